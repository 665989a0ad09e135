"""The eight cards of a clan, and moves that name one."""

from __future__ import annotations

from typing import Final

from rules.core.errors import UnknownMove
from rules.core.move import Move

MUSICIAN: Final = 0
PRINCESS: Final = 1
SPY: Final = 2
ASSASSIN: Final = 3
AMBASSADOR: Final = 4
WIZARD: Final = 5
GENERAL: Final = 6
PRINCE: Final = 7

CARDS: Final = range(8)


def _card_moves(kind: str) -> tuple[Move, ...]:
    """Each move at the place of its card's number, which is its notation."""
    return tuple(Move(str(card), kind, {"card": card}) for card in CARDS)


#: Choose a card to fight with.
CARD_MOVES: Final = _card_moves("card")
#: Keep a card of a packet.
PICK_MOVES: Final = _card_moves("pick")
#: Lay a card next in a row.
LAY_MOVES: Final = _card_moves("lay")
#: Leave the row as it lies, after a Spy's look.
KEEP: Final = Move("keep", "keep", {})

_BY_NOTATION: Final = {str(move): move for move in (*CARD_MOVES, KEEP)}


def parse(text: str) -> Move:
    """The move with that notation. Raises `UnknownMove` if there is none."""
    move = _BY_NOTATION.get(text.strip())
    if move is None:
        raise UnknownMove("BR-R18", text, "no-such-card")
    return move
