"""What a seat can't know it imagines, and only what fits everything it saw."""

from __future__ import annotations

from collections import Counter
from itertools import combinations as choose

import pytest

from rules import Chance
from tests.rules.duel.rows import SPY_FIRST
from tests.rules.duel.setups import combinations, fate, hand, start

BOTH = Counter(dict.fromkeys(range(8), 2))
FULL_LENGTH = [each for each in combinations() if "bitter_end" in each]


def imagined_hands(position, seat: int, samples: int = 400) -> set[tuple[int, ...]]:
    """The hands of the other that a seat thinks possible."""
    twins = (position.imagine(seat, Chance(f"sample {number}")) for number in range(samples))
    return {hand(twin, 1 - seat) for twin in twins}


def possible_hands(known: Counter, unseen: Counter, unknown: int) -> set[tuple[int, ...]]:
    """All hands of the known cards and so many of the unseen ones."""
    return {
        tuple(sorted([*known.elements(), *rest]))
        for rest in choose(sorted(unseen.elements()), unknown)
    }


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_br_r23_at_every_pick_a_seat_knows_exactly_what_it_saw_of_the_others_picks(seed):
    """The other sees what the opener takes second; only the opener's first pick stays unknown."""
    position = start("mixed_clans", seed=seed)
    known = [Counter(), Counter()]  # what each seat knows of the other's hand
    unknown = [0, 0]
    whim = Chance(seed)
    for number in range(4):
        opener, other = number % 2, 1 - number % 2
        passed: list[Counter] = []
        for seat in (opener, other, opener):
            looking = Counter(position.view(seat)["packet"]["cards"])
            if seat == other:
                unknown[other] += 1
            elif looking.total() == 2:
                known[opener] += passed[0] - looking
            unseen = BOTH - Counter(hand(position, seat)) - known[seat] - looking
            expected = possible_hands(known[seat], unseen, unknown[seat])
            assert imagined_hands(position, seat) == expected
            card = whim.pick(sorted(looking))
            passed.append(looking - Counter([card]))
            position.play(seat, str(card))
        known[opener] += passed[-1]
        known[other] += Counter([card])
    for seat in (0, 1):
        assert imagined_hands(position, seat, 20) == {hand(position, 1 - seat)}


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_br_r23_who_waits_knows_what_was_passed_on_and_nothing_of_a_fresh_packet(seed):
    position = start("mixed_clans", seed=seed)
    whim = Chance(seed)
    while position.view(None)["stage"] == "draft":
        (picker,) = position.to_act
        twins = [position.imagine(1 - picker, Chance(str(number))) for number in range(60)]
        packets = {twin.view(picker)["packet"]["cards"] for twin in twins}
        fresh = position.view(None)["packet"]["size"] == 4
        known = {position.view(picker)["packet"]["cards"]}
        # Even the last packet isn't certain: one of its cards may be a first pick never seen.
        assert len(packets) > 1 if fresh else packets == known
        position.play(picker, whim.pick(position.moves(picker)))


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("variant", [None, "traitor", "dark_night"])
def test_br_r22_after_some_rounds_every_hand_that_fits_is_possible(variant, seat):
    variants = ("poor_visibility", "bitter_end", *([variant] if variant else []))
    position = start(*variants, seed="fits")
    for _ in range(3):
        rounds = len(position.view(None)["rounds"])
        while len(position.view(None)["rounds"]) == rounds:
            position.play(position.to_act[0], position.moves(position.to_act[0])[0])
    fought = position.view(None)["rounds"]
    played = [Counter(cards["cards"][side] for cards in fought) for side in (0, 1)]
    if variant == "dark_night":
        unseen = BOTH - played[0] - played[1] - Counter(hand(position, seat))
    else:
        gave, got = position.view(seat)["exchange"] or (0, 0)
        unseen = Counter(range(8)) + Counter([gave]) - Counter([got]) - played[1 - seat]
    assert imagined_hands(position, seat, 900) == possible_hands(Counter(), unseen, 3)


@pytest.mark.parametrize("seat", [0, 1])
def test_br_r25_while_rows_are_laid_every_order_of_the_other_is_possible(seat):
    position = start("fate")
    for card in "31":
        position.play(1 - seat, card)
    rows = set()
    for number in range(600):
        twin = position.imagine(seat, Chance(str(number)))
        assert twin.view(seat) == position.view(seat)
        rows.add(twin.view(1 - seat)["row"])
    assert rows == {(one, two) for one in range(8) for two in range(8) if one != two}


@pytest.mark.parametrize("laid", ["", "6", "613"])
def test_br_r25_how_far_a_row_is_laid_anew_the_other_cannot_tell(laid):
    """Of seven cards up to five can lie anew: the sixth brings the last one and ends it."""
    position = fate(SPY_FIRST)
    for card in laid:
        position.play(0, card)
    twins = [position.imagine(1, Chance(str(number))) for number in range(200)]
    assert {len(hand(twin, 0)) for twin in twins} == {7, 6, 5, 4, 3, 2}
    assert {twin.view(0)["row"][0] for twin in twins} == {0, 1, 3, 4, 5, 6, 7}


@pytest.mark.parametrize("variants", FULL_LENGTH, ids="+".join)
def test_br_r20_to_r26_an_imagined_game_plays_on_with_the_same_sixteen_cards(variants):
    position = start(*variants, seed="onward")
    whim = Chance(f"onward {variants}")
    while position.outcome is None:
        for seat in (0, 1):
            twin = position.imagine(seat, whim.fork("twin"))
            cards = [fought["cards"] for fought in finish(twin).view(None)["rounds"]]
            assert sum(map(Counter, cards), Counter()) == BOTH
            known = position.view(seat)["hands"]
            if position.view(None)["stage"] != "draft" and None not in known:
                assert_same_decks(position, twin)
        seat = whim.pick(position.to_act)
        position.play(seat, whim.pick(position.moves(seat)))


def finish(position):
    """Play on to the end, anyhow."""
    while position.outcome is None:
        seat = position.to_act[-1]
        position.play(seat, position.moves(seat)[-1])
    return position


def assert_same_decks(position, twin) -> None:
    """Both games end with the same cards played by the same seats."""
    ends = [finish(position.copy()).view(None)["rounds"], twin.view(None)["rounds"]]
    for side in (0, 1):
        truth, dream = (Counter(fought["cards"][side] for fought in end) for end in ends)
        assert truth == dream
