"""What a seat holds possible of the tokens that lie face down on another's table.

A guess is the set of all tables that there may be, by all that was seen; a table is how many tokens
it has of each value, from 1. Single tokens are not told apart, for their owner may shuffle them.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, prod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.core.chance import Chance

Counts = tuple[int, ...]
Guess = frozenset[Counts]


def gaining(guess: Guess, values: Iterable[int]) -> Guess:
    """A token has come that has one of these values."""
    return frozenset(_more(table, value, 1) for value in values for table in guess)


def losing(guess: Guess, values: Iterable[int]) -> Guess:
    """A token has gone that had one of these values."""
    return frozenset(
        _more(table, value, -1) for value in values for table in guess if table[value - 1]
    )


def lacking(guess: Guess, value: int) -> Guess:
    """There is no token of that value."""
    return frozenset(table for table in guess if not table[value - 1])


def values_in(guess: Guess) -> frozenset[int]:
    """The values that any of the tokens may have."""
    return frozenset(value for table in guess for value, count in enumerate(table, 1) if count)


def counts_of(values: Iterable[int], length: int) -> Counts:
    """How many there are of each value up to `length`."""
    held = tuple(values)
    return tuple(held.count(value) for value in range(1, length + 1))


def draw_tables(pool: Counts, guesses: tuple[Guess, ...], chance: Chance) -> list[Counts] | None:
    """A table for each guess, all out of one pool, each way to draw them equally likely.

    ``None`` if there is none.
    """
    total = _ways(pool, guesses)
    if not total:
        return None
    left = chance.below(total)
    found: list[Counts] = []
    while guesses:
        first, *later = guesses
        guesses = tuple(later)
        for table in sorted(first):
            ways = _ways_with(pool, table, guesses)
            if left < ways:
                break
            left -= ways
        found.append(table)
        # Which of the tokens come to this table is drawn; what is left decides on the others.
        pool = _less(pool, table)
        left %= max(1, _ways(pool, guesses))
    return found


@lru_cache(maxsize=4096)
def _ways(pool: Counts, guesses: tuple[Guess, ...]) -> int:
    """In how many ways tables can be drawn."""
    if not guesses:
        return 1
    first, *later = guesses
    return sum(_ways_with(pool, table, tuple(later)) for table in first)


def _ways_with(pool: Counts, table: Counts, later: tuple[Guess, ...]) -> int:
    """In how many ways, if the first of them is this one."""
    ways = prod(map(comb, pool, table))
    return ways * _ways(_less(pool, table), later) if ways else 0


def _more(table: Counts, value: int, count: int) -> Counts:
    return (*table[: value - 1], table[value - 1] + count, *table[value:])


def _less(pool: Counts, table: Counts) -> Counts:
    return tuple(there - gone for there, gone in zip(pool, table, strict=True))
