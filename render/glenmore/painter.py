"""The painter of Glen More II."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from render.glenmore import emblems as emblems
from render.glenmore.alt import tell_sheet
from render.glenmore.chronicles.sheets import chronicle_sheets, part_of
from render.glenmore.clans import draw_clans
from render.glenmore.discard import draw_discard
from render.glenmore.legend import draw_legend
from render.glenmore.place import draw_place
from render.glenmore.rondel import draw_rondel
from render.glenmore.scores import draw_scores
from render.glenmore.territory import draw_territory
from render.painter import Sheet, SheetPainter
from render.sample import wordless

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render.kit.canvas import Canvas
    from render.painter import Words
    from rules.core.view import View
    from rules.glenmore.view import GlenMoreView

RONDEL, CLANS, SCORES, PLACE, DISCARD, LEGEND = (
    Sheet(kind) for kind in ("rondel", "clans", "scores", "place", "discard", "legend")
)
#: Questions that are answered by looking at the ring, and at the clan board; where a tile goes and
#: what is paid for it is seen on the sheet of the places, all else in the own territory.
_ON_RING: Final = frozenset({"take", "comfort", "descend", "england"})
_ON_CLANS: Final = frozenset({"clan"})
_ON_PLACE: Final = frozenset({"place", "pay"})
#: Questions of chronicles that are answered by looking at their sheets.
_ON_OWN: Final = {
    "haggis": Sheet("own-haggis", private=True),
    "haggis-room": Sheet("own-haggis", private=True),
    "haggis-roll": Sheet("own-haggis", private=True),
    "reward": Sheet("own-race", private=True),
    **dict.fromkeys(("sale", "store", "barrel", "distil"), Sheet("cellars")),
    **dict.fromkeys(
        ("bail", "cheat", "claim", "swindle", "recruit", "station", "rob", "levy"), Sheet("gangs")
    ),
    **dict.fromkeys(("give-haggis", "steal-haggis", "reroll"), Sheet("own-haggis", private=True)),
    **dict.fromkeys(("extra-reward", "give-penny"), Sheet("own-race", private=True)),
    "vote": Sheet("votes"),
    "gathering": Sheet("votes"),
}


def territory_of(seat: int) -> Sheet:
    """The sheet of a seat's territory."""
    return Sheet("territory", seat)


class GlenMorePainter(SheetPainter["GlenMoreView"]):
    """Paints the sheets of Glen More. All are public but those of chronicles with secrets."""

    key = "glenmore"

    def sheets(self, view: View) -> Sequence[Sheet]:
        """Everything for a spectator's view; for a seat's, what a chronicle hides from others."""
        own = cast("GlenMoreView", view)
        if view["seat"] is not None:
            return chronicle_sheets(own)
        territories = [territory_of(seat) for seat in range(view["seats"])]
        placing = [PLACE] if own["places"] else []
        discarded = [DISCARD] if own["discard"] else []
        told = chronicle_sheets(own)
        return (RONDEL, *territories, CLANS, SCORES, *placing, *told, *discarded, LEGEND)

    def turn_sheets(self, view: View) -> Sequence[Sheet]:
        """The ring and the mover's territory; at the end the scores."""
        mover = cast("GlenMoreView", view)["mover"]
        if mover is None:
            return (SCORES, RONDEL)
        return (RONDEL, territory_of(mover))

    def prompt_sheets(self, view: View) -> Sequence[Sheet]:
        """What is to be decided first, then the own territory or the ring."""
        own, ask = cast("GlenMoreView", view), view["ask"]
        seat = view["seat"]
        if seat is None:
            return self.turn_sheets(view)
        territory = territory_of(seat)
        if ask in _ON_RING:
            return (RONDEL, territory)
        if ask in _ON_PLACE and own["places"]:
            return (PLACE,)
        if ask in _ON_CLANS:
            return (CLANS, territory)
        if own["salvage"]:
            return (DISCARD, territory)
        if ask in _ON_OWN:
            return (_ON_OWN[ask], territory)
        return (territory, RONDEL)

    def shown(self, sheet: Sheet, view: View) -> object:
        """The part of a view that a sheet depends on."""
        own = cast("GlenMoreView", view)
        turn = (own["mover"], own["round"], own["tile"])
        if sheet == LEGEND:
            return None
        if part_of(sheet) is not None:
            return (own["mover"], own["chronicles"], [one["points"] for one in own["players"]])
        if sheet == RONDEL:
            purses = [
                (player["coins"], player["whisky"], player["points"], player["goods"])
                for player in own["players"]
            ]
            table = (own["ring"], own["market"], own["stacks"], own["discard"])
            return (turn, *table, purses, own["steps"], own["chronicles"])
        if sheet.kind == "territory":
            part = own["players"][sheet.seat or 0]
            return (part, own["mover"], own["steps"], own["chronicles"])
        if sheet == CLANS:
            planted = [(player["coins"], player["markers"]) for player in own["players"]]
            return (own["mover"], own["clans"], planted, own["chronicles"].get("gangs"))
        if sheet == DISCARD:
            return (own["mover"], own["discard"], own["salvage"])
        if sheet == PLACE:
            return (turn, own["places"], own["players"][own["mover"] or 0])
        won = [player["points"] for player in own["players"]]
        return (turn, own["scorings"], own["scoring"], own["final"], won, own["outcome"])

    def draw(self, sheet: Sheet, view: GlenMoreView, names: Sequence[str], words: Words) -> Canvas:
        """A sheet, not yet encoded."""
        part = part_of(sheet)
        if part is not None:
            return part.draw(view, names, words)
        if sheet.kind == "territory" and sheet.seat is not None:
            return draw_territory(view, sheet.seat, names, words)
        if sheet == CLANS:
            return draw_clans(view, names, words)
        if sheet == SCORES:
            return draw_scores(view, names, words)
        if sheet == PLACE:
            return draw_place(view, names, words)
        if sheet == DISCARD:
            return draw_discard(view, names, words)
        if sheet == LEGEND:
            return draw_legend(words)
        return draw_rondel(view, names, words)

    def tell(self, sheet: Sheet, view: GlenMoreView, names: Sequence[str], words: Words) -> str:
        """A sheet in words."""
        return tell_sheet(sheet, view, names, words)

    def warm(self) -> Iterator[None]:
        """Paint once what the pictures are made of."""
        from render.glenmore.samples import TYPICAL

        for sample in TYPICAL:
            sample.draw(self, wordless)
            yield
