"""Clans and Glory as a game of the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.chance import Chance
from rules.core.game import Game, Position
from rules.glory.components import COMPONENTS
from rules.glory.computer import advise
from rules.glory.moves import parse
from rules.glory.options import OPTIONS, setup_for
from rules.glory.position import GloryPosition

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.move import Move
    from rules.core.options import Value


class Glory(Game):
    """Clans and Glory: villagers around a long table, and shields that choose among them."""

    key = "glory"
    seat_counts = tuple(sorted(COMPONENTS.players))
    options = OPTIONS
    rules = tuple(f"CG-R{number}" for number in range(1, 29))
    turn_rule = "CG-R9"

    def set_up(self, seats: int, options: Mapping[str, Value], seed: str) -> GloryPosition:
        """The first position; seat 0 begins (CG-R2 to CG-R9)."""
        position = GloryPosition(setup_for(seats, options), Chance(seed))
        setup = position.setup
        deck = list(setup.deck)
        position.chance.shuffle(deck)
        position.removed = _draw(deck, setup.preparation.removed)
        for cell in setup.start_cells:
            position.spread.lay(deck.pop(), cell)
        position.hands = [_draw(deck, size) for size in setup.preparation.hands]
        return position

    def parse(self, text: str) -> Move:
        """The move with that notation: ``G5@2.T1``, ``?G5@2.T1``, ``shield`` or ``pass``."""
        return parse(text)

    def advise(self, imagined: Position, seat: int, chance: Chance) -> Move:
        """A card and a shield that promise most."""
        if not isinstance(imagined, GloryPosition):
            raise TypeError("a position of Clans and Glory is needed")
        return advise(imagined, seat, chance)


def _draw(deck: list[int], count: int) -> list[int]:
    """The next cards of a shuffled deck, sorted."""
    return sorted(deck.pop() for _ in range(count))


GloryPosition.game = Glory()
