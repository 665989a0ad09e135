"""Which picture a tile has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from render.glenmore.scenes.chronicles import WORKS, sale, yard
from render.glenmore.scenes.countryside import (
    cattle,
    clearing,
    field,
    forest,
    harbour,
    mixed,
    pasture,
    quarry,
)
from render.glenmore.scenes.monuments import MONUMENTS, gathering
from render.glenmore.scenes.portraits import portrait
from render.glenmore.scenes.scene import HIGH, Scene, ink_of
from render.glenmore.scenes.settlements import CASTLES, castle, distillery, inverness, village
from render.glenmore.scenes.trades import bridge, fair, inn, loch, stones
from render.glenmore.scenes.whim import Whim
from render.kit.colour import PLAYERS
from render.kit.pen import star

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from rules.glenmore.view import TileView

__all__ = ["HIGH", "Subject", "picture", "subject_of"]

#: Tiles that look like no other.
_OWN: Final[dict[str, Callable[[int, Whim], Scene]]] = {**CASTLES, **MONUMENTS, **WORKS}
#: Of these there are several, whose names begin alike.
_SERIES: Final[dict[str, Callable[[int, Whim], Scene]]] = {
    "gathering": gathering,
    "sale": sale,
    "shipbuilder": yard,
}


class Subject(NamedTuple):
    """What of a tile its picture shows."""

    name: str
    kind: str
    river: bool
    #: What is produced there.
    goods: tuple[str, ...] = ()
    #: "inn", "stones" or "fair", if it is for trade.
    trade: str = ""


def subject_of(name: str, tile: TileView) -> Subject:
    """The subject of a tile's picture."""
    activation = tile["activation"]
    if activation is None:
        return Subject(name, tile["kind"], tile["river"])
    trade = "fair"
    if activation["kind"] == "points":
        trade = "inn"
    elif any("points" not in offer["gain"] for offer in activation["offers"]):
        trade = "stones"
    return Subject(name, tile["kind"], tile["river"], tuple(activation["goods"]), trade)


def picture(subject: Subject, width: int, owner: int | None = None) -> Image.Image:
    """The picture of a tile; a home castle flies the colours of its `owner`.

    It is `HIGH` hundredths of its width high; what there is no room for may be cut off below.
    """
    return _scene(subject, width, Whim(subject.name), owner).image


def _scene(subject: Subject, width: int, whim: Whim, owner: int | None) -> Scene:
    name, wet = subject.name, subject.river
    own = _OWN.get(name) or _SERIES.get(name.partition("-")[0])
    if own is not None:
        return own(width, whim)
    match subject.kind:
        case "village":
            return inverness(width, whim) if name == "inverness" else village(width, whim, wet=wet)
        case "castle":
            pennant = "#B23A32" if owner is None else PLAYERS[owner].colour
            return castle(width, whim, wet=wet, pennant=pennant)
        case "distillery":
            return distillery(width, whim, wet=wet)
        case "loch":
            return loch(width, whim, name)
        case "person":
            return portrait(width, name)
        case "animal" | "material":
            return _land(subject, width, whim)
        case "trade":
            return _trade(subject, width, whim)
        case "end":
            return _night(width)
        case _:
            return gathering(width, whim)


def _land(subject: Subject, width: int, whim: Whim) -> Scene:
    """Where something is produced."""
    goods = set(subject.goods)
    if len(goods) > 1:
        return mixed(width, whim) if subject.kind == "animal" else clearing(width, whim)
    for good, scene in (
        ("wood", forest),
        ("stone", quarry),
        ("barley", field),
        ("sheep", pasture),
        ("cow", cattle),
    ):
        if good in goods:
            return scene(width, whim, wet=subject.river)
    return harbour(width, whim)


def _trade(subject: Subject, width: int, whim: Whim) -> Scene:
    """Where something is exchanged."""
    wet = subject.river
    if subject.trade == "inn":
        return inn(width, whim)
    if subject.trade == "stones":
        return stones(width, whim, wet=wet)
    return bridge(width, whim) if wet else fair(width, whim, wet=wet)


def _night(width: int) -> Scene:
    """The end of the world: cliffs, and nothing beyond but stars."""
    scene = Scene(width, "#1C1B26")
    for x, y, size in (
        (12, 10, 3),
        (30, 22, 2),
        (46, 8, 2.4),
        (66, 16, 3.4),
        (88, 8, 2),
        (80, 30, 2),
    ):
        scene.cut(star(x, y, (size, size * 0.35), 4), ink="#F6E7B8")
    scene.oval((74, 20, 8, 8), ink="#F1E6CC")
    scene.oval((70, 18, 7, 7), ink="#1C1B26")
    rock = scene.stone("#4A4852", "world", 14, 0.16)
    cliff = [
        (0, 46),
        (22, 42),
        (40, 48),
        (56, 44),
        (60, 56),
        (54, 70),
        (60, 84),
        (48, 112),
        (0, 112),
    ]
    scene.cut(cliff, ink=rock, shade=2, bevel=1)
    scene.cut([(0, 46), (22, 42), (40, 48), (56, 44), (57, 50), (0, 54)], ink=ink_of("#5E6A44"))
    return scene
