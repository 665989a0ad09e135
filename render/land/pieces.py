"""Land's own small pieces."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import BONE, INK, PAPER2, Player
from render.kit.emblem import emblem_mask
from render.kit.pieces import token
from render.kit.shape import FINE, disc, faded, reduced, rounded
from render.kit.sprite import CARD_EDGE, PIECE_EDGE, SMALL_LIFT, Lift, Sprite, cut
from render.kit.texture import brass, paper
from render.kit.type import Face, line
from render.land.lands import SIGNS

TOKEN = 78
#: Bone around the token that was laid last, less of it around those laid before, and brass under
#: those that count.
RING, EARLIER_RING, PLATE = 92, 87, 94
#: The trace of a token that left its square before the last deed.
LEFT_EARLIER = 52


@cached
def laid_ring(side: int) -> Sprite:
    """What lies under a token that was laid of late."""
    canvas = Canvas(paper(side, side, BONE, "badge").copy())
    return cut(canvas, disc(side), bevel=CARD_EDGE, lift=Lift(0.5))


@cached
def counted_plate() -> Sprite:
    """What lies under a token that counts in an attack: brass all over its square."""
    face = Canvas(brass(PLATE, PLATE).copy())
    return cut(face, rounded(PLATE, PLATE, 10), bevel=PIECE_EDGE, lift=Lift(0.3))


@cached
def ghost(owner: Player) -> Sprite:
    """A token that is about to be placed."""
    whole = token(owner, TOKEN)
    return Sprite(whole.colour, faded(whole.alpha, 0.6), whole.origin, whole.size)


@cached
def left_place(owner: Player, size: int = TOKEN) -> Sprite:
    """Where a token lay before it moved: a broken ring in its colour."""
    side = size * FINE
    fine = Image.new("L", (side, side))
    draw = ImageDraw.Draw(fine)
    for start in range(0, 360, 30):
        draw.arc((8, 8, side - 9, side - 9), start, start + 19, 255, 5 * FINE)
    return Sprite(
        Image.new("RGB", (size, size), owner.on_paper), reduced(fine), (0, 0), (size, size)
    )


@cached
def tally(emblem: str, number: int) -> Sprite:
    """A pill with an emblem and how many of it there are."""
    width, height = 84, 50
    canvas = Canvas(paper(width, height, BONE, "badge").copy())
    canvas.stamp(emblem_mask(emblem, 36), 10, 7, INK)
    canvas.write(line(str(number), Face.SERIF_BLACK, 36), width - 14, height / 2, INK, "right")
    return cut(canvas, rounded(width, height, height // 2), bevel=PIECE_EDGE, lift=SMALL_LIFT)


@cached
def wizard_tile() -> Sprite:
    """A Wizard that lies open."""
    width, height = 40, 38
    sign = SIGNS["wizard"]
    canvas = Canvas(paper(width, height, PAPER2, "tile").copy())
    canvas.stamp(emblem_mask(sign.emblem, 30), 5, 4, sign.colour)
    return cut(canvas, rounded(width, height, 8), bevel=CARD_EDGE, lift=Lift(0.3, 120, 90))


@cached
def versus(strength: int, against: int) -> Sprite:
    """What an attack would set against a castle: crossed swords and both strengths."""
    text = line(f"{strength}:{against}", Face.SERIF_BLACK, 34)
    width, height = text.width + 66, 50
    canvas = Canvas(paper(width, height, BONE, "badge").copy())
    canvas.stamp(emblem_mask("swords", 36), 10, 7, INK)
    canvas.write(text, width - 13, height / 2, INK, "right")
    return cut(canvas, rounded(width, height, height // 2), bevel=PIECE_EDGE, lift=SMALL_LIFT)
