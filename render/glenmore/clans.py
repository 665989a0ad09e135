"""The clan board: a map of the Highlands with the clans, their effects, roads and banners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from render.glenmore.chronicles.gang_marks import draw_toll
from render.glenmore.clan_cells import EFFECTS, LASTING_CLANS, clan_cell
from render.glenmore.highlands import SIZE, highlands
from render.glenmore.metal import money
from render.glenmore.people import clan_banner
from render.glenmore.pieces import times
from render.glenmore.roads import Box, draw_pips, draw_road
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
    from collections.abc import Mapping, Sequence

    from render.painter import Words
    from rules.glenmore.view import GlenMoreView

_MAP_TOP: Final = 186
_STRIP: Final = 96
HEIGHT: Final = _MAP_TOP + SIZE[1] + 12 + _STRIP + 20
START: Final = "start"
#: The middles of the cells, where they stand on the map.
PLACES: Final = {
    "sinclair": (1036, 274),
    "gunn": (752, 280),
    "mackay": (470, 286),
    "sutherland": (1016, 408),
    "mackenzie": (396, 432),
    "munro": (622, 448),
    "ross": (812, 470),
    "macleod": (146, 446),
    "brodie": (1062, 590),
    START: (320, 594),
    "chisholm": (506, 606),
    "mackintosh": (800, 636),
    "mackinnon": (162, 684),
    "grant": (1066, 748),
    "macdonald": (236, 874),
    "macdonell": (482, 792),
    "macpherson": (846, 884),
    "cameron": (572, 956),
    "maclean": (152, 1040),
    "macmillan": (404, 1090),
    "maclachlan": (176, 1246),
    "macgregor": (690, 1126),
    "oliphant": (1052, 1036),
    "douglas": (914, 1240),
}
_START: Final = 104
_COIN, _BANNER = 62, 78
#: A strip of a player that is narrower has two lines.
_ONE_LINE: Final = 330


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
    cells: dict[str, Sprite] = {}
    for name, clan in view["clans"].items():
        price = clan["price"]
        cells[name] = clan_cell(
            clan_name(name, words),
            EFFECTS[name],
            lasting=name in LASTING_CLANS,
            dark=price is None or (mover is not None and price > purse.coins),
        )
        canvas.centre(cells[name], *PLACES[name])
    covered = [_around(PLACES[START], _START, _START)]
    covered += (_around(PLACES[name], *cell.size) for name, cell in cells.items())
    prices: list[tuple[Sprite, float, float]] = []
    for name, clan in view["clans"].items():
        if clan["markers"]:
            spot = _spot(name, cells)
            covered += _draw_banners(canvas, clan["markers"], *spot)
        if (price := clan["price"]) is not None:
            dim = mover is not None and price > purse.coins
            at = _coin_at(name, cells[name])
            prices.append((money(str(price), _COIN, dim=dim), *at))
            covered.append(_around(at, _COIN, _COIN))
    for first, second, coins in view["roads"]:
        draw_pips(canvas, PLACES[first], PLACES[second], coins, covered)
    for coin, x, y in prices:
        canvas.centre(coin, x, y)
    for name, cell in cells.items():
        x, y = PLACES[name]
        draw_toll(canvas, view, name, x + cell.size[0] / 2 - 40, y + 44)
    _draw_purses(canvas, view, names)
    return canvas


def _around(place: tuple[float, float], width: float, height: float) -> Box:
    x, y = place
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def _coin_at(name: str, cell: Sprite) -> tuple[float, float]:
    """Where the price of a cell lies: over its top left corner, left of its name."""
    x, y = PLACES[name]
    return x - cell.size[0] / 2 - 12, y - 43


def _spot(name: str, cells: Mapping[str, Sprite]) -> tuple[float, float]:
    """Where the banner of a cell stands: where it hides least of other cells and their prices."""
    x, y = PLACES[name]
    half = cells[name].size[0] / 2
    spots = (
        (x + half - 22, y - 97),
        (x - half - 48, y - 104),
        (x + half - 20, y - 22),
    )
    others = [_around(PLACES[START], _START, _START)]
    others += (_around(PLACES[other], *cell.size) for other, cell in cells.items() if other != name)
    others += (
        _around(_coin_at(other, cell), _COIN, _COIN)
        for other, cell in cells.items()
        if other != name
    )

    def hidden(spot: tuple[float, float]) -> float:
        left, top = spot
        banner = (left, top, left + _BANNER, top + _BANNER * 0.7)
        outside = max(0, left + _BANNER + 8 - WIDTH, 8 - left) * _BANNER
        return outside + sum(_shared(banner, other) for other in others)

    return min(spots, key=hidden)


def _shared(first: Box, second: Box) -> float:
    """How large the common part of two boxes is."""
    wide = min(first[2], second[2]) - max(first[0], second[0])
    high = min(first[3], second[3]) - max(first[1], second[1])
    return max(0, wide) * max(0, high)


def _draw_banners(canvas: Canvas, markers: Sequence[int], x: float, y: float) -> list[Box]:
    """Draw a banner for each owner, with their number where they have several; their boxes."""
    owners = sorted(set(markers))
    spots = [(x + place * 46, y) for place in range(len(owners))]
    for seat, spot in zip(owners, spots, strict=True):
        canvas.put(clan_banner(seat, _BANNER), *spot)
    for place, seat in enumerate(owners):
        if (count := markers.count(seat)) > 1:
            # Side by side they wouldn't have room.
            drop = 40 if place % 2 else 0
            canvas.centre(times(count), spots[place][0] + 42, y + _BANNER - 6 + drop)
    return [(left, top, left + _BANNER, top + _BANNER) for left, top in spots]


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
    y = HEIGHT - _STRIP - 20
    for seat, player in enumerate(view["players"]):
        x, middle = MARGIN + seat * (width + gap), y + _STRIP / 2
        canvas.put(
            strip(PLAYERS[seat], width, height=_STRIP, cloth=66, awaited=seat == view["mover"]),
            x,
            y,
        )
        canvas.centre(token(PLAYERS[seat], 54), x + 33, middle)
        # Where strips are narrow, the purse is below the name.
        low = width < _ONE_LINE
        room, line_y = (width - 90, y + 27) if low else (width - 66 - 24 - 150, middle)
        canvas.write(fit(names[seat], Face.SERIF_BOLD, 36, room), x + 78, line_y, BONE)
        left, middle = (x + 102, y + 68) if low else (x + width - 128, middle)
        canvas.centre(money(str(player["coins"]), 48 if low else 56), left, middle)
        canvas.stamp(emblem_mask("banner", 40), left + 40, middle - 20, BONE)
        number = line(str(player["markers"]), Face.SERIF_BLACK, 36)
        canvas.write(number, left + 102, middle - 1, BONE, "middle")
