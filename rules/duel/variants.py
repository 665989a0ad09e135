"""The seven variants, which of them go together, and what they change."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from rules.core.options import Flag, OptionSet, Several
from rules.core.terms import Excludes, settings
from rules.duel.meeting import Meetings, Powers, meetings_with

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.options import Value

VARIANTS = (
    "sandbox",
    "traitor",
    "poor_visibility",
    "mixed_clans",
    "dark_night",
    "fate",
    "bitter_end",
)

OPTIONS = OptionSet(
    (
        Several("variants", VARIANTS),
        Flag("musician_cancels_delayed", default=False),
    ),
    terms=(
        # Each of these says how the two decks are made.
        Excludes(settings("variants", "traitor", "mixed_clans", "dark_night"), "decks-made-twice"),
        # One hides a player's own cards, the other has all of them put in order.
        Excludes(settings("variants", "poor_visibility", "fate"), "row-or-draw"),
    ),
)

#: Points that end the game (BR-R16), unless it is played to the bitter end (BR-R26).
GOAL = 4


@dataclass(frozen=True, slots=True)
class Setup:
    """What the options of a game mean for its play."""

    variants: tuple[str, ...]
    meetings: Meetings
    #: Points that end the game; ``None`` to the bitter end (BR-R26).
    goal: int | None
    #: Each gives one card to the other (BR-R21).
    traitor: bool
    #: A hand has three cards and draws (BR-R22).
    draws: bool
    #: The decks are shared out in packets (BR-R23).
    drafted: bool
    #: The decks are dealt (BR-R24).
    dealt: bool
    #: Both lay their cards in a row (BR-R25).
    fate: bool


@lru_cache
def _setup(variants: tuple[str, ...], musician_cancels_delayed: bool) -> Setup:
    powers = Powers("sandbox" not in variants, musician_cancels_delayed)
    return Setup(
        variants=variants,
        meetings=meetings_with(powers),
        goal=None if "bitter_end" in variants else GOAL,
        traitor="traitor" in variants,
        draws="poor_visibility" in variants,
        drafted="mixed_clans" in variants,
        dealt="dark_night" in variants,
        fate="fate" in variants,
    )


def setup_for(options: Mapping[str, Value]) -> Setup:
    """What checked options mean for the play."""
    variants = options["variants"]
    if not isinstance(variants, tuple):
        raise TypeError("options must have been read by OPTIONS")
    return _setup(variants, options["musician_cancels_delayed"] is True)
