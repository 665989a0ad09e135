"""The panels of the clans below the board: who plays, what they have left, what they have won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.kit.colour import BONE, BRASS_LIGHT, PLAYERS
from render.kit.furniture import strip
from render.kit.pieces import brass_emblem, coin, gem, gem_socket, token
from render.kit.table import MARGIN, WIDTH
from render.kit.type import Face, fit, line
from render.land.clans import shown_names, winning_clans
from render.land.grid import LETTERS_Y
from render.land.pieces import wizard_tile

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.kit.canvas import Canvas
    from render.painter import Words
    from rules.land.view import ClanView, LandView

PANEL_TOP: Final = LETTERS_Y + 36
PANEL_HEIGHT: Final = 148
#: Prizes that end the game.
GOAL: Final = 4

_GAP = 16
_CLOTH = 18
_EDGE = 16
_TOKEN = 42
_GEM, _GEM_PITCH = 36, 37
_COIN = 54
_ARROW = 36
_TILE_PITCH = 43
#: The middles of the three rows of a panel.
_ROWS = (33, 77, 120)


def draw_panels(canvas: Canvas, view: LandView, names: Sequence[str], words: Words) -> None:
    """Draw a panel for every clan, side by side; brass around those who are awaited or have won."""
    clans = view["clans"]
    width = (WIDTH - 2 * MARGIN - _GAP * (len(clans) - 1)) // len(clans)
    shown = shown_names(names, words)
    for number, clan in enumerate(clans):
        panel = _Panel(canvas, view, number, MARGIN + number * (width + _GAP), width)
        panel.draw(clan, shown)


class _Panel:
    """Draws one clan's panel."""

    def __init__(self, canvas: Canvas, view: LandView, number: int, left: int, width: int) -> None:
        self._canvas = canvas
        self._view = view
        self._number = number
        self._player = PLAYERS[number]
        self._edge = left
        self._width = width
        #: Where the contents begin and end.
        self._left = left + _CLOTH + 14
        self._right = left + width - _EDGE

    def draw(self, clan: ClanView, names: Sequence[str]) -> None:
        """Draw all of it."""
        view, (first, second, third) = self._view, (PANEL_TOP + row for row in _ROWS)
        lit = self._number in winning_clans(view) or not {*clan["seats"]}.isdisjoint(view["to_act"])
        ground = strip(self._player, self._width, height=PANEL_HEIGHT, cloth=_CLOTH, awaited=lit)
        self._canvas.put(ground, self._edge, PANEL_TOP)
        if len(clan["seats"]) == 1:
            (seat,) = clan["seats"]
            self._write_name(names, seat, first, self._right)
            end = self._draw_tokens(self._left, second, clan["tokens"])
            self._draw_wizards(end + 6, second, seat)
            self._draw_gems(self._left, third, clan)
        else:
            for seat, y in zip(clan["seats"], (first - 8, second - 12), strict=True):
                tiles = self._view["players"][seat]["wizards"] * _TILE_PITCH
                self._write_name(names, seat, y, self._right - tiles - 6)
                self._draw_wizards(self._right - tiles, y, seat)
            end = self._draw_gems(self._left, third, clan)
            self._draw_tokens(end + 12, third, clan["tokens"])
        self._canvas.centre(coin(str(clan["points"]), _COIN), self._right - _COIN / 2, third - 3)

    def _write_name(self, names: Sequence[str], seat: int, y: float, end: float) -> None:
        # The panel's rim says which clan is awaited; of partners an arrow says which of them.
        called = seat in self._view["to_act"] and self._view["options"]["teams"]
        x = self._left
        if called:
            self._canvas.centre(brass_emblem("arrow", _ARROW, turn=90), x + _ARROW / 2 - 4, y)
            x += _ARROW + 2
        name = fit(names[seat], Face.SERIF_BOLD, 40, round(end - x))
        self._canvas.write(name, x, y, BRASS_LIGHT if called else BONE)

    def _draw_tokens(self, x: float, y: float, count: int) -> float:
        """Draw how many tokens lie beside the board; return where that ends."""
        self._canvas.centre(token(self._player, _TOKEN), x + _TOKEN / 2, y)
        number = line(str(count), Face.SERIF_BLACK, 36)
        self._canvas.write(number, x + _TOKEN + 6, y, BONE)
        return x + _TOKEN + 6 + number.width

    def _draw_wizards(self, x: float, y: float, seat: int) -> None:
        for place in range(self._view["players"][seat]["wizards"]):
            self._canvas.centre(wizard_tile(), x + (place + 0.5) * _TILE_PITCH, y)

    def _draw_gems(self, x: float, y: float, clan: ClanView) -> float:
        """Draw a gem for each prize, of the four that end the game; return where they end."""
        for place in range(GOAL):
            won = place < len(clan["prizes"])
            piece = gem(_GEM) if won else gem_socket(self._player, _GEM)
            self._canvas.centre(piece, x + (place + 0.5) * _GEM_PITCH, y)
        return x + GOAL * _GEM_PITCH
