"""The strips of the two clans: who plays, what they do, what they hold, how far they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.duel.clans import Clan, player_name
from render.duel.pieces import TILE, held_tile, hidden_tile, spent_tile
from render.duel.wording import clan_name, status
from render.kit.backdrop import MARGIN, WIDTH
from render.kit.colour import BONE, PAPER2
from render.kit.furniture import STRIP_HEIGHT, strip
from render.kit.pieces import brooch, coin, gem, gem_socket
from render.kit.type import Face, fit, line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.kit.canvas import Canvas
    from render.kit.sprite import Sprite
    from render.painter import Words
    from rules.duel.view import DuelView

#: Cards that a clan begins with.
HAND = 8

_CREST = 84
_NAME_X = MARGIN + 134
_TILE_PITCH = TILE[0] + 4
_GEM_PITCH = 48
_RIGHT_END = WIDTH - MARGIN - 22
_COIN = 66
_GAP = 28
#: A strip whose name has the upper line to itself.
_TALL = 122


class Strip:
    """A clan's strip, set out for the picture."""

    def __init__(self, view: DuelView, clan: Clan, names: Sequence[str], words: Words) -> None:
        self._view = view
        self._clan = clan
        self._words = words
        self._tiles = _tiles(view, clan)
        self._deck = view["decks"][clan.seat] if self._tiles else 0
        goal = view["goal"]
        self._points_left = _RIGHT_END - (_COIN if goal is None else goal * _GEM_PITCH)
        #: How many cards are still to be drawn, beside their pile.
        self._number = line(str(self._deck), Face.SERIF_BLACK, 36)
        self._tiles_right = self._points_left - _GAP
        if self._deck:
            self._tiles_right -= self._number.width + 12 + TILE[0] + _GAP
        self._room = self._tiles_right - len(self._tiles) * _TILE_PITCH - 18 - _NAME_X
        name = player_name(names, clan, words)
        self._name = fit(name, Face.SERIF_BOLD, 40, self._room)
        self.height = STRIP_HEIGHT
        if self._name.cut:
            self._name = fit(name, Face.SERIF_BOLD, 40, _RIGHT_END - _NAME_X)
            self.height = _TALL

    def draw(self, canvas: Canvas, top: int, *, awaited: bool, remark: str | None = None) -> None:
        """Draw it with its upper edge at `top`.

        Brass around it says that the clan is `awaited`; a `remark` takes the place of what it does.
        """
        clan, tall = self._clan, self.height == _TALL
        body = strip(clan.player, WIDTH - 2 * MARGIN, height=self.height, awaited=awaited)
        canvas.put(body, MARGIN, top)
        crest = brooch(clan.crest, clan.player.colour, _CREST)
        canvas.centre(crest, MARGIN + 56, top + self.height / 2)
        canvas.write(self._name, _NAME_X, top + 30, BONE)
        said = status(self._view, clan, self._words) if remark is None else remark
        state = " · ".join(filter(None, (clan_name(clan, self._words), said)))
        line_y = top + (82 if tall else 67)
        canvas.write(fit(state, Face.SANS_SEMIBOLD, 33, self._room), _NAME_X, line_y, PAPER2)
        middle = line_y if tall else top + self.height / 2
        self._draw_points(canvas, middle)
        self._draw_cards(canvas, middle)

    def _draw_points(self, canvas: Canvas, y: float) -> None:
        """Draw gems toward the goal, or a coin where there is none."""
        score, goal = self._view["score"][self._clan.seat], self._view["goal"]
        if goal is None:
            canvas.centre(coin(str(score), _COIN), self._points_left + _COIN / 2, y)
            return
        for place in range(goal):
            piece = gem() if place < score else gem_socket(self._clan.player)
            canvas.centre(piece, self._points_left + (place + 0.5) * _GEM_PITCH, y)

    def _draw_cards(self, canvas: Canvas, y: float) -> None:
        """Draw the clan's cards as far as they are known, and those still to be drawn as a pile."""
        left = self._tiles_right - len(self._tiles) * _TILE_PITCH
        for place, tile in enumerate(self._tiles):
            canvas.centre(tile, left + (place + 0.5) * _TILE_PITCH, y)
        if not self._deck:
            return
        right = self._points_left - _GAP
        x = right - self._number.width - 12 - TILE[0] / 2
        layers = min(self._deck, 3)
        for layer in range(layers):
            step = (layer - (layers - 1) / 2) * 4
            canvas.centre(hidden_tile(self._clan.player, self._clan.crest), x - step, y - step)
        canvas.write(self._number, right - 2, y, BONE, "right")


def _tiles(view: DuelView, clan: Clan) -> list[Sprite]:
    """The clan's eight cards as far as they are known; none once all are played.

    Where some are still to be drawn, there is no telling the places of those that were played.
    """
    seat, owner = clan.seat, clan.player
    played = [fought["cards"][seat] for fought in view["rounds"]]
    hand = view["hands"][seat]
    if not view["hand_sizes"][seat] and played:
        return []
    if hand is not None:
        held = sorted([*((card, True) for card in hand), *((card, False) for card in played)])
        tiles = [
            held_tile(owner, card) if there else spent_tile(owner, card) for card, there in held
        ]
    else:
        shown = view["choices"][seat]
        tiles = [] if shown is None else [held_tile(owner, shown)]
        tiles += [hidden_tile(owner, clan.crest)] * (view["hand_sizes"][seat] - len(tiles))
    if not view["decks"][seat]:
        tiles += [spent_tile(owner, None)] * (HAND - len(tiles))
    return tiles
