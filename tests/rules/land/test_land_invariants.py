"""What holds at every moment of every game."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import Chance
from tests.rules.land.setups import BOX, TABLES, all_cards, everything, start

#: Games played at random take some hundreds of small moves; none of some thousands took so many.
LONGEST = 6000

FLAGS = st.fixed_dictionaries(
    {
        "land_match": st.sampled_from(["symbol", "exact"]),
        "mirror_allowed": st.booleans(),
        "shape_must_contain_new_token": st.booleans(),
        "wizard_replaces_card_play": st.booleans(),
        "points": st.sampled_from(["odd", "squares"]),
    }
)


def sound(position, cards):
    """All invariants of a position."""
    view = position.view(None)
    held = 0
    for clan, seen in enumerate(view["clans"]):
        mask = position.tokens[clan]
        assert 0 <= seen["tokens"] <= 15, "LC-R9"
        assert not mask & position.built, "LC-R12"
        assert not mask & BOX.board.no_mans_land, "LC-R13"
        assert not mask & held, "a square holds one token"
        held |= mask
        assert len(seen["prizes"]) + seen["castles"] == 4, "LC-R20"
        owned = [castle for castle in view["castles"] if castle["clan"] == clan]
        assert len(owned) == len(seen["prizes"]), "LC-R20"
        assert seen["points"] == sum(castle["points"] for castle in owned)
    covered = [square for castle in view["castles"] for square in castle["squares"]]
    assert len(covered) == len(set(covered)), "LC-R12"
    shapes = [*position.corners, *position.bag, *(one.site.shape for one in position.castles)]
    assert sorted(shape for shape in shapes if shape >= 0) == list(range(19)), "LC-R5"
    assert all_cards(position) == cards
    if position.stage == "turn":
        assert all(len(hand) == 5 for hand in position.hands), "LC-R8"
    for seat in position.to_act:
        assert 1 <= len(position.moves(seat)) <= 25


def played(position, chance, check):
    """Play to the end at random."""
    cards, count = all_cards(position), 0
    while position.outcome is None:
        if count % check == 0:
            sound(position, cards)
        seat = position.to_act[0]
        position.play(seat, chance.pick(position.moves(seat)))
        count += 1
        assert count < LONGEST
    assert all_cards(position) == cards
    return position


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_a_random_game_is_sound_at_every_step_and_ends(seats, teams):
    for seed in ("one", "two"):
        position = played(start(seats, seed, teams=teams), Chance(seed), check=3)
        assert max(len(clan["prizes"]) for clan in position.view(None)["clans"]) == 4


@given(st.sampled_from(TABLES), FLAGS, st.integers(0, 10**6))
def test_random_games_end_with_every_set_of_options(table, flags, seed):
    seats, teams = table
    position = played(
        start(seats, str(seed), teams=teams, **flags), Chance(f"end {seed}"), check=100
    )
    scores = position.outcome.scores
    assert sorted(seat for place in position.outcome.ranking for seat in place) == list(
        range(seats)
    )
    assert all(scores[winner] == max(scores) for winner in position.outcome.winners)


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_a_copy_shares_nothing_with_its_original(seats, teams):
    position, chance = start(seats, "copy", teams=teams), Chance("copy")
    for _ in range(12):
        for _ in range(9):
            if position.outcome is None:
                seat = position.to_act[0]
                position.play(seat, chance.pick(position.moves(seat)))
        before = everything(position)
        twin = position.copy()
        assert everything(twin) == before
        played(twin, chance.copy(), check=LONGEST)
        assert everything(position) == before


@pytest.mark.parametrize("seed", ["a", "b"])
def test_the_same_seed_and_moves_give_the_same_game(seed):
    games = [start(3, seed) for _ in range(2)]
    chance = Chance("same")
    told = []
    while games[0].outcome is None:
        seat = games[0].to_act[0]
        move = str(chance.pick(games[0].moves(seat)))
        told = [game.play(seat, move) for game in games]
        assert told[0] == told[1]
    assert everything(games[0]) == everything(games[1])
    assert Counter(games[0].hands[0]) == Counter(games[1].hands[0])
