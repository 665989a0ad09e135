"""Rows of icons: a small language that says what is paid, made, turned and won."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from render.glenmore.cubes import cube
from render.glenmore.metal import money
from render.glenmore.pieces import points, slab, tab
from render.kit.colour import BONE, PAPER2, PEAT, mix
from render.kit.emblem import emblem_mask
from render.kit.shape import faded, rounded
from render.kit.type import FLOOR, Face, line, width_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from render.kit.canvas import Canvas


class Icon(NamedTuple):
    """One sign of a row."""

    #: "good", "coin", "points", "kind", "emblem", "text" or "mark".
    what: str
    #: Which good, kind, emblem or mark; a number or a text.
    value: str = ""


ARROW, PLUS, STAIRS = (Icon("mark", name) for name in ("onward", "plus", "stairs"))
#: How much narrower than a cube a mark is.
_MARKS = {"onward": 0.56, "plus": 0.46, "stairs": 0.6}

Row = tuple[Icon, ...]


class Style(NamedTuple):
    """How a row is set."""

    #: The side of its cubes.
    side: int
    gap: int = 6


def _number_size(side: int) -> int:
    return max(FLOOR, round(side * 0.78))


def icon_width(icon: Icon, side: int) -> int:
    """How much room an icon takes in its row."""
    if icon.what == "mark":
        return round(side * _MARKS[icon.value])
    if icon.what == "text":
        return width_of(icon.value, Face.SERIF_BLACK, _number_size(side))
    if icon.what == "emblem":
        return round(side * 0.92)
    return side


def row_width(row: Sequence[Icon], style: Style) -> int:
    """How wide a row is."""
    return sum(icon_width(icon, style.side) for icon in row) + style.gap * (len(row) - 1)


def draw_row(
    canvas: Canvas,
    row: Sequence[Icon],
    x: float,
    y: float,
    style: Style,
    *,
    missing: frozenset[int] = frozenset(),
    prices: Mapping[int, int] | None = None,
) -> None:
    """Draw icons from `x` on, their middle at `y`.

    What is `missing`, by its place, is struck through; what would have to be bought has its price.
    """
    for place, icon in enumerate(row):
        width = icon_width(icon, style.side)
        _draw(canvas, icon, x + width / 2, y, style.side, struck=place in missing)
        if prices and place in prices:
            coin = money(str(prices[place]), 44)
            canvas.centre(coin, x + width - 4, y + style.side * 0.42)
        x += width + style.gap


def _draw(canvas: Canvas, icon: Icon, x: float, y: float, side: int, *, struck: bool) -> None:
    """Draw one icon around a point."""
    match icon.what:
        case "good":
            canvas.centre(cube(icon.value, round(side * 0.92), struck=struck), x, y - 1)
        case "coin":
            canvas.centre(money(icon.value, round(side * 1.04), struck=struck), x, y)
        case "points":
            canvas.centre(points(icon.value, round(side * 1.06)), x, y + 2)
        case "kind":
            canvas.centre(tab(icon.value, side), x, y)
        case "text":
            text = line(icon.value, Face.SERIF_BLACK, _number_size(side))
            canvas.write(text, x, y, BONE, "middle")
        case "emblem":
            size = round(side * 0.96)
            ink = mix(BONE, PEAT, 0.5) if struck else BONE
            canvas.stamp(emblem_mask(icon.value, size), x - size / 2, y - size / 2, ink)
        case _:
            size = round(side * (0.58 if icon.value == "stairs" else 0.52))
            ink = BONE if icon.value == "plus" else PAPER2
            canvas.stamp(emblem_mask(icon.value, size), x - size / 2, y - size / 2, ink)


def draw_chip(
    canvas: Canvas,
    row: Sequence[Icon],
    x: float,
    y: float,
    style: Style,
    *,
    pad: int = 11,
    height: int | None = None,
    from_right: bool = False,
    from_bottom: bool = False,
    corner: int = 15,
    missing: frozenset[int] = frozenset(),
    prices: Mapping[int, int] | None = None,
) -> tuple[int, int]:
    """Draw a dark plaque with a row of icons on it; its width and height.

    The point is its top left corner, unless the right or the bottom edge is meant.
    """
    width = row_width(row, style) + 2 * pad
    height = style.side + 26 if height is None else height
    left, top = x - (width if from_right else 0), y - (height if from_bottom else 0)
    canvas.put(slab(width, height, corner), left, top)
    middle = top + height / 2
    draw_row(canvas, row, left + pad, middle, style, missing=missing, prices=prices)
    return width, height


def veil(canvas: Canvas, x: float, y: float, size: tuple[int, int], corner: int) -> None:
    """Lay dusk over something that can't be chosen."""
    canvas.stamp(faded(rounded(*size, corner), 0.5), x, y, PEAT)
