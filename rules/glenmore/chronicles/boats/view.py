"""What is shown of the boat race. Tokens face down are known to who has looked at them."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from rules.glenmore.chronicles.boats.fleet import Fleet
    from rules.glenmore.position import GlenMorePosition
    from rules.glenmore.view import Counts


class RiverView(TypedDict):
    """A river of the race."""

    #: Whose it is; ``None`` if it is neutral.
    seat: int | None
    #: Its cells in the order in which boats come through, from right to left: as they are called in
    #: the territory, or "1", "2", … in a neutral river.
    cells: tuple[str, ...]
    #: The cell with the castle on which reward tokens lie.
    castle: str
    #: How many lie there, face down.
    tokens: int
    #: What they bring, such as {"points": 3}, if the viewer has looked at them; else ``None``.
    known: tuple[Counts, ...] | None


class BoatView(TypedDict):
    """A seat's boat."""

    #: The river that it is on, by its place in `RaceView.rivers`, and the cell there.
    river: int
    cell: str
    #: How many tiles it must still enter to come home; 0 once it is there for good.
    left: int
    #: "first", "second", "third" or "loser": the result card of the seat; ``None`` so far.
    result: str | None


class RaceView(TypedDict):
    """The boat race (chronicle "boats")."""

    #: "waiting" until a figure passes the start tile, then "open"; "over" with the last card.
    state: str
    #: In the order in which boats come through, in a circle.
    rivers: tuple[RiverView, ...]
    #: By seat.
    boats: tuple[BoatView, ...]
    #: At least and at most how many tiles of stack B lie above the start tile; ``None`` if laid.
    start_above: tuple[int, int] | None


def race_view(race: Fleet, position: GlenMorePosition, seat: int | None) -> RaceView:
    """What that seat, or a spectator, may know of the race."""
    window = race.window(position)
    return {
        "state": "over" if race.is_over else "open" if race.is_open else "waiting",
        "rivers": tuple(_river(race, position, seat, one) for one in range(len(race.waters.seats))),
        "boats": tuple(_boat(race, position, one) for one in range(len(race.boats))),
        "start_above": (min(window), max(window)) if window else None,
    }


def _river(race: Fleet, position: GlenMorePosition, seat: int | None, river: int) -> RiverView:
    waters, hoard = race.waters, race.hoard
    tokens = hoard.castles[river]
    return {
        "seat": waters.seats[river],
        "cells": tuple(map(waters.name, waters.berths(position, river))),
        "castle": waters.name(waters.castle_of(river)),
        "tokens": len(tokens),
        "known": tuple(one.gain for one in tokens) if seat in hoard.looked[river] else None,
    }


def _boat(race: Fleet, position: GlenMorePosition, seat: int) -> BoatView:
    berth = race.boats[seat]
    return {
        "river": berth.river,
        "cell": race.waters.name(berth),
        "left": 0 if seat in race.home else race.waters.left(position, seat, berth),
        "result": race.result(seat),
    }
