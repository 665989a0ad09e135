"""The end: a banner in the winner's tartan, a laurel around the crest, and why it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.duel.clans import NEUTRAL, NEUTRAL_CREST, player_names
from render.duel.wording import ending, winner
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import BONE, BRASS, BRASS_DARK, PAPER2, SHADED_EDGE, Player
from render.kit.furniture import plaque
from render.kit.names import fit_named
from render.kit.pieces import brass_emblem, brooch
from render.kit.shape import polygon
from render.kit.sprite import Bevel, Lift, Sprite, cut
from render.kit.table import MARGIN, WIDTH
from render.kit.tartan import tartan
from render.kit.type import Face, fit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.painter import Words
    from rules.duel.view import DuelView

_BANNER = (WIDTH - 2 * MARGIN, 168)
_TAIL = 44
#: What the banner takes of the table, with the room below it.
VICTORY_HEIGHT: Final = _BANNER[1] + 44

_CREST_X = MARGIN + 172
_TEXT_LEFT = _CREST_X + 136
_PLATE = (WIDTH - MARGIN - 72 - _CREST_X, 124)


def draw_victory(
    canvas: Canvas, view: DuelView, top: int, names: Sequence[str], words: Words
) -> None:
    """Draw the banner with its upper edge at `top`; a draw has one in the game's own tartan."""
    clan = winner(view)
    owner = clan.player if clan else NEUTRAL
    middle = top + 8 + _BANNER[1] / 2
    canvas.put(_banner(owner), MARGIN, top + 8)
    canvas.put(
        plaque(*_PLATE, owner.strip, owner.strip, corner=16), _CREST_X, middle - _PLATE[1] / 2
    )
    canvas.centre(brass_emblem("laurel", 232), _CREST_X, middle)
    canvas.centre(
        brooch(clan.crest if clan else NEUTRAL_CREST, owner.colour, 138), _CREST_X, middle
    )
    wilds, golds = player_names(names, words)
    winning = (wilds, golds)[clan.seat] if clan else ""
    room = _CREST_X + _PLATE[0] - 22 - _TEXT_LEFT
    title = fit_named(
        # Only the winner's name stands in the title, so both seats can get it.
        lambda name: ending(view, (name, name), words)[0],
        winning,
        Face.SERIF_BOLD,
        56,
        room,
    )
    reason = ending(view, (wilds, golds), words)[1]
    canvas.write(title, _TEXT_LEFT, middle - 24, BONE, shade=SHADED_EDGE)
    canvas.write(fit(reason, Face.SANS_SEMIBOLD, 36, room), _TEXT_LEFT, middle + 31, PAPER2)


@cached(4)
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
