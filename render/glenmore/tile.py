"""Tiles with their names: large, and as they lie on the ring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PIL import Image

from render.glenmore.cubes import cube
from render.glenmore.dyes import KINDS, STRUCK
from render.glenmore.icons import Style, draw_chip, veil
from render.glenmore.pieces import number, points, seal, slab, tab
from render.glenmore.printed import activation_row, activation_steps, cost_row, seals
from render.glenmore.scenes import Subject, picture, subject_of
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import BONE, INK, PAPER2, PEAT, PLAYERS, mix, rgb
from render.kit.emblem import emblem_mask
from render.kit.shape import rounded
from render.kit.sprite import Bevel, Lift, Sprite, cut
from render.kit.tartan import tartan
from render.kit.texture import dyed, paper
from render.kit.type import FLOOR, Face, fit, line

if TYPE_CHECKING:
    from collections.abc import Mapping

    from render.glenmore.printed import Steps
    from rules.glenmore.view import TileView


class Form(NamedTuple):
    """A size of tile."""

    width: int
    height: int
    frame: int
    #: The band of paper that bears the name, and how large it is written.
    band: int
    name: int
    corner: int
    #: How much of the sky is cut off, in hundredths of the width.
    crop: int
    lift: float
    icon: int
    seal: int
    table: int


LARGE: Final = Form(372, 372, 8, 66, 40, 20, 3, 1.0, 54, 86, 54)
MEDIUM: Final = Form(276, 232, 7, 46, 36, 16, 9, 0.7, 46, 66, 42)
#: A name has so much air at either side.
_AIR: Final = 4


class Chance(NamedTuple):
    """Whether a tile can be taken, and if not, why."""

    open: bool
    missing: frozenset[int] = frozenset()
    prices: tuple[tuple[int, int], ...] = ()
    no_room: bool = False


def frame(kind: str, width: int, height: int) -> Image.Image:
    """The card that a picture lies on, in the colour of the tile's kind."""
    colour = KINDS[kind].colour
    return dyed(width, height, mix(colour, BONE, 0.06), mix(colour, PEAT, 0.16)).copy()


@cached
def body(subject: Subject, form: Form, owner: int | None = None) -> Sprite:
    """A tile without its icons: frame, picture and a band for its name, if it bears one."""
    canvas = Canvas(frame(subject.kind, form.width, form.height))
    wide = form.width - 2 * form.frame
    high = form.height - 2 * form.frame - form.band
    canvas.image.paste(_cropped(subject, form, wide, high, owner), (form.frame, form.frame))
    if form.band:
        top = form.height - form.frame - form.band + 4
        canvas.image.paste(paper(wide, form.band - 4), (form.frame, top))
    return cut(
        canvas,
        rounded(form.width, form.height, form.corner),
        bevel=Bevel(3, 110, 130),
        lift=Lift(form.lift),
    )


def _write_name(canvas: Canvas, form: Form, label: str, x: float, y: float) -> None:
    """Write the name of a tile on its band."""
    name = fit(label, Face.SERIF_BOLD, form.name, form.width - 2 * (form.frame + _AIR))
    middle = y + form.height - form.frame - form.band / 2 + 3
    canvas.write(name, x + form.width / 2, middle, INK, "middle")


def _cropped(subject: Subject, form: Form, wide: int, high: int, owner: int | None) -> Image.Image:
    if subject.kind != "person":
        top = round(form.crop * wide / 100)
        return picture(subject, wide, owner).crop((0, top, wide, top + high))
    # A portrait is never cut: it hangs in the middle of its wall.
    width = min(wide, round(high / 0.86))
    wall = tartan(wide, high, PLAYERS[1].sett, 3 if width > 200 else 2)
    wall = Image.blend(wall, Image.new("RGB", wall.size, rgb("#2A1210")), 0.5)
    wall.paste(picture(subject, width).crop((0, 0, width, high)), ((wide - width) // 2, 0))
    return wall


def draw_table(canvas: Canvas, steps: Steps, right: float, bottom: float, side: int) -> None:
    """Draw how many give how much: two lines, read in columns."""
    column = side + 2
    width = side + 36 + column * len(steps.rungs)
    height = 2 * side + 26
    left, top = right - width, bottom - height
    canvas.put(slab(width, height, 15), left, top)
    upper, lower = top + 11 + side / 2, top + 16 + side * 1.5
    canvas.centre(cube(steps.good, side - 4), left + 10 + side / 2, upper)
    canvas.stamp(emblem_mask("onward", 26), left + side / 2 - 3, lower - 13, PAPER2)
    for rung, (count, won) in enumerate(steps.rungs):
        x = left + side + 20 + column * (rung + 0.5)
        size = max(FLOOR + 1, round(side * 0.8))
        canvas.write(line(str(count), Face.SERIF_BLACK, size), x, upper, BONE, "middle")
        canvas.centre(points(str(won), side), x, lower + 1)


def _draw_activation(
    canvas: Canvas, tile: TileView, form: Form, right: float, floor: float
) -> None:
    steps = activation_steps(tile)
    if steps is not None:
        draw_table(canvas, steps, right, floor, form.table)
    elif row := activation_row(tile):
        height = form.icon + (18 if form is LARGE else 14)
        style = Style(form.icon, 5)
        draw_chip(
            canvas,
            row,
            right,
            floor,
            style,
            pad=10,
            height=height,
            from_right=True,
            from_bottom=True,
        )


def draw_large(canvas: Canvas, name: str, tile: TileView, label: str, x: float, y: float) -> None:
    """Draw a tile with all that is printed on it."""
    form = LARGE
    canvas.put(body(subject_of(name, tile), form), x, y)
    _write_name(canvas, form, label, x, y)
    if tile["cost"]:
        draw_chip(canvas, cost_row(tile), x - 8, y - 10, Style(form.icon))
    for place, (kind, text) in enumerate(seals(tile)):
        canvas.put(seal(kind, text, form.seal), x + form.width - 78 - place * 80, y - 12)
    floor = y + form.height - form.frame - form.band - 8
    _draw_activation(canvas, tile, form, x + form.width - 16, floor)
    canvas.put(tab(tile["kind"], 58, hammer=tile["rebuild"]), x + 16, floor - 58)


def draw_medium(
    canvas: Canvas, name: str, tile: TileView, label: str, x: float, y: float, chance: Chance | None
) -> None:
    """Draw a tile of the ring; dusk lies on one that can't be taken, but not on the reason."""
    form = MEDIUM
    canvas.put(body(subject_of(name, tile), form), x, y)
    _write_name(canvas, form, label, x, y)
    floor = y + form.height - form.frame - form.band
    for place, (kind, text) in enumerate(seals(tile)):
        canvas.put(seal(kind, text, form.seal), x + form.width - 58, y - 8 + place * 61)
    _draw_activation(canvas, tile, form, x + form.width - 12, floor)
    canvas.put(tab(tile["kind"], 46, hammer=tile["rebuild"]), x + 13, floor - 48)
    barred = chance is not None and not chance.open
    if barred:
        veil(canvas, x, y, (form.width, form.height), form.corner)
    if tile["cost"]:
        missing: frozenset[int] = chance.missing if chance else frozenset()
        prices: Mapping[int, int] = dict(chance.prices) if chance else {}
        style = Style(form.icon, 4)
        draw_chip(
            canvas,
            cost_row(tile),
            x + 46,
            y - 8,
            style,
            pad=10,
            height=62,
            corner=14,
            missing=missing,
            prices=prices,
        )
    if chance is not None and chance.no_room:
        canvas.stamp(emblem_mask("no_room", 54), x + 16, y + 66, STRUCK)


def draw_number(canvas: Canvas, text: str, x: float, y: float, *, now: bool) -> None:
    """Draw the number that a tile of the ring is taken by, over its top left corner."""
    canvas.put(number(text, now=now), x - 14, y - 10)
