"""A player's hand: the secret clan, the pyramid to choose from, and the cards below it."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from render.cherokee.cards import HELD, held_card
from render.cherokee.clans import CLANS, clan_name
from render.cherokee.corners import RIGHT, draw_corners
from render.cherokee.pyramid import HEIGHT, TOP, draw_pyramid
from render.cherokee.tiles import clan_tile
from render.cherokee.wording import question
from render.kit.backdrop import MARGIN, SUBTITLE_AT, TITLE_AT, WIDTH, lay_table
from render.kit.colour import BONE, LIVERIES, PEAT, PLAYERS, mix
from render.kit.furniture import plaque
from render.kit.pieces import coin, token
from render.kit.shape import rounded
from render.kit.type import Face, line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.kit.canvas import Canvas
    from render.painter import Words
    from rules.cherokee.view import CherokeeView, MemberView

_PER_ROW = 9
_PITCH = (WIDTH - 2 * MARGIN) // _PER_ROW
_ROW = HELD[1] + 10
#: The tray that the cards lie in: what is around them, and the room above it.
_TRAY, _GAP = 14, 28
_COIN = 62
#: A rival's token and clan stand beside each other.
_RIVAL: Final = 46
RIVAL_PITCH: Final = 112


def draw_hand(view: CherokeeView, names: Sequence[str], words: Words) -> Canvas:
    """Draw the hand of the seat whose view it is."""
    clan, hand = view["clan"], view["hand"] or ()
    if clan is None:
        raise ValueError("a spectator has no clan")
    top = TOP + HEIGHT + _GAP
    rows = -(-len(hand) // _PER_ROW)
    canvas = lay_table(
        LIVERIES["cherokee"],
        top + (rows * _ROW - 10 + 2 * _TRAY + 18 if rows else 0),
        words("cherokee-picture-hand"),
        question(view, words),
        crest=(CLANS[clan].emblem, CLANS[clan].colour),
    )
    _draw_clan(canvas, view, clan, words)
    _draw_rivals(canvas, view)
    draw_corners(canvas, view, words)
    draw_pyramid(canvas, view)
    _draw_cards(canvas, hand, top)
    return canvas


def _draw_clan(canvas: Canvas, view: CherokeeView, clan: str, words: Words) -> None:
    """Draw beside the title which clan is the player's, and what it counts at present."""
    colour = CLANS[clan].colour
    text = line(words("cherokee-picture-you", clan=clan_name(clan, words)), Face.SANS_BOLD, 35)
    width, height = text.width + _COIN + 50, 66
    left, middle = RIGHT - width, TITLE_AT[1] - 8
    canvas.put(
        plaque(width, height, mix(colour, PEAT, 0.25), mix(colour, PEAT, 0.6)),
        left,
        middle - height / 2,
    )
    canvas.write(text, left + 28, middle, BONE)
    points = coin(str(view["clan_points"][clan]), _COIN)
    canvas.centre(points, RIGHT - _COIN / 2 - 3, middle)


def _draw_rivals(canvas: Canvas, view: CherokeeView) -> None:
    """Draw the other players' tokens with their clans, where these lie open."""
    known = [
        (PLAYERS[seat], clan)
        for seat, clan in enumerate(view["clans"])
        if clan is not None and seat != view["seat"]
    ]
    right, middle = RIGHT, SUBTITLE_AT[1] + 8
    for player, clan in reversed(known):
        canvas.centre(clan_tile(clan, _RIVAL), right - _RIVAL / 2, middle)
        canvas.centre(token(player, _RIVAL), right - _RIVAL * 3 / 2 - 4, middle)
        right -= RIVAL_PITCH


def _draw_cards(canvas: Canvas, hand: Sequence[MemberView], top: int) -> None:
    """Draw the cards in their tray, in as many rows as they need, as evenly as they go."""
    if not hand:
        return
    rows = -(-len(hand) // _PER_ROW)
    wide = -(-len(hand) // rows)
    tray = rounded(WIDTH - 2 * _TRAY, rows * _ROW - 10 + 2 * _TRAY, 24)
    canvas.stamp(tray, _TRAY, top, PEAT, 0.55)
    top += _TRAY
    left = iter(hand)
    while row := list(islice(left, wide)):
        x = (WIDTH - len(row) * _PITCH) / 2
        for member in row:
            canvas.put(held_card(member), x + (_PITCH - HELD[0]) / 2, top)
            x += _PITCH
        top += _ROW
