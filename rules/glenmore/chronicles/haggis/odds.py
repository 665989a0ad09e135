"""What haggis brings on average, for the computer's seats."""

from __future__ import annotations

from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from rules.glenmore.chronicles.haggis.guesses import counts_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.glenmore.chronicles.haggis.pantry import Pantry
    from rules.glenmore.position import GlenMorePosition

#: What an exchange for a token is worth that may be made in a turn to come.
WAKES: Final = MappingProxyType({"haggis": 3.0})


def values_worth(pantry: Pantry, position: GlenMorePosition, values: Iterable[int]) -> float:
    """What the next scoring will bring on average for tokens of these values on a table.

    Tokens that may come in time count for nothing: who bought inns for their sake got twice as much
    haggis and fell behind in everything else.
    """
    down = counts_of(values, len(pantry.values))
    return expected(down, pantry.rolls, position.box.die, pantry.most_up)


@lru_cache(maxsize=4096)
def expected(
    down: tuple[int, ...],
    rolls: int,
    die: tuple[int, ...],
    most: int,
    up: tuple[int, ...] = (),
) -> float:
    """The points to be expected of a table, with so many tokens of each value face down.

    `up` are the values turned already, in ascending order, of which there may be `most`.
    """
    now = float(len(up) * sum(up))
    if not rolls or len(up) >= most or not any(down):
        return now
    found = 0.0
    for face in set(die):
        after, turned = down, up
        if face <= len(down) and down[face - 1]:
            after = tuple(n - (value == face) for value, n in enumerate(down, 1))
            turned = tuple(sorted((*up, face)))
        found += die.count(face) * expected(after, rolls - 1, die, most, turned)
    return found / len(die)
