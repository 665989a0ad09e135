"""Signs of sensible play with each chronicle, counted from what happens in a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from rules.glenmore.chronicles.votes.gathering import stake

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Sequence

    from rules.core.event import Event
    from rules.core.move import Move
    from rules.glenmore.position import GlenMorePosition


class Habit(NamedTuple):
    """What happens to a seat, or what it does: a count of such events, or the sum of a fact."""

    name: str
    #: The kind of event, or of move.
    kind: str
    fact: str = ""
    #: Whether it is a move of the seat's.
    made: bool = False
    #: Where points must come from.
    source: str = ""

    def fits(self, event: Event) -> bool:
        """Whether it is such an event, whoever it happens to."""
        return event.kind == self.kind and self.source in {"", event.facts.get("source")}


#: By chronicle.
HABITS: Final = {
    "boats": (
        Habit("races finished", "boat-home"),
        Habit("tokens taken", "reward"),
    ),
    "mountain": (Habit("climbs", "climb", made=True),),
    "casks": (
        Habit("barrels sold", "cask-sold"),
        Habit("points for them", "cask-sold", "points"),
        Habit("cellars bought", "cellar"),
    ),
    "england": (
        Habit("tiles taken with the Englishman", "english-took"),
        Habit("tiles thrown away with him", "dismiss", made=True),
        Habit("coins of the row", "england-coins", "coins"),
        Habit("markers taken", "england-marker"),
    ),
    "haggis": (
        Habit("open tokens taken", "haggis-taken"),
        Habit("tokens drawn", "haggis-drawn"),
        Habit("tokens turned up", "haggis-turned"),
        Habit("barrels for rolls", "haggis-rolled-alone"),
        Habit("points for haggis", "points", "points", source="haggis"),
    ),
    "events": (
        Habit("events played", "event", made=True),
        Habit("cards turned over", "flipped"),
    ),
    "votes": (Habit("all votes", "voted"),),
    "gangs": (
        Habit("members taken", "released"),
        Habit("pennies on them", "released", "count"),
        Habit("pennies laid", "penny"),
        Habit("points for pennies", "points", "points", source="pennies"),
        Habit("points for members", "points", "points", source="gangs"),
    ),
}
#: Votes on what would bring a seat more or less than the others, and those that wanted it so.
AT_STAKE: Final = "votes with something at stake"
OWN_INTEREST: Final = "of these by own interest"


def note(
    counts: Counter[str], habits: Sequence[Habit], seat: int, move: Move | None, told: list[Event]
) -> None:
    """Count what a seat's own move was, if it was its, and what happened to it."""
    for habit in habits:
        if habit.made:
            counts[habit.name] += move is not None and move.kind == habit.kind
            continue
        for event in told:
            if event.facts.get("seat") == seat and habit.fits(event):
                fact = event.facts[habit.fact] if habit.fact else 1
                counts[habit.name] += fact if isinstance(fact, int) else 0


def note_votes(
    counts: Counter[str], position: GlenMorePosition, seat: int, told: list[Event]
) -> None:
    """Count the seat's ballot in a vote that has just been revealed."""
    cards = [str(one.facts["glen"]) for one in told if one.kind in {"vote-passed", "vote-failed"}]
    for event in told:
        if event.kind == "voted" and event.facts["seat"] == seat:
            yes, no = event.facts["yes"], event.facts["no"]
            gain = stake(position, seat, cards[0])
            counts[AT_STAKE] += bool(gain)
            if isinstance(yes, int) and isinstance(no, int):
                counts[OWN_INTEREST] += (yes - no) * gain > 0
