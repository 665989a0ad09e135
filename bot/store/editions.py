"""The editions that matches are played with: their text is kept, whatever becomes of the files."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from rules import GAMES, BadRecord
from rules.core.edition import Edition
from rules.core.shelf import game_of, learn_edition

if TYPE_CHECKING:
    import sqlite3

_log = logging.getLogger(__name__)


def keep_edition(connection: sqlite3.Connection, game: str, digest: str) -> None:
    """Store the edition of a match, within a transaction."""
    connection.execute(
        "INSERT OR IGNORE INTO edition (game, digest, text) VALUES (?, ?, ?)",
        (game, digest, game_of(game, GAMES[game].version, digest).edition.text),
    )


def learn_editions(connection: sqlite3.Connection) -> None:
    """Make every stored edition playable."""
    for key, digest, text in connection.execute("SELECT game, digest, text FROM edition"):
        if key not in GAMES:
            continue
        try:
            learn_edition(key, Edition(text))
        except ValueError as error:
            # Matches of this edition are refused in words when somebody asks for them.
            _log.error("edition %s of %s can't be read any more: %s", digest, key, error)


def recall_editions(connection: sqlite3.Connection) -> None:
    """Make every stored edition playable; give the first edition to matches that name none."""
    learn_editions(connection)
    connection.execute("BEGIN IMMEDIATE")
    for key, game in GAMES.items():
        first = game.first_edition
        old = connection.execute(
            "UPDATE match SET edition = ? WHERE game = ? AND edition IS NULL", (first, key)
        )
        if old.rowcount:
            try:
                keep_edition(connection, key, first)
            except BadRecord as error:
                _log.error("%d old matches of %s can't be played on: %s", old.rowcount, key, error)
    connection.execute("COMMIT")
