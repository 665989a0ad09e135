"""The symbols of the land and the other cards: the emblem of each, and its colour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.kit.colour import INK, Colour, mix, rgb


@dataclass(frozen=True, slots=True)
class Sign:
    """What a square or a card shows: an emblem in a colour of its own."""

    emblem: str
    colour: Colour


#: By the name of a square's symbol, or of a card.
SIGNS: Final = {
    "oak": Sign("oak", rgb("#4C8038")),
    "crag": Sign("crag", rgb("#6A747E")),
    "sun": Sign("sun", rgb("#AC690A")),
    "fish": Sign("fish", rgb("#2A78B8")),
    "thistle": Sign("thistle", rgb("#82479A")),
    "toadstool": Sign("toadstool", rgb("#B83A2A")),
    "moon": Sign("moon", rgb("#1F3550")),
    "stones": Sign("stones", rgb("#5E4026")),
    "sword": Sign("claymore", INK),
    "shield": Sign("targe", INK),
    "wizard": Sign("warlock", mix(rgb("#82479A"), INK, 0.45)),
}


def card_kind(card: str) -> str:
    """What a card shows: ``oak`` for the card ``oak-c9`` of that one square, too."""
    return card.partition("-")[0]


def card_square(card: str) -> str:
    """The one square that a card is for; empty if it is for all of its symbol."""
    return card.partition("-")[2]
