"""What the computer player makes of haggis: which tokens it takes, and when it rolls for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules.glenmore.chronicles.haggis import Haggis
from rules.glenmore.chronicles.haggis.odds import AT_THE_END, ON_THE_WAY, Rolls, expected
from tests.rules.glenmore.haggis_setups import feast, score, values
from tests.rules.glenmore.setups import BOX, play
from tests.rules.glenmore.test_glenmore_computer import advice, turn

if TYPE_CHECKING:
    from rules.glenmore.chronicles.haggis.odds import Left
    from rules.glenmore.position import GlenMorePosition

#: Stacks with which there is time for many a token before haggis is scored, and for few.
EARLY = {"B": "old-inn creek-inn " * 6, "C": "haggis-house"}
LATE = {"B": "old-inn", "C": "haggis-house"}


def worth(position: GlenMorePosition) -> float:
    """What haggis is worth to the first seat."""
    return Haggis.of(position).worth(position, 0, 8.0)


def brings(tokens: str, rolls: Rolls, left: Left = AT_THE_END, up: tuple[int, ...] = ()) -> float:
    """What is to be expected of tokens with so many rolls."""
    down = tuple(tokens.count(value) for value in "123")
    return expected(down, rolls, left, BOX.die, 3, up)


# ---- what tokens are worth -----------------------------------------------------------------------


def test_expected_points_are_those_of_all_rolls():
    assert brings("1", Rolls(1, 0)) == pytest.approx(1 / 2)
    assert brings("3", Rolls(1, 0)) == pytest.approx(3 / 6)
    assert brings("1", Rolls(4, 0)) == pytest.approx(15 / 16)
    assert brings("", Rolls(4, 0), up=(1, 3)) == 8


def test_at_the_end_every_barrel_is_a_roll_for_nothing():
    assert brings("1", Rolls(1, 2)) == pytest.approx(7 / 8)


def test_a_barrel_is_kept_for_later_where_a_roll_brings_less():
    left = ON_THE_WAY._replace(token=0.0)
    assert brings("1", Rolls(1, 2), left) == pytest.approx(1 / 2)
    # 2 threes are up; a 1 makes 21 points of 12.
    assert brings("1", Rolls(0, 1), left, up=(3, 3)) == pytest.approx(12 + 9 / 2 - left.barrel)


def test_what_stays_face_down_is_worth_something_in_a_later_scoring():
    rolls = Rolls(4, 0)
    gain = [
        brings("1122", rolls, left) - brings("112", rolls, left)
        for left in (AT_THE_END, ON_THE_WAY)
    ]
    assert gain[0] < gain[1]


def test_few_tokens_are_worth_more_while_there_is_time_for_a_plate():
    early, late = (feast(own="2", stacks=stacks) for stacks in (EARLY, LATE))
    assert worth(early) > worth(late) > 0


def test_a_sheep_is_worth_more_to_who_has_an_inn():
    with_inn, without = ({"g4": tile, "h4": "inshriach sheep"} for tile in ("old-inn", "inshriach"))
    assert worth(feast(land=with_inn)) > worth(feast(land=without))


def test_a_third_sheep_for_an_inn_is_worth_no_more_than_another():
    worths = [
        worth(feast(land={"g4": "old-inn", "h4": f"glen-lyon {'sheep ' * held}"}))
        for held in range(4)
    ]
    assert worths[0] < worths[1] < worths[2] == worths[3]


# ---- what it does --------------------------------------------------------------------------------


def test_it_takes_the_value_that_it_lacks():
    position = feast(own="12", shown=(1, 3), coins=9)
    play(position, "take-1 place-h4")
    assert advice(position) == "haggis-3"


def test_it_takes_a_first_token_while_there_is_time_for_more():
    position = feast(
        "p0 p1 easdale", {"g4": "old-inn scotsman", "h4": "glen-lyon sheep"}, stacks=EARLY
    )
    turn(position)
    assert len(values(position, 0)) == 1


def test_with_a_full_table_it_returns_what_the_new_token_replaces_best():
    position = feast(own="11111", shown=(2, 3), coins=9)
    play(position, "take-1 place-h4")
    assert advice(position) == "haggis-return-1"


def test_with_a_full_table_it_forgoes_what_is_no_better():
    position = feast(own="11223", shown=(1, 1), coins=9)
    play(position, "take-1 place-h4")
    assert advice(position) == "haggis-forgo"


@pytest.mark.parametrize(
    ("own", "rolls", "after", "advised"),
    [
        # 2 tokens of 1 are up, 4 points; a third makes them 9, in half of all rolls.
        ("1111", "1133", "C", "haggis-enough"),
        ("1111", "1133", "end", "haggis-roll"),
        # 3 and 3 are up, 12 points; a 1 would make them 21.
        ("3311", "3322", "C", "haggis-roll"),
    ],
)
def test_it_rolls_where_it_is_worth_a_barrel(own, rolls, after, advised):
    position = feast(own=own, whisky=2)
    score(position, rolls, after)
    assert advice(position) == advised
