"""Pictures of the games: a `View` in, PNGs and their alt texts out.

>>> from render import PAINTERS
>>> painter = PAINTERS["duel"]
>>> picture = painter.paint(painter.turn_sheets(view)[0], view, names, words)
>>> picture.name, len(picture.png), picture.alt
"""

from render.painter import Painter, Picture, Sheet, Words
from render.painters import Painters
from render.sign import sign

PAINTERS = Painters("duel", "cherokee", "glory", "land", "glenmore")

__all__ = ["PAINTERS", "Painter", "Picture", "Sheet", "Words", "sign"]
