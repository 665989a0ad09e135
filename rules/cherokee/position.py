"""A position of Cherokee: everything that is true at one moment, and how turns follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from rules.cherokee import scoring
from rules.cherokee.attack import Threats
from rules.cherokee.chase import Attackers, Target
from rules.cherokee.hand import Drop
from rules.cherokee.knowledge import redraw
from rules.cherokee.question import Question
from rules.cherokee.sight import cherokee_view
from rules.core.decision import DecidingPosition
from rules.core.event import Event
from rules.core.past import remembered

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.cherokee.box import Box
    from rules.cherokee.game import Cherokee
    from rules.cherokee.options import Setup
    from rules.cherokee.pyramid import Pyramid
    from rules.cherokee.trace import TurnTrace
    from rules.cherokee.view import CherokeeView
    from rules.core.chance import Chance
    from rules.core.facts import Facts
    from rules.core.move import Move


class CherokeePosition(DecidingPosition):
    """Everything that is true in a game of Cherokee at one moment. Lists are by seat."""

    __slots__ = (
        "armies",
        "box",
        "clans",
        "discard",
        "first",
        "game",
        "hands",
        "last",
        "neutral",
        "past",
        "pyramid",
        "setup",
        "threats",
        "turns",
    )

    game: Cherokee

    def __init__(
        self,
        game: Cherokee,
        setup: Setup,
        chance: Chance,
        clans: tuple[int, ...],
        neutral: tuple[int, ...],
        pyramid: Pyramid,
        hands: list[tuple[int, ...]],
        first: int,
        discard: Sequence[int] = (),
    ) -> None:
        super().__init__(chance)
        self.game = game
        #: What it is played with.
        self.box: Box = game.box
        self.setup = setup
        #: The clan of each seat (CH-R3).
        self.clans = clans
        #: The clans that everybody may attack with in the open game.
        self.neutral = neutral
        #: The clans that each seat may attack with: all, or in the open game some (CH-R17, CH-R18).
        everybody = frozenset(range(len(self.box.clans)))
        self.armies = tuple(
            frozenset((clan, *neutral)) if setup.open else everybody for clan in clans
        )
        self.pyramid = pyramid
        self.threats = Threats(pyramid, ties=setup.woman_wins_attack_tie)
        #: Each hand is sorted.
        self.hands = hands
        #: The seat that begins (CH-R5).
        self.first = first
        #: Those who were chased or thrown away, in order: one in each turn.
        self.discard = list(discard)
        #: How many turns there are: each takes one card from a hand (CH-R14).
        self.turns = len(discard) + sum(map(len, hands))
        #: The turn under way once it has changed the pyramid, else the one before.
        self.last: TurnTrace | None = None
        #: The last finished turns.
        self.past: tuple[TurnTrace, ...] = ()
        self.call((first + len(discard)) % len(hands))

    def copy(self) -> Self:
        """An equal position that shares nothing mutable with this one."""
        twin = self.twin()
        twin.game = self.game
        twin.box = self.box
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
        twin.last = self.last
        twin.past = self.past
        return twin

    @property
    def question(self) -> Question[Move] | None:
        """What is asked now; ``None`` once the game is over."""
        asked = self.pending[-1] if self.pending else None
        return asked if isinstance(asked, Question) else None

    @property
    def stage(self) -> str:
        """What the game is at: "target", "attackers", "successor", "place", "drop" or "over"."""
        return "over" if self.question is None else self.question.ask

    def explain(self, seat: int, move: Move) -> Facts:
        """A move's facts, with who stands on the cells that it names."""
        return move.facts if self.question is None else self.question.explain(self, move)

    def view(self, seat: int | None) -> CherokeeView:
        """What that seat, or a spectator, may know."""
        return cherokee_view(self, seat)

    def ahead(self, seat: int) -> Self | None:
        """The seat's turn, with the pyramid as it is; not while somebody is missing in it."""
        if not isinstance(self.question, Target | Attackers | Drop) or not self.hands[seat]:
            return None
        twin = self.copy()
        twin.call(seat)
        return twin if twin.to_act == (seat,) else None

    def meaning(self, seat: int, move: Move) -> str:
        """A move, and who stands where and is how strong: all that it is about."""
        return self.in_full(seat, move)

    def redraw(self, seat: int, chance: Chance) -> None:
        """Draw anew all that `seat` can't know."""
        redraw(self, seat, chance)

    def next_turn(self, seat: int) -> list[Event]:
        """End a seat's turn; the next player clockwise who can takes one (CH-R5)."""
        if self.last is not None:
            self.past = remembered(self.past, self.last, len(self.hands))
        self.milestone += 1
        return self.call((seat + 1) % len(self.hands))

    def call(self, seat: int) -> list[Event]:
        """Call upon the first player, from `seat` on, who can take a turn; if none can, end.

        Without cards there is none (CH-R14), without an attack a card is thrown away or the player
        passes (CH-R19). Once everybody with cards has passed, all would pass for ever.
        """
        events: list[Event] = []
        for who in (*range(seat, len(self.hands)), *range(seat)):
            if not self.hands[who]:
                continue
            if not all(map(self.armies[who].isdisjoint, self.threats.clans)):
                self.put(Target(who))
                return events
            if self.setup.no_attack == "discard":
                self.put(Drop(who))
                return [*events, Event("stuck", {"seat": who})]
            events.append(Event("passed", {"seat": who}))
        if events:
            events.append(Event("standstill", {}))
        return [*events, *self._end()]

    def _end(self) -> list[Event]:
        """Show the clans and count the feathers (CH-R15, CH-R16)."""
        self.put()
        self.outcome = scoring.outcome(self.pyramid, self.clans)
        return [
            Event(
                "revealed",
                {
                    "seat": seat,
                    "clan": self.box.clans[clan],
                    "rows": scoring.tally(self.pyramid, clan),
                    "points": self.outcome.scores[seat],
                    "women": scoring.women(self.pyramid, clan),
                },
            )
            for seat, clan in enumerate(self.clans)
        ]
