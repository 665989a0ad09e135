"""A position of the duel: the state, and how moves change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Self

from rules.core.errors import IllegalMove
from rules.core.event import Event
from rules.core.game import Position
from rules.core.outcome import Outcome
from rules.duel.cards import KEEP
from rules.duel.facts import explained
from rules.duel.hand import CHOICES, LAYS, PICKS, Hand
from rules.duel.knowledge import redraw
from rules.duel.sight import duel_view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.chance import Chance
    from rules.core.facts import Facts
    from rules.core.move import Move
    from rules.duel.clash import Clash
    from rules.duel.draft import Draft
    from rules.duel.variants import Setup
    from rules.duel.view import DuelView

ROUNDS: Final = 8
#: How many cards a hand has in poor visibility.
FEW: Final = 3
#: What a Princess scores over a Prince to the bitter end.
PRINCESS_POINTS: Final = 4

BOTH: Final = (0, 1)
ONE: Final = ((0,), (1,))
NOTHING: Final = (0, 0)
#: What says whose turn it is at stages that a variant brings.
_TURN_RULES: Final = {"draft": "BR-R23", "lay": "BR-R25", "rearrange": "BR-R25"}
_CHOSE: Final = tuple(Event("chose", {"seat": seat}) for seat in BOTH)
_LAID: Final = tuple(Event("laid", {"seat": seat}) for seat in BOTH)
_PICKED: Final = tuple(Event("picked", {"seat": seat}) for seat in BOTH)


class Round(NamedTuple):
    """A round that was fought."""

    cards: tuple[int, int]
    bonus: tuple[int, int]
    clash: Clash
    #: What its winner scored, held rounds included.
    points: int


class DuelPosition(Position):
    """Everything that is true in a duel at one moment. Pairs and lists of two are by seat."""

    __slots__ = (
        "bonus",
        "choices",
        "decks",
        "draft",
        "exchanged",
        "hands",
        "peeker",
        "pending",
        "relaid",
        "rounds",
        "rows",
        "score",
        "setup",
        "spy",
        "stage",
    )

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(chance)
        self.setup = setup
        self.to_act = BOTH
        #: "choose", "draft", "lay", "rearrange" or "over".
        self.stage = "choose"
        self.hands = [Hand(255), Hand(255)]
        #: The card each seat chose for this round; -1 for none.
        self.choices = [-1, -1]
        self.score = [0, 0]
        #: What held rounds would add to each seat's next win.
        self.pending = [0, 0]
        self.bonus = NOTHING
        self.spy: int | None = None
        self.rounds: list[Round] = []
        #: Cards to draw in poor visibility, the next one last.
        self.decks: tuple[list[int], list[int]] = ([], [])
        #: The unrevealed rows of fate, the next card first.
        self.rows: tuple[list[int], list[int]] = ([], [])
        #: The row that `peeker` is laying anew, as far as it is laid.
        self.relaid: list[int] = []
        self.peeker: int | None = None
        #: The cards that traitors took with them, by the seat that gave them.
        self.exchanged: tuple[int, int] | None = None
        self.draft: Draft | None = None

    @property
    def turn_rule(self) -> str:
        """The rule that says whose turn it is now."""
        if self.spy is not None and self.stage == "choose":
            return "BR-R8"
        return _TURN_RULES.get(self.stage, self.game.turn_rule)

    def copy(self) -> Self:
        """An equal position that shares nothing mutable with this one."""
        twin = self.twin()
        twin.setup = self.setup
        twin.stage = self.stage
        twin.hands = [self.hands[0].copy(), self.hands[1].copy()]
        twin.choices = self.choices.copy()
        twin.score = self.score.copy()
        twin.pending = self.pending.copy()
        twin.bonus = self.bonus
        twin.spy = self.spy
        twin.rounds = self.rounds.copy()
        twin.decks = (self.decks[0].copy(), self.decks[1].copy())
        twin.rows = (self.rows[0].copy(), self.rows[1].copy())
        twin.relaid = self.relaid.copy()
        twin.peeker = self.peeker
        twin.exchanged = self.exchanged
        twin.draft = self.draft and self.draft.copy()
        return twin

    def moves(self, seat: int) -> Sequence[Move]:
        """The cards that the seat may choose now, and ``keep`` where a row may stay as it is."""
        if seat not in self.to_act:
            return ()
        if self.draft is not None:
            return PICKS[Hand.of(self.draft.left).held]
        held = self.hands[seat].held
        if self.stage == "choose":
            return CHOICES[held]
        return (KEEP, *LAYS[held]) if self.stage == "rearrange" and not self.relaid else LAYS[held]

    def explain(self, seat: int, move: Move) -> Facts:
        """What texts need to present a legal move of that seat now."""
        return explained(self, move)

    def view(self, seat: int | None) -> DuelView:
        """What that seat, or a spectator, may know."""
        return duel_view(self, seat)

    def redraw(self, seat: int, chance: Chance) -> None:
        """Draw anew all that `seat` can't know."""
        redraw(self, seat, chance)

    def refusal(self, seat: int, move: Move) -> IllegalMove:
        """Why an awaited seat may not choose that card."""
        if move == KEEP:
            return IllegalMove("BR-R25", str(move), "nothing-to-keep")
        if self.stage == "draft":
            return IllegalMove("BR-R23", str(move), "not-in-packet", move.facts)
        return IllegalMove("BR-R18", str(move), "card-not-held", move.facts)

    def apply(self, seat: int, move: Move) -> list[Event]:
        """Carry out a legal move."""
        if self.stage == "rearrange" and move == KEEP:
            return self._rearranged()
        card = int(move.notation)
        if self.stage == "choose":
            return self._choose(seat, card)
        if self.draft is not None:
            return self._pick(self.draft, seat, card)
        return self._lay(seat, card)

    def _choose(self, seat: int, card: int) -> list[Event]:
        other = 1 - seat
        self.choices[seat] = card
        if self.choices[other] >= 0:
            return self._fight()
        self.to_act = ONE[other]
        if self.spy == other:
            self.milestone += 1
            self.revealed += 1
            return [Event("showed", {"seat": seat, "card": card})]
        return [_CHOSE[seat]]

    def _fight(self) -> list[Event]:
        """Both cards lie on the table: reveal them and score (BR-R3 to BR-R17)."""
        self.milestone += 1
        self.revealed += 1
        first, second = self.choices
        bonus = self.bonus
        clash = self.setup.table.at(self.choices, bonus)
        self.hands[0].remove(first)
        self.hands[1].remove(second)
        points = self._score(clash)
        self.rounds.append(Round((first, second), bonus, clash, points))
        self.choices = [-1, -1]
        self.bonus = clash.bonus
        self.spy = clash.spy
        events = [self._tell(clash, points)]
        self._go_on(clash, events)
        return events

    def _score(self, clash: Clash) -> int:
        winner = clash.winner
        if winner is None:
            self.pending[0] += clash.held[0]
            self.pending[1] += clash.held[1]
            return 0
        points = self._worth(clash) + self.pending[winner]
        self.score[winner] += points
        self.pending = [0, 0]
        return points

    def _worth(self, clash: Clash) -> int:
        """What a round brings its winner by itself, without the held ones before it."""
        to_the_bitter_end = self.setup.goal is None
        if clash.reason == "princess" and to_the_bitter_end:
            return PRINCESS_POINTS
        return clash.points

    def _tell(self, clash: Clash, points: int) -> Event:
        """What everybody sees of the round."""
        winner = clash.winner
        seat = 0 if winner is None else winner
        cards, bonus = self.rounds[-1].cards, self.rounds[-1].bonus
        facts: dict[str, int | str] = {
            "round": len(self.rounds),
            "seat": seat,
            "other": 1 - seat,
            "card": cards[seat],
            "against": cards[1 - seat],
            "strength": cards[seat] + bonus[seat],
            "weakness": cards[1 - seat] + bonus[1 - seat],
            "strength_bonus": bonus[seat],
            "weakness_bonus": bonus[1 - seat],
            "reason": clash.reason,
            # 1: the other's card lost its power; -1: the seat's own did; 0: neither, or both.
            "silenced": clash.silenced[1 - seat] - clash.silenced[seat],
            "points": points,
            "held": points - self._worth(clash),
            "score0": self.score[0],
            "score1": self.score[1],
        }
        return Event("held" if winner is None else "won", facts)

    def _go_on(self, clash: Clash, events: list[Event]) -> None:
        """End the game or put the next question."""
        outcome = self._outcome(clash)
        if outcome is not None:
            self.outcome = outcome
            self.stage = "over"
            self.to_act = ()
            self.bonus = NOTHING
            self.spy = None
            return
        for seat in BOTH:
            if clash.bonus[seat]:
                events.append(Event("bonus", {"seat": seat}))
            if self.decks[seat]:
                self.hands[seat].add(self.decks[seat].pop())
        if self.setup.fate:
            self._next_of_rows(events)
            return
        if clash.spy is None:
            self.to_act = BOTH
        else:
            self.to_act = ONE[1 - clash.spy]
            events.append(Event("spies", {"seat": clash.spy, "other": 1 - clash.spy}))

    def _outcome(self, clash: Clash) -> Outcome | None:
        goal, scores = self.setup.goal, (self.score[0], self.score[1])
        winner = clash.winner
        if goal is not None and winner is not None:
            if clash.reason == "princess":
                return Outcome((ONE[winner], ONE[1 - winner]), scores, "princess")
            if scores[winner] >= goal:
                return Outcome((ONE[winner], ONE[1 - winner]), scores, "goal")
        if len(self.rounds) < ROUNDS:
            return None
        if goal is None:
            return Outcome.by_score(scores, "bitter_end")
        return Outcome((BOTH,), scores, "cards")

    def begin(self) -> None:
        """The decks are made: draw, lay rows, or fight."""
        self.to_act = BOTH
        self.stage = "lay" if self.setup.fate else "choose"
        if self.setup.draws:
            for seat in BOTH:
                deck = self.decks[seat]
                deck[:] = self.hands[seat].cards()
                self.chance.shuffle(deck)
                self.hands[seat] = Hand.of(deck.pop() for _ in range(FEW))

    def _pick(self, draft: Draft, seat: int, card: int) -> list[Event]:
        draft.pick(card)
        self.milestone += 1
        self.revealed += 1
        if draft.done:
            self.hands = [Hand.of(draft.kept[0]), Hand.of(draft.kept[1])]
            self.draft = None
            self.begin()
        else:
            self.to_act = ONE[draft.picker]
        return [_PICKED[seat]]

    def _lay(self, seat: int, card: int) -> list[Event]:
        """Lay the next card of a row, or of a row laid anew; the last one needs no decision."""
        row = self.relaid if self.stage == "rearrange" else self.rows[seat]
        hand = self.hands[seat]
        hand.remove(card)
        row.append(card)
        if len(hand) > 1:
            return [] if self.stage == "rearrange" else [_LAID[seat]]
        last = hand.cards()[0]
        hand.remove(last)
        row.append(last)
        if self.stage == "rearrange":
            self.rows[seat][:] = row
            return self._rearranged()
        self.to_act = tuple(who for who in self.to_act if who != seat)
        events = [Event("row", {"seat": seat})]
        if not self.to_act:
            self._next_of_rows(events)
        return events

    def _next_of_rows(self, events: list[Event]) -> None:
        """Reveal the next pair of fate, unless a Spy's owner may first look and rearrange."""
        if self.spy is not None and len(self.rows[0]) > 1:
            self.revealed += 1
            self.peeker = self.spy
            self.stage = "rearrange"
            self.to_act = ONE[self.peeker]
            self.hands[self.peeker] = Hand.of(self.rows[self.peeker])
            other = 1 - self.peeker
            events.append(Event("looks", {"seat": self.peeker, "other": other}))
            return
        for seat in BOTH:
            card = self.rows[seat].pop(0)
            self.hands[seat].add(card)
            self.choices[seat] = card
        events += self._fight()

    def _rearranged(self) -> list[Event]:
        """The Spy's owner is content with the row: go on revealing."""
        if self.peeker is not None:
            self.hands[self.peeker] = Hand()
        self.relaid = []
        self.peeker = None
        self.spy = None
        self.stage = "choose"
        events: list[Event] = []
        self._next_of_rows(events)
        return events
