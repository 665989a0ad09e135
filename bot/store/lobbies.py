"""The lobbies in the store: found by place, by host, by guest and by age."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import sqlite3

    from bot.store.database import Database
    from bot.store.matches import StoredMatches
    from bot.store.rows import Match

#: How many lobbies of a server are read at once.
MOST: Final = 100


class StoredLobbies:
    """All matches that have not begun."""

    def __init__(self, connection: Database, matches: StoredMatches) -> None:
        self._connection = connection
        self._matches = matches

    async def of_server(self, guild_id: int) -> list[Match]:
        """The newest lobbies of a server."""
        return await self._matches.those(
            "id IN (SELECT id FROM match WHERE guild_id = ? AND state = 'lobby' "
            "ORDER BY id DESC LIMIT ?)",
            (guild_id, MOST),
        )

    async def inviting(self, user_id: int) -> list[Match]:
        """The lobbies to which a user is invited."""
        return await self._matches.those(
            "state = 'lobby' AND id IN (SELECT match_id FROM invitation WHERE user_id = ?)",
            (user_id,),
        )

    async def rematch_of(self, match_id: int) -> Match | None:
        """The lobby that is open for a rematch of a match, if there is one."""
        found = await self._matches.those("state = 'lobby' AND rematch_of = ?", (match_id,))
        return found[0] if found else None

    async def count(self, host_id: int, channel_id: int) -> tuple[int, int]:
        """How many lobbies a user has open, and how many are open in a channel."""
        rows = await self._connection.execute_fetchall(
            "SELECT (SELECT count(*) FROM match WHERE host_id = ? AND state = 'lobby'), "
            "(SELECT count(*) FROM match WHERE channel_id = ? AND state = 'lobby')",
            (host_id, channel_id),
        )
        for of_host, in_channel in rows:
            return of_host, in_channel
        raise LookupError("a count is always there")

    async def untouched_since(self, moment: float) -> list[int]:
        """The lobbies in which nothing has changed since that moment."""
        rows = await self._connection.execute_fetchall(
            "SELECT id FROM match WHERE state = 'lobby' AND moved < ? ORDER BY moved", (moment,)
        )
        return [row[0] for row in rows]

    async def full_since(self, moment: float) -> list[int]:
        """The lobbies whose seats are all taken since before that moment, without the host's doing.

        Not those whose hosts have been told.
        """
        rows = await self._connection.execute_fetchall(
            "SELECT id FROM match WHERE state = 'lobby' AND full_since NOT NULL "
            "AND full_since < ? ORDER BY full_since",
            (moment,),
        )
        return [row[0] for row in rows]


def write_invitations(connection: sqlite3.Connection, match: Match) -> None:
    """Write who is invited to a lobby, within a transaction."""
    connection.execute("DELETE FROM invitation WHERE match_id = ?", (match.id,))
    connection.executemany(
        "INSERT INTO invitation (match_id, user_id) VALUES (?, ?)",
        [(match.id, user_id) for user_id in match.invited],
    )
