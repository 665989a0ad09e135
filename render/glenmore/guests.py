"""What chronicles put on the ring besides tiles: the mountain and the Englishman."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PIL import Image

from render.glenmore.emblems.chronicles import COAT
from render.glenmore.icons import Icon, Style, draw_chip, draw_row, row_width
from render.glenmore.people import figure, rimmed
from render.glenmore.pieces import draw_purse, slab
from render.glenmore.scenes.mountain import mountain
from render.glenmore.tile import MEDIUM
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import BONE, INK, PAPER3, PEAT, PLAYERS, mix, rgb
from render.kit.emblem import emblem_mask
from render.kit.pen import Pen
from render.kit.pieces import token
from render.kit.shape import disc, rounded
from render.kit.sprite import PIECE_EDGE, SMALL_LIFT, Bevel, Lift, Sprite, bevelled, cut
from render.kit.texture import brass, dyed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.glenmore.view import GlenMoreView

_MARK: Final = 62
_STYLE: Final = Style(44, 5)


def draw_mountain(canvas: Canvas, view: GlenMoreView, spots: Sequence[tuple[int, int]]) -> None:
    """Draw the mountain over its spaces, with what lies on it and who stands there."""
    shown = view["chronicles"].get("mountain")
    if shown is None:
        return
    width, height = MEDIUM.width, MEDIUM.height
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    right, bottom = max(x for x, _ in spots) + width, max(y for _, y in spots) + height
    canvas.put(_card(right - left, bottom - top), left, top)
    seat = shown["seat"]
    # Whoever stands there has the upper or the left half of it.
    beside = left + width if seat is not None and right - left > width else left
    hoard = [Icon("coin", str(shown["coins"]))] if shown["coins"] else []
    rows: list[list[Icon]] = [hoard]
    for good, count in shown["goods"].items():
        icons = [Icon("good", good)]
        icons += [Icon("text", str(count))] if count > 1 else []
        if row_width([*rows[-1], *icons], _STYLE) > right - beside - 44:
            rows.append([])
        rows[-1] += icons
    if rows[0]:
        _draw_hoard(canvas, rows, (beside + right) / 2, bottom - 10)
    if seat is not None:
        _draw_highlander(canvas, view, seat, left, top + 4)
    if shown["open"] is not None:
        canvas.put(climbing_mark(now=shown["open"]), left - 14, top - 10)


def _draw_highlander(canvas: Canvas, view: GlenMoreView, seat: int, left: int, top: int) -> None:
    """Draw who stands on the mountain, with their purse."""
    canvas.put(figure(seat, 124), left + 8, top + 16)
    canvas.centre(token(PLAYERS[seat], 48), left + 36, top + 124)
    canvas.put(slab(134, 172, 14), left + 132, top + 4)
    draw_purse(canvas, view["players"][seat], left + 164, top + 34)


def _draw_hoard(
    canvas: Canvas, rows: Sequence[Sequence[Icon]], middle: float, floor: float
) -> None:
    """Draw what lies there, on a plaque around a point of its lower edge."""
    width = max(row_width(row, _STYLE) for row in rows) + 20
    height = len(rows) * 50 + 8
    canvas.put(slab(width, height, 14), middle - width / 2, floor - height)
    for place, row in enumerate(rows):
        start = middle - row_width(row, _STYLE) / 2
        draw_row(canvas, row, start, floor - height + 29 + place * 50, _STYLE)


def draw_sale(canvas: Canvas, view: GlenMoreView, name: str, x: int, y: int) -> None:
    """Draw how many barrels a sale tile still takes, and what its bonus cell adds if it's free."""
    casks = view["chronicles"].get("casks")
    sale = casks["sales"].get(name) if casks else None
    if sale is None:
        return
    row = [Icon("good", "whisky"), Icon("text", f"×{sale['cells'] - sale['sold']}")]
    if not sale["bonus_sold"]:
        row.append(Icon("points", f"+{sale['bonus']}"))
    right, floor = x + MEDIUM.width - 12, y + MEDIUM.height - MEDIUM.frame - MEDIUM.band
    style = Style(MEDIUM.icon, 5)
    draw_chip(
        canvas, row, right, floor, style, pad=10, height=60, from_right=True, from_bottom=True
    )


@cached
def _card(width: int, height: int) -> Sprite:
    """The mountain itself, on stone."""
    frame = MEDIUM.frame
    canvas = Canvas(dyed(width, height, rgb("#8A8E94"), rgb("#5A5E66")).copy())
    canvas.image.paste(mountain(width - 2 * frame, height - 2 * frame), (frame, frame))
    return cut(
        canvas,
        rounded(width, height, MEDIUM.corner),
        bevel=Bevel(3, 110, 130),
        lift=Lift(MEDIUM.lift),
    )


@cached
def climbing_mark(*, now: bool) -> Sprite:
    """Whether one can go there: brass, or dark."""
    ground = brass(_MARK, _MARK) if now else dyed(_MARK, _MARK, mix(PEAT, BONE, 0.12), PEAT)
    canvas = Canvas(ground.copy())
    canvas.stamp(emblem_mask("peak", 40), 11, 9, INK if now else mix(PAPER3, PEAT, 0.1))
    return cut(canvas, disc(_MARK), bevel=PIECE_EDGE, lift=SMALL_LIFT)


@cached
def englishman(side: int = 160) -> Sprite:
    """The Englishman: pewter, in a three-cornered hat, with crossed belts."""
    mask = emblem_mask("redcoat", side)
    # Belts are white: they lie below what the emblem leaves open.
    body = dyed(side, side, rgb("#B9C0C8"), rgb("#6A727C")).copy()
    coat = Pen(side)
    coat.fill(COAT)
    canvas = Canvas(Image.new("RGB", (side, side), BONE))
    canvas.image.paste(bevelled(body, mask, Bevel(3 if side > 90 else 2, 150, 150)), mask=mask)
    whole = Image.composite(Image.new("L", (side, side), 255), mask, coat.mask())
    hat = Image.new("RGB", (side, side), rgb("#3A3D45"))
    brim = (0, 0, side, round(side * 0.27))
    canvas.image.paste(hat.crop(brim), (0, 0), mask.crop(brim))
    return rimmed(canvas.image, whole, 6, 5 if side < 100 else 7, Lift(0.6, 150, 120))
