"""Positions with Ode to the Haggis, set up in a few words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rules import Chance
from rules.glenmore.chronicles.haggis import Haggis
from rules.glenmore.scoring import HoldScoring
from tests.rules.glenmore.setups import BOX, table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules import Event
    from rules.glenmore.position import GlenMorePosition

HAGGIS = {"chronicles": ["haggis"]}


def feast(
    ring: str = "p0 p1 drovers-inn lochridge",
    land: Mapping[str, str] | None = None,
    *,
    own: str = "",
    other: str = "",
    shown: tuple[int, ...] = (1, 2),
    **more,
) -> GlenMorePosition:
    """A table with tokens on the haggis tables, given by their values: "113"."""
    position = table(ring, land, options=HAGGIS, **more)
    set_tables(position, own, other, shown=shown)
    return position


def set_tables(position: GlenMorePosition, *tables: str, shown: tuple[int, ...] = (1, 2)) -> None:
    """Lay tokens that nobody else knows on the tables; the rest of the 13 is the supply."""
    haggis = Haggis.of(position)
    supply = Counter({1: 6, 2: 4, 3: 3})
    for seat, values in enumerate(tables):
        for value in values:
            haggis.take_drawn(seat, int(value))
        supply.subtract(map(int, values))
    supply.subtract(shown)
    haggis.shown = shown
    haggis.hidden = tuple(supply.elements())


def score(position: GlenMorePosition, rolls: str, after: str = "B") -> list[Event]:
    """Hold a scoring now, with these rolls of the die."""
    position.chance = Fixed(rolls)
    position.push(HoldScoring(after))
    position.settle()
    events, position.told = position.told, []
    return events


class Fixed(Chance):
    """Chance whose die shows what it is told; all else is drawn as usual."""

    __slots__ = ("rolls",)

    def __init__(self, rolls: str) -> None:
        super().__init__("fixed")
        self.rolls = rolls

    def pick(self, items):
        if items == BOX.die:
            rolled, self.rolls = self.rolls[0], self.rolls[1:]
            return int(rolled)
        return super().pick(items)


def values(position: GlenMorePosition, seat: int = 0) -> list[int]:
    """The values that lie face down on a table."""
    return list(Haggis.of(position).tables[seat])


def haggis_points(position: GlenMorePosition) -> tuple[int, ...]:
    """What the last scoring of haggis brought."""
    return position.view(None)["scorings"][-1]["categories"]["haggis"]["points"]
