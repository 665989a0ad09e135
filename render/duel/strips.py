"""The strips of the two clans: who plays, what they do, what they hold, how far they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.duel.clans import Clan, player_name
from render.duel.pieces import TILE, held_tile, hidden_tile, spent_tile
from render.duel.wording import clan_name, status
from render.kit.colour import BONE, PAPER2
from render.kit.furniture import STRIP_HEIGHT, strip
from render.kit.pieces import brooch, coin, gem, gem_socket
from render.kit.table import MARGIN, WIDTH
from render.kit.type import Face, fit, line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.kit.canvas import Canvas
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


def draw_strip(
    canvas: Canvas,
    view: DuelView,
    clan: Clan,
    top: int,
    names: Sequence[str],
    words: Words,
    *,
    awaited: bool,
    remark: str | None = None,
) -> None:
    """Draw a clan's strip with its upper edge at `top`.

    Brass around it says that the clan is `awaited`; a `remark` takes the place of what it does.
    """
    middle = top + STRIP_HEIGHT / 2
    canvas.put(strip(clan.player, WIDTH - 2 * MARGIN, awaited=awaited), MARGIN, top)
    canvas.centre(brooch(clan.crest, clan.player.colour, _CREST), MARGIN + 56, middle)
    right = _draw_points(canvas, view, clan, middle)
    left = _draw_cards(canvas, view, clan, right - _GAP, middle)
    room = left - 18 - _NAME_X
    name = fit(player_name(names, clan, words), Face.SERIF_BOLD, 40, room)
    canvas.write(name, _NAME_X, top + 30, BONE)
    said = status(view, clan, words) if remark is None else remark
    state = " · ".join(filter(None, (clan_name(clan, words), said)))
    canvas.write(fit(state, Face.SANS_SEMIBOLD, 33, room), _NAME_X, top + 67, PAPER2)


def _draw_points(canvas: Canvas, view: DuelView, clan: Clan, y: float) -> int:
    """Draw gems toward the goal, or a coin where there is none; return where they begin."""
    score, goal = view["score"][clan.seat], view["goal"]
    if goal is None:
        canvas.centre(coin(str(score), _COIN), _RIGHT_END - _COIN / 2, y)
        return _RIGHT_END - _COIN
    left = _RIGHT_END - goal * _GEM_PITCH
    for place in range(goal):
        piece = gem() if place < score else gem_socket(clan.player)
        canvas.centre(piece, left + (place + 0.5) * _GEM_PITCH, y)
    return left


def _draw_cards(canvas: Canvas, view: DuelView, clan: Clan, right: int, y: float) -> int:
    """Draw the clan's eight cards as far as they are known; return where they begin.

    Once all are played they are left out, for the sake of long names. Where some are still to be
    drawn, there is no telling the places of those that were played: the pile lies there instead.
    """
    seat, owner = clan.seat, clan.player
    played = [fought["cards"][seat] for fought in view["rounds"]]
    hand, deck = view["hands"][seat], view["decks"][seat]
    if not view["hand_sizes"][seat] and played:
        return right
    if hand is not None:
        held = sorted([*((card, True) for card in hand), *((card, False) for card in played)])
        tiles = [
            held_tile(owner, card) if there else spent_tile(owner, card) for card, there in held
        ]
    else:
        shown = view["choices"][seat]
        tiles = [] if shown is None else [held_tile(owner, shown)]
        tiles += [hidden_tile(owner, clan.crest)] * (view["hand_sizes"][seat] - len(tiles))
    if deck:
        right = _draw_deck(canvas, clan, right, y, deck) - _GAP
    else:
        tiles += [spent_tile(owner, None)] * (HAND - len(tiles))
    left = right - len(tiles) * _TILE_PITCH
    for place, tile in enumerate(tiles):
        canvas.centre(tile, left + (place + 0.5) * _TILE_PITCH, y)
    return left


def _draw_deck(canvas: Canvas, clan: Clan, right: int, y: float, size: int) -> int:
    """Draw the cards still to be drawn as a pile with its number; return where it begins."""
    number = line(str(size), Face.SERIF_BLACK, 36)
    x = right - number.width - 12 - TILE[0] / 2
    layers = min(size, 3)
    for layer in range(layers):
        step = (layer - (layers - 1) / 2) * 4
        canvas.centre(hidden_tile(clan.player, clan.crest), x - step, y - step)
    canvas.write(number, right - 2, y, BONE, "right")
    return round(x - TILE[0] / 2)
