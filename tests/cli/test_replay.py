"""`clanmoot replay`: records in words and pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules import read_record, write_record
from tests.cli.commands import duel, process

if TYPE_CHECKING:
    from pathlib import Path


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


def test_replay_tells_when_a_computer_decides(clanmoot):
    record = write_record(duel("0:computer", "0:5", "0:player", "1:3"))
    done = clanmoot("replay", "-", given=record)
    assert "1. Player 1: a computer decides from here on." in done.out
    assert "3. Player 1 decides again." in done.out


def test_replay_tells_undo_and_resignation(clanmoot):
    record = write_record(duel("0:5", "0:undo", "0:6", "0:resign"))
    done = clanmoot("replay", "-", given=record)
    assert "2. Player 1 undoes a move." in done.out
    assert "4. Player 1 resigns.\nPlayer 2 wins: Player 1 resigned!\n" in done.out


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
    assert "line 1: this is not a complete record" in clanmoot("replay", "-", given="{").complaint(
        1
    )


def test_who_has_seen_enough_may_stop_reading(tmp_path: Path, records: Path):
    with process(tmp_path, "replay", str(records)) as reader:
        assert reader.stdout is not None
        assert reader.stderr is not None
        reader.stdout.readline()
        reader.stdout.close()
        assert reader.stderr.read() == ""
