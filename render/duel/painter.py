"""The painter of the duel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.duel.alt import tell_board, tell_hand
from render.duel.board import draw_board
from render.duel.clans import CLANS
from render.duel.emblems import CARD_EMBLEMS
from render.duel.field import loser_pose
from render.duel.hand import draw_hand
from render.duel.samples import BOARDS
from render.kit.card import card, card_back
from render.painter import TablePainter
from render.sample import wordless

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render.kit.canvas import Canvas
    from render.painter import Words
    from rules.duel.view import DuelView


class DuelPainter(TablePainter["DuelView"]):
    """Paints the duel's table and hands."""

    key = "duel"

    def draw_board(self, view: DuelView, names: Sequence[str], words: Words) -> Canvas:
        """The table, for everyone."""
        return draw_board(view, names, words)

    def draw_hand(self, view: DuelView, names: Sequence[str], words: Words) -> Canvas:
        """What one seat holds and is asked."""
        return draw_hand(view, names, words)

    def tell_board(self, view: DuelView, names: Sequence[str], words: Words) -> str:
        """The table in words."""
        return tell_board(view, names, words)

    def tell_hand(self, view: DuelView, names: Sequence[str], words: Words) -> str:
        """The hand in words."""
        return tell_hand(view, names, words)

    def warm(self) -> Iterator[None]:
        """Paint once what the pictures are made of."""
        for clan in CLANS:
            card_back(clan.player, clan.crest)
            for value, emblem in enumerate(CARD_EMBLEMS):
                card(clan.player, str(value), emblem)
                card(clan.player, str(value), emblem, won=True)
                card(clan.player, str(value), emblem, pose=loser_pose(clan))
                yield
        for sample in BOARDS:
            sample.draw(self, wordless)
            yield
