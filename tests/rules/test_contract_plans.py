"""The contract on plans: what a seat may plan is what it knows, and costs the position nothing.

It holds for every game with every set of options and every number of players, as `test_contract`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules import Chance
from rules.core.plans import Plan, outlook, planned_moves
from tests.rules.cases import EACH_CASE
from tests.rules.walk import moments, sight

if TYPE_CHECKING:
    from rules import Position
    from tests.rules.cases import Case

pytestmark = EACH_CASE

#: How many moves of a plan are tried at most.
LONGEST = 12


def waiting(case: Case) -> list[tuple[Position, int]]:
    """Positions, and a seat that is not asked in them."""
    return [
        (moment.position, seat)
        for moment in moments(case)
        for seat in range(case.seats)
        if seat not in moment.position.to_act
    ]


def test_what_is_planned_is_told_in_full_and_changes_nothing(case: Case):
    chance = Chance("plans")
    for position, seat in waiting(case):
        before, plan = sight(position), None
        for _ in range(LONGEST):
            found = outlook(position, seat, plan)
            if found is None or not found.moves:
                break
            assert found.ask in case.game.plans
            assert found.view["seat"] == seat
            assert len(set(found.meanings)) == len(found.moves), "each means something else"
            grouped = [move for group in found.groups for move in group.moves]
            assert not grouped or sorted(map(str, grouped)) == sorted(map(str, found.moves))
            word = str(chance.pick(found.moves))
            plan = found.extended(plan, word)
            assert plan is not None
            assert plan.moves[-1].word == word
            assert case.game.parse(word)
            again = outlook(position, seat, plan)
            assert again is not None
            assert [str(move) for move in again.planned] == [one.word for one in plan.moves]
        assert sight(position) == before


def test_what_can_be_planned_depends_only_on_what_the_seat_knows(case: Case):
    for position, seat in waiting(case)[::3]:
        imagined = position.imagine(seat, Chance("another"))
        found, other = outlook(position, seat), outlook(imagined, seat)
        assert found == other


def test_a_turn_that_has_come_can_be_played_as_planned(case: Case):
    """Whoever could have planned just before, with nothing changed, gets what was planned."""
    for moment in moments(case):
        position, seat = moment.position, moment.seat
        view = position.view(seat)
        if view["ask"] not in case.game.plans or case.game.key == "duel":
            continue
        found = outlook(position, seat)
        if found is None:
            continue
        assert [*map(str, found.moves)] == [*map(str, position.moves(seat))]
        plan = found.extended(None, str(moment.move))
        assert plan is not None
        made = planned_moves(position, seat, plan)
        assert made is not None
        assert [*map(str, made)] == [str(moment.move)]
        assert planned_moves(position, seat, Plan("another question", plan.moves)) is None
