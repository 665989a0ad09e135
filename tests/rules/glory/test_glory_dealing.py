"""Hidden cards dealt anew: nobody gets a card that everybody knows they don't have."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.glory.knowledge import deal

#: Seven kinds of cards are enough for places to compete for the same ones.
KINDS = 7


def barring(*cards: int) -> int:
    """The mask of all cards but these."""
    return sum(1 << card for card in range(KINDS) if card not in cards)


@st.composite
def hidden(draw) -> tuple[list[int], list[int]]:
    """A shuffled pool, and places with what is barred there, for which the true cards are a way."""
    true = draw(st.lists(st.integers(0, KINDS - 1), min_size=1, max_size=9))
    places = [
        barring(card, *draw(st.lists(st.integers(0, KINDS - 1), max_size=2)))
        if draw(st.booleans())
        else 0
        for card in true
    ]
    return draw(st.permutations(true)), places


@given(hidden())
@settings(max_examples=300, deadline=None, database=None, derandomize=True)
def test_cg_r15_every_hidden_card_is_dealt_and_none_where_it_is_barred(secrets):
    pool, places = secrets
    dealt = list(deal(pool, places))
    assert Counter(dealt) == Counter(pool)
    assert not any(barred >> card & 1 for card, barred in zip(dealt, places, strict=True))


@pytest.mark.parametrize(
    ("pool", "places", "dealt"),
    [
        # The second place can have nothing else, so the first one gives its card up.
        ([0, 1], [barring(0, 1), barring(0)], [1, 0]),
        # And so on along a chain.
        ([0, 1, 2], [barring(0, 1), barring(1, 2), barring(0)], [1, 2, 0]),
        # The first place can't give its card up: the third one looks further.
        ([0, 1, 2], [barring(0), barring(0, 1), barring(0, 1, 2)], [0, 1, 2]),
        ([0, 1, 2, 3], [barring(0), barring(0, 1), barring(0, 1, 3), 0], [0, 1, 3, 2]),
    ],
)
def test_cg_r15_who_can_have_another_card_gives_one_up(pool, places, dealt):
    assert list(deal(pool, places)) == dealt


def test_without_barred_cards_the_pool_is_dealt_as_it_lies():
    assert list(deal([3, 1, 2], [0, 0, 0])) == [3, 1, 2]
