"""The matches in the store: who plays what, and the log."""

from __future__ import annotations

import json
import logging
from itertools import groupby
from typing import TYPE_CHECKING, Final

from bot.refused import Refused
from bot.store.editions import keep_edition
from bot.store.lobbies import write_invitations
from bot.store.match_rows import SELECT, match_of, update_seats, write_seats
from bot.store.notices import write_notices
from bot.store.rows import Match, State
from rules import Entry

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator, Sequence
    from sqlite3 import Row

    from bot.store.database import Database
    from bot.store.rows import NewNotice

_log = logging.getLogger(__name__)

#: How many matches are read at once where there may be any number.
MOST: Final = 25


class StoredMatches:
    """All matches, each with its sitters and its log.

    Every change of a match is written together with the notices it causes.
    """

    def __init__(self, connection: Database) -> None:
        self._connection = connection

    async def add(self, match: Match, notices: Sequence[NewNotice] = ()) -> int:
        """Store a new match; the store chooses its id, which is returned."""

        def work(connection: sqlite3.Connection) -> None:
            cursor = connection.execute(
                "INSERT INTO match (game, version, edition, options, seed, state, guild_id, "
                "channel_id, host_id, language, created, moved, pace, overtime, invited_only, "
                "rematch_of) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    match.game,
                    match.version,
                    match.edition,
                    json.dumps(dict(match.options)),
                    match.seed,
                    match.state,
                    match.guild_id,
                    match.channel_id,
                    match.host_id,
                    match.language,
                    match.created,
                    match.moved,
                    match.pace,
                    match.overtime,
                    match.invited_only,
                    match.rematch_of,
                ),
            )
            match.id = cursor.lastrowid or 0
            write_invitations(connection, match)
            keep_edition(connection, match.game, match.edition)
            write_seats(connection, match)
            write_notices(connection, match.id, match.length, notices)

        await self._connection.transact(work)
        return match.id

    async def save_lobby(self, match: Match, notices: Sequence[NewNotice] = ()) -> None:
        """Store what can change in a lobby: everything except who opened it, and where."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE match SET state = ?, version = ?, edition = ?, options = ?, moved = ?, "
                "thinking = ?, pace = ?, overtime = ?, invited_only = ?, full_since = ?, "
                "expired = ? "
                "WHERE id = ?",
                (
                    match.state,
                    match.version,
                    match.edition,
                    json.dumps(dict(match.options)),
                    match.moved,
                    match.thinking,
                    match.pace,
                    match.overtime,
                    match.invited_only,
                    match.full_since,
                    match.expired,
                    match.id,
                ),
            )
            write_invitations(connection, match)
            keep_edition(connection, match.game, match.edition)
            connection.execute("DELETE FROM seat WHERE match_id = ?", (match.id,))
            write_seats(connection, match)
            write_notices(connection, match.id, match.length, notices)

        await self._connection.transact(work)

    async def append(
        self,
        match: Match,
        entries: Sequence[Entry],
        notices: Sequence[NewNotice],
        at: float | None = None,
    ) -> None:
        """Append to the log, with the match as it is afterwards and the notices.

        `at` is when the entries were made; by default, when everybody last saw something happen.
        """

        def work(connection: sqlite3.Connection) -> None:
            first, when = match.length - len(entries) + 1, match.moved if at is None else at
            connection.executemany(
                "INSERT INTO entry (match_id, number, seat, word, at) VALUES (?, ?, ?, ?, ?)",
                [
                    (match.id, number, entry.seat, entry.word, when)
                    for number, entry in enumerate(entries, first)
                ],
            )
            connection.execute(
                "UPDATE match SET length = ?, thinking = ?, moved = ? WHERE id = ?",
                (match.length, match.thinking, match.moved, match.id),
            )
            if match.state is not State.PLAYING:
                # By its state a match is found in lists, and to change that takes longest.
                connection.execute(
                    "UPDATE match SET state = ?, ended = ? WHERE id = ?",
                    (match.state, match.ended, match.id),
                )
            update_seats(connection, match)
            write_notices(connection, match.id, match.length, notices)

        await self._connection.transact(work)

    async def read(self, match_id: int) -> Match | None:
        """A match with its sitters.

        Raises `Refused` if its game or its options are unknown to the present rules.
        """
        for rows in await self._rows("id = ?", (match_id,)):
            match = match_of(rows)
            if match is None:
                _log.warning("match %d is of a game or has options that are unknown now", match_id)
                raise Refused("match-outdated")
            return match
        return None

    async def of(self, user_id: int) -> list[Match]:
        """The open matches that a user sits in; newest first."""
        return await self.those(
            "state IN ('lobby', 'playing') AND id IN (SELECT match_id FROM seat WHERE user_id = ?)",
            (user_id,),
        )

    async def on_server(self, guild_id: int) -> list[Match]:
        """The open matches on a server; newest first."""
        return await self.those("guild_id = ? AND state IN ('lobby', 'playing')", (guild_id,))

    async def told_in(self, thread_id: int) -> Match | None:
        """The match that is told in a thread, or was; the newest if there are several."""
        found = await self.those(
            "id = (SELECT max(id) FROM match WHERE thread_id = ?)", (thread_id,)
        )
        return found[0] if found else None

    async def at(
        self, channel_id: int, state: State, game: str | None = None, most: int = MOST
    ) -> list[Match]:
        """The matches in a channel that are in that state, `most` of them, newest first.

        Only lobbies, and those that are being played, are found by channel.
        """
        # The state is written out, not passed: only so does SQLite use the index of that state.
        return await self.those(
            f"id IN (SELECT id FROM match WHERE state = '{state}' AND channel_id = ? "  # noqa: S608 - an enum
            "AND ifnull(?, game) = game ORDER BY id DESC LIMIT ?)",
            (channel_id, game, most),
        )

    async def finished(self, user_id: int, most: int = MOST, after: int = 0) -> list[Match]:
        """The matches that a user has played to the end: `most` of them, `after` so many newer."""
        return await self.those(
            "id IN (SELECT match_id FROM seat JOIN match ON match_id = id "
            "WHERE user_id = ? AND state = 'over' ORDER BY match_id DESC LIMIT ? OFFSET ?)",
            (user_id, most, after),
        )

    async def count_finished(self, user_id: int) -> int:
        """How many matches a user has played to the end."""
        rows = await self._connection.execute_fetchall(
            "SELECT count(*) FROM seat JOIN match ON match_id = id "
            "WHERE user_id = ? AND state = 'over'",
            (user_id,),
        )
        return int(next(iter(rows))[0])

    async def those(self, where: str, values: tuple[object, ...]) -> list[Match]:
        """The matches for which a condition holds, newest first.

        Those that the present rules can't read are left out: they must not block the others.
        """
        found = [match_of(rows) for rows in await self._rows(where, values)]
        return [match for match in found if match is not None]

    async def _rows(self, where: str, values: tuple[object, ...]) -> list[list[Row]]:
        """The columns of each match with those of its seats, newest match first."""
        # `where` is one of the fixed texts above, never a user's.
        rows = await self._connection.execute_fetchall(
            f"{SELECT} WHERE {where} ORDER BY id DESC, seat.seat", values
        )
        return [list(seats) for _, seats in groupby(rows, key=lambda row: row[0])]

    async def entries(self, match_id: int) -> list[Entry]:
        """The log of a match."""
        rows = await self._connection.execute_fetchall(
            "SELECT seat, word FROM entry WHERE match_id = ? ORDER BY number", (match_id,)
        )
        return [Entry(seat, word) for seat, word in rows]

    async def times(self, match_id: int) -> list[float]:
        """When each entry of a match's log was made, in order."""
        rows = await self._connection.execute_fetchall(
            "SELECT at FROM entry WHERE match_id = ? ORDER BY number", (match_id,)
        )
        return [row[0] for row in rows]

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

    async def planned(self) -> list[int]:
        """The matches in which somebody is awaited who has a plan."""
        rows = await self._connection.execute_fetchall(
            "SELECT DISTINCT match_id FROM seat WHERE plan IS NOT NULL AND since IS NOT NULL"
        )
        return [row[0] for row in rows]


def all_matches(connection: sqlite3.Connection) -> Iterator[tuple[int, Match | None]]:
    """Every match that has seats, with its number; ``None`` for one that the rules don't know."""
    rows = connection.execute(f"{SELECT} ORDER BY id, seat.seat")
    for number, seats in groupby(rows, key=lambda row: row[0]):
        yield number, match_of(list(seats))


def all_entries(connection: sqlite3.Connection, match_id: int) -> list[tuple[int, Entry]]:
    """The log of a match, each entry with the number it is stored under."""
    rows = connection.execute(
        "SELECT number, seat, word FROM entry WHERE match_id = ? ORDER BY number", (match_id,)
    )
    return [(number, Entry(seat, word)) for number, seat, word in rows]
