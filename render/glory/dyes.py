"""The seven colours of villagers; each has an emblem and a weave of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from render.kit.colour import BONE, INK, PAPER, PEAT, contrast, mix, rgb

if TYPE_CHECKING:
    from render.kit.colour import Colour


@dataclass(frozen=True, slots=True)
class Dye:
    """How a colour of villagers looks, also to eyes that don't see it."""

    key: str
    colour: Colour
    emblem: str
    #: The figure of its cloth.
    weave: str

    @property
    def thread(self) -> Colour:
        """The second tone of its cloth."""
        return mix(self.colour, PEAT, 0.22)

    @property
    def charge(self) -> Colour:
        """What its emblem is printed with on its cloth."""
        light = contrast(BONE, self.colour) >= contrast(INK, self.colour) / 2
        return BONE if light else INK

    @property
    def numeral(self) -> Colour:
        """What its numbers are printed with on paper: as much of the colour as can be read."""
        share = 0.3
        while contrast(mix(self.colour, INK, share), PAPER) < _READABLE:
            share += 0.1
        return mix(self.colour, INK, share)


_READABLE: Final = 6.0

# Chosen so that the closest pair is 16 apart (CIE76) for deuteranopes, protanopes and tritanopes,
# and none is the colour of a player or of brass.
DYES: Final = {
    dye.key: dye
    for dye in (
        Dye("red", rgb("#8E1F2E"), "cherries", "slant"),
        Dye("orange", rgb("#D4701F"), "fox_mask", "dots"),
        Dye("yellow", rgb("#F0DA6A"), "barley_ear", "bars"),
        Dye("green", rgb("#4C8A46"), "fir", "lattice"),
        Dye("blue", rgb("#4A8CC8"), "trout", "waves"),
        Dye("violet", rgb("#5F3A8C"), "crocus", "pinstripe"),
        Dye("grey", rgb("#7C848C"), "millstone", "bricks"),
    )
}
