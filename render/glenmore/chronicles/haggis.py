"""Ode to the Haggis: the supply, everybody's table, and what the die has brought up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.glenmore.chronicles.common import CLOTH, TOP, WIDE, board, draw_seat, hollow
from render.glenmore.cubes import cube
from render.glenmore.pieces import die, points
from render.glenmore.wording import shown_names, subtitle
from render.kit.backdrop import MARGIN, lay_table
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import BONE, INK, LIVERIES, PAPER2, PEAT, mix, rgb
from render.kit.emblem import emblem_mask
from render.kit.shape import disc
from render.kit.sprite import PIECE_EDGE, SMALL_LIFT, Sprite, cut
from render.kit.texture import dyed
from render.kit.type import Face, fit, line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.painter import Words
    from rules.glenmore.view import GlenMoreView

_SUPPLY: Final = 176
_ROW: Final = 168
_TOKEN: Final = 92
#: Where the middle of the tokens is in a row.
_TABLE: Final = 112
#: The widest account of what a haggis is worth, and its points.
_ACCOUNT: Final = 380
_PIE, _CRUST = rgb("#B07A48"), rgb("#7A4E2A")


def haggis_line(view: GlenMoreView, words: Words) -> str:
    """What the haggis is at."""
    shown = view["chronicles"]["haggis"]
    if shown["scoring"]:
        return words("glenmore-picture-haggis-now")
    if any(table["own"] is not None for table in shown["tables"]):
        return words("glenmore-picture-haggis-own")
    return words("glenmore-picture-haggis-about")


def draw_haggis(view: GlenMoreView, names: Sequence[str], words: Words) -> Canvas:
    """The haggis. A seat's own view shows its own tokens, and of the others' their number."""
    names = shown_names(names, words)
    shown = view["chronicles"]["haggis"]
    canvas = lay_table(
        LIVERIES["glenmore"],
        TOP + _SUPPLY + 20 + view["seats"] * (_ROW + 14) + 16,
        words("glenmore-picture-haggis"),
        subtitle(haggis_line(view, words), names),
    )
    _draw_supply(canvas, view, words)
    for seat in range(view["seats"]):
        y = TOP + _SUPPLY + 20 + seat * (_ROW + 14)
        room = WIDE - CLOTH - 40 - (_ACCOUNT if tokens_served(view, seat) else 0)
        draw_seat(canvas, view, seat, names[seat], y, _ROW, room=room)
        table = shown["tables"][seat]
        # Outside a scoring, what the last one served is remembered by its points alone.
        face_up = table["up"]
        tokens: list[Sprite] = [haggis_token(str(value), up=True) for value in face_up]
        if table["own"] is None:
            tokens += [haggis_token("", up=False)] * table["down"]
        else:
            tokens += [haggis_token(str(value), up=False) for value in table["own"]]
        for place in range(shown["most"]):
            x = MARGIN + CLOTH + 66 + place * (_TOKEN + 12)
            piece = tokens[place] if place < len(tokens) else hollow(_TOKEN, _TOKEN, round_=True)
            canvas.centre(piece, x, y + _TABLE)
        _draw_luck(canvas, view, seat, y)
    return canvas


def _draw_supply(canvas: Canvas, view: GlenMoreView, words: Words) -> None:
    """Draw the open tokens, how many are face down, and what was rolled for all."""
    shown = view["chronicles"]["haggis"]
    canvas.put(board(WIDE, _SUPPLY), MARGIN, TOP)
    label = fit(words("glenmore-picture-haggis-supply"), Face.SANS_SEMIBOLD, 36, 520)
    canvas.write(label, MARGIN + 30, TOP + 36, PAPER2)
    x = MARGIN + 84
    for value in shown["open"]:
        canvas.centre(haggis_token(str(value), up=True), x, TOP + 112)
        x += _TOKEN + 14
    canvas.centre(haggis_token("", up=False), x + 20, TOP + 112)
    canvas.write(line(f"×{shown['hidden']}", Face.SERIF_BLACK, 50), x + 80, TOP + 112, BONE)
    if not shown["rolls"]:
        return
    left = MARGIN + 640
    label = fit(words("glenmore-picture-haggis-rolls"), Face.SANS_SEMIBOLD, 36, WIDE - 660)
    canvas.write(label, left, TOP + 36, PAPER2)
    for place, roll in enumerate(shown["rolls"]):
        canvas.centre(die(84, roll), left + 46 + place * 104, TOP + 112)


def tokens_served(view: GlenMoreView, seat: int) -> Sequence[int]:
    """The tokens that a seat serves now, or served in the last scoring."""
    shown = view["chronicles"]["haggis"]
    return shown["tables"][seat]["up"] or (shown["served"][seat] if shown["served"] else ())


def _draw_luck(canvas: Canvas, view: GlenMoreView, seat: int, y: int) -> None:
    """Draw what a seat rolled for whisky, and what its haggis is or was worth."""
    table = view["chronicles"]["haggis"]["tables"][seat]
    x = MARGIN + CLOTH + 640
    if table["rolls"]:
        canvas.centre(cube("whisky", 50), x, y + _TABLE)
        for place, roll in enumerate(table["rolls"][:3]):
            canvas.centre(die(64, roll), x + 66 + place * 72, y + _TABLE)
    if served := tokens_served(view, seat):
        sum_of = "+".join(map(str, served))
        text = f"{len(served)} × ({sum_of})" if len(served) > 1 else sum_of
        right = MARGIN + WIDE - 132
        canvas.write(line(text, Face.SANS_BOLD, 36), right, y + 36, PAPER2, "right")
        won = points(str(len(served) * sum(served)), 100)
        canvas.centre(won, MARGIN + WIDE - 70, y + _ROW / 2)


@cached
def haggis_token(text: str, *, up: bool, side: int = _TOKEN) -> Sprite:
    """A token: light if it lies face up, else dark, with its value if that is known."""
    top, low = (_PIE, _CRUST) if up else (mix(_CRUST, PEAT, 0.35), mix(_CRUST, PEAT, 0.7))
    canvas = Canvas(dyed(side, side, top, low).copy())
    ring = round(side * 0.84)
    canvas.stamp(
        disc(ring), (side - ring) / 2, (side - ring) / 2, mix(top, BONE if up else PEAT, 0.25)
    )
    if text:
        size = round(side * 0.4)
        canvas.stamp(emblem_mask("haggis", size), side * 0.1, side * 0.3, mix(low, PEAT, 0.3))
        number = line(text, Face.SERIF_BLACK, round(side * 0.62))
        canvas.write(number, side * 0.66, side / 2 - 1, INK if up else BONE, "middle")
    else:
        size = round(side * 0.62)
        canvas.stamp(emblem_mask("haggis", size), (side - size) / 2, (side - size) / 2, PAPER2, 0.8)
    return cut(canvas, disc(side), bevel=PIECE_EDGE, lift=SMALL_LIFT)
