"""What nobody knows: the order of the tiles that are still to come (GM-R30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.core.chance import Chance
    from rules.glenmore.position import GlenMorePosition


def redraw(position: GlenMorePosition, chance: Chance) -> None:
    """Shuffle each stack, with the end tile where it may lie by all that was seen so far."""
    for stack, tiles in position.stacks.items():
        if stack == "D" and position.box.end in tiles:
            tiles.remove(position.box.end)
            chance.shuffle(tiles)
            above = chance.pick(end_window(position, len(tiles)))
            tiles.insert(len(tiles) - above, position.box.end)
        else:
            chance.shuffle(tiles)


def end_window(position: GlenMorePosition, left: int) -> tuple[int, ...]:
    """How many of the tiles `left` in the last stack, the end tile apart, may lie above it."""
    drawn = len(position.box.stacks["D"]) - left
    return tuple(above - drawn for above in position.end_above if above >= drawn)
