"""The painter of Clans and Glory."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from render.glory.alt import tell_board, tell_hand
from render.glory.board import draw_board
from render.glory.choosing import narrowed
from render.glory.hand import draw_hand
from render.glory.samples import BOARDS, WARMED
from render.painter import TablePainter
from render.sample import wordless

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render.kit.canvas import Canvas
    from render.painter import Choice, Words
    from rules.core.view import View
    from rules.glory.view import GloryView


class GloryPainter(TablePainter["GloryView"]):
    """Paints the long table and the hands of Clans and Glory."""

    key = "glory"

    def narrowed(self, view: View, moves: Sequence[Choice]) -> View:
        """Only the cells of the chosen card are open; a chosen cell has its card."""
        return narrowed(cast("GloryView", view), moves)

    def draw_board(self, view: GloryView, names: Sequence[str], words: Words) -> Canvas:
        """The table, for everyone."""
        return draw_board(view, names, words)

    def draw_hand(self, view: GloryView, names: Sequence[str], words: Words) -> Canvas:
        """What one seat holds and is asked."""
        return draw_hand(view, names, words)

    def tell_board(self, view: GloryView, names: Sequence[str], words: Words) -> str:
        """The table in words."""
        return tell_board(view, names, words)

    def tell_hand(self, view: GloryView, names: Sequence[str], words: Words) -> str:
        """The hand in words."""
        return tell_hand(view, names, words)

    def warm(self) -> Iterator[None]:
        """Paint once what the pictures are made of: a table for each number of players."""
        for sample in BOARDS[:WARMED]:
            sample.draw(self, wordless)
            yield
