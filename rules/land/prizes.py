"""The prizes on the corners of the board and in the bag (LC-R5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.land.components import COMPONENTS

if TYPE_CHECKING:
    from rules.core.chance import Chance
    from rules.land.shapes import Sites


def lay_out(sites: Sites, chance: Chance) -> tuple[list[int], list[int]]:
    """The corners of a new game, and the bag with all other prizes."""
    bag = list(range(len(sites.points)))
    chance.shuffle(bag)
    corners = [
        shape
        for points, count in COMPONENTS.start_prizes.items()
        for shape in [one for one in bag if sites.points[one] == points][:count]
    ]
    chance.shuffle(corners)
    return corners, [shape for shape in bag if shape not in corners]
