"""Fairs, inns, bridges, standing stones, and the lochs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.glenmore.scenes.monuments import lomond
from render.glenmore.scenes.props import boat, casks, stall, tree
from render.glenmore.scenes.scene import FOAM, HALF_RIVER, RIVER, SAND, WATER, Scene, box
from render.kit.colour import BONE
from render.kit.pen import curve

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.glenmore.scenes.whim import Whim

_AWNINGS: Final = ("#7A4E86", "#B23A32", "#2F7580", "#B2592B", "#5F7F3E", "#2E5E9E", "#B8862B")
_FRUIT: Final = ("#C0492F", "#E3B23A", "#6E8F3E", "#F4ECDA", "#8A4A6A")
_SHORE: Final = "#BFE0E2"


def fair(width: int, whim: Whim, *, wet: bool) -> Scene:
    """Two stalls of a market."""
    scene = Scene(width, "#B7A06A")
    scene.hills(whim)
    g, k = (45.0, 0.82) if wet else (62.0, 1.0)
    scene.cut([(0, 40), (100, 36), (100, 112), (0, 112)], ink="#C4AE78")
    first = whim.among(_AWNINGS, "first awning")
    second = whim.among(tuple(ink for ink in _AWNINGS if ink != first), "second awning")
    shift = whim.between(-4, 4, "stalls")
    stall(scene, 8 + shift, g - 2, 34, 26 * k, first)
    stall(scene, 56 + shift, g, 36, 28 * k, second)
    if wet:
        scene.river()
        return scene
    for place, x in enumerate((16, 22, 28, 64, 71, 78)):
        fruit = whim.among(_FRUIT, f"fruit {place}")
        scene.oval((x + shift, g - (11 if x < 50 else 10.6), 3, 2.4), ink=fruit)
    basket = whim.between(38, 62, "basket")
    scene.oval((basket, 72, 7, 3), ink="#8A7442")
    sides = [(basket + dx, y) for dx, y in ((-6, 72), (-5, 62), (5, 62), (6, 72))]
    scene.cut(sides, ink="#9A6A3A", shade=1, bevel=1)
    scene.oval((basket, 62, 5.2, 1.8), ink=whim.among(_FRUIT, "basket fruit"))
    return scene


def inn(width: int, whim: Whim) -> Scene:
    """A tavern in the evening, its sign swinging."""
    scene = Scene(width, "#7F8A4E")
    scene.hills(whim, 22, dusk=True)
    g = 62
    scene.cut([(0, 66), (100, 60), (100, 112), (0, 112)], ink="#BBA571")
    wall = whim.among(("#EFE3C8", "#E2D2B0", "#F2EADB"), "wall")
    roof = whim.among(("#6B4E3A", "#4F5962", "#7C4A3A"), "roof")
    enamel = whim.among(("#2F5A4C", "#7A2F22", "#2C4A78", "#5A3A6A"), "sign")
    scene.cut(box(10, g, 64, 24), ink=wall, shade=1.6)
    scene.cut([(5, g - 23), (16, g - 42), (68, g - 42), (79, g - 23)], ink=roof, shade=1, bevel=1)
    chimney = whim.between(16, 30, "chimney")
    scene.cut(box(chimney, g - 36, 8, 14), box(56, g - 36, 8, 14), ink="#8A7B6C")
    scene.cut(*(box(x, g - 8, 9, 10) for x in (16, 29, 59)), ink="#F2C66B", shade=0.3)
    scene.cut(box(43, g, 10, 18), ink=whim.among(("#7A2F22", "#2F5A4C", "#3A2C22"), "door"))
    scene.stroke([(88, g + 6), (88, g - 32)], width=2, ink="#4A3324")
    scene.stroke([(88, g - 30), (74, g - 30)], width=1.8, ink="#4A3324")
    scene.cut(box(69, g - 13, 16, 16), ink=enamel, shade=1, bevel=1)
    scene.cut(box(73, g - 16, 6.5, 9), ink=BONE)
    scene.oval((80.4, g - 20.4, 2.2, 2.6), ink=BONE)
    scene.oval((80.4, g - 20.4, 1, 1.4), ink=enamel)
    casks(scene, whim.between(18, 34, "casks"), g + 9, 5.4)
    return scene


def bridge(width: int, whim: Whim) -> Scene:
    """A stone arch over the river."""
    scene = Scene(width, "#7F9553")
    scene.hills(whim, 26)
    for x, scale in ((8, 1.1), (92, 1.1), (20, 0.8)):
        tree(scene, x + whim.between(-3, 3, f"tree {x}"), 44, scale)
    scene.river()
    masonry = scene.stone(whim.among(("#A09684", "#9A8E86", "#8E938A"), "stone"), "bridge")
    rise = whim.between(24, 34, "rise")
    arch = [
        (12.0, 62.0),
        *curve((12, 62), (26, rise), (74, rise), (88, 62)),
        (76.0, 64.0),
        *curve((76, 64), (68, rise + 12), (32, rise + 12), (24, 64)),
    ]
    scene.cut(arch, ink=masonry, shade=1.6, bevel=1)
    rail = curve((12, 60), (26, rise - 3), (74, rise - 3), (88, 60))
    scene.stroke(rail, width=3.2, ink="#7E7565", shade=0.6)
    return scene


def stones(width: int, whim: Whim, *, wet: bool) -> Scene:
    """Standing stones around a banner: here clans meet."""
    scene = Scene(width, "#7F9553")
    scene.hills(whim, 26)
    g, k = (45.0, 0.8) if wet else (64.0, 1.0)
    menhir = scene.stone("#98958C", "menhir", 20, 0.14)
    for place, (x, wide, high, dy) in enumerate(
        ((14, 10, 26, -4), (34, 9, 22, -8), (72, 10, 25, -6), (86, 9, 20, -1))
    ):
        tall = high * k * whim.between(0.8, 1.15, f"stone {place}")
        foot = g + dy
        block = [
            (x - wide / 2, foot),
            (x - wide * 0.42, foot - tall * 0.9),
            (x, foot - tall),
            (x + wide * 0.4, foot - tall * 0.86),
            (x + wide / 2, foot),
        ]
        scene.cut(block, ink=menhir, shade=1.4, bevel=1)
    top = g - 42 * k
    cloth = whim.among(("#B23A32", "#2E5E9E", "#3F7A4C"), "cloth")
    scene.stroke([(52, g + 2), (52, top)], width=2, ink="#5A3A26")
    tail = [(53, top), (82, top), (74, top + 9 * k), (82, top + 18 * k), (53, top + 18 * k)]
    scene.cut(tail, ink=cloth, shade=1, bevel=1)
    upper, lower = top + 4 * k, top + 14 * k
    scene.stroke([(58, upper), (70, lower)], [(70, upper), (58, lower)], width=2, ink=BONE)
    if wet:
        scene.river()
    return scene


def loch(width: int, whim: Whim, name: str) -> Scene:
    """A lake that the river flows through, each with what it is known for."""
    scene = Scene(width, "#7F9553")
    scene.hills(whim, 26)
    for x, y, scale in ((6, 39, 0.9), (15, 37, 0.7), (94, 39, 0.9), (86, 37, 0.7)):
        tree(scene, x, y, scale)
    scene.river()
    shore = curve((2, 52), (8, 32), (92, 32), (98, 52)) + curve(
        (98, 54), (90, 76), (12, 76), (2, 54)
    )
    scene.cut(shore, ink=SAND, shade=0.8)
    lake = curve((4, 52), (10, 34), (90, 34), (96, 52)) + curve(
        (96, 54), (88, 73), (14, 73), (4, 54)
    )
    scene.cut(lake, ink=WATER)
    scene.oval((50, 54, 37, 13), ink="#3E8196")
    mouth = 2 * HALF_RIVER - 6
    scene.cut(
        box(0, RIVER + mouth / 2, 12, mouth), box(88, RIVER + mouth / 2, 12, mouth), ink=WATER
    )
    glints = ((16, 45, 14), (66, 43, 16), (34, 66, 16), (70, 62, 12), (10, 58, 9))
    scene.stroke(*([(x, y), (x + long, y)] for x, y, long in glints), width=1.4, ink=_SHORE)
    _LOCHS.get(name, _sails)(scene)
    return scene


def _sails(scene: Scene) -> None:
    """A boat beside a wooded island."""
    scene.oval((60, 55, 12, 4), ink="#8E9A5E", shade=0.8)
    tree(scene, 56, 55, 0.9)
    tree(scene, 64, 56, 1.1)
    boat(scene, 32, 52)


def _monument(scene: Scene) -> None:
    """A lone column with a Highlander on top, at the head of the loch."""
    scene.oval((50, 46, 15, 5), ink="#8E9A5E", shade=0.8)
    scene.cut(box(44, 46, 12, 4), ink="#C9BDA6", shade=0.8, bevel=1)
    scene.cut(box(47, 42, 6, 28), ink=scene.stone("#D8CDB9", "column"), shade=1, bevel=1)
    scene.cut(box(45.5, 15, 9, 2.4), ink="#C9BDA6", bevel=1)
    scene.cut([(47.6, 13), (50, 4), (52.4, 13)], ink="#3B4A3A")
    scene.oval((50, 4, 1.8, 2), ink="#3B4A3A")
    boat(scene, 24, 62, 0.7)


def _islands(scene: Scene) -> None:
    """Islands on silver water, and white sand."""
    scene.cut(curve((10, 66), (30, 74), (70, 74), (90, 66)), ink="#EFE6CF")
    for x, y, wide in ((26, 48, 11), (56, 45, 9), (74, 54, 10)):
        scene.oval((x, y, wide, wide * 0.34), ink="#7C8A4E", shade=0.8)
        tree(scene, x - 3, y, 0.8)
        tree(scene, x + 4, y + 1, 0.65)


def _monster(scene: Scene) -> None:
    """The one who lives there."""
    hide = "#2E4A3A"
    scene.stroke(curve((32, 56), (27, 38), (34, 26), (43, 33)), width=5.4, ink=hide)
    scene.oval((43.4, 33.4, 5.2, 3.3), ink=hide)
    scene.oval((45.6, 32.4, 1.1, 1.1), ink=BONE)
    for x, wide, high in ((48, 8.6, 8.4), (64, 6.6, 6.4), (76, 4.4, 4.4)):
        hump = curve(
            (x - wide, 57),
            (x - wide / 2, 57 - high * 1.9),
            (x + wide / 2, 57 - high * 1.9),
            (x + wide, 57),
        )
        scene.cut(hump, ink=hide)
    wake = ((25, 13), (39, 18), (57, 14), (71, 10))
    scene.stroke(*([(x, 57.6), (x + long, 57.6)] for x, long in wake), width=1.5, ink=FOAM)


_LOCHS: Final[dict[str, Callable[[Scene], None]]] = {
    "loch-lochy": _sails,
    "loch-shiel": _monument,
    "loch-morar": _islands,
    "loch-ness": _monster,
    "loch-lomond": lomond,
}
