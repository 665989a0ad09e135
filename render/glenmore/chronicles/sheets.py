"""Which sheets the chronicles in play have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from render.glenmore.chronicles.alt import (
    tell_cellars,
    tell_gangs,
    tell_haggis,
    tell_race,
    tell_votes,
)
from render.glenmore.chronicles.cellars import draw_cellars
from render.glenmore.chronicles.gangs import draw_gangs
from render.glenmore.chronicles.haggis import draw_haggis
from render.glenmore.chronicles.legend import draw_chronicle_legend, tell_chronicle_legend
from render.glenmore.chronicles.race import draw_race
from render.glenmore.chronicles.votes import draw_votes
from render.painter import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from render.kit.canvas import Canvas
    from render.painter import Words
    from rules.glenmore.view import GlenMoreView


class Part(NamedTuple):
    """A sheet of a chronicle: whose it is, and how it is drawn and told."""

    chronicle: str
    draw: Callable[[GlenMoreView, Sequence[str], Words], Canvas]
    tell: Callable[[GlenMoreView, Sequence[str], Words], list[str]]


#: The icons of all chronicles in play.
LEGEND: Final = Sheet("chronicle-legend")
#: By the kinds of the sheets. Those that show secrets of a seat are private.
PARTS: Final = {
    Sheet("race"): Part("boats", draw_race, tell_race),
    Sheet("own-race", private=True): Part("boats", draw_race, tell_race),
    Sheet("cellars"): Part("casks", draw_cellars, tell_cellars),
    Sheet("haggis"): Part("haggis", draw_haggis, tell_haggis),
    Sheet("own-haggis", private=True): Part("haggis", draw_haggis, tell_haggis),
    Sheet("votes"): Part("votes", draw_votes, tell_votes),
    Sheet("gangs"): Part("gangs", draw_gangs, tell_gangs),
}


_LEGEND: Final = Part("", draw_chronicle_legend, tell_chronicle_legend)


def part_of(sheet: Sheet) -> Part | None:
    """How a sheet of chronicles is drawn; ``None`` for any other."""
    return _LEGEND if sheet == LEGEND else PARTS.get(sheet)


def chronicle_sheets(view: GlenMoreView) -> list[Sheet]:
    """The sheets of the chronicles in play: for a seat's view its private ones."""
    private = view["seat"] is not None
    found = [
        sheet
        for sheet, part in PARTS.items()
        if part.chronicle in view["chronicles"] and sheet.private == private
    ]
    return [*found, LEGEND] if view["chronicles"] and not private else found
