"""The matches in the store: who plays what, and the log."""

from __future__ import annotations

import json
import logging
from itertools import groupby
from typing import TYPE_CHECKING, Final

from bot.refused import Refused
from bot.store.notices import write_notices
from bot.store.rows import Match, Sitter, State
from rules import GAMES, BadOptions, Entry

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence
    from sqlite3 import Row

    from bot.store.ledger import Ledger
    from bot.store.rows import NewNotice

_log = logging.getLogger(__name__)

_COLUMNS: Final = (
    "id, game, version, options, seed, state, guild_id, channel_id, host_id, language, card_id, "
    "thread_id, turn_id, turn_version, length, thinking, created, moved"
)
_SEAT_COLUMNS: Final = (
    "seat.seat, user_id, name, since, dm_channel_id, dm_message_id, standing_order"
)


class StoredMatches:
    """All matches, each with its sitters and its log.

    Whatever changes one is written together with what must be told of it.
    """

    def __init__(self, connection: Ledger) -> None:
        self._connection = connection

    async def add(self, match: Match, notices: Sequence[NewNotice] = ()) -> int:
        """Store a new match; its id is given by the store and returned."""

        def work(connection: sqlite3.Connection) -> None:
            cursor = connection.execute(
                "INSERT INTO match (game, version, options, seed, state, guild_id, channel_id, "
                "host_id, language, created, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    match.game,
                    match.version,
                    json.dumps(dict(match.options)),
                    match.seed,
                    match.state,
                    match.guild_id,
                    match.channel_id,
                    match.host_id,
                    match.language,
                    match.created,
                    match.moved,
                ),
            )
            match.id = cursor.lastrowid or 0
            _write_seats(connection, match)
            write_notices(connection, match.id, match.length, notices)

        await self._connection.transact(work)
        return match.id

    async def save_lobby(self, match: Match, notices: Sequence[NewNotice] = ()) -> None:
        """Store state, version, options and seats of a match whose log is empty."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE match SET state = ?, version = ?, options = ?, moved = ?, thinking = ? "
                "WHERE id = ?",
                (
                    match.state,
                    match.version,
                    json.dumps(dict(match.options)),
                    match.moved,
                    match.thinking,
                    match.id,
                ),
            )
            connection.execute("DELETE FROM seat WHERE match_id = ?", (match.id,))
            _write_seats(connection, match)
            write_notices(connection, match.id, match.length, notices)

        await self._connection.transact(work)

    async def append(
        self, match: Match, entries: Sequence[Entry], notices: Sequence[NewNotice]
    ) -> None:
        """Append to the log, with the match as it is afterwards and all that must be told."""

        def work(connection: sqlite3.Connection) -> None:
            first = match.length - len(entries) + 1
            connection.executemany(
                "INSERT INTO entry (match_id, number, seat, word, at) VALUES (?, ?, ?, ?, ?)",
                [
                    (match.id, number, entry.seat, entry.word, match.moved)
                    for number, entry in enumerate(entries, first)
                ],
            )
            connection.execute(
                "UPDATE match SET state = ?, length = ?, thinking = ?, moved = ? WHERE id = ?",
                (match.state, match.length, match.thinking, match.moved, match.id),
            )
            connection.executemany(
                "UPDATE seat SET since = ?, user_id = ?, name = ?, standing_order = ? "
                "WHERE match_id = ? AND seat = ?",
                [
                    (
                        sitter.since,
                        sitter.user_id,
                        sitter.name,
                        sitter.order,
                        match.id,
                        sitter.seat,
                    )
                    for sitter in match.sitters
                ],
            )
            write_notices(connection, match.id, match.length, notices)

        await self._connection.transact(work)

    async def read(self, match_id: int) -> Match | None:
        """A match with its sitters.

        Raises `Refused` if its game or its options are unknown to the present rules.
        """
        for rows in await self._rows("id = ?", (match_id,)):
            match = _match(rows)
            if match is None:
                _log.warning("match %d is of a game or has options that are unknown now", match_id)
                raise Refused("match-outdated")
            return match
        return None

    async def of(self, user_id: int) -> list[Match]:
        """The open matches that a user sits in; newest first."""
        return await self._matches(
            "state IN ('lobby', 'playing') AND id IN (SELECT match_id FROM seat WHERE user_id = ?)",
            (user_id,),
        )

    async def at(self, place_id: int) -> list[Match]:
        """The matches told in a thread, or open ones in a channel; newest first."""
        return await self._matches(
            "thread_id = ? OR (channel_id = ? AND state IN ('lobby', 'playing'))",
            (place_id, place_id),
        )

    async def _matches(self, where: str, values: tuple[int, ...]) -> list[Match]:
        """Those that can be read; one that can't must not keep people from all others."""
        found = [_match(rows) for rows in await self._rows(where, values)]
        return [match for match in found if match is not None]

    async def _rows(self, where: str, values: tuple[int, ...]) -> list[list[Row]]:
        """For each match, newest first, its columns with those of every seat."""
        # `where` is one of the fixed texts above, never a user's.
        rows = await self._connection.execute_fetchall(
            f"SELECT {_COLUMNS}, {_SEAT_COLUMNS} "  # noqa: S608
            f"FROM match JOIN seat ON match_id = id WHERE {where} ORDER BY id DESC, seat.seat",
            values,
        )
        return [list(seats) for _, seats in groupby(rows, key=lambda row: row[0])]

    async def entries(self, match_id: int) -> list[Entry]:
        """The log of a match."""
        rows = await self._connection.execute_fetchall(
            "SELECT seat, word FROM entry WHERE match_id = ? ORDER BY number", (match_id,)
        )
        return [Entry(seat, word) for seat, word in rows]

    async def games(self) -> list[str]:
        """The games that are being played, or for which there is a lobby."""
        rows = await self._connection.execute_fetchall(
            "SELECT DISTINCT game FROM match WHERE state IN ('lobby', 'playing') ORDER BY game"
        )
        return [row[0] for row in rows]

    async def thinking(self) -> list[int]:
        """The matches in which a computer is awaited."""
        rows = await self._connection.execute_fetchall("SELECT id FROM match WHERE thinking = 1")
        return [row[0] for row in rows]


def _write_seats(connection: sqlite3.Connection, match: Match) -> None:
    connection.executemany(
        "INSERT INTO seat (match_id, seat, user_id, name, since) VALUES (?, ?, ?, ?, ?)",
        [
            (match.id, sitter.seat, sitter.user_id, sitter.name, sitter.since)
            for sitter in match.sitters
        ],
    )


def _match(rows: Sequence[Row]) -> Match | None:
    """A match from its columns with those of every seat; ``None`` if the rules don't know it."""
    names = _COLUMNS.split(", ")
    values = dict(zip(names, rows[0], strict=False))
    if values["game"] not in GAMES:
        return None
    try:
        values["options"] = GAMES[values["game"]].options.read(json.loads(values["options"]))
    except BadOptions:
        return None
    values["state"] = State(values["state"])
    values["thinking"] = bool(values["thinking"])
    return Match(**values, sitters=[Sitter(*row[len(names) :]) for row in rows])
