"""The faces of the gang, as they hang in jail or on their owner's wall."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageDraw

from render.glenmore.scenes.portraits import Sitter, likeness
from render.glenmore.scenes.scene import box
from render.kit.cache import cached
from render.kit.colour import PEAT, mix, rgb

#: How wide and high a face is.
FACE: Final = (132, 152)
_MASKED: Final = "kenneth"
SITTERS: Final = {
    "collector": Sitter("#8A4522", "#5A3A6A", "mob", skin="#EBC2A0"),
    "joe": Sitter("#3A2A20", "#3B4A6A", "cap", moustache=True),
    "bruce": Sitter("#A0501E", "#2F5A4C", "feathered", beard=76),
    "tenant": Sitter("#5A3A22", "#7A2F22", "attifet", skin="#F0CDB0", ruff=True),
    "kenneth": Sitter("#26242A", "#2B2A30", "cap", skin="#DDA982"),
    "fergus": Sitter("#6A4A2A", 3, "turban", whiskers=True),
    "sybil": Sitter("#D9A941", "#8A2F22", skin="#F0CDB0", long_hair=True, ruff=True),
    "derek": Sitter("#8A8478", "#3A3D45", whiskers=True, moustache=True),
    "mike": Sitter("#5A3A22", 0, "deerstalker", beard=70),
    "calum": Sitter("#3A2A20", 1, "bonnet", moustache=True, skin="#DFA97E"),
    "billy": Sitter("#B0501E", "#5A4A3A", beard=70, skin="#DDA982"),
    "elspeth": Sitter("#B0501E", "#2F6B68", skin="#F0CDB0", long_hair=True),
    "erin": Sitter("#2A201A", 3, "mob", skin="#EBC2A0", long_hair=True),
    "fraser": Sitter("#8A7B6C", 1, "bonnet", beard=76),
    "una": Sitter("#D8D0C0", "#3B4A3A", "mob", skin="#E6BC98"),
    "john": Sitter("#6A3E1E", "#5A3A6A", "crown", beard=70),
}


@cached
def face(name: str, *, jailed: bool) -> Image.Image:
    """A member of the gang; behind bars in jail."""
    width, height = FACE
    scene = likeness(round(width * 1.18), SITTERS[name])
    if name == _MASKED:
        scene.cut(box(35, 47.5, 30, 8.5), ink="#1E1B20")
        scene.oval((44.3, 43, 1.6, 1.6), (55.7, 43, 1.6, 1.6), ink="#F4ECDA")
    left = (scene.size[0] - width) // 2
    picture = scene.image.crop((left, 6, left + width, 6 + height))
    if jailed:
        draw = ImageDraw.Draw(picture)
        iron, lit = rgb("#3A3D45"), mix(rgb("#3A3D45"), rgb("#F4ECDA"), 0.4)
        for x in (18, 50, 82, 114):
            draw.rectangle((x - 4, 0, x + 4, height), iron)
            draw.rectangle((x - 4, 0, x - 3, height), lit)
        draw.rectangle((0, 10, width, 18), iron)
        draw.line((0, height - 1, width, height - 1), PEAT, 2)
    return picture
