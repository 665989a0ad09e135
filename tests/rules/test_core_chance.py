"""Fair dice: known answers, unbiased draws, independent copies."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest

from rules import Chance, seed_hash

#: The stream of "clanmoot", four bytes each, worked out by hand with another tool.
WORDS = (
    3237030894,
    306576943,
    3857113958,
    49491604,
    3670408553,
    2901925310,
    1863877791,
    2722772425,
    2491723294,
    1334155446,
    1342977198,
    2977220784,
)
#: Chi-square bounds that a fair source passes in 999 of 1000 cases, by degrees of freedom.
BOUNDS = {5: 20.5, 7: 24.3, 23: 49.7}


def words(text: str, count: int) -> list[int]:
    """The first numbers of a stream, as the docstring of `Chance` defines it."""
    blocks = b"".join(sha256(f"{text}:{block}".encode()).digest() for block in range(count))
    return [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, 4 * count, 4)]


def drawn(chance: Chance, count: int, bound: int = 1 << 32) -> list[int]:
    return [chance.below(bound) for _ in range(count)]


def test_the_stream_is_sha_256_in_counter_mode():
    assert tuple(drawn(Chance("clanmoot"), len(WORDS))) == WORDS


@pytest.mark.parametrize("text", ["", "a", "Привіт", "1:2", "x" * 1000])
def test_every_text_has_its_stream(text):
    assert drawn(Chance(text), 20) == words(text, 20)


def test_a_choice_is_a_word_modulo_the_bound():
    assert drawn(Chance("clanmoot"), 8, 6) == [word % 6 for word in WORDS[:8]]


def test_words_that_would_favour_small_numbers_are_thrown_away():
    bound = 3 << 30
    kept = [word for word in words("text 3", 40) if word < bound]
    chance = Chance("text 3")
    assert words("text 3", 1)[0] >= bound, "the first word must be one to throw away"
    assert drawn(chance, 20, bound) == kept[:20]
    assert chance.drawn > 20


def test_the_first_word_too_many_is_thrown_away_as_well():
    bound = WORDS[0]
    assert bound > 1 << 31, "only the numbers below the bound go round once"
    assert Chance("clanmoot").below(bound) == WORDS[1]


def test_below_one_there_is_one_choice_and_it_uses_the_stream():
    chance = Chance("one")
    assert chance.below(1) == 0
    assert chance.drawn == 1


@pytest.mark.parametrize("bound", [0, -1])
def test_nothing_can_be_chosen_from_nothing(bound):
    chance = Chance("none")
    with pytest.raises(ValueError, match="nothing to choose from"):
        chance.below(bound)
    with pytest.raises(ValueError, match="nothing to choose from"):
        chance.pick(())
    assert chance.drawn == 0


@pytest.mark.parametrize("sides", [6, 8])
def test_dice_are_fair(sides):
    rolls = 6000
    counts = Counter(drawn(Chance("dice"), rolls, sides))
    assert _chi_square(counts, rolls, sides) < BOUNDS[sides - 1]


def test_every_order_is_equally_likely():
    chance, counts, rounds = Chance("orders"), Counter(), 4800
    for _ in range(rounds):
        items = list("abcd")
        chance.shuffle(items)
        counts["".join(items)] += 1
    assert set(counts) == {"".join(order) for order in permutations("abcd")}
    assert _chi_square(counts, rounds, 24) < BOUNDS[23]


def test_every_item_is_picked_equally_often():
    chance, picks = Chance("items"), 6000
    counts = Counter(chance.pick("abcdef") for _ in range(picks))
    assert _chi_square(counts, picks, 6) < BOUNDS[5]


def test_a_shuffle_keeps_all_items():
    items = list(range(52))
    Chance("pack").shuffle(items)
    assert sorted(items) == list(range(52))
    assert items != list(range(52))


def test_few_items_need_no_chance():
    chance = Chance("few")
    for items in ([], ["alone"]):
        chance.shuffle(items)
    assert chance.drawn == 0


@pytest.mark.parametrize("before", [0, 1, 7, 8, 9])
def test_a_copy_goes_on_from_the_same_place(before):
    chance = Chance("copied")
    drawn(chance, before)
    twin = chance.copy()
    assert drawn(twin, 10) == words("copied", 20)[before : before + 10]
    assert chance.drawn == before
    assert drawn(chance, 10) == words("copied", 20)[before : before + 10]


def test_a_fork_is_fixed_by_text_place_and_name():
    chance = Chance("forked")
    first = drawn(chance.fork("a"), 5)
    assert drawn(chance.fork("a"), 5) == first
    assert drawn(chance.fork("b"), 5) != first
    assert chance.drawn == 0
    chance.below(2)
    assert drawn(chance.fork("a"), 5) != first


def test_the_published_hash_is_sha_256_of_the_seed():
    assert (
        seed_hash("clanmoot") == "d9ffc8a06a232cfe122f1881f6f3f23cdb9b0e7ddf8cec7f663397495079a076"
    )


def test_more_than_the_stream_can_tell_apart_is_refused():
    with pytest.raises(ValueError, match="bound"):
        Chance("large").below((1 << 32) + 1)


def _chi_square(counts: Counter, total: int, kinds: int) -> float:
    expected = total / kinds
    return sum((count - expected) ** 2 / expected for count in counts.values())
