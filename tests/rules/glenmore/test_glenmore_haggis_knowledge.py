"""Ode to the Haggis: what a seat can know of others' tokens."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from rules import Chance
from rules.glenmore.chronicles.haggis import Haggis
from rules.glenmore.chronicles.haggis.guesses import counts_of, draw_tables
from tests.rules.glenmore.haggis_setups import feast, score, set_tables, values
from tests.rules.glenmore.setups import GAME, at_start, play

if TYPE_CHECKING:
    from rules.glenmore.position import GlenMorePosition

# ---- what is known -------------------------------------------------------------------------------


def imagined(position: GlenMorePosition, viewer: int, owner: int) -> set[tuple[int, ...]]:
    """The tables of another that a seat holds possible."""
    return {
        tuple(sorted(values(position.imagine(viewer, Chance(f"imagined {sample}")), owner)))
        for sample in range(200)
    }


def test_others_tokens_may_be_any_but_the_own_and_the_open_ones():
    position = feast(own="333", other="1")
    assert imagined(position, 0, 1) == {(1,), (2,)}
    assert imagined(position, 1, 0) > {(1, 1, 1), (1, 2, 3), (1, 1, 3)}


def test_a_token_taken_face_up_is_known_until_its_owner_returns_one():
    position = feast(own="1122", shown=(1, 3), coins=9)
    play(position, "take-1 place-h4 haggis-3")
    assert all(3 in tokens for tokens in imagined(position, 1, 0))
    Haggis.of(position).give_back(0, 1)
    assert any(3 not in tokens for tokens in imagined(position, 1, 0))


def test_who_turns_nothing_up_has_nothing_of_that_value():
    position = feast(own="33", other="3", whisky=1)
    score(position, "1221")
    assert imagined(position, 1, 0) == {(3, 3)}


def test_one_of_two_that_may_be_turned_tells_nothing_of_the_other():
    position = feast(shown=(3, 3))
    haggis = Haggis.of(position)
    haggis.take_open(0, 3)
    haggis.take_drawn(0, 3)
    score(position, "3111")
    assert imagined(position, 1, 0) == {(2,), (3,)}


def test_what_is_left_of_known_tokens_is_known_but_for_the_one_returned():
    """Of 1, 1 and 2 that all have seen, two of the value 2 can't be left."""
    position = feast(shown=())
    haggis = Haggis.of(position)
    for value in (1, 1, 2):
        haggis.shown = (value,)
        haggis.take_open(0, value)
    haggis.give_back(0, 2)
    assert imagined(position, 1, 0) == {(1, 1), (1, 2)}


def test_a_token_handed_over_is_known_to_the_two_alone():
    position = at_start(3, "stolen", chronicles=["haggis"])
    set_tables(position, "", "13", "2")
    Haggis.of(position).hand_over(1, 0, 3)
    assert all(3 in tokens for tokens in imagined(position, 1, 0))
    assert any(3 not in tokens for tokens in imagined(position, 2, 0))
    assert imagined(position, 0, 1) == {(1,), (2,), (3,)}


def test_what_has_been_handed_over_may_be_imagined_by_others_in_turn():
    """A spectator's picture of a game: what each seat can't know is drawn anew after the others."""
    position = at_start(3, "stolen", chronicles=["haggis"])
    set_tables(position, "", "13", "2")
    Haggis.of(position).hand_over(1, 0, 3)
    for sample in range(20):
        twin = position
        for viewer in (2, 1, 0):
            twin = twin.imagine(viewer, Chance(f"in turn {sample}"))
        lying = [value for seat in range(3) for value in values(twin, seat)]
        assert Counter([*lying, *Haggis.of(twin).hidden, 1, 2]) == {1: 6, 2: 4, 3: 3}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_really_lies_on_a_table_is_always_held_possible(seats):
    """With Fraser, full tables, rolls and returns of whole games."""
    keen = {
        "activate",
        "haggis",
        "haggis-draw",
        "haggis-return",
        "release",
        "steal-haggis",
        "trade",
    }
    for seed in range(4):
        position = GAME.start(seats, {"chronicles": ["haggis", "gangs"]}, f"known {seed}")
        chance = Chance(f"known {seed}")
        while position.outcome is None:
            haggis = Haggis.of(position)
            for (_, owner), guess in haggis.guesses.items():
                assert counts_of(haggis.tables[owner], 3) in guess
            seat = chance.pick(position.to_act)
            moves = position.moves(seat)
            wanted = [move for move in moves if move.kind in keen]
            position.play(seat, chance.pick(wanted if wanted and chance.below(3) else moves))


def test_tables_that_cannot_be_drawn_are_not():
    assert draw_tables((1, 0, 0), (frozenset({(0, 1, 0)}),), Chance("none")) is None


def test_a_table_that_needs_a_value_gets_it_whatever_others_draw():
    guesses = (frozenset({(1, 0, 0), (0, 1, 0)}), frozenset({(1, 0, 0)}))
    for seed in range(30):
        drawn = draw_tables((1, 1, 0), guesses, Chance(str(seed)))
        assert drawn == [(0, 1, 0), (1, 0, 0)]


def test_each_way_to_draw_a_table_is_equally_likely():
    guesses = (frozenset({(1, 0, 0), (0, 0, 1)}),)
    drawn = Counter(
        tuple(draw_tables((3, 0, 1), guesses, Chance(str(seed)))[0]) for seed in range(400)
    )
    assert 260 < drawn[1, 0, 0] < 340
