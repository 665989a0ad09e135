"""What haggis brings on average, for the computer's seats."""

from __future__ import annotations

from functools import lru_cache


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
