"""Reading a database as it is at one moment, also one that a bot is writing; nothing changes."""

from __future__ import annotations

import sqlite3
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING
from urllib.parse import quote

from bot.store.schema import PATIENCE, StoreRefused, check_file, why_refused

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@contextmanager
def snapshot(path: Path) -> Iterator[sqlite3.Connection]:
    """The database as it is when the block begins, whatever is written meanwhile.

    Raises `StoreRefused`, in one line, if there is none or it can't be read.
    """
    if not path.is_file():
        raise StoreRefused(f"there is no database {path}")
    try:
        connection = sqlite3.connect(
            # A connection that may only read would leave files behind if it is the only one.
            f"file:{quote(str(path))}?mode=rw",
            uri=True,
            isolation_level=None,
            timeout=PATIENCE,
        )
        with closing(connection):
            connection.execute("PRAGMA query_only = ON")
            connection.execute("BEGIN")
            check_file(connection, path)
            yield connection
    except sqlite3.Error as error:
        raise StoreRefused(why_refused(error, path)) from None


def schema_of(connection: sqlite3.Connection) -> int:
    """How many migrations a database has had."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])
