"""Glen More as a game of the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.chance import Chance
from rules.core.edition import shipped_editions
from rules.core.game import Game, Position
from rules.core.orders import StandingOrder
from rules.core.report import Report
from rules.glenmore.chapters import CHAPTERS
from rules.glenmore.chronicles import CHRONICLES
from rules.glenmore.computer import advise
from rules.glenmore.moves import parse
from rules.glenmore.position import GlenMorePosition
from rules.glenmore.reading import read_box
from rules.glenmore.settings import OPTIONS, SEAT_COUNTS
from rules.glenmore.setup import set_up

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.edition import Edition
    from rules.core.move import Move
    from rules.core.options import Value


class GlenMore(Game):
    """Glen More II: take tiles from the ring, lay them out, wake what lies around them."""

    key = "glenmore"
    editions = shipped_editions("rules.glenmore")
    first_edition = "aebb08f32900"
    seat_counts = SEAT_COUNTS
    options = OPTIONS
    chapters = CHAPTERS
    turn_rule = "GM-R46"
    plans = ("take",)
    #: Questions out of turn that would stop a game by mail at every production or roll.
    orders = (
        StandingOrder("levy", {"always": ("levy", "levy-sell", "no-levy"), "never": ("no-levy",)}),
        StandingOrder("give-penny", {"always": ("give-penny", "no-gift"), "never": ("no-gift",)}),
        StandingOrder("reroll", {"always": ("reroll",), "never": ("keep-roll",)}),
    )
    headlines = frozenset(
        ("took", "finished", "blocked", "salvaged", "card", "marker", "points", "scoring")
    ).union(*(chronicle.headlines for chronicle in CHRONICLES.values()))
    reports = (Report("scoring", frozenset({"points"}), "scores"),)

    def __init__(self, edition: Edition | None = None) -> None:
        super().__init__(edition)
        self.box = read_box(self.edition.text)
        for name, table in self.box.chronicles.items():
            # Whatever is wrong with an edition is refused when it is read, not when it is played.
            chronicle = CHRONICLES[name]
            options = self.options.read({})
            for seats in chronicle.seat_counts:
                chronicle(table, options, seats)

    def set_up(self, seats: int, options: Mapping[str, Value], seed: str) -> GlenMorePosition:
        """Lay everything out and let the rearmost begin (GM-R25)."""
        position = set_up(self.box, seats, options, Chance(seed))
        position.game = self
        position.settle()
        position.told = []
        return position

    def parse(self, text: str) -> Move:
        """The move with that notation."""
        return parse(self.box, text)

    def advise(self, imagined: Position, seat: int, chance: Chance) -> Move:
        """A move from which the turn ends well."""
        if not isinstance(imagined, GlenMorePosition):
            raise TypeError("a position of Glen More is needed")
        return advise(imagined, seat, chance)
