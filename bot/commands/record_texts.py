"""What `replay` and `verify` both say about records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.telling import tell_outcome, tell_title
from bot.telling_results import tell_scores
from bot.ui.safe import seen
from rules.core.game import outcome_view

if TYPE_CHECKING:
    from bot.commands.records import Line
    from bot.languages import Words
    from rules import BadRecord, Course, Record, View


def player(language: Words, seat: int) -> str:
    """A stand-in name for a seat of a game without names."""
    return language("replay-player", number=seat + 1)


def players(language: Words, record: Record) -> list[str]:
    """The names of all players of a record; stand-ins if it is of no match."""
    if record.label is not None:
        return [seen(name) for name in record.label.players]
    return [player(language, seat) for seat in range(record.seats)]


def title(language: Words, record: Record) -> str:
    """The game that was played, with the number of its match if there was one."""
    if record.label is None:
        return language(record.game)
    return tell_title(language, record.game, record.label.match)


def final_view(course: Course) -> View:
    """A spectator's view, with the outcome that a resignation brings about."""
    view = course.position.view(None)
    view["outcome"] = outcome_view(course.outcome)
    return view


def tell_result(language: Words, course: Course) -> str:
    """Who won, or that nobody has yet."""
    view = final_view(course)
    if view["outcome"] is None:
        return language("replay-unfinished")
    names = players(language, course.record)
    told = plain(tell_outcome(language, view, names))
    return " ".join(filter(None, (told, tell_scores(view, names))))


def tell_bad_record(language: Words, file: str, line: Line, error: BadRecord) -> str:
    """Where a record is bad and why: as on Discord, unless more can be told here."""
    facts = dict(error.facts)
    if isinstance(seat := facts.get("seat"), int):
        facts["name"] = player(language, seat)
    key = f"replay-bad-{error.reason}"
    reason = language(key if language.has(key) else f"record-bad-{error.reason}", **facts)
    return language("replay-bad", file=file, line=str(line.number), reason=reason)


def plain(text: str) -> str:
    """A text without the marks with which Discord shows it bold."""
    return text.replace("**", "")
