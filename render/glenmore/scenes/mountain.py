"""The mountain, which stands on the ring: upright or along it, over two spaces or on one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.glenmore.scenes.props import tree
from render.glenmore.scenes.scene import HIGH, Scene
from render.glenmore.scenes.whim import Whim

if TYPE_CHECKING:
    from PIL import Image


def mountain(width: int, height: int) -> Image.Image:
    """Its picture, of any size."""
    whole = max(width, -(-height * 100 // HIGH))
    scene = Scene(whole, "#7F9553")
    unit = whole / 100
    # What of the scene is seen, in its units: from the left and from the top.
    left, wide, high = (100 - width / unit) / 2, width / unit, height / unit
    scene.hills(Whim("mountain"), high * 0.52)
    foot, peak = high * 0.86, high * 0.1
    middle, half = 50.0, min(wide * 0.46, (foot - peak) * 0.78)

    def at(x: float, y: float) -> tuple[float, float]:
        """A point by shares of the mountain's half width and height."""
        return middle + half * x, foot - (foot - peak) * y

    for side in (-1, 1):
        shoulder = [at(side * 0.2, 0), at(side * 0.62, 0.62), at(side * 1.2, 0)]
        scene.cut(shoulder, ink=scene.stone("#7A7784", "shoulder", 14, 0.16), shade=1)
    body = [
        at(-1, 0),
        at(-0.52, 0.42),
        at(-0.3, 0.5),
        at(0, 1),
        at(0.26, 0.62),
        at(0.5, 0.5),
        at(1, 0),
    ]
    scene.cut(body, ink=scene.stone("#6B7079", "mountain", 16, 0.18), shade=1.6, bevel=1)
    lit = [
        at(-1, 0),
        at(-0.52, 0.42),
        at(-0.3, 0.5),
        at(0, 1),
        at(-0.06, 0.5),
        at(-0.3, 0.2),
        at(-0.34, 0),
    ]
    scene.cut(lit, ink=scene.stone("#8B919A", "lit", 16, 0.18))
    snow = [
        *(
            at(0, 1),
            at(0.17, 0.76),
            at(0.1, 0.68),
            at(0.05, 0.78),
            at(-0.03, 0.62),
            at(-0.09, 0.74),
        ),
        *(at(-0.16, 0.62), at(-0.2, 0.67)),
    ]
    scene.cut(snow, ink="#F4F1E6", shade=0.6, bevel=1)
    for x, scale in ((0.02, 1.1), (0.13, 0.8), (0.97, 1.2), (0.86, 0.8)):
        tree(scene, left + wide * x, foot + 2, scale * min(1.3, high / 44, wide / 60))
    edge = round(left * unit)
    return scene.image.crop((edge, 0, edge + width, height))
