"""A position of Clans and Glory: the state, and how moves change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Self

from rules.core.errors import IllegalMove
from rules.core.event import Event
from rules.core.game import Position
from rules.core.outcome import Outcome
from rules.glory.cards import STRENGTHS
from rules.glory.facts import by_card
from rules.glory.knowledge import redraw
from rules.glory.long_table import FIELD_OF
from rules.glory.moves import PLACEMENTS, SHIELD, SHIELD_STEP, Placement
from rules.glory.placement import Spread, forbidden, placements
from rules.glory.scoring import share, totals
from rules.glory.shields import Shields
from rules.glory.sight import glory_view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.chance import Chance
    from rules.core.game import Group
    from rules.core.move import Move
    from rules.glory.options import Setup
    from rules.glory.scoring import Share, Totals
    from rules.glory.view import GloryView

#: For each seat the value of `to_act` when it is that seat's turn.
ONE: Final = ((0,), (1,), (2,), (3,))


class Last(NamedTuple):
    """The last placement; a cell below 0 means that there was none yet."""

    seat: int = -1
    cell: int = -1
    #: Whether a shield followed; ``None`` while that is being decided.
    shield: bool | None = False

    @property
    def field(self) -> int:
        """The field of that card, counted from 0: the one on which a shield may be laid."""
        return FIELD_OF[self.cell]


class GloryPosition(Position):
    """Everything that is true in Clans and Glory at one moment. Lists are by seat."""

    __slots__ = (
        "barred",
        "discards",
        "hands",
        "last",
        "listed",
        "removed",
        "setup",
        "shields",
        "spread",
        "stage",
        "turn",
    )

    turn: int

    def __init__(self, setup: Setup, chance: Chance) -> None:
        """A table without cards; `Glory.set_up` prepares it."""
        super().__init__(chance)
        self.setup = setup
        self.to_act = ONE[0]
        #: "place", "shield" or "over".
        self.stage = "place"
        #: How many turns have been finished.
        self.turn = 0
        self.spread = Spread(setup.table)
        self.shields = Shields(setup.seats, setup.table.fields)
        #: Each seat's cards, sorted.
        self.hands: list[list[int]] = [[] for _ in range(setup.seats)]
        #: The cards removed unseen.
        self.removed: list[int] = []
        #: What each seat still held at the end.
        self.discards: list[list[int]] = [[] for _ in range(setup.seats)]
        #: For each seat the cards that everybody knows it doesn't hold, as a mask: they would have
        #: fitted when it laid a card face down (CG-R15).
        self.barred = [0] * setup.seats
        self.last = Last()
        #: The placements of who is to place a card; ``None`` until somebody asks for them.
        self.listed: tuple[Placement, ...] | None = None

    def copy(self) -> Self:
        """An equal position that shares nothing mutable with this one."""
        twin = self.twin()
        twin.setup = self.setup
        twin.stage = self.stage
        twin.turn = self.turn
        twin.spread = self.spread.copy()
        twin.shields = self.shields.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.removed = self.removed.copy()
        twin.discards = [cards.copy() for cards in self.discards]
        twin.barred = self.barred.copy()
        twin.last = self.last
        twin.listed = self.listed
        return twin

    def moves(self, seat: int) -> Sequence[Move]:
        """The placements, or ``shield`` and ``pass``, that the seat may choose from now."""
        if seat not in self.to_act:
            return ()
        if self.stage == "shield":
            return SHIELD_STEP
        if self.listed is None:
            self.listed = placements(self.spread, self.hands[seat])
        return self.listed

    def groups(self, seat: int) -> Sequence[Group]:
        """The placements in groups by their cards; a shield needs none."""
        moves = self.moves(seat)
        return by_card(move for move in moves if isinstance(move, Placement))

    def view(self, seat: int | None) -> GloryView:
        """What that seat, or a spectator, may know."""
        return glory_view(self, seat)

    def redraw(self, seat: int, chance: Chance) -> None:
        """Draw anew all that `seat` can't know."""
        self.listed = None
        redraw(self, seat, chance)

    def shares(self) -> list[Share]:
        """How each field would be shared out now; at the end, how it was."""
        stacks = self.shields.stacks
        return [share(self.spread.on_field(field), stack) for field, stack in enumerate(stacks)]

    def refusal(self, seat: int, move: Move) -> IllegalMove:
        """Why an awaited seat may not make that move."""
        placement = PLACEMENTS.get(move.notation)
        if placement is None:
            return IllegalMove("CG-R10", str(move), "card-first")
        if self.stage == "shield":
            return IllegalMove("CG-R10", str(move), "card-laid", move.facts)
        return forbidden(self.spread, self.hands[seat], placement)

    def apply(self, seat: int, move: Move) -> list[Event]:
        """Carry out a legal move."""
        placement = PLACEMENTS.get(move.notation)
        if placement is None:
            return self._decide(seat, shield=move == SHIELD)
        return self._place(seat, placement)

    def _place(self, seat: int, move: Placement) -> list[Event]:
        """The first step of a turn (CG-R11, CG-R16)."""
        self.hands[seat].remove(move.card)
        self.revealed += 1
        self.listed = None
        events = [_laid(seat, move)]
        if move.up:
            self.spread.lay(move.card, move.cell)
        else:
            self.barred[seat] |= self.spread.fitting()
            self.spread.cover(move.card, move.cell, seat, self.barred[seat])
            events.append(Event("covered_own", {"seat": seat, **move.facts}, only=ONE[seat]))
        if self.shields.left[seat]:
            self.last = Last(seat, move.cell, shield=None)
            self.stage = "shield"
        else:
            # Without shields there is nothing to decide.
            self.last = Last(seat, move.cell, shield=False)
            self._end_turn(events)
        return events

    def _decide(self, seat: int, *, shield: bool) -> list[Event]:
        """The second step: a shield on the field of the card just laid, or none (CG-R18)."""
        field = self.last.field
        self.last = Last(seat, self.last.cell, shield)
        facts: dict[str, int | str] = {"seat": seat, "field": field + 1}
        if shield:
            self.shields.lay(seat, field)
            facts["height"] = len(self.shields.stacks[field])
            facts["left"] = self.shields.left[seat]
        events = [Event("shielded" if shield else "passed", facts)]
        self._end_turn(events)
        return events

    def _end_turn(self, events: list[Event]) -> None:
        """The next seat's turn, or the end after the last player's last card (CG-R9, CG-R21)."""
        self.turn += 1
        self.milestone += 1
        if self.turn < self.setup.turns:
            self.stage = "place"
            self.to_act = ONE[self.turn % self.setup.seats]
        else:
            self._finish(events)

    def _finish(self, events: list[Event]) -> None:
        """Discard what is still held, share out every field, rank the seats (CG-R22 to CG-R27)."""
        self.stage = "over"
        self.to_act = ()
        for seat, hand in enumerate(self.hands):
            if hand:
                self.discards[seat] = hand.copy()
                hand.clear()
                events.append(Event("discarded", {"seat": seat}))
        shares = self.shares()
        for field, one in enumerate(shares, 1):
            events += _told(field, one)
        taken = totals(shares, self.setup.seats)
        self.outcome = Outcome.by_score(taken.points, _reason(taken), ties=taken.cards)


def _laid(seat: int, move: Placement) -> Event:
    """What everybody sees of a placement."""
    if move.up:
        return Event("placed", {"seat": seat, **move.facts})
    facts = {"field": move.facts["field"], "cell": move.facts["cell"]}
    return Event("covered", {"seat": seat, **facts})


def _told(field: int, one: Share) -> list[Event]:
    """How a field was shared out."""
    events = []
    for take in one.takes:
        facts: dict[str, int | str] = {"seat": take.seat, "field": field}
        if take.cards:
            facts["strength"] = take.strength
            facts["count"] = len(take.cards)
            facts["points"] = take.points
        events.append(Event("took" if take.cards else "missed", facts))
    if one.unclaimed:
        points = sum(STRENGTHS[card] for card in one.unclaimed)
        lost = {"field": field, "count": len(one.unclaimed), "points": points}
        events.append(Event("unclaimed", lost))
    return events


def _reason(taken: Totals) -> str:
    """What decided about the first place: points, the number of cards, or nothing (CG-R27)."""
    first, second = sorted(zip(taken.points, taken.cards, strict=True), reverse=True)[:2]
    if first == second:
        return "shared"
    return "cards" if first[0] == second[0] else "points"
