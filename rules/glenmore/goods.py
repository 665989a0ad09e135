"""Resources on a tile, as one number: four bits for each kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.core.facts import Amounts
from rules.glenmore.components import GOODS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

#: One of each kind.
ONE: Final = tuple(1 << 4 * good for good in range(len(GOODS)))
_KINDS: Final = range(len(GOODS))
#: A resource, and the cell of a territory it lies on.
Laid = tuple[int, int]


def count(goods: int, good: int) -> int:
    """How many of one kind there are."""
    return goods >> 4 * good & 15


def total(goods: int) -> int:
    """How many there are of all kinds."""
    found = 0
    while goods:
        found += goods & 15
        goods >>= 4
    return found


def kinds(goods: int) -> list[int]:
    """The kinds of which there are any."""
    return [good for good in _KINDS if goods >> 4 * good & 15]


def units(goods: int) -> list[int]:
    """Every single one, by its kind."""
    return [good for good in _KINDS for _ in range(goods >> 4 * good & 15)]


def amounts(counts: Sequence[int], **more: int) -> Amounts:
    """Counts of each kind, and of other things, as a fact."""
    return Amounts.some({**dict(zip(GOODS, counts, strict=True)), **more})


def amounts_of(goods: Iterable[int]) -> Amounts:
    """Single resources, as a fact."""
    counts = [0] * len(GOODS)
    for good in goods:
        counts[good] += 1
    return amounts(counts)
