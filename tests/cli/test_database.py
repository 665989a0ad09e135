"""`clanmoot backup`, `restore` and `check`: nothing is lost, and nothing is half-written."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import sys
from contextlib import asynccontextmanager, closing
from typing import TYPE_CHECKING

import pytest

from bot.commands import progress
from bot.lobbies import Lobbies
from bot.matches import Matches
from bot.store import Store, copies
from rules import GAMES, Chance
from tests.cli.commands import process
from tests.processes import environment

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.cli.commands import Done

NAME = "clanmoot.sqlite3"
ANNA, BOB = 1, 2
NO_TOKEN = {"CLANMOOT_TOKEN": "never-used"}


async def fill(store: Store, moves: int) -> None:
    """A match of every game after some moves by lot, a duel to its end, and a lobby."""
    matches, chance = Matches(store), Chance("filled")
    lobbies = Lobbies(matches)
    for game, most in [*((key, moves) for key in GAMES), ("duel", 1000)]:
        match = lobbies.prepare(game, {}, (10, 20), (ANNA, "Anna"), "en")
        await lobbies.open(match)
        await lobbies.join(match.id, BOB, "Bob")
        table = await lobbies.start(match.id, ANNA)
        while len(table.course.record.entries) < most and table.course.awaited:
            seat = chance.pick(table.course.awaited)
            await matches.play(match.id, seat, str(chance.pick(table.course.moves(seat))))
    await lobbies.open(lobbies.prepare("duel", {}, (10, 20), (ANNA, "Anna"), "en"))


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Store]:
    """A store, as a running bot has it."""
    store = await Store.open(path)
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with a match of every game."""

    async def make() -> None:
        async with opened(tmp_path / NAME) as store:
            await fill(store, 12)

    asyncio.run(make())
    return tmp_path / NAME


def change(path: Path, sql: str) -> None:
    """Spoil a database."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(sql)


def content(path: Path) -> list[str]:
    """Everything in a database."""
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def names(folder: Path) -> set[str]:
    return {one.name for one in folder.iterdir()}


# A backup


def test_a_backup_holds_everything_in_one_file_for_its_owner_only(clanmoot, database: Path) -> None:
    done: Done = clanmoot("backup", "copy.sqlite3")
    copy = database.with_name("copy.sqlite3")
    assert done.status == 0
    assert done.out == f"copy.sqlite3: {copy.stat().st_size:,} bytes\n"
    assert content(copy) == content(database)
    assert copy.stat().st_mode & 0o077 == 0
    assert names(database.parent) == {NAME, "copy.sqlite3"}


async def test_a_backup_is_made_while_the_bot_writes(clanmoot, tmp_path: Path) -> None:
    async with opened(tmp_path / NAME) as store:
        await fill(store, 5)
        done: Done = await asyncio.to_thread(clanmoot, "backup", "copy.sqlite3")
        assert done.status == 0
        await fill(store, 5)
        assert (await asyncio.to_thread(clanmoot, "check")).status == 0
    (told,) = clanmoot("check", "copy.sqlite3").out.splitlines()
    assert "7 matches with" in told
    assert told.endswith("all sound")


async def test_writing_in_between_does_not_mix_into_a_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copies, "_PAGES", 1)
    shares: list[float] = []
    written: list[object] = []
    loop = asyncio.get_running_loop()

    def write(share: float) -> None:
        shares.append(share)
        if not written:
            written.append(share)
            asyncio.run_coroutine_threadsafe(fill(store, 5), loop).result(30)

    async with opened(tmp_path / NAME) as store:
        await fill(store, 5)
        await asyncio.to_thread(copies.back_up, tmp_path / NAME, tmp_path / "copy", write)
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    with closing(sqlite3.connect(tmp_path / "copy")) as copy:
        assert copy.execute("SELECT count(*) FROM match").fetchone() == (7,)


def test_a_long_backup_tells_how_far_it_is(
    clanmoot, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "_BETWEEN", 0.0)
    monkeypatch.setattr(copies, "_PAGES", 5)
    told = clanmoot("backup", "copy.sqlite3").err.splitlines()
    assert len(told) > 1
    assert all(line.startswith("copied: ") for line in told)
    assert told[-1] == "copied: 100%"


def test_a_backup_overwrites_nothing(clanmoot, database: Path) -> None:
    other = database.with_name("letter")
    other.write_text("Dear Bob")
    assert "letter exists already" in clanmoot("backup", "letter").complaint(1)
    assert other.read_text() == "Dear Bob"


@pytest.mark.parametrize("command", [("backup", "copy"), ("check",), ("check", "nowhere")])
def test_without_a_database_there_is_one_line(clanmoot, command: tuple[str, ...]) -> None:
    assert "there is no database" in clanmoot(*command).complaint(1)


def test_a_full_disk_leaves_no_part_of_a_backup(database: Path) -> None:
    limited = subprocess.run(
        [sys.executable, "-m", "bot", "backup", "copy.sqlite3"],
        cwd=database.parent,
        env=environment(),
        capture_output=True,
        encoding="utf-8",
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000)),
        check=False,
    )
    assert limited.returncode == 1
    assert limited.stderr.startswith("clanmoot: cannot write copy.sqlite3: ")
    assert limited.stderr.count("\n") == 1
    assert names(database.parent) == {NAME}


def test_where_nothing_can_be_written_there_is_one_line(clanmoot, database: Path) -> None:
    told = clanmoot("backup", "nowhere/copy.sqlite3").complaint(1)
    assert told == "clanmoot: cannot write nowhere/copy.sqlite3: No such file or directory"


# A restoration


def test_a_restored_backup_is_what_it_was_and_the_present_is_kept(clanmoot, database: Path) -> None:
    assert clanmoot("backup", "copy.sqlite3").status == 0
    change(database, "UPDATE person SET language = 'uk'")
    change(database, "DELETE FROM notice")
    present, past = content(database), content(database.with_name("copy.sqlite3"))
    done: Done = clanmoot("restore", "copy.sqlite3")
    kept = f"{NAME}.before-restore-1"
    assert done.out.splitlines() == [
        f"{NAME}: restored from copy.sqlite3",
        f"{kept}: what was there before",
    ]
    assert content(database) == past
    assert content(database.with_name(kept)) == present
    assert clanmoot("restore", "copy.sqlite3").status == 0
    assert names(database.parent) == {
        NAME, "copy.sqlite3", kept, f"{NAME}.before-restore-2"
    }  # fmt: skip


def test_a_backup_is_restored_where_there_was_nothing(clanmoot, database: Path) -> None:
    assert clanmoot("backup", "copy.sqlite3").status == 0
    database.unlink()
    assert clanmoot("restore", "copy.sqlite3").out == f"{NAME}: restored from copy.sqlite3\n"
    assert clanmoot("check").status == 0


def test_a_damaged_database_is_replaced_and_kept_as_it_is(clanmoot, database: Path) -> None:
    assert clanmoot("backup", "copy.sqlite3").status == 0
    database.write_bytes(b"burnt" * 1000)
    database.with_name(f"{NAME}-wal").write_bytes(b"ash" * 1000)
    assert clanmoot("restore", "copy.sqlite3").status == 0
    kept = database.with_name(f"{NAME}.before-restore-1")
    assert kept.read_bytes() == b"burnt" * 1000
    assert kept.with_name(f"{kept.name}-wal").read_bytes() == b"ash" * 1000
    assert clanmoot("check").status == 0


async def test_nothing_is_restored_while_the_bot_runs(clanmoot, database: Path) -> None:
    assert clanmoot("backup", "copy.sqlite3").status == 0
    async with opened(database):
        told = await asyncio.to_thread(clanmoot, "restore", "copy.sqlite3")
    assert "in use by another process; stop the bot first" in told.complaint(1)
    assert names(database.parent) == {NAME, "copy.sqlite3"}


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        ("PRAGMA user_version = 99", "newer than this program's"),
        ("PRAGMA application_id = 12345", "a database of another program"),
        ("UPDATE match SET length = 3 WHERE id = 2", "match 2: its log has 12 entries"),
        ("DELETE FROM entry WHERE match_id IN (1, 2) AND number = 2", "missing and 1 more;"),
    ],
    ids=["newer", "foreign", "disagreeing", "torn"],
)
def test_an_unsound_backup_replaces_nothing(
    clanmoot, database: Path, spoil: str, said: str
) -> None:
    assert clanmoot("backup", "copy.sqlite3").status == 0
    change(database.with_name("copy.sqlite3"), spoil)
    before = database.read_bytes()
    assert said in clanmoot("restore", "copy.sqlite3").complaint(1)
    assert database.read_bytes() == before
    assert names(database.parent) == {NAME, "copy.sqlite3"}


# A check


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        ("UPDATE entry SET word = 'fly' WHERE match_id = 1 AND number = 3", "can't be replayed"),
        ("DELETE FROM entry WHERE match_id = 1 AND number = 3", "entries of its log are missing"),
        ("UPDATE match SET length = 3 WHERE id = 1", "but 3 are counted"),
        ("UPDATE match SET state = 'over' WHERE id = 2", "its state is over, but its log says"),
        ("UPDATE match SET state = 'playing' WHERE id = 6", "its state is playing, but its log"),
        ("UPDATE match SET state = 'lobby', card_id = 1 WHERE id = 1", "but it has been played"),
        ("UPDATE match SET thinking = 1 WHERE id = 1", "whether a computer is awaited disagrees"),
        ("UPDATE seat SET since = NULL WHERE match_id = 2", "who is awaited disagrees"),
        ("DELETE FROM seat WHERE match_id = 1", "nobody sits in it"),
        ("UPDATE match SET game = 'chess' WHERE id = 1", "its game or its options are unknown"),
        ("DELETE FROM notice WHERE match_id = 7", "a lobby that nobody can see"),
        ("UPDATE notice SET kind = 'song' WHERE match_id = 7", "nobody knows what 'song' is"),
        ("INSERT INTO notice (match_id, kind, version) VALUES (99, 'turn', 0)", "is missing"),
        ("UPDATE match SET version = 99 WHERE id = 1", "can't be replayed (version)"),
        ("UPDATE edition SET text = text || 'x = 1' WHERE game = 'land'", "its text is damaged"),
        ("UPDATE edition SET text = '=' WHERE game = 'land'", "its text is damaged"),
    ],
)
def test_what_is_wrong_in_a_database_is_found(
    clanmoot, database: Path, spoil: str, said: str
) -> None:
    change(database, spoil)
    done: Done = clanmoot("check")
    assert done.status == 1
    *problems, last = done.out.splitlines()
    assert [line for line in problems if said in line], done.out
    assert last.endswith(f"problems: {len(problems)}")


def test_a_sound_database_is_said_to_be_so_and_not_touched(clanmoot, database: Path) -> None:
    before = database.read_bytes()
    done: Done = clanmoot("check")
    assert done.status == 0
    assert done.out.startswith(f"{NAME}: 7 matches with ")
    assert done.out.endswith(" log entries, all sound\n")
    assert database.read_bytes() == before


def test_a_page_that_the_disk_has_lost_is_found(clanmoot, database: Path) -> None:
    whole = bytearray(database.read_bytes())
    whole[4096:8192] = b"\xff" * 4096
    database.write_bytes(whole)
    assert "is damaged" in clanmoot("check").complaint(1)


# The bot itself


def test_a_bot_on_a_full_disk_says_so_in_one_line_and_the_file_stays_sound(
    clanmoot, database: Path
) -> None:
    before = content(database)
    room = database.stat().st_size + 8192
    limited = subprocess.run(
        [sys.executable, "-m", "bot", "run"],
        cwd=database.parent,
        env=environment(CLANMOOT_API="http://127.0.0.1:1", **NO_TOKEN),
        capture_output=True,
        encoding="utf-8",
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (room, room)),
        check=False,
    )
    assert limited.returncode == 2
    assert limited.stderr.startswith(f"clanmoot: cannot use the database {NAME}: ")
    assert limited.stderr.count("\n") == 1
    assert content(database) == before
    assert clanmoot("check").status == 0


def test_all_three_are_commands_of_their_own(database: Path) -> None:
    for arguments in (("backup", "copy"), ("check",), ("restore", "copy")):
        done = process(database.parent, *arguments)
        out, err = done.communicate()
        assert (done.returncode, err) == (0, "")
        assert out
