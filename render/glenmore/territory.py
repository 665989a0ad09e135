"""The territory of a seat: its tiles, its stock, and what lasts or was collected."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.glenmore.chronicles.gang_marks import draw_posts
from render.glenmore.chronicles.race import draw_boats
from render.glenmore.cubes import cube
from render.glenmore.field import Field
from render.glenmore.metal import money
from render.glenmore.people import at_home, figure
from render.glenmore.pieces import points, sign
from render.glenmore.slips import GAP, collected_slips, draw_slips, height_of, lasting_slips
from render.glenmore.wording import digits, shown_names, subtitle, territory_line, title
from render.kit.backdrop import MARGIN, WIDTH, lay_table
from render.kit.colour import BONE, LIVERIES, PLAYERS
from render.kit.furniture import strip
from render.kit.pieces import token
from render.kit.type import Face, line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.glenmore.slips import Slip
    from render.kit.canvas import Canvas
    from render.painter import Words
    from rules.glenmore.view import GlenMoreView, PlayerView

_TOP: Final = 206
#: Tiles of this many pixels are not small.
_LEGIBLE: Final = 150
#: Smaller ones have no pictures.
_PICTURED: Final = 116
_TALLEST: Final = 1440
_STOCK: Final = 92
_WIDE: Final = WIDTH - 2 * MARGIN
#: Title and subtitle leave room for the shield of points.
_ROOM: Final = 850
_HOME_CASTLE: Final = (1, 0)


def draw_territory(view: GlenMoreView, seat: int, names: Sequence[str], words: Words) -> Canvas:
    """What lies before a seat."""
    names = shown_names(names, words)
    player = view["players"][seat]
    field, slips = _laid_out(view, seat, names, words)
    below = _STOCK + 30 + height_of(slips)
    owner = PLAYERS[seat]
    canvas = lay_table(
        LIVERIES["glenmore"],
        field.bottom + below,
        title(words("glenmore-picture-territory", name=names[seat]), names, _ROOM),
        subtitle(territory_line(view, seat, words), names, _ROOM),
        crest=(owner.emblem, owner.colour),
    )
    canvas.centre(points(digits(player["points"]), 132), 1108, 112)
    field.lay_cloth(canvas)
    field.draw_tiles(canvas, view, player["cells"])
    draw_boats(canvas, view, seat, field)
    field.draw_people(canvas, view, player["cells"])
    draw_posts(canvas, view, seat, field)
    y = field.bottom + 8
    _draw_stock(canvas, player, seat, y)
    draw_slips(canvas, slips, y + _STOCK + GAP)
    return canvas


def _draw_stock(canvas: Canvas, player: PlayerView, seat: int, y: int) -> None:
    """Draw one strip: sign and number, sign and number."""
    canvas.put(strip(PLAYERS[seat], _WIDE, height=_STOCK, cloth=104), MARGIN, y)
    canvas.centre(token(PLAYERS[seat], 70), MARGIN + 52, y + _STOCK / 2)
    at_castle = next(
        (
            cell["scotsmen"]
            for cell in player["cells"].values()
            if (cell["column"], cell["row"]) == _HOME_CASTLE
        ),
        0,
    )
    items = (
        (money("", 62), player["coins"]),
        (cube("whisky", 54), player["whisky"]),
        (sign("landmark", 58), len(player["cards"])),
        (sign("bust", 58), len(player["persons"])),
        (at_home(seat), at_castle),
        (sign("banner", 58), player["markers"]),
        (figure(seat, 62), player["scotsmen"]),
    )
    pitch = (_WIDE - 130) / len(items)
    for place, (piece, count) in enumerate(items):
        x = MARGIN + 126 + place * pitch
        canvas.centre(piece, x + 30, y + _STOCK / 2)
        canvas.write(line(str(count), Face.SERIF_BLACK, 48), x + 68, y + _STOCK / 2 - 1, BONE)


def _laid_out(
    view: GlenMoreView, seat: int, names: Sequence[str], words: Words
) -> tuple[Field, list[Slip]]:
    """The field and the papers below it.

    Tiles go first: where papers would make them small, those that only list things stay away, and
    where tiles would lose their pictures, all of them.
    """
    player = view["players"][seat]
    cells = {name: (cell["column"], cell["row"]) for name, cell in player["cells"].items()}

    def above(slips: Sequence[Slip]) -> Field:
        return Field(cells, _TOP, _TALLEST - _TOP - _STOCK - 30 - height_of(slips), seat)

    roomiest = above(()).size
    lasting = lasting_slips(player, words)
    for slips, least in (
        ([*lasting, *collected_slips(view, seat, names, words)], _LEGIBLE),
        (lasting, _LEGIBLE),
        (lasting, _PICTURED),
    ):
        field = above(slips)
        fits = field.bottom + _STOCK + 30 + height_of(slips) <= _TALLEST
        if fits and (field.size.side >= least or field.size == roomiest):
            return field, slips
    return above(()), []
