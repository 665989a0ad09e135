"""Why a tile of the ring can't be taken, and what would have to be bought for one that can."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.glenmore.printed import cost_row
from render.glenmore.tile import Chance

if TYPE_CHECKING:
    from rules.glenmore.view import GlenMoreView, PlayerView, SpaceView

_NO_ROOM: Final = "no-place"
#: The kind of tiles that stay on the ring.
_RING: Final = "ring"
#: Cells of a row of the market.
_CELLS: Final = 3


def chance_of(view: GlenMoreView, space: SpaceView) -> Chance | None:
    """Whether the mover can take the tile on a space; ``None`` if that is not the question."""
    name, mover = space["tile"], view["mover"]
    if space["open"] is None or name is None or mover is None:
        return None
    if view["tiles"][name]["kind"] == _RING:
        # Nobody takes it, whatever they have; going there may be possible all the same.
        return Chance(open=space["open"])
    bought, missing = _shortages(view, view["players"][mover], name)
    if space["open"]:
        return Chance(open=True, prices=tuple(bought.items()))
    if space["reason"] == _NO_ROOM:
        return Chance(open=False, no_room=True)
    # What is for sale but can't be afforded is missing too.
    return Chance(open=False, missing=frozenset(missing or bought))


def _shortages(
    view: GlenMoreView, player: PlayerView, name: str
) -> tuple[dict[int, int], set[int]]:
    """By their place in the cost: what has to be bought, with its price, and what can't be had."""
    filled = {row["good"]: row["filled"] for row in view["market"]}
    left = dict(player["goods"])
    people = sum(cell["scotsmen"] for cell in player["cells"].values())
    bought: dict[int, int] = {}
    missing: set[int] = set()
    for place, icon in enumerate(cost_row(view["tiles"][name])):
        good = icon.value
        if icon.what == "coin":
            if int(good) > player["coins"]:
                missing.add(place)
        elif icon.what == "emblem":
            if not people:
                missing.add(place)
        elif good == "whisky":
            if not player["whisky"]:
                missing.add(place)
        elif left.get(good, 0):
            left[good] -= 1
        elif filled[good] < _CELLS:
            filled[good] += 1
            bought[place] = filled[good]
        else:
            missing.add(place)
    return bought, missing
