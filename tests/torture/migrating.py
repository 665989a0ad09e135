"""Kills while an old database is brought up to date: at each statement, from each schema.

Whatever was done until then, the next bot finishes it, and nothing in the file is lost.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final
from unittest.mock import patch

from bot.soundness import inspect
from bot.store import schema
from bot.store.schema import migrations, prepare
from tests.bot.old_databases import restore
from tests.torture.mines import Mine

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.store.database import WholeTransactions

#: Statements that come before the first migration and after the last; the same for all schemas.
_ROOM: Final = 1


def kill_migrations(folder: Path, every: int = 1, *versions: int) -> Iterator[list[str]]:
    """Kill migrations at each `every`-th of their statements; yields for each what is wrong.

    Those from all schemas, unless some are named.
    """
    for version in versions or range(1, len(migrations()) + 1):
        whole = _content(folder, version)
        for steps in count(1, every):
            path = folder / "killed.sqlite3"
            _restore(version, path)
            if not _is_killed(path, steps):
                break
            about = f"from schema {version}, killed at statement {steps}"
            yield [f"{about}: {one}" for one in _wrong(path, whole)]


def _content(folder: Path, version: int) -> list[str]:
    """What is in a file of this schema once it is up to date."""
    path = folder / "whole.sqlite3"
    _restore(version, path)
    prepare(path).close()
    return _dump(path)


def _restore(version: int, path: Path) -> None:
    for beside in ("", "-wal", "-shm", "-journal"):
        path.with_name(f"{path.name}{beside}").unlink(missing_ok=True)
    restore(version, path)


def _is_killed(path: Path, steps: int) -> bool:
    """Bring the file up to date in a process that dies at a statement, if it comes so far."""
    child = os.fork()
    if not child:
        _migrate_and_die(path, Mine(steps))
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL


def _migrate_and_die(path: Path, mine: Mine) -> None:
    connect = schema._connect

    def mined(path: Path) -> WholeTransactions:
        connection = connect(path)
        connection.set_trace_callback(lambda _: mine.step())
        return connection

    with patch.object(schema, "_connect", mined), patch.object(schema, "_ROOM", _ROOM):
        prepare(path)
    os._exit(0)


def _wrong(path: Path, whole: list[str]) -> Iterator[str]:
    """What is wrong with a file whose migration was killed, once another one has finished it."""
    with patch.object(schema, "_ROOM", _ROOM):
        prepare(path).close()
    if _dump(path) != whole:
        yield "it holds something else than if nobody had been killed"
    yield from inspect(path, lambda _: None).problems


def _dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return [*connection.iterdump()]


def main(folder: str, every: str = "1", *versions: str) -> int:
    """Kill, and print the figures; 1 if anything is wrong."""
    found = list(kill_migrations(Path(folder), int(every), *map(int, versions)))
    violations = [one for wrong in found for one in wrong]
    for violation in violations:
        print(violation)
    print(f"migrations: {len(found)} kills, {len(violations)} violations")
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
