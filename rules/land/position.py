"""A position of Land of Clans: everything that is true in a game at one moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from rules.core.decision import DecidingPosition
from rules.core.past import remembered
from rules.land.deck import Seen
from rules.land.knowledge import redraw
from rules.land.question import NOTHING_YET, Choice, Question
from rules.land.sight import land_view
from rules.land.turn import Action

if TYPE_CHECKING:
    from rules.core.chance import Chance
    from rules.core.decision import Decision
    from rules.core.game import Game
    from rules.core.move import Move
    from rules.land.attack import Attack
    from rules.land.castles import Castle
    from rules.land.deck import Deck
    from rules.land.last import LastAction
    from rules.land.options import Setup
    from rules.land.question import Plan
    from rules.land.view import LandView


class LandPosition(DecidingPosition):
    """Everything that is true in a game of Land of Clans at one moment."""

    __slots__ = (
        "attack",
        "bag",
        "built",
        "castles",
        "corners",
        "deck",
        "game",
        "hands",
        "last",
        "mover",
        "past",
        "setup",
        "tokens",
        "turn",
        "wizards",
    )

    def __init__(self, game: Game, setup: Setup, chance: Chance, deck: Deck, first: int) -> None:
        super().__init__(chance)
        self.game = game
        self.setup = setup
        self.deck = deck
        #: How many turns have begun, and whose the last of them is; it may wait for another seat.
        self.turn = 1
        self.mover = first
        #: Each seat's cards, and its Wizards that lie open.
        self.hands: list[list[int]] = [[] for _ in range(setup.seats)]
        self.wizards = [setup.wizards_each] * setup.seats
        #: Each clan's tokens on the board.
        self.tokens = [0] * len(setup.clans)
        self.castles: list[Castle] = []
        #: All squares under castles; they can't be conquered any more (LC-R12).
        self.built = 0
        #: The shape of the prize on each corner, or -1; those in the bag, the next one last.
        self.corners: list[int] = []
        self.bag: list[int] = []
        #: The attack whose swords lie on the table.
        self.attack: Attack | None = None
        self.last: LastAction | None = None
        #: What was done last in each of the last turns.
        self.past: tuple[LastAction, ...] = ()
        self.put(Action(first))

    def copy(self) -> Self:
        """An equal position that shares nothing mutable with this one."""
        twin = self.twin()
        twin.game = self.game
        twin.setup = self.setup
        twin.deck = self.deck.copy()
        twin.turn = self.turn
        twin.mover = self.mover
        twin.hands = [hand.copy() for hand in self.hands]
        twin.wizards = self.wizards.copy()
        twin.tokens = self.tokens.copy()
        twin.castles = self.castles.copy()
        twin.built = self.built
        twin.corners = self.corners.copy()
        twin.bag = self.bag.copy()
        twin.attack = self.attack
        twin.last = self.last
        twin.past = self.past
        return twin

    @property
    def stage(self) -> str:
        """What the game is at: "turn", "swords" or "shields" in an attack, or "over"."""
        asked = self.pending[-1] if self.pending else None
        return asked.stage if isinstance(asked, Question) else "over"

    @property
    def plan(self) -> Plan:
        """What the player whose turn it is has chosen so far."""
        asked = self.pending[-1] if self.pending else None
        return asked.plan if isinstance(asked, Choice) else NOTHING_YET

    @property
    def under_way(self) -> Attack:
        """The attack that is under way. Raises `ValueError` if none is."""
        if self.attack is None:
            raise ValueError("no attack is under way")
        return self.attack

    def take(self, seat: int, card: int) -> None:
        """A card leaves a hand, and everybody sees which."""
        self.hands[seat].remove(card)
        self.deck.story.append(Seen("played", seat, card))

    def castle_at(self, square: int) -> int:
        """The place among the castles of the one that begins at `square`; -1 for none."""
        for place, castle in enumerate(self.castles):
            if castle.site.first == square:
                return place
        return -1

    def call(self, *questions: Decision[Self]) -> None:
        """Ask these, the last one first, and show everybody a new board."""
        self.milestone += 1
        self.put(*questions)

    def next_turn(self) -> None:
        """The turn is over: call the next player clockwise (LC-R6)."""
        if self.last is not None:
            self.past = remembered(self.past, self.last, self.setup.seats)
        self.turn += 1
        self.mover = (self.mover + 1) % self.setup.seats
        self.attack = None
        self.call(Action(self.mover))

    def go_on_charmed(self) -> None:
        """After an extra Wizard the turn's action is still to come."""
        self.put(Action(self.mover, charmed=True))

    def view(self, seat: int | None) -> LandView:
        """What that seat, or a spectator, may know."""
        return land_view(self, seat)

    def ahead(self, seat: int) -> Self | None:
        """The seat's turn, with the board as it is and no attack under way."""
        if self.outcome is not None:
            return None
        twin = self.copy()
        twin.mover = seat
        twin.attack = None
        twin.put(Action(seat))
        return twin

    def meaning(self, seat: int, move: Move) -> str:
        """A move; of an attack also whose castle it is, and how strong both sides are."""
        return self.in_full(seat, move) if move.kind == "attack" else str(move)

    def redraw(self, seat: int, chance: Chance) -> None:
        """Draw anew all that `seat` can't know."""
        redraw(self, seat, chance)
