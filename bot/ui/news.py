"""What happened, in sentences: to all in a turn, and to a seat since its own last one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.telling import tell_event
from bot.ui.bounds import NEWS, summarised
from bot.ui.safe import safe_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.languages import Words
    from bot.scene import Scene
    from rules import Event

#: A seat is told so many lines of what happened; the whole is in the log.
_LINES: Final = 8


def happened(scene: Scene, words: Words) -> str:
    """What happened in a turn; summarised if it is long."""
    return summarised(words, sentences(scene, words, scene.events), NEWS)


def news(scene: Scene, words: Words) -> str:
    """What happened since a seat's own last turn; of much, the last."""
    return summarised(words, latest(words, sentences(scene, words, scene.events), _LINES), NEWS)


def results(scene: Scene, words: Words) -> str:
    """What came of a seat's own last turn."""
    return summarised(words, latest(words, sentences(scene, words, scene.results), _LINES), NEWS)


def sentences(scene: Scene, words: Words, events: Sequence[Event]) -> list[str]:
    """Events in sentences, without those that go without saying."""
    names, sides = safe_names(scene.names), scene.view["sides"]
    lines = (tell_event(words, scene.match.game, event, names, sides) for event in events)
    return [line for line in lines if line]


def latest(words: Words, lines: Sequence[str], most: int) -> list[str]:
    """The last of the lines, and before them how many more the log has."""
    if len(lines) <= most:
        return list(lines)
    return [words("more-in-log", count=len(lines) - most), *lines[-most:]]
