"""Between Hammer and Anvil: the cards of the Great Glen, how they were voted on, who leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.glenmore.chronicles.common import TOP, WIDE
from render.glenmore.icons import Icon, Style, draw_row, row_width
from render.glenmore.pieces import points
from render.glenmore.wording import shown_names, subtitle
from render.kit.backdrop import MARGIN, lay_table
from render.kit.cache import cached
from render.kit.canvas import Canvas, seam
from render.kit.colour import BONE, INK, LIVERIES, PAPER3, PEAT, PLAYERS, mix, rgb
from render.kit.emblem import emblem_mask
from render.kit.furniture import strip
from render.kit.pen import Pen
from render.kit.pieces import token
from render.kit.shape import disc, rounded
from render.kit.sprite import PIECE_EDGE, SMALL_LIFT, Bevel, Lift, Pose, Sprite, cut
from render.kit.texture import dyed, paper
from render.kit.type import Face, fit, line, wrap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL import Image

    from render.painter import Words
    from rules.glenmore.view import GlenMoreView

_HEATHER: Final = rgb("#5E3F6E")
_ROW: Final = 182
_ICONS, _TEXT, _VOTES, _SEATS = 196, 214, 548, 740
_STRIP: Final = 112
_STYLE: Final = Style(52, 6)
_QUIET: Final = mix(INK, PAPER3, 0.4)


def _emblem(name: str) -> Icon:
    return Icon("emblem", name)


#: What each card counts, in icons, in one or two rows.
COUNTED: Final[dict[str, tuple[tuple[Icon, ...], ...]]] = {
    "livestock": ((Icon("good", "sheep"), Icon("good", "cow")),),
    "square": ((_emblem("squares"),),),
    "materials": ((Icon("good", "wood"), Icon("good", "stone")),),
    "sets": ((_emblem("scot"), _emblem("cask")), (_emblem("landmark"), _emblem("bust"))),
    "castles": ((Icon("kind", "castle"), _emblem("scot")),),
    "distilleries": ((Icon("kind", "distillery"),),),
    "smallest": ((Icon("text", "<"), _emblem("squares")),),
    "pastures": ((Icon("kind", "animal"), Icon("kind", "animal")),),
    "farthest": ((_emblem("tower"), Icon("mark", "onward"), _emblem("scot")),),
    "discards": ((_emblem("discarded"),),),
}


def votes_line(view: GlenMoreView, words: Words) -> str:
    """What the votes are at."""
    cards = view["chronicles"]["votes"]["cards"]
    now = [card["card"] for card in cards if card["state"] == "now"]
    if now:
        return words("glenmore-picture-votes-now", card=glen_card(now[0], words))
    return words("glenmore-picture-votes-about")


def glen_card(card: str, words: Words) -> str:
    """What a card is called."""
    return words(f"glenmore-glen-{card}")


def draw_votes(view: GlenMoreView, names: Sequence[str], words: Words) -> Canvas:
    """The five cards, one below the other, and everybody's vote tokens."""
    names = shown_names(names, words)
    shown = view["chronicles"]["votes"]
    rows = len(shown["cards"])
    canvas = lay_table(
        LIVERIES["glenmore"],
        TOP + rows * (_ROW + 12) + _STRIP + 26,
        words("glenmore-picture-votes"),
        subtitle(votes_line(view, words), names),
    )
    for place, card in enumerate(shown["cards"]):
        y = TOP + place * (_ROW + 12)
        live = card["state"] != "no"
        named, text = glen_card(card["card"], words), words(f"glenmore-picture-glen-{card['card']}")
        face = _card(card["card"], named, text, live=live, now=card["state"] == "now")
        canvas.put(face, MARGIN, y)
        yes = sum(vote[0] for vote in card["votes"])
        no = sum(vote[1] for vote in card["votes"])
        x = MARGIN + _VOTES
        if card["votes"]:
            for row, (kind, count) in enumerate((("yes", yes), ("no", no))):
                middle = y + 52 + row * 78
                canvas.centre(vote(kind, 68), x + 44, middle)
                number = line(str(count), Face.SERIF_BLACK, 54)
                canvas.write(number, x + 104, middle, INK, "middle")
        else:
            canvas.put(_unknown(), x + 8, y + 30)
        pitch = (WIDE - _SEATS - 10) / view["seats"]
        for seat in range(view["seats"]):
            centre = MARGIN + _SEATS + pitch * (seat + 0.5)
            _draw_voter(canvas, seat, card["votes"], centre, y + 36)
            held = line(str(card["counts"][seat]), Face.SERIF_BLACK, 46)
            canvas.write(held, centre, y + 88, INK if live else _QUIET, "middle")
            if won := card["points"][seat]:
                piece = points(str(won), 58)
                if live:
                    canvas.centre(piece, centre, y + 146)
    _draw_stocks(canvas, view, names)
    return canvas


def _draw_voter(
    canvas: Canvas, seat: int, votes: Sequence[tuple[int, int]], x: float, y: float
) -> None:
    """Draw a player's token, and beside it what they have voted, if that is known."""
    cast = (
        [kind for kind, count in zip(("yes", "no"), votes[seat], strict=True) for _ in range(count)]
        if votes
        else []
    )
    for place, kind in enumerate(cast):
        canvas.centre(vote(kind, 36), x + 28 + place * 22, y)
    canvas.centre(token(PLAYERS[seat], 46), x - (12 if cast else 0), y)


def _draw_stocks(canvas: Canvas, view: GlenMoreView, names: Sequence[str]) -> None:
    """Draw the vote tokens that everybody has left, and who has voted."""
    shown = view["chronicles"]["votes"]
    seats, gap = view["seats"], 12
    width = (WIDE - gap * (seats - 1)) // seats
    y = TOP + len(shown["cards"]) * (_ROW + 12) + 8
    voting = any(card["state"] == "now" for card in shown["cards"])
    for seat, (yes, no) in enumerate(shown["stocks"]):
        x = MARGIN + seat * (width + gap)
        # While a vote goes on, those are awaited who haven't chosen yet.
        awaited = seat not in shown["voted"] if voting else view["mover"] == seat
        canvas.put(strip(PLAYERS[seat], width, height=_STRIP, cloth=64, awaited=awaited), x, y)
        canvas.centre(token(PLAYERS[seat], 52), x + 32, y + _STRIP / 2)
        name = fit(names[seat], Face.SERIF_BOLD, 36, width - 84)
        canvas.write(name, x + 76, y + 30, BONE)
        for place, (kind, count) in enumerate((("yes", yes), ("no", no))):
            left = x + 100 + place * 98
            canvas.centre(vote(kind, 46), left, y + 80)
            canvas.write(line(str(count), Face.SERIF_BLACK, 40), left + 32, y + 80, BONE)


@cached
def _card(card: str, name: str, text: str, *, live: bool, now: bool) -> Sprite:
    """A card without what changes: what it counts in icons and in words, and what it brings."""
    canvas = Canvas(paper(WIDE, _ROW).copy())
    canvas.image.paste(dyed(_ICONS, _ROW, mix(_HEATHER, BONE, 0.1), mix(_HEATHER, PEAT, 0.25)))
    rows = COUNTED[card]
    for place, row in enumerate(rows):
        middle = _ROW / 2 + (place - (len(rows) - 1) / 2) * 62
        draw_row(canvas, row, (_ICONS - row_width(row, _STYLE)) / 2, middle, _STYLE)
    room = _VOTES - _TEXT - 8
    lines = wrap(text, Face.SANS_SEMIBOLD, 34, room, 2)
    top = _ROW / 2 - len(lines) * 20
    canvas.write(fit(name, Face.SERIF_BOLD, 38, room), _TEXT, top, INK)
    for place, one in enumerate(lines):
        written = fit(one, Face.SANS_SEMIBOLD, 34, room)
        canvas.write(written, _TEXT, top + 44 + place * 40, _QUIET)
    for x in (_VOTES - 4, _SEATS - 6):
        canvas.image.paste(PAPER3, (x, 16, x + 2, _ROW - 16))
    return cut(
        canvas,
        rounded(WIDE, _ROW, 16),
        bevel=Bevel(3, 110, 110),
        lift=Lift(0.8),
        pose=Pose(0, 0 if live else 0.5),
        rim=5 if now else 0,
        corner=16,
    )


@cached
def vote(kind: str, side: int) -> Sprite:
    """A vote: yes is round and light, no has corners and is dark."""
    yes = kind == "yes"
    canvas = Canvas(
        (
            paper(side, side, BONE, "vote")
            if yes
            else dyed(side, side, rgb("#5A4034"), rgb("#33241D"))
        ).copy()
    )
    size = round(side * 0.56)
    emblem = "check" if yes else "nay"
    at = (side - size) / 2
    canvas.stamp(emblem_mask(emblem, size), at, at, rgb("#2E5A3C") if yes else BONE)
    return cut(canvas, disc(side) if yes else _octagon(side), bevel=PIECE_EDGE, lift=SMALL_LIFT)


def _octagon(side: int) -> Image.Image:
    pen = Pen(side)
    pen.fill([(30, 1), (70, 1), (99, 30), (99, 70), (70, 99), (30, 99), (1, 70), (1, 30)])
    return pen.mask()


@cached
def _unknown() -> Sprite:
    """Not voted on yet."""
    width, height = 168, 122
    canvas = Canvas(paper(width, height).copy())
    canvas.stitch(seam((4, 4, width - 5, height - 5)), PAPER3, 4)
    mark = line("?", Face.SERIF_BLACK, 70)
    canvas.write(mark, width / 2, height / 2, PAPER3, "middle")
    return cut(canvas, rounded(width, height, 10), bevel=Bevel(1, 0, 0), lift=Lift(0, 0, 0))
