"""Copies of the database: a backup while the bot runs, and the way back.

A copy appears under its name only when it is complete, sound and on the disk; whatever fails
before leaves nothing behind.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, contextmanager, suppress
from typing import TYPE_CHECKING, Final

from bot.store.file_lock import FileHeld, FileLock
from bot.store.reading import snapshot
from bot.store.schema import StoreRefused, check_file, prepare

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    #: Is told from time to time which share of the work is done.
    Progress = Callable[[float], None]

#: How many pages are copied between two reports of progress: four megabytes.
_PAGES: Final = 1000


def back_up(database: Path, target: Path, progress: Progress) -> None:
    """Copy a database, also one in use, into one new file. Raises `StoreRefused`."""
    if target.exists():
        raise StoreRefused(f"{target} exists already; name a new file")
    with snapshot(database) as source, _in_the_making(target) as draft:
        _copy(source, draft, progress)
        # No overwriting, should another have made it meanwhile.
        os.link(draft, target)
        _sync_folder(target)


def restore(
    copy: Path, database: Path, verify: Callable[[Path], None], progress: Progress
) -> Path | None:
    """Put a copy in the place of the database, which no bot may hold.

    It is brought up to date, and `verify` may raise `StoreRefused`, before anything is replaced.
    What was there before is kept: returns its new name, if there was anything.
    """
    with _held(database), _in_the_making(database) as draft:
        with snapshot(copy) as source:
            _copy(source, draft, progress)
        prepare(draft).close()
        verify(draft)
        kept = _put_aside(database) if database.exists() else None
        draft.replace(database)
        _sync_folder(database)
    return kept


@contextmanager
def _held(database: Path) -> Iterator[None]:
    """Keep everybody else from using the database meanwhile."""
    try:
        lock = FileLock(database)
    except FileHeld:
        raise StoreRefused(
            f"the database {database} is in use by another process; stop the bot first"
        ) from None
    except OSError as error:
        raise StoreRefused(f"cannot write {database}: {error.strerror}") from None
    try:
        yield
    finally:
        lock.release()


@contextmanager
def _in_the_making(target: Path) -> Iterator[Path]:
    """A name beside the target for what is not yet complete; nothing stays there."""
    draft = target.with_name(f"{target.name}-part")
    try:
        draft.unlink(missing_ok=True)
        # Hands and seeds are in it: only its owner may read it.
        os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        yield draft
    except (OSError, sqlite3.Error) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise StoreRefused(f"cannot write {target}: {reason}") from None
    finally:
        for end in ("", "-journal", "-wal", "-shm"):
            with suppress(OSError):
                draft.with_name(f"{draft.name}{end}").unlink(missing_ok=True)


def _copy(source: sqlite3.Connection, draft: Path, progress: Progress) -> None:
    """Copy a snapshot into one file and see that it has arrived."""
    with closing(sqlite3.connect(draft, isolation_level=None)) as copy:
        source.backup(
            copy, pages=_PAGES, progress=lambda _, left, all_: progress(1 - left / max(all_, 1))
        )
        # A copy is one file, without a log of changes beside it.
        copy.execute("PRAGMA journal_mode = DELETE")
        check_file(copy, draft)
    with draft.open("rb") as file:
        os.fsync(file.fileno())


def _put_aside(database: Path) -> Path:
    """Keep the present database under a new name, with what may still be in its log of changes."""
    number = 1
    while (kept := database.with_name(f"{database.name}.before-restore-{number}")).exists():
        number += 1
    log, kept_log = (one.with_name(f"{one.name}-wal") for one in (database, kept))
    if log.exists():
        shutil.copy2(log, kept_log)
    with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as present:
        # A sound file takes its log in; a damaged one is kept as it is, with its log beside it.
        present.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        kept_log.unlink(missing_ok=True)
    os.link(database, kept)
    for end in ("-wal", "-shm"):
        database.with_name(f"{database.name}{end}").unlink(missing_ok=True)
    return kept


def _sync_folder(path: Path) -> None:
    """See that a new name has reached the disk."""
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
