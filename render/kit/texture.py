"""What things are made of: paper, stone, wood, tweed, brass, dyed enamel; and the light on it."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops

from render.kit.cache import cached_material
from render.kit.colour import (
    BARK,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    PAPER,
    PEAT,
    SLATE,
    Colour,
)
from render.kit.noise import CALM, TILE, grain, noise, octave, roughen, soften, tiled

#: Direction of the light on brass, in degrees from the vertical.
BRASS_ANGLE = 35
#: Width of one leg of the herringbone, and its diagonal pitch.
HERRINGBONE_LEG = 24
HERRINGBONE_PITCH = 6


@cached_material
def paper(width: int, height: int, base: Colour = PAPER, name: str = "paper") -> Image.Image:
    """Parchment: soft blotches, long fibres, fine grain."""
    return roughen(
        Image.new("RGB", (width, height), base),
        (
            octave(width, height, (60, 60), f"{name} blotch", 0.06),
            octave(width, height, (14, 3), f"{name} fibre", 0.035),
            grain(width, height, f"{name} grain", 0.05),
        ),
    )


@cached_material
def stone(
    width: int, height: int, base: Colour = SLATE, name: str = "stone", k: float = 1.0
) -> Image.Image:
    """A hewn slab."""
    return roughen(
        Image.new("RGB", (width, height), base),
        (
            octave(width, height, (40, 40), f"{name} cloud", 0.12 * k),
            octave(width, height, (11, 11), f"{name} spot", 0.09 * k),
            grain(width, height, f"{name} grain", 0.12 * k),
        ),
    )


@cached_material
def wood(
    width: int, height: int, base: Colour = BARK, name: str = "wood", k: float = 1.0
) -> Image.Image:
    """A board with its grain lying across."""
    return roughen(
        Image.new("RGB", (width, height), base),
        (
            octave(width, height, (190, 7), f"{name} year", 0.13 * k),
            octave(width, height, (90, 3), f"{name} vein", 0.10 * k),
            octave(width, height, (40, 1), f"{name} pore", 0.05 * k),
        ),
    )


def tweed(width: int, height: int, base: Colour, swing: int = 6) -> Image.Image:
    """Herringbone cloth."""
    weave = tiled(_herringbone(swing), width, height)
    return roughen(Image.new("RGB", (width, height), base), [weave])


@cached_material
def _herringbone(swing: int) -> Image.Image:
    """One repeat of the weave, as noise around `CALM`."""
    flecks = noise(TILE, TILE, "tweed").tobytes()
    weave = bytearray()
    for y in range(TILE):
        for x in range(TILE):
            slope = x if x // HERRINGBONE_LEG % 2 else -x
            raised = (y + slope) % HERRINGBONE_PITCH < HERRINGBONE_PITCH // 2
            fleck = 16 if flecks[y * TILE + x] > 252 else 0
            weave.append(CALM + (swing if raised else -swing) + fleck)
    return Image.frombytes("L", (TILE, TILE), bytes(weave))


@cached_material
def brass(width: int, height: int) -> Image.Image:
    """Polished brass, lit from the top left."""
    ramp = slanting_light().resize((width, height), Image.Resampling.BICUBIC)
    ramp = ImageChops.add(ramp, grain(width, height, "brass", 0.05, 0.5), 1, -CALM)
    table = [
        value
        for light, middle, dark in zip(BRASS_LIGHT, BRASS, BRASS_DARK, strict=True)
        for value in three_stops(light, middle, dark)
    ]
    return Image.merge("RGB", (ramp, ramp, ramp)).point(table)


@lru_cache(maxsize=1)
def slanting_light() -> Image.Image:
    """The light on polished metal: so smooth that it is rotated once and stretched to any size."""
    whole = Image.linear_gradient("L").resize((512, 512), Image.Resampling.BICUBIC)
    turned = whole.rotate(-BRASS_ANGLE, resample=Image.Resampling.BICUBIC)
    return turned.crop((128, 128, 384, 384))


def three_stops(light: int, middle: int, dark: int) -> list[int]:
    """A smooth ramp over 256 steps; it stops short of the full dark, as polished metal does."""
    ramp = []
    for step in range(256):
        t = min(1.0, max(0.0, (step - 40) / 175))
        t = t * t * (3 - 2 * t)
        if t < 0.5:
            ramp.append(round(light + (middle - light) * t * 2))
        else:
            ramp.append(round(middle + (dark - middle) * (t - 0.5) * 1.5))
    return ramp


@cached_material
def dyed(width: int, height: int, top: Colour, bottom: Colour) -> Image.Image:
    """Enamel, dyed wood or cloth in the light: a vertical ramp with grain against bands."""
    ramp = Image.linear_gradient("L").resize((width, height))
    ramp = ImageChops.add(ramp, grain(width, height, "dye", 0.09, 0.4), 1, -CALM)
    return Image.composite(
        Image.new("RGB", (width, height), bottom), Image.new("RGB", (width, height), top), ramp
    )


@cached_material
def felt(width: int, height: int, base: Colour) -> Image.Image:
    """One colour with a trace of grain."""
    return roughen(Image.new("RGB", (width, height), base), [grain(width, height, "felt", 0.035)])


def lamplight(ground: Image.Image, dusk: float, centre: float = 0.48) -> Image.Image:
    """A ground under one pool of light; `dusk` of peat lies on its far corners."""
    width, height = ground.size
    wide, high = int(width * 1.6), int(height * 1.7)
    left, top = int(wide / 2 - width / 2), int(high / 2 - height * centre)
    pool = Image.radial_gradient("L")
    across, down = pool.width / wide, pool.height / high
    seen = (left * across, top * down, (left + width) * across, (top + height) * down)
    shade = pool.resize((width, height), Image.Resampling.BICUBIC, seen).point(
        [int(value * dusk) for value in range(256)]
    )
    speck = soften(noise(TILE, TILE, "lamplight"), 0.012)
    shade = ImageChops.add(shade, tiled(speck, width, height), 1, -CALM)
    return Image.composite(Image.new("RGB", (width, height), PEAT), ground, shade)
