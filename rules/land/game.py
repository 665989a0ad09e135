"""Land of Clans as a game of the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.chance import Chance
from rules.core.chapters import Chapter, chapter
from rules.core.edition import shipped_editions
from rules.core.game import Game, Position
from rules.core.orders import StandingOrder
from rules.land.box import box_of
from rules.land.computer import advise
from rules.land.deck import Deck
from rules.land.options import OPTIONS, SEATS, TEAM_SEATS, setup_for
from rules.land.position import LandPosition
from rules.land.prizes import lay_out

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.edition import Edition
    from rules.core.move import Move
    from rules.core.options import Value


class Land(Game):
    """Land of Clans: conquer land, build castles of the displayed shapes, take those of others."""

    key = "land"
    editions = shipped_editions(__package__)
    first_edition = "e4f653d0018a"
    seat_counts = tuple(sorted({*SEATS, *TEAM_SEATS}))
    options = OPTIONS
    chapters = (
        chapter("start", "LC", 1, 5),
        chapter("turn", "LC", 6, 9, "action", "column", "square", "token"),
        chapter("castles", "LC", 10, 13, "castle"),
        chapter("wizards", "LC", 14, 15),
        chapter("attacks", "LC", 16, 20, "swords", "join", "shields"),
        Chapter(
            "chapter-end",
            (*(f"LC-R{number}" for number in range(21, 26)), "LC-R25a"),
            ("discard",),
        ),
        chapter("teams", "LC", 26, 26),
        chapter("board", "LC", 27, 28),
    )
    turn_rule = "LC-R6"
    plans = ("action",)
    orders = (StandingOrder("shields", {"always": ("defend", "decline"), "never": ("decline",)}),)

    def __init__(self, edition: Edition | None = None) -> None:
        super().__init__(edition)
        #: What lies in the box of this edition.
        self.box = box_of(self.edition.text)

    def set_up(self, seats: int, options: Mapping[str, Value], seed: str) -> LandPosition:
        """Shuffle and deal (LC-R4), lay out prizes (LC-R5), and let chance say who begins."""
        setup, chance = setup_for(self.box, seats, options), Chance(seed)
        cards = setup.cards.pack(setup.land_match)
        chance.shuffle(cards)
        deck, first = Deck(cards, seats), chance.below(seats)
        position = LandPosition(self, setup, chance, deck, first)
        for seat, hand in enumerate(position.hands):
            hand += [deck.draw(seat) for _ in range(setup.components.hand)]
        position.corners, position.bag = lay_out(setup, chance)
        return position

    def parse(self, text: str) -> Move:
        """The move with that notation: a card, a square, a castle and so on."""
        return self.box.parse(text)

    def advise(self, imagined: Position, seat: int, chance: Chance) -> Move:
        """A move that builds toward the best displayed shape, or defends what stands."""
        if not isinstance(imagined, LandPosition):
            raise TypeError("a position of Land of Clans is needed")
        return advise(imagined, seat, chance)
