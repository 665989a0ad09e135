"""Feathers, ties and what always holds: CH-R15, CH-R16 and CH-R20."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import Outcome
from tests.rules.cherokee.setups import (
    CODES,
    STUCK,
    WAYS,
    ask,
    cards,
    discard,
    everybody,
    hand,
    lay,
    start,
    walk,
)

#: Clans that no player of these tests has.
REST = "WP DE WO LH"


def over(drawing: str, clans: str = "birds blue", dots: str = REST) -> Outcome:
    """The outcome of a game that ended with this pyramid."""
    position = lay(drawing, hands=("",) * len(clans.split()), clans=clans, dots=dots)
    assert ask(position) == "over"
    assert position.outcome is not None
    return position.outcome


# ---- feathers ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("row", "points"), list(enumerate([7, 6, 5, 4, 3, 2, 1, 0])))
def test_ch_r15_a_row_brings_seven_feathers_at_the_top_and_none_in_the_base(row, points):
    drawing = " ".join(["."] * (row * (row + 1) // 2) + ["BI3w"])
    assert over(drawing).scores == (points, 0)


def test_ch_r15_every_member_of_the_clan_counts():
    assert over("BI3w BL4m BI4m BL5m BI5m BL6m").scores == (7 + 6 + 5, 6 + 5 + 5)


def test_ch_r15_the_table_says_what_a_row_is_worth():
    assert start().view(None)["feathers"] == (7, 6, 5, 4, 3, 2, 1, 0)


def test_ch_r15_one_clan_can_bring_56_at_most():
    birds = " ".join(code for code in CODES if code.startswith("BI"))
    assert over(birds).scores == (56, 0)


def test_ch_r15_the_final_count_goes_row_by_row():
    position = lay(STUCK, hands=("", "", ""), clans="birds wolf blue")
    score = position.view(None)["scoring"]
    assert score[0] == {
        "clan": "birds",
        "heads": (1, 2, 3, 3, 2, 0, 0, 0),
        "points": (7, 12, 15, 12, 6, 0, 0, 0),
        "total": 52,
        "women": 5,
    }
    assert [(one["clan"], one["total"]) for one in score] == [
        ("birds", 52),
        ("wolf", 7),
        ("blue", 7),
    ]
    assert position.outcome.scores == (52, 7, 7)


def test_ch_r15_the_clans_are_shown_at_the_end():
    position = lay("", hands=("BI9m", ""), clans="deer wolf")
    assert position.view(None)["scoring"] is None
    for after in walk(position):
        last = after
    assert last.view(None)["clans"] == ("deer", "wolf")
    assert last.view(None)["points"] == last.outcome.scores
    for viewer in (0, 1):
        assert last.view(viewer)["scoring"] == last.view(None)["scoring"]


def test_ch_r15_the_end_is_told_to_everybody():
    position = lay(STUCK, hands=("BI6w", ""), clans="deer wolf")
    events = position.play(0, "drop-BI6w")
    assert [event.kind for event in events] == ["dropped", "revealed", "revealed"]
    assert events[1].facts == {
        "seat": 0,
        "clan": "deer",
        "rows": "E 1×3 + F 1×2 + G 1×1",
        "points": 6,
        "women": 1,
    }
    assert all(event.only is None for event in events)


def test_ch_r15_the_feathers_of_every_clan_can_be_followed():
    position = lay(STUCK, clans="deer wolf")
    counted = position.view(None)["clan_points"]
    assert counted == {
        "birds": 52,
        "blue": 7,
        "wild_potato": 8,
        "deer": 6,
        "wolf": 7,
        "long_hair": 4,
    }
    assert sum(counted.values()) == 84
    assert position.view(0)["points"] == (6, None)
    assert position.view(1)["points"] == (None, 7)
    assert position.view(None)["points"] == (None, None)


# ---- who wins ------------------------------------------------------------------------------------


def test_ch_r16_most_feathers_win():
    assert over("BI9m BL9m") == Outcome(((0,), (1,)), (7, 6), "feathers")
    assert over("BL9m BI9m") == Outcome(((1,), (0,)), (6, 7), "feathers")


def test_ch_r16_with_equal_feathers_more_women_win():
    assert over(". BI9m BL8w") == Outcome(((1,), (0,)), (6, 6), "women")
    assert over(". BI8w BL9m") == Outcome(((0,), (1,)), (6, 6), "women")


def test_ch_r16_women_in_the_base_count_for_the_tie():
    base = " ".join(["."] * 25)
    assert over(f". BI9m BL9m {base} BL3w") == Outcome(((1,), (0,)), (6, 6), "women")


def test_ch_r16_women_of_other_clans_do_not_count():
    assert over("WP3w BI9m BL9m WP4w WP5w").reason == "shared"


def test_ch_r16_with_equal_women_the_victory_is_shared():
    assert over(". BI8w BL8w") == Outcome(((0, 1),), (6, 6), "shared")


def test_ch_r16_places_behind_the_winner_are_ranked_alike():
    outcome = over("WO9m BI9m BL8w", clans="birds blue wolf", dots="WP DE LH")
    assert outcome == Outcome(((2,), (1,), (0,)), (6, 6, 7), "feathers")


# ---- what always holds ---------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), WAYS, ids=str)
def test_ch_r20_no_member_is_ever_lost_or_doubled(seats, options):
    position = start(seats, **options)
    table = 72
    if options["open"] and options["unused_clans"] == "leave":
        table = 12 * (seats + 2)
    for after in walk(position, "conserved"):
        pyramid = [member for member in everybody(after) if member != "-"]
        hands = " ".join(hand(after, seat) for seat in range(seats)).split()
        everything = [*pyramid, *hands, *discard(after).split()]
        assert len(everything) == len(set(everything)) == table
        gaps = 36 - len(pyramid)
        assert gaps == (after.view(None)["gap"] is not None)


@settings(max_examples=30)
@given(seed=st.integers(0, 10**9), seats=st.sampled_from([2, 3, 4]), opened=st.booleans())
def test_ch_r20_all_feathers_together_are_84(seed, seats, opened):
    position = start(seats, str(seed), open=opened)
    for after in walk(position, str(seed)):
        if after.view(None)["gap"] is None:
            assert sum(after.view(None)["clan_points"].values()) == 84
    assert sum(position.outcome.scores) <= 84
    for score, shown in zip(position.outcome.scores, position.view(None)["scoring"], strict=True):
        assert score == shown["total"] == sum(shown["points"]) <= 56


def test_ch_r20_the_discard_holds_36_at_the_end():
    position = start(4)
    for _ in walk(position):
        pass
    assert len(Counter(cards(position.view(None)["discard"]).split())) == 36
