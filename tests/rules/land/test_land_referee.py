"""Games under the eyes of the second referee."""

from __future__ import annotations

import pytest

from rules import Chance
from tests.rules.land.referee import Referee
from tests.rules.land.setups import TABLES, start

FLAGS = (
    {"land_match": "exact"},
    {"mirror_allowed": False},
    {"shape_must_contain_new_token": False},
    {"wizard_replaces_card_play": False},
    {"points": "squares"},
)
STEPS = {"action", "column", "square", "token", "castle", "discard", "swords", "shields"}


def watched(position, steps):
    """Play some steps, half of them with sense, and compare; the questions that were put."""
    chance, asked = Chance("watched"), set()
    for _ in range(steps):
        if position.outcome is not None:
            break
        (seat,) = position.to_act
        view, moves = position.view(seat), position.moves(seat)
        assert {str(move) for move in moves} == Referee(view).legal()
        asked.add(view["ask"])
        if chance.below(2):
            move = position.game.advise(position.imagine(seat, chance), seat, chance)
        else:
            move = chance.pick(moves)
        position.play(seat, move)
    return asked


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_both_referees_allow_the_same_moves(seats, teams):
    asked = set()
    for seed in ("first", "second"):
        asked |= watched(start(seats, seed, teams=teams), 130)
    # The rest of the questions is rare; their own tests put them.
    common = {"action", "column", "square", "swords", "shields", *(["join"] if teams else [])}
    assert common <= asked <= STEPS | common


@pytest.mark.parametrize("flags", FLAGS, ids=str)
def test_both_referees_allow_the_same_moves_with_every_option(flags):
    for seats, teams in ((3, False), (4, True)):
        watched(start(seats, "option", teams=teams, **flags), 60)
