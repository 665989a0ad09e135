"""A position of Glen More: everything that is true in a game at one moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from rules.core.decision import DecidingPosition
from rules.core.event import Event
from rules.glenmore import removal as _removal  # noqa: F401, the same
from rules.glenmore import salvage as _salvage  # noqa: F401, its effect is found by name
from rules.glenmore.asking import Question, Step
from rules.glenmore.clans import prices
from rules.glenmore.explaining import explain
from rules.glenmore.knowledge import redraw
from rules.glenmore.moves import Deed
from rules.glenmore.sight import glenmore_view
from rules.glenmore.taking import Take, goal_of
from rules.glenmore.turn import plan_turn

if TYPE_CHECKING:
    from rules.core.chance import Chance
    from rules.core.facts import Fact, Facts
    from rules.core.move import Move
    from rules.glenmore.chronicles.chronicle import Chronicle
    from rules.glenmore.components import Box
    from rules.glenmore.market import Market
    from rules.glenmore.player import Player
    from rules.glenmore.ring import Actor, Ring
    from rules.glenmore.scoring import Scoring
    from rules.glenmore.view import GlenMoreView

#: What may go on by itself.
_PROCEEDING: Final = (Step, Question)


class GlenMorePosition(DecidingPosition):
    """Everything that is true in a game of Glen More at one moment."""

    __slots__ = (
        "activated",
        "actor",
        "actors",
        "box",
        "cards",
        "chronicles",
        "discard",
        "end_above",
        "finished",
        "furthered",
        "game",
        "markers",
        "market",
        "mover",
        "players",
        "priced",
        "ring",
        "scorings",
        "stacks",
        "steps",
        "told",
        "waiting",
    )

    def __init__(
        self,
        box: Box,
        chance: Chance,
        actors: tuple[Actor, ...],
        players: list[Player],
        ring: Ring,
        market: Market,
        stacks: dict[str, list[int]],
        end_above: tuple[int, ...],
        chronicles: tuple[Chronicle, ...] = (),
    ) -> None:
        super().__init__(chance)
        self.box = box
        #: The chronicles in play, in their order.
        self.chronicles = chronicles
        #: Who moves round the ring: the seats in their order, then the die, if there is one, and
        #: whoever a chronicle brings.
        self.actors = actors
        self.players = players
        self.ring = ring
        self.market = market
        #: The tiles that are still to come, by stack, the next one last.
        self.stacks = stacks
        #: How many tiles of the last stack may lie above the end tile, as everybody knows.
        self.end_above = end_above
        #: The open discard, the oldest first.
        self.discard: list[int] = []
        #: Landmark cards in supply.
        self.cards = frozenset(box.cards)
        #: Whose markers lie on which clan, in the order in which they came.
        self.markers: dict[str, tuple[int, ...]] = {}
        #: What the cells of the clan board cost, until a marker comes.
        self.priced: dict[str, int] | None = None
        #: Actors on or beyond the end tile (GM-R292).
        self.finished: frozenset[int] = frozenset()
        self.scorings: tuple[Scoring, ...] = ()
        #: Of the turn: whose it is, with which actor, the tiles activated, movement points, whether
        #: Loch Ness was used.
        self.mover = 0
        self.actor = 0
        self.activated: frozenset[int] = frozenset()
        self.steps = 0
        self.furthered = False
        #: The die, if it has found no tile to stop on and waits for one (C0-R5, H1).
        self.waiting: int | None = None
        #: What has happened since the last move.
        self.told: list[Event] = []
        self.put()

    def copy(self) -> Self:
        """An equal position that shares nothing mutable with this one."""
        twin = self.twin()
        twin.game = self.game
        twin.box = self.box
        # A base game has none, and nothing to copy.
        twin.chronicles = self.chronicles and tuple(one.copy() for one in self.chronicles)
        twin.actors = self.actors
        twin.players = [player.copy() for player in self.players]
        twin.ring = self.ring.copy()
        twin.market = self.market.copy()
        twin.stacks = {stack: tiles.copy() for stack, tiles in self.stacks.items()}
        twin.end_above = self.end_above
        twin.discard = self.discard.copy()
        twin.cards = self.cards
        # Replaced and never changed, as are prices.
        twin.markers = self.markers
        twin.priced = self.priced
        twin.finished = self.finished
        twin.scorings = self.scorings
        twin.mover = self.mover
        twin.actor = self.actor
        twin.activated = self.activated
        twin.steps = self.steps
        twin.furthered = self.furthered
        twin.waiting = self.waiting
        twin.told = []
        return twin

    # ---- the game's machinery --------------------------------------------------------------------

    @property
    def own_turn(self) -> bool:
        """Whether it is a player's own turn, and not that of a figure which is nobody's.

        Only then works what works in the own turn: Loch Ness, MacLachlan, what lies on the way.
        """
        return self.actors[self.actor].seat is not None

    def tell(self, kind: str, **facts: Fact) -> None:
        """Note that something happened that is open to all."""
        self.told.append(Event(kind, facts))

    def tell_only(self, seats: tuple[int, ...], kind: str, **facts: Fact) -> None:
        """Note that something happened that only these seats may know."""
        self.told.append(Event(kind, facts, seats))

    def settle(self) -> None:
        """Go on until somebody has something to decide."""
        while self.pending:
            now = self.pending[-1]
            if not isinstance(now, _PROCEEDING) or not now.proceed(self):
                break

    def draw(self, ended: list[str]) -> int | None:
        """The next tile of the stacks, if one is left; a stack that ends so is noted (GM-R69).

        The last stack calls for no scoring (GM-R45).
        """
        for stack, tiles in self.stacks.items():
            if tiles:
                number = tiles.pop()
                if not tiles and stack != "D":
                    ended.append(stack)
                return number
        return None

    def clan_prices(self) -> dict[str, int]:
        """What each cell of the clan board that takes a marker costs now."""
        if self.priced is None:
            self.priced = prices(self.box.clans, self.markers)
        return self.priced

    # ---- the contract ----------------------------------------------------------------------------

    def apply(self, seat: int, move: Move) -> list[Event]:
        """Carry out a legal move, and all that follows from it without asking."""
        super().apply(seat, move)
        self.settle()
        told, self.told = self.told, []
        return told

    def explain(self, seat: int, move: Move) -> Facts:
        """What a legal move costs and brings now."""
        return explain(self, seat, move)

    def view(self, seat: int | None) -> GlenMoreView:
        """What that seat, or a spectator, may know."""
        return glenmore_view(self, seat)

    def ahead(self, seat: int) -> Self | None:
        """The seat's turn, as if its figure were the rearmost one by now.

        ``None`` if it has no choice of tiles, or something else comes before it takes one.
        """
        if seat in self.finished or self.outcome is not None:
            return None
        twin = self.copy()
        plan_turn(twin, seat)
        return twin if isinstance(twin.decision, Take) and len(twin.moves(seat)) > 1 else None

    def meaning(self, seat: int, move: Move) -> str:
        """A move; of a tile on the ring which one, as its number changes with every turn."""
        if isinstance(move, Deed) and move.kind in {"take", "discard"}:
            return f"{move.kind} {self.ring.floor[goal_of(self, move)]}"
        return str(move)

    def redraw(self, seat: int, chance: Chance) -> None:
        """Draw anew the order of the stacks, and what the chronicles hide from that seat."""
        redraw(self, chance)
        for chronicle in self.chronicles:
            chronicle.redraw(self, seat, chance)
        # What others are asked may be about things that were drawn anew.
        self.changed()
