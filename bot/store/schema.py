"""Opening the database: whether it is ours and sound, and its migrations."""

from __future__ import annotations

import sqlite3
from importlib import resources
from typing import TYPE_CHECKING, Final

from bot.store.database import WholeTransactions
from bot.store.editions import recall_editions
from bot.store.file_lock import FileHeld, FileLock

if TYPE_CHECKING:
    from pathlib import Path

#: Marks a SQLite file as ours.
APPLICATION_ID: Final = 0x434C414E
#: How long to wait for another process that holds the file.
PATIENCE: Final = 2.0
#: How many pages the write-ahead log has room for; SQLite starts it over after 1000.
_ROOM: Final = 990


class StoreRefused(RuntimeError):
    """The database can't be used; nothing in it was changed. The message says what to do."""


def migrations() -> list[str]:
    """The SQL of every migration, in order."""
    folder = resources.files("bot.store.migrations")
    names = sorted(item.name for item in folder.iterdir() if item.name.endswith(".sql"))
    return [folder.joinpath(name).read_text(encoding="utf-8") for name in names]


def prepare(path: Path) -> WholeTransactions:
    """Open the database for this process alone and bring its schema up to date.

    Raises `StoreRefused` and changes nothing if the file is held by another process, is damaged,
    belongs to another program, or was written by a newer version.
    """
    connection = _connect(path)
    try:
        _take(connection)
        check_file(connection, path)
        _migrate(connection)
        recall_editions(connection)
        _make_room(connection)
    except sqlite3.Error as error:
        connection.close()
        raise StoreRefused(why_refused(error, path)) from None
    except BaseException:
        connection.close()
        raise
    return connection


def _connect(path: Path) -> WholeTransactions:
    """A connection to a file that no other bot holds, nor will until it is closed."""
    try:
        lock = FileLock(path)
    except FileHeld:
        raise StoreRefused(_in_use(path)) from None
    except OSError as error:
        raise StoreRefused(f"cannot open the database {path}: {error.strerror}") from None
    try:
        connection = sqlite3.connect(
            path,
            isolation_level=None,
            timeout=PATIENCE,
            check_same_thread=False,
            factory=WholeTransactions,
        )
    except sqlite3.Error as error:
        lock.release()
        raise StoreRefused(f"cannot open the database {path}: {error}") from None
    connection.lock = lock
    return connection


def _take(connection: sqlite3.Connection) -> None:
    """Make sure that nobody else is writing: versions before this one held no lock of their own."""
    connection.execute("BEGIN EXCLUSIVE")
    connection.execute("ROLLBACK")


def why_refused(error: sqlite3.Error, path: Path) -> str:
    """What an error of SQLite's means for whoever wants to use the file."""
    if not isinstance(error, sqlite3.OperationalError):
        return _damaged(path, str(error))
    if "locked" in str(error) or "busy" in str(error):
        return _in_use(path)
    return f"cannot use the database {path}: {error}"


def _in_use(path: Path) -> str:
    return f"the database {path} is in use by another process; stop that one first"


def _damaged(path: Path, found: str) -> str:
    return f"the database {path} is damaged ({found}); restore a backup or move the file away"


def check_file(connection: sqlite3.Connection, path: Path) -> None:
    """Raise `StoreRefused` unless the file is sound, ours, and not of a newer version."""
    found = " ".join(connection.execute("PRAGMA quick_check(1)").fetchone()[0].split())
    if found != "ok":
        raise StoreRefused(_damaged(path, found))
    owner = connection.execute("PRAGMA application_id").fetchone()[0]
    tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if owner != APPLICATION_ID and (owner or tables):
        raise StoreRefused(f"{path} is a database of another program; name another file")
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(migrations()):
        raise StoreRefused(
            f"the database {path} has schema {version}, newer than this program's "
            f"{len(migrations())}; run the newer version"
        )


def _migrate(connection: sqlite3.Connection) -> None:
    """Apply what is missing, each migration whole or not at all."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    for number, sql in enumerate(migrations()[version:], version + 1):
        connection.executescript(
            f"BEGIN IMMEDIATE; PRAGMA application_id = {APPLICATION_ID};\n{sql}\n"
            f"PRAGMA user_version = {number}; COMMIT;"
        )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA foreign_keys = ON")


def _make_room(connection: sqlite3.Connection) -> None:
    """Grow the write-ahead log to its full length now, by rewriting what the file already holds.

    A commit that doesn't lengthen the log reaches the disk in two thirds of the time.
    """
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    # A crash in between loses nothing: frames wait for the checkpoint, which syncs both files.
    connection.execute("PRAGMA synchronous = NORMAL")
    for _ in range(_ROOM):
        connection.execute(f"PRAGMA user_version = {version}")
    connection.execute("PRAGMA wal_checkpoint(RESTART)")
    connection.execute("PRAGMA synchronous = FULL")
