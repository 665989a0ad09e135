"""How a clock runs down: steadily, but not while nobody could play, and at night only so far.

While the bot or Discord is down, or the player is away, a clock stands still. In the player's night
it runs, but never below a floor: a player who goes to bed in time still has that much in the
morning. A clock that is below it already stands still.
"""

from __future__ import annotations

from heapq import merge
from math import inf
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.clocks.nights import Span, nights
from bot.clocks.pace import HOUR

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bot.store.settings import Settings

#: What a night leaves on a clock, in seconds, if there was as much.
FLOOR: Final = 2.0 * HOUR


class Rest(NamedTuple):
    """Some time in which a clock doesn't run below a floor."""

    begin: float
    end: float
    floor: float


def rests(settings: Settings, stops: Iterable[Span], after: float) -> Iterator[Rest]:
    """All that slows a person's clock after a moment, in order and without overlaps.

    In `stops`, which may overlap, it stands still.
    """
    whole = _joined(sorted(stop for stop in stops if stop.end > after))
    still = (Rest(*stop, inf) for stop in whole)
    slow = (
        Rest(*piece, FLOOR) for night in nights(settings, after) for piece in _outside(night, whole)
    )
    return merge(still, slow)


def left_at(begun: float, left: float, at: float, resting: Iterable[Rest]) -> float:
    """The seconds left at a moment, of a clock that had `left` of them when it began."""
    for begin, end, floor in _pieces(begun, resting):
        stop = min(end, at)
        if stop > begin:
            left = max(min(left, floor), left - (stop - begin))
        if end >= at or left <= 0:
            break
    return max(0.0, left)


def falls_to(begun: float, left: float, least: float, resting: Iterable[Rest]) -> float:
    """When a clock that had `left` seconds when it began has only `least` of them."""
    for begin, end, floor in _pieces(begun, resting):
        if left <= least:
            return begin
        if floor <= least and begin + (left - least) <= end:
            return begin + (left - least)
        left = max(min(left, floor), left - (end - begin))
    raise AssertionError("a clock always runs in the end")


def _pieces(begun: float, resting: Iterable[Rest]) -> Iterator[Rest]:
    """All time from a moment on, in pieces: rests, and between them time that runs freely."""
    at = begun
    for rest in resting:
        if rest.end <= at:
            continue
        if rest.begin > at:
            yield Rest(at, rest.begin, 0.0)
            at = rest.begin
        yield Rest(at, rest.end, rest.floor)
        at = rest.end
    yield Rest(at, inf, 0.0)


def _joined(spans: Iterable[Span]) -> list[Span]:
    """Spans in order, those that overlap made one."""
    joined: list[Span] = []
    for span in spans:
        if joined and span.begin <= joined[-1].end:
            joined[-1] = Span(joined[-1].begin, max(joined[-1].end, span.end))
        else:
            joined.append(span)
    return joined


def _outside(night: Span, stops: Sequence[Span]) -> Iterator[Span]:
    """The parts of a night that are in none of the stops."""
    at = night.begin
    for stop in stops:
        if stop.begin >= night.end:
            break
        if stop.begin > at:
            yield Span(at, stop.begin)
        at = max(at, stop.end)
    if at < night.end:
        yield Span(at, night.end)
