"""Moments of games: tables written as one would draw them, and played on by the rules.

A field is ``T0 T1 T2 / B0 B1 B2 / H | stack``: a card by its notation, ``..`` for an empty cell,
``?2`` for a card that seat 2 laid face down; the stack lists seats, the oldest shield first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.core.chance import Chance
from rules.glory.game import Glory
from rules.glory.options import CROSSES, setup_for
from rules.glory.position import GloryPosition
from rules.glory.turn_steps import CARD_STEPS

if TYPE_CHECKING:
    from collections.abc import Iterator


#: The moments are drawn with the cards and cells of the first edition, whatever is corrected later.
GAME: Final = Glory(Glory.editions[0])


def drawn(turn: int, hands: str, *fields: str, crosses: bool = True) -> GloryPosition:
    """The table as it is drawn, when that turn begins.

    `hands` names some cards of each seat, parted by ``/``: ``"R5 G3 / B4"``. The rest of the hands
    and the face-down cards are any others. Raises `ValueError` if more or fewer cards lie there
    than have been laid by then.
    """
    setup = setup_for(GAME.box, len(fields) - 2, {CROSSES: crosses})
    position = GloryPosition(GAME, setup, Chance("drawn"))
    for cell, content in _contents(fields):
        if not content.startswith("?"):
            position.spread.lay(GAME.box.card_numbers[content], GAME.box.cells.numbers[cell])
    for seat, names in enumerate(hands.split("/")):
        position.hands[seat] = [GAME.box.card_numbers[name] for name in names.split()]
    used = {*position.spread.cards}.union(*position.hands)
    rest = [card for card in setup.deck if card not in used]
    for cell, content in _contents(fields):
        if content.startswith("?"):
            position.spread.cover(rest.pop(), GAME.box.cells.numbers[cell], int(content[1:]))
    for seat, size in enumerate(setup.preparation.hands):
        hand, laid = position.hands[seat], (turn - 1 - seat + setup.seats - 1) // setup.seats
        hand += [rest.pop() for _ in range(size - laid - len(hand))]
        hand.sort()
    position.removed = rest
    if len(rest) != setup.preparation.removed:
        raise ValueError(f"{len(rest) - setup.preparation.removed} cards too few are drawn")
    for field, text in enumerate(fields):
        for owner in text.partition("|")[2].split():
            position.shields.lay(int(owner), field)
    position.turn = turn - 1
    position.put(CARD_STEPS[position.turn % setup.seats])
    return position


def _contents(fields: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """The cells on which something lies, by name, and what it is."""
    for number, text in enumerate(fields, 1):
        for letter, side in zip("TBH", text.partition("|")[0].split("/"), strict=False):
            for at, content in enumerate(side.split()):
                place = letter if letter == "H" else f"{letter}{at}"
                if content != "..":
                    yield f"{number}.{place}", content


def played(position: GloryPosition, moves: str) -> GloryPosition:
    """The position after these moves, each made by the seat that is asked."""
    position = position.copy()
    for word in moves.split():
        position.play(position.to_act[0], word)
    return position
