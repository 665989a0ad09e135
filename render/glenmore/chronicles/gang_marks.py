"""What the gang does on sheets of others: Scotsmen in territories, reserved tiles, tolls."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PIL import Image

from render.glenmore.metal import money
from render.glenmore.people import figure
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import INK, PLAYERS
from render.kit.emblem import emblem_mask
from render.kit.pieces import token
from render.kit.sprite import Sprite

if TYPE_CHECKING:
    from render.glenmore.field import Field
    from rules.glenmore.view import GlenMoreView


def draw_posts(canvas: Canvas, view: GlenMoreView, seat: int, field: Field) -> None:
    """Draw the gang's Scotsmen in a territory: in their owner's colours, masked."""
    shown = view["chronicles"].get("gangs")
    if shown is None:
        return
    cells, size = view["players"][seat]["cells"], field.size
    standing: Counter[str] = Counter()
    for member, (host, name) in shown["posts"].items():
        owner = shown["members"][member]["owner"]
        if host != seat or owner is None or name not in cells:
            continue
        x, y = field.at(cells[name]["column"], cells[name]["row"])
        x += round(standing[name] * size.figure * 0.44)
        standing[name] += 1
        canvas.put(figure(owner, size.figure), x - 4, y + 2)
        mask = round(size.figure * 0.5)
        canvas.centre(_masked(mask), x + 2 + size.figure / 2, y + 8 + size.figure * 0.26)


def draw_reservation(canvas: Canvas, view: GlenMoreView, tile: str, x: float, y: float) -> None:
    """Draw whose a tile of the ring is, and what others pay for it, if it's reserved."""
    shown = view["chronicles"].get("gangs")
    if shown is None or shown["reserved"] is None or shown["reserved"][0] != tile:
        return
    owner = shown["members"]["tenant"]["owner"]
    if owner is not None:
        canvas.centre(token(PLAYERS[owner], 56), x + 44, y + 92)
    canvas.centre(money(f"+{shown['reserved'][1]}", 54), x + 98, y + 92)


def draw_toll(canvas: Canvas, view: GlenMoreView, clan: str, x: float, y: float) -> None:
    """Draw what others pay to the collector's owner for a marker on a cell."""
    shown = view["chronicles"].get("gangs")
    if shown is None or clan not in shown["tolls"]:
        return
    owner = shown["members"]["collector"]["owner"]
    canvas.centre(money(f"+{sum(shown['tolls'][clan])}", 50), x, y)
    if owner is not None:
        canvas.centre(token(PLAYERS[owner], 40), x + 40, y)


@cached
def _masked(side: int) -> Sprite:
    """A mask, rimmed so that it can be seen on every colour."""
    canvas = Canvas(Image.new("RGB", (side, side), INK))
    return Sprite(canvas.image, emblem_mask("mask", side), (0, 0), (side, side))
