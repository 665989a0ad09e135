"""A scene: coloured paper, cut and laid in layers, in units of a hundredth of its width."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageDraw, ImageFilter

from render.kit.colour import SHADOW, Colour, mix, rgb
from render.kit.noise import octave, roughen
from render.kit.pen import Path, curve
from render.kit.shape import faded
from render.kit.sprite import Bevel, bevelled

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from render.glenmore.scenes.whim import Whim

#: How high a scene is, and where the river crosses it.
HIGH: Final = 112
RIVER: Final = 53
HALF_RIVER: Final = 7.2
WATER, SHALLOW, FOAM = rgb("#2F7189"), rgb("#4389A0"), rgb("#A9D2D8")
SAND: Final = rgb("#CDB680")
_FINE: Final = 3
#: The tops and bottoms of skies, and the colours of far and near hills.
_SKIES: Final = (
    (rgb("#C3D0D2"), rgb("#F0E2BE")),
    (rgb("#B4C8D6"), rgb("#EEE6D0")),
    (rgb("#CBC6D4"), rgb("#F2DDC0")),
    (rgb("#BCD2CC"), rgb("#F2E8C8")),
)
_FAR: Final = (rgb("#8C86A0"), rgb("#7E8AA2"), rgb("#9A8498"), rgb("#818F96"))
_NEAR: Final = (rgb("#7C8A5C"), rgb("#7F8458"), rgb("#6F8864"))
#: On pictures narrower than this, tufts of grass would be dirt.
_TUFTS_FROM: Final = 200

Ink = str | Colour


def ink_of(ink: Ink) -> Colour:
    """A colour, given as such or by its code."""
    return rgb(ink) if isinstance(ink, str) else ink


def box(x: float, y: float, width: float, height: float) -> Path:
    """A rectangle by its bottom left corner."""
    return [(x, y), (x + width, y), (x + width, y - height), (x, y - height)]


class Scene:
    """A picture in the making. `shade` casts a shadow of that depth, `bevel` gives an edge."""

    def __init__(self, width: int, ground: Ink) -> None:
        self.size = (width, round(HIGH * width / 100))
        self._unit = width / 100
        self.image = self.rough(ground, (9, 16), "meadow", 0.05)

    def rough(self, ink: Ink, parts: tuple[int, int], name: str, strength: float) -> Image.Image:
        """Paper of one colour with blotches: so many go into the width."""
        width, height = self.size
        cell = (max(3, width // parts[0]), max(3, width // parts[1]))
        blotches = octave(width, height, cell, name, strength)
        return roughen(Image.new("RGB", self.size, ink_of(ink)), [blotches])

    def stone(self, ink: Ink, name: str, parts: int = 24, strength: float = 0.13) -> Image.Image:
        """Masonry or rock."""
        return self.rough(ink, (parts, parts), name, strength)

    def mask(self, draw: Callable[[ImageDraw.ImageDraw, float], None]) -> Image.Image:
        """A mask that is drawn at several times its size; the function is told the scale."""
        width, height = self.size
        fine = Image.new("L", (width * _FINE, height * _FINE))
        draw(ImageDraw.Draw(fine), self._unit * _FINE)
        return fine.resize(self.size, Image.Resampling.BOX)

    def lay(
        self, mask: Image.Image, ink: Ink | Image.Image, shade: float = 0, bevel: float = 0
    ) -> None:
        """Lay a piece of paper down."""
        if shade:
            depth = max(1.0, shade * self._unit * 0.55)
            below = Image.new("L", self.size)
            below.paste(mask, (0, max(1, round(depth))))
            dusk = faded(below.filter(ImageFilter.GaussianBlur(depth)), 0.5)
            self.image.paste(SHADOW, (0, 0, *self.size), dusk)
        paper = ink if isinstance(ink, Image.Image) else Image.new("RGB", self.size, ink_of(ink))
        if bevel:
            width = max(1, round(bevel * self._unit * 0.5))
            paper = bevelled(paper, mask, Bevel(width, 90, 100))
        self.image.paste(paper, (0, 0), mask)

    def cut(
        self,
        *shapes: Sequence[tuple[float, float]],
        ink: Ink | Image.Image,
        shade: float = 0,
        bevel: float = 0,
    ) -> None:
        """Lay polygons of one paper down."""

        def draw(pen: ImageDraw.ImageDraw, unit: float) -> None:
            for shape in shapes:
                pen.polygon([(x * unit, y * unit) for x, y in shape], 255)

        self.lay(self.mask(draw), ink, shade, bevel)

    def oval(
        self,
        *ovals: tuple[float, float, float, float],
        ink: Ink | Image.Image,
        shade: float = 0,
        bevel: float = 0,
    ) -> None:
        """Lay ovals of one paper down, each by its middle and its half width and height."""

        def draw(pen: ImageDraw.ImageDraw, unit: float) -> None:
            for x, y, wide, high in ovals:
                pen.ellipse(
                    ((x - wide) * unit, (y - high) * unit, (x + wide) * unit, (y + high) * unit),
                    255,
                )

        self.lay(self.mask(draw), ink, shade, bevel)

    def stroke(
        self,
        *paths: Sequence[tuple[float, float]],
        width: float,
        ink: Ink | Image.Image,
        shade: float = 0,
        bevel: float = 0,
    ) -> None:
        """Draw lines with round ends."""

        def draw(pen: ImageDraw.ImageDraw, unit: float) -> None:
            half = width * unit / 2
            for path in paths:
                points = [(x * unit, y * unit) for x, y in path]
                pen.line(points, 255, max(1, round(width * unit)), joint="curve")
                for x, y in (points[0], points[-1]):
                    pen.ellipse((x - half, y - half, x + half, y + half), 255)

        self.lay(self.mask(draw), ink, shade, bevel)

    # ---- grounds ---------------------------------------------------------------------------------

    def hills(self, whim: Whim, horizon: float = 24, *, dusk: bool = False) -> None:
        """The sky and two rows of hills; their line is the place's own."""
        sky = (rgb("#8FA0B2"), rgb("#F0CE9A")) if dusk else whim.among(_SKIES, "sky")
        self.cut(box(0, horizon + 10, 100, horizon + 10), ink=self._sky(sky))
        h = horizon
        left, right = whim.between(8, 28, "left peak"), whim.between(62, 92, "right peak")
        tall, lower = whim.between(-26, -14, "left height"), whim.between(-26, -14, "right height")
        far = [
            (0.0, h + 12),
            *curve((0, h - 8), (left, h + tall), (left + 18, h - 2), (50, h - 8)),
            *curve((50, h - 8), (right - 10, h + lower), (right, h - 12), (100, h - 3)),
            (100.0, h + 12),
        ]
        self.cut(far, ink=whim.among(_FAR, "far"))
        swell = whim.between(10, 34, "swell")
        near = [
            (0.0, h + 14),
            *curve((0, h - 1), (swell, h - 10), (swell + 24, h + 3), (64, h - 5)),
            *curve((64, h - 5), (80, h - 11), (92, h - 3), (100, h - 1)),
            (100.0, h + 14),
        ]
        self.cut(near, ink=whim.among(_NEAR, "near"))

    def _sky(self, sky: tuple[Colour, Colour]) -> Image.Image:
        width, _height = self.size
        high = round(34 * self._unit)
        whole = Image.new("RGB", self.size, sky[1])
        ramp = Image.linear_gradient("L").resize((width, high))
        top, middle = sky[0], mix(sky[0], sky[1], 0.7)
        whole.paste(
            Image.composite(
                Image.new("RGB", (width, high), middle), Image.new("RGB", (width, high), top), ramp
            )
        )
        return whole

    def river(self) -> None:
        """The river, which comes in and goes out at the same height on all tiles."""
        self.cut(_band(HALF_RIVER + 1.6), ink=SAND, shade=1.6)
        self.cut(_band(HALF_RIVER), ink=WATER)
        self.cut(_band(HALF_RIVER - 4, -0.8), ink=SHALLOW)
        ripples = ((6, 15, -2.6), (29, 12, 3), (50, 16, -1.8), (71, 11, 3.4), (82, 14, -3.2))
        self.stroke(
            *(
                curve(
                    (x, RIVER + off),
                    (x + long * 0.3, RIVER + off - 2.6),
                    (x + long * 0.7, RIVER + off + 2.6),
                    (x + long, RIVER + off),
                    steps=10,
                )
                for x, long, off in ripples
            ),
            width=1.3,
            ink=FOAM,
        )

    def tufts(self, *places: tuple[float, float]) -> None:
        """Some grass, where the picture is large enough for it."""
        if self.size[0] < _TUFTS_FROM:
            return
        blades = [[(x, y), (x + lean, y - 2.8)] for x, y in places for lean in (-1.5, 0, 1.5)]
        self.stroke(*blades, width=0.8, ink="#5C7038")


def _band(half: float, drop: float = 0) -> Path:
    """A strip across the scene with a gently waving upper bank."""
    y, steps = RIVER + drop, 40
    upper = [
        (step * 100 / steps, y - half + math.sin(step / steps * 2 * math.pi) * 0.9)
        for step in range(steps + 1)
    ]
    return [*upper, (100, y + half), (0, y + half)]
