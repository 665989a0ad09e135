"""What the store knows about time: whose clock is due, who is away, when the bot was down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.clocks.nights import Span

if TYPE_CHECKING:
    import sqlite3

    from bot.store.database import Database

#: How many matches are looked at in one go.
_AT_ONCE: Final = 50
#: How many users' absences are kept in memory.
_KEPT: Final = 4096


class StoredTime:
    """Alarms, absences and outages."""

    def __init__(self, connection: Database) -> None:
        self._connection = connection
        self._outages: tuple[Span, ...] | None = None
        self._absences: dict[int, tuple[Span, ...]] = {}

    async def due(self, now: float) -> list[int]:
        """Some matches with a clock that must be looked at now, the most urgent first."""
        rows = await self._connection.execute_fetchall(
            "SELECT DISTINCT match_id FROM seat WHERE alarm <= ? ORDER BY alarm LIMIT ?",
            (now, _AT_ONCE),
        )
        return [row[0] for row in rows]

    async def silence(self, match_id: int) -> None:
        """Stop looking at the clocks of a match that can't be played on."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE seat SET alarm = NULL WHERE match_id = ?", (match_id,))

        await self._connection.transact(work)

    # When the bot was up

    async def alive(self) -> float | None:
        """When the bot was up last, as far as it was noted; ``None`` before its first day."""
        rows = await self._connection.execute_fetchall("SELECT alive FROM uptime")
        return next((row[0] for row in rows), None)

    async def note_alive(self, now: float) -> None:
        """Note that the bot is up."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO uptime (id, alive) VALUES (1, ?) "
                "ON CONFLICT (id) DO UPDATE SET alive = excluded.alive",
                (now,),
            )

        await self._connection.transact(work)

    async def note_outage(self, outage: Span) -> None:
        """Note that nobody could play from one moment to another."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO outage (begin, end) VALUES (?, ?)", outage)

        try:
            await self._connection.transact(work)
        finally:
            self._outages = None

    async def outages(self) -> tuple[Span, ...]:
        """All times at which nobody could play, in order."""
        if self._outages is None:
            rows = await self._connection.execute_fetchall(
                "SELECT begin, end FROM outage ORDER BY begin"
            )
            self._outages = tuple(Span(*row) for row in rows)
        return self._outages

    # Who is away

    async def absences(self, user_id: int) -> tuple[Span, ...]:
        """When a user was away, is or will be, in order."""
        known = self._absences.get(user_id)
        if known is None:
            rows = await self._connection.execute_fetchall(
                "SELECT begin, end FROM absence WHERE user_id = ? ORDER BY begin", (user_id,)
            )
            known = tuple(Span(*row) for row in rows)
            if len(self._absences) >= _KEPT:
                self._absences.clear()
            self._absences[user_id] = known
        return known

    async def save_absence(self, user_id: int, absence: Span) -> None:
        """Note that a user is away; one that began at the same moment is changed.

        An absence that ends when it begins is forgotten.
        """

        def work(connection: sqlite3.Connection) -> None:
            if absence.end > absence.begin:
                connection.execute(
                    "INSERT INTO absence (user_id, begin, end) VALUES (?, ?, ?) "
                    "ON CONFLICT (user_id, begin) DO UPDATE SET end = excluded.end",
                    (user_id, *absence),
                )
            else:
                connection.execute(
                    "DELETE FROM absence WHERE user_id = ? AND begin = ?", (user_id, absence.begin)
                )

        try:
            await self._connection.transact(work)
        finally:
            self._absences.pop(user_id, None)

    def forget(self, user_id: int) -> None:
        """Forget in memory a user whom the store has forgotten."""
        self._absences.pop(user_id, None)
