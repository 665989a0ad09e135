"""What must still be told, and where messages were posted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.rows import Notice, NoticeKind

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

    from bot.store.database import Database
    from bot.store.rows import Match, NewNotice, Sitter


class StoredNotices:
    """All notices; each is dropped in the transaction that notes what became of it."""

    def __init__(self, connection: Database) -> None:
        self._connection = connection

    async def of(self, match_id: int) -> list[Notice]:
        """The open notices of a match, in order."""
        rows = await self._connection.execute_fetchall(
            "SELECT id, match_id, kind, version, seat, user_id, name, word FROM notice "
            "WHERE match_id = ? ORDER BY id",
            (match_id,),
        )
        return [
            Notice(number, match, NoticeKind(kind), *rest) for number, match, kind, *rest in rows
        ]

    async def waiting(self) -> list[int]:
        """The matches with open notices."""
        rows = await self._connection.execute_fetchall("SELECT DISTINCT match_id FROM notice")
        return [row[0] for row in rows]

    async def told(self, notice: Notice, *, instead: Sequence[NewNotice] = ()) -> None:
        """Drop a notice; store what comes `instead` of it."""

        def work(connection: sqlite3.Connection) -> None:
            drop(connection, notice)
            write_notices(connection, notice.match_id, notice.version, instead)

        await self._connection.transact(work)

    async def answered(self, match_id: int, seat: int, version: int) -> None:
        """Drop a seat's `ANSWER` notices about a log of at most this length."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "DELETE FROM notice WHERE match_id = ? AND kind = ? AND seat = ? AND version <= ?",
                (match_id, NoticeKind.ANSWER, seat, version),
            )

        await self._connection.transact(work)

    async def revive(self, guild_id: int | None) -> list[int]:
        """Turn what could not be told on a server, or anywhere, into `TURN` notices again.

        Of each match only the last turn counts, and only if none was posted since. Returns the
        matches.
        """
        here = "" if guild_id is None else f" AND match.guild_id = {guild_id:d}"
        query = (
            "SELECT max(notice.id), match.id, max(notice.version) > coalesce(turn_version, -1) "  # noqa: S608 - a number
            f"FROM notice JOIN match ON match.id = match_id WHERE kind = ?{here} GROUP BY match.id"
        )
        rows = await self._connection.execute_fetchall(query, (NoticeKind.UNTOLD,))
        if not rows:
            return []

        def work(connection: sqlite3.Connection) -> None:
            for notice_id, match_id, due in rows:
                if due:
                    connection.execute(
                        "UPDATE notice SET kind = ? WHERE id = ?", (NoticeKind.TURN, notice_id)
                    )
                connection.execute(
                    "DELETE FROM notice WHERE match_id = ? AND kind = ?",
                    (match_id, NoticeKind.UNTOLD),
                )

        await self._connection.transact(work)
        return [match_id for _, match_id, _ in rows]

    async def card_shown(self, match: Match) -> None:
        """Drop the notices to bring a lobby's card up to date, if it shows the lobby as it is."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "DELETE FROM notice WHERE match_id = ? AND kind = ? AND EXISTS "
                "(SELECT 1 FROM match WHERE id = notice.match_id AND moved = ? AND state = ?)",
                (match.id, NoticeKind.STATUS, match.moved, match.state),
            )

        await self._connection.transact(work)

    async def add(self, match: Match, notices: Sequence[NewNotice]) -> None:
        """Add notices about a match as it is now."""

        def work(connection: sqlite3.Connection) -> None:
            write_notices(connection, match.id, match.length, notices)

        await self._connection.transact(work)

    async def save_card(self, match: Match, told: Notice) -> None:
        """Store where the card and the thread are, and drop the notice."""
        await self._note(
            told,
            "UPDATE match SET channel_id = ?, card_id = ?, thread_id = ? WHERE id = ?",
            (match.channel_id, match.card_id, match.thread_id, match.id),
        )

    async def save_turn(
        self, match: Match, told: Notice, *, instead: Sequence[NewNotice] = ()
    ) -> None:
        """Store which message is the turn message, and where, and drop the notice.

        What comes `instead` of it is stored too.
        """
        await self._note(
            told,
            "UPDATE match SET turn_id = ?, turn_version = ?, thread_id = ?, shut_thread_id = ? "
            "WHERE id = ?",
            (
                match.turn_id,
                match.turn_version,
                match.thread_id,
                match.shut_thread_id,
                match.id,
            ),
            instead,
        )

    async def save_prompt(
        self, match: Match, sitter: Sitter, told: Notice, *, instead: Sequence[NewNotice] = ()
    ) -> None:
        """Store a seat's direct message, and drop the notice; store what comes `instead`."""
        await self._note(
            told,
            # The player may have been forgotten meanwhile.
            "UPDATE seat SET dm_channel_id = ?, dm_message_id = ? "
            "WHERE match_id = ? AND seat = ? AND user_id IS NOT NULL",
            (sitter.dm_channel_id, sitter.dm_message_id, match.id, sitter.seat),
            instead,
        )

    async def note_card(self, match_id: int, card_id: int) -> None:
        """Store where the card is, unless that is known."""
        await self._note(
            None,
            "UPDATE match SET card_id = ? WHERE id = ? AND card_id IS NULL",
            (card_id, match_id),
        )

    async def _note(
        self,
        told: Notice | None,
        change: str,
        values: tuple[int | None, ...],
        instead: Sequence[NewNotice] = (),
    ) -> None:
        """Store where a message is, and drop the notice it came from."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(change, values)
            if told is not None:
                drop(connection, told)
                write_notices(connection, told.match_id, told.version, instead)

        await self._connection.transact(work)


def write_notices(
    connection: sqlite3.Connection, match_id: int, length: int, notices: Sequence[NewNotice]
) -> None:
    """Write notices of a match whose log has that length, within a transaction."""
    connection.executemany(
        "INSERT INTO notice (match_id, kind, version, seat, user_id, name, word) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (
                match_id,
                notice.kind,
                length if notice.version is None else notice.version,
                notice.seat,
                notice.user_id,
                notice.name,
                notice.word,
            )
            for notice in notices
        ],
    )


def drop(connection: sqlite3.Connection, notice: Notice) -> None:
    """Drop a notice, within a transaction."""
    connection.execute("DELETE FROM notice WHERE id = ?", (notice.id,))
