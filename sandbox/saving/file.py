"""The file: SQLite, so that a crash in the middle of writing loses nothing."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any

import orjson

if TYPE_CHECKING:
    from pathlib import Path

OURS = 0x636C616E
"""Marks a SQLite file as ours."""
TABLES = """
    CREATE TABLE IF NOT EXISTS world (one INTEGER PRIMARY KEY CHECK (one = 1), body BLOB NOT NULL);
    CREATE TABLE IF NOT EXISTS files (id INTEGER PRIMARY KEY, content BLOB NOT NULL);
"""


class BadSaveFile(Exception):
    """The file can't be used to save a sandbox in; the message says why."""


class SaveFile:
    """The world as one JSON text, with the contents of its attachments beside it.

    It belongs to one process at a time.
    """

    def __init__(self, path: Path) -> None:
        try:
            self._connection = sqlite3.connect(path, timeout=0.5, check_same_thread=False)
        except sqlite3.Error as error:
            raise BadSaveFile(f"{path} can't be opened: {error}") from None
        try:
            self._prepare(path)
        except sqlite3.Error as error:
            self._connection.close()
            raise BadSaveFile(f"{path} can't be used: {error}") from None
        self._stored = {row[0] for row in self._connection.execute("SELECT id FROM files")}

    def _prepare(self, path: Path) -> None:
        run = self._connection.execute
        run("PRAGMA locking_mode = EXCLUSIVE")
        tables = run("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if tables and run("PRAGMA application_id").fetchone()[0] != OURS:
            self._connection.close()
            raise BadSaveFile(f"{path} is a database of something else")
        run(f"PRAGMA application_id = {OURS}")
        self._connection.executescript(TABLES)
        # Writing takes the lock, which is then held until `close`.
        with self._connection:
            run("DELETE FROM files WHERE id < 0")

    def load(self) -> tuple[dict[str, Any], dict[int, bytes]] | None:
        """What was saved; None if nothing was yet."""
        row = self._connection.execute("SELECT body FROM world").fetchone()
        if row is None:
            return None
        files = dict(self._connection.execute("SELECT id, content FROM files"))
        return orjson.loads(row[0]), files

    def store(self, world: bytes, files: dict[int, bytes]) -> None:
        """Save this and nothing else; attachments never change, so only new ones are written."""
        new = [(key, content) for key, content in files.items() if key not in self._stored]
        with self._connection:
            self._connection.executemany("INSERT INTO files VALUES (?, ?)", new)
            self._connection.execute("INSERT OR REPLACE INTO world VALUES (1, ?)", (world,))
        self._stored.update(files)

    def close(self) -> None:
        """Release the file."""
        self._connection.close()
