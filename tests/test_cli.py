"""The command line, as people and scripts use it: through a process of its own."""

from __future__ import annotations

import contextlib
import io
import json
import os
import signal
import subprocess
import sys
import time
from typing import IO, TYPE_CHECKING, NamedTuple
from unittest.mock import Mock

import aiohttp
import discord
import pytest

from bot.cli import PLAYERS, main
from bot.heartbeat import STALE, healthy
from rules import GAMES, Course, Record, read_record, seed_hash, write_record
from tests.processes import environment

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


class Done(NamedTuple):
    """What came of a command."""

    status: int
    out: str
    err: str

    def complaint(self, status: int = 2) -> str:
        """The one line that says what is wrong."""
        assert self.status == status, self.err
        assert self.err.count("\n") == 1, self.err
        assert self.err.startswith("clanmoot")
        return self.err.strip()


@pytest.fixture
def clanmoot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., Done]:
    """Run a command, here and now, in an empty folder and with nothing of the machine's own."""
    monkeypatch.chdir(tmp_path)
    for name in os.environ:
        if name.startswith("CLANMOOT_"):
            monkeypatch.delenv(name)

    def run(*arguments: str, given: str = "", **variables: str) -> Done:
        for name, value in variables.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given.encode())))
        try:
            status = main(arguments)
        except SystemExit as leaving:
            status = int(leaving.code or 0)
        return Done(status, *capsys.readouterr())

    return run


def process(folder: Path, *arguments: str, **variables: str) -> subprocess.Popen[str]:
    """A command as a process of its own."""
    return subprocess.Popen(  # noqa: S603
        [sys.executable, "-W", "ignore", "-m", "bot", *arguments],
        cwd=folder,
        env=environment(**variables),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with three recorded duels."""
    file = tmp_path_factory.mktemp("records") / "games.jsonl"
    with contextlib.redirect_stdout(io.StringIO()):
        assert main(["simulate", "duel", "--games", "3", "--records", str(file)]) == 0
    return file


def duel(*entries: str) -> Course:
    """A duel after these log entries, such as ``"0:7"``."""
    course = Course(Record("duel", 2, GAMES["duel"].options.read(None), "seed"))
    for entry in entries:
        seat, _, word = entry.partition(":")
        course.play(int(seat), word)
    return course


# ---- the whole -----------------------------------------------------------------------------------


def test_help_names_every_command(clanmoot):
    told = clanmoot("--help").out
    for command in ("run", "sandbox", "simulate", "replay", "verify", "health"):
        assert f"  {command} " in told


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "the following arguments are required: COMMAND"),
        (("fly",), "invalid choice: 'fly'"),
        (("simulate",), "the following arguments are required: GAME"),
        (("simulate", "chess"), "invalid choice: 'chess'"),
        (("simulate", "duel", "--seats", "two"), "'two' is not a number from 1 on"),
        (("simulate", "duel", "--games", "0"), "'0' is not a number from 1 on"),
        (("simulate", "duel", "--games", "-5"), "--games"),
        (("simulate", "duel", "--players", "gods"), "invalid choice: 'gods'"),
        (("simulate", "duel", "--seats", "3"), "3"),
        (("simulate", "duel", "--options", "{"), "--options is not JSON"),
        (("simulate", "duel", "--options", "[]"), "--options must be an object"),
        (("simulate", "duel", "--options", '{"speed": 1}'), "speed"),
        (("simulate", "duel", "--options", '{"variants": ["hail"]}'), "hail"),
        (("simulate", "duel", "--records", "no/where"), "no/where: No such file or directory"),
        (("replay",), "the following arguments are required: FILE"),
        (("replay", "nowhere"), "nowhere: No such file or directory"),
        (("replay", "x", "--line", "0"), "'0' is not a number from 1 on"),
        (("replay", "x", "--language", "fr"), "invalid choice: 'fr'"),
        (("verify", "nowhere"), "nowhere: No such file or directory"),
        (("verify", "."), ".: Is a directory"),
        (("sandbox", "--port", "70000"), "'70000' is not a port from 0 to 65535"),
        (("run", "--config", "nowhere"), "nowhere: No such file or directory"),
        (("health",), "heartbeat is not set"),
    ],
)
def test_wrong_arguments_get_one_line(clanmoot, arguments: tuple[str, ...], said: str):
    done = clanmoot(*arguments)
    assert said in done.complaint()
    assert done.out == ""


def test_a_wrong_configuration_is_told_line_by_line(clanmoot, tmp_path: Path):
    (tmp_path / "config.toml").write_text("langauge = 1\nlog_level = 2", encoding="utf-8")
    done = clanmoot("run")
    assert done.status == 2
    assert done.err.splitlines() == [
        "clanmoot: config.toml: langauge is unknown; did you mean language?",
        "clanmoot: config.toml: log_level: must be one of debug, info, warning, error, not 2",
    ]


# ---- simulate ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_simulate_tells_all_as_json(clanmoot, players: str):
    options = '{"variants": ["bitter_end"]}'
    arguments = ("--games", "5", "--seed", "s", "--options", options, "--players", players)
    done = clanmoot("simulate", "duel", "--seats", "2", *arguments, "--json")
    told = json.loads(done.out)
    assert done.err == ""
    assert (told["game"], told["seats"], told["games"], told["seed"]) == ("duel", 2, 5, "s")
    assert told["options"] == {"variants": ["bitter_end"], "musician_cancels_delayed": False}
    assert told["length"] == {"min": 16, "median": 16, "mean": 16, "max": 16}
    assert told["moves"] == 80
    assert told["games_per_second"] > 0
    assert told["moves_per_second"] > 0
    for seat, row in enumerate(told["results"]):
        assert row["seat"] == seat
        assert row["won"] + row["shared"] + row["lost"] == 5


def test_simulate_tells_all_in_words(clanmoot):
    done = clanmoot("simulate", "duel", "--games", "2", "--players", "random")
    assert done.status == 0
    for word in ("games per second", "moves per second", "length", "seat 0", "seat 1"):
        assert word in done.out


def test_a_seed_fixes_all_games(clanmoot, tmp_path: Path):
    files = []
    for name, seed in (("a", "x"), ("b", "x"), ("c", "y")):
        clanmoot("simulate", "duel", "--games", "2", "--seed", seed, "--records", name)
        files.append((tmp_path / name).read_text(encoding="utf-8"))
    assert files[0] == files[1] != files[2]


@pytest.mark.parametrize("key", GAMES)
def test_every_game_can_be_simulated(clanmoot, tmp_path: Path, key: str):
    done = clanmoot("simulate", key, "--games", "1", "--json", "--records", "one")
    assert done.status == 0, done.err
    assert read_record((tmp_path / "one").read_text(encoding="utf-8")).outcome is not None


# ---- verify --------------------------------------------------------------------------------------


def test_verify_finds_good_records_good(clanmoot, records: Path):
    done = clanmoot("verify", str(records))
    assert done.status == 0
    assert done.err == ""
    lines = done.out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["line 1", "line 2", "line 3"]
    for line, record in zip(lines, records.read_text(encoding="utf-8").splitlines(), strict=True):
        course = read_record(record)
        assert f"good: Scottish Duel, {len(course.deeds)} moves. " in line
        assert line.endswith(f" The seed matches its hash {course.record.hash}.")


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        ((), "0 moves. The game goes on here."),
        (("0:7",), "1 move. The game goes on here."),
        (("0:7", "1:1"), "2 moves. The Princess decides it: Player 2 wins the duel!"),
        (("0:7", "1:resign"), "1 move. Player 2 gives up. Player 1 wins."),
    ],
)
def test_verify_tells_a_good_record_in_words(clanmoot, entries: tuple[str, ...], said: str):
    done = clanmoot("verify", "-", given=write_record(duel(*entries)))
    hashed = seed_hash("seed")
    assert done.out == (
        f"line 1: good: Scottish Duel, {said} The seed matches its hash {hashed}.\n"
    )


def test_verify_reads_the_standard_input(clanmoot, records: Path):
    text = records.read_text(encoding="utf-8")
    assert clanmoot("verify", "-", given=text).status == 0


def test_verify_names_every_bad_line_and_goes_on(clanmoot, tmp_path: Path, records: Path):
    first, second, third = records.read_text(encoding="utf-8").splitlines()
    stated = json.loads(second)
    stated["outcome"]["ranking"].reverse()
    seed = json.loads(first) | {"seed": "another"}
    lines = [json.dumps(seed), "", json.dumps(stated), "nonsense", third]
    (tmp_path / "bad").write_text("\n".join(lines), encoding="utf-8")
    done = clanmoot("verify", "bad")
    assert done.status == 1
    assert done.out.startswith("line 5: good")
    told = done.err.splitlines()
    assert len(told) == 3
    assert told[0] == (
        "clanmoot: bad: line 1: the seed does not match its hash, "
        "so these may not be the cards that were dealt."
    )
    assert told[1] == (
        "clanmoot: bad: line 3: its log leads to another result than the one it states."
    )
    assert told[2] == (
        "clanmoot: bad: line 4: this is no whole record; "
        "a record is one line of JSON, as posted at the end of a game."
    )


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (
            {"log": "0:7 1:1 0:2"},
            "entry 3 of the log, by Player 1, is not allowed then (rule BR-R2).",
        ),
        ({"log": "0:7 1:8"}, "entry 2 of the log, by Player 2, is not allowed then (rule BR-R18)."),
        ({"log": "0:7 1"}, "entry 2 of the log can’t be read."),
        ({"outcome": None}, "its log leads to another result than the one it states."),
        ({"game": None}, "it is of a game that is not played here."),
        (
            {"version": "x"},
            "it was written for other rules than the present ones (version 1).",
        ),
        (
            {"options": {"variants": {"fate": 1}}},
            "its options don’t go together, or there is no game for so many players.",
        ),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_bad_record_is_told_in_words(clanmoot, command: str, changes: dict[str, object], said):
    line = json.dumps(json.loads(write_record(duel("0:7", "1:1"))) | changes)
    assert clanmoot(command, "-", given=line).complaint(1) == f"clanmoot: -: line 1: {said}"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("ru", "строка 1: ход 2 журнала (Игрок 2) в этот момент запрещён (правило BR-R18)."),
        ("uk", "рядок 1: хід 2 журналу (Гравець 2) у цю мить заборонено (правило BR-R18)."),
    ],
)
def test_replay_tells_a_bad_record_in_the_language_asked_for(clanmoot, language: str, said: str):
    line = json.dumps(json.loads(write_record(duel("0:7", "1:1"))) | {"log": "0:7 1:8"})
    done = clanmoot("replay", "-", "--language", language, given=line)
    assert done.complaint(1) == f"clanmoot: -: {said}"


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_of_records_may_begin_with_a_byte_order_mark(clanmoot, command: str):
    assert clanmoot(command, "-", given="\ufeff" + write_record(duel("0:7"))).status == 0


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "holds no record"),
        (b"\n \n", "holds no record"),
        (b"\xff\xfe\x00", "not a text in UTF-8"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_without_records_gets_one_line(
    clanmoot, tmp_path: Path, command: str, content: bytes, said: str
):
    (tmp_path / "file").write_bytes(content)
    assert said in clanmoot(command, "file").complaint()


# ---- replay --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_replay_tells_every_move(clanmoot, records: Path, language: str):
    done = clanmoot("replay", str(records), "--line", "2", "--language", language)
    assert done.status == 0, done.err
    course = read_record(records.read_text(encoding="utf-8").splitlines()[1])
    numbers = [line.split(".")[0].strip() for line in done.out.splitlines() if line[:4].strip()]
    moves = [number for number in numbers if number.isdecimal()]
    assert moves == [str(number) for number in range(1, len(course.record.entries) + 1)]
    assert course.record.hash in done.out
    assert "**" not in done.out
    name = {"en": "Player 1", "ru": "Игрок 1", "uk": "Гравець 1"}[language]
    assert name in done.out


def test_replay_tells_all_records_of_a_file(clanmoot, records: Path):
    done = clanmoot("replay", str(records))
    for line in records.read_text(encoding="utf-8").splitlines():
        assert read_record(line).record.hash in done.out


def test_replay_tells_undo_and_resignation(clanmoot):
    record = write_record(duel("0:5", "0:undo", "0:6", "0:resign"))
    done = clanmoot("replay", "-", given=record)
    assert "2. Player 1 takes a move back." in done.out
    assert "4. Player 1 gives up.\nPlayer 1 gives up. Player 2 wins.\n" in done.out


def test_replay_paints_a_moment(clanmoot, tmp_path: Path, records: Path):
    arguments = ("--line", "1", "--picture", "2", "out.png")
    done = clanmoot("replay", str(records), *arguments)
    assert done.status == 0, done.err
    assert (tmp_path / "out.png").read_bytes().startswith(b"\x89PNG")
    assert done.out.strip()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--line", "9"), "line 9 holds no record; the last one is in line 3"),
        (("--picture", "1", "out.png"), "holds 3 records; choose one with --line"),
        (("--line", "1", "--picture", "x", "out.png"), "'x' is not a number of moves"),
        (
            ("--line", "1", "--picture", "999", "out.png"),
            "999 is too many; choose a number from 0 to",
        ),
        (("--line", "1", "--picture", "1", "no/out.png"), "no/out.png: No such file"),
    ],
)
def test_replay_says_what_is_wrong(clanmoot, records: Path, arguments: tuple[str, ...], said: str):
    assert said in clanmoot("replay", str(records), *arguments).complaint()


def test_replay_of_a_damaged_record_gets_one_line(clanmoot):
    assert "line 1: this is no whole record" in clanmoot("replay", "-", given="{").complaint(1)


def test_who_has_seen_enough_may_stop_reading(tmp_path: Path, records: Path):
    with process(tmp_path, "replay", str(records)) as reader:
        assert reader.stdout is not None
        assert reader.stderr is not None
        reader.stdout.readline()
        reader.stdout.close()
        assert reader.stderr.read() == ""


# ---- run and health ------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_run_without_a_token_is_a_sandbox_that_stops_cleanly(tmp_path: Path, number: int):
    with process(tmp_path, "run", "--port", "0", CLANMOOT_HEARTBEAT="alive") as running:
        told = [line_of(running.stdout) for _ in range(3)]
        logged = lines_until(running, "connected to Gateway")
        wait_for(lambda: healthy(tmp_path / "alive"))
        running.send_signal(number)
        rest, last = running.communicate(timeout=60)
    assert "no token" in told[0]
    assert "sandbox" in told[0]
    assert "http://127.0.0.1:" in told[2]
    assert rest == ""
    assert "Traceback" not in logged + last
    assert running.returncode == 0
    assert [path.name for path in tmp_path.iterdir()] == ["alive"], "nothing else is left behind"


def test_run_stops_cleanly_while_it_is_starting(tmp_path: Path):
    with process(tmp_path, "run", "--port", "0") as running:
        logged = lines_until(running, "logging in")
        running.send_signal(signal.SIGTERM)
        _, last = running.communicate(timeout=60)
    assert "Traceback" not in logged + last
    assert running.returncode == 0


@pytest.mark.parametrize(
    "error",
    [
        discord.DiscordServerError(Mock(status=503, reason="gone"), "upstream"),
        discord.HTTPException(Mock(status=429, reason="slow down"), "too many"),
        aiohttp.ServerDisconnectedError(),
    ],
    ids=lambda error: type(error).__name__,
)
def test_a_discord_that_fails_at_the_start_is_told_in_one_line(
    error: Exception, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    async def serve(_: object) -> None:
        raise error

    monkeypatch.setenv("CLANMOOT_TOKEN", f"{'a' * 24}.{'b' * 6}.{'secret' * 5}")
    monkeypatch.setattr("bot.app.serve", serve)
    monkeypatch.setattr("bot.commands.run.signal.signal", Mock())
    monkeypatch.setattr("bot.commands.run.set_up_logging", Mock())
    assert main(["run"]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("clanmoot: Discord fails just now: ")
    assert "secret" not in line


def wait_for(holds: Callable[[], bool]) -> None:
    """Wait until something is true, but not for ever."""
    for _ in range(1000):
        if holds():
            return
        time.sleep(0.01)
    pytest.fail("waited in vain")


def line_of(stream: IO[str] | None) -> str:
    assert stream is not None
    return stream.readline()


def lines_until(running: subprocess.Popen[str], words: str) -> str:
    """What a process logs up to a line with these words."""
    logged = ""
    while words not in logged and running.poll() is None:
        logged += line_of(running.stderr)
    return logged


def test_another_discord_needs_a_token(clanmoot):
    done = clanmoot("run", CLANMOOT_API="http://127.0.0.1:9")
    assert "token is not set" in done.complaint()


def test_a_damaged_database_gets_one_line(tmp_path: Path):
    (tmp_path / "clanmoot.sqlite3").write_bytes(b"this is no database, whatever its name says")
    variables = {"CLANMOOT_API": "http://127.0.0.1:9", "CLANMOOT_TOKEN": "sandbox"}
    with process(tmp_path, "run", **variables) as running:
        done = Done(0, *running.communicate())
    assert "clanmoot.sqlite3" in done._replace(status=running.returncode).complaint()


def test_health_is_told_by_the_age_of_the_heartbeat(clanmoot, tmp_path: Path):
    beat = tmp_path / "alive"
    assert not healthy(beat)
    assert "alive was not touched" in clanmoot("health", CLANMOOT_HEARTBEAT="alive").complaint(1)
    beat.touch()
    assert healthy(beat)
    assert clanmoot("health", CLANMOOT_HEARTBEAT="alive").status == 0
    old = time.time() - STALE - 1
    os.utime(beat, (old, old))
    assert not healthy(beat)
