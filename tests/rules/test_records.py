"""Recorded games: each line must replay to the outcome it states, with this version and all later.

They guard the games that people have stored: a rule that changes what a log means needs a new
version of its game.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rules import GAMES, Course, read_record, write_record
from tests.rules.cases import cases_of

LINES = {
    key: [
        line
        for path in sorted(Path(__file__).with_name(key).glob("records*.jsonl"))
        for line in path.read_text("utf-8").splitlines()
    ]
    for key in GAMES
}
#: What must occur in a game's lines, so that they guard all of it: kinds of moves and of events,
#: words of the log, ways to end, and options that are not as usual.
OCCURS = {
    "duel": (
        "card pick lay keep chose picked laid row showed looks bonus spies won held undo resign "
        "goal princess cards bitter_end sandbox traitor poor_visibility mixed_clans dark_night "
        "fate musician_cancels_delayed"
    ),
    "cherokee": (
        "target attackers successor place drop undo resign open woman_wins_attack_tie no_attack "
        "unused_clans feathers women shared stuck dropped passed"
    ),
    "glory": (
        "place cover shield pass placed covered covered_own shielded passed discarded took missed "
        "unclaimed points cards shared resign adjacency_crosses_fields"
    ),
    "land": (
        "replaced moved built captured repelled joined offered reshuffled undo decline discard "
        "throw attack defend column token castle hidden-wizard prizes resign teams land_match "
        "mirror_allowed shape_must_contain_new_token wizard_replaces_card_play points"
    ),
    "glenmore": (
        "take finish discard comfort pay spend buy pay-coin pay-cheapest sell place effect "
        "activate activate-free trade barrel-points move clan no-marker gain put settle remove "
        "salvage done undo resign end die blocked swept discarded die-discarded die-left rolled "
        "goods-lost removed salvaged card person scoring"
    ),
}


@pytest.mark.parametrize(
    "line",
    [line for lines in LINES.values() for line in lines],
    ids=[f"{key}-{number}" for key, lines in LINES.items() for number in range(len(lines))],
)
def test_a_recorded_game_replays_to_its_outcome(line: str) -> None:
    course = read_record(line)
    assert course.outcome is not None
    game, stored = GAMES[course.record.game], json.loads(line)
    # Records of the first release name no edition, and none names options that came later.
    expected = {"edition": game.first_edition, **stored}
    expected["options"] = json.loads(json.dumps(game.options.read(stored["options"])))
    assert json.loads(write_record(course)) == expected


@pytest.mark.parametrize("key", GAMES)
def test_the_first_released_edition_is_still_the_first_one_that_is_shipped(key: str) -> None:
    assert GAMES[key].first_edition == GAMES[key].editions[0].digest


@pytest.mark.parametrize("key", GAMES)
def test_the_recorded_games_have_what_is_rare(key: str) -> None:
    found = set().union(*(_occurring(read_record(line)) for line in LINES[key]))
    assert set(OCCURS[key].split()) <= found


@pytest.mark.parametrize("key", GAMES)
def test_the_recorded_games_are_played_at_the_smallest_and_the_largest_table(key: str) -> None:
    tables = {case.seats for case in cases_of(GAMES[key])}
    recorded = {read_record(line).record.seats for line in LINES[key]}
    assert {min(tables), max(tables)} <= recorded


def _occurring(course: Course) -> set[str]:
    record, outcome = course.record, course.outcome
    found = {entry.word for entry in record.entries}
    found |= {played.move.kind for played in course.played}
    found |= {event.kind for played in course.played for event in played.events}
    found |= {outcome.reason} if outcome is not None else set()
    for option in GAMES[record.game].options.options:
        value = record.options[option.name]
        if isinstance(value, tuple):
            found |= set(value)
        elif value != option.default:
            found.add(option.name)
    return found
