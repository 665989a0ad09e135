"""Castles: what a token completes, and what stands on the board (LC-R10 to LC-R12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rules.land.board import squares_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.land.options import Setup
    from rules.land.shapes import Site


class Castle(NamedTuple):
    """A castle on the board. The prize of its shape belongs to its clan."""

    site: Site
    clan: int


def completed(setup: Setup, shown: Sequence[int], own: int, square: int) -> list[Site]:
    """The castles that a clan with these tokens can build once it has conquered `square`.

    They have a displayed shape and lie wholly on own tokens. They cover the new square, unless
    older tokens may count without it; but no-man's-land is only ever the end of its castle.
    """
    if setup.newest_counts or setup.board.no_mans_land >> square & 1:
        return covering(setup, shown, own, square)
    return [
        site
        for shape in shown
        if shape >= 0
        for first in squares_in(own)
        for mask, site in setup.sites.from_first[shape][first]
        if mask & own == mask
    ]


def covering(setup: Setup, shown: Sequence[int], own: int, square: int) -> list[Site]:
    """The castles of a displayed shape that lie wholly on own tokens and cover `square`."""
    # Most groups of tokens are too small for any shape.
    sites, group = setup.sites, setup.board.group(own, square)
    size = group.bit_count()
    return [
        site
        for shape in shown
        if shape >= 0 and sites.sizes[shape] <= size
        for mask, site in sites.through[shape][square]
        if mask & group == mask
    ]
