"""The moves of Land of Clans and their notation.

A turn is a chain of words. Conquest: a card, a square, and where needed the token that moves and
the castle that is built (``oak d5 from-b3 V3-c4d4d5``). A Wizard names the column first
(``wizard c c4``). Attack: the castle by its first square and the swords (``attack-e4 swords-2``),
which others answer (``swords-1``, ``shields-3``, ``decline``). Without a conquest: ``discard oak``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from rules.core.errors import UnknownMove
from rules.core.move import Move
from rules.land.board import BOARD, NO_MANS_LAND
from rules.land.cards import NAMES, WIZARD
from rules.land.components import COMPONENTS
from rules.land.shapes import sites_for

if TYPE_CHECKING:
    from collections.abc import Mapping


class CardMove(Move):
    """Choose a card of the hand: to conquer with it ("card"), or to discard it ("throw")."""

    __slots__ = ("card",)

    def __init__(self, card: int, kind: str = "card") -> None:
        # The bare word is the Wizard that lies open on the table.
        notation = "hidden-wizard" if card == WIZARD else NAMES[card]
        super().__init__(notation, kind, {"card": NAMES[card]})
        self.card = card


class ColumnMove(Move):
    """Choose the column of the square that a Wizard goes to."""

    __slots__ = ("column",)

    def __init__(self, column: int) -> None:
        letter = chr(ord("a") + column)
        super().__init__(letter, "column", {"column": letter})
        self.column = column


class SquareMove(Move):
    """Choose the square to conquer."""

    __slots__ = ("square",)

    def __init__(self, square: int) -> None:
        symbol = BOARD.symbols[square]
        shown = "no-mans-land" if symbol == NO_MANS_LAND else COMPONENTS.symbols[symbol]
        name = BOARD.names[square]
        super().__init__(name, "square", {"square": name, "symbol": shown})
        self.square = square


class TokenMove(Move):
    """Choose the token on the board that moves, when none is left beside it."""

    __slots__ = ("square",)

    def __init__(self, square: int) -> None:
        name = BOARD.names[square]
        super().__init__(f"from-{name}", "token", {"square": name})
        self.square = square


class AttackMove(Move):
    """Attack the castle that begins at a square."""

    __slots__ = ("square",)

    def __init__(self, square: int, facts: Mapping[str, int | str] | None = None) -> None:
        name = BOARD.names[square]
        super().__init__(f"attack-{name}", "attack", {"castle": name, **(facts or {})})
        self.square = square


class SwordsMove(Move):
    """Play so many swords: to attack, or into a partner's attack."""

    __slots__ = ("swords",)

    def __init__(self, swords: int) -> None:
        super().__init__(f"swords-{swords}", "swords", {"swords": swords})
        self.swords = swords


class DefendMove(Move):
    """Answer an attack with so many shields."""

    __slots__ = ("shields",)

    def __init__(self, shields: int) -> None:
        super().__init__(f"shields-{shields}", "defend", {"shields": shields})
        self.shields = shields


#: The moves of each kind, at the place of their card, column, square or number.
CARD_MOVES: Final = tuple(map(CardMove, range(len(NAMES))))
THROW_MOVES: Final = tuple(CardMove(card, "throw") for card in range(len(NAMES)))
COLUMN_MOVES: Final = tuple(map(ColumnMove, range(BOARD.width)))
SQUARE_MOVES: Final = tuple(map(SquareMove, range(len(BOARD.names))))
TOKEN_MOVES: Final = tuple(map(TokenMove, range(len(BOARD.names))))
SWORDS_MOVES: Final = tuple(map(SwordsMove, range(COMPONENTS.hand + 1)))
DEFEND_MOVES: Final = tuple(map(DefendMove, range(COMPONENTS.hand + 1)))
#: Play a Wizard that lies open before its owner.
OPEN_WIZARD: Final = Move("wizard", "wizard", {})
#: Throw a card away, when none of the hand can conquer.
DISCARD: Final = Move("discard", "discard", {})
#: Answer an attack with nothing.
DECLINE: Final = Move("decline", "decline", {})

_BY_NOTATION: Final[dict[str, Move]] = {
    str(move): move
    for move in (
        *CARD_MOVES,
        *COLUMN_MOVES,
        *SQUARE_MOVES,
        *TOKEN_MOVES,
        *map(AttackMove, range(len(BOARD.names))),
        *SWORDS_MOVES,
        *DEFEND_MOVES[1:],
        OPEN_WIZARD,
        DISCARD,
        DECLINE,
    )
}


def parse(text: str) -> Move:
    """The move with that notation. Raises `UnknownMove` if there is none."""
    word = text.strip()
    move = _BY_NOTATION.get(word) or _castles().get(word)
    if move is None:
        raise UnknownMove("LC-R6", text, "no-such-move")
    return move


@lru_cache
def _castles() -> dict[str, Move]:
    """The moves that build, of all shapes turned in all ways."""
    first_way = next(iter(COMPONENTS.points))
    sites = sites_for(first_way, True)
    return {str(site.move): site.move for shape in sites.all for site in shape}
