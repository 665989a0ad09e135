"""The paper of squares and cards, in the tint of what each of them shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PIL import Image

from render.kit.cache import cached_material
from render.kit.colour import PAPER, mix
from render.kit.noise import grain, octave, roughen

if TYPE_CHECKING:
    from render.land.lands import Sign

#: How much of the sign's own colour is in its paper.
TINT: Final = 0.16


@cached_material
def vellum(width: int, height: int, sign: Sign) -> Image.Image:
    """Smooth parchment.

    It has less grain than the paper of other games: there are more than eighty squares of it, and
    grain is what makes a file big.
    """
    return roughen(
        Image.new("RGB", (width, height), mix(PAPER, sign.colour, TINT)),
        (
            octave(width, height, (60, 60), "vellum blotch", 0.05),
            octave(width, height, (14, 3), "vellum fibre", 0.02),
            grain(width, height, "vellum grain", 0.01),
        ),
    )
