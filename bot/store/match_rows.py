"""A match as rows: its own with those of its seats, read and written."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from bot.store.rows import Match, Overtime, Sitter, State
from bot.store.seat_clock import read_clock, write_clock
from bot.store.seat_plan import read_plan, write_plan
from rules import GAMES, BadOptions

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence
    from sqlite3 import Row

_COLUMNS: Final = (
    "id, game, version, edition, options, seed, state, guild_id, channel_id, host_id, language, "
    "card_id, thread_id, turn_id, turn_version, length, thinking, created, moved, "
    "shut_thread_id, pace, overtime, ended, invited_only, rematch_of, full_since, expired"
)
_INVITED: Final = "(SELECT group_concat(user_id) FROM invitation WHERE match_id = id)"
_SEAT_COLUMNS: Final = (
    "seat.seat, user_id, name, since, dm_channel_id, dm_message_id, standing_orders, clock, alarm, "
    "note, plan"
)
#: What `match_of` reads.
SELECT: Final = (
    f"SELECT {_COLUMNS}, {_INVITED}, {_SEAT_COLUMNS} "  # noqa: S608 - constants
    "FROM match JOIN seat ON match_id = id"
)


def write_seats(connection: sqlite3.Connection, match: Match) -> None:
    """Write the seats of a match that has none yet."""
    connection.executemany(
        "INSERT INTO seat (match_id, seat, user_id, name, since, clock, alarm) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (
                match.id,
                sitter.seat,
                sitter.user_id,
                sitter.name,
                sitter.since,
                write_clock(sitter.clock),
                sitter.clock.alarm,
            )
            for sitter in match.sitters
        ],
    )


def update_seats(connection: sqlite3.Connection, match: Match) -> None:
    """Write what can change of the seats while a match is played."""
    connection.executemany(
        "UPDATE seat SET since = ?, user_id = ?, name = ?, standing_orders = ?, clock = ?, "
        "alarm = ?, note = ?, plan = ? WHERE match_id = ? AND seat = ?",
        [
            (
                one.since,
                one.user_id,
                one.name,
                json.dumps(dict(one.orders)) if one.orders else None,
                write_clock(one.clock),
                one.clock.alarm,
                one.note or None,
                write_plan(one.plan),
                match.id,
                one.seat,
            )
            for one in match.sitters
        ],
    )


def match_of(rows: Sequence[Row]) -> Match | None:
    """A match from its columns with those of every seat; ``None`` if the rules don't know it."""
    names = [*_COLUMNS.split(", "), "invited"]
    values = dict(zip(names, rows[0], strict=False))
    if values["game"] not in GAMES:
        return None
    try:
        values["options"] = GAMES[values["game"]].options.read(json.loads(values["options"]))
    except BadOptions:
        return None
    values["state"] = State(values["state"])
    values["thinking"] = bool(values["thinking"])
    values["ended"] = bool(values["ended"])
    values["overtime"] = Overtime(values["overtime"] or Overtime.MOVE)
    values["invited_only"] = bool(values["invited_only"])
    values["expired"] = bool(values["expired"])
    values["invited"] = [int(user) for user in (values["invited"] or "").split(",") if user]
    return Match(**values, sitters=[_sitter(*row[len(names) :]) for row in rows])


def _sitter(*columns: Any) -> Sitter:
    """Who sits in a seat, from its columns."""
    *plain, orders, clock, alarm, note, plan = columns
    sitter = Sitter(*plain)
    sitter.orders = json.loads(orders or "{}")
    sitter.clock = read_clock(clock, alarm)
    sitter.note = note or ""
    sitter.plan = read_plan(plan)
    return sitter
