"""The painter of Cherokee."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.cherokee import emblems as emblems
from render.cherokee.alt import tell_board, tell_hand
from render.cherokee.board import draw_board
from render.cherokee.cards import DIMMED, held_card, member_card
from render.cherokee.hand import draw_hand
from render.cherokee.moments import DECK
from render.cherokee.samples import SAMPLES
from render.painter import TablePainter
from render.sample import wordless

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render.kit.canvas import Canvas
    from render.painter import Words
    from rules.cherokee.view import CherokeeView


class CherokeePainter(TablePainter["CherokeeView"]):
    """Paints Cherokee's table and hands."""

    key = "cherokee"

    def draw_board(self, view: CherokeeView, names: Sequence[str], words: Words) -> Canvas:
        """The table, for everyone."""
        return draw_board(view, names, words)

    def draw_hand(self, view: CherokeeView, names: Sequence[str], words: Words) -> Canvas:
        """What one seat holds and is asked."""
        return draw_hand(view, names, words)

    def tell_board(self, view: CherokeeView, names: Sequence[str], words: Words) -> str:
        """The table in words."""
        return tell_board(view, names, words)

    def tell_hand(self, view: CherokeeView, names: Sequence[str], words: Words) -> str:
        """The hand in words."""
        return tell_hand(view, names, words)

    def warm(self) -> Iterator[None]:
        """Paint once what the pictures are made of."""
        for member in DECK:
            member_card(member)
            member_card(member, DIMMED)
            held_card(member)
            yield
        for sample in SAMPLES:
            sample.draw(self, wordless)
            yield
