"""The painter of Land of Clans."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from render.land import emblems as emblems
from render.land.alt import tell_board, tell_hand
from render.land.board import draw_board
from render.land.hand import draw_hand
from render.land.reach import narrowed
from render.painter import TablePainter
from render.sample import samples_of, wordless

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render.kit.canvas import Canvas
    from render.painter import Choice, Words
    from rules.core.view import View
    from rules.land.view import LandView


#: The samples that together have nearly every piece.
_TYPICAL = {"start", "middle", "four_clans", "attacked", "three_teams", "asked"}


class LandPainter(TablePainter["LandView"]):
    """Paints the board of Land of Clans, and hands."""

    key = "land"

    def narrowed(self, view: View, moves: Sequence[Choice]) -> View:
        """A chosen square is the only bright one and has the token."""
        return narrowed(cast("LandView", view), moves)

    def draw_board(self, view: LandView, names: Sequence[str], words: Words) -> Canvas:
        """The table, for everyone."""
        return draw_board(view, names, words)

    def draw_hand(self, view: LandView, names: Sequence[str], words: Words) -> Canvas:
        """What one seat holds and is asked."""
        return draw_hand(view, names, words)

    def tell_board(self, view: LandView, names: Sequence[str], words: Words) -> str:
        """The table in words."""
        return tell_board(view, names, words)

    def tell_hand(self, view: LandView, names: Sequence[str], words: Words) -> str:
        """The hand in words."""
        return tell_hand(view, names, words)

    def warm(self) -> Iterator[None]:
        """Paint once what the pictures are made of."""
        for sample in samples_of(self.key):
            if sample.name in _TYPICAL:
                sample.draw(self, wordless)
                yield
