"""The end: a banner in the winner's tartan, a laurel around their crest, and why it is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from render.duel.clans import NEUTRAL, NEUTRAL_CREST, player_names
from render.duel.wording import ending, winner
from render.kit.backdrop import MARGIN, WIDTH
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import BONE, BRASS, BRASS_DARK, PAPER2, SHADED_EDGE, Player
from render.kit.furniture import plaque
from render.kit.names import fit_named, fit_names_rows
from render.kit.pieces import brass_emblem, brooch
from render.kit.shape import polygon
from render.kit.sprite import Bevel, Lift, Sprite, cut
from render.kit.tartan import tartan
from render.kit.type import Face

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.kit.type import Line
    from render.painter import Words
    from rules.duel.view import DuelView

_BANNER = (WIDTH - 2 * MARGIN, 180)
_TAIL = 44
#: What the banner takes of the table, with the room below it.
VICTORY_HEIGHT: Final = _BANNER[1] + 44

_CREST_X = MARGIN + 172
_TEXT_LEFT = _CREST_X + 136
_PLATE_WIDTH = WIDTH - MARGIN - 72 - _CREST_X
_ROOM = _PLATE_WIDTH - 22 - (_TEXT_LEFT - _CREST_X)


@dataclass(frozen=True, slots=True)
class _Plate:
    """The measures of what is written on: its height, and the middles of its lines."""

    height: int
    size: int
    titles: tuple[int, ...]
    reason: int


#: For a title of one line, and for one of two.
_PLATES = (_Plate(124, 56, (-24,), 31), _Plate(152, 46, (-45, 4), 50))
#: A title that would be smaller than this on one line gets two.
_SMALLEST_TITLE = 44


def draw_victory(
    canvas: Canvas, view: DuelView, top: int, names: Sequence[str], words: Words
) -> None:
    """Draw the banner with its upper edge at `top`; a draw has one in the game's own tartan."""
    clan = winner(view)
    owner = clan.player if clan else NEUTRAL
    middle = top + 8 + _BANNER[1] / 2
    canvas.put(_banner(owner), MARGIN, top + 8)
    shown = player_names(names, words)
    titles = _titles(view, shown[clan.seat] if clan else "", words)
    plate = _PLATES[len(titles) - 1]
    canvas.put(
        plaque(_PLATE_WIDTH, plate.height, owner.strip, owner.strip, corner=16),
        _CREST_X,
        middle - plate.height / 2,
    )
    if clan:
        canvas.centre(brass_emblem("laurel", 232), _CREST_X, middle)
    canvas.centre(
        brooch(clan.crest if clan else NEUTRAL_CREST, owner.colour, 138 if clan else 160),
        _CREST_X,
        middle,
    )
    for title, y in zip(titles, plate.titles, strict=True):
        canvas.write(title, _TEXT_LEFT, middle + y, BONE, shade=SHADED_EDGE)
    reason = fit_named(
        lambda name: ending(view, (name, name), words)[1],
        shown[clan.other.seat] if clan else "",
        Face.SANS_SEMIBOLD,
        36,
        _ROOM,
    )
    canvas.write(reason, _TEXT_LEFT, middle + plate.reason, PAPER2)


def _titles(view: DuelView, name: str, words: Words) -> tuple[Line, ...]:
    """Who won, on one line or two."""

    def title(shown: str) -> str:
        # Only the winner's name stands in it, so both seats can get it.
        return ending(view, (shown, shown), words)[0]

    whole = fit_named(title, name, Face.SERIF_BOLD, _PLATES[0].size, _ROOM)
    if whole.size >= _SMALLEST_TITLE:
        return (whole,)
    return fit_names_rows(
        lambda kept: title(kept[0]), (name,), Face.SERIF_BOLD, _PLATES[1].size, _ROOM, 2
    )


@cached
def _banner(owner: Player) -> Sprite:
    """A swallow-tailed banner of the owner's tartan."""
    width, height = _BANNER
    canvas = Canvas(tartan(width, height, owner.sett, 3).copy())
    for y, ink in ((0, BRASS), (4, BRASS_DARK), (height - 6, BRASS_DARK), (height - 4, BRASS)):
        canvas.image.paste(ink, (0, y, width, y + (4 if ink == BRASS else 2)))
    outline = (
        *((0, 0), (width, 0), (width - _TAIL, height / 2)),
        *((width, height), (0, height), (_TAIL, height / 2)),
    )
    return cut(canvas, polygon(width, height, outline), bevel=Bevel(2, 80, 120), lift=Lift(1.2))
