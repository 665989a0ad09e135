"""The contract on positions: what a view shows to whom, and copies and imagined ones true to it.

It holds for every game with every set of options and every number of players, as `test_contract`.
"""

from __future__ import annotations

import json

from rules import Chance, Position
from rules.core.event import seen_by
from rules.core.takeback import Step
from tests.rules.cases import EACH_CASE, Case
from tests.rules.learning import anybody_learns
from tests.rules.walk import moments, sight, walk

#: How many positions a viewer imagines where it matters that they differ.
SAMPLES = 40
#: At how many places of a walk a copy goes its own way.
FORKS = 6

pytestmark = EACH_CASE


def test_a_view_is_plain_data(case: Case):
    for position in [*(moment.position for moment in moments(case)), walk(case, "moments").end]:
        for viewer in (None, *range(case.seats)):
            view = position.view(viewer)
            assert json.loads(json.dumps(view)).keys() == view.keys()
            assert (view["game"], view["seat"], view["seats"]) == (
                case.game.key,
                viewer,
                case.seats,
            )
            assert view["to_act"] == position.to_act
            assert view["stage"]
            assert bool(view["ask"]) == (viewer in position.to_act)
            assert (view["outcome"] is None) == (position.outcome is None)
            assert sorted(seat for side in view["sides"] for seat in side) == [*range(case.seats)]


def test_a_copy_is_equal_and_goes_its_own_way(case: Case):
    """Whatever becomes of a copy, the original goes on as if there were none; and the other way."""
    whole = walk(case, "moments")
    original, stretch = whole.start.copy(), -(-len(whole.steps) // FORKS)
    for place, (seat, move) in enumerate(whole.steps):
        twin = original.copy()
        if place % stretch == 0:
            before = sight(original)
            assert sight(twin) == before
            _play_out(original.copy(), "another way")
            assert sight(original) == before
        assert twin.play(seat, move) == original.play(seat, move)
    assert sight(original) == sight(whole.end)


def told(position: Position, seat: int) -> object:
    """All that texts are given of a seat's moves."""
    moves = {str(move): move.facts for move in position.explained(seat)}
    return moves, position.groups(seat)


def test_groups_hold_every_move_once(case: Case):
    for moment in moments(case):
        groups = moment.position.groups(moment.seat)
        grouped = [move for group in groups for move in group.moves]
        assert not groups or sorted(map(str, grouped)) == sorted(
            map(str, moment.position.moves(moment.seat))
        )
        assert len({group.name for group in groups}) == len(groups)


def test_an_imagined_position_looks_the_same_to_who_imagines(case: Case):
    for moment in moments(case):
        for position in (moment.position, moment.after()):
            for seat in range(case.seats):
                twin = position.imagine(seat, Chance("imagined"))
                assert twin.view(seat) == position.view(seat)
                assert list(twin.moves(seat)) == list(position.moves(seat))
                assert told(twin, seat) == told(position, seat)
                assert twin.to_act == position.to_act
                assert twin.outcome == position.outcome
        assert sight(moment.position) == moment.sight


def test_an_imagined_position_is_fixed_by_its_chance_and_does_not_know_the_true_one(case: Case):
    for moment in moments(case):
        for seat in range(case.seats):
            twins = [moment.position.imagine(seat, Chance("imagined")) for _ in range(2)]
            assert sight(twins[0]) == sight(twins[1])
            assert "moments" not in twins[0].chance.text


def test_an_imagined_position_can_be_played_to_the_end_with_a_chance_of_its_own(case: Case):
    # Whole games take long, so the seats take turns; there are at least as many moments.
    for place, moment in enumerate(moments(case)):
        seat = place % case.seats
        chance = Chance(f"imagined by {seat}")
        twin = moment.position.imagine(seat, chance)
        drawn = chance.drawn
        _play_out(twin, "imagined")
        assert twin.outcome is not None
        assert chance.drawn == drawn


def test_an_imagined_position_can_be_imagined_again(case: Case):
    for moment in moments(case):
        for first in range(case.seats):
            twin = moment.position.imagine(first, Chance("first"))
            for second in range(case.seats):
                again = twin.imagine(second, Chance("second"))
                assert again.view(second) == twin.view(second)
                assert list(again.moves(second)) == list(twin.moves(second))


def test_a_spectator_sees_nothing_that_a_player_could_not_know(case: Case):
    for moment in moments(case):
        for position in (moment.position, moment.after()):
            public = position.view(None)
            twin = position
            for seat in range(case.seats):
                assert position.imagine(seat, Chance("imagined")).view(None) == public
                twin = twin.imagine(seat, Chance(f"and by {seat}"))
            assert twin.view(None) == public


def test_what_looks_the_same_is_told_the_same(case: Case):
    """No event tells a viewer more than its view shows.

    Take a move, and every move that might have been made instead in a position that the viewer
    can't tell from the true one: where the table then looks the same to the viewer, it must also
    have been told the same.
    """
    for moment in moments(case):
        for viewer in (None, *range(case.seats)):
            after = moment.position.copy()
            told = seen_by(after.play(moment.seat, moment.move), viewer)
            seen = after.view(viewer)
            twin = moment.position
            for seat in range(case.seats) if viewer is None else (viewer,):
                twin = twin.imagine(seat, Chance("told"))
            for move in [moment.move] if viewer == moment.seat else twin.moves(moment.seat):
                trial = twin.copy()
                events = trial.play(moment.seat, move)
                if trial.view(viewer) == seen:
                    assert seen_by(events, viewer) == told


def test_a_secret_choice_is_redrawn_when_others_imagine(case: Case):
    """If two moves look the same to a viewer, the viewer doesn't imagine the true one only."""
    for moment in moments(case):
        mover = moment.seat
        for viewer in set(range(case.seats)) - {mover}:
            after = moment.after()
            seen, secret = after.view(viewer), after.view(mover)
            for move in moment.position.moves(mover):
                other = moment.position.copy()
                other.play(mover, move)
                if other.view(viewer) == seen and other.view(mover) != secret:
                    assert any(
                        after.imagine(viewer, Chance(str(sample))).view(mover) != secret
                        for sample in range(SAMPLES)
                    )
                    break


def _play_out(position: Position, seed: str) -> None:
    chance = Chance(f"play out {seed}")
    while position.outcome is None:
        seat = chance.pick(position.to_act)
        position.play(seat, chance.pick(position.moves(seat)))


def test_whatever_anybody_learns_was_revealed(case: Case):
    """Else it could be taken back, and what was learned stayed."""
    for moment in moments(case, most=4):
        after = moment.after()
        if after.revealed == moment.position.revealed and after.outcome is None:
            assert after.chance.drawn != moment.position.chance.drawn or not anybody_learns(
                moment.position, Step(moment.seat, moment.move), samples=16
            )
