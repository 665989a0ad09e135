"""The options, and what they mean for a game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from rules.core.options import Flag, OptionSet, Pick
from rules.core.terms import OnlyFor, Setting
from rules.land.box import sites_of
from rules.land.components import POINTS
from rules.land.teams import Clans, clans_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.options import Value
    from rules.land.board import Board
    from rules.land.box import Box
    from rules.land.cards import Cards
    from rules.land.components import Components
    from rules.land.moves import Moves
    from rules.land.shapes import Sites

SEATS = (2, 3, 4)
TEAM_SEATS = (4, 6)

OPTIONS = OptionSet(
    (
        Flag("teams"),
        Pick("land_match", ("symbol", "exact"), "symbol"),
        Flag("mirror_allowed", default=True),
        Flag("shape_must_contain_new_token", default=True),
        Flag("wizard_replaces_card_play", default=True),
        Pick("points", POINTS, POINTS[0]),
    ),
    terms=(
        # LC-R1, LC-R26.
        OnlyFor(Setting("teams", value=False), SEATS, "each-alone"),
        OnlyFor(Setting("teams"), TEAM_SEATS, "teams-of-two"),
    ),
)


@dataclass(frozen=True, slots=True)
class Setup:
    """What follows from the edition, seats and options of a game."""

    components: Components
    board: Board
    cards: Cards
    moves: Moves
    sites: Sites
    seats: int
    #: The options as they were chosen, for the view.
    options: dict[str, bool | str]
    clans: Clans
    #: The clan of each seat.
    clan_of: tuple[int, ...]
    #: How many Wizards lie open before each player at the start (LC-R3).
    wizards_each: int
    #: Whether a land card opens all squares of its symbol, or one: "symbol" or "exact".
    land_match: str
    #: Whether a castle must cover the square that was just conquered.
    newest_counts: bool
    #: Whether a Wizard is played before the turn's action instead of being it.
    wizard_is_extra: bool


@lru_cache
def _setup(box: Box, seats: int, chosen: tuple[tuple[str, bool | str], ...]) -> Setup:
    options, components = dict(chosen), box.components
    clans = clans_of(seats, teams=options["teams"] is True)
    return Setup(
        components=components,
        board=box.board,
        cards=box.cards,
        moves=box.moves,
        sites=sites_of(box, str(options["points"]), options["mirror_allowed"] is True),
        seats=seats,
        options=options,
        clans=clans,
        clan_of=tuple(seat % len(clans) for seat in range(seats)),
        wizards_each=min(components.wizards_each, components.wizards // seats),
        land_match=str(options["land_match"]),
        newest_counts=options["shape_must_contain_new_token"] is True,
        wizard_is_extra=options["wizard_replaces_card_play"] is False,
    )


def setup_for(box: Box, seats: int, options: Mapping[str, Value]) -> Setup:
    """The setup for what lies in a box, seats and checked options."""
    chosen = tuple(
        (name, value) for name, value in options.items() if isinstance(value, bool | str)
    )
    return _setup(box, seats, chosen)
