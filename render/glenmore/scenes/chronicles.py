"""Tiles of the chronicles where something is done: built, raced, sold, cooked and feasted on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.glenmore.scenes.props import casks, cow, sheep, tree
from render.glenmore.scenes.scene import RIVER, Scene, box
from render.kit.colour import BONE, INK
from render.kit.pen import curve

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.glenmore.scenes.scene import Ink
    from render.glenmore.scenes.whim import Whim

_TIMBER, _PLANK = "#8A5A33", "#B98550"


def yard(width: int, whim: Whim) -> Scene:
    """A shipbuilder: the ribs of a boat on their slip, above the river."""
    scene = Scene(width, "#A99768")
    scene.hills(whim)
    scene.cut([(0, 40), (100, 37), (100, 112), (0, 112)], ink="#B9A26C")
    far = whim.between(-5, 5, "shed")
    scene.cut(box(66 + far, 42, 28, 16), ink="#8A7350", shade=1.2)
    scene.cut(
        [(62 + far, 27), (68 + far, 14), (92 + far, 14), (98 + far, 27)],
        ink="#6B4E3A",
        shade=1,
        bevel=1,
    )
    scene.cut([(4, 46), (62, 46), (66, 50), (2, 50)], ink="#6E5A3C", shade=0.8)
    x, hull = 8 + far, whim.among(("#9A6A3A", "#A87746"), "hull")
    keel = curve((x, 22), (x + 4, 48), (x + 46, 48), (x + 52, 20))
    scene.stroke(
        *(
            curve((x + d, 44), (x + d - 4, 34), (x + d - 2, 26), (x + d, 20))
            for d in (12, 20, 28, 36, 44)
        ),
        width=2,
        ink="#D3A468",
    )
    planks = [*keel, (x + 44, 33), *curve((x + 44, 33), (x + 34, 38), (x + 14, 38), (x + 6, 34))]
    scene.cut(planks, ink=hull, shade=1.2, bevel=1)
    scene.stroke(keel, width=3, ink="#6B4526", shade=0.6)
    scene.stroke(
        [(x + 12, 47), (x + 8, 51)], [(x + 40, 47), (x + 44, 51)], width=2.2, ink="#5A3A26"
    )
    scene.river()
    return scene


def regatta(width: int, whim: Whim) -> Scene:
    """The start of the race: bunting across the river, and a boat below it."""
    scene = Scene(width, "#7F9553")
    scene.hills(whim, 24)
    for x, scale in ((6, 1.1), (95, 1.2)):
        tree(scene, x, 42, scale)
    scene.river()
    scene.stroke([(16, 66), (16, 14)], [(84, 66), (84, 14)], width=2.6, ink="#5A3A26", shade=0.6)
    rope = curve((16, 17), (38, 27), (62, 27), (84, 17), steps=9)
    scene.stroke(rope, width=1, ink=INK)
    for place, (px, py) in enumerate(rope[1:-1]):
        ink = ("#B23A32", "#F2C61F", "#2E5E9E", "#F4ECDA")[place % 4]
        scene.cut([(px - 3.4, py), (px + 3.4, py), (px, py + 9)], ink=ink, shade=0.4)
    dragon(scene, 50, RIVER + 1, 1.25, "#A0402E")
    return scene


def dragon(scene: Scene, x: float, y: float, k: float, ink: Ink) -> None:
    """A long rowing boat with the head of a beast."""
    hull = [
        *curve(
            (x - 24 * k, y - 3 * k),
            (x - 16 * k, y + 7 * k),
            (x + 14 * k, y + 7 * k),
            (x + 20 * k, y - 3 * k),
        ),
        (x + 20 * k, y - 3 * k),
    ]
    scene.cut(hull, ink=ink, shade=0.8, bevel=1)
    neck = curve(
        (x + 18 * k, y - 1 * k),
        (x + 25 * k, y - 5 * k),
        (x + 20 * k, y - 14 * k),
        (x + 27 * k, y - 14 * k),
    )
    scene.stroke(neck, width=3 * k, ink=ink)
    scene.oval((x + 27 * k, y - 13.4 * k, 3.6 * k, 2.2 * k), ink=ink)
    scene.stroke(
        curve(
            (x - 23 * k, y - 3 * k),
            (x - 29 * k, y - 6 * k),
            (x - 26 * k, y - 12 * k),
            (x - 29 * k, y - 13 * k),
        ),
        width=2.4 * k,
        ink=ink,
    )
    for d in (-14, -5, 4, 13):
        scene.oval((x + d * k, y - 7 * k, 2.4 * k, 2.6 * k), ink="#E3B18A")
        scene.cut(box(x + (d - 2.4) * k, y - 1 * k, 4.8 * k, 4 * k), ink="#F4ECDA")
        scene.stroke(
            [(x + d * k, y - k), (x + (d - 6) * k, y + 9 * k)], width=1.2 * k, ink="#F1E3C4"
        )


def sale(width: int, whim: Whim) -> Scene:
    """A sale of casks: the best stand on a table before the vault."""
    scene = Scene(width, "#7A6A4E")
    wall = whim.among(("#8E8474", "#9A7F68", "#7E8580", "#A08C6A"), "wall")
    scene.image = scene.stone(wall, "vault", 12, 0.14)
    scene.cut([(0, 112), (0, 62), (100, 62), (100, 112)], ink="#6B5A42")
    arch = [(14, 62), *curve((14, 62), (14, 8), (86, 8), (86, 62))]
    scene.cut(arch, ink="#3A2C22", shade=1)
    for x, y in ((36, 58), (62, 58), (49, 45)):
        casks(scene, x, y, 6.6)
    scene.cut(box(8, 72, 84, 5), ink=_PLANK, shade=1.2, bevel=1)
    scene.cut(box(14, 84, 5, 12), box(81, 84, 5, 12), ink=_TIMBER)
    wax = whim.among(("#B23A32", "#2E5E9E", "#3F7A4C", "#7A4E86"), "wax")
    count = whim.among((2, 3, 4), "lots")
    for place in range(count):
        middle = 50 + (place - (count - 1) / 2) * 22
        scene.oval((middle, 62, 5.4, 6), ink="#8A5A33", shade=0.8, bevel=1)
        scene.oval((middle, 62, 3.4, 3.6), ink=wax)
    scene.oval((18, 20, 4, 5), (82, 20, 4, 5), ink="#F2C66B", shade=0.4)
    return scene


def _tavern(
    width: int, whim: Whim, *, wet: bool = False, thatch: bool = False
) -> tuple[Scene, float]:
    """A house where haggis is served, with a steaming dish on its sign."""
    scene = Scene(width, "#7F8A4E")
    scene.hills(whim, 20, dusk=True)
    g = 45.0 if wet else 62.0
    k = 0.8 if wet else 1.0
    if not wet:
        scene.cut([(0, 66), (100, 60), (100, 112), (0, 112)], ink="#BBA571")
    wall = whim.among(("#EFE3C8", "#E2D2B0", "#D9C6A4"), "wall")
    roof = "#B98F4A" if thatch else whim.among(("#4F5962", "#6B4E3A", "#7C4A3A"), "roof")
    scene.cut(box(8, g, 58, 22 * k), ink=wall, shade=1.6)
    scene.cut(
        [(3, g - 21 * k), (14, g - 41 * k), (60, g - 41 * k), (71, g - 21 * k)],
        ink=roof,
        shade=1,
        bevel=1,
    )
    scene.cut(box(48, g - 36 * k, 8, 12 * k), ink="#8A7B6C")
    scene.cut(*(box(x, g - 8 * k, 9, 9 * k) for x in (14, 27, 52)), ink="#F2C66B", shade=0.3)
    scene.cut(box(39, g, 10, 16 * k), ink=whim.among(("#7A2F22", "#2F5A4C", "#3A2C22"), "door"))
    scene.stroke(
        [(90, g + 4), (90, g - 36 * k)],
        [(90, g - 34 * k), (74, g - 34 * k)],
        width=2,
        ink="#4A3324",
    )
    scene.cut(
        box(68, g - 12 * k, 20, 19 * k),
        ink=whim.among(("#2F5A4C", "#7A2F22", "#2C4A78"), "sign"),
        shade=1,
        bevel=1,
    )
    _dish(scene, 78, g - 15 * k, 0.72 * k)
    return scene, g


def _dish(scene: Scene, x: float, y: float, k: float) -> None:
    """A haggis on its plate."""
    scene.oval((x, y, 11 * k, 2.6 * k), ink=BONE, shade=0.4)
    scene.oval((x, y - 4.4 * k, 8 * k, 5 * k), ink="#9A6A42", shade=0.3, bevel=1)
    scene.stroke(
        [(x - 7 * k, y - 6 * k), (x - 11 * k, y - 9 * k)],
        [(x + 7 * k, y - 6 * k), (x + 11 * k, y - 9 * k)],
        width=2 * k,
        ink="#7A4E2A",
    )


def drovers(width: int, whim: Whim) -> Scene:
    """The Drovers Inn: cattle rest before it."""
    scene, g = _tavern(width, whim)
    cow(scene, 30, g + 14, 1.05, 1, "#8A4A22")
    return scene


def old_inn(width: int, whim: Whim) -> Scene:
    """The Old Inn: thatched, with a bench and a cask by the door."""
    scene, g = _tavern(width, whim, thatch=True)
    scene.cut(box(12, g + 8, 22, 3), ink=_PLANK, shade=0.8, bevel=1)
    scene.cut(box(14, g + 12, 3, 4), box(29, g + 12, 3, 4), ink=_TIMBER)
    casks(scene, 56, g + 12, 5)
    return scene


def creek_inn(width: int, whim: Whim) -> Scene:
    """The Creek Inn, on the bank of the river."""
    scene, _ = _tavern(width, whim, wet=True)
    scene.river()
    return scene


def haggis_house(width: int, whim: Whim) -> Scene:
    """The Haggis House: the dish itself, larger than life, on the table before it."""
    scene, g = _tavern(width, whim)
    scene.cut(box(8, g + 16, 54, 4), ink=_PLANK, shade=1, bevel=1)
    scene.cut(box(12, g + 26, 4, 10), box(54, g + 26, 4, 10), ink=_TIMBER)
    _dish(scene, 34, g + 12, 1.7)
    return scene


def feast(width: int, whim: Whim) -> Scene:
    """The Feast of Beasts: those who would else be eaten sit at the table."""
    scene = Scene(width, "#86A257")
    scene.hills(whim, 20)
    tree(scene, 6, 40, 1.3)
    tree(scene, 95, 40, 1.2)
    cow(scene, 50, 48, 1.5, 1, "#8A4A22")
    sheep(scene, 18, 50, 1.7, 1)
    sheep(scene, 86, 50, 1.7, -1)
    scene.cut(box(4, 64, 92, 8), ink="#F4ECDA", shade=1.4, bevel=1)
    scene.cut(
        [(4, 64), (96, 64), (94, 74), (80, 70), (66, 74), (50, 70), (34, 74), (20, 70), (6, 74)],
        ink="#B23A32",
        shade=0.6,
    )
    for x in (24, 50, 76):
        _dish(scene, x, 58, 0.9)
    scene.cut(box(10, 84, 5, 12), box(85, 84, 5, 12), ink=_TIMBER)
    return scene


WORKS: Final[dict[str, Callable[[int, Whim], Scene]]] = {
    "drovers-inn": drovers,
    "old-inn": old_inn,
    "creek-inn": creek_inn,
    "haggis-house": haggis_house,
    "feast-of-beasts": feast,
    "race-start": regatta,
}
