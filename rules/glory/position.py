"""A position of Clans and Glory: the state, and how moves change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Self

from rules.core.decision import DecidingPosition
from rules.core.event import Event
from rules.core.outcome import Outcome
from rules.core.past import remembered
from rules.glory.knowledge import redraw
from rules.glory.placement import Spread
from rules.glory.scoring import share, totals
from rules.glory.shields import Shields
from rules.glory.sight import glory_view
from rules.glory.turn_steps import CARD_STEPS, SHIELD_STEPS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.chance import Chance
    from rules.core.game import Game
    from rules.glory.moves import Placement
    from rules.glory.options import Setup
    from rules.glory.scoring import Share, Totals
    from rules.glory.view import GloryView


class Last(NamedTuple):
    """The last placement; a cell below 0 means that there was none yet."""

    seat: int = -1
    cell: int = -1
    #: The field of that cell, counted from 0: the one on which a shield may be laid (CG-R18).
    field: int = -1
    #: Whether a shield followed; ``None`` while that is being decided.
    shield: bool | None = False


class GloryPosition(DecidingPosition):
    """Everything that is true in Clans and Glory at one moment. Lists are by seat."""

    __slots__ = (
        "barred",
        "discards",
        "game",
        "hands",
        "last",
        "past",
        "removed",
        "setup",
        "shields",
        "spread",
        "turn",
    )

    def __init__(self, game: Game, setup: Setup, chance: Chance) -> None:
        """A table without cards; `Glory.set_up` prepares it."""
        super().__init__(chance)
        self.game = game
        self.setup = setup
        #: How many turns have been finished.
        self.turn = 0
        self.spread = Spread(setup.box, setup.table)
        self.shields = Shields(setup.seats, setup.table.fields, setup.shields)
        #: Each seat's cards, sorted; the others see only how many they are (CG-R28).
        self.hands: list[list[int]] = [[] for _ in range(setup.seats)]
        #: The cards removed unseen (CG-R4).
        self.removed: list[int] = []
        #: What each seat still held at the end (CG-R22).
        self.discards: list[list[int]] = [[] for _ in range(setup.seats)]
        #: For each seat the cards that everybody knows it doesn't hold, as a mask: they would have
        #: fitted when it laid a card face down (CG-R15).
        self.barred = [0] * setup.seats
        self.last = Last()
        #: The last finished turns.
        self.past: tuple[Last, ...] = ()
        self.put(CARD_STEPS[0])

    def copy(self) -> Self:
        """An equal position that shares nothing mutable with this one."""
        twin = self.twin()
        twin.game = self.game
        twin.setup = self.setup
        twin.turn = self.turn
        twin.spread = self.spread.copy()
        twin.shields = self.shields.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.removed = self.removed.copy()
        twin.discards = [cards.copy() for cards in self.discards]
        twin.barred = self.barred.copy()
        twin.last = self.last
        twin.past = self.past
        return twin

    @property
    def stage(self) -> str:
        """``place``, ``shield`` or ``over``."""
        return self.pending[-1].ask if self.pending else "over"

    def view(self, seat: int | None) -> GloryView:
        """What that seat, or a spectator, may know."""
        return glory_view(self, seat)

    def ahead(self, seat: int) -> Self | None:
        """The seat's next turn, with the table as it is; not after its last one (CG-R21)."""
        begun = self.turn if self.stage == "place" else self.turn + 1
        turn = begun + (seat - begun) % self.setup.seats
        if self.outcome is not None or turn >= self.setup.turns:
            return None
        twin = self.copy()
        twin.turn = turn
        twin.put(CARD_STEPS[seat])
        return twin

    def redraw(self, seat: int, chance: Chance) -> None:
        """Draw anew all that `seat` can't know."""
        self.changed()
        redraw(self, seat, chance)

    def share(self, field: int, stack: Sequence[int]) -> Share:
        """How a field, counted from 0, would be shared out now among the shields of a stack."""
        return share(self.setup.box.strengths, self.spread.on_field(field), stack)

    def shares(self) -> list[Share]:
        """How each field would be shared out now; at the end, how it was."""
        return [self.share(field, stack) for field, stack in enumerate(self.shields.stacks)]

    def lay_card(self, seat: int, move: Placement) -> list[Event]:
        """The first step of a turn (CG-R11, CG-R16)."""
        self.hands[seat].remove(move.card)
        self.revealed += 1
        events = [_laid(seat, move)]
        if move.up:
            self.spread.lay(move.card, move.cell)
        else:
            self.barred[seat] |= self.spread.fitting()
            self.spread.cover(move.card, move.cell, seat, self.barred[seat])
            events.append(Event("covered_own", {"seat": seat, **move.facts}, only=(seat,)))
        field = self.setup.box.cells.field_of[move.cell]
        if self.shields.left[seat]:
            self.last = Last(seat, move.cell, field, shield=None)
            self.put(SHIELD_STEPS[seat])
        else:
            # Without shields there is nothing to decide (CG-R10).
            self.last = Last(seat, move.cell, field, shield=False)
            self._end_turn(events)
        return events

    def lay_shield(self, seat: int) -> list[Event]:
        """The second step: a shield on the field of the card just laid (CG-R18, CG-R19)."""
        field = self.last.field
        self.shields.lay(seat, field)
        height, left = len(self.shields.stacks[field]), self.shields.left[seat]
        facts = {"seat": seat, "field": field + 1, "height": height, "left": left}
        return self._decided(Event("shielded", facts), shield=True)

    def lay_none(self, seat: int) -> list[Event]:
        """The second step: no shield."""
        facts = {"seat": seat, "field": self.last.field + 1}
        return self._decided(Event("passed", facts), shield=False)

    def _decided(self, event: Event, *, shield: bool) -> list[Event]:
        self.last = self.last._replace(shield=shield)
        events = [event]
        self._end_turn(events)
        return events

    def _end_turn(self, events: list[Event]) -> None:
        """The next seat's turn, or the end after the last player's last card (CG-R9, CG-R21)."""
        self.past = remembered(self.past, self.last, self.setup.seats)
        self.turn += 1
        self.milestone += 1
        if self.turn < self.setup.turns:
            self.put(CARD_STEPS[self.turn % self.setup.seats])
        else:
            self._finish(events)

    def _finish(self, events: list[Event]) -> None:
        """Discard what is still held, share out every field, rank the seats (CG-R22, CG-R27)."""
        self.put()
        for seat, hand in enumerate(self.hands):
            if hand:
                self.discards[seat] = hand.copy()
                hand.clear()
                events.append(Event("discarded", {"seat": seat}))
        shares = self.shares()
        for field, one in enumerate(shares, 1):
            events += _told(field, one, self.setup.box.strengths)
        taken = totals(shares, self.setup.seats)
        self.outcome = Outcome.by_score(taken.points, _reason(taken), ties=taken.cards)


def _laid(seat: int, move: Placement) -> Event:
    """What everybody sees of a placement."""
    if move.up:
        return Event("placed", {"seat": seat, **move.facts})
    facts = {"field": move.facts["field"], "cell": move.facts["cell"]}
    return Event("covered", {"seat": seat, **facts})


def _told(field: int, one: Share, strengths: Sequence[int]) -> list[Event]:
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
        points = sum(strengths[card] for card in one.unclaimed)
        lost = {"field": field, "count": len(one.unclaimed), "points": points}
        events.append(Event("unclaimed", lost))
    return events


def _reason(taken: Totals) -> str:
    """What decided about the first place: points, the number of cards, or nothing (CG-R27)."""
    first, second = sorted(zip(taken.points, taken.cards, strict=True), reverse=True)[:2]
    if first == second:
        return "shared"
    return "cards" if first[0] == second[0] else "points"
