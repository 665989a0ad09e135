"""A position of Cherokee: the state, and how moves change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from rules.cherokee import scoring, succession
from rules.cherokee.attack import ALL_CLANS, Threats, clans_as_bits, defence, leader, strength
from rules.cherokee.cards import CLANS, FACTS
from rules.cherokee.facts import explained
from rules.cherokee.knowledge import redraw
from rules.cherokee.moves import (
    DROPS,
    PLACES,
    SUCCESSORS,
    TARGETS,
    AttackMove,
    DropMove,
    PlaceMove,
    SuccessorMove,
    TargetMove,
)
from rules.cherokee.pyramid import BASE, CELLS, NAMES, Pyramid
from rules.cherokee.refusal import refusal
from rules.cherokee.sight import cherokee_view
from rules.cherokee.turn import Turn
from rules.core.event import Event
from rules.core.game import Position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.cherokee.options import Setup
    from rules.cherokee.view import CherokeeView
    from rules.core.chance import Chance
    from rules.core.errors import IllegalMove
    from rules.core.facts import Fact, Facts
    from rules.core.move import Move


class CherokeePosition(Position):
    """Everything that is true in a game of Cherokee at one moment. Lists are by seat."""

    __slots__ = (
        "aim",
        "armies",
        "clans",
        "discard",
        "first",
        "gap",
        "hands",
        "last",
        "listed",
        "neutral",
        "pyramid",
        "setup",
        "stage",
        "threats",
        "turns",
    )

    def __init__(
        self,
        setup: Setup,
        chance: Chance,
        clans: tuple[int, ...],
        neutral: tuple[int, ...],
        pyramid: Pyramid,
        hands: list[tuple[int, ...]],
        first: int,
    ) -> None:
        super().__init__(chance)
        self.setup = setup
        #: The clan of each seat.
        self.clans = clans
        #: The clans that everybody may attack with in the open game.
        self.neutral = neutral
        #: The clans that each seat may attack with, as bits.
        self.armies = tuple(
            clans_as_bits((clan, *neutral)) if setup.open else ALL_CLANS for clan in clans
        )
        self.pyramid = pyramid
        self.threats = Threats(pyramid, ties=setup.woman_wins_attack_tie)
        #: Each hand is sorted.
        self.hands = hands
        #: The seat that begins.
        self.first = first
        #: How many cards are to be played from all hands together.
        self.turns = sum(map(len, hands))
        #: Those who were chased or thrown away, in order.
        self.discard: list[int] = []
        #: The cell aimed at, while its attackers are to be chosen.
        self.aim: int | None = None
        #: The cell without a member, while somebody is to be chosen for it.
        self.gap: int | None = None
        #: The turn under way once it has changed the pyramid, else the one before.
        self.last: Turn | None = None
        #: "target", "attackers", "successor", "place", "drop" or "over".
        self.stage = "target"
        #: The legal moves of the seat to act: found once, asked for often.
        self.listed: tuple[Move, ...] = ()
        self._call(first, [])

    def copy(self) -> Self:
        """An equal position that shares nothing mutable with this one."""
        twin = self.twin()
        twin.setup = self.setup
        twin.clans = self.clans
        twin.neutral = self.neutral
        twin.armies = self.armies
        twin.pyramid = self.pyramid.copy()
        twin.threats = self.threats.copy()
        twin.hands = self.hands.copy()
        twin.first = self.first
        twin.turns = self.turns
        twin.discard = self.discard.copy()
        twin.aim = self.aim
        twin.gap = self.gap
        twin.last = self.last and self.last.copy()
        twin.stage = self.stage
        twin.listed = self.listed
        return twin

    def moves(self, seat: int) -> Sequence[Move]:
        """What the seat may decide now."""
        return self.listed if seat in self.to_act else ()

    def explain(self, seat: int, move: Move) -> Facts:
        """What texts need to present a legal move of that seat now."""
        return explained(self, move)

    def view(self, seat: int | None) -> CherokeeView:
        """What that seat, or a spectator, may know."""
        return cherokee_view(self, seat)

    def redraw(self, seat: int, chance: Chance) -> None:
        """Draw anew all that `seat` can't know."""
        redraw(self, seat, chance)

    def refusal(self, seat: int, move: Move) -> IllegalMove:
        """Why an awaited seat may not make that move, with the rule it breaks."""
        return refusal(self, seat, move)

    def apply(self, seat: int, move: Move) -> list[Event]:
        """Carry out a legal move."""
        if isinstance(move, TargetMove):
            return self._aim_at(seat, move.cell)
        if isinstance(move, AttackMove):
            return self._attack(seat, move)
        if isinstance(move, SuccessorMove):
            events: list[Event] = []
            self._succeed(seat, move.origin, move.cell, events)
            return self._close_gap(seat, move.origin, events)
        if isinstance(move, PlaceMove):
            return self._place(seat, move.member)
        if isinstance(move, DropMove):
            return self._drop(seat, move.member)
        raise TypeError(f"{move!r} is no move of Cherokee")

    def _aim_at(self, seat: int, cell: int) -> list[Event]:
        """Attack at once if only one set of attackers will do, else ask for them."""
        attacks = self.threats.attacks(self.pyramid, cell, self.armies[seat])
        if len(attacks) == 1:
            return self._attack(seat, attacks[0])
        self.aim = cell
        self.stage = "attackers"
        self.listed = tuple(attacks)
        member = self.pyramid.cells[cell]
        return [Event("aimed", {"seat": seat, "cell": NAMES[cell], **FACTS[member]})]

    def _attack(self, seat: int, move: AttackMove) -> list[Event]:
        """Chase the target; the highest attacker takes its place (CH-R11)."""
        pyramid, target = self.pyramid, move.cell
        cells = pyramid.cells
        chased, origin = cells[target], leader(cells, move)
        first = FACTS[cells[origin]]
        strong, against = strength(cells, move), defence(cells, move)
        told: dict[str, Fact] = {
            "seat": seat,
            "cell": NAMES[target],
            **FACTS[chased],
            "attackers": move.facts["attackers"],
            "count": len(move.attackers),
            "strength": strong,
            "defence": against,
            "below": int(move.below),
            "tie": int(strong == against),
            "origin": NAMES[origin],
            "by": first["clan"],
            "by_value": first["value"],
            "by_sex": first["sex"],
        }
        self.discard.append(chased)
        self.last = Turn(seat, target, chased, move.attackers)
        self.last.steps.append((origin, target))
        pyramid.climb(origin, target)
        self.aim = None
        return self._close_gap(seat, origin, [Event("chased", told)])

    def _close_gap(self, seat: int, gap: int, events: list[Event]) -> list[Event]:
        """Let successors move up until the gap is in the base or the player must choose."""
        cells = self.pyramid.cells
        while gap < BASE:
            origins = succession.successors(cells, gap)
            if len(origins) > 1:
                self.gap = gap
                self.stage = "successor"
                self.listed = tuple(SUCCESSORS[origin, gap] for origin in origins)
                return events
            self._succeed(seat, origins[0], gap, events)
            gap = origins[0]
        self.gap = gap
        self.ask_for_card(seat, "place")
        return events

    def _succeed(self, seat: int, origin: int, gap: int, events: list[Event]) -> None:
        """One member moves up (CH-R12)."""
        why = succession.reason(self.pyramid.cells, gap)
        member = self.pyramid.climb(origin, gap)
        if self.last is not None:
            self.last.steps.append((origin, gap))
        told = {"seat": seat, "origin": NAMES[origin], "cell": NAMES[gap], **FACTS[member]}
        events.append(Event("succeeded", {**told, "reason": why}))

    def ask_for_card(self, seat: int, stage: str) -> None:
        """Offer a seat's hand, to place or to drop a card of it."""
        self.stage = stage
        moves: Sequence[Move] = PLACES if stage == "place" else DROPS
        self.listed = tuple([moves[member] for member in self.hands[seat]])

    def _give(self, seat: int, member: int) -> None:
        """A card leaves a hand, for all to see, and ends the turn."""
        self.milestone += 1
        self.revealed += 1
        self.hands[seat] = tuple([held for held in self.hands[seat] if held != member])

    def _place(self, seat: int, member: int) -> list[Event]:
        """Lay a card into the base and end the turn (CH-R13)."""
        gap = self.gap
        if gap is None or self.last is None:
            raise ValueError("there is no gap to lay a card into")
        self._give(seat, member)
        self.pyramid.put(gap, member)
        self.threats.refresh(self.pyramid)
        self.gap = None
        self.last.placed = gap
        left = len(self.hands[seat])
        told = {"seat": seat, "cell": NAMES[gap], "left": left, **FACTS[member]}
        events = [Event("placed", told)]
        self._call((seat + 1) % len(self.hands), events)
        return events

    def _drop(self, seat: int, member: int) -> list[Event]:
        """Throw a card away, for want of an attack (CH-R19)."""
        self._give(seat, member)
        self.discard.append(member)
        self.last = Turn(seat, None, member, ())
        told = {"seat": seat, "left": len(self.hands[seat]), **FACTS[member]}
        events = [Event("dropped", told)]
        self._call((seat + 1) % len(self.hands), events)
        return events

    def _call(self, seat: int, events: list[Event]) -> None:
        """Call upon the first player, from `seat` on, who can take a turn; if none can, end.

        Passing changes nothing, so once everybody with cards has passed, all would pass for ever.
        """
        seats = len(self.hands)
        passed = False
        for who in (*range(seat, seats), *range(seat)):
            if not self.hands[who]:
                continue
            army = self.armies[who]
            moves = [TARGETS[cell] for cell in CELLS if self.threats.by_cell[cell] & army]
            self.to_act = (who,)
            if moves:
                self.stage = "target"
                self.listed = tuple(moves)
                return
            if self.setup.no_attack == "discard":
                events.append(Event("stuck", {"seat": who}))
                self.ask_for_card(who, "drop")
                return
            events.append(Event("passed", {"seat": who}))
            passed = True
        if passed:
            events.append(Event("standstill", {}))
        self._end(events)

    def _end(self, events: list[Event]) -> None:
        """Show the clans and count the feathers (CH-R15, CH-R16)."""
        cells = self.pyramid.cells
        self.outcome = scoring.outcome(cells, self.clans)
        self.stage = "over"
        self.to_act = ()
        self.listed = ()
        for seat, clan in enumerate(self.clans):
            told: dict[str, int | str] = {
                "seat": seat,
                "clan": CLANS[clan],
                "rows": scoring.tally(cells, clan),
                "points": self.outcome.scores[seat],
                "women": scoring.women(cells, clan),
            }
            events.append(Event("revealed", told))
