"""Whether a database is sound: every log folds, and what is stored beside it agrees with it."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from bot.store import NoticeKind, State
from bot.store.copies import back_up
from bot.store.editions import learn_editions
from bot.store.matches import all_entries, all_matches
from bot.store.reading import schema_of, snapshot
from bot.store.schema import migrations, prepare
from bot.table import fold
from rules import BadRecord
from rules.core.edition import Edition

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Iterator, Sequence

    from bot.store import Match
    from rules import Course, Entry


@dataclass(slots=True)
class Report:
    """What was found in a database."""

    matches: int = 0
    entries: int = 0
    #: One line each.
    problems: list[str] = field(default_factory=list)


def inspect(path: Path, progress: Callable[[float], None]) -> Report:
    """Look at everything in a database, which a bot may be using. Raises `StoreRefused`.

    A database of an older version is inspected as it will be once it is brought up to date.
    """
    with snapshot(path) as connection:
        if schema_of(connection) == len(migrations()):
            return _inspect(connection, progress)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, path.name)
        back_up(path, copy, lambda _: None)
        prepare(copy).close()
        with snapshot(copy) as connection:
            return _inspect(connection, progress)


def _inspect(connection: sqlite3.Connection, progress: Callable[[float], None]) -> Report:
    report = Report(problems=list(_problems_of_rows(connection)))
    learn_editions(connection)
    (last,) = connection.execute("SELECT max(id) FROM match").fetchone()
    for number, match in all_matches(connection):
        report.matches += 1
        log = all_entries(connection, number)
        report.entries += len(log)
        found = _problems_of_log(match, log)
        report.problems += [f"match {number}: {one}" for one in found]
        progress(number / last)
    return report


def _problems_of_log(match: Match | None, log: Sequence[tuple[int, Entry]]) -> Iterator[str]:
    """What is wrong with a match and its log, each entry with its number."""
    if match is None:
        yield "its game or its options are unknown"
        return
    if [sitter.seat for sitter in match.sitters] != list(range(len(match.sitters))):
        yield "a seat is missing"
        return
    if [number for number, _ in log] != list(range(1, len(log) + 1)):
        yield "entries of its log are missing"
        return
    if match.length != len(log):
        yield f"its log has {len(log)} entries, but {match.length} are counted"
    if match.state in {State.LOBBY, State.CANCELLED}:
        if log:
            yield f"its state is {match.state}, but it has been played"
        return
    try:
        yield from _problems_of_course(match, fold(match, [entry for _, entry in log]))
    except BadRecord as error:
        yield f"its log can't be replayed ({error.reason})"


def _problems_of_rows(connection: sqlite3.Connection) -> Iterator[str]:
    """What is wrong without a look at the games."""
    for (found,) in connection.execute("PRAGMA integrity_check(10)"):
        if found != "ok":
            yield " ".join(found.split())
    for table, row, other, _ in connection.execute("PRAGMA foreign_key_check"):
        yield f"{table} {row}: its {other} is missing"
    for (number,) in connection.execute(
        "SELECT id FROM match WHERE id NOT IN (SELECT match_id FROM seat)"
    ):
        yield f"match {number}: nobody sits in it"
    for game, digest, text in connection.execute("SELECT game, digest, text FROM edition"):
        if not _is_edition(digest, text):
            yield f"edition {digest} of {game}: its text is damaged"
    known = {str(kind) for kind in NoticeKind}
    for number, kind in connection.execute("SELECT id, kind FROM notice"):
        if kind not in known:
            yield f"notice {number}: nobody knows what {kind!r} is"
    for (number,) in connection.execute(
        "SELECT id FROM match WHERE state = ? AND card_id IS NULL AND id NOT IN "
        "(SELECT match_id FROM notice WHERE kind = ?)",
        (State.LOBBY, NoticeKind.CARD),
    ):
        yield f"match {number}: a lobby that nobody can see"


def _is_edition(digest: str, text: str) -> bool:
    try:
        return Edition(text).digest == digest
    except ValueError:
        return False


def _problems_of_course(match: Match, course: Course) -> Iterator[str]:
    """Where a match that was started disagrees with its log."""
    ended = course.outcome is not None
    abandoned = match.state is State.OVER and not match.has_people
    if not abandoned and ended != (match.state is State.OVER):
        yield f"its state is {match.state}, but its log says otherwise"
    awaited = course.awaited if match.state is State.PLAYING else ()
    if match.thinking != any(match.sitters[seat].user_id is None for seat in awaited):
        yield "whether a computer is awaited disagrees with its log"
    if {one.seat for one in match.sitters if one.since is not None} != set(awaited):
        yield "who is awaited disagrees with its log"
