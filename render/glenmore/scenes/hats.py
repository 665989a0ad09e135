"""What the persons of history wear on their heads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.kit.pen import curve

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.glenmore.scenes.scene import Scene

_BONNET: Final = (
    curve((29, 32), (24, 16), (50, 10), (60, 12))
    + curve((60, 12), (78, 14), (76, 28), (69, 31))
    + curve((69, 31), (56, 26), (42, 27), (29, 32))
)


def _crown(scene: Scene) -> None:
    points = (
        (34, 33),
        (32.6, 17),
        (40, 25),
        (44, 13),
        (50, 24),
        (56, 13),
        (60, 25),
        (67.4, 17),
        (66, 33),
    )
    scene.cut(points, ink="#E3B23A", shade=0.8, bevel=1)
    scene.stroke([(35, 32), (65, 32)], width=2.6, ink="#8A5E1E")


def _bonnet(scene: Scene) -> None:
    scene.cut(_BONNET, ink="#2C4A78", shade=1, bevel=1)
    scene.oval((52, 12, 4, 3), ink="#B23A32")


def _cockade(scene: Scene) -> None:
    """A blue bonnet with the white rose."""
    scene.cut(_BONNET, ink="#26406A", shade=1, bevel=1)
    scene.oval((36, 22, 5, 5), ink="#F4ECDA", shade=0.6)
    scene.oval((36, 22, 1.8, 1.8), ink="#E3B23A")


def _feathered(scene: Scene) -> None:
    """A flat hat of the Renaissance, with a plume."""
    scene.cut(curve((28, 32), (30, 14), (66, 12), (72, 30)), ink="#2B2A30", shade=1, bevel=1)
    scene.stroke([(29, 31), (71, 30)], width=3, ink="#B8862B")
    scene.stroke(curve((64, 28), (78, 22), (80, 12), (70, 8)), width=4, ink="#F4ECDA", shade=0.6)


def _cap(scene: Scene) -> None:
    """A preacher's cap with flaps."""
    dome = curve((33, 34), (30, 16), (40, 12), (50, 12)) + curve(
        (50, 12), (60, 12), (70, 16), (67, 34)
    )
    flaps = [(67, 44), (63.6, 44), (63, 33), (37, 33), (36.4, 44), (33, 44)]
    scene.cut([*dome, *flaps], ink="#26242A", shade=1, bevel=1)


def _mob(scene: Scene) -> None:
    """A white cap with a blue ribbon."""
    puff = (
        curve((31, 35), (26, 14), (44, 9), (50, 10))
        + curve((50, 10), (56, 9), (74, 14), (69, 35))
        + curve((69, 35), (60, 27), (40, 27), (31, 35))
    )
    scene.cut(puff, ink="#F4ECDA", shade=1, bevel=1)
    scene.stroke(curve((32, 33), (42, 25), (58, 25), (68, 33)), width=2, ink="#6E8FB0")


def _attifet(scene: Scene) -> None:
    """The heart-shaped cap of a queen."""
    heart = (
        curve((32, 42), (28, 18), (40, 14), (50, 22))
        + curve((50, 22), (60, 14), (72, 18), (68, 42))
        + curve((68, 42), (65, 27), (57, 25), (50, 30))
        + curve((50, 30), (43, 25), (35, 27), (32, 42))
    )
    scene.cut(heart, ink="#F4ECDA", shade=1, bevel=1)


def _turban(scene: Scene) -> None:
    """The soft cap that a philosopher wears at home."""
    scene.cut(curve((30, 34), (24, 6), (76, 6), (70, 34)), ink="#A0402E", shade=1, bevel=1)
    scene.stroke(curve((30, 33), (42, 24), (58, 24), (70, 33)), width=4, ink="#C2694A")
    scene.stroke(curve((34, 22), (46, 14), (58, 14), (68, 22)), width=2, ink="#7A2F22")


def _deerstalker(scene: Scene) -> None:
    """The hat of the detective whom its wearer made up."""
    scene.cut(curve((33, 31), (30, 8), (70, 8), (67, 31)), ink="#8A7248", shade=1, bevel=1)
    scene.cut(curve((26, 34), (34, 26), (66, 26), (74, 34)), ink="#6E5A38", shade=0.8, bevel=1)
    scene.stroke(
        [(50, 13), (50, 28)], [(40, 16), (38, 28)], [(60, 16), (62, 28)], width=1, ink="#5A4628"
    )
    scene.oval((50, 12, 3, 2), ink="#5A4628")


HATS: Final[dict[str, Callable[[Scene], None]]] = {
    "crown": _crown,
    "bonnet": _bonnet,
    "cockade": _cockade,
    "feathered": _feathered,
    "cap": _cap,
    "mob": _mob,
    "attifet": _attifet,
    "turban": _turban,
    "deerstalker": _deerstalker,
}
