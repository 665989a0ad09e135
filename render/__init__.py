"""Pictures of the games: a `View` in, PNGs and their alt texts out.

>>> from render import PAINTERS
>>> picture = PAINTERS["duel"].board(view, names, words)
>>> picture.name, len(picture.png), picture.alt
"""

from render.cherokee import CherokeePainter
from render.duel import DuelPainter
from render.glory import GloryPainter
from render.land import LandPainter
from render.painter import Painter, Picture, Words
from render.sign import sign

PAINTERS: dict[str, Painter] = {
    painter.key: painter
    for painter in (DuelPainter(), CherokeePainter(), GloryPainter(), LandPainter())
}

__all__ = ["PAINTERS", "Painter", "Picture", "Words", "sign"]
