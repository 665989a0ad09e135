"""The territory of a seat: its tiles, its stock, and what lasts or was collected."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from render.glenmore.chronicles.gangs import draw_posts
from render.glenmore.chronicles.race import draw_boats
from render.glenmore.cubes import cube
from render.glenmore.field import Field
from render.glenmore.metal import money
from render.glenmore.people import at_home, figure
from render.glenmore.pieces import points, sign
from render.glenmore.wording import (
    LASTING,
    lasting_texts,
    shown_names,
    subtitle,
    territory_line,
    tile_name,
    title,
)
from render.kit.backdrop import MARGIN, WIDTH, lay_table
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import (
    BONE,
    INK,
    LIVERIES,
    PAPER,
    PAPER2,
    PAPER3,
    PEAT,
    PLAYERS,
    Colour,
    mix,
    rgb,
)
from render.kit.emblem import emblem_mask
from render.kit.furniture import strip
from render.kit.pieces import token
from render.kit.shape import rounded
from render.kit.sprite import Bevel, Lift, Sprite, cut
from render.kit.texture import dyed, paper
from render.kit.type import NO_BREAK, Face, fit, line, wrap

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from render.painter import Words
    from rules.glenmore.view import GlenMoreView, PlayerView

_TOP: Final = 206
#: Tiles of so many pixels are not small.
_LEGIBLE: Final = 150
#: Smaller ones have no pictures.
_PICTURED: Final = 116
_TALLEST: Final = 1440
_STOCK: Final = 92
_GAP: Final = 14
_WIDE: Final = WIDTH - 2 * MARGIN
_HALF: Final = (_WIDE - 18) // 2
_EVENT: Final = rgb("#6A4478")
_CLAN, _LOCH, _CARD, _PERSON = rgb("#5A4636"), rgb("#1E6474"), rgb("#6D7480"), rgb("#84292B")
#: Title and subtitle leave room for the shield of points.
_ROOM: Final = 850
_HOME_CASTLE: Final = (1, 0)
_LINE: Final = 40


class Slip(NamedTuple):
    """A paper that says what lasts, or what was collected."""

    title: str
    rows: tuple[str, ...]
    emblem: str
    colour: Colour
    width: int
    #: Whether it does something still.
    live: bool

    @property
    def height(self) -> int:
        """As high as its rows need."""
        return 62 + _LINE * len(self.rows)


def draw_territory(view: GlenMoreView, seat: int, names: Sequence[str], words: Words) -> Canvas:
    """What lies before a seat."""
    names = shown_names(names, words)
    player = view["players"][seat]
    field, slips = _laid_out(view, seat, words)
    below = _STOCK + 30 + _shelved(slips)
    owner = PLAYERS[seat]
    canvas = lay_table(
        LIVERIES["glenmore"],
        field.bottom + below,
        title(words("glenmore-picture-territory", name=names[seat]), names, _ROOM),
        subtitle(territory_line(view, seat, words), names, _ROOM),
        crest=(owner.emblem, owner.colour),
    )
    canvas.centre(points(str(player["points"]), 132), 1108, 112)
    field.lay_cloth(canvas)
    field.draw_tiles(canvas, view, player["cells"], None)
    draw_boats(canvas, view, seat, field)
    draw_posts(canvas, view, seat, field)
    y = field.bottom + 8
    _draw_stock(canvas, player, seat, y)
    _draw_slips(canvas, slips, y + _STOCK + _GAP)
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


def _laid_out(view: GlenMoreView, seat: int, words: Words) -> tuple[Field, list[Slip]]:
    """The field and the papers below it.

    Tiles go first: where papers would make them small, those that only list things stay away, and
    where tiles would lose their pictures, all of them.
    """
    player, events = view["players"][seat], view["chronicles"].get("events")
    flipped = events["flipped"] if events else ()
    cells = {name: (cell["column"], cell["row"]) for name, cell in player["cells"].items()}

    def above(slips: Sequence[Slip]) -> Field:
        return Field(cells, _TOP, _TALLEST - _TOP - _STOCK - 30 - _shelved(slips), seat)

    roomiest = above(()).size
    lasting = _lasting(player, words)
    for slips, least in (
        ([*lasting, *_collected(player, flipped, words)], _LEGIBLE),
        (lasting, _LEGIBLE),
        (lasting, _PICTURED),
    ):
        field = above(slips)
        fits = field.bottom + _STOCK + 30 + _shelved(slips) <= _TALLEST
        if fits and (field.size.side >= least or field.size == roomiest):
            return field, slips
    return above(()), []


def _lasting(player: PlayerView, words: Words) -> list[Slip]:
    """What lasts, and where it comes from."""
    found = []
    for lasting in player["lasting"]:
        source, effect = lasting_texts(lasting, words)
        emblem = "sunset" if lasting == "coins-twice" else "lasting"
        colour = _CLAN if LASTING[lasting][0] == "clan" else _LOCH
        rows = wrap(effect, Face.SANS_SEMIBOLD, 34, _HALF - 96, 2)
        found.append(Slip(source, rows, emblem, colour, _HALF, live=True))
    return found


def _collected(player: PlayerView, flipped: Collection[str], words: Words) -> list[Slip]:
    """Landmarks and persons by name."""
    found = []
    # Cards on their event side are landmarks still, on heather.
    plain = tuple(card for card in player["cards"] if card not in flipped)
    turned = tuple(card for card in player["cards"] if card in flipped)
    for key, tiles, emblem, colour in (
        ("landmarks", plain, "landmark", _CARD),
        ("events", turned, "chapter", _EVENT),
        ("persons", player["persons"], "bust", _PERSON),
    ):
        if tiles:
            # Names aren't broken.
            listed = ", ".join(tile_name(tile, words).replace(" ", NO_BREAK) for tile in tiles)
            rows = wrap(listed, Face.SANS_SEMIBOLD, 34, _WIDE - 96, 3)
            heading = words(f"glenmore-picture-{key}")
            found.append(Slip(heading, rows, emblem, colour, _WIDE, live=False))
    return found


def _shelves(slips: Sequence[Slip]) -> list[list[Slip]]:
    """Slips side by side, where two go into one row."""
    rows: list[list[Slip]] = []
    for slip in slips:
        if rows and slip.width == _HALF and len(rows[-1]) == 1 and rows[-1][0].width == _HALF:
            rows[-1].append(slip)
        else:
            rows.append([slip])
    return rows


def _shelved(slips: Sequence[Slip]) -> int:
    """How high all slips are."""
    return sum(max(slip.height for slip in row) + _GAP for row in _shelves(slips))


def _draw_slips(canvas: Canvas, slips: Sequence[Slip], y: int) -> None:
    for row in _shelves(slips):
        high = max(slip.height for slip in row)
        for place, slip in enumerate(row):
            canvas.put(_paper(slip, high), MARGIN + place * (_HALF + 18), y)
        y += high + _GAP


@cached
def _paper(slip: Slip, height: int) -> Sprite:
    canvas = Canvas(paper(slip.width, height, PAPER if slip.live else PAPER2).copy())
    edge = dyed(64, height, mix(slip.colour, BONE, 0.08), mix(slip.colour, PEAT, 0.2))
    canvas.image.paste(edge)
    mark = emblem_mask(slip.emblem, 46)
    canvas.stamp(mark, 9, (height - 46) / 2 + 2, PEAT, 0.6)
    canvas.stamp(mark, 9, (height - 46) / 2, BONE)
    room = slip.width - 96
    canvas.write(fit(slip.title, Face.SERIF_BOLD, 38, room), 80, 32, INK)
    for place, row in enumerate(slip.rows):
        text = fit(row, Face.SANS_SEMIBOLD, 34, room)
        canvas.write(text, 80, 74 + place * _LINE, mix(INK, PAPER3, 0.12))
    return cut(canvas, rounded(slip.width, height, 14), bevel=Bevel(3, 110, 100), lift=Lift(0.7))
