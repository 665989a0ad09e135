"""What goods and kinds of tiles are dyed with, and the emblem that goes with each colour.

Colours that are close for some eyes never stand without their emblem or picture.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from render.kit.colour import BONE, INK, Colour, rgb


class Dye(NamedTuple):
    """A colour, its emblem, and what the emblem is stamped with."""

    colour: Colour
    emblem: str
    ink: Colour


GOODS: Final = {
    "wood": Dye(rgb("#8A5A33"), "log", BONE),
    "stone": Dye(rgb("#8C9299"), "rock", INK),
    "barley": Dye(rgb("#E3B23A"), "barley", INK),
    "sheep": Dye(rgb("#F3EDE0"), "sheep", INK),
    "cow": Dye(rgb("#3B2A22"), "cow", BONE),
    "whisky": Dye(rgb("#B8651F"), "cask", BONE),
}
#: The dark cow's cube has an edge, else it would drown on dark plaques.
COW_EDGE: Final = rgb("#8A6A54")

KINDS: Final = {
    "village": Dye(rgb("#C47A6A"), "house", INK),
    "castle": Dye(rgb("#8F98A4"), "tower", INK),
    "distillery": Dye(rgb("#A4561F"), "still", BONE),
    "animal": Dye(rgb("#5C8A3C"), "bell", BONE),
    "material": Dye(rgb("#D6C47A"), "pick", INK),
    "trade": Dye(rgb("#8A5FA6"), "scales", BONE),
    "loch": Dye(rgb("#1E6474"), "waves", BONE),
    "person": Dye(rgb("#84292B"), "bust", BONE),
    "end": Dye(rgb("#36353E"), "starred", BONE),
    "special": Dye(rgb("#4B4560"), "ringed", BONE),
    "ring": Dye(rgb("#4B4560"), "ringed", BONE),
}

#: Plaques that carry icons, and the stroke through what can't be had.
DARK: Final = rgb("#241C17")
STRUCK: Final = rgb("#F0826E")
