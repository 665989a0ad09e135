"""Forgetting a person: nothing left in the store shows that they were here."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.store.notices import write_notices
from bot.store.rows import NewNotice, NoticeKind, State

if TYPE_CHECKING:
    import sqlite3

#: Stands for a host who is forgotten; nobody on Discord has this id.
NOBODY: Final = 0

#: Every column that may tell who somebody is. A test compares it with the schema, so that a new
#: column isn't overlooked here.
PERSONAL: Final = frozenset(
    {
        "absence.user_id",
        "invitation.user_id",
        "match.host_id",
        "notice.name",
        "notice.user_id",
        "offer.user_id",
        "person.user_id",
        "seat.dm_channel_id",
        "seat.dm_message_id",
        "seat.name",
        "seat.user_id",
        "watcher.user_id",
    }
)

#: The name of a former player: the language of a match and a number in, the name out.
FormerName = Callable[[str, int], str]


class _Seat(NamedTuple):
    """A seat of the person, and the match it is in."""

    match_id: int
    seat: int
    state: str
    language: str
    length: int
    hosted: bool
    #: Whether the game waits for it.
    awaited: bool


def forget(connection: sqlite3.Connection, user_id: int, former: FormerName) -> list[int]:
    """Forget a user, within a transaction; returns the matches that were changed.

    In games that are played, computers go on in their seats; finished ones keep the moves. Lobbies
    lose the guest, or are called off with their host.
    """
    # What is deleted or replaced is overwritten in the file too.
    connection.execute("PRAGMA secure_delete = ON")
    seats = [
        _Seat(*row)
        for row in connection.execute(
            "SELECT match_id, seat, state, language, length, host_id = user_id, since IS NOT NULL "
            "FROM seat JOIN match ON match_id = id WHERE user_id = ? ORDER BY match_id",
            (user_id,),
        )
    ]
    connection.execute("DELETE FROM notice WHERE user_id = ?", (user_id,))
    for seat in seats:
        if seat.state == State.LOBBY and not seat.hosted:
            _leave(connection, seat)
        else:
            _replace(connection, seat, former)
        if seat.state == State.LOBBY and seat.hosted:
            _set_state(connection, seat, State.CANCELLED)
        if seat.state in (State.LOBBY, State.PLAYING):
            changed = [NewNotice(NoticeKind.PROGRESS), NewNotice(NoticeKind.STATUS)]
            told = changed if seat.state == State.PLAYING else changed[1:]
            write_notices(connection, seat.match_id, seat.length, told)
    hosted = connection.execute("SELECT id FROM match WHERE host_id = ?", (user_id,)).fetchall()
    connection.execute("UPDATE match SET host_id = ? WHERE host_id = ?", (NOBODY, user_id))
    for table in ("person", "absence", "offer", "watcher"):
        connection.execute(f"DELETE FROM {table} WHERE user_id = ?", (user_id,))  # noqa: S608 - one of these four
    inviting = _turn_down(connection, user_id)
    return sorted({seat.match_id for seat in seats} | {row[0] for row in hosted} | inviting)


def _turn_down(connection: sqlite3.Connection, user_id: int) -> set[int]:
    """Take back all invitations of a user; returns the matches to which they were."""
    found = connection.execute(
        "SELECT match_id FROM invitation WHERE user_id = ?", (user_id,)
    ).fetchall()
    connection.execute("DELETE FROM invitation WHERE user_id = ?", (user_id,))
    for (match_id,) in found:
        write_notices(connection, match_id, 0, [NewNotice(NoticeKind.STATUS)])
    return {row[0] for row in found}


def _leave(connection: sqlite3.Connection, seat: _Seat) -> None:
    """Take a guest's seat out of a lobby; those behind move up."""
    where = seat.match_id, seat.seat
    connection.execute("DELETE FROM seat WHERE match_id = ? AND seat = ?", where)
    connection.execute("UPDATE seat SET seat = -seat WHERE match_id = ? AND seat > ?", where)
    connection.execute(
        "UPDATE seat SET seat = -seat - 1 WHERE match_id = ? AND seat < 0", (seat.match_id,)
    )


def _replace(connection: sqlite3.Connection, seat: _Seat, former: FormerName) -> None:
    """Let a computer have a seat, under a name that says nothing."""
    where = seat.match_id, seat.seat
    taken = {
        row[0]
        for row in connection.execute("SELECT name FROM seat WHERE match_id = ?", (seat.match_id,))
    }
    names = (former(seat.language, number) for number in count(1))
    name = next(one for one in names if one not in taken)
    connection.execute(
        "UPDATE seat SET user_id = NULL, name = ?, dm_channel_id = NULL, dm_message_id = NULL, "
        "standing_orders = NULL, clock = NULL, alarm = NULL, note = NULL, plan = NULL "
        "WHERE match_id = ? AND seat = ?",
        (name, *where),
    )
    connection.execute("DELETE FROM notice WHERE match_id = ? AND seat = ?", where)
    if seat.state != State.PLAYING:
        return
    people = connection.execute(
        "SELECT count(user_id) FROM seat WHERE match_id = ?", (seat.match_id,)
    ).fetchone()[0]
    if not people:
        _set_state(connection, seat, State.OVER)
    elif seat.awaited:
        connection.execute("UPDATE match SET thinking = 1 WHERE id = ?", (seat.match_id,))


def _set_state(connection: sqlite3.Connection, seat: _Seat, state: State) -> None:
    connection.execute(
        "UPDATE match SET state = ?, thinking = 0 WHERE id = ?", (state, seat.match_id)
    )
