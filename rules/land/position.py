"""A position of Land of Clans: everything that is true in a game at one moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from rules.core.game import Position
from rules.land.actions import act
from rules.land.attack import answers
from rules.land.battle import answer, join
from rules.land.knowledge import redraw
from rules.land.moves import DefendMove, SwordsMove
from rules.land.refusals import refuse
from rules.land.sight import land_view
from rules.land.turn import NOTHING_YET, advance, choices

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.chance import Chance
    from rules.core.errors import IllegalMove
    from rules.core.event import Event
    from rules.core.move import Move
    from rules.land.attack import Attack
    from rules.land.castles import Castle
    from rules.land.deck import Deck
    from rules.land.last import LastAction
    from rules.land.options import Setup
    from rules.land.view import LandView


class LandPosition(Position):
    """Everything that is true in a game of Land of Clans at one moment."""

    __slots__ = (
        "attack",
        "bag",
        "built",
        "castles",
        "charmed",
        "corners",
        "deck",
        "hands",
        "last",
        "listed",
        "mover",
        "plan",
        "setup",
        "stage",
        "tokens",
        "turn",
        "wizards",
    )

    turn: int

    def __init__(self, setup: Setup, chance: Chance, deck: Deck, first: int) -> None:
        super().__init__(chance)
        self.setup = setup
        self.deck = deck
        self.to_act = (first,)
        #: "turn", "swords" while a partner is asked, "shields" while defenders are, or "over".
        self.stage = "turn"
        #: How many turns have begun, and whose the last of them is; it may wait for another seat.
        self.turn = 1
        self.mover = first
        #: Each seat's cards, and its Wizards that lie open.
        self.hands: list[list[int]] = [[] for _ in range(setup.seats)]
        self.wizards = [setup.wizards_each] * setup.seats
        #: Each clan's tokens on the board.
        self.tokens = [0] * len(setup.clans)
        self.castles: list[Castle] = []
        #: All squares under castles.
        self.built = 0
        #: The shape of the prize on each corner, or -1; those in the bag, the next one last.
        self.corners: list[int] = []
        self.bag: list[int] = []
        self.plan = NOTHING_YET
        #: Whether a Wizard was played in this turn before its action.
        self.charmed = False
        self.attack: Attack | None = None
        self.last: LastAction | None = None
        #: The moves of the seat to act, once they have been asked for.
        self.listed: Sequence[Move] | None = None

    def copy(self) -> Self:
        """An equal position that shares nothing mutable with this one."""
        twin = self.twin()
        twin.setup = self.setup
        twin.deck = self.deck.copy()
        twin.stage = self.stage
        twin.turn = self.turn
        twin.mover = self.mover
        twin.hands = [hand.copy() for hand in self.hands]
        twin.wizards = self.wizards.copy()
        twin.tokens = self.tokens.copy()
        twin.castles = self.castles.copy()
        twin.built = self.built
        twin.corners = self.corners.copy()
        twin.bag = self.bag.copy()
        twin.plan = self.plan
        twin.charmed = self.charmed
        twin.attack = self.attack
        twin.last = self.last
        twin.listed = self.listed
        return twin

    @property
    def under_way(self) -> Attack:
        """The attack that is under way. Raises `ValueError` if none is."""
        if self.attack is None:
            raise ValueError("no attack is under way")
        return self.attack

    def castle_at(self, square: int) -> int:
        """The place among the castles of the one that begins at `square`; -1 for none."""
        for place, castle in enumerate(self.castles):
            if castle.site.first == square:
                return place
        return -1

    def moves(self, seat: int) -> Sequence[Move]:
        """The choices of the seat at this step."""
        if seat not in self.to_act:
            return ()
        if self.listed is None:
            self.listed = tuple(
                choices(self, seat) if self.stage == "turn" else answers(self, seat)
            )
        return self.listed

    def view(self, seat: int | None) -> LandView:
        """What that seat, or a spectator, may know."""
        return land_view(self, seat)

    def redraw(self, seat: int, chance: Chance) -> None:
        """Draw anew all that `seat` can't know."""
        redraw(self, seat, chance)

    def refusal(self, seat: int, move: Move) -> IllegalMove:
        """Why an awaited seat may not make that move."""
        return refuse(self, seat, move)

    def apply(self, seat: int, move: Move) -> list[Event]:
        """Carry out a legal move."""
        self.listed = None
        if self.stage == "turn":
            self.plan = plan = advance(self, seat, move)
            return act(self, seat, plan) if plan.step == "ready" else []
        if isinstance(move, SwordsMove):
            return join(self, seat, move.swords)
        return answer(self, seat, move.shields if isinstance(move, DefendMove) else 0)
