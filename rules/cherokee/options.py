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
        Flag("open"),
        # The tie that women win: always when moving up; with this also when attacking.
        Flag("woman_wins_attack_tie"),
        # Who can't attack throws a card away, or is passed over and keeps it.
        Pick("no_attack", ("discard", "pass"), "discard"),
        # Whether the members of clans that are not in an open game are played with.
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
