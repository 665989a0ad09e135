"""Haggis tokens: where they lie, and who knows the values of those that lie face down."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.chance import Chance


class Token(NamedTuple):
    """A token that lies face down on a table. Its owner knows its value (Q5-3)."""

    value: int
    #: The values that everybody else holds possible.
    may: frozenset[int]
    #: Others who know it for certain.
    told: frozenset[int] = frozenset()


def without(tokens: Sequence[Token], value: int) -> tuple[Token, ...]:
    """The tokens that are left when one of that value goes, and nobody sees which.

    Whatever others knew of single tokens they don't know any more: it may have been any of them.
    """
    gone = best_known(tokens, value)
    may = frozenset[int]().union(*(token.may for token in tokens))
    return tuple(Token(token.value, may) for token in tokens if token is not gone)


def best_known(tokens: Sequence[Token], value: int) -> Token:
    """The token of that value that others know best: to show it tells them least."""
    fitting = (token for token in tokens if token.value == value)
    return min(fitting, key=lambda token: (len(token.may), -len(token.told)))


def deal(pool: Counter[int], wanted: Sequence[frozenset[int]], chance: Chance) -> list[int]:
    """Values for tokens, drawn from the pool, each one that its token may have.

    Raises `ValueError` if there is no way to deal them.
    """
    left = Counter(pool)
    found: list[int] = []
    for place, may in enumerate(wanted):
        fitting = [
            value
            for value in sorted(may)
            for _ in range(left[value])
            if _suffices(left - Counter([value]), wanted[place + 1 :])
        ]
        if not fitting:
            raise ValueError("the tokens can't be dealt so")
        value = chance.pick(fitting)
        left[value] -= 1
        found.append(value)
    return found


def _suffices(pool: Counter[int], wanted: Sequence[frozenset[int]]) -> bool:
    """Whether all tokens can have a value: for any values, not too many tokens need just these."""
    values = sorted(frozenset[int]().union(*wanted))
    return all(
        sum(may <= set(some) for may in wanted) <= sum(pool[value] for value in some)
        for count in range(1, len(values) + 1)
        for some in combinations(values, count)
    )
