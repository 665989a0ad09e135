"""What a viewer may know of the haggis."""

from __future__ import annotations

from typing import TypedDict


class HaggisTableView(TypedDict):
    """A seat's haggis table, which has room for five tokens."""

    #: How many tokens lie face down on it.
    down: int
    #: The values turned up in the scoring that goes on; none otherwise.
    up: tuple[int, ...]
    #: The values face down, in the order in which they came; ``None`` for everybody but their
    #: owner.
    own: tuple[int, ...] | None
    #: What the tokens turned up are worth: their number times their sum.
    points: int
    #: What was rolled for this seat alone, for whisky, in the scoring that goes on or the last one.
    rolls: tuple[int, ...]


class HaggisView(TypedDict):
    """The haggis tokens."""

    #: How many lie face down in the supply.
    hidden: int
    #: The values that lie face up in the supply, to be chosen from.
    open: tuple[int, ...]
    #: By seat.
    tables: tuple[HaggisTableView, ...]
    #: Whether haggis is scored now.
    scoring: bool
    #: What was rolled for all, in the scoring that goes on or the last one.
    rolls: tuple[int, ...]
    #: The values that each seat had turned up at the end of the last scoring; none before it.
    served: tuple[tuple[int, ...], ...]
    #: How many tokens a table holds, and how many of them are turned up in one scoring.
    most: int
    most_up: int
