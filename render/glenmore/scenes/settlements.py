"""Villages, castles and distilleries. On a wet tile everything stands above the river."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.glenmore.scenes.props import (
    boat,
    casks,
    flag,
    gate,
    house,
    keep,
    steeple,
    tree,
    turret,
    windows,
)
from render.glenmore.scenes.scene import FOAM, WATER, Scene, box
from render.kit.pen import curve

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.glenmore.scenes.scene import Ink
    from render.glenmore.scenes.whim import Whim

_ROOFS: Final = ("#7A4A33", "#5E6670", "#8A6A3E", "#6B4E3A", "#7C3B32")
_RED: Final = "#B23A32"
_GRASS: Final = "#7F9553"


def village(width: int, whim: Whim, *, wet: bool) -> Scene:
    """Some houses, with or without a kirk."""
    scene = Scene(width, _GRASS)
    scene.hills(whim)
    ground = 45 if wet else 58
    if not wet:
        path = [
            (0.0, 66.0),
            *curve((0, 62), (30, 54), (56, 72), (100, 60)),
            (100.0, 70.0),
            *curve((100, 70), (60, 80), (26, 66), (0, 76)),
        ]
        scene.cut(path, ink="#C8B27E")
    first, second, third = (whim.among(_ROOFS, f"roof {one}") for one in range(3))
    shift = whim.between(-4, 4, "street")
    layout = whim.among((0, 1, 2, 3), "layout")
    if layout == 0:
        house(scene, 10 + shift, ground + 1, 30, 16, roof=first)
        house(scene, 54 + shift, ground - 2, 26, 14, roof=second)
    elif layout == 1:
        house(scene, 10 + shift, ground - 2, 22, 12, roof=first)
        house(scene, 64 + shift, ground - 2, 22, 12, roof=second)
        house(scene, 35 + shift, ground + 2, 27, 15, roof=third)
    elif layout == 2:
        house(scene, 60 + shift, ground + 2, 22, 12, roof=first)
        steeple(scene, 36 + shift, ground + 1, "#4F5962")
        house(scene, 12 + shift, ground + 2, 20, 11, roof=second)
    else:
        steeple(scene, 66 + shift, ground, "#6B4E3A")
        house(scene, 28 + shift, ground - 3, 24, 12, roof=first)
        house(scene, 8 + shift, ground + 2, 26, 14, roof=second)
    tree(scene, 93, ground + 2, whim.between(0.7, 1.1, "right tree"))
    tree(scene, 4, ground + 3, whim.between(0.6, 1.0, "left tree"))
    if wet:
        scene.river()
    scene.tufts((60, 78), (12, 80), (40, 70), (86, 74))
    return scene


def inverness(width: int, whim: Whim) -> Scene:
    """The town below its rose-coloured castle."""
    scene = Scene(width, _GRASS)
    scene.hills(whim, 26)
    scene.cut([(20, 47), (34, 30), (70, 28), (88, 47)], ink="#6E8A4A", shade=1)
    keep(scene, 40, 33, 26, 17, 4, "#C08E7C")
    keep(scene, 34, 33, 10, 24, 2, "#B88472")
    keep(scene, 64, 33, 9, 20, 2, "#B88472")
    windows(scene, (46, 20), (55, 20))
    flag(scene, 39, 8, 7, _RED)
    for x, roof in ((4, "#7A4A33"), (24, "#5E6670"), (64, "#8A6A3E"), (80, "#6B4E3A")):
        house(scene, x, 46, 15, 8, roof=roof)
    scene.river()
    boat(scene, 48, 52, 0.6)
    return scene


def castle(width: int, whim: Whim, *, wet: bool, pennant: Ink = _RED) -> Scene:
    """A castle on its mound: that of the clan, and any that has no picture of its own."""
    scene, ground = _mound(width, whim, wet=wet)
    keep(scene, 20, ground + 2, 19, 20)
    keep(scene, 61, ground + 2, 19, 24)
    keep(scene, 35, ground + 2, 30, 31 if wet else 34, 4)
    windows(scene, (44, ground - 24), (53, ground - 24), (27.5, ground - 13), (68.5, ground - 16))
    gate(scene, 44, ground + 2, 12, 11)
    flag(scene, 50, ground - (32 if wet else 35), 13, pennant)
    if wet:
        scene.river()
    return scene


def _mound(width: int, whim: Whim, *, wet: bool) -> tuple[Scene, float]:
    scene = Scene(width, _GRASS)
    scene.hills(whim, 28)
    g = 46 if wet else 60
    crag = [(6, g + 6), (18, g - 4), (40, g - 8), (64, g - 8), (84, g - 3), (95, g + 6)]
    scene.cut([*crag, (74, g + 10), (26, g + 10)], ink="#6E6A5C", shade=1.6)
    scene.cut([(14, g + 3), (30, g - 5), (72, g - 5), (87, g + 4), (60, g + 8)], ink="#8E9A5E")
    return scene, g


def _water(scene: Scene, y: float) -> None:
    """A sea loch in front of a castle."""
    scene.cut(box(0, 112, 100, 112 - y), ink=WATER)
    ripples = [
        [(x, y + dy), (x + long, y + dy)] for x, dy, long in ((8, 6, 14), (58, 9, 16), (30, 15, 12))
    ]
    scene.stroke(*ripples, width=1.3, ink=FOAM)


def donan(width: int, whim: Whim) -> Scene:
    """On an island, with a bridge of arches."""
    scene = Scene(width, _GRASS)
    scene.hills(whim, 28)
    _water(scene, 46)
    scene.oval((36, 57, 36, 9), ink="#8E9A5E", shade=1.4)
    keep(scene, 16, 58, 18, 20)
    keep(scene, 31, 58, 25, 32, 4)
    windows(scene, (38, 32), (47, 32), (23, 44))
    gate(scene, 39, 58, 9, 9)
    arches = [(54, 62)] + [
        point
        for x in (62, 76, 90)
        for point in ((x, 62), *curve((x, 62), (x, 54), (x + 9, 54), (x + 9, 62)))
    ]
    scene.cut(
        [(54, 52), *arches, (101, 62), (101, 52)],
        ink=scene.stone("#A59C8C", "bridge"),
        shade=1,
        bevel=1,
    )
    flag(scene, 43, 23, 11, "#2E5E9E")
    return scene


def stalker(width: int, whim: Whim) -> Scene:
    """A single tower house on a rock in the water."""
    scene = Scene(width, _GRASS)
    scene.hills(whim, 30)
    scene.cut(box(0, 48, 100, 12), ink="#3E7F95")
    scene.oval((50, 46, 30, 6), ink="#6E6A5C", shade=1.4)
    keep(scene, 36, 46, 30, 30, 4, "#B0A08A")
    turret(scene, 60, 22, 8, 8, "#5E6670")
    turret(scene, 33, 22, 7, 6, "#5E6670")
    windows(scene, (43, 20), (54, 22), (48, 31))
    gate(scene, 46, 46, 8, 8)
    flag(scene, 50, 14, 9, "#E3B23A")
    scene.river()
    return scene


def duart(width: int, whim: Whim) -> Scene:
    """Square and grey on its cliff above the sound."""
    scene = Scene(width, _GRASS)
    scene.hills(whim, 28)
    _water(scene, 58)
    cliff = [(0, 68), (8, 44), (20, 40), (70, 40), (80, 50), (90, 66), (70, 72), (30, 70)]
    scene.cut(cliff, ink=scene.stone("#77736A", "cliff"), shade=1.6, bevel=1)
    scene.cut([(6, 46), (20, 39), (70, 39), (80, 48)], ink="#8E9A5E")
    keep(scene, 14, 44, 46, 16, 6, "#8F8A82")
    keep(scene, 44, 44, 26, 30, 4, "#98928A")
    windows(scene, (50, 20), (60, 20), (55, 31), (24, 32), (34, 32))
    flag(scene, 58, 10, 10, _RED)
    boat(scene, 84, 78, 0.8)
    return scene


def armadale(width: int, whim: Whim) -> Scene:
    """A stately front among the trees of its garden."""
    scene = Scene(width, "#86A257")
    scene.hills(whim, 26)
    for x in (6, 18, 84, 95):
        tree(scene, x, 46, 1.2)
    scene.cut(box(22, 56, 56, 24), ink=scene.stone("#C2B49C", "front"), shade=1.6, bevel=1)
    turret(scene, 16, 56, 11, 30, "#5E6670")
    turret(scene, 73, 56, 11, 30, "#5E6670")
    keep(scene, 42, 56, 17, 28, 3, "#CBBEA6")
    windows(scene, (29, 38), (36, 38), (62, 38), (69, 38), (46, 34), (52, 34))
    gate(scene, 46, 56, 9, 9)
    for step in range(3):
        scene.cut(box(38 - step * 3, 60 + step * 4, 25 + step * 6, 4), ink="#D8CDB9", shade=0.5)
    flag(scene, 50, 22, 9, "#7A4E86")
    return scene


def moil(width: int, whim: Whim) -> Scene:
    """Two broken walls over the narrows."""
    scene = Scene(width, _GRASS)
    scene.hills(whim, 30)
    _water(scene, 60)
    scene.cut([(10, 66), (28, 46), (72, 44), (92, 66), (50, 72)], ink="#7C8A4E", shade=1.6)
    ruin = scene.stone("#9A9488", "ruin", 16, 0.2)
    scene.cut(
        [(26, 52), (27, 20), (33, 16), (36, 26), (41, 22), (43, 36), (47, 42), (47, 52)],
        ink=ruin,
        shade=1.4,
        bevel=1,
    )
    scene.cut(
        [(56, 52), (58, 40), (63, 36), (64, 14), (71, 10), (74, 24), (75, 52)],
        ink=ruin,
        shade=1.4,
        bevel=1,
    )
    windows(scene, (31, 30), (66, 22), (67, 36))
    scene.oval((51, 53, 5, 3), (20, 58, 4, 2.6), (82, 58, 5, 3), ink="#8E887C", shade=0.6)
    scene.tufts((40, 60), (64, 58))
    return scene


def mey(width: int, whim: Whim) -> Scene:
    """Many turrets behind the garden wall, close to the sea."""
    scene = Scene(width, "#8FAE5C")
    scene.hills(whim, 24)
    scene.cut(box(0, 34, 100, 8), ink="#3E7F95")
    scene.cut(box(0, 112, 100, 78), ink="#8FAE5C")
    scene.cut(box(24, 58, 50, 26), ink=scene.stone("#C9AE8E", "mey"), shade=1.6, bevel=1)
    for x, high in ((18, 34), (34, 40), (52, 40), (70, 34)):
        turret(scene, x, 58, 11, high, "#7C3B32")
    windows(scene, (26, 42), (46, 40), (65, 42), (38, 26), (56, 26))
    gate(scene, 44, 58, 10, 10)
    scene.cut(
        box(0, 66, 38, 7),
        box(60, 66, 40, 7),
        ink=scene.stone("#9A958A", "wall", 30, 0.2),
        shade=1,
        bevel=1,
    )
    for x, bloom in ((10, "#B23A32"), (24, "#F2C61F"), (76, "#7A4E86"), (90, "#B23A32")):
        scene.oval((x, 72, 3, 2.4), ink=bloom)
    return scene


CASTLES: Final[dict[str, Callable[[int, Whim], Scene]]] = {
    "donan-castle": donan,
    "castle-stalker": stalker,
    "duart-castle": duart,
    "armadale-castle": armadale,
    "castle-moil": moil,
    "castle-of-mey": mey,
}


def distillery(width: int, whim: Whim, *, wet: bool) -> Scene:
    """Maltings and a still house with a pagoda roof."""
    scene = Scene(width, "#8A9A55")
    scene.hills(whim)
    g, k = (46.0, 0.72) if wet else (62.0, 1.0)
    slate = whim.among(("#4F5962", "#6B4E3A", "#3E5560", "#7C4A3A", "#5A5048"), "slate")
    malt = whim.between(-4, 4, "malt")
    scene.cut(box(6, g, 56, 26 * k), ink="#F4ECDA", shade=1.6)
    roof = [(1, g - 25 * k), (9, g - 37 * k), (58, g - 37 * k), (66, g - 25 * k)]
    scene.cut(roof, ink=slate, shade=1, bevel=1)
    count = whim.among((2, 3, 4), "windows")
    scene.cut(
        *(box(10 + one * 50 / count, g - 8 * k, 8, 10 * k) for one in range(count)), ink="#5A3A26"
    )
    x = 60 + malt
    scene.cut(box(x, g, 32, 32 * k), ink="#E9DFC9", shade=1.4)
    cap = [(x - 4, g - 31 * k), (x + 6, g - 42 * k), (x + 26, g - 42 * k), (x + 36, g - 31 * k)]
    scene.cut(cap, ink=slate, shade=1, bevel=1)
    scene.cut(
        [(x + 10, g - 42 * k), (x + 12, g - 48 * k), (x + 20, g - 48 * k), (x + 22, g - 42 * k)],
        ink="#E9DFC9",
    )
    pagoda = curve(
        (x + 3, g - 47 * k), (x + 11, g - 49 * k), (x + 14, g - 53 * k), (x + 16, g - 60 * k)
    ) + curve(
        (x + 16, g - 60 * k), (x + 18, g - 53 * k), (x + 21, g - 49 * k), (x + 29, g - 47 * k)
    )
    scene.cut(pagoda, ink="#3F474F", shade=1, bevel=1)
    scene.cut(box(x + 11, g, 11, 15 * k), ink=whim.among(("#7A2F22", "#2F5A4C", "#2C4A78"), "door"))
    if wet:
        scene.river()
    else:
        casks(scene, whim.between(20, 48, "casks"), g + 8)
    return scene
