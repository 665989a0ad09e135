"""A player for an empty seat: it plays its turn to the end in its head before it moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.plans import best_move
from rules.glenmore.worth import Outlook

if TYPE_CHECKING:
    from rules.core.chance import Chance
    from rules.core.move import Move
    from rules.glenmore.position import GlenMorePosition


def advise(position: GlenMorePosition, seat: int, chance: Chance) -> Move:
    """The move from which the turn ends best; of equal ones the first."""
    return best_move(position, Outlook(position, seat))
