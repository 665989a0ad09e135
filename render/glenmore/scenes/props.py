"""What stands in scenes: houses, trees, animals, towers, casks and stalls. `y` is the ground."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.glenmore.scenes.scene import box, ink_of
from render.kit.colour import BONE, INK, PEAT, mix, rgb
from render.kit.pen import curve

if TYPE_CHECKING:
    from render.glenmore.scenes.scene import Ink, Scene

_BARK, _DOOR, _LAMP, _WINDOW = "#5A3A26", "#5A3A26", "#F2C66B", "#2A201A"
_SHADE = "#5C6B3A"


def house(scene: Scene, x: float, y: float, width: float, height: float, *, roof: Ink) -> None:
    """A white house with a lit window."""
    top = y - height
    scene.cut(box(x, y, width, height), ink="#F4ECDA", shade=1.6)
    dark = mix(ink_of("#F4ECDA"), ink_of("#3A2C22"), 0.22)
    scene.cut(box(x + width * 0.62, y, width * 0.38, height), ink=dark)
    scene.cut(box(x + width * 0.68, top - height * 0.4, width * 0.15, height * 0.58), ink="#8A7B6C")
    ridge = top - height * 0.68
    slope = [
        (x - 2.4, top + 0.8),
        (x + width * 0.12, ridge),
        (x + width * 0.88, ridge),
        (x + width + 2.4, top + 0.8),
    ]
    scene.cut(slope, ink=roof, shade=1, bevel=1)
    scene.cut(box(x + width * 0.24, y, width * 0.19, height * 0.62), ink=_DOOR)
    scene.cut(box(x + width * 0.7, top + height * 0.64, width * 0.2, height * 0.38), ink=_LAMP)


def steeple(scene: Scene, x: float, y: float, roof: Ink) -> None:
    """The tower of a kirk."""
    scene.cut([(x, y), (x, y - 27), (x + 6, y - 41), (x + 12, y - 27), (x + 12, y)], ink="#E9DFC9")
    peak = [(x - 1.4, y - 26), (x + 6, y - 43), (x + 13.4, y - 26)]
    scene.cut(peak, ink=roof, shade=0.6, bevel=1)


def tree(scene: Scene, x: float, y: float, scale: float = 1, green: Ink = "#2F5A3C") -> None:
    """A pine."""
    k = scale
    scene.cut(box(x - 1.2 * k, y, 2.4 * k, 5 * k), ink=_BARK)
    for tier, (wide, lift) in enumerate(((7.4, 0), (6, 5.4), (4.4, 10.8))):
        base = y - (3 + lift) * k
        cone = [(x - wide * k, base), (x + wide * k, base), (x, base - 10.5 * k)]
        light = mix(ink_of(green), rgb("#7FA25A"), tier * 0.17)
        scene.cut(cone, ink=light, shade=0 if tier else 0.8)


def sheep(scene: Scene, x: float, y: float, scale: float = 1, facing: int = 1) -> None:
    """A sheep, facing right (1) or left (-1)."""
    k, middle = scale, y - 6 * scale
    scene.oval((x, middle + 5.4 * k, 8.6 * k, 2.2 * k), ink=_SHADE)
    legs = [[(x + d * k, middle + k), (x + d * k, middle + 6 * k)] for d in (-3.6, 3.6)]
    scene.stroke(*legs, width=1.8 * k, ink=INK)
    wool = ((-4, 0, 4.4), (4, 0, 4.4), (0, -2.4, 5), (0, 1.4, 4.8), (-2, 2, 3.8))
    puffs = [(x + dx * k, middle + dy * k, r * k, r * 0.9 * k) for dx, dy, r in wool]
    scene.oval(*puffs, ink=BONE, shade=0.6)
    scene.oval((x + 8 * facing * k, middle - 1.5 * k, 2.8 * k, 3.6 * k), ink=INK)
    ear = [(x + 6 * facing * k, middle - 3.6 * k), (x + 4.6 * facing * k, middle - 2 * k)]
    scene.stroke(ear, width=1.6 * k, ink=INK)


def cow(scene: Scene, x: float, y: float, scale: float, facing: int, coat: Ink) -> None:
    """A Highland cow, facing right (1) or left (-1)."""
    k = scale
    hide, dark = ink_of(coat), mix(ink_of(coat), PEAT, 0.35)
    scene.oval((x, y, 11 * k, 2.2 * k), ink=_SHADE)
    legs = [box(x + (q - 1.3) * k, y, 2.6 * k, 6 * k) for q in (-6.5, -2.5, 3.5, 7)]
    scene.cut(*legs, ink=dark)
    back = curve(
        (x - 9.5 * k, y - 4 * k),
        (x - 12 * k, y - 15 * k),
        (x - 4 * k, y - 15 * k),
        (x, y - 14.4 * k),
    ) + curve(
        (x, y - 14.4 * k),
        (x + 8 * k, y - 15.6 * k),
        (x + 11 * k, y - 12 * k),
        (x + 10 * k, y - 4 * k),
    )
    fringe = [(x + q * k, y - d * k) for q, d in ((7, 3), (4, 4.4), (0, 2.8), (-4, 4.4), (-7, 3))]
    scene.cut([*back, *fringe], ink=hide, shade=0.8)
    hx, hy = x + 11.5 * facing * k, y - 13 * k
    for side in (-1, 1):
        horn = curve(
            (hx, hy - 2 * k),
            (hx + 7 * side * k, hy - 2 * k),
            (hx + 8 * side * k, hy - 6 * k),
            (hx + 7 * side * k, hy - 8.6 * k),
        )
        scene.stroke(horn, width=1.5 * k, ink="#F1E3C4")
    head = curve(
        (hx - 4.4 * k, hy - 3 * k),
        (hx - 4 * k, hy + 5 * k),
        (hx - 2.6 * k, hy + 6.4 * k),
        (hx, hy + 6.6 * k),
    ) + curve(
        (hx, hy + 6.6 * k),
        (hx + 2.6 * k, hy + 6.4 * k),
        (hx + 4 * k, hy + 5 * k),
        (hx + 4.4 * k, hy - 3 * k),
    )
    scene.cut(head, ink=mix(hide, BONE, 0.1), shade=0.6)
    locks = ((-4.8, -3.4), (4.8, -3.4), (3.4, 1.4), (1.2, -0.2), (-0.8, 2), (-3, 0))
    scene.cut([(hx + a * k, hy + b * k) for a, b in locks], ink=dark)
    scene.oval((hx, hy + 4.9 * k, 2.5 * k, 1.6 * k), ink="#D9A98C")


def keep(
    scene: Scene,
    x: float,
    y: float,
    width: float,
    height: float,
    merlons: int = 3,
    stone: Ink = "#A59C8C",
) -> None:
    """A tower with battlements."""
    unit = width / (2 * merlons - 1)
    top = [(x, y), (x, y - height - unit)]
    for merlon in range(merlons):
        left = x + 2 * merlon * unit
        top += [(left + unit, y - height - unit), (left + unit, y - height)]
        if merlon + 1 < merlons:
            top += [(left + 2 * unit, y - height), (left + 2 * unit, y - height - unit)]
    top[-1] = (x + width, y)
    scene.cut(top, ink=scene.stone(stone, "keep"), shade=1.4, bevel=1)


def turret(scene: Scene, x: float, y: float, width: float, height: float, roof: Ink) -> None:
    """A slim tower with a pointed roof."""
    scene.cut(box(x, y, width, height), ink=scene.stone("#B5AA98", "keep"), shade=1, bevel=1)
    point = [
        (x - 1.2, y - height),
        (x + width / 2, y - height - width * 1.1),
        (x + width + 1.2, y - height),
    ]
    scene.cut(point, ink=roof, shade=0.6, bevel=1)


def windows(scene: Scene, *places: tuple[float, float]) -> None:
    """Narrow dark windows."""
    scene.cut(*(box(x, y + 7, 3.6, 7) for x, y in places), ink=_WINDOW)


def gate(scene: Scene, x: float, y: float, width: float, height: float) -> None:
    """A dark arch."""
    arch = curve((x, y), (x, y - height * 1.35), (x + width, y - height * 1.35), (x + width, y))
    scene.cut(arch, ink=_WINDOW)


def flag(scene: Scene, x: float, y: float, height: float, ink: Ink) -> None:
    """A pennant on its pole."""
    scene.stroke([(x, y), (x, y - height)], width=1.3, ink=INK)
    scene.cut(
        [(x + 0.6, y - height), (x + 15, y - height + 3.4), (x + 0.6, y - height + 7.4)],
        ink=ink,
        shade=0.6,
    )


def casks(scene: Scene, x: float, y: float, radius: float = 6.4) -> None:
    """Three casks, stacked."""
    r = radius
    for dx, dy in ((-r * 1.02, 0.0), (r * 1.02, 0.0), (0.0, -r * 1.72)):
        scene.oval((x + dx, y - r + dy, r * 1.04, r), ink="#8A5A33", shade=0.8, bevel=1)
        scene.oval((x + dx, y - r + dy, r * 0.66, r * 0.62), ink="#C08C56")


def stall(scene: Scene, x: float, y: float, width: float, height: float, awning: Ink) -> None:
    """A market stall with a striped awning."""
    posts = [[(x + 1, y), (x + 1, y - height)], [(x + width - 1, y), (x + width - 1, y - height)]]
    scene.stroke(*posts, width=1.6, ink=_BARK)
    scene.cut(box(x - 1, y, width + 2, height * 0.34), ink="#8A5A33", shade=1, bevel=1)
    stripes = 5
    wide, low, high = (width + 6) / stripes, y - height * 0.78, y - height * 1.14
    for stripe in range(stripes):
        left = x - 3 + stripe * wide
        slant = [
            left - (stripe - stripes / 2) * 1.1,
            left + wide - (stripe + 1 - stripes / 2) * 1.1,
        ]
        cloth = [(left, low), (left + wide, low), (slant[1], high), (slant[0], high)]
        scene.cut(cloth, ink="#F4ECDA" if stripe % 2 else awning, shade=0 if stripe else 0.5)
    hem = [
        (x - 3 + (stripe + 0.5) * wide, y - height * 0.76, wide / 2, height * 0.08)
        for stripe in range(stripes)
    ]
    scene.oval(*hem, ink=mix(ink_of(awning), PEAT, 0.15))


def boat(scene: Scene, x: float, y: float, scale: float = 1) -> None:
    """A small boat with a sail."""
    k = scale
    hull = [
        (x - 10 * k, y),
        (x + 10 * k, y),
        *curve((x + 10 * k, y), (x + 6 * k, y + 6 * k), (x - 6 * k, y + 6 * k), (x - 10 * k, y)),
    ]
    scene.cut(hull, ink="#7A4E2A", shade=0.8)
    scene.stroke([(x, y), (x, y - 14 * k)], width=1.3, ink=INK)
    scene.cut([(x + k, y - 13 * k), (x + 9 * k, y - 3 * k), (x + k, y - 3 * k)], ink="#F4ECDA")
