"""Records as text: what is written is read back, and every kind of damage is reported."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import GAMES, BadRecord, Course, Label, Record, read_record, seed_hash, write_record

KEYS = ["game", "version", "edition", "seats", "options", "seed", "hash", "log", "outcome"]


def duel(*words: str, seed: str = "seed", variants: tuple[str, ...] = ()) -> Course:
    """A duel after these log entries, such as ``"0:7"``."""
    options = GAMES["duel"].options.read({"variants": variants})
    course = Course(Record("duel", 2, options, seed))
    for word in words:
        seat, _, move = word.partition(":")
        course.play(int(seat), move)
    return course


FINISHED = duel("0:7", "1:1")
UNFINISHED = duel("0:5", "1:3", "0:2")


def changed(**values: object) -> str:
    return json.dumps(json.loads(write_record(FINISHED)) | values)


def complaint(line: str) -> str:
    with pytest.raises(BadRecord) as refused:
        read_record(line)
    text = str(refused.value)
    assert "\n" not in text
    return text


def test_a_record_is_one_line_of_json():
    line = write_record(FINISHED)
    assert "\n" not in line
    assert json.loads(line) == {
        "game": "duel",
        "version": 1,
        "edition": GAMES["duel"].edition.digest,
        "seats": 2,
        "options": {"variants": [], "musician_cancels_delayed": False},
        "seed": "seed",
        "hash": seed_hash("seed"),
        "log": "0:7 1:1",
        "outcome": {"ranking": [[1], [0]], "scores": [0, 1], "reason": "princess"},
    }


@pytest.mark.parametrize(
    "course",
    [
        FINISHED,
        UNFINISHED,
        duel(),
        duel("0:5", "0:undo", "0:6", "1:2"),
        duel("0:5", "1:resign"),
        duel("0:computer", "0:5", "0:player", "1:3"),
        duel("0:1", "1:2", variants=("fate", "dark_night")),
        duel(seed="Сім’я"),
        duel(seed="line\nbreak \u2028 and : colon"),
    ],
)
def test_what_is_written_is_read_back(course):
    line = write_record(course)
    again = read_record(line)
    assert again.record == course.record
    assert again.outcome == course.outcome
    assert write_record(again) == line


def test_a_record_in_play_states_no_outcome():
    assert json.loads(write_record(UNFINISHED))["outcome"] is None


def test_texts_stay_readable():
    assert "Сім’я" in write_record(duel(seed="Сім’я"))


def test_the_order_of_keys_and_spaces_do_not_matter():
    raw = json.loads(write_record(FINISHED))
    shuffled = json.dumps(dict(reversed(raw.items())), indent=1)
    assert read_record(f"  {shuffled} \n").record == FINISHED.record


LABEL = Label(12, ("Anna", "Сім’я"))


def test_a_label_is_written_and_read_and_stays():
    line = write_record(FINISHED, LABEL)
    again = read_record(line)
    assert again.record.label == LABEL
    assert again.outcome == FINISHED.outcome
    assert write_record(again) == line


def test_a_record_without_a_label_has_none():
    assert set(json.loads(write_record(FINISHED))) == set(KEYS)
    assert read_record(write_record(FINISHED)).record.label is None


@pytest.mark.parametrize("match", [0, -1, "12", 1.0, True, None, [1]])
def test_a_label_without_a_match_is_refused(match):
    raw = json.loads(write_record(FINISHED, LABEL)) | {"match": match}
    assert complaint(json.dumps(raw)) == "match must be a number from 1 on"


@pytest.mark.parametrize("players", ["Anna", [1, 2], None, [["Anna"], "Bob"], ["\ud800", "Bob"]])
def test_a_label_without_names_is_refused(players):
    raw = json.loads(write_record(FINISHED, LABEL)) | {"players": players}
    assert complaint(json.dumps(raw)) == "players must be a list of names"


@pytest.mark.parametrize("players", [[], ["Anna"], ["Anna", "Bob", "Carl"]])
def test_a_label_with_names_for_other_seats_is_refused(players):
    raw = json.loads(write_record(FINISHED, LABEL)) | {"players": players}
    assert complaint(json.dumps(raw)) == f"there are {len(players)} names for 2 seats"


# ---- damage --------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["", "{", "nonsense", '{"game": "duel"', "{'game': 1}", "\x00"])
def test_a_line_that_is_no_json_is_refused(line):
    assert complaint(line).startswith("not a line of JSON")


@pytest.mark.parametrize("line", ["null", "[]", "7", '"duel"', "{}", '{"game": "duel"}'])
def test_json_that_is_no_record_is_refused(line):
    assert complaint(line) == f"a record has exactly the keys {', '.join(KEYS)}"


@pytest.mark.parametrize("key", [key for key in KEYS if key != "edition"])
def test_a_record_without_one_of_its_keys_is_refused(key):
    raw = json.loads(write_record(FINISHED))
    del raw[key]
    assert complaint(json.dumps(raw)).startswith("a record has exactly the keys")


def test_a_record_that_names_no_edition_is_of_the_first_one():
    raw = json.loads(write_record(FINISHED))
    del raw["edition"]
    assert read_record(json.dumps(raw)).record.edition == GAMES["duel"].first_edition


def test_a_record_with_a_key_too_many_is_refused():
    assert complaint(changed(note="x")).startswith("a record has exactly the keys")


@pytest.mark.parametrize("value", ["chess", "", None, 7, ["duel"], {"duel": 1}])
def test_a_record_of_an_unknown_game_is_refused(value):
    assert complaint(changed(game=value)) == (
        f"unknown game {value!r}; known are {', '.join(GAMES)}"
    )


@pytest.mark.parametrize("value", [0, 2, "1", None, [1]])
def test_a_record_of_an_unknown_version_is_refused(value):
    assert complaint(changed(version=value)) == (
        f"version {value!r} of duel is unknown; known is 1"
    )


@pytest.mark.parametrize("value", ["Seed", "", None, 7, ["seed"]])
def test_a_record_with_another_seed_is_refused(value):
    assert complaint(changed(seed=value)) == "the seed does not match its published hash"


@pytest.mark.parametrize("value", ["", seed_hash("Seed"), seed_hash("seed").upper(), None, 1])
def test_a_record_with_another_hash_is_refused(value):
    assert complaint(changed(hash=value)) == "the seed does not match its published hash"


@pytest.mark.parametrize("value", ["2", None, 2.0, [2]])
def test_a_record_whose_seats_are_no_number_is_refused(value):
    assert complaint(changed(seats=value)).startswith("seats must be a number")


@pytest.mark.parametrize("value", [-1, 0, 1, 3, 10, True, 10**12])
@pytest.mark.parametrize("log", ["", "0:7 1:1", "x:7"])
def test_a_number_of_seats_the_game_is_not_made_for_is_refused(value, log):
    said = complaint(changed(seats=value, log=log))
    assert said == f"duel is not played by {value} with these options"


@pytest.mark.parametrize("entry", ["2:7", "-1:7", "x:7", "00:7"])
def test_a_seat_that_is_not_at_the_table_is_refused(entry):
    assert complaint(changed(log=entry)).endswith("with a seat below 2")


@pytest.mark.parametrize("value", [None, [], "variants", 1])
def test_options_that_are_no_object_are_refused(value):
    assert complaint(changed(options=value)).startswith("seats must be a number, options an object")


@pytest.mark.parametrize(
    "value",
    [
        {"speed": 1},
        {"variants": "fate"},
        {"variants": {"fate": 1}},
        {"variants": ["hail"]},
        {"variants": ["fate", "poor_visibility"]},
        {"musician_cancels_delayed": "no"},
    ],
)
def test_options_the_game_does_not_have_are_refused(value):
    assert complaint(changed(options=value)).startswith("option ")


@pytest.mark.parametrize("value", [None, ["0:7"], 7])
def test_a_log_that_is_no_text_is_refused(value):
    assert "log a text" in complaint(changed(log=value))


@pytest.mark.parametrize("entry", ["7", ":7", "0:", "x:7", "-1:7", "2:7", "٠:7", "0 :7", "1.0:7"])
def test_an_entry_without_seat_or_word_is_refused(entry):
    assert "is not seat:word with a seat below 2" in complaint(changed(log=f"0:7 {entry}"))


@pytest.mark.parametrize(
    ("log", "place"),
    [
        ("0:8 1:1", "log entry 1, 0:8"),
        ("0:7 0:6", "log entry 2, 0:6"),
        ("0:7 1:1 0:2", "log entry 3, 0:2"),
        ("0:5 1:5 0:5", "log entry 3, 0:5"),
        ("0:undo", "log entry 1, 0:undo"),
        ("0:5 1:5 1:undo", "log entry 3, 1:undo"),
        ("0:2 1:3 1:undo", "log entry 3, 1:undo"),
        ("0:resign 1:resign", "log entry 2, 1:resign"),
        ("0:computer 0:computer", "log entry 2, 0:computer"),
        ("0:player", "log entry 1, 0:player"),
        ("0:UNDO", "log entry 1, 0:UNDO"),
        ("0:7:1", "log entry 1, 0:7:1"),
    ],
)
def test_an_entry_that_the_rules_forbid_is_named_with_its_place(log, place):
    assert complaint(changed(log=log)).startswith(place)


@pytest.mark.parametrize(
    ("values", "reason", "facts"),
    [
        ({"hash": ""}, "hash", {}),
        ({"note": "x"}, "shape", {}),
        ({"game": "chess"}, "game", {}),
        ({"version": 2}, "version", {"known": 1}),
        ({"options": {"speed": 1}}, "options", {}),
        ({"log": "0:7 1"}, "notation", {"number": 2}),
        ({"log": "0:7 1:8"}, "entry", {"number": 2, "rule": "BR-R18", "seat": 1}),
        ({"log": "0:7 0:6"}, "entry", {"number": 2, "rule": "BR-R2", "seat": 0}),
        ({"outcome": None}, "outcome", {}),
    ],
)
def test_a_refusal_comes_with_the_key_and_the_facts_of_its_text(values, reason, facts):
    with pytest.raises(BadRecord) as refused:
        read_record(changed(**values))
    assert (refused.value.reason, refused.value.facts) == (reason, facts)


@pytest.mark.parametrize(
    "outcome",
    [
        None,
        {},
        "seat 0",
        {"ranking": [[0], [1]], "scores": [0, 1], "reason": "princess"},
        {"ranking": [[1], [0]], "scores": [1, 0], "reason": "princess"},
        {"ranking": [[1], [0]], "scores": [0, 1], "reason": "goal"},
        {"ranking": [[1], [0]], "scores": [0, 1], "reason": "princess", "note": "x"},
    ],
)
def test_a_record_with_another_outcome_is_refused(outcome):
    assert complaint(changed(outcome=outcome)).startswith("the log leads to the outcome")


def test_an_outcome_of_a_game_that_goes_on_is_refused():
    raw = json.loads(write_record(UNFINISHED)) | {"outcome": FINISHED.outcome and {"ranking": []}}
    assert complaint(json.dumps(raw)).startswith("the log leads to the outcome None")


@pytest.mark.parametrize("line", ["[" * 100_000, '{"game":' * 100_000])
def test_json_nested_without_end_is_refused(line):
    assert complaint(line).startswith("not a line of JSON")


def test_a_seed_that_is_no_text_is_refused():
    assert complaint(changed(seed="\ud800")) == "the seed does not match its published hash"


def test_a_seat_with_thousands_of_digits_is_refused():
    assert "is not seat:word" in complaint(changed(log="9" * 5000 + ":7"))


def test_a_version_that_is_no_number_is_refused():
    assert complaint(changed(version=True)).startswith("version True")


@given(place=st.integers(min_value=0), letter=st.characters(codec="utf-8"))
def test_one_letter_changed_anywhere_is_damage_or_another_whole_game(place, letter):
    line = write_record(UNFINISHED)
    at = place % len(line)
    try:
        read = read_record(line[:at] + letter + line[at + 1 :])
    except BadRecord:
        return
    assert read.record.seed == UNFINISHED.record.seed
    assert read_record(write_record(read)).record == read.record
