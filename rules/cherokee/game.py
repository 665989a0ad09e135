"""Cherokee as a game of the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.cherokee.box import open_box
from rules.cherokee.computer import advise
from rules.cherokee.contents import SEAT_COUNTS
from rules.cherokee.moves import parse
from rules.cherokee.options import OPTIONS, setup_for
from rules.cherokee.position import CherokeePosition
from rules.cherokee.pyramid import CELLS, Pyramid
from rules.core.chance import Chance
from rules.core.chapters import chapter
from rules.core.edition import shipped_editions
from rules.core.game import Game, Position

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.edition import Edition
    from rules.core.move import Move
    from rules.core.options import Value


class Cherokee(Game):
    """Cherokee: chase, move up, and have your clan high in the pyramid at the end."""

    key = "cherokee"
    editions = shipped_editions(__package__)
    first_edition = "d6740f8ebecb"
    seat_counts = SEAT_COUNTS
    options = OPTIONS
    chapters = (
        chapter("start", "CH", 1, 4),
        chapter("turn", "CH", 5, 6),
        chapter("attack", "CH", 7, 10, "target", "attackers"),
        chapter("gaps", "CH", 11, 14, "successor", "place"),
        chapter("end", "CH", 15, 16),
        chapter("secret", "CH", 17, 18),
        chapter("rest", "CH", 19, 20, "drop"),
    )
    turn_rule = "CH-R5"
    plans = ("target", "drop")

    def __init__(self, edition: Edition | None = None) -> None:
        super().__init__(edition)
        #: What it is played with.
        self.box = open_box(self.edition)

    def set_up(self, seats: int, options: Mapping[str, Value], seed: str) -> CherokeePosition:
        """Shuffle the clan cards and the members, lay the pyramid, deal the rest (CH-R3, CH-R4)."""
        box, setup, chance = self.box, setup_for(options), Chance(seed)
        clans = list(range(len(box.clans)))
        chance.shuffle(clans)
        neutral = sorted(clans[seats : seats + box.neutral]) if setup.open else []
        leaving = setup.open and setup.unused_clans == "leave"
        playing = [*clans[:seats], *neutral] if leaving else clans
        deck = [member for member in box.members if box.clan[member] in playing]
        chance.shuffle(deck)
        pyramid, rest = Pyramid(box, deck[: len(CELLS)]), deck[len(CELLS) :]
        hands = [tuple(sorted(rest[seat::seats])) for seat in range(seats)]
        first = chance.below(seats)
        own = tuple(clans[:seats])
        return CherokeePosition(self, setup, chance, own, tuple(neutral), pyramid, hands, first)

    def parse(self, text: str) -> Move:
        """The move with that notation, such as ``D2``, ``D1+E2xD2``, ``E3-D2`` or ``WO5w``."""
        return parse(text, self.box.card_moves)

    def advise(self, imagined: Position, seat: int, chance: Chance) -> Move:
        """A move that leads to a pyramid with many feathers for the seat's own clan."""
        if not isinstance(imagined, CherokeePosition):
            raise TypeError("a position of Cherokee is needed")
        return advise(imagined, seat, chance)
