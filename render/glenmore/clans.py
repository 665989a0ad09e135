"""The clan board: a map of the Highlands with the clans, their effects, roads and banners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from render.glenmore.clan_cells import EFFECTS, LASTING_CLANS, clan_cell
from render.glenmore.highlands import SIZE, highlands
from render.glenmore.metal import money
from render.glenmore.people import clan_banner
from render.glenmore.roads import Cell, draw_pips, draw_road
from render.glenmore.wording import clan_name, shown_names, subtitle
from render.kit.backdrop import MARGIN, WIDTH, lay_table
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import BONE, LIVERIES, PEAT, PLAYERS, rgb
from render.kit.emblem import emblem_mask
from render.kit.furniture import strip
from render.kit.pieces import token
from render.kit.shape import disc
from render.kit.sprite import Bevel, Lift, Sprite, cut
from render.kit.texture import dyed
from render.kit.type import Face, fit, line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.painter import Words
    from rules.glenmore.view import GlenMoreView

_MAP_TOP: Final = 186
HEIGHT: Final = _MAP_TOP + SIZE[1] + 16 + 84 + 24
START: Final = "start"
#: The middles of the cells, where they stand on the map.
PLACES: Final = {
    "sinclair": (1036, 274),
    "gunn": (752, 280),
    "mackay": (470, 286),
    "sutherland": (1016, 408),
    "mackenzie": (396, 432),
    "munro": (600, 444),
    "ross": (812, 470),
    "macleod": (130, 446),
    "brodie": (1062, 590),
    START: (320, 594),
    "chisholm": (506, 606),
    "mackintosh": (800, 636),
    "mackinnon": (162, 684),
    "grant": (1072, 736),
    "macdonald": (236, 874),
    "macdonell": (482, 792),
    "macpherson": (846, 884),
    "cameron": (572, 956),
    "maclean": (152, 1040),
    "macmillan": (404, 1090),
    "maclachlan": (176, 1246),
    "macgregor": (690, 1126),
    "oliphant": (1052, 1036),
    "douglas": (936, 1236),
}
_START: Final = 104


class _Purse(NamedTuple):
    """What the viewer's eye looks for: who plants, and what they can pay."""

    seat: int | None
    coins: int


def draw_clans(view: GlenMoreView, names: Sequence[str], words: Words) -> Canvas:
    """The clan board and everybody's coins and banners."""
    names = shown_names(names, words)
    mover = view["mover"]
    purse = _Purse(mover, 0 if mover is None else view["players"][mover]["coins"])
    canvas = lay_table(
        LIVERIES["glenmore"],
        HEIGHT,
        words("glenmore-picture-clans"),
        subtitle(_headline(purse, names, words), names),
    )
    canvas.put(highlands(), MARGIN, _MAP_TOP)
    for first, second, _ in view["roads"]:
        draw_road(canvas, PLACES[first], PLACES[second])
    canvas.centre(_cairn(), *PLACES[START])
    prices: list[tuple[Sprite, float, float]] = []
    cells = [Cell(PLACES[START], _START / 2, 56, round=True)]
    for name, clan in view["clans"].items():
        price = clan["price"]
        dark = price is None or (mover is not None and price > purse.coins)
        piece = clan_cell(
            clan_name(name, words), EFFECTS[name], lasting=name in LASTING_CLANS, dark=dark
        )
        x, y = PLACES[name]
        canvas.centre(piece, x, y)
        half = piece.size[0] / 2
        for place, seat in enumerate(clan["markers"][:4]):
            canvas.put(clan_banner(seat), x + half - 22 + place * 40, y - 93)
        if price is not None:
            prices.append((money(str(price), 62, dim=dark), x - half - 12, y - 43))
        cells.append(Cell((x, y), half, 56, price is not None, bool(clan["markers"])))
    # No banner of a neighbour may hide a price.
    for coin, x_coin, y_coin in prices:
        canvas.centre(coin, x_coin, y_coin)
    for first, second, coins in view["roads"]:
        draw_pips(canvas, PLACES[first], PLACES[second], coins, cells)
    _draw_purses(canvas, view, names)
    return canvas


def _headline(purse: _Purse, names: Sequence[str], words: Words) -> str:
    if purse.seat is None:
        return words("glenmore-picture-clans-over")
    return words("glenmore-picture-clans-about", name=names[purse.seat], coins=purse.coins)


@cached
def _cairn() -> Sprite:
    """Where all roads begin."""
    canvas = Canvas(dyed(_START, _START, rgb("#5F7F3E"), rgb("#33491F")).copy())
    mark = emblem_mask("cairn", 66)
    canvas.stamp(mark, 19, 21, PEAT, 0.6)
    canvas.stamp(mark, 19, 19, BONE)
    return cut(canvas, disc(_START), bevel=Bevel(4, 110, 130), lift=Lift(0.8))


def _draw_purses(canvas: Canvas, view: GlenMoreView, names: Sequence[str]) -> None:
    """Draw what everybody can pay with and plant."""
    count = len(view["players"])
    gap = 12
    width = (WIDTH - 2 * MARGIN - gap * (count - 1)) // count
    y = _MAP_TOP + SIZE[1] + 16
    for seat, player in enumerate(view["players"]):
        x, middle = MARGIN + seat * (width + gap), y + 42
        canvas.put(
            strip(PLAYERS[seat], width, height=84, cloth=66, awaited=seat == view["mover"]), x, y
        )
        canvas.centre(token(PLAYERS[seat], 54), x + 33, middle)
        room = width - 66 - 24 - 150
        if room > 60:
            canvas.write(fit(names[seat], Face.SERIF_BOLD, 38, room), x + 80, middle, BONE)
        canvas.centre(money(str(player["coins"]), 56), x + width - 128, middle)
        canvas.stamp(emblem_mask("banner", 44), x + width - 94, middle - 22, BONE)
        number = line(str(player["markers"]), Face.SERIF_BLACK, 38)
        canvas.write(number, x + width - 28, middle - 1, BONE, "middle")
