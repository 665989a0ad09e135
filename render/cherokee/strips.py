"""The players below the pyramid: who they are, whose turn it is, what is left in their hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from render.cherokee.tiles import clan_tile
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import BONE, LIVERIES, PAPER2, PEAT, PLAYERS
from render.kit.emblem import emblem_mask
from render.kit.furniture import STRIP_HEIGHT, strip
from render.kit.names import fit_rows, readable
from render.kit.pieces import coin, token
from render.kit.shape import rounded
from render.kit.sprite import CARD_EDGE, Lift, Sprite, cut
from render.kit.table import MARGIN, WIDTH
from render.kit.tartan import tartan
from render.kit.type import Face, fit, line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.painter import Words
    from rules.cherokee.view import CherokeeView

_GAP = 14
_WIDTH = (WIDTH - 2 * MARGIN - _GAP) // 2
_CLOTH = 92
_TOKEN = 66
_COIN = 60
_BACK = (46, 56)
#: From one line of a strip to the next.
_LINE = 36


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
    right = _draw_hand_size(canvas, view["hand_sizes"][seat], left + _WIDTH - 18, middle)
    right = _draw_clan(canvas, view, seat, right, middle)
    x = left + _CLOTH + 18
    room = int(right - 12 - x)
    rows = fit_rows(player_name(names, seat, words), Face.SERIF_BOLD, 40, (room, room))
    lines = [(row, BONE) for row in rows]
    if awaited and len(rows) == 1:
        # A long name needs the second line: then the rim and the subtitle say whose turn it is.
        said = fit(words("cherokee-picture-to-move"), Face.SANS_SEMIBOLD, 33, room)
        lines.append((said, PAPER2))
    first = middle - (len(lines) - 1) * _LINE / 2
    for place, (text, ink) in enumerate(lines):
        canvas.write(text, x, first + place * _LINE, ink)


def _draw_hand_size(canvas: Canvas, cards: int, right: float, middle: float) -> float:
    """Draw how many cards are left; return where that begins."""
    number = line(str(cards), Face.SERIF_BLACK, 40)
    room = line("18", Face.SERIF_BLACK, 40).width
    canvas.write(number, right, middle, BONE, "right")
    left = right - room - 10 - _BACK[0]
    canvas.put(_card_back(), left, middle - _BACK[1] / 2)
    return left


def _draw_clan(canvas: Canvas, view: CherokeeView, seat: int, right: float, middle: float) -> float:
    """Draw a known clan and what it counts at present; return where that begins."""
    clan, points = view["clans"][seat], view["points"][seat]
    if clan is None or points is None:
        return right
    canvas.centre(coin(str(points), _COIN), right - 18 - _COIN / 2, middle)
    right -= 18 + _COIN + 10
    tile = clan_tile(clan)
    canvas.centre(tile, right - tile.size[0] / 2, middle)
    return right - tile.size[0]


@cached(2)
def _card_back() -> Sprite:
    """A card that only its owner knows: paper around the game's tartan."""
    livery = LIVERIES["cherokee"]
    canvas = Canvas(Image.new("RGB", _BACK, PAPER2))
    cloth = (_BACK[0] - 8, _BACK[1] - 8)
    canvas.stamp(rounded(*cloth, 5), 4, 4, tartan(*cloth, livery.sett, shift=(16, 10)))
    sign = emblem_mask(livery.emblem, 34)
    at = (_BACK[0] - sign.width) / 2, (_BACK[1] - sign.height) / 2
    canvas.stamp(sign, at[0], at[1] + 2, PEAT, 0.6)
    canvas.stamp(sign, *at, BONE)
    return cut(canvas, rounded(*_BACK, 9), bevel=CARD_EDGE, lift=Lift(0.3, 120, 90))
