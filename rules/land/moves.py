"""The moves of Land of Clans and their notation.

A turn is a chain of words. Conquest: a card, a square, and where needed the token that moves and
the castle that is built (``oak d5 from-b3 V3-c4d4d5``). A Wizard names the column first
(``wizard c c4``). Attack: the castle by its first square and the swords (``attack-e4 swords-2``),
which others answer (``swords-1``, ``shields-3``, ``decline``). Without a conquest: ``discard oak``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.core.move import Move
from rules.land.cards import WIZARD

if TYPE_CHECKING:
    from rules.core.facts import Facts
    from rules.land.board import Board
    from rules.land.cards import Cards


class LandMove(Move):
    """A move of Land of Clans.

    `value` says what is chosen: a card, a column, a square, how many swords or shields; of a
    castle the set of its squares.
    """

    __slots__ = ("value",)

    def __init__(self, notation: str, kind: str, value: int, facts: Facts) -> None:
        super().__init__(notation, kind, facts)
        self.value = value


#: Play a Wizard that lies open before its owner.
OPEN_WIZARD: Final = LandMove("wizard", "wizard", WIZARD, {})
#: Throw a card away, when none of the hand can conquer.
DISCARD: Final = LandMove("discard", "discard", 0, {})
#: Answer an attack with nothing.
DECLINE: Final = LandMove("decline", "decline", 0, {})


class Moves:
    """The moves of each kind, at the place of their card, column, square or number."""

    __slots__ = ("cards", "columns", "named", "shields", "squares", "swords", "throws", "tokens")

    def __init__(self, board: Board, cards: Cards, hand: int) -> None:
        squares = range(len(board.names))
        #: Conquer with a card of the hand, or discard it.
        self.cards = tuple(_card(card, name, "card") for card, name in enumerate(cards.names))
        self.throws = tuple(_card(card, name, "throw") for card, name in enumerate(cards.names))
        self.columns = tuple(map(_column, range(board.width)))
        self.squares = tuple(_square(board, square) for square in squares)
        #: Take the token on a square.
        self.tokens = tuple(_token(board, square) for square in squares)
        self.swords = tuple(map(_swords, range(hand + 1)))
        self.shields = (DECLINE, *map(_shields, range(1, hand + 1)))
        #: All moves but those that build, by their notation.
        self.named = {
            str(move): move
            for move in (
                *(*self.cards, *self.columns, *self.squares, *self.tokens),
                *(attack(square, board.names[square], {}) for square in squares),
                *(*self.swords, *self.shields, OPEN_WIZARD, DISCARD),
            )
        }


def attack(square: int, name: str, facts: Facts) -> LandMove:
    """Attack the castle that begins at a square, with what its menu says about it."""
    return LandMove(f"attack-{name}", "attack", square, {"castle": name, **facts})


def _card(card: int, name: str, kind: str) -> LandMove:
    # The bare word is the Wizard that lies open on the table.
    return LandMove("hidden-wizard" if card == WIZARD else name, kind, card, {"card": name})


def _column(column: int) -> LandMove:
    letter = chr(ord("a") + column)
    return LandMove(letter, "column", column, {"column": letter})


def _square(board: Board, square: int) -> LandMove:
    name, symbol = board.names[square], board.shown[square] or "no-mans-land"
    return LandMove(name, "square", square, {"square": name, "symbol": symbol})


def _token(board: Board, square: int) -> LandMove:
    name = board.names[square]
    return LandMove(f"from-{name}", "token", square, {"square": name})


def _swords(swords: int) -> LandMove:
    return LandMove(f"swords-{swords}", "swords", swords, {"swords": swords})


def _shields(shields: int) -> LandMove:
    return LandMove(f"shields-{shields}", "defend", shields, {"shields": shields})
