"""The Highland Boat Race: all rivers in the order in which boats come through, and the boats."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from PIL import Image

from render.glenmore.chronicles.common import TOP, WIDE
from render.glenmore.icons import Icon, Style, draw_chip
from render.glenmore.people import rimmed
from render.glenmore.scenes.scene import FOAM, SHALLOW, WATER
from render.glenmore.wording import shown_names, subtitle
from render.kit.backdrop import MARGIN, lay_table
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import BONE, LIVERIES, PAPER2, PEAT, PLAYERS, mix, rgb
from render.kit.emblem import emblem_mask
from render.kit.furniture import strip
from render.kit.pieces import token
from render.kit.shape import rounded
from render.kit.sprite import Bevel, Lift, Sprite, bevelled, cut
from render.kit.texture import dyed, felt
from render.kit.type import FLOOR, Face, fit, line

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from render.glenmore.field import Field
    from render.painter import Words
    from rules.glenmore.view import GlenMoreView

_LANE: Final = 224
_BAND: Final = 128
#: How wide a cell is at most.
_CELL: Final = 220
_STRIP: Final = 112
_BOAT: Final = 84
_NEUTRAL: Final = rgb("#5B5852")
#: The icons of what a reward brings.
_REWARDS: Final = {
    "points": "points",
    "coins": "coin",
    "any": "good",
    "whisky": "good",
    "scotsman": "emblem",
    "marker": "emblem",
}
_EMBLEMS: Final = {"scotsman": "scot", "marker": "banner"}


def race_line(view: GlenMoreView, words: Words) -> str:
    """What the race is at."""
    shown = view["chronicles"]["boats"]
    window = shown["start_above"]
    if shown["state"] == "waiting" and window is not None:
        return words("glenmore-picture-race-coming", least=window[0], most=window[1])
    return words(f"glenmore-picture-race-{shown['state']}")


def draw_race(view: GlenMoreView, names: Sequence[str], words: Words) -> Canvas:
    """The race. A seat's own view shows the rewards that it has looked at."""
    names = shown_names(names, words)
    shown = view["chronicles"]["boats"]
    lanes = len(shown["rivers"])
    canvas = lay_table(
        LIVERIES["glenmore"],
        TOP + lanes * _LANE + _STRIP + 34,
        words("glenmore-picture-race"),
        subtitle(race_line(view, words), names),
    )
    longest = max(len(river["cells"]) for river in shown["rivers"])
    pitch = min(_CELL, (WIDE - 40) // longest)
    for lane in range(lanes):
        _draw_river(canvas, view, lane, names, words, TOP + lane * _LANE, pitch)
    _draw_order(canvas, view, names, words, TOP + lanes * _LANE + 8)
    return canvas


def _draw_river(
    canvas: Canvas,
    view: GlenMoreView,
    lane: int,
    names: Sequence[str],
    words: Words,
    y: int,
    pitch: int,
) -> None:
    """Draw one river: boats come in at the right and leave it at the left."""
    shown = view["chronicles"]["boats"]
    river = shown["rivers"][lane]
    seat = river["seat"]
    canvas.put(_lane(seat), MARGIN, y)
    name = words("glenmore-picture-race-neutral") if seat is None else names[seat]
    left = MARGIN + 24
    if seat is not None:
        canvas.centre(token(PLAYERS[seat], 48), left + 22, y + 34)
        left += 58
    end = _draw_rewards(canvas, river["tokens"], river["known"], y + 34)
    canvas.write(fit(name, Face.SERIF_BOLD, 38, round(end - left) - 24), left, y + 34, BONE)
    first = MARGIN + WIDE - 20 - pitch
    for place, cell in enumerate(river["cells"]):
        x = first - place * pitch
        canvas.put(_water(pitch - 6, _BAND), x, y + 78)
        size = 38 if pitch > 70 else FLOOR
        label = line(cell, Face.SANS_BOLD, size)
        middle = x + (pitch - 6) / 2
        if cell == river["castle"]:
            canvas.stamp(emblem_mask("tower", 32), middle - label.width / 2 - 20, y + 86, BONE)
            middle += 18
        canvas.write(label, middle, y + 102, BONE, "middle")
        afloat = [
            one
            for one, boat in enumerate(shown["boats"])
            if (boat["river"], boat["cell"]) == (lane, cell)
        ]
        # Side by side if there is room, else one half behind the other.
        apart = min(_BOAT + 6, (pitch - _BOAT) / max(1, len(afloat) - 1))
        for rank, one in enumerate(afloat):
            off = (rank - (len(afloat) - 1) / 2) * apart
            canvas.centre(boat_piece(one, _BOAT), x + (pitch - 6) / 2 + off, y + 78 + 82)


def _draw_rewards(
    canvas: Canvas, count: int, known: Sequence[Mapping[str, int]] | None, y: float
) -> float:
    """Draw how many reward tokens lie on the castle of a river, and which, if that is known.

    The result is where they begin.
    """
    right = MARGIN + WIDE - 20
    number = line(f"×{count}", Face.SERIF_BLACK, 44)
    canvas.write(number, right, y, BONE, "right")
    canvas.stamp(emblem_mask("reward", 48), right - number.width - 60, y - 24, PAPER2)
    left = right - number.width - 60
    if known:
        row = [_reward(gain) for gain in known]
        width, _ = draw_chip(
            canvas,
            row,
            left - 12,
            y - 27,
            Style(42, 5),
            pad=8,
            height=54,
            corner=12,
            from_right=True,
        )
        left -= 12 + width
    return left


def _reward(gain: Mapping[str, int]) -> Icon:
    ((kind, count),) = gain.items()
    what = _REWARDS.get(kind, "emblem")
    if what in ("points", "coin"):
        return Icon(what, str(count))
    return Icon(what, _EMBLEMS.get(kind, kind))


def _draw_order(
    canvas: Canvas, view: GlenMoreView, names: Sequence[str], words: Words, y: int
) -> None:
    """Draw how far everybody has come: the leader is at the left."""
    boats = view["chronicles"]["boats"]["boats"]
    places = ("first", "second", "third", "loser")

    def rank(seat: int) -> tuple[int, int]:
        result = boats[seat]["result"]
        return (places.index(result) if result else 3, boats[seat]["left"])

    gap, seats = 12, view["seats"]
    width = (WIDE - gap * (seats - 1)) // seats
    for place, seat in enumerate(sorted(range(seats), key=rank)):
        x = MARGIN + place * (width + gap)
        awaited = view["mover"] == seat
        canvas.put(strip(PLAYERS[seat], width, height=_STRIP, cloth=76, awaited=awaited), x, y)
        canvas.centre(boat_piece(seat, 62), x + 38, y + _STRIP / 2)
        name = fit(names[seat], Face.SERIF_BOLD, 36, width - 94)
        canvas.write(name, x + 88, y + 32, BONE)
        result, left = boats[seat]["result"], boats[seat]["left"]
        told = (
            words("glenmore-picture-race-result", result=result)
            if result
            else words("glenmore-picture-race-left", count=left)
        )
        canvas.write(fit(told, Face.SANS_SEMIBOLD, 34, width - 94), x + 88, y + 78, PAPER2)


def draw_boats(canvas: Canvas, view: GlenMoreView, seat: int, field: Field) -> None:
    """Draw the boats that are on the river of a territory."""
    shown = view["chronicles"].get("boats")
    if shown is None:
        return
    cells, side = view["players"][seat]["cells"], field.size.side
    # Where a Scotsman of the gang stands, boats lie at his feet.
    posts = view["chronicles"]["gangs"]["posts"] if "gangs" in view["chronicles"] else {}
    posted = {cell for host, cell in posts.values() if host == seat}
    here: Counter[str] = Counter()
    for one, boat in enumerate(shown["boats"]):
        if shown["rivers"][boat["river"]]["seat"] != seat:
            continue
        cell = cells[boat["cell"]]
        x, y = field.at(cell["column"], cell["row"])
        place = here[boat["cell"]]
        here[boat["cell"]] += 1
        deep = 0.62 if boat["cell"] in posted else 0.42
        piece = boat_piece(one, round(side * 0.44))
        canvas.centre(piece, x + side * (0.24 + 0.2 * place), y + side * (deep + 0.06 * place))


@cached
def boat_piece(seat: int, side: int) -> Sprite:
    """A boat in its owner's colour, with the ordinary at its side."""
    player = PLAYERS[seat]
    mask = emblem_mask("dragon", side)
    canvas = Canvas(
        dyed(side, side, mix(player.colour, BONE, 0.2), mix(player.colour, PEAT, 0.25)).copy()
    )
    charge = round(side * 0.22)
    canvas.stamp(rounded(charge + 4, charge + 2, 4), side * 0.4, side * 0.69, player.dark)
    canvas.stamp(emblem_mask(player.emblem, charge), side * 0.4 + 2, side * 0.7, player.charge)
    face = bevelled(canvas.image, mask, Bevel(2, 140, 150))
    return rimmed(face, mask, 6, 5, Lift(0.5, 150, 120))


@cached
def _lane(seat: int | None) -> Sprite:
    ground = mix(_NEUTRAL, PEAT, 0.5) if seat is None else PLAYERS[seat].strip
    canvas = Canvas(felt(WIDE, _LANE - 12, ground).copy())
    return cut(canvas, rounded(WIDE, _LANE - 12, 18), bevel=Bevel(2, 50, 100), lift=Lift(0.7))


@cached
def _water(width: int, height: int) -> Sprite:
    canvas = Canvas(Image.new("RGB", (width, height), WATER))
    canvas.image.paste(SHALLOW, (0, round(height * 0.4), width, round(height * 0.72)))
    for x, y in ((0.08, 0.42), (0.7, 0.56), (0.16, 0.86)):
        left, top = round(width * x), round(height * y)
        canvas.image.paste(FOAM, (left, top, left + width // 5, top + 3))
    return cut(canvas, rounded(width, height, 10), bevel=Bevel(2, 70, 100), lift=Lift(0.3))
