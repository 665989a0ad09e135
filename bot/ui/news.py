"""What happened, in sentences: in a turn, and since a seat's own last turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.telling import tell_event
from bot.ui.bounds import NEWS, summarised
from bot.ui.safe import safe_names
from rules import GAMES
from rules.core.report import reports_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.languages import Words
    from bot.scene import Scene
    from rules import Event

#: A seat is told this many lines of news; the log has them all.
_LINES: Final = 8


def happened(scene: Scene, words: Words) -> str:
    """What happened in a turn; summarised if it is long.

    What has a report of its own is left out.
    """
    events = list(scene.events)
    if not scene.over:
        known = reports_in(GAMES[scene.match.game].reports, events)
        told = {place for _, places in known for place in places}
        events = [event for place, event in enumerate(events) if place not in told]
    return summarised(words, sentences(scene, words, events), NEWS)


def news(scene: Scene, words: Words) -> str:
    """What happened since a seat's own last turn; if long, only the last lines."""
    return summarised(words, latest(words, sentences(scene, words, scene.events), _LINES), NEWS)


def results(scene: Scene, words: Words) -> str:
    """What came of a seat's own last turn."""
    return summarised(words, latest(words, sentences(scene, words, scene.results), _LINES), NEWS)


def sentences(scene: Scene, words: Words, events: Sequence[Event]) -> list[str]:
    """Events in sentences, without those not worth telling."""
    names, sides = safe_names(scene.names), scene.view["sides"]
    lines = (tell_event(words, scene.match.game, event, names, sides) for event in events)
    return [line for line in lines if line]


def latest(words: Words, lines: Sequence[str], most: int) -> list[str]:
    """The last lines, preceded by how many more the log has."""
    if len(lines) <= most:
        return list(lines)
    return [words("more-in-log", count=len(lines) - most), *lines[-most:]]
