"""The prizes on the corners of the board and in the bag (LC-R5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.core.chance import Chance
    from rules.land.options import Setup


def lay_out(setup: Setup, chance: Chance) -> tuple[list[int], list[int]]:
    """The corners of a new game, and the bag with all other prizes (LC-R5)."""
    worth = setup.sites.points
    bag = list(range(len(worth)))
    chance.shuffle(bag)
    corners = [
        shape
        for points, count in setup.components.start_prizes.items()
        for shape in [one for one in bag if worth[one] == points][:count]
    ]
    chance.shuffle(corners)
    return corners, [shape for shape in bag if shape not in corners]
