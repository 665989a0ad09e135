"""The end: a banner in the winners' tartan in place of the title, and a laurel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.kit.backdrop import MARGIN, WIDTH
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import BONE, BRASS, BRASS_DARK, LIVERIES, PAPER2, PLAYERS, SHADED_EDGE
from render.kit.furniture import plaque
from render.kit.names import fit_names, fit_names_rows
from render.kit.pieces import brass_emblem, token
from render.kit.shape import polygon
from render.kit.sprite import Bevel, Lift, Sprite, cut
from render.kit.tartan import tartan
from render.kit.type import Face
from render.land.clans import winning_clans
from render.land.wording import ending

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from render.kit.colour import Sett
    from render.kit.type import Line
    from render.painter import Words
    from rules.land.view import LandView

#: The banner hangs between the ribbon and the board.
_BANNER = (WIDTH - MARGIN - 160, 138)
_AT = (160, 50)
_TAIL = 30
_PLATE = (_BANNER[0] - 2 * _TAIL - 20, 120)
#: The middles of the lines of a title and of the reason below it, by the number of the former.
_LINES = {1: ((-22,), 26), 2: ((-39, 1), 39)}
#: Its size; one that would be smaller than the second on one line gets two.
_SIZES = (50, 38)
_LAUREL, _TOKEN = 150, 74
#: Tokens of several winners are smaller, and overlap.
_SHARED, _PITCH = 50, 36


def draw_victory(canvas: Canvas, view: LandView, names: Sequence[str], words: Words) -> None:
    """Draw the banner; a shared victory has one in the game's own tartan."""
    clans = winning_clans(view)
    alone = len(clans) == 1
    livery = LIVERIES["land"]
    sett = PLAYERS[clans[0]].sett if alone else livery.sett
    ground = PLAYERS[clans[0]].strip if alone else livery.ground_colour
    middle = _AT[1] + _BANNER[1] / 2
    canvas.put(_banner(sett), *_AT)
    left = _AT[0] + _TAIL + 10
    canvas.put(plaque(*_PLATE, ground, ground, corner=14), left, middle - _PLATE[1] / 2)
    x = left + _PLATE[0] - _LAUREL / 2 - 4
    canvas.centre(brass_emblem("laurel", _LAUREL), x, middle)
    side = _TOKEN if alone else _SHARED
    first = x - (len(clans) - 1) * _PITCH / 2
    for place, clan in enumerate(clans):
        canvas.centre(token(PLAYERS[clan], side), first + place * _PITCH, middle)
    room = round(x - _LAUREL / 2 - 12 - left - 24)
    titles = _titles(lambda shown: ending(view, shown, words)[0], names, room)
    reason = fit_names(
        lambda shown: ending(view, shown, words)[1], names, Face.SANS_SEMIBOLD, 34, room
    )
    title_ys, reason_y = _LINES[len(titles)]
    for title, y in zip(titles, title_ys, strict=True):
        canvas.write(title, left + 24, middle + y, BONE, shade=SHADED_EDGE)
    canvas.write(reason, left + 24, middle + reason_y, PAPER2)


def _titles(
    text: Callable[[Sequence[str]], str], names: Sequence[str], room: int
) -> tuple[Line, ...]:
    """Who won, on one line or two."""
    largest, smallest = _SIZES
    whole = fit_names(text, names, Face.SERIF_BOLD, largest, room)
    if whole.size >= smallest:
        return (whole,)
    return fit_names_rows(text, names, Face.SERIF_BOLD, smallest, room, len(_LINES))


@cached
def _banner(sett: Sett) -> Sprite:
    """A swallow-tailed banner."""
    width, height = _BANNER
    canvas = Canvas(tartan(width, height, sett, 3).copy())
    for y, ink in ((0, BRASS), (4, BRASS_DARK), (height - 6, BRASS_DARK), (height - 4, BRASS)):
        canvas.image.paste(ink, (0, y, width, y + (4 if ink == BRASS else 2)))
    outline = (
        *((0, 0), (width, 0), (width - _TAIL, height / 2)),
        *((width, height), (0, height), (_TAIL, height / 2)),
    )
    return cut(canvas, polygon(width, height, outline), bevel=Bevel(2, 80, 120), lift=Lift(1.2))
