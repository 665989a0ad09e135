"""The players below the pyramid: who they are, whose turn it is, what is left in their hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PIL import Image

from render.cherokee.tiles import clan_tile
from render.kit.backdrop import MARGIN, WIDTH
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import BONE, LIVERIES, PAPER2, PEAT, PLAYERS
from render.kit.emblem import emblem_mask
from render.kit.furniture import STRIP_HEIGHT, strip
from render.kit.names import fit_rows, readable
from render.kit.pieces import coin, token
from render.kit.shape import rounded
from render.kit.sprite import CARD_EDGE, Lift, Sprite, cut
from render.kit.tartan import tartan
from render.kit.type import FLOOR, Face, fit, line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.painter import Words
    from rules.cherokee.view import CherokeeView

_GAP = 14
_WIDTH = (WIDTH - 2 * MARGIN - _GAP) // 2
_CLOTH = 92
_TOKEN = 66
_PAD = 18
#: Between a name and what stands beside it.
_SPACE = 12
#: From one line of a strip to the next.
_LINE = 36


@dataclass(frozen=True, slots=True)
class _State:
    """The measures of what a player is known to have."""

    coin: int
    back: tuple[int, int]
    tile: int
    gap: int


_NUMBER = (Face.SERIF_BLACK, 40)
_LARGE = _State(60, (46, 56), 56, 18)
#: Beside the first line of a name that takes all of the second one.
_SMALL = _State(48, (36, 44), 42, 12)


def strips_height(seats: int) -> int:
    """What the strips of so many players take, two beside each other."""
    rows = (seats + 1) // 2
    return rows * STRIP_HEIGHT + (rows - 1) * _GAP


def draw_strips(
    canvas: Canvas, view: CherokeeView, top: int, names: Sequence[str], words: Words
) -> None:
    """Draw all players' strips, the first with its upper edge at `top`."""
    for seat in range(view["seats"]):
        left = MARGIN + seat % 2 * (_WIDTH + _GAP)
        if seat == view["seats"] - 1 and not seat % 2:
            # The odd one out stands in the middle.
            left = (WIDTH - _WIDTH) // 2
        _draw_strip(
            canvas, view, seat, (left, top + seat // 2 * (STRIP_HEIGHT + _GAP)), names, words
        )


def player_name(names: Sequence[str], seat: int, words: Words) -> str:
    """A player's name as a picture can show it."""
    return readable(names[seat], Face.SERIF_BOLD) or words("picture-player", number=seat + 1)


def _draw_strip(
    canvas: Canvas,
    view: CherokeeView,
    seat: int,
    at: tuple[int, int],
    names: Sequence[str],
    words: Words,
) -> None:
    left, top = at
    middle = top + STRIP_HEIGHT / 2
    awaited = seat in view["to_act"]
    canvas.put(strip(PLAYERS[seat], _WIDTH, cloth=_CLOTH, awaited=awaited), left, top)
    canvas.centre(token(PLAYERS[seat], _TOKEN), left + _CLOTH / 2, middle)
    x, right = left + _CLOTH + _PAD, left + _WIDTH - _PAD
    name, whole = player_name(names, seat, words), right - x
    room, beside = (whole - _state_width(view, seat, size) - _SPACE for size in (_LARGE, _SMALL))
    rows = fit_rows(name, Face.SERIF_BOLD, 40, (room, room))
    around = fit_rows(name, Face.SERIF_BOLD, FLOOR, (beside, whole))
    if rows[-1].cut and len(around) > 1:
        rows = around
        _draw_state(canvas, view, seat, right, middle - _LINE / 2 - 2, _SMALL)
    else:
        _draw_state(canvas, view, seat, right, middle, _LARGE)
    lines = [(row, BONE) for row in rows]
    if awaited and len(rows) == 1:
        # A long name needs the second line: then the rim and the subtitle say whose turn it is.
        said = fit(words("cherokee-picture-to-move"), Face.SANS_SEMIBOLD, 33, room)
        lines.append((said, PAPER2))
    first = middle - (len(lines) - 1) * _LINE / 2
    for place, (text, ink) in enumerate(lines):
        canvas.write(text, x, first + place * _LINE, ink)


def _state_width(view: CherokeeView, seat: int, size: _State) -> int:
    """How much room `_draw_state` needs."""
    width = size.back[0] + 10 + line("18", *_NUMBER).width
    if view["clans"][seat] is not None and view["points"][seat] is not None:
        width += size.gap + size.coin + 10 + size.tile
    return width


def _draw_state(
    canvas: Canvas, view: CherokeeView, seat: int, right: float, middle: float, size: _State
) -> None:
    """Draw how many cards are left, and before it a known clan and what it counts at present."""
    number = line(str(view["hand_sizes"][seat]), *_NUMBER)
    canvas.write(number, right, middle, BONE, "right")
    x = right - line("18", *_NUMBER).width - 10 - size.back[0]
    canvas.put(_card_back(size.back), x, middle - size.back[1] / 2)
    clan, points = view["clans"][seat], view["points"][seat]
    if clan is None or points is None:
        return
    x -= size.gap + size.coin
    canvas.centre(coin(str(points), size.coin), x + size.coin / 2, middle)
    canvas.centre(clan_tile(clan, size.tile), x - 10 - size.tile / 2, middle)


@cached
def _card_back(size: tuple[int, int]) -> Sprite:
    """A card that only its owner knows: paper around the game's tartan."""
    livery = LIVERIES["cherokee"]
    width, height = size
    canvas = Canvas(Image.new("RGB", size, PAPER2))
    cloth = (width - 8, height - 8)
    canvas.stamp(rounded(*cloth, 5), 4, 4, tartan(*cloth, livery.sett, shift=(16, 10)))
    sign = emblem_mask(livery.emblem, round(width * 0.74))
    at = (width - sign.width) / 2, (height - sign.height) / 2
    canvas.stamp(sign, at[0], at[1] + 2, PEAT, 0.6)
    canvas.stamp(sign, *at, BONE)
    return cut(canvas, rounded(*size, 9), bevel=CARD_EDGE, lift=Lift(0.3, 120, 90))
