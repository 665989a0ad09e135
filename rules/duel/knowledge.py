"""What a player of a duel can't know, redrawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.duel.hand import Hand
from rules.duel.questions import LAY_ANEW, REARRANGE

if TYPE_CHECKING:
    from rules.core.chance import Chance
    from rules.duel.position import DuelPosition


def redraw(position: DuelPosition, seat: int, chance: Chance) -> None:
    """Replace everything `seat` can't know with something just as possible.

    After a draft, an exchange or a deal each player knows both decks, for the pack has two of
    every card and a player sees all of their own. Hidden are: cards not drawn yet and hands in
    poor visibility, rows of fate, packets of a draft, and a card chosen but not yet revealed.
    """
    other = 1 - seat
    if position.draft is not None:
        position.draft.redraw(seat, chance)
    elif position.setup.fate:
        _redraw_row(position, seat, chance)
    elif position.setup.draws:
        _redraw_hands(position, seat, chance)
    if position.choices[other] >= 0 and position.spy != seat:
        position.choices[other] = chance.pick(position.hands[other].cards())


def _redraw_row(position: DuelPosition, seat: int, chance: Chance) -> None:
    """Another order of the other's row; a card that a Spy has seen stays in front."""
    other = 1 - seat
    if position.peeker == other:
        _redraw_relaid(position, other, chance)
    row = position.rows[other]
    seen = row[:1] if position.peeker == seat else []
    cards = [*row[len(seen) :], *(position.hands[other].cards() if position.stage == "lay" else ())]
    chance.shuffle(cards)
    laid = len(row) - len(seen)
    row[:] = seen + cards[:laid]
    if position.stage == "lay":
        position.hands[other] = Hand.of(cards[laid:])


def _redraw_relaid(position: DuelPosition, other: int, chance: Chance) -> None:
    """How far the other has come with a new row is as unknown as its order."""
    cards = list(position.rows[other])
    chance.shuffle(cards)
    done = chance.below(len(cards) - 1)
    position.relaid = cards[:done]
    position.hands[other] = Hand.of(cards[done:])
    position.put((LAY_ANEW if done else REARRANGE)[other])


def _redraw_hands(position: DuelPosition, seat: int, chance: Chance) -> None:
    """Other cards in the decks and in the other's hand.

    In a dark night nobody has seen their own deck, so both decks come from one pool.
    """
    other = 1 - seat
    own, theirs = position.decks[seat], position.decks[other]
    held = list(position.hands[other].cards())
    if position.spy == seat and position.choices[other] >= 0:
        held.remove(position.choices[other])
    pool = held + theirs + (own if position.setup.dealt else [])
    chance.shuffle(pool)
    hand = Hand.of(pool.pop() for _ in held)
    if position.spy == seat and position.choices[other] >= 0:
        hand.add(position.choices[other])
    position.hands[other] = hand
    theirs[:] = [pool.pop() for _ in theirs]
    if position.setup.dealt:
        own[:] = pool
    else:
        chance.shuffle(own)
