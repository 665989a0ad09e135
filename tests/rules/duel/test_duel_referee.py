"""Random games in every set of variants, held round by round against an independent referee."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rules import Chance
from tests.rules.duel.referee import Referee, settle
from tests.rules.duel.setups import combinations, fight, start

rows = st.permutations(range(8))


def referee_for(variants: tuple[str, ...], *, cancels: bool = False) -> Referee:
    return Referee(
        sandbox="sandbox" in variants,
        bitter_end="bitter_end" in variants,
        musician_cancels_delayed=cancels,
    )


def compare(position, referee: Referee, variants: tuple[str, ...]) -> None:
    """Let the referee catch up with the rounds that were fought, then compare everything."""
    view = position.view(None)
    for fought in view["rounds"][referee.fought :]:
        assert fought["bonus"] == tuple(referee.bonus)
        who, points, reason = referee.judge(fought["cards"])
        assert (fought["winner"], fought["points"], fought["reason"]) == (who, points, reason)
    assert (position.outcome is not None) == referee.over
    if referee.over:
        assert position.outcome.reason == referee.reason
        rankings = {None: ((0, 1),), 0: ((0,), (1,)), 1: ((1,), (0,))}
        assert position.outcome.ranking == rankings[referee.champion]
        assert position.outcome.scores == tuple(referee.score)
    else:
        assert view["worth"] == (1 + referee.pending[0], 1 + referee.pending[1])
        assert view["bonus"] == tuple(referee.bonus)
        assert view["round"] == referee.fought + 1
        if "fate" not in variants:
            assert view["spy"] == referee.spy
    assert view["score"] == tuple(referee.score)
    held = [number for number, fought in enumerate(view["rounds"]) if fought["held"]]
    assert held == referee.held


def asked(referee: Referee) -> tuple[int, ...]:
    """Who is to choose when a round begins."""
    return (0, 1) if referee.spy is None else (1 - referee.spy,)


@given(rows, rows, st.booleans(), st.booleans(), st.booleans())
@example(list(range(8)), list(range(8)), False, False, False)
@settings(max_examples=150, deadline=None)
def test_br_r3_to_r17_any_two_orders_of_cards_are_settled_as_the_referee_does(
    first, second, cancels, sandbox, bitter
):
    variants = ("sandbox",) * sandbox + ("bitter_end",) * bitter
    position = start(*variants, cancels=cancels)
    referee = referee_for(variants, cancels=cancels)
    for one, two in zip(first, second, strict=True):
        if referee.over:
            break
        assert position.to_act == asked(referee)
        fight(position, f"{one}-{two}")
        compare(position, referee, variants)
    assert referee.over


@given(rows, rows)
@settings(max_examples=60, deadline=None)
def test_br_r3_swapping_the_seats_mirrors_the_whole_game(first, second):
    one, two = start(), start()
    for left, right in zip(first, second, strict=True):
        if one.outcome is not None:
            break
        fight(one, f"{left}-{right}")
        fight(two, f"{right}-{left}")
    assert one.outcome.reason == two.outcome.reason
    assert one.outcome.scores == tuple(reversed(two.outcome.scores))
    swapped = tuple(tuple(sorted(1 - seat for seat in place)) for place in two.outcome.ranking)
    assert one.outcome.ranking == swapped


@pytest.mark.parametrize("cancels", [False, True])
@pytest.mark.parametrize("variants", combinations(), ids="+".join)
def test_br_r20_to_r26_random_games_of_every_set_are_settled_as_the_referee_does(variants, cancels):
    for number in range(6):
        position = start(*variants, seed=f"game {number}", cancels=cancels)
        referee = referee_for(variants, cancels=cancels)
        whim = Chance(f"whim {number} {variants}")
        while position.outcome is None:
            view = position.view(None)
            if view["stage"] == "choose" and view["chosen"] == (False, False):
                assert position.to_act == asked(referee)
            seat = whim.pick(position.to_act)
            position.play(seat, whim.pick(position.moves(seat)))
            compare(position, referee, variants)


def test_the_referee_itself_knows_the_hints_of_the_rulebook():
    """Three footnotes of the memo and two examples, so that the referee is not trusted blindly."""
    assert settle((7, 7), (2, 0), powers=True).winner == 0
    assert settle((3, 3), (2, 0), powers=True).winner == 1
    assert settle((0, 0), (2, 0), powers=True).winner is None
    referee = Referee()
    referee.judge((4, 0))
    assert referee.judge((7, 6)) == (0, 3, "prince")
    assert settle((3, 7), (0, 0), powers=True).winner == 1


def test_br_r10_an_ambassador_a_wizard_met_never_lies_in_a_held_round():
    """So a silenced Ambassador needs no value of its own in BR-R10."""
    for bonus in ((0, 0), (2, 0), (0, 2), (2, 2)):
        assert settle((4, 5), bonus, powers=True).winner is not None
