"""The pen that cuts emblems: solid shapes and knocked-out lines in a box of 100 by 100."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from render.kit.shape import FINE, reduced

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Point = tuple[float, float]
Path = list[Point]

BOX = 100
INKED = 255
CUT = 0


class Pen:
    """Draws one emblem as a mask of `size` pixels. What is drawn with `CUT` is knocked out."""

    def __init__(self, size: int) -> None:
        self._scale = size * FINE / BOX
        self._plate = Image.new("L", (size * FINE, size * FINE))
        self._draw = ImageDraw.Draw(self._plate)

    def fill(self, path: Iterable[Point], ink: int = INKED) -> None:
        """Fill a closed path."""
        self._draw.polygon(self._scaled(path), ink)

    def dot(self, x: float, y: float, radius: float, ink: int = INKED, *, high: float = 0) -> None:
        """Fill a circle, or an ellipse of half height `high`."""
        k, ry = self._scale, high or radius
        self._draw.ellipse(((x - radius) * k, (y - ry) * k, (x + radius) * k, (y + ry) * k), ink)

    def line(
        self, path: Iterable[Point], width: float, ink: int = INKED, *, round_caps: bool = True
    ) -> None:
        """Draw an open path."""
        points = self._scaled(path)
        self._draw.line(points, ink, max(1, round(width * self._scale)), joint="curve")
        if round_caps:
            r = width * self._scale / 2
            for x, y in (points[0], points[-1]):
                self._draw.ellipse((x - r, y - r, x + r, y + r), ink)

    def bar(
        self, box: tuple[float, float, float, float], radius: float = 0, ink: int = INKED
    ) -> None:
        """Fill a rectangle with rounded corners."""
        left, top, right, bottom = (value * self._scale for value in box)
        self._draw.rounded_rectangle((left, top, right, bottom), radius * self._scale, ink)

    def mask(self) -> Image.Image:
        """What was drawn."""
        return reduced(self._plate)

    def _scaled(self, path: Iterable[Point]) -> list[Point]:
        return [(x * self._scale, y * self._scale) for x, y in path]


def curve(*control: Point, steps: int = 22) -> Path:
    """A Bézier curve through its control polygon, flattened."""
    return [_on_curve(control, step / steps) for step in range(steps + 1)]


def _on_curve(control: Sequence[Point], t: float) -> Point:
    points = list(control)
    while len(points) > 1:
        points = [
            (ax + (bx - ax) * t, ay + (by - ay) * t) for (ax, ay), (bx, by) in pairwise(points)
        ]
    return points[0]


def arc(x: float, y: float, radius: float, start: float, end: float, steps: int = 36) -> Path:
    """A part of a circle between two angles in degrees, clockwise from three o'clock."""
    angles = (math.radians(start + (end - start) * step / steps) for step in range(steps + 1))
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def mirrored(path: Iterable[Point]) -> Path:
    """A path on the other side of the box."""
    return [(BOX - x, y) for x, y in path]


def both_halves(left: Path) -> Path:
    """A closed symmetric path of which the left half is given, from top to bottom."""
    return left + mirrored(left)[::-1]


def turned(path: Iterable[Point], degrees: float, x: float = 50, y: float = 50) -> Path:
    """A path turned clockwise about a point."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x + (px - x) * c - (py - y) * s, y + (px - x) * s + (py - y) * c) for px, py in path]


def moved(path: Iterable[Point], x: float, y: float) -> Path:
    """A path moved by that much."""
    return [(px + x, py + y) for px, py in path]


def star(x: float, y: float, radii: Sequence[float], points: int, first: float = -90) -> Path:
    """A closed star around a point: corners at `radii` in turn, `points` times around."""
    count = len(radii) * points
    return [
        (
            x + radii[i % len(radii)] * math.cos(math.radians(first + i * 360 / count)),
            y + radii[i % len(radii)] * math.sin(math.radians(first + i * 360 / count)),
        )
        for i in range(count)
    ]
