"""The box of one edition: everything that follows from its components, built once."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rules.core.errors import UnknownMove
from rules.land.board import Board
from rules.land.cards import Cards
from rules.land.components import POINTS, read_components
from rules.land.moves import Moves
from rules.land.shapes import Sites

if TYPE_CHECKING:
    from rules.core.move import Move


class Box:
    """Components, board, cards and moves of one edition; immutable."""

    __slots__ = ("board", "cards", "components", "moves")

    def __init__(self, text: str) -> None:
        """Read the text of an edition. Raises `BadBox` with what is wrong in it."""
        self.components = read_components(text)
        self.board = Board(self.components.rows, self.components.symbols)
        self.cards = Cards(self.components, self.board)
        self.moves = Moves(self.board, self.cards, self.components.hand)

    def parse(self, text: str) -> Move:
        """The move with that notation. Raises `UnknownMove` if there is none."""
        word = text.strip()
        move = self.moves.named.get(word) or _castle_moves(self).get(word)
        if move is None:
            raise UnknownMove("LC-R6", text, "no-such-move")
        return move


@cache
def box_of(text: str) -> Box:
    """The box of an edition with that text."""
    return Box(text)


@cache
def sites_of(box: Box, points: str, mirrored: bool) -> Sites:
    """The places of all shapes, for a way to count points and to turn shapes."""
    return Sites(box.components, box.board, points, mirrored=mirrored)


@cache
def _castle_moves(box: Box) -> dict[str, Move]:
    """The moves that build, of all shapes turned in all ways."""
    sites = sites_of(box, POINTS[0], True)
    return {str(site.move): site.move for shape in sites.all for site in shape}
