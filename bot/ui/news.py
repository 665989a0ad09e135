"""What happened, in sentences: in a turn, and since a seat's own last turn."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from bot.telling import tell_event
from bot.ui.bounds import NEWS, summarised
from bot.ui.safe import safe_names
from rules import GAMES
from rules.core.report import reports_in

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.languages import Words
    from bot.scene import Scene
    from rules import Event

#: How many lines tell what happened; the log has them all.
_LINES: Final = 8


def happened(scene: Scene, words: Words) -> str:
    """What happened in a turn; if it is long, the headlines, or else a summary.

    What has a report is left out: that is a message of its own, or at the end this message's sheet.
    """
    game = GAMES[scene.match.game]
    told = {place for _, places in reports_in(game.reports, scene.events) for place in places}
    events = [event for place, event in enumerate(scene.events) if place not in told]
    lines = _in_lines if game.headlines else sentences
    return summarised(words, lines(scene, words, events), NEWS)


def news(scene: Scene, words: Words) -> str:
    """What happened since a seat's own last turn; in brief if it is long."""
    return summarised(words, _in_lines(scene, words, scene.events), NEWS)


def results(scene: Scene, words: Words) -> str:
    """What came of a seat's own last turn."""
    return summarised(words, _in_lines(scene, words, scene.results), NEWS)


def _in_lines(scene: Scene, words: Words, events: Sequence[Event]) -> list[str]:
    return in_brief(scene, words, events, lambda lines: len(lines) <= _LINES)


def sentences(scene: Scene, words: Words, events: Sequence[Event]) -> list[str]:
    """Events in sentences, without those not worth telling."""
    return [line for _, line in _told(scene, words, events)]


def in_brief(
    scene: Scene, words: Words, events: Sequence[Event], fits: Callable[[Sequence[str]], bool]
) -> list[str]:
    """Events in lines that fit, with how many more the log has.

    If not all do, those of them that are the game's headlines are told, what one seat did without
    a break in one line; the last of these lines if there are still too many. In a game without
    headlines the last events are told.
    """
    told = _told(scene, words, events)
    lines = [line for _, line in told]
    if fits(lines):
        return lines
    kinds = GAMES[scene.match.game].headlines
    headlines = [(event, line) for event, line in told if event.kind in kinds]
    if not headlines:
        kept = _last_that_fit(lines, fits)
        return [words("more-in-log", count=len(lines) - len(kept)), *kept]
    rows = [
        [line for _, line in row]
        for _, row in groupby(headlines, lambda one: one[0].facts.get("seat"))
    ]
    kept = _last_that_fit([" ".join(row) for row in rows], fits)
    known = sum(len(row) for row in rows[-len(kept) :])
    return [*kept, words("more-in-log", count=len(lines) - known)]


def _last_that_fit(lines: Sequence[str], fits: Callable[[Sequence[str]], bool]) -> Sequence[str]:
    """As many of the last lines as fit, but at least one."""
    first = next((one for one in range(len(lines)) if fits(lines[one:])), len(lines) - 1)
    return lines[first:]


def _told(scene: Scene, words: Words, events: Sequence[Event]) -> list[tuple[Event, str]]:
    """The events worth telling, each with its sentence."""
    names, sides = safe_names(scene.names), scene.view["sides"]
    told = ((one, tell_event(words, scene.match.game, one, names, sides)) for one in events)
    return [(event, line) for event, line in told if line]
