"""The game against the second referee: legal placements and the counting, on random boards."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import Chance
from rules.glory.scoring import next_take, share, totals
from tests.rules.glory.referee import Villager, count, may_lie
from tests.rules.glory.setups import CARDS, STRENGTHS, by_lot, legal, start


def judged(position) -> set[str]:
    """All placements that the referee allows to who is asked, from that seat's view alone."""
    (seat,) = position.to_act
    view = position.view(seat)
    fields = view["fields"]
    cells = [cell for field in fields for cell in field["cells"]]
    empty = [c["name"] for c in cells if c["card"] is None and c["covered_by"] is None]
    lying = {
        cell["name"]: Villager(cell["card"]["colour"], cell["card"]["strength"])
        for cell in cells
        if cell["card"] and cell["covered_by"] is None
    }
    crosses = view["adjacency_crosses_fields"]
    fitting = {
        f"{card['name']}@{cell}"
        for card in view["hand"]
        for cell in empty
        if may_lie(
            Villager(card["colour"], card["strength"]), cell, lying, len(fields), crosses=crosses
        )
    }
    return fitting or {f"?{card['name']}@{cell}" for card in view["hand"] for cell in empty}


@pytest.mark.parametrize("crosses", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_offers_exactly_what_the_referee_allows(seats, crosses):
    for number in range(5):
        position, chance = start(seats, crosses=crosses, seed=f"judge {number}"), Chance("judge")
        while position.outcome is None:
            if position.view(None)["stage"] == "place":
                assert set(legal(position).split()) == judged(position)
            (seat,) = position.to_act
            position.play(seat, chance.pick(position.moves(seat)))


def test_the_referee_agrees_when_nothing_fits():
    """It happens seldom and late, so the last turn of many games is looked at."""
    found = 0
    for number in range(150):
        position = by_lot(2, f"rare {number}", crosses=False, turns=15)
        if "?" in legal(position):
            assert set(legal(position).split()) == judged(position)
            found += 1
    assert found >= 3


boards = st.tuples(
    st.lists(st.sampled_from(range(len(CARDS))), unique=True, max_size=7),
    st.lists(st.integers(0, 3), max_size=12),
)


@given(boards)
@settings(max_examples=250, deadline=None, database=None, derandomize=True)
def test_a_field_is_shared_out_as_the_referee_counts_it(board):
    cards, stack = board
    won, unclaimed = count([CARDS[card].strength for card in cards], stack, 4)
    result = share(STRENGTHS, cards, stack)
    for seat in range(4):
        mine = [card for take in result.takes if take.seat == seat for card in take.cards]
        assert sorted(CARDS[card].strength for card in mine) == sorted(won[seat])
    assert len(result.unclaimed) == unclaimed
    taken = [card for take in result.takes for card in take.cards]
    assert sorted([*taken, *result.unclaimed]) == sorted(cards)


@given(boards)
@settings(max_examples=120, deadline=None, database=None, derandomize=True)
def test_what_one_more_shield_would_take_is_what_it_then_takes(board):
    cards, stack = board
    then = share(STRENGTHS, cards, [*stack, 0]).takes[-1]
    assert next_take(STRENGTHS, cards, len(stack)) == then.points


@pytest.mark.parametrize("crosses", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_score_as_the_referee_counts_them(seats, crosses):
    for number in range(15):
        position = by_lot(seats, f"count {number}", crosses=crosses)
        points, cards = [0] * seats, [0] * seats
        for field in position.view(None)["fields"]:
            strengths = [cell["card"]["strength"] for cell in field["cells"] if cell["card"]]
            won, _ = count(strengths, field["stack"], seats)
            for seat in range(seats):
                points[seat] += sum(won[seat])
                cards[seat] += len(won[seat])
        outcome = position.outcome
        assert outcome.scores == tuple(points)
        merits = [(points[seat], cards[seat]) for seat in range(seats)]
        places = [{merits[seat] for seat in place} for place in outcome.ranking]
        assert all(len(place) == 1 for place in places)
        assert [place.pop() for place in places] == sorted(set(merits), reverse=True)


def test_totals_are_sums_over_the_fields():
    shares = [share(STRENGTHS, [0, 6, 1], [0, 1]), share(STRENGTHS, [2], [1])]
    assert totals(shares, 2) == ((6, 9), (2, 2))
