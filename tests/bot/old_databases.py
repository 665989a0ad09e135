"""A database file of every schema that there ever was, kept as SQL.

``python -m tests.bot.old_databases`` writes those that are missing, with the same matches in all of
them as far as their schema goes. None is ever written anew: they are what people's files hold.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from bot.store.schema import APPLICATION_ID, migrations
from rules import GAMES, Chance, Course, Entry, Record
from rules.core.shelf import game_of

FOLDER: Final = Path(__file__).parent / "databases"
#: A match of each of these is being played; Glen More's data would be most of a file.
PLAYED: Final = ("duel", "cherokee", "glory", "land")
ANNA, BOB, CARL = 1001, 1002, 1003
#: The number of the match that is over; the lobby comes after it.
OVER: Final = len(PLAYED) + 1
#: How many moves were made in those that go on.
MOVES: Final = 6
#: From this schema on a match names its edition; before, it was the first one.
_WITH_EDITION: Final = 4

Row = dict[str, object]


def restore(version: int, path: Path) -> None:
    """Make a database file of that schema."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(dump_of(version).read_text(encoding="utf-8"))
        connection.commit()


def dump_of(version: int) -> Path:
    """The file in which a database of that schema is kept."""
    return FOLDER / f"{version:04}.sql"


def write_missing() -> None:
    """Write a database of each schema that has none."""
    for version in range(1, len(migrations()) + 1):
        if not dump_of(version).exists():
            dump_of(version).write_text(_dump(version), encoding="utf-8")
            print(dump_of(version).name)


def _dump(version: int) -> str:
    with closing(sqlite3.connect(":memory:")) as connection:
        for sql in migrations()[:version]:
            connection.executescript(sql)
        for table, rows in _tables(version).items():
            known = [one[1] for one in connection.execute(f"PRAGMA table_info({table})")]
            for row in rows:
                columns = [name for name in row if name in known]
                if columns:
                    marks = ", ".join("?" * len(columns))
                    sql = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"  # noqa: S608
                    connection.execute(sql, [row[name] for name in columns])
        connection.commit()
        marks = f"PRAGMA application_id = {APPLICATION_ID};\nPRAGMA user_version = {version};\n"
        return marks + "\n".join(connection.iterdump()) + "\n"


def _tables(version: int) -> dict[str, list[Row]]:
    """What is in each table; columns that a schema does not have are left out of it."""
    tables: dict[str, list[Row]] = {
        name: [] for name in ("match", "seat", "entry", "edition", "notice")
    }
    for number, game in enumerate(PLAYED, 1):
        _add_match(tables, number, _played(game, version, MOVES))
    _add_match(tables, OVER, _played("duel", version, None))
    lobby = Course(Record("duel", 2, GAMES["duel"].options.read({}), "lobby"))
    _add_match(tables, OVER + 1, lobby, state="lobby")
    tables["notice"] = [
        {"match_id": 1, "kind": "status", "version": MOVES},
        {"match_id": OVER + 1, "kind": "card", "version": 0},
    ]
    clock = {"left": 3600.0, "begun": 2000.0, "whole": 86400.0, "deadline": 5600.0}
    tables["seat"][0] |= {"clock": json.dumps(clock), "alarm": 5000.0, "note": "a note"}
    order = {"standing_order": "never", "standing_orders": '{"shields": "never"}'}
    tables["seat"][2 * PLAYED.index("land")] |= order
    return tables | {
        "person": [
            {"user_id": ANNA, "language": "uk", "confirms": 0, "settings": '{"quiet": [22, 7]}'},
            {"user_id": BOB, "language": "en", "closed": 1},
        ],
        "registration": [{"application_id": 1, "digest": "d"}],
        "invitation": [{"match_id": OVER + 1, "user_id": CARL}],
        "offer": [{"match_id": 1, "seat": 0, "user_id": CARL}],
        "server": [{"guild_id": 10, "chosen": '{"language": "uk"}'}],
        "watcher": [{"match_id": 1, "user_id": CARL}],
        "absence": [{"user_id": ANNA, "begin": 100.0, "end": 200.0}],
        "outage": [{"begin": 300.0, "end": 400.0}],
        "uptime": [{"id": 1, "alive": 1999.0}],
    }


def _played(key: str, version: int, moves: int | None) -> Course:
    """A course of random moves: so many, or all."""
    game = GAMES[key]
    edition = game.edition.digest if version >= _WITH_EDITION else game.first_edition
    game = game_of(key, game.version, edition)
    seats = min(game.seat_counts)
    options = game.options.read({})
    course = Course(Record(key, seats, options, f"old {key}", edition=edition))
    chance = Chance(f"old {key}")
    while course.outcome is None and (moves is None or len(course.record.entries) < moves):
        seat = chance.pick(course.awaited)
        course.enter(Entry(seat, str(chance.pick(course.moves(seat)))))
    return course


def _add_match(
    tables: dict[str, list[Row]], number: int, course: Course, state: str | None = None
) -> None:
    record = course.record
    state = state or ("playing" if course.outcome is None else "over")
    tables["match"].append(
        {
            "id": number,
            "game": record.game,
            "version": record.version,
            "options": json.dumps(dict(record.options)),
            "seed": record.seed,
            "state": state,
            "guild_id": 10,
            "channel_id": 20,
            "host_id": ANNA,
            "language": "uk",
            "card_id": None if state == "lobby" else 30 + number,
            "thread_id": None if state == "lobby" else 40 + number,
            "turn_id": None if state == "lobby" else 50 + number,
            "turn_version": None if state == "lobby" else course.turns[-1].version,
            "length": len(record.entries),
            "created": 1000.0,
            "moved": 2000.0,
            "edition": record.edition,
            "pace": "1d" if number == 1 else None,
            "overtime": "move",
            "expired": 0,
        }
    )
    edition = {"game": record.game, "digest": record.edition, "text": course.game.edition.text}
    if edition not in tables["edition"]:
        tables["edition"].append(edition)
    people = [(ANNA, "Anna"), (BOB, "Bob *the* Bold"), (None, "Computer")]
    for seat, (user_id, name) in enumerate(people[: record.seats]):
        awaited = state == "playing" and seat in course.awaited
        tables["seat"].append(
            {
                "match_id": number,
                "seat": seat,
                "user_id": user_id,
                "name": name,
                "since": 2000.0 if awaited else None,
                "dm_channel_id": 60 + seat if user_id else None,
                "dm_message_id": 70 + number if user_id else None,
            }
        )
    for place, entry in enumerate(record.entries, 1):
        at = 1000.0 + place
        row = {"match_id": number, "number": place, "seat": entry.seat, "word": entry.word}
        tables["entry"].append({**row, "at": at})


if __name__ == "__main__":
    write_missing()
