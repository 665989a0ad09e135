"""Clans and Glory, as it stands on the shelf of games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.chance import Chance
from rules.core.chapters import chapter
from rules.core.edition import Edition, shipped_editions
from rules.core.game import Game, Position
from rules.glory.box import box_of
from rules.glory.components import SEAT_COUNTS
from rules.glory.computer import advise
from rules.glory.options import OPTIONS, setup_for
from rules.glory.position import GloryPosition

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.move import Move
    from rules.core.options import Value


class Glory(Game):
    """Clans and Glory: villagers around a long table, and shields that choose among them."""

    key = "glory"
    editions = shipped_editions(__package__)
    first_edition = "d5ac6d10b168"
    seat_counts = SEAT_COUNTS
    options = OPTIONS
    chapters = (
        chapter("start", "CG", 1, 8),
        chapter("turn", "CG", 9, 14, "place"),
        chapter("face-down", "CG", 15, 17, "place_face_down"),
        chapter("shields", "CG", 18, 20, "shield"),
        chapter("end", "CG", 21, 28),
    )
    turn_rule = "CG-R9"
    plans = ("place", "place_face_down")

    def __init__(self, edition: Edition | None = None) -> None:
        """The game with an edition of its data. Raises `ValueError` with what is wrong with it."""
        super().__init__(edition)
        self.box = box_of(self.edition)

    def set_up(self, seats: int, options: Mapping[str, Value], seed: str) -> GloryPosition:
        """The first position; seat 0 begins.

        The deck (CG-R2, CG-R3) is removed in part (CG-R4), laid on the start cells (CG-R6), and
        dealt in the order of turns (CG-R7, CG-R9).
        """
        setup = setup_for(self.box, seats, options)
        position = GloryPosition(self, setup, Chance(seed))
        deck = list(setup.deck)
        position.chance.shuffle(deck)
        position.removed = _draw(deck, setup.preparation.removed)
        for cell in setup.start_cells:
            position.spread.lay(deck.pop(), cell)
        position.hands = [_draw(deck, size) for size in setup.preparation.hands]
        return position

    def parse(self, text: str) -> Move:
        """The move with that notation: ``G5@2.T1``, ``?G5@2.T1``, ``shield`` or ``pass``."""
        return self.box.placements.parse(text)

    def advise(self, imagined: Position, seat: int, chance: Chance) -> Move:
        """A card and a shield that promise most."""
        if not isinstance(imagined, GloryPosition):
            raise TypeError("a position of Clans and Glory is needed")
        return advise(imagined, seat, chance)


def _draw(deck: list[int], count: int) -> list[int]:
    """The next cards of a shuffled deck, sorted."""
    return sorted(deck.pop() for _ in range(count))
