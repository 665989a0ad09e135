"""The persons of history: an oval portrait each, told apart by hair, beard, hat and coat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PIL import Image

from render.glenmore.scenes.hats import HATS
from render.glenmore.scenes.scene import Scene, ink_of
from render.kit.colour import INK, PEAT, PLAYERS, mix, rgb
from render.kit.pen import curve
from render.kit.tartan import tartan
from render.kit.texture import dyed

if TYPE_CHECKING:
    from render.glenmore.scenes.scene import Ink

#: Clothes of tartan, by the seat whose sett they have.
_PINE, _WILDS, _GOLDS = 3, 0, 1
#: How far down a beard goes.
_SHORT, _LONG = 70, 76


class Sitter(NamedTuple):
    """What somebody looks like."""

    hair: str
    #: A colour, or the seat whose tartan it is of.
    coat: str | int
    hat: str | None = None
    skin: str = "#E3B18A"
    beard: int = 0
    long_hair: bool = False
    moustache: bool = False
    ruff: bool = False
    #: Hair beside the ears.
    whiskers: bool = False


_UNKNOWN: Final = Sitter("#6A4A2A", _PINE, "bonnet")
SITTERS: Final = {
    "robert-the-bruce": Sitter("#8A4522", "#8A2F22", "crown", beard=_SHORT),
    "william-wallace": Sitter("#5A3A22", _PINE, skin="#DDA982", beard=_SHORT, long_hair=True),
    "mary-stuart": Sitter("#8A4522", "#3A2A44", "attifet", skin="#F0CDB0", ruff=True),
    "john-knox": Sitter("#8A8478", "#2B2A30", "cap", skin="#DDB08E", beard=_LONG),
    "james-iv": Sitter("#6A3E1E", "#5A3A6A", "feathered", skin="#EBC2A0", long_hair=True),
    "rob-roy-macgregor": Sitter("#B0501E", _GOLDS, "bonnet", skin="#DFA97E", beard=_SHORT),
    "charles-edward-stuart": Sitter("#E9E2CF", _WILDS, "cockade", skin="#F0CDB0", long_hair=True),
    "flora-macdonald": Sitter("#7A3B1E", "#2F6B68", "mob", skin="#EBC2A0", long_hair=True),
    "robert-burns": Sitter("#3A2A20", "#3B4A6A", skin="#EBC2A0", whiskers=True),
    "walter-scott": Sitter("#D8D0C0", "#3B4A3A", skin="#E6BC98", whiskers=True),
    "arthur-conan-doyle": Sitter("#5A4632", "#5A4A3A", "deerstalker", moustache=True),
    "david-hume": Sitter("#8A7B6C", "#A0402E", "turban", skin="#F0C8A8"),
}


def portrait(width: int, name: str) -> Scene:
    """A person, framed, on the red tartan of the wall."""
    wall = Scene(width, "#4A1C1A")
    cloth = tartan(*wall.size, PLAYERS[1].sett, 3 if width > 200 else 2)
    wall.image = Image.blend(cloth, Image.new("RGB", wall.size, rgb("#2A1210")), 0.5)
    wall.oval((50, 42, 38, 41), ink="#3B2A20", shade=2, bevel=1)
    wall.oval((50, 42, 35.4, 38.4), ink="#E8DCC0")
    wall.oval((50, 42, 33.6, 36.6), ink=likeness(width, SITTERS.get(name, _UNKNOWN)).image)
    return wall


def likeness(width: int, sitter: Sitter) -> Scene:
    """Somebody, from the hat to the shoulders."""
    scene = Scene(width, "#5F7470")
    scene.image = dyed(*scene.size, rgb("#9DB0A6"), rgb("#4A5A58")).copy()
    hair, skin = ink_of(sitter.hair), ink_of(sitter.skin)
    shade = mix(skin, rgb("#7A3B1E"), 0.3)
    if sitter.long_hair:
        locks = curve((32, 32), (26, 50), (28, 62), (32, 68)) + curve(
            (68, 68), (72, 62), (74, 50), (68, 32)
        )
        scene.cut(locks, ink=hair, shade=0.8)
    _clothes(scene, sitter, shade)
    sides = curve((33, 34), (31, 52), (35, 60), (38, 62)) + curve(
        (62, 62), (65, 60), (69, 52), (67, 34)
    )
    scene.cut(sides, ink=hair, shade=0.8)
    face = curve((36.5, 32), (35.5, 49), (40, 60), (50, 62)) + curve(
        (50, 62), (60, 60), (64.5, 49), (63.5, 32)
    )
    scene.cut(face, curve((36.5, 35), (37, 20), (63, 20), (63.5, 35)), ink=skin)
    crown = curve((34.5, 37), (34, 18), (66, 18), (65.5, 37)) + curve(
        (65.5, 37), (60, 24), (42, 25), (34.5, 37)
    )
    scene.cut(crown, ink=hair)
    _beard(scene, sitter, hair)
    _features(scene, skin, shade, mix(hair, INK, 0.5))
    if sitter.moustache:
        for side in (-1, 1):
            half = curve((50, 52), (50 + 6 * side, 50), (50 + 10 * side, 53), (50 + 13 * side, 50))
            scene.stroke(half, width=2.6, ink=mix(hair, INK, 0.3))
    if sitter.hat:
        HATS[sitter.hat](scene)
    return scene


def _clothes(scene: Scene, sitter: Sitter, shade: Ink) -> None:
    """Coat, neck and collar."""
    shoulders = [
        *curve((10, 88), (14, 66), (34, 61), (42, 58)),
        (58.0, 58.0),
        *curve((58, 58), (66, 61), (86, 66), (90, 88)),
    ]
    if isinstance(sitter.coat, int):
        scene.cut(
            shoulders, ink=tartan(*scene.size, PLAYERS[sitter.coat].sett, 2), shade=1.2, bevel=1
        )
    else:
        scene.cut(shoulders, ink=sitter.coat, shade=1.2, bevel=1)
    scene.cut([(41, 50), (59, 50), (58, 64), (50, 71), (42, 64)], ink=shade)
    if sitter.ruff:
        scene.oval(
            *((36 + x * 5.6, 63 + abs(x - 2.5) * -1.2, 4.4, 3.6) for x in range(6)),
            ink="#F4ECDA",
            shade=0.6,
            bevel=1,
        )
    elif isinstance(sitter.coat, str):
        collar = [(42, 60), (50, 72), (58, 60), (62, 64), (52, 82), (48, 82), (38, 64)]
        scene.cut(collar, ink="#EDE4CF", shade=0.5)


def _beard(scene: Scene, sitter: Sitter, hair: Ink) -> None:
    dark = mix(ink_of(hair), PEAT, 0.08)
    if sitter.whiskers:
        for side in (-1, 1):
            x = 50 + 14 * side
            scene.cut(
                [(x, 34), (x - 3.4 * side, 40), (x - 3 * side, 52), (x + 0.6 * side, 46)], ink=dark
            )
    if not sitter.beard:
        return
    low = sitter.beard
    beard = (
        curve((36, 43), (37, 61), (44, low), (50, low + 1))
        + curve((50, low + 1), (56, low), (63, 61), (64, 43))
        + curve((64, 43), (60, 53), (56, 51.4), (50, 51.4))
        + curve((50, 51.4), (44, 51.4), (40, 53), (36, 43))
    )
    scene.cut(beard, ink=dark)


def _features(scene: Scene, skin: Ink, shade: Ink, brow: Ink) -> None:
    """Mouth, brows, eyes and nose."""
    lips = mix(rgb("#7A2F22"), ink_of(skin), 0.2)
    scene.stroke(curve((45.5, 55.6), (48, 57), (52, 57), (54.5, 55.6)), width=1.4, ink=lips)
    scene.stroke([(40.6, 39.4), (47, 39)], [(53, 39), (59.4, 39.4)], width=1.6, ink=brow)
    scene.oval((44.3, 43, 1.6, 1.6), (55.7, 43, 1.6, 1.6), ink=INK)
    scene.cut([(50, 42), (52.6, 50), (48, 50)], ink=shade)
