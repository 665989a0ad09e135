"""What a seat can't know it imagines with even odds: no card that fits is likelier than another.

A fair spread is above the bounds given here in one of a thousand cases.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

from rules import Chance
from tests.rules.duel.setups import hand, seeded, start

OWN = Counter(range(8))
BOTH = OWN + OWN
#: Chi-square bounds by degrees of freedom.
BOUNDS = {4: 18.5, 7: 24.4, 55: 93.2}


def assert_even(worlds: list[object], likely: Counter) -> None:
    """Each of these kinds of worlds comes as often as it is likely, and no other kind does."""
    counts, each = Counter(worlds), len(worlds) / likely.total()
    assert set(counts) == set(likely)
    deviation = sum((counts[kind] - each * likely[kind]) ** 2 / likely[kind] for kind in likely)
    assert deviation / each < BOUNDS[len(likely) - 1]


def dreams(position, seat: int, samples: int):
    """Positions that a seat imagines."""
    return (position.imagine(seat, Chance(f"dream {number}")) for number in range(samples))


def test_br_r2_every_card_of_the_other_is_equally_likely_to_lie_there():
    position = start()
    position.play(0, "6")
    assert_even([twin.view(0)["choices"][0] for twin in dreams(position, 1, 1600)], OWN)


def test_br_r22_every_hand_is_equally_likely():
    position = start("poor_visibility")
    hands = Counter(combinations(range(8), 3))
    assert_even([hand(twin, 0) for twin in dreams(position, 1, 2800)], hands)


@pytest.mark.parametrize(
    ("variants", "pack"), [(("poor_visibility",), OWN), (("poor_visibility", "dark_night"), BOTH)]
)
def test_br_r22_every_card_not_seen_is_equally_likely_to_be_drawn_next(variants, pack):
    position = seeded(*variants, where=lambda game: len(set(hand(game, 0))) == 3)
    held, drawn = Counter(hand(position, 0)), []
    for twin in dreams(position, 0, 2000):
        card = twin.moves(0)[0]
        twin.play(0, card)
        twin.play(1, twin.moves(1)[0])
        drawn += (Counter(hand(twin, 0)) + Counter([int(str(card))]) - held).elements()
    assert_even(drawn, pack - held)


def test_br_r23_every_card_not_seen_is_equally_likely_to_be_the_openers_pick():
    position = start("mixed_clans")
    position.play(0, position.moves(0)[0])
    unseen = BOTH - Counter(position.view(1)["packet"]["cards"])
    assert_even([hand(twin, 0)[0] for twin in dreams(position, 1, 2600)], unseen)


def test_br_r25_every_order_of_a_row_is_equally_likely():
    position = start("fate")
    for card in "31":
        position.play(0, card)
    rows = Counter(permutations(range(8), 2))
    assert_even([twin.view(0)["row"] for twin in dreams(position, 1, 2800)], rows)
