"""Scotsmen and banners in their owner's colours and tartan, rimmed in bone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageFilter

from render.glenmore.dyes import DARK
from render.glenmore.emblems.gains import KILT
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import BONE, PEAT, PLAYERS, mix, rgb
from render.kit.emblem import emblem_mask
from render.kit.pen import Pen
from render.kit.shape import rounded
from render.kit.sprite import Bevel, Lift, Sprite, bevelled, cut
from render.kit.tartan import tartan
from render.kit.texture import dyed

if TYPE_CHECKING:
    from render.kit.pen import Path

_SASH: Path = [(38, 41), (62, 64)]
_POLE = rgb("#B98F5A")


@cached
def figure(seat: int, side: int = 128) -> Sprite:
    """A Scotsman of a seat."""
    player = PLAYERS[seat]
    mask = emblem_mask("scot", side)
    body = dyed(side, side, mix(player.colour, BONE, 0.22), mix(player.colour, PEAT, 0.25)).copy()
    kilt = Pen(side)
    kilt.fill(KILT)
    body.paste(tartan(side, side, player.sett, 1 if side < 150 else 2, (8, 0)), mask=kilt.mask())
    sash = Pen(side)
    sash.line(_SASH, 8)
    cloth = tartan(side, side, player.sett, 1)
    body.paste(cloth, mask=ImageChops.multiply(sash.mask(), mask))
    face = bevelled(body, mask, Bevel(3 if side > 90 else 2, 150, 170))
    return rimmed(face, mask, 6, 5 if side < 100 else 7, Lift(0.6, 150, 120))


@cached
def clan_banner(seat: int, side: int = 78) -> Sprite:
    """A clan marker: the owner's banner with the ordinary."""
    player = PLAYERS[seat]
    mask = emblem_mask("banner", side)
    canvas = Canvas(
        dyed(side, side, mix(player.colour, BONE, 0.12), mix(player.colour, PEAT, 0.2)).copy()
    )
    pole = Pen(side)
    pole.line([(17, 6), (17, 97)], 9)
    pole.dot(17, 6, 7)
    canvas.stamp(pole.mask(), 0, 0, _POLE)
    field, charge = int(side * 0.44), int(side * 0.34)
    x, y, inset = side * 0.27, side * 0.11, (field - charge) / 2
    canvas.stamp(rounded(field, field, 5), x, y, player.dark)
    canvas.stamp(emblem_mask(player.emblem, charge), x + inset, y + inset, player.charge)
    face = bevelled(canvas.image, mask, Bevel(2, 120, 140))
    return rimmed(face, mask, 5, 5, Lift(0.5, 150, 120))


def rimmed(face: Image.Image, mask: Image.Image, margin: int, width: int, lift: Lift) -> Sprite:
    """A piece with a thin edge of bone around it, so that it stands out on every ground."""
    side = mask.width + 2 * margin
    framed = Image.new("L", (side, side))
    framed.paste(mask, (margin, margin))
    outline = framed.filter(ImageFilter.MaxFilter(width)).filter(ImageFilter.GaussianBlur(0.7))
    canvas = Canvas(Image.new("RGB", (side, side), BONE))
    canvas.image.paste(face, (margin, margin), mask)
    return cut(canvas, outline, bevel=Bevel(1, 0, 0), lift=lift)


@cached
def at_home(seat: int, side: int = 66) -> Sprite:
    """Scotsmen on the home castle: those that are scored."""
    man = figure(seat, 50)
    canvas = Canvas(Image.new("RGB", (side + 8, side), DARK))
    seen = Image.new("L", canvas.size)
    seen.paste(emblem_mask("tower", side))
    canvas.stamp(emblem_mask("tower", side), 0, 0, BONE)
    canvas.put(man, 8, 10)
    solid = Image.new("L", canvas.size)
    solid.paste(man.alpha.point([*[0] * 250, *[255] * 6]), (8 - man.origin[0], 10 - man.origin[1]))
    return Sprite(canvas.image, ImageChops.lighter(seen, solid), (0, 0), canvas.size)
