"""The villagers: cards with a colour and a strength.

A card is an index into `CARDS`; two cards of the same colour and strength would be the same index,
for nothing tells them apart.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rules.glory.components import COMPONENTS


class Card(NamedTuple):
    """A villager."""

    #: The place of its colour in `COLOURS`.
    colour: int
    strength: int

    @property
    def name(self) -> str:
        """Its notation: ``G5`` is the green card of strength 5."""
        return f"{COMPONENTS.colours[self.colour].letter}{self.strength}"


#: The names of the colours.
COLOURS: Final = tuple(colour.name for colour in COMPONENTS.colours)

#: All different cards, by colour, then by strength.
CARDS: Final = tuple(
    Card(place, strength)
    for place, colour in enumerate(COMPONENTS.colours)
    for strength in sorted(set(colour.strengths))
)

CARD_NAMES: Final = tuple(card.name for card in CARDS)
STRENGTHS: Final = tuple(card.strength for card in CARDS)
STRONGEST: Final = max(STRENGTHS)


def deck(left_out: frozenset[int]) -> list[int]:
    """The whole deck in order, without the strengths that stay in the box (CG-R2, CG-R3)."""
    return [
        CARDS.index(Card(place, strength))
        for place, colour in enumerate(COMPONENTS.colours)
        for strength in colour.strengths
        if strength not in left_out
    ]
