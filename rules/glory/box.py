"""The box: all that follows from the components of one edition, worked out once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from rules.glory.cards import different_cards
from rules.glory.components import read_components
from rules.glory.long_table import Cells
from rules.glory.moves import Placements

if TYPE_CHECKING:
    from rules.core.edition import Edition
    from rules.glory.cards import Card
    from rules.glory.components import Components


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """What a game is played with. It never changes, so all games of its edition share it."""

    components: Components
    #: Each different card once. Everywhere else a card is its place in here: nothing tells two
    #: cards of the same colour and strength apart.
    cards: tuple[Card, ...]
    #: The strength of each card.
    strengths: tuple[int, ...]
    #: The place of each card by its name.
    card_numbers: dict[str, int]
    cells: Cells
    placements: Placements

    def deck(self, left_out: frozenset[int]) -> list[int]:
        """The whole deck in order, without the strengths that stay in the box (CG-R2, CG-R3)."""
        return [
            self.card_numbers[f"{colour.letter}{strength}"]
            for colour in self.components.colours
            for strength in colour.strengths
            if strength not in left_out
        ]


@lru_cache
def box_of(edition: Edition) -> Box:
    """The box of an edition. Raises `BadBox` with what is wrong with the data."""
    components = read_components(edition.text)
    cards, cells = different_cards(components), Cells(components)
    return Box(
        components=components,
        cards=cards,
        strengths=tuple(card.strength for card in cards),
        card_numbers={card.name: number for number, card in enumerate(cards)},
        cells=cells,
        placements=Placements(cards, components.colours, cells),
    )
