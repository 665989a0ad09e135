"""The open game, and the points on which the rulebook can be read in two ways."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.core.options import Flag, OptionSet, Pick

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.options import Value

OPTIONS = OptionSet(
    (
        # Whether all clans lie open, and one attacks only with some (CH-R17, CH-R18).
        Flag("open"),
        # Women win ties when moving up; with this also when attacking (CH-R9, ruling D2).
        Flag("woman_wins_attack_tie"),
        # Who can't attack throws a card away, or is passed over and keeps it (CH-R19, ruling D13).
        Pick("no_attack", ("discard", "pass"), "discard"),
        # Whether an open game is played with the clans that nobody has (CH-R18, ruling D16).
        Pick("unused_clans", ("stay", "leave"), "stay"),
    )
)


@dataclass(frozen=True, slots=True)
class Setup:
    """What the options of a game mean for its play."""

    open: bool
    woman_wins_attack_tie: bool
    no_attack: str
    unused_clans: str


def setup_for(options: Mapping[str, Value]) -> Setup:
    """What checked options mean for the play."""
    return Setup(
        options["open"] is True,
        options["woman_wins_attack_tie"] is True,
        str(options["no_attack"]),
        str(options["unused_clans"]),
    )
