"""The ring: its line, its empty space, and spaces on which nothing is ever laid."""

from __future__ import annotations

import pytest

from rules.glenmore.components import NONE
from rules.glenmore.ring import Ring

TILE = 7


def ring(drawing: str) -> Ring:
    """A ring: ``f`` a figure, ``t`` a tile, ``m`` fixed, a hyphen nothing; read from the first."""
    floor = [TILE if one == "t" else NONE for one in drawing]
    at = [space for space, one in enumerate(drawing) if one == "f"]
    fixed = frozenset(space for space, one in enumerate(drawing) if one == "m")
    return Ring(floor, at, at[0], fixed)


@pytest.mark.parametrize(
    ("drawing", "empty", "free"),
    [
        ("fftt--", 5, [4]),
        ("fft-t-", 5, []),
        ("ffttmm-", 6, []),
        ("fftt-m--", 7, [4, 6]),
        ("fft-mm---", 8, [3, 6, 7]),
        # Behind the rearmost figure fixed spaces are skipped and lie outside of the line.
        ("mfft--", 5, [4]),
        ("mmf-t---", 7, [5, 6]),
        ("-mmft", 0, []),
    ],
)
def test_the_empty_space_is_the_nearest_one_behind_that_is_not_fixed(drawing, empty, free):
    assert ring(drawing).empty == empty
    assert ring(drawing).free() == free


def test_a_copy_keeps_what_is_fixed():
    assert ring("ff-m").copy().fixed == {3}
