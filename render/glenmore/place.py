"""Where a tile may go: the tile, what it does in words, and its places in the territory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PIL import Image

from render.glenmore.field import Field
from render.glenmore.icons import Style, draw_chip, row_width
from render.glenmore.pieces import plate, slab, tab
from render.glenmore.printed import activation_row, cost_row
from render.glenmore.telling import tell_activation, tell_cost
from render.glenmore.tile import draw_large
from render.glenmore.wording import listed, short_name, shown_names, subtitle, tile_name
from render.kit.backdrop import lay_table
from render.kit.cache import cached
from render.kit.canvas import Canvas, seam
from render.kit.colour import BONE, BRASS_LIGHT, INK, LIVERIES, PAPER3, PEAT, PLAYERS, mix, rgb
from render.kit.emblem import emblem_mask
from render.kit.shape import faded, rounded
from render.kit.sprite import SLAB_LIFT, Bevel, Sprite, cut
from render.kit.texture import paper
from render.kit.type import FLOOR, Face, fit, line, width_of, wrap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.glenmore.icons import Row
    from render.painter import Words
    from rules.glenmore.view import GlenMoreView, PlaceView

_TILE_AT: Final = (34, 212)
_SHEET_AT: Final = (436, 206)
_SHEET: Final = (740, 386)
_ROW: Final = 95
_TEXT: Final = 280
_TOP: Final = 628
_TALLEST: Final = 1440
#: How wide the name of a tile may be.
_NAME: Final = 344
#: On places that are not larger, everything is written smaller.
_NARROW: Final = 120
_QUIET: Final = mix(INK, PAPER3, 0.15)


def draw_place(view: GlenMoreView, names: Sequence[str], words: Words) -> Canvas:
    """The placing of a tile, by the seat whose turn it is."""
    names = shown_names(names, words)
    seat, tile = view["mover"], view["tile"]
    if seat is None or tile is None:
        raise ValueError("no tile is to be placed")
    owner, player = PLAYERS[seat], view["players"][seat]
    cells = {name: (cell["column"], cell["row"]) for name, cell in player["cells"].items()}
    cells |= {one["cell"]: (one["column"], one["row"]) for one in view["places"]}
    field = Field(cells, _TOP, _TALLEST - _TOP - 8, seat)
    spots = listed([one["cell"] for one in view["places"]], 560, words)
    canvas = lay_table(
        LIVERIES["glenmore"],
        field.bottom + 8,
        words("glenmore-picture-where"),
        subtitle(words("glenmore-picture-places", name=names[seat], places=spots), names),
        crest=(owner.emblem, owner.colour),
    )
    label = tile_name(tile, words)
    if width_of(label, Face.SERIF_BOLD, FLOOR) > _NAME:
        label = short_name(tile, words)
    draw_large(canvas, tile, view["tiles"][tile], label, *_TILE_AT)
    _draw_words(canvas, view, tile, words)
    field.lay_cloth(canvas)
    field.draw_tiles(canvas, view, player["cells"])
    field.draw_people(canvas, view, player["cells"])
    taken = {(cell["column"], cell["row"]) for cell in player["cells"].values()}
    for one in view["places"]:
        x, y = field.at(one["column"], one["row"])
        covers = (one["column"], one["row"]) in taken
        _draw_free(canvas, one, x, y, field.size.side, covers=covers)
    return canvas


def _draw_words(canvas: Canvas, view: GlenMoreView, tile: str, words: Words) -> None:
    """Draw what the tile costs and does, beside it."""
    printed = view["tiles"][tile]
    sheet = Canvas(paper(*_SHEET).copy())
    rows: list[tuple[Row | str, str, str]] = []
    if printed["cost"]:
        cost = tell_cost(printed, words)
        rows.append((cost_row(printed), words("glenmore-picture-cost"), cost))
    action = words("glenmore-picture-action")
    if printed["activation"] is not None:
        rows.append((activation_row(printed), action, tell_activation(printed, words)))
    river = "glenmore-picture-river" if printed["river"] else "glenmore-picture-dry"
    if printed["rebuild"]:
        river = "glenmore-picture-rebuild"
    kind = words("glenmore-picture-kind", kind=printed["kind"])
    rows.append((printed["kind"], kind, words(river)))
    rows.append(((), words("glenmore-picture-woken"), words("glenmore-picture-woken-about")))
    pitch = min(_ROW * 4 / len(rows), 120)
    first = (_SHEET[1] - pitch * len(rows)) / 2
    for place, (icon, heading, text) in enumerate(rows):
        middle = first + (place + 0.5) * pitch
        if place:
            top = round(middle - pitch / 2)
            sheet.image.paste(PAPER3, (24, top - 1, _SHEET[0] - 24, top + 1))
        _draw_sample(sheet, icon, middle, printed["rebuild"])
        room = _SHEET[0] - _TEXT - 20
        if width_of(text, Face.SANS_SEMIBOLD, FLOOR) > room:
            # A long text takes the place of its heading: the icons say what it's about.
            lines = wrap(text, Face.SANS_SEMIBOLD, FLOOR, room, 2)
            for row, one in enumerate(lines):
                written = fit(one, Face.SANS_SEMIBOLD, FLOOR, room)
                sheet.write(written, _TEXT, middle - 20 + row * 40, _QUIET)
            continue
        sheet.write(fit(heading, Face.SERIF_BOLD, 38, room), _TEXT, middle - 21, INK)
        sheet.write(fit(text, Face.SANS_SEMIBOLD, 34, room), _TEXT, middle + 23, _QUIET)
    piece = cut(sheet, rounded(*_SHEET, 18), bevel=Bevel(3, 120, 100), lift=SLAB_LIFT)
    canvas.put(piece, *_SHEET_AT)


def _draw_sample(sheet: Canvas, icon: Row | str, middle: float, rebuild: bool) -> None:
    """Draw the icons that a row of words explains."""
    centre = _TEXT / 2
    if isinstance(icon, str):
        sheet.centre(tab(icon, 62, hammer=rebuild), centre, middle)
    elif icon:
        style = Style(46, 4)
        left = centre - (row_width(icon, style) + 18) / 2
        draw_chip(sheet, icon, left, middle - 31, style, pad=9, height=62)
    else:
        sheet.centre(slab(84, 62, 14), centre, middle)
        sheet.stamp(emblem_mask("spark", 44), centre - 22, middle - 22, BONE)


def _draw_free(
    canvas: Canvas, place: PlaceView, x: int, y: int, side: int, *, covers: bool
) -> None:
    """Draw a place: stitches, its coordinate on brass, and how many tiles it would wake."""
    canvas.put(_free(side, covers=covers), x, y)
    roomy = side > _NARROW
    label = plate(place["cell"], height=60 if roomy else 46, size=48 if roomy else 38)
    canvas.put(label, x + (side - label.size[0]) / 2, y + side * 0.15)
    star, size = (44, 48) if roomy else (30, 36)
    number = line(str(len(place["wakes"])), Face.SERIF_BLACK, size)
    left, middle = x + (side - star - 8 - number.width) / 2, y + side * 0.72
    canvas.stamp(emblem_mask("spark", star), left, middle - star / 2, BONE)
    canvas.write(number, left + star + 8, middle, BONE)


@cached
def _free(side: int, *, covers: bool) -> Sprite:
    """The ground of a place; through one on top of a tile, that tile can still be seen."""
    canvas = Canvas(Image.new("RGB", (side, side), mix(PEAT, rgb("#5A4420"), 0.25)))
    canvas.stitch(seam((7, 7, side - 8, side - 8), 16, 9), BRASS_LIGHT, 5)
    mask = faded(rounded(side, side, 14), 0.72 if covers else 0.94)
    return Sprite(canvas.image, mask, (0, 0), canvas.size)
