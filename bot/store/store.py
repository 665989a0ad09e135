"""The store: one writer, one transaction per change, nothing half done."""

from __future__ import annotations

import asyncio
import json
import logging
from itertools import groupby
from typing import TYPE_CHECKING, Final

from bot.refused import Refused
from bot.store.ledger import Ledger
from bot.store.rows import Call, Kind, Match, Notice, Person, Sitter, State
from bot.store.schema import prepare
from rules import GAMES, BadOptions, Entry

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path
    from sqlite3 import Row

_log = logging.getLogger(__name__)

_COLUMNS: Final = (
    "id, game, version, options, seed, state, guild_id, channel_id, host_id, language, card_id, "
    "thread_id, turn_id, turn_version, length, thinking, created, moved"
)
_SEAT_COLUMNS: Final = (
    "seat.seat, user_id, name, since, dm_channel_id, dm_message_id, standing_order"
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
            self._call(connection, match.id, match.length, calls)

        await self._connection.transact(work)
        return match.id

    async def save_lobby(self, match: Match, calls: Sequence[Call] = ()) -> None:
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
            self._seat(connection, match)
            self._call(connection, match.id, match.length, calls)

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
            self._call(connection, match.id, match.length, calls)

        await self._connection.transact(work)

    def _seat(self, connection: sqlite3.Connection, match: Match) -> None:
        connection.executemany(
            "INSERT INTO seat (match_id, seat, user_id, name, since) VALUES (?, ?, ?, ?, ?)",
            [
                (match.id, sitter.seat, sitter.user_id, sitter.name, sitter.since)
                for sitter in match.sitters
            ],
        )

    def _call(
        self, connection: sqlite3.Connection, match_id: int, length: int, calls: Sequence[Call]
    ) -> None:
        connection.executemany(
            "INSERT INTO notice (match_id, kind, version, seat, user_id, name) "
            "VALUES (?, ?, ?, ?, ?, ?)",
            [
                (
                    match_id,
                    call.kind,
                    length if call.version is None else call.version,
                    call.seat,
                    call.user_id,
                    call.name,
                )
                for call in calls
            ],
        )

    async def match(self, match_id: int) -> Match | None:
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

    async def matches_of(self, user_id: int) -> list[Match]:
        """The open matches that a user sits in; newest first."""
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

    async def told(self, notice: Notice, *, instead: Sequence[Call] = ()) -> None:
        """A notice needs no more telling; what comes `instead` of it does."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM notice WHERE id = ?", (notice.id,))
            self._call(connection, notice.match_id, notice.version, instead)

        await self._connection.transact(work)

    async def call(self, match: Match, calls: Sequence[Call]) -> None:
        """More to be told of a match as it is."""

        def work(connection: sqlite3.Connection) -> None:
            self._call(connection, match.id, match.length, calls)

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

    async def save_language(self, user_id: int, language: str) -> None:
        """Remember which language a user reads."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO person (user_id, language) VALUES (?, ?) "
                "ON CONFLICT (user_id) DO UPDATE SET language = excluded.language",
                (user_id, language),
            )

        await self._about(user_id, work)

    async def save_open(self, user_id: int) -> None:
        """Remember that direct messages to a user are to be tried again."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE person SET closed = 0 WHERE user_id = ?", (user_id,))

        await self._about(user_id, work)

    async def save_closed(self, user_id: int, prompt: Notice) -> None:
        """Remember that a user takes no direct messages, and tell so instead of the prompt."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO person (user_id, closed) VALUES (?, 1) "
                "ON CONFLICT (user_id) DO UPDATE SET closed = 1",
                (user_id,),
            )
            self._call(
                connection, prompt.match_id, prompt.version, [Call(Kind.CLOSED, prompt.seat)]
            )
            connection.execute("DELETE FROM notice WHERE id = ?", (prompt.id,))

        await self._about(user_id, work)

    async def _about(self, user_id: int, work: Callable[[sqlite3.Connection], None]) -> None:
        """Change what is remembered of a user; memory then reads it again."""
        try:
            await self._connection.transact(work)
        finally:
            self._people.pop(user_id, None)


def _first(rows: Iterable[Row]) -> tuple[str | None, bool]:
    for language, closed in rows:
        return language, bool(closed)
    return None, False


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
