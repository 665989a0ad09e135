"""Where goods come from: forests, quarries, fields, pastures and a harbour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.glenmore.scenes.props import cow, sheep, tree
from render.glenmore.scenes.scene import Scene, box
from render.kit.pen import curve

if TYPE_CHECKING:
    from render.glenmore.scenes.whim import Whim

_COATS = ("#8A4A22", "#4A3428", "#9A5426", "#C08C56")


def forest(width: int, whim: Whim, *, wet: bool) -> Scene:
    """Pines, and felled trunks before them."""
    scene = Scene(width, "#5F7F45")
    scene.hills(whim)
    g = 48 if wet else 62
    green = whim.among(("#2A5238", "#35583A", "#264C42"), "green")
    back = ((12, 1.15), (30, 1.3), (52, 1.4), (74, 1.25), (92, 1.15))
    front = ((20, 1.35), (42, 1.55), (64, 1.4), (84, 1.5))
    for place, (x, scale) in enumerate(back):
        tree(scene, x + whim.between(-4, 4, f"back {place}"), g - 9, scale, green)
    for place, (x, scale) in enumerate(front):
        tree(scene, x + whim.between(-5, 5, f"front {place}"), g + 1, scale, green)
    if wet:
        scene.river()
        return scene
    left = whim.between(20, 44, "logs")
    for dx, y in ((0.0, 76.0), (11.0, 76.0), (5.5, 69.0)):
        scene.oval((left + dx, y, 6, 5.4), ink="#7A4E2A", shade=0.8, bevel=1)
        scene.oval((left + dx, y, 3.8, 3.3), ink="#D3A468")
        scene.oval((left + dx, y, 1.5, 1.3), ink="#A4733C")
    return scene


def quarry(width: int, whim: Whim, *, wet: bool) -> Scene:
    """A hewn rock face with blocks before it."""
    scene = Scene(width, "#8A8F77")
    scene.hills(whim)
    g = 47.0 if wet else 62.0
    top = whim.between(-4, 4, "summit")

    crest = [(30 + top, g - 38 + top), (58 + top, g - 42 + top)]
    face = [(4, g), (10, g - 20), (24, g - 24), *crest, (66, g - 28), (86, g - 25), (97, g)]
    scene.cut(face, ink=scene.stone("#868C93", "face", 16), shade=1.6, bevel=1)
    scene.cut([*crest, (66, g - 28), (40, g - 24)], ink=scene.stone("#A3A9AE", "ledge", 16))
    west = [(10, g - 20), (24, g - 24), (40, g - 24), (34, g - 6), (14, g - 5)]
    scene.cut(west, ink=scene.stone("#9AA0A6", "west", 16))
    east = [(66, g - 28), (86, g - 25), (90, g - 8), (70, g - 10)]
    scene.cut(east, ink=scene.stone("#777D85", "east", 16))
    if wet:
        scene.river()
        return scene
    for place, (middle, y, size) in enumerate(((16, 74, 10), (30, 77, 12), (74, 75, 11))):
        x = middle + whim.between(-5, 5, f"block {place}")
        scene.cut(box(x, y, size, size * 0.7), ink="#9CA2A8", shade=1, bevel=1)
        lid = y - size * 0.7
        scene.cut(
            [
                (x, lid),
                (x + size * 0.2, lid - size * 0.25),
                (x + size * 1.2, lid - size * 0.25),
                (x + size, lid),
            ],
            ink="#C3C8CB",
        )
    return scene


def field(width: int, whim: Whim, *, wet: bool) -> Scene:
    """Ripe barley in furrows, and stooks on the stubble."""
    scene = Scene(width, "#D1A544")
    scene.hills(whim, 22)
    gold = whim.among(("#DDB350", "#D8A948", "#E2BE66"), "gold")
    edge = [
        (0.0, 30.0),
        *curve((0, 28), (30, 22), (66, 34), (100, 26)),
        (100.0, 112.0),
        (0.0, 112.0),
    ]
    scene.cut(edge, ink=gold, shade=0.6)
    lean = whim.between(-12, 12, "furrows")
    middle = 50 + lean
    scene.stroke(
        *(
            [
                *curve(
                    (x, 30),
                    (x + (x - middle) * 0.18, 44),
                    (x + (x - middle) * 0.6, 62),
                    (x + (x - middle) * 1.1, 86),
                ),
                (x + (x - middle) * 1.9, 112),
            ]
            for x in range(2, 100, 11)
        ),
        width=1.8,
        ink="#B98A2E",
    )
    g = 46 if wet else 66
    stooks = ((16, -12, 0.8), (48, -14, 0.8), (82, -11, 0.8), (30, 0, 1.1), (66, 1, 1.1))
    for place, (x, dy, scale) in enumerate(stooks):
        _stook(scene, x + whim.between(-6, 6, f"stook {place}"), g + dy, scale)
    if wet:
        scene.river()
    return scene


def _stook(scene: Scene, x: float, y: float, k: float) -> None:
    """Sheaves that lean on one another."""
    scene.oval((x, y, 7.5 * k, 2 * k), ink="#9C7426")
    half = ((-7, 0), (-2.2, -11), (-5.6, -17), (-1.4, -15.6), (0, -18.6))
    sheaf = [*half, *((-dx, dy) for dx, dy in half[-2::-1])]
    scene.cut([(x + dx * k, y + dy * k) for dx, dy in sheaf], ink="#F0CD72", shade=1, bevel=1)
    scene.stroke(
        [(x - 3 * k, y - 10.6 * k), (x + 3 * k, y - 10.6 * k)], width=1.8 * k, ink="#8A5E1E"
    )


def _dyke(scene: Scene, y: float) -> None:
    """A dry stone wall."""
    top = curve((-2, y + 4), (30, y - 5), (62, y + 9), (102, y - 2))
    stone = scene.stone("#9A958A", "dyke", 30, 0.2)
    scene.stroke(top, width=4.6, ink=stone, shade=1, bevel=1)


def pasture(width: int, whim: Whim, *, wet: bool) -> Scene:
    """Sheep behind their dyke."""
    scene = Scene(width, "#8FAE5C")
    scene.hills(whim, 22)
    _dyke(scene, 31)
    tree(scene, whim.between(84, 95, "tree"), 35, 0.9)
    g = 45 if wet else 66
    flock = (
        ((24, 0, 1.25), (54, -3, 1.15), (80, 0.5, 1.2))
        if wet
        else ((24, -14, 1.35), (74, -12, 1.3), (50, 6, 1.5))
    )
    for place, (x, dy, scale) in enumerate(flock):
        facing = whim.among((1, -1), f"facing {place}")
        sheep(scene, x + whim.between(-6, 6, f"sheep {place}"), g + dy, scale, facing)
    if wet:
        scene.river()
    scene.tufts((12, 76), (82, 74), (34, 72))
    return scene


def cattle(width: int, whim: Whim, *, wet: bool) -> Scene:
    """Two Highland cows."""
    scene = Scene(width, "#86A257")
    scene.hills(whim, 22)
    tree(scene, whim.between(5, 14, "tree"), 34, 0.9)
    g = 46 if wet else 66
    first, second = whim.among(_COATS, "first coat"), whim.among(_COATS[::-1], "second coat")
    shift = whim.between(-4, 4, "herd")
    if wet:
        cow(scene, 28 + shift, g, 1.2, 1, first)
        cow(scene, 72 + shift, g - 1, 1.15, -1, second)
        scene.river()
    else:
        cow(scene, 68 + shift, g - 13, 1.15, -1, second)
        cow(scene, 32 - shift, g + 4, 1.5, whim.among((1, -1), "facing"), first)
    scene.tufts((12, 76), (82, 78), (90, 60))
    return scene


def mixed(width: int, whim: Whim) -> Scene:
    """Sheep and cattle on one meadow."""
    scene = Scene(width, "#86A257")
    scene.hills(whim, 22)
    _dyke(scene, 31)
    cow(scene, 64, 56, 1.3, -1, whim.among(_COATS, "coat"))
    sheep(scene, 28, 58, 1.5, 1)
    sheep(scene, 44, 72, 1.3, -1)
    return scene


def clearing(width: int, whim: Whim) -> Scene:
    """Where both wood and stone are won: pines on one side, rock on the other."""
    scene = Scene(width, "#7C8A5C")
    scene.hills(whim)
    for x, scale in ((8, 1.2), (22, 1.5), (36, 1.3)):
        tree(scene, x, 56, scale, "#2A5238")
    face = [(50, 60), (56, 36), (68, 24), (84, 28), (98, 60)]
    scene.cut(face, ink=scene.stone("#868C93", "face", 16), shade=1.6, bevel=1)
    scene.cut([(68, 24), (84, 28), (78, 46), (64, 42)], ink=scene.stone("#A3A9AE", "ledge", 16))
    for x in (20, 32):
        scene.oval((x, 70, 6, 5.4), ink="#7A4E2A", shade=0.8, bevel=1)
        scene.oval((x, 70, 3.6, 3.2), ink="#D3A468")
    scene.cut(box(66, 74, 13, 9), ink="#9CA2A8", shade=1, bevel=1)
    return scene


def harbour(width: int, whim: Whim) -> Scene:
    """A crane, and crates of everything."""
    scene = Scene(width, "#A99768")
    scene.hills(whim)
    scene.cut([(0, 40), (100, 38), (100, 52), (0, 54)], ink="#3E7F95")
    scene.cut([(0, 52), (100, 50), (100, 112), (0, 112)], ink="#B9A26C", shade=0.8)
    scene.stroke([(30, 52), (30, 12)], width=2.2, ink="#5A3A26")
    scene.stroke([(30, 15), (62, 22)], width=1.8, ink="#5A3A26")
    scene.stroke([(60, 22), (60, 36)], width=0.9, ink="#2A201A")
    scene.cut([(55, 36), (65, 36), (64, 44), (56, 44)], ink="#8A5A33", shade=0.8, bevel=1)
    crates = (
        (10, 72, 17, "#9A6A3A"),
        (30, 72, 17, "#B98550"),
        (20, 56, 16, "#A87746"),
        (62, 74, 18, "#9A6A3A"),
        (82, 74, 14, "#B98550"),
    )
    for x, y, size, ink in crates:
        scene.cut(box(x, y, size, size * 0.86), ink=ink, shade=1, bevel=1)
        brace = [(x + 1.6, y - 1.6), (x + size - 1.6, y - size * 0.86 + 1.6)]
        plank = [(x + 1.6, y - size * 0.43), (x + size - 1.6, y - size * 0.43)]
        scene.stroke(brace, plank, width=1, ink="#6B4526")
    scene.oval((72, 54, 6, 7), ink="#E6D6AC", shade=1)
    return scene
