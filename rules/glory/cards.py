"""The villagers: cards with a colour and a strength (CG-R2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from rules.glory.components import Components


class Card(NamedTuple):
    """A villager."""

    #: The place of its colour among those of the box.
    colour: int
    strength: int
    #: Its notation: ``G5`` is the green card of strength 5.
    name: str


def different_cards(components: Components) -> tuple[Card, ...]:
    """The cards of the box, by colour, then by strength; those that are alike come once."""
    return tuple(
        Card(place, strength, f"{colour.letter}{strength}")
        for place, colour in enumerate(components.colours)
        for strength in dict.fromkeys(colour.strengths)
    )
