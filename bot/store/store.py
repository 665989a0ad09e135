"""The store: one writer, one transaction per change, nothing half done."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from aiosqlite import Connection

from bot.store.rows import Call, Kind, Match, Notice, Person, Sitter, State
from bot.store.schema import prepare
from rules import GAMES, Entry

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Sequence
    from pathlib import Path
    from sqlite3 import Row

_COLUMNS: Final = (
    "id, game, version, options, seed, state, guild_id, channel_id, host_id, language, card_id, "
    "thread_id, turn_id, turn_version, length, thinking, created, moved"
)

#: How many people are kept in memory.
_PEOPLE: Final = 4096


class Store:
    """All that survives a restart.

    Every method that writes is one transaction: when it returns, the change is on the disk; when
    it raises, nothing has changed.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        # One connection has one transaction: two writers must not share it.
        self._writing = asyncio.Lock()
        self._people: dict[int, Person] = {}

    @classmethod
    async def open(cls, path: Path) -> Store:
        """Open the file for this process alone; raises `StoreRefused` if that can't be."""
        return cls(await Connection(lambda: prepare(path), iter_chunk_size=256))

    async def close(self) -> None:
        """Close the file; the store is of no use afterwards."""
        await self._connection.close()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Connection]:
        async with self._writing:
            await self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
            except BaseException:
                await self._connection.execute("ROLLBACK")
                raise
            await self._connection.execute("COMMIT")

    # Matches

    async def add_match(self, match: Match, calls: Sequence[Call] = ()) -> int:
        """Store a new match; its id is given by the store and returned."""
        async with self._transaction() as connection:
            cursor = await connection.execute(
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
            await self._seat(connection, match)
            await self._call(connection, match, calls)
        return match.id

    async def save_lobby(self, match: Match, calls: Sequence[Call] = ()) -> None:
        """Store state, options and seats of a match whose log is empty."""
        async with self._transaction() as connection:
            await connection.execute(
                "UPDATE match SET state = ?, options = ?, moved = ?, thinking = ? WHERE id = ?",
                (
                    match.state,
                    json.dumps(dict(match.options)),
                    match.moved,
                    match.thinking,
                    match.id,
                ),
            )
            await connection.execute("DELETE FROM seat WHERE match_id = ?", (match.id,))
            await self._seat(connection, match)
            await self._call(connection, match, calls)

    async def append(self, match: Match, entries: Sequence[Entry], calls: Sequence[Call]) -> None:
        """Append to the log, with the match as it is afterwards and all that must be told."""
        async with self._transaction() as connection:
            first = match.length - len(entries) + 1
            await connection.executemany(
                "INSERT INTO entry (match_id, number, seat, word, at) VALUES (?, ?, ?, ?, ?)",
                [
                    (match.id, number, entry.seat, entry.word, match.moved)
                    for number, entry in enumerate(entries, first)
                ],
            )
            await connection.execute(
                "UPDATE match SET state = ?, length = ?, thinking = ?, moved = ? WHERE id = ?",
                (match.state, match.length, match.thinking, match.moved, match.id),
            )
            await connection.executemany(
                "UPDATE seat SET since = ?, user_id = ?, name = ? WHERE match_id = ? AND seat = ?",
                [
                    (sitter.since, sitter.user_id, sitter.name, match.id, sitter.seat)
                    for sitter in match.sitters
                ],
            )
            await self._call(connection, match, calls)

    async def _seat(self, connection: Connection, match: Match) -> None:
        await connection.executemany(
            "INSERT INTO seat (match_id, seat, user_id, name, since) VALUES (?, ?, ?, ?, ?)",
            [
                (match.id, sitter.seat, sitter.user_id, sitter.name, sitter.since)
                for sitter in match.sitters
            ],
        )

    async def _call(self, connection: Connection, match: Match, calls: Sequence[Call]) -> None:
        await connection.executemany(
            "INSERT INTO notice (match_id, kind, version, seat) VALUES (?, ?, ?, ?)",
            [(match.id, call.kind, match.length, call.seat) for call in calls],
        )

    async def match(self, match_id: int) -> Match | None:
        """A match with its sitters."""
        found = await self._matches("id = ?", (match_id,))
        return found[0] if found else None

    async def matches_of(self, user_id: int) -> list[Match]:
        """The open matches that a user sits in, longest awaited first."""
        return await self._matches(
            "state IN ('lobby', 'playing') AND id IN (SELECT match_id FROM seat WHERE user_id = ?)",
            (user_id,),
        )

    async def matches_at(self, place_id: int) -> list[Match]:
        """The matches told in a thread, or open ones in a channel; newest first."""
        return await self._matches(
            "thread_id = ? OR (channel_id = ? AND state IN ('lobby', 'playing'))",
            (place_id, place_id),
        )

    async def _matches(self, where: str, values: tuple[int, ...]) -> list[Match]:
        # `where` is one of the fixed texts above, never a user's.
        rows = await self._connection.execute_fetchall(
            f"SELECT {_COLUMNS} FROM match WHERE {where} ORDER BY id DESC",  # noqa: S608
            values,
        )
        matches = [_match(row) for row in rows]
        for match in matches:
            seats = await self._connection.execute_fetchall(
                "SELECT seat, user_id, name, since, dm_channel_id, dm_message_id FROM seat "
                "WHERE match_id = ? ORDER BY seat",
                (match.id,),
            )
            match.sitters = [Sitter(*row) for row in seats]
        return matches

    async def entries(self, match_id: int) -> list[Entry]:
        """The log of a match."""
        rows = await self._connection.execute_fetchall(
            "SELECT seat, word FROM entry WHERE match_id = ? ORDER BY number", (match_id,)
        )
        return [Entry(seat, word) for seat, word in rows]

    async def thinking(self) -> list[int]:
        """The matches in which a computer is awaited."""
        rows = await self._connection.execute_fetchall("SELECT id FROM match WHERE thinking = 1")
        return [row[0] for row in rows]

    # Where things were posted

    async def save_card(self, match: Match) -> None:
        """Store where the card and the thread are."""
        async with self._transaction() as connection:
            await connection.execute(
                "UPDATE match SET channel_id = ?, card_id = ?, thread_id = ? WHERE id = ?",
                (match.channel_id, match.card_id, match.thread_id, match.id),
            )

    async def save_turn(self, match: Match, told: Notice) -> None:
        """Store which message is the turn message; that notice is told."""
        async with self._transaction() as connection:
            await connection.execute(
                "UPDATE match SET turn_id = ?, turn_version = ? WHERE id = ?",
                (match.turn_id, match.turn_version, match.id),
            )
            await connection.execute("DELETE FROM notice WHERE id = ?", (told.id,))

    async def save_prompt(self, match: Match, sitter: Sitter, told: Notice) -> None:
        """Store a seat's direct message; that notice is told."""
        async with self._transaction() as connection:
            await connection.execute(
                "UPDATE seat SET dm_channel_id = ?, dm_message_id = ? "
                "WHERE match_id = ? AND seat = ?",
                (sitter.dm_channel_id, sitter.dm_message_id, match.id, sitter.seat),
            )
            await connection.execute("DELETE FROM notice WHERE id = ?", (told.id,))

    # Notices

    async def notices(self, match_id: int) -> list[Notice]:
        """What must still be told of a match, in order."""
        rows = await self._connection.execute_fetchall(
            "SELECT id, match_id, kind, version, seat FROM notice WHERE match_id = ? ORDER BY id",
            (match_id,),
        )
        return [Notice(row[0], row[1], Kind(row[2]), row[3], row[4]) for row in rows]

    async def waiting(self) -> list[int]:
        """The matches of which something must still be told."""
        rows = await self._connection.execute_fetchall("SELECT DISTINCT match_id FROM notice")
        return [row[0] for row in rows]

    async def told(self, notices: Iterable[Notice]) -> None:
        """These notices need no more telling."""
        async with self._transaction() as connection:
            await connection.executemany(
                "DELETE FROM notice WHERE id = ?", [(notice.id,) for notice in notices]
            )

    async def call(self, match: Match, calls: Sequence[Call]) -> None:
        """More to be told of a match as it is."""
        async with self._transaction() as connection:
            await self._call(connection, match, calls)

    # People

    async def person(self, user_id: int) -> Person:
        """What is remembered of a user; nothing yet for a new one."""
        known = self._people.get(user_id)
        if known is None:
            rows = await self._connection.execute_fetchall(
                "SELECT language, closed FROM person WHERE user_id = ?", (user_id,)
            )
            known = Person(user_id, *_first(rows))
            if len(self._people) >= _PEOPLE:
                self._people.clear()
            self._people[user_id] = known
        return known

    async def save_person(self, person: Person) -> None:
        """Remember a user."""
        async with self._transaction() as connection:
            await connection.execute(
                "INSERT INTO person (user_id, language, closed) VALUES (?, ?, ?) "
                "ON CONFLICT (user_id) DO UPDATE SET language = excluded.language, "
                "closed = excluded.closed",
                (person.user_id, person.language, person.closed),
            )


def _first(rows: Iterable[Row]) -> tuple[str | None, bool]:
    for language, closed in rows:
        return language, bool(closed)
    return None, False


def _match(row: Row) -> Match:
    values = dict(zip(_COLUMNS.split(", "), row, strict=True))
    values["options"] = GAMES[values["game"]].options.read(json.loads(values["options"]))
    values["state"] = State(values["state"])
    values["thinking"] = bool(values["thinking"])
    return Match(**values)
