"""What everybody is told of a round: its cards, its points, and what it means for the next one."""

from __future__ import annotations

import pytest

from tests.rules.duel.rows import SPY_FIRST
from tests.rules.duel.setups import bonus, duel, end, fate, fight, lay, seen, start


def told(rounds: str, *variants: str):
    """The events of the last of these rounds."""
    *before, last = rounds.split()
    position = duel(" ".join(before), *variants)
    first, second = position.to_act[0], 1 - position.to_act[0]
    cards = last.split("-")
    position.play(first, cards[first])
    events = position.play(second, cards[second])
    assert seen(events, None) == events, "a round is public"
    return events


def kinds(events) -> list[str]:
    """What happened, and to whom: ``["won 0", "bonus 0"]``."""
    return [f"{event.kind} {event.facts['seat']}" for event in events]


@pytest.mark.parametrize(
    ("rounds", "winner", "meeting"),
    [
        ("6-4", 0, "6 (6) against 4 (4)"),
        ("4-6", 1, "6 (6) against 4 (4)"),
        ("6-1 4-5", 0, "4 (6) against 5 (5)"),
        ("1-6 5-4", 1, "4 (6) against 5 (5)"),
        ("6-1 3-4", 1, "4 (4) against 3 (5)"),
        ("6-6 5-4", 0, "5 (7) against 4 (6)"),
    ],
)
def test_br_r4_a_win_tells_the_winners_card_first_and_both_strengths(rounds, winner, meeting):
    facts = told(rounds)[0].facts
    assert (facts["seat"], facts["other"]) == (winner, 1 - winner)
    assert facts["round"] == len(rounds.split())
    assert meeting == (
        f"{facts['card']} ({facts['strength']}) against {facts['against']} ({facts['weakness']})"
    )


@pytest.mark.parametrize(
    ("rounds", "silenced"),
    [
        ("6-4", 0),
        ("5-3", 1),
        ("3-5", 1),
        ("7-5", -1),
        ("5-7", -1),
        ("5-5", 0),
        ("6-1 5-7", 1),
        ("6-1 3-5", -1),
    ],
)
def test_br_r3_a_round_tells_whether_the_other_card_was_silenced_or_the_own(rounds, silenced):
    """A held round is told from the first seat's side."""
    assert told(rounds)[0].facts["silenced"] == silenced


@pytest.mark.parametrize(
    ("rounds", "variants", "points", "held", "score"),
    [
        ("6-4", (), 1, 0, "1:0"),
        ("4-2", (), 2, 0, "2:0"),
        ("0-1 7-2", (), 2, 1, "2:0"),
        ("0-4 5-7", (), 3, 2, "0:3"),
        ("0-3 4-2", (), 3, 1, "3:0"),
        ("0-3 1-7", ("bitter_end",), 5, 1, "5:0"),
        ("1-7", ("bitter_end",), 4, 0, "4:0"),
        ("4-0", (), 0, 0, "0:0"),
    ],
)
def test_br_r11_a_round_tells_its_points_and_how_many_come_from_held_rounds(
    rounds, variants, points, held, score
):
    facts = told(rounds, *variants)[0].facts
    assert (facts["points"], facts["held"]) == (points, held)
    assert f"{facts['score0']}:{facts['score1']}" == score


@pytest.mark.parametrize(
    ("rounds", "expected"),
    [
        ("6-4", ["won 0", "bonus 0"]),
        ("7-6", ["won 0", "bonus 1"]),
        ("6-6", ["held 0", "bonus 0", "bonus 1"]),
        ("6-5", ["won 0"]),
        ("2-4", ["won 1", "spies 0"]),
        ("0-2", ["held 0", "spies 1"]),
        ("2-2", ["held 0"]),
        ("6-2", ["won 0", "bonus 0", "spies 1"]),
        ("3-4", ["won 0"]),
    ],
)
def test_br_r5_to_r8_a_round_tells_which_powers_reach_into_the_next_one(rounds, expected):
    assert kinds(told(rounds)) == expected


def test_br_r8_the_card_shown_to_a_spy_is_told_and_a_secret_choice_is_not():
    (shown,) = duel("2-1").play(1, "7")
    assert (shown.kind, dict(shown.facts), shown.only) == ("showed", {"seat": 1, "card": 7}, None)
    (secret,) = start().play(1, "7")
    assert (secret.kind, dict(secret.facts)) == ("chose", {"seat": 1})


def test_br_r25_everybody_is_told_that_a_spy_looks_but_not_at_what():
    position = start("fate")
    first, second = SPY_FIRST.split("/")
    lay(position, 1, second)
    events = lay(position, 0, first)
    assert [event.kind for event in events] == ["row", "won", "looks"]
    assert dict(events[-1].facts) == {"seat": 0, "other": 1}


@pytest.mark.parametrize(
    ("rounds", "how"),
    [
        ("4-2 7-3 6-4", "seat 0 wins 4:0 goal"),
        ("4-3 5-4 7-5 0-2 2-1", "seat 0 wins 4:1 goal"),
        ("0-0 1-1 2-2 3-3 4-4 5-5 7-7 6-6", "draw 0:0 cards"),
    ],
)
def test_br_r16_r17_after_the_end_no_power_waits_for_a_next_round(rounds, how):
    *before, last = rounds.split()
    position = fight(duel(" ".join(before)), last)
    assert end(position) == how
    assert len(told(rounds)) == 1
    assert bonus(position) == "0:0"
    assert position.view(None)["spy"] is None


def test_br_r25_after_the_end_in_the_middle_of_the_rows_no_spy_looks():
    position = fate("47201356/03124567")
    assert end(position) == "seat 0 wins 4:0 goal"
    assert position.view(None)["spy"] is None
    assert position.view(None)["stage"] == "over"


@pytest.mark.parametrize("rounds", ["3-3", "0-7", "4-4 6-0"])
def test_br_r10_a_held_round_brings_nobody_anything_yet(rounds):
    (event, *_) = told(rounds)
    assert event.kind == "held"
    assert (event.facts["points"], event.facts["held"]) == (0, 0)
