"""The store: one writer, one transaction per change, nothing half done."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from typing import TYPE_CHECKING, Final

from bot.store.ledger import Ledger
from bot.store.rows import Call, Kind, Match, Notice, Person, Sitter, State
from bot.store.schema import prepare
from rules import GAMES, Entry

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Sequence
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

    def __init__(self, connection: Ledger) -> None:
        self._connection = connection
        self._people: dict[int, Person] = {}

    @classmethod
    async def open(cls, path: Path) -> Store:
        """Open the file for this process alone; raises `StoreRefused` if that can't be."""
        # Not in aiosqlite's own thread, which a refusal would outlive.
        prepared = await asyncio.to_thread(prepare, path)
        ledger = Ledger(lambda: prepared, iter_chunk_size=256)
        await ledger
        return cls(ledger)

    async def close(self) -> None:
        """Close the file; the store is of no use afterwards."""
        await self._connection.close()

    # Matches

    async def add_match(self, match: Match, calls: Sequence[Call] = ()) -> int:
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
            self._seat(connection, match)
            self._call(connection, match, calls)

        await self._connection.transact(work)
        return match.id

    async def save_lobby(self, match: Match, calls: Sequence[Call] = ()) -> None:
        """Store state, options and seats of a match whose log is empty."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE match SET state = ?, options = ?, moved = ?, thinking = ? WHERE id = ?",
                (
                    match.state,
                    json.dumps(dict(match.options)),
                    match.moved,
                    match.thinking,
                    match.id,
                ),
            )
            connection.execute("DELETE FROM seat WHERE match_id = ?", (match.id,))
            self._seat(connection, match)
            self._call(connection, match, calls)

        await self._connection.transact(work)

    async def append(self, match: Match, entries: Sequence[Entry], calls: Sequence[Call]) -> None:
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
            self._call(connection, match, calls)

        await self._connection.transact(work)

    def _seat(self, connection: sqlite3.Connection, match: Match) -> None:
        connection.executemany(
            "INSERT INTO seat (match_id, seat, user_id, name, since) VALUES (?, ?, ?, ?, ?)",
            [
                (match.id, sitter.seat, sitter.user_id, sitter.name, sitter.since)
                for sitter in match.sitters
            ],
        )

    def _call(self, connection: sqlite3.Connection, match: Match, calls: Sequence[Call]) -> None:
        connection.executemany(
            "INSERT INTO notice (match_id, kind, version, seat, user_id, name) "
            "VALUES (?, ?, ?, ?, ?, ?)",
            [
                (
                    match.id,
                    call.kind,
                    match.length if call.version is None else call.version,
                    call.seat,
                    call.user_id,
                    call.name,
                )
                for call in calls
            ],
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
                "SELECT seat, user_id, name, since, dm_channel_id, dm_message_id, standing_order "
                "FROM seat WHERE match_id = ? ORDER BY seat",
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

    async def save_card(self, match: Match, told: Notice) -> None:
        """Store where the card and the thread are; that notice is told."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE match SET channel_id = ?, card_id = ?, thread_id = ? WHERE id = ?",
                (match.channel_id, match.card_id, match.thread_id, match.id),
            )
            connection.execute("DELETE FROM notice WHERE id = ?", (told.id,))

        await self._connection.transact(work)

    async def note_card(self, match_id: int, card_id: int) -> None:
        """Store where the card is, unless that is known."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE match SET card_id = ? WHERE id = ? AND card_id IS NULL",
                (card_id, match_id),
            )

        await self._connection.transact(work)

    async def save_turn(self, match: Match, told: Notice) -> None:
        """Store which message is the turn message, and where; that notice is told."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE match SET turn_id = ?, turn_version = ?, thread_id = ? WHERE id = ?",
                (match.turn_id, match.turn_version, match.thread_id, match.id),
            )
            connection.execute("DELETE FROM notice WHERE id = ?", (told.id,))

        await self._connection.transact(work)

    async def save_prompt(self, match: Match, sitter: Sitter, told: Notice) -> None:
        """Store a seat's direct message; that notice is told."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE seat SET dm_channel_id = ?, dm_message_id = ? "
                "WHERE match_id = ? AND seat = ?",
                (sitter.dm_channel_id, sitter.dm_message_id, match.id, sitter.seat),
            )
            connection.execute("DELETE FROM notice WHERE id = ?", (told.id,))

        await self._connection.transact(work)

    # Notices

    async def notices(self, match_id: int) -> list[Notice]:
        """What must still be told of a match, in order."""
        rows = await self._connection.execute_fetchall(
            "SELECT id, match_id, kind, version, seat, user_id, name FROM notice "
            "WHERE match_id = ? ORDER BY id",
            (match_id,),
        )
        return [Notice(number, match, Kind(kind), *rest) for number, match, kind, *rest in rows]

    async def waiting(self) -> list[int]:
        """The matches of which something must still be told."""
        rows = await self._connection.execute_fetchall("SELECT DISTINCT match_id FROM notice")
        return [row[0] for row in rows]

    async def told(self, notices: Iterable[Notice]) -> None:
        """These notices need no more telling."""

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany(
                "DELETE FROM notice WHERE id = ?", [(notice.id,) for notice in notices]
            )

        await self._connection.transact(work)

    async def call(self, match: Match, calls: Sequence[Call]) -> None:
        """More to be told of a match as it is."""

        def work(connection: sqlite3.Connection) -> None:
            self._call(connection, match, calls)

        await self._connection.transact(work)

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
        await self._connection.transact(partial(self._person, person=person))

    async def save_closed(self, person: Person, match: Match, prompt: Notice) -> None:
        """Remember that a user takes no direct messages, and tell so instead of the prompt."""
        closed = Person(person.user_id, person.language, closed=True)

        def work(connection: sqlite3.Connection) -> None:
            self._person(connection, closed)
            self._call(connection, match, [Call(Kind.CLOSED, prompt.seat)])
            connection.execute("DELETE FROM notice WHERE id = ?", (prompt.id,))

        await self._connection.transact(work)
        person.closed = True

    def _person(self, connection: sqlite3.Connection, person: Person) -> None:
        connection.execute(
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
