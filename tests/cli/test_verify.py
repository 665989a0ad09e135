"""`clanmoot verify`: whether records are sound, and how bad ones are told."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from rules import GAMES, Label, read_record, seed_hash, write_record
from tests.cli.commands import duel

if TYPE_CHECKING:
    from pathlib import Path


def test_verify_finds_good_records_good(clanmoot, records: Path):
    done = clanmoot("verify", str(records))
    assert done.status == 0
    assert done.err == ""
    lines = done.out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["line 1", "line 2", "line 3"]
    for line, record in zip(lines, records.read_text(encoding="utf-8").splitlines(), strict=True):
        course = read_record(record)
        assert f"good: Scottish Duel, {len(course.played)} moves. " in line
        assert f" The seed matches its hash {course.record.hash}. " in line


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        ((), "0 moves. The record ends here; the game isn’t over."),
        (("0:7",), "1 move. The record ends here; the game isn’t over."),
        (
            ("0:7", "1:1"),
            "2 moves. The Princess decides it: Player 2 wins the duel! Player 2: 1 · Player 1: 0",
        ),
        (("0:7", "1:resign"), "1 move. Player 1 wins: Player 2 resigned!"),
    ],
)
def test_verify_tells_a_good_record_in_words(clanmoot, entries: tuple[str, ...], said: str):
    done = clanmoot("verify", "-", given=write_record(duel(*entries)))
    hashed = seed_hash("seed")
    assert done.out == (
        f"line 1: good: Scottish Duel, {said} The seed matches its hash {hashed}. "
        f"Played by version 1 of the rules, edition {GAMES['duel'].edition.digest} of the data.\n"
    )


def test_verify_and_replay_name_the_match_and_its_players(clanmoot):
    line = write_record(duel("0:7", "1:1"), Label(12, ("Anna", "\x1b[31mBob")))
    told = clanmoot("verify", "-", given=line).out
    assert "Scottish Duel #12, 2 moves. The Princess decides it: [31mBob wins the duel!" in told
    told = clanmoot("replay", "-", given=line).out
    assert told.startswith("Scottish Duel #12. ")
    assert "   1. Anna: 7 · Prince" in told


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
        "clanmoot: bad: line 4: this is not a complete record; "
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
            "it was made under a different version of the rules (now: version 1).",
        ),
        (
            {"options": {"variants": {"fate": 1}}},
            "its options don’t go together, or the game can’t be played by so many.",
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
        ("uk", "рядок 1: хід № 2 у журналі (Гравець 2) суперечить правилам (правило BR-R18)."),
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
