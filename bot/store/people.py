"""What the store remembers about people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.store.forgetting import forget
from bot.store.notices import drop, write_notices
from bot.store.rows import NewNotice, NoticeKind, Person
from bot.store.settings import read_settings, write_settings

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable

    from bot.store.database import Database
    from bot.store.forgetting import FormerName
    from bot.store.rows import Notice
    from bot.store.settings import Settings

#: How many people are kept in memory.
KEPT: Final = 4096


class StoredPeople:
    """All people who ever did something here."""

    def __init__(self, connection: Database) -> None:
        self._connection = connection
        self._kept: dict[int, Person] = {}

    async def read(self, user_id: int) -> Person:
        """What is remembered about a user; nothing yet for a new one."""
        known = self._kept.get(user_id)
        if known is None:
            rows = await self._connection.execute_fetchall(
                "SELECT language, closed, confirms, settings FROM person WHERE user_id = ?",
                (user_id,),
            )
            known = Person(user_id)
            for language, closed, confirms, settings in rows:
                known = Person(
                    user_id, language, bool(closed), bool(confirms), read_settings(settings)
                )
            if len(self._kept) >= KEPT:
                self._kept.clear()
            self._kept[user_id] = known
        return known

    async def save_settings(self, user_id: int, settings: Settings) -> None:
        """Remember what a user has chosen."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO person (user_id, settings) VALUES (?, ?) "
                "ON CONFLICT (user_id) DO UPDATE SET settings = excluded.settings",
                (user_id, write_settings(settings)),
            )

        await self._about(user_id, work)

    async def save_language(self, user_id: int, language: str) -> None:
        """Remember to which language a user has set their Discord."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO person (user_id, language) VALUES (?, ?) "
                "ON CONFLICT (user_id) DO UPDATE SET language = excluded.language",
                (user_id, language),
            )

        await self._about(user_id, work)

    async def save_confirms(self, user_id: int, *, confirms: bool) -> None:
        """Remember whether a user is asked to confirm moves that can't be undone."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO person (user_id, confirms) VALUES (?, ?) "
                "ON CONFLICT (user_id) DO UPDATE SET confirms = excluded.confirms",
                (user_id, confirms),
            )

        await self._about(user_id, work)

    async def save_open(self, user_id: int) -> None:
        """Remember to try direct messages to a user again."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE person SET closed = 0 WHERE user_id = ?", (user_id,))

        await self._about(user_id, work)

    async def save_closed(self, user_id: int, told: Notice) -> None:
        """Remember that a user takes no direct messages, and reach them another way.

        A player is called in the thread. A user without a seat gets the same notice again; by
        then it is known that direct messages don't work.
        """

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO person (user_id, closed) VALUES (?, 1) "
                "ON CONFLICT (user_id) DO UPDATE SET closed = 1",
                (user_id,),
            )
            if told.seat is not None:
                instead = NewNotice(NoticeKind.CLOSED, told.seat)
            else:
                instead = NewNotice(told.kind, user_id=user_id)
            write_notices(connection, told.match_id, told.version, [instead])
            drop(connection, told)

        await self._about(user_id, work)

    async def games_of(self, user_id: int) -> list[int]:
        """All matches that a user sits in or hosts, whatever became of them."""
        rows = await self._connection.execute_fetchall(
            "SELECT match_id FROM seat WHERE user_id = ? UNION SELECT id FROM match "
            "WHERE host_id = ? ORDER BY 1",
            (user_id, user_id),
        )
        return [row[0] for row in rows]

    async def forget(self, user_id: int, former: FormerName) -> list[int]:
        """Forget a user everywhere; returns the matches that were changed.

        Nothing is left of them in the file either. `former` names their seats from now on.
        """
        changed: list[int] = []

        def work(connection: sqlite3.Connection) -> None:
            changed[:] = forget(connection, user_id, former)

        await self._about(user_id, work)
        # The log holds the pages as they were until it is written over.
        await self._connection.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
        return changed

    async def _about(self, user_id: int, work: Callable[[sqlite3.Connection], None]) -> None:
        """Change what is remembered about a user, and forget the copy in memory."""
        try:
            await self._connection.transact(work)
        finally:
            self._kept.pop(user_id, None)
