"""The box, the deal and the turn: CH-R1 to CH-R6."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from rules import GAMES, BadOptions, OutOfTurn
from rules.cherokee.contents import read_contents
from rules.cherokee.pyramid import Pyramid
from rules.core.values import BadBox
from tests.rules.cherokee.setups import (
    BOX,
    CELLS,
    CODES,
    ask,
    at,
    everybody,
    finish,
    hand,
    lay,
    play,
    start,
)

CLANS = ("birds", "blue", "wild_potato", "deer", "wolf", "long_hair")


def clans(position) -> list[str]:
    """The clan of each seat as that seat sees it."""
    return [position.view(seat)["clan"] for seat in range(position.view(None)["seats"])]


# ---- the box -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ch_r1_two_to_four_play(seats):
    assert start(seats).view(None)["seats"] == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6])
def test_ch_r1_no_other_number_can_play(seats):
    with pytest.raises(BadOptions) as refused:
        start(seats)
    assert refused.value.reason == "wrong-number"


def test_ch_r2_each_clan_has_six_men_and_six_women_of_one_value_each():
    assert len(set(CODES)) == 72
    for code in ("BI", "BL", "WP", "DE", "WO", "LH"):
        own = {member[2:] for member in CODES if member.startswith(code)}
        assert own == {f"{value}m" for value in range(4, 10)} | {
            f"{value}w" for value in range(3, 9)
        }


def test_ch_r2_the_six_clans_are_those_of_the_rulebook():
    assert BOX.clans == CLANS


def test_ch_r2_all_values_together_are_432():
    assert sum(int(member[2]) for member in CODES) == 432


SHIPPED = GAMES["cherokee"].editions[0].text


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("clans", "tribes", "0 clans are too few"),
        ('key = "deer"', "", "clans 4: key is missing"),
        ('code = "DE"', "code = 4", "clans 4: code must be text, not 4"),
        ('key = "deer"', 'key = "wolf"', "two clans have the same key"),
        ('code = "DE"', 'code = "WO"', "two clans have the same code"),
        ('code = "DE"', 'code = "deer"', "'deer' of a clan is not two capital letters"),
        ("men = [4, 5, 6, 7, 8, 9]", "", "members: men is missing"),
        ("men = [4, 5, 6, 7, 8, 9]", "men = 4", "members: men must be a list"),
        ("men = [4, 5, 6, 7, 8, 9]", "men = [4, 4]", "the men of a clan must have different"),
        ("women = [3,", 'women = ["3",', "women must be whole numbers from 0 up, not '3'"),
        ("women = [3,", "women = [0,", "the women of a clan must have different values from 1"),
        ("women = [3, 4, 5, 6, 7, 8]", "women = [3]", "28 members for 36 cells and hands"),
        ("feathers = [7, ", "feathers = [", "feathers need 8 numbers, one for each row, not 7"),
        ("[pyramid]", "[cone]", "pyramid is missing"),
        ("neutral = 2", "neutral = -2", "neutral must be whole numbers from 0 up, not -2"),
        ("neutral = 2", "neutral = 3", "6 clans are too few with 3 neutral ones"),
    ],
)
def test_ch_r2_a_box_that_can_not_be_played_with_is_refused_in_a_sentence(old, new, wrong):
    assert old in SHIPPED
    with pytest.raises(BadBox, match=re.escape(wrong)):
        read_contents(SHIPPED.replace(old, new))


# ---- the deal ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ch_r3_every_player_has_a_clan_of_their_own(seats):
    for seed in "abcdefgh":
        assert len(set(clans(start(seats, seed)))) == seats


def test_ch_r3_any_clan_can_come_to_any_seat():
    found = {
        (seat, clan) for seed in range(80) for seat, clan in enumerate(clans(start(3, str(seed))))
    }
    assert found == {(seat, clan) for seat in range(3) for clan in CLANS}


def test_ch_r3_nobody_sees_another_clan_before_the_end():
    position = start(3)
    own = clans(position)
    for viewer in range(3):
        seen = position.view(viewer)["clans"]
        assert seen == tuple(own[seat] if seat == viewer else None for seat in range(3))
    assert position.view(None)["clans"] == (None, None, None)
    assert position.view(None)["clan"] is None


def test_ch_r3_the_clan_cards_left_over_are_never_seen():
    position = start(2)
    assert position.view(None)["unused"] == position.view(0)["unused"] == ()
    assert finish(position).view(None)["unused"] == ()


@pytest.mark.parametrize(("seats", "each"), [(2, 18), (3, 12), (4, 9)])
def test_ch_r4_a_pyramid_of_36_lies_open_and_the_rest_is_dealt_evenly(seats, each):
    position = start(seats)
    assert list(position.view(None)["pyramid"]) == list(CELLS)
    hands = [hand(position, seat).split() for seat in range(seats)]
    assert [len(held) for held in hands] == [each] * seats
    assert position.view(None)["hand_sizes"] == (each,) * seats
    table = Counter(everybody(position)) + sum(map(Counter, hands), Counter())
    assert table == Counter(CODES)


def test_ch_r4_the_rows_have_one_to_eight_members():
    rows = Counter(cell[0] for cell in start().view(None)["pyramid"])
    assert rows == dict(zip("ABCDEFGH", range(1, 9), strict=True))


def test_ch_r4_any_member_can_lie_anywhere():
    tops = {at(start(seed=str(seed)), "A1") for seed in range(600)}
    assert tops == set(CODES)


def test_ch_r4_a_pyramid_of_another_size_is_refused():
    with pytest.raises(ValueError, match="36"):
        Pyramid(BOX, [1, 2, 3])


# ---- turns ---------------------------------------------------------------------------------------


def test_ch_r5_anybody_may_be_drawn_to_begin():
    firsts = {start(4, str(seed)).to_act for seed in range(40)}
    assert firsts == {(0,), (1,), (2,), (3,)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ch_r5_turns_go_round_from_who_begins(seats):
    position = start(seats)
    order = [position.view(None)["first"]]
    assert position.to_act == (order[0],)
    while position.outcome is None:
        position.play(position.to_act[0], position.moves(position.to_act[0])[0])
        if position.to_act and position.to_act[0] != order[-1]:
            order.append(position.to_act[0])
    assert order == [(order[0] + turn) % seats for turn in range(36)]


def test_ch_r5_who_is_not_asked_can_not_move():
    position = lay("", first=1)
    with pytest.raises(OutOfTurn) as refused:
        position.play(0, "H1")
    assert (refused.value.rule, refused.value.reason) == ("CH-R5", "not-awaited")


def test_ch_r6_a_turn_is_a_target_then_the_gaps_then_a_card_for_the_base():
    position = lay(
        """
                  .
                .   .
              .   .   .
          DE4m  DE5m  DE6m   .
          .   WO7w   LH3w   .   .
        .   LH6m   LH5m   .   .   .
          .   BL7m   BL6m   .   .   .   .
        . BI4m BI3w
        """,
        hands=("BI9m LH9m", "BL3w"),
    )
    assert ask(position) == "0 target"
    play(position, "D2")
    assert ask(position) == "0 place"
    assert at(position, "D2 E2 F2 G2 H2") == "WO7w LH6m BL7m BI4m -"
    play(position, "LH9m")
    assert at(position, "D2 E2 F2 G2 H2") == "WO7w LH6m BL7m BI4m LH9m"
    assert ask(position) == "1 target"
    assert hand(position, 0) == "BI9m"


def test_ch_r6_the_table_shows_the_turn_that_is_played():
    position = start(2)
    assert (position.view(None)["turn"], position.view(None)["turns"]) == (1, 36)
    seen = []
    while position.outcome is None:
        position.play(position.to_act[0], position.moves(position.to_act[0])[-1])
        if position.view(None)["turn"] not in seen:
            seen.append(position.view(None)["turn"])
    assert seen == list(range(1, 37))
