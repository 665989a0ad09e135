"""Places of the chronicles that people travel to: rocks, monuments, forts, roads and a loch."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from render.glenmore.scenes.props import flag, gate, house, keep, tree, turret, windows
from render.glenmore.scenes.scene import FOAM, WATER, Scene, box
from render.kit.pen import curve

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.glenmore.scenes.whim import Whim

_GRASS, _MOOR = "#7F9553", "#8A8F5C"
_PALE = "#D8CDB9"
#: Where tents stand, and how wide and high they are.
_CAMPS: Final = (
    ((14, 58, 24, 24), (62, 56, 26, 27)),
    ((4, 56, 22, 22), (30, 50, 18, 18), (68, 58, 28, 28)),
    ((8, 60, 32, 30), (56, 50, 18, 18), (78, 54, 20, 21)),
    ((2, 54, 18, 18), (24, 58, 24, 25), (54, 52, 18, 19), (76, 58, 22, 23)),
)


def storr(width: int, whim: Whim) -> Scene:
    """The Old Man of Storr: a needle of rock over the scree."""
    scene = Scene(width, _MOOR)
    scene.hills(whim, 30)
    cliff = [(54, 60), (60, 34), (70, 22), (88, 16), (101, 20), (101, 64)]
    scene.cut(cliff, ink=scene.stone("#6E6A70", "cliff", 12, 0.18), shade=1.4)
    scene.cut([(0, 112), (0, 62), (30, 54), (60, 58), (101, 50), (101, 112)], ink="#7C8A4E")
    scene.cut([(14, 70), (30, 54), (56, 55), (70, 72)], ink=scene.stone("#77736A", "scree", 20))
    needle = [
        (32, 60),
        (33, 40),
        (30, 24),
        (35, 8),
        (41, 3),
        (46, 12),
        (45, 26),
        (50, 42),
        (52, 60),
    ]
    scene.cut(needle, ink=scene.stone("#57545C", "needle", 14, 0.2), shade=1.6, bevel=1)
    scene.cut([(20, 62), (22, 46), (26, 40), (29, 48), (30, 62)], ink="#5E5A62", shade=1, bevel=1)
    scene.cut([(56, 64), (58, 52), (62, 48), (65, 56), (66, 65)], ink="#5E5A62", shade=1, bevel=1)
    scene.oval((14, 74, 5, 3), (74, 76, 6, 3.4), ink="#8E887C", shade=0.6)
    scene.tufts((40, 76), (88, 74))
    return scene


def wallace(width: int, whim: Whim) -> Scene:
    """The Wallace Monument: a tower with a crown of stone, on its wooded crag."""
    scene = Scene(width, _GRASS)
    scene.hills(whim, 32)
    crag = [(0, 78), (16, 56), (36, 46), (66, 46), (84, 58), (101, 76), (101, 90), (0, 90)]
    scene.cut(crag, ink=scene.stone("#77736A", "crag", 16), shade=1.6, bevel=1)
    scene.cut([(14, 60), (36, 45), (66, 45), (86, 62), (50, 56)], ink="#7C8A4E")
    stone = scene.stone("#B5A48C", "tower", 22)
    scene.cut(box(38, 54, 24, 28), ink=stone, shade=1.4, bevel=1)
    scene.cut(box(58, 54, 7, 33), ink=scene.stone("#9C8C76", "stair", 22), bevel=1)
    scene.cut(box(36, 27, 31, 3), ink="#CBBBA2", shade=0.6, bevel=1)
    for left, right in ((39, 64), (45, 58)):
        ribs = (
            curve((left, 25), (left, 15), (48, 14), (51.5, 11)),
            curve((right, 25), (right, 15), (55, 14), (51.5, 11)),
        )
        scene.stroke(*ribs, width=2.2, ink="#B5A48C", shade=0.4)
    windows(scene, (44, 31), (52, 31), (45, 42))
    gate(scene, 46, 54, 8, 8)
    for x, y, scale in (
        (8, 74, 1.3),
        (22, 64, 1.1),
        (32, 60, 0.9),
        (74, 60, 1),
        (84, 68, 1.2),
        (94, 78, 1.4),
    ):
        tree(scene, x, y, scale, "#3B5F3A")
    return scene


def dunvegan(width: int, whim: Whim) -> Scene:
    """Dunvegan: a long grey front on a rock at the head of its sea loch."""
    scene = Scene(width, _GRASS)
    scene.hills(whim, 28)
    for x in (8, 20, 88, 97):
        tree(scene, x, 46, 1.2)
    rock = [(6, 66), (14, 52), (30, 46), (78, 46), (90, 54), (96, 66), (50, 74)]
    scene.cut(box(0, 112, 100, 50), ink=WATER)
    scene.cut(rock, ink=scene.stone("#6E6A5C", "rock", 14, 0.2), shade=1.6, bevel=1)
    keep(scene, 22, 52, 22, 22, 3, "#A59C8C")
    keep(scene, 62, 52, 20, 20, 3, "#A59C8C")
    keep(scene, 40, 52, 26, 28, 4, "#B5AA98")
    turret(scene, 18, 52, 8, 26, "#5E6670")
    turret(scene, 80, 52, 8, 24, "#5E6670")
    windows(scene, (46, 30), (56, 30), (29, 36), (70, 36), (51, 41))
    gate(scene, 49, 52, 8, 7)
    flag(scene, 53, 22, 10, "#B8862B")
    ripples = [[(x, y), (x + 13, y)] for x, y in ((8, 80), (60, 84), (34, 92))]
    scene.stroke(*ripples, width=1.3, ink=FOAM)
    return scene


def fort(width: int, whim: Whim) -> Scene:
    """Fort George: a star of ramparts on a spit of land."""
    scene = Scene(width, _GRASS)
    scene.hills(whim, 22)
    scene.cut(box(0, 46, 100, 16), ink="#3E7F95")
    star = [(4, 45), (14, 27), (32, 32), (50, 20), (68, 32), (86, 27), (96, 45)]
    scene.cut(star, ink=scene.stone("#B0A08A", "rampart", 26), shade=1.6, bevel=1)
    inner = [(15, 42), (20, 32), (34, 36), (50, 26), (66, 36), (80, 32), (85, 42)]
    scene.cut(inner, ink="#8E9A5E", shade=0.8)
    for x in (25, 42, 59):
        house(scene, x, 43, 15, 8, roof="#5E6670")
    for x in (8, 18, 77, 87):
        scene.stroke([(x, 42), (x + 5, 40)], width=2.4, ink="#2A201A")
    flag(scene, 50, 28, 14, "#B23A32")
    scene.river()
    return scene


def church(width: int, whim: Whim) -> Scene:
    """Glenfinnan Church: a kirk with a rose window on its terrace."""
    scene = Scene(width, _GRASS)
    scene.hills(whim, 28)
    for x, scale in ((8, 1.3), (92, 1.4), (82, 1)):
        tree(scene, x, 56, scale)
    g = 62
    scene.cut([(8, g + 6), (20, g - 2), (80, g - 2), (94, g + 6)], ink="#8E9A5E", shade=1)
    wall = scene.stone("#B9AE9C", "kirk", 24)
    scene.cut(box(44, g, 38, 20), ink=scene.stone("#A79C8A", "nave", 24), shade=1.4)
    scene.cut(
        [(42, g - 19), (48, g - 33), (80, g - 33), (86, g - 19)], ink="#4F5962", shade=1, bevel=1
    )
    scene.cut(
        [(20, g), (20, g - 30), (34, g - 48), (48, g - 30), (48, g)], ink=wall, shade=1.4, bevel=1
    )
    scene.oval((34, g - 28, 6, 6), ink="#4A5A70")
    scene.stroke([(28, g - 28), (40, g - 28)], [(34, g - 34), (34, g - 22)], width=1.2, ink=_PALE)
    scene.stroke(
        [(34, g - 47), (34, g - 56)], [(31, g - 53), (37, g - 53)], width=1.6, ink="#5A4628"
    )
    gate(scene, 29, g, 10, 12)
    for x in (54, 64, 74):
        gate(scene, x, g - 4, 4.4, 9)
    scene.cut([(26, g), (42, g), (52, 112), (16, 112)], ink="#C8B27E")
    return scene


def monument(width: int, whim: Whim) -> Scene:
    """Glenfinnan Monument: a Highlander on his column, in a ring of stone before the loch."""
    scene = Scene(width, _GRASS)
    scene.hills(whim, 30)
    scene.cut(box(0, 50, 100, 12), ink="#3E7F95")
    scene.cut([(0, 112), (0, 50), (40, 46), (101, 50), (101, 112)], ink="#86A257")
    scene.oval((50, 68, 30, 8), ink=scene.stone("#A59C8C", "ring", 26), shade=1.2, bevel=1)
    scene.oval((50, 66.5, 26, 6), ink="#8E9A5E")
    stone = scene.stone(_PALE, "column", 22)
    scene.cut(box(42, 68, 16, 8), ink="#C9BDA6", shade=1, bevel=1)
    scene.cut(box(45.5, 60, 9, 26), ink=stone, shade=1.2, bevel=1)
    scene.cut(box(43, 36, 14, 3.4), ink="#C9BDA6", shade=0.5, bevel=1)
    scene.cut([(44.6, 33), (46.6, 23), (53.4, 23), (55.4, 33)], ink="#7A2F22")
    scene.cut([(45.8, 24), (47.2, 17), (52.8, 17), (54.2, 24)], ink="#3B4A3A")
    scene.oval((50, 14.4, 2.9, 3.1), ink="#D9A98C")
    scene.oval((50, 11.8, 4, 1.8), ink="#26406A")
    gate(scene, 47, 68, 6, 6)
    for x, scale in ((7, 1.2), (17, 0.9), (93, 1.2)):
        tree(scene, x, 54, scale)
    scene.tufts((14, 82), (84, 80))
    return scene


def roads(width: int, whim: Whim) -> Scene:
    """Wade's roads: they climb in bends to the pass, over a bridge of two arches."""
    scene = Scene(width, _MOOR)
    scene.hills(whim, 20)
    hill = [(0, 112), (0, 40), *curve((0, 40), (30, 12), (60, 12), (101, 38)), (101, 112)]
    scene.cut(hill, ink="#7C8A4E", shade=1)
    bends = [
        (8, 64),
        (34, 56),
        (78, 54),
        (84, 48),
        (40, 44),
        (24, 39),
        (64, 33),
        (60, 28),
        (46, 25),
        (52, 19),
    ]
    for place, bend in enumerate(pairwise(bends)):
        scene.stroke(bend, width=7 - 0.6 * place, ink="#D8C391")
    scene.cut([(0, 112), (0, 76), (40, 72), (101, 78), (101, 112)], ink=WATER)
    bridge = [
        *((0, 58), (46, 62), (101, 60), (101, 84), (90, 84)),
        *curve((90, 84), (88, 68), (64, 68), (62, 84)),
        (50, 84),
        *curve((50, 84), (48, 68), (22, 68), (20, 84)),
        (0, 84),
    ]
    scene.cut(bridge, ink=scene.stone("#A09684", "bridge", 24), shade=1.6, bevel=1)
    scene.stroke([(0, 60), (46, 63), (101, 61)], width=3.2, ink="#7E7565", shade=0.5)
    scene.cut([(80, 58), (81, 46), (84, 43), (87, 46), (88, 58)], ink="#B5AA98", shade=0.8, bevel=1)
    return scene


def lomond(scene: Scene) -> None:
    """Ben Lomond behind, and a steamer on the water."""
    scene.cut([(52, 36), (72, 6), (80, 12), (98, 36)], ink="#6E7A86", shade=0.6)
    scene.cut([(66, 15), (72, 6), (80, 12), (76, 16), (71, 13)], ink="#E6E8E4")
    scene.cut([(26, 50), (70, 50), (64, 57), (31, 57)], ink="#F4ECDA", shade=0.8, bevel=1)
    scene.cut(box(36, 50, 24, 5), ink="#D8CDB9")
    scene.cut(box(45, 45, 5, 9), ink="#B23A32", bevel=1)
    scene.oval((52, 33, 3, 2), (57, 30, 4, 2.6), ink="#DCDDD6")
    scene.oval((48, 55, 5, 4), ink="#8A2F22")
    scene.stroke([(22, 58.6), (74, 58.6)], width=1.4, ink=FOAM)


def gathering(width: int, whim: Whim) -> Scene:
    """A gathering: tents around a fire, below the banners of the clans."""
    scene = Scene(width, "#86914E")
    scene.hills(whim, 24, dusk=True)
    tents = (("#E6D6AC", "#8A2F22"), ("#EDE4CF", "#2E5E9E"), ("#D9C69A", "#3F7A4C"))
    first = whim.among((0, 1, 2), "tents")
    camp = whim.among(_CAMPS, "camp")
    for place, (x, y, wide, high) in enumerate(camp):
        cloth, trim = tents[(first + place) % 3]
        scene.cut([(x, y), (x + wide / 2, y - high), (x + wide, y)], ink=cloth, shade=1.4, bevel=1)
        scene.cut(
            [(x + wide * 0.4, y), (x + wide / 2, y - high * 0.6), (x + wide * 0.6, y)],
            ink="#3A2C22",
        )
        flag(scene, x + wide / 2, y - high, 12, trim)
    scene.cut([(0, 112), (0, 62), (101, 58), (101, 112)], ink="#A08F58")
    fire = whim.between(44, 54, "fire")
    for flame, ink in ((11, "#C2451F"), (8, "#E58A2A"), (5, "#F6D98A")):
        tongue = curve(
            (fire - flame * 0.7, 74),
            (fire - flame, 62),
            (fire - 1, 60),
            (fire + 1, 74 - flame * 2.4),
        ) + curve(
            (fire + 1, 74 - flame * 2.4),
            (fire + 3, 62),
            (fire + flame, 64),
            (fire + flame * 0.7, 74),
        )
        scene.cut(tongue, ink=ink)
    logs = [(fire - 12, 76), (fire + 11, 72)], [(fire - 11, 72), (fire + 12, 76)]
    scene.stroke(*logs, width=3.4, ink="#5A3A26", shade=0.6)
    scene.oval((fire - 26, 74, 6, 3.4), (fire + 26, 76, 7, 3.8), ink="#8E887C", shade=0.8, bevel=1)
    return scene


MONUMENTS: Final[dict[str, Callable[[int, Whim], Scene]]] = {
    "old-man-of-storr": storr,
    "wallace-monument": wallace,
    "dunvegan-castle": dunvegan,
    "fort-george": fort,
    "glenfinnan-church": church,
    "glenfinnan-monument": monument,
    "military-roads": roads,
}
