"""The options, and what they mean for the play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from rules.core.options import Flag, OptionSet, Pick
from rules.core.terms import OnlyFor, Setting
from rules.land.components import COMPONENTS
from rules.land.shapes import Sites, sites_for
from rules.land.teams import Clans, clans_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.options import Value

SEATS = (2, 3, 4)
TEAM_SEATS = (4, 6)

OPTIONS = OptionSet(
    (
        Flag("teams"),
        Pick("land_match", ("symbol", "exact"), "symbol"),
        Flag("mirror_allowed", default=True),
        Flag("shape_must_contain_new_token", default=True),
        Flag("wizard_replaces_card_play", default=True),
        Pick("points", tuple(COMPONENTS.points), next(iter(COMPONENTS.points))),
    ),
    terms=(
        # LC-R1, LC-R26.
        OnlyFor(Setting("teams", value=False), SEATS, "each-alone"),
        OnlyFor(Setting("teams"), TEAM_SEATS, "teams-of-two"),
    ),
)


@dataclass(frozen=True, slots=True)
class Setup:
    """What seats and options of a game mean for its play."""

    seats: int
    #: The options as they were chosen, for the view.
    options: dict[str, bool | str]
    clans: Clans
    #: The clan of each seat.
    clan_of: tuple[int, ...]
    #: How many Wizards lie open before each player at the start.
    wizards_each: int
    #: Whether a land card opens all squares of its symbol, or one: "symbol" or "exact".
    land_match: str
    sites: Sites
    #: Whether a castle must cover the square that was just conquered.
    newest_counts: bool
    #: Whether a Wizard may be played before the turn's action, not instead of it.
    wizard_is_extra: bool


@lru_cache
def _setup(seats: int, chosen: tuple[tuple[str, bool | str], ...]) -> Setup:
    options = dict(chosen)
    clans = clans_of(seats, teams=options["teams"] is True)
    return Setup(
        seats=seats,
        options=options,
        clans=clans,
        clan_of=tuple(seat % len(clans) for seat in range(seats)),
        wizards_each=min(COMPONENTS.wizards_each, COMPONENTS.wizards // seats),
        land_match=str(options["land_match"]),
        sites=sites_for(str(options["points"]), options["mirror_allowed"] is True),
        newest_counts=options["shape_must_contain_new_token"] is True,
        wizard_is_extra=options["wizard_replaces_card_play"] is False,
    )


def setup_for(seats: int, options: Mapping[str, Value]) -> Setup:
    """What checked options mean for the play."""
    chosen = tuple(
        (name, value) for name, value in options.items() if isinstance(value, bool | str)
    )
    return _setup(seats, chosen)
