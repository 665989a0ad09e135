"""Reports: what is so important that everybody is told of it in a message of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules.core.event import Event


@dataclass(frozen=True, slots=True)
class Report:
    """An event that begins a report, the events that belong to it, and the sheet that shows it."""

    event: str
    #: Events of these kinds, one after the other, tell what came of it.
    parts: frozenset[str]
    #: The kind of the sheet that goes with it.
    sheet: str


def reports_in(known: Iterable[Report], events: Sequence[Event]) -> list[tuple[Report, list[int]]]:
    """The reports among some events, each with the places of its events."""
    by_event = {report.event: report for report in known}
    found: list[tuple[Report, list[int]]] = []
    goes_on = False
    for place, event in enumerate(events):
        if event.kind in by_event:
            found.append((by_event[event.kind], [place]))
            goes_on = True
        elif goes_on and event.kind in found[-1][0].parts:
            found[-1][1].append(place)
        else:
            goes_on = False
    return found
