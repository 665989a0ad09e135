"""The panels of the clans below the board: who plays, what they have left, what they have won."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from render.kit.backdrop import MARGIN, WIDTH
from render.kit.colour import BONE, BRASS_LIGHT, PLAYERS
from render.kit.furniture import strip
from render.kit.pieces import brass_emblem, coin, gem, gem_socket, token
from render.kit.type import Face, fit, line
from render.land.clans import shown_names, winning_clans
from render.land.grid import LETTERS_Y
from render.land.pieces import wizard_tile

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.kit.canvas import Canvas
    from render.painter import Words
    from rules.land.view import ClanView, LandView

PANEL_TOP: Final = LETTERS_Y + 32
PANELS_HEIGHT: Final = 160

_GAP = 10
_CLOTH = 14
#: Between the contents and the cloth at the left or the right end.
_PAD = 10
_ARROW = 36
_GEM = 36
_TILE_PITCH = 43
#: How wide a number of tokens may be, and how many Wizards a player may have open.
_NUMBER = 50
_WIZARDS = 2
#: A panel higher than this has large pieces, and room for two names one below the other.
_TALL = 64
#: Up to this many clans lie one below the other; more lie two by two.
_STACKED = 3


@dataclass(frozen=True, slots=True)
class _Cut:
    """The measures of a panel, and of what lies on it."""

    width: int
    height: int
    token: int
    gem_pitch: int
    coin: int
    #: Between the groups of its state.
    space: int
    #: From the middle to the line of names, and to that of the state.
    lines: tuple[int, int] = (0, 0)


def _cut(clans: int) -> _Cut:
    whole = WIDTH - 2 * MARGIN
    if clans > _STACKED:
        height = (PANELS_HEIGHT - _GAP) // 2
        return _Cut((whole - _GAP) // 2, height, 38, 38, coin=58, space=50, lines=(-18, 17))
    height = (PANELS_HEIGHT - _GAP * (clans - 1)) // clans
    if height > _TALL:
        return _Cut(whole, height, 50, 42, coin=60, space=24)
    return _Cut(whole, height, 42, 40, coin=48, space=24)


def draw_panels(canvas: Canvas, view: LandView, names: Sequence[str], words: Words) -> None:
    """Draw a panel for every clan; brass around those who are awaited or have won."""
    clans = view["clans"]
    cut = _cut(len(clans))
    columns = (WIDTH - 2 * MARGIN + _GAP) // (cut.width + _GAP)
    shown = shown_names(names, words)
    for number, clan in enumerate(clans):
        row, column = divmod(number, columns)
        at = MARGIN + column * (cut.width + _GAP), PANEL_TOP + row * (cut.height + _GAP)
        _Panel(canvas, view, number, at, cut).draw(clan, shown)


class _Panel:
    """Draws one clan's panel."""

    def __init__(
        self, canvas: Canvas, view: LandView, number: int, at: tuple[int, int], cut: _Cut
    ) -> None:
        self._canvas = canvas
        self._view = view
        self._number = number
        self._player = PLAYERS[number]
        self._at = at
        self._cut = cut
        #: Where the contents begin and end.
        self._left = at[0] + _CLOTH + _PAD
        self._right = at[0] + cut.width - _PAD
        self._middle = at[1] + cut.height / 2

    def draw(self, clan: ClanView, names: Sequence[str]) -> None:
        """Draw all of it."""
        view, cut = self._view, self._cut
        lit = self._number in winning_clans(view) or not {*clan["seats"]}.isdisjoint(view["to_act"])
        ground = strip(self._player, cut.width, height=cut.height, cloth=_CLOTH, awaited=lit)
        self._canvas.put(ground, *self._at)
        end = self._draw_state(clan)
        if len(clan["seats"]) == 1:
            (seat,) = clan["seats"]
            y = self._middle + cut.lines[0]
            self._write_name(names, seat, self._left, y, end)
        else:
            self._write_partners(clan, names, end)

    def _draw_state(self, clan: ClanView) -> float:
        """Draw tokens, open Wizards, prizes and points from the right; return where a name ends.

        They stand in columns, so that clans can be compared.
        """
        cut, y = self._cut, self._middle + self._cut.lines[1]
        x = self._right - cut.coin
        self._canvas.centre(coin(str(clan["points"]), cut.coin), x + cut.coin / 2, self._middle)
        end = x
        x -= cut.space + self._view["goal"] * cut.gem_pitch
        self._draw_gems(x, y, clan)
        if len(clan["seats"]) == 1:
            x -= cut.space + _WIZARDS * _TILE_PITCH
            self._draw_wizards(x, y, *clan["seats"])
        x -= cut.space + cut.token + _NUMBER
        self._draw_tokens(x, y, clan["tokens"])
        # With the state below it, a name may be as long as the coin lets it.
        return end - 8 if cut.lines[0] else x - 20

    def _write_partners(self, clan: ClanView, names: Sequence[str], end: float) -> None:
        """Write the names of partners, one below the other or beside it; each has its Wizards."""
        each = (end - self._left + 20) / len(clan["seats"])
        for place, seat in enumerate(clan["seats"]):
            x, y, right = float(self._left), self._middle, end
            if self._cut.height > _TALL:
                y += (place - 0.5) * self._cut.height * 0.48
            else:
                x += place * each
                right = x + each - 20
            tiles = self._view["players"][seat]["wizards"] * _TILE_PITCH
            written = self._write_name(names, seat, x, y, right - tiles - 8)
            self._draw_wizards(written + 8, y, seat)

    def _write_name(self, names: Sequence[str], seat: int, x: float, y: float, end: float) -> float:
        """Write a name between two ends; return where it ends."""
        # The panel's rim says which clan is awaited; of partners an arrow says which of them.
        called = seat in self._view["to_act"] and self._view["options"]["teams"]
        if called:
            self._canvas.centre(brass_emblem("arrow", _ARROW, turn=90), x + _ARROW / 2 - 4, y)
            x += _ARROW + 2
        name = fit(names[seat], Face.SERIF_BOLD, 38, round(end - x))
        self._canvas.write(name, x, y, BRASS_LIGHT if called else BONE)
        return x + name.width

    def _draw_tokens(self, x: float, y: float, count: int) -> None:
        """Draw how many tokens lie beside the board."""
        self._canvas.centre(token(self._player, self._cut.token), x + self._cut.token / 2, y)
        number = line(str(count), Face.SERIF_BLACK, 38)
        self._canvas.write(number, x + self._cut.token + 8, y, BONE)

    def _draw_wizards(self, x: float, y: float, seat: int) -> None:
        for place in range(self._view["players"][seat]["wizards"]):
            self._canvas.centre(wizard_tile(), x + (place + 0.5) * _TILE_PITCH, y)

    def _draw_gems(self, x: float, y: float, clan: ClanView) -> None:
        """Draw a gem for each prize, of those that end the game."""
        for place in range(self._view["goal"]):
            won = place < len(clan["prizes"])
            piece = gem(_GEM) if won else gem_socket(self._player, _GEM)
            self._canvas.centre(piece, x + (place + 0.5) * self._cut.gem_pitch, y)
