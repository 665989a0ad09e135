"""Moments of duels in every stage and variant, played by the rules.

Rounds are written ``"6-0 4-2"``, seat 0's card first; rows of fate as their cards in order.
"""

from __future__ import annotations

from typing import Final

from rules.core.chance import Chance
from rules.duel.draft import Draft
from rules.duel.game import Duel
from rules.duel.hand import Hand
from rules.duel.position import DuelPosition
from rules.duel.variants import setup_for

GAME: Final = Duel()


def started(*variants: str, seed: str = "moment") -> DuelPosition:
    """The first position of a duel."""
    return GAME.set_up(2, GAME.options.read({"variants": variants}), seed)


def fought(position: DuelPosition, rounds: str) -> DuelPosition:
    """The position after these rounds; each seat chooses when it is asked."""
    position = position.copy()
    for pair in rounds.split():
        cards = dict(enumerate(pair.split("-")))
        while cards:
            seat = next(seat for seat in position.to_act if seat in cards)
            position.play(seat, cards.pop(seat))
    return position


def played(position: DuelPosition, log: str) -> DuelPosition:
    """The position after these moves: ``"0:6 1:3"``, each with its seat."""
    position = position.copy()
    for entry in log.split():
        seat, _, word = entry.partition(":")
        position.play(int(seat), word)
    return position


def laid(position: DuelPosition, *rows: str) -> DuelPosition:
    """The position after each seat, from the first on, has laid these cards of its row."""
    moves = (f"{seat}:{card}" for seat, row in enumerate(rows) for card in row)
    return played(position, " ".join(moves))


def holding(
    *variants: str, hands: tuple[str, str], decks: tuple[str, str] = ("", "")
) -> DuelPosition:
    """A duel in which other cards were dealt; the first of a deck is drawn first."""
    position = started(*variants)
    for seat in (0, 1):
        position.hands[seat] = Hand.of(map(int, hands[seat]))
        position.decks[seat][:] = map(int, reversed(decks[seat]))
    return position


def drafting(packets: str) -> DuelPosition:
    """The first pick of a draft with these packets."""
    options = GAME.options.read({"variants": ["mixed_clans"]})
    position = DuelPosition(GAME, setup_for(options), Chance("moment"))
    position.begin_draft(Draft([int(card) for card in packets if card != " "]))
    return position


START: Final = started()
SANDBOX: Final = started("sandbox")
#: Seat 0 gave its Assassin for a Prince.
TRAITOR: Final = started("traitor", seed="87")

SECOND: Final = fought(START, "2-5")
SPIED: Final = fought(SECOND, "4-2")
SHOWN: Final = played(SPIED, "0:6")
FOURTH: Final = fought(SPIED, "6-0")
CHOSEN: Final = played(FOURTH, "0:5")
TWO_GENERALS: Final = fought(SPIED, "6-6")
BONUS_AND_SPY: Final = fought(SECOND, "6-2")
STRENGTHENED: Final = played(BONUS_AND_SPY, "0:4")
LAST: Final = fought(START, "4-6 5-7 0-1 6-2 2-4 3-3 7-0")

DIM: Final = fought(
    holding("poor_visibility", hands=("530", "276"), decks=("27146", "01345")), "5-2 3-7"
)
NIGHT: Final = played(
    fought(holding("dark_night", "bitter_end", hands=("14702356", "76401235")), "1-7 4-6 7-4"),
    "0:5",
)
#: The first packet is shared out, of the second one seat 1 has taken the Prince.
DRAFT: Final = played(drafting("1605 7047 1223 3456"), "0:1 1:0 0:6 1:7")

LAY_FIRST: Final = started("fate")
LAYING: Final = laid(LAY_FIRST, "325", "64715")
ROW_LAID: Final = laid(LAY_FIRST, "3257041", "647150")
#: The last card of a row lies by itself. Seat 0's Spy works in the second round.
LOOKED: Final = laid(LAY_FIRST, "3270416", "6471503")
LAYS_ANEW: Final = laid(LOOKED, "67")

GOAL: Final = fought(FOURTH, "7-7")
PRINCESS: Final = fought(START, "3-2 6-7 5-6 0-4 2-3 4-5 1-0 7-1")
DRAWN: Final = fought(START, "3-4 4-5 6-6 5-3 1-2 2-0 7-7 0-1")
BITTER: Final = fought(started("bitter_end"), "7-1 4-5 0-0 2-4 1-7 6-6 3-2 5-3")
