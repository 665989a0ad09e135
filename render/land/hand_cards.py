"""The cards in a hand, in one row below the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.kit.backdrop import MARGIN, WIDTH
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import BONE, BRASS_DARK, INK, Player
from render.kit.emblem import emblem_mask
from render.kit.furniture import AWAITED_RIM
from render.kit.pieces import badge
from render.kit.shape import rounded
from render.kit.sprite import CARD_LIFT, Bevel, Sprite, cut
from render.kit.tartan import tartan
from render.kit.type import Face, fit, line
from render.land.clans import colours_of, own_seat
from render.land.grid import LETTERS_Y
from render.land.lands import SIGNS, card_kind, card_square
from render.land.vellum import vellum
from render.land.wording import card_name

if TYPE_CHECKING:
    from render.painter import Words
    from rules.land.view import LandView

#: Five cards and the open Wizards.
_PLACES = 6
_GAP = 8
CARD: Final = ((WIDTH - 2 * MARGIN - _GAP * (_PLACES - 1)) // _PLACES, 148)
CARDS_TOP: Final = LETTERS_Y + 36

_HEM = 14
_EMBLEM = 78
#: The cards that answer a question.
_ASKED = {"swords": "sword", "join": "sword", "shields": "shield"}


def draw_cards(canvas: Canvas, view: LandView, words: Words) -> None:
    """Draw the viewer's cards, then the Wizards that lie open; brass around what is in question."""
    seat, plan = own_seat(view), view["plan"]
    owner, wizards = colours_of(view, seat), view["players"][seat]["wizards"]
    cards = list(view["hand"] or ())
    chosen = None if plan is None else plan["card"]
    # A Wizard that was chosen may be the open one: only the hand knows which it can be.
    open_chosen = chosen == "wizard" and "wizard" not in cards
    asked = _ASKED.get(view["ask"] or "")
    shown = len(cards) + bool(wizards)
    x = (WIDTH - shown * (CARD[0] + _GAP) + _GAP) / 2
    for card in cards:
        lit = card in (chosen, asked)
        if card == chosen:
            # Of equal cards only one is chosen.
            chosen = None
        name = card_name(card_kind(card), words)
        sprite = land_card(owner, card_kind(card), name, card_square(card), lit=lit)
        canvas.put(sprite, x, CARDS_TOP)
        x += CARD[0] + _GAP
    if wizards:
        name = words("land-picture-open-wizards", count=wizards)
        canvas.put(land_card(owner, "wizard", name, "", lit=open_chosen), x, CARDS_TOP)
        canvas.centre(badge(f"×{wizards}"), x + CARD[0] - 30, CARDS_TOP + 44)


@cached
def land_card(owner: Player, kind: str, name: str, square: str, *, lit: bool = False) -> Sprite:
    """A card as it lies in the hand: emblem and name; the square if it is for one alone."""
    width, height = CARD
    sign = SIGNS[kind]
    canvas = Canvas(vellum(width, height, sign).copy())
    canvas.image.paste(tartan(width, _HEM, owner.sett), (0, 0))
    canvas.image.paste(BRASS_DARK, (0, _HEM, width, _HEM + 2))
    emblem = emblem_mask(sign.emblem, _EMBLEM)
    left = (width - _EMBLEM) / 2 - (28 if square else 0)
    canvas.stamp(emblem, left, _HEM + 9, BONE, 0.6)
    canvas.stamp(emblem, left, _HEM + 8, sign.colour)
    if square:
        text = line(square, Face.SANS_BOLD, 36)
        canvas.write(text, width - 18, _HEM + 8 + _EMBLEM / 2, INK, "right")
    text = fit(name, Face.SANS_SEMIBOLD, 36, width - 8)
    canvas.write(text, width / 2, height - 26, INK, "middle")
    return cut(
        canvas,
        rounded(width, height, 14),
        bevel=Bevel(3, 120, 100),
        lift=CARD_LIFT,
        rim=AWAITED_RIM if lit else 0,
        corner=14,
    )
