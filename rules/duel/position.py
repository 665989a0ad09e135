"""A position of the duel: the state, and how moves change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Self, cast

from rules.core.decision import DecidingPosition
from rules.core.event import Event
from rules.core.outcome import Outcome
from rules.duel.facts import explained
from rules.duel.hand import Hand
from rules.duel.knowledge import redraw
from rules.duel.questions import (
    BOTH,
    CHOOSE_CARDS,
    CHOOSE_LATER,
    LAY_ROWS,
    PICK_CARD,
    REARRANGE,
    SHOW_CARD,
)
from rules.duel.sight import duel_view

if TYPE_CHECKING:
    from rules.core.chance import Chance
    from rules.core.facts import Facts
    from rules.core.game import Game
    from rules.core.move import Move
    from rules.duel.draft import Draft
    from rules.duel.meeting import Meeting
    from rules.duel.questions import Question
    from rules.duel.variants import Setup
    from rules.duel.view import DuelView

ROUNDS: Final = 8
#: How many cards a hand has in poor visibility (BR-R22).
FEW: Final = 3
#: What a Princess scores over a Prince to the bitter end (BR-R26).
PRINCESS_POINTS: Final = 4

NOTHING: Final = (0, 0)
#: The two ways in which one seat wins.
_RANKINGS: Final = (((0,), (1,)), ((1,), (0,)))


class Round(NamedTuple):
    """A round that was fought."""

    cards: tuple[int, int]
    bonus: tuple[int, int]
    meeting: Meeting
    #: What its winner scored, held rounds included.
    points: int


class DuelPosition(DecidingPosition):
    """Everything that is true in a duel at one moment. Pairs and lists of two are by seat."""

    __slots__ = (
        "bonus",
        "choices",
        "decks",
        "draft",
        "exchanged",
        "game",
        "hands",
        "held",
        "relaid",
        "rounds",
        "rows",
        "score",
        "setup",
        "spy",
    )

    def __init__(self, game: Game, setup: Setup, chance: Chance) -> None:
        """Both hold their eight cards (BR-R1); `Duel.set_up` does what variants change."""
        super().__init__(chance)
        self.game = game
        self.setup = setup
        self.hands = [Hand(255), Hand(255)]
        #: The card each seat chose for this round; -1 for none.
        self.choices = [-1, -1]
        self.score = [0, 0]
        #: What held rounds would add to each seat's next win (BR-R10, BR-R14).
        self.held = [0, 0]
        self.bonus = NOTHING
        self.spy: int | None = None
        self.rounds: list[Round] = []
        #: Cards to draw in poor visibility, the next one last.
        self.decks: tuple[list[int], list[int]] = ([], [])
        #: The unrevealed rows of fate, the next card first.
        self.rows: tuple[list[int], list[int]] = ([], [])
        #: The row that `peeker` is laying anew, as far as it is laid.
        self.relaid: list[int] = []
        #: The cards that traitors took with them, by the seat that gave them.
        self.exchanged: tuple[int, int] | None = None
        self.draft: Draft | None = None

    @property
    def decision(self) -> Question:
        """The present question. Raises `IndexError` once the game is over."""
        # A duel asks nothing else.
        return cast("Question", self.pending[-1])

    @property
    def stage(self) -> str:
        """``draft``, ``lay``, ``rearrange``, ``choose`` or ``over``."""
        return self.decision.stage if self.pending else "over"

    @property
    def peeker(self) -> int | None:
        """Who has looked at the other's next card and may lay a new row (BR-R25)."""
        return self.to_act[0] if self.stage == "rearrange" else None

    @property
    def open_draft(self) -> Draft:
        """The draft in progress."""
        if self.draft is None:
            raise RuntimeError("no draft goes on")
        return self.draft

    @property
    def turn_rule(self) -> str:
        """The rule that says whose turn it is now."""
        return self.decision.turn_rule if self.pending else self.game.turn_rule

    def copy(self) -> Self:
        """An equal position that shares nothing mutable with this one."""
        twin = self.twin()
        twin.game = self.game
        twin.setup = self.setup
        twin.hands = [self.hands[0].copy(), self.hands[1].copy()]
        twin.choices = self.choices.copy()
        twin.score = self.score.copy()
        twin.held = self.held.copy()
        twin.bonus = self.bonus
        twin.spy = self.spy
        twin.rounds = self.rounds.copy()
        twin.decks = (self.decks[0].copy(), self.decks[1].copy())
        twin.rows = (self.rows[0].copy(), self.rows[1].copy())
        twin.relaid = self.relaid.copy()
        twin.exchanged = self.exchanged
        twin.draft = self.draft and self.draft.copy()
        return twin

    def explain(self, seat: int, move: Move) -> Facts:
        """What texts need to present a legal move of that seat now."""
        return explained(self, move)

    def view(self, seat: int | None) -> DuelView:
        """What that seat, or a spectator, may know."""
        return duel_view(self, seat)

    def ahead(self, seat: int) -> Self | None:
        """The next round, once the seat has chosen for this one; not in fate, where rows decide."""
        chosen = self.choices[seat]
        if chosen < 0 or self.setup.fate or len(self.hands[seat]) == 1:
            return None
        twin = self.copy()
        twin.hands[seat].remove(chosen)
        twin.choices = [-1, -1]
        twin.put(CHOOSE_LATER[seat])
        return twin

    def redraw(self, seat: int, chance: Chance) -> None:
        """Draw anew all that `seat` can't know."""
        self.changed()
        redraw(self, seat, chance)

    def begin(self) -> None:
        """The decks are made: draw (BR-R22), then lay rows (BR-R25) or fight."""
        if self.setup.draws:
            for seat in BOTH:
                deck = self.decks[seat]
                deck[:] = self.hands[seat].cards()
                self.chance.shuffle(deck)
                self.hands[seat] = Hand.of(deck.pop() for _ in range(FEW))
        self.put(LAY_ROWS if self.setup.fate else CHOOSE_CARDS)

    def begin_draft(self, draft: Draft) -> None:
        """Share out the cards first (BR-R23)."""
        self.draft = draft
        self.put(PICK_CARD[draft.picker])

    def pick(self, card: int) -> None:
        """The picker keeps a card of the packet."""
        draft = self.open_draft
        draft.pick(card)
        self.milestone += 1
        self.revealed += 1
        if draft.done:
            self.hands = [Hand.of(draft.kept[0]), Hand.of(draft.kept[1])]
            self.draft = None
            self.begin()
        else:
            self.put(PICK_CARD[draft.picker])

    def reveal_next(self, events: list[Event]) -> None:
        """Reveal the next pair of fate, unless a Spy's owner may first look and rearrange.

        With one card left there is nothing to rearrange (BR-R25).
        """
        spy = self.spy
        if spy is not None and len(self.rows[0]) > 1:
            self.revealed += 1
            self.hands[spy] = Hand.of(self.rows[spy])
            self.put(REARRANGE[spy])
            events.append(Event("looks", {"seat": spy, "other": 1 - spy}))
            return
        for seat in BOTH:
            card = self.rows[seat].pop(0)
            self.hands[seat].add(card)
            self.choices[seat] = card
        events += self.fight()

    def rearranged(self, seat: int) -> list[Event]:
        """The Spy's owner is content with the row: go on revealing."""
        self.hands[seat] = Hand()
        self.relaid = []
        self.spy = None
        events: list[Event] = []
        self.reveal_next(events)
        return events

    def fight(self) -> list[Event]:
        """Both cards lie on the table: reveal them and score (BR-R2)."""
        self.milestone += 1
        self.revealed += 1
        first, second = self.choices
        bonus = self.bonus
        meeting = self.setup.meetings.of(self.choices, bonus)
        self.hands[0].remove(first)
        self.hands[1].remove(second)
        points = self._score(meeting)
        self.rounds.append(Round((first, second), bonus, meeting, points))
        self.choices = [-1, -1]
        self.bonus = meeting.bonus
        self.spy = meeting.spy
        events = [self._tell(meeting, points)]
        self._go_on(meeting, events)
        return events

    def _score(self, meeting: Meeting) -> int:
        """A win counts with its winner's share of the held rounds (BR-R11, BR-R13)."""
        winner = meeting.winner
        if winner is None:
            self.held[0] += meeting.held[0]
            self.held[1] += meeting.held[1]
            return 0
        points = self._worth(meeting) + self.held[winner]
        self.score[winner] += points
        self.held = [0, 0]
        return points

    def _worth(self, meeting: Meeting) -> int:
        """What a round brings its winner by itself, without the held ones before it."""
        to_the_bitter_end = self.setup.goal is None
        if meeting.reason == "princess" and to_the_bitter_end:
            return PRINCESS_POINTS
        return meeting.points

    def _tell(self, meeting: Meeting, points: int) -> Event:
        """What everybody sees of the round."""
        winner = meeting.winner
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
            "reason": meeting.reason,
            # 1: the other's card lost its power; -1: the seat's own did; 0: neither, or both.
            "silenced": meeting.silenced[1 - seat] - meeting.silenced[seat],
            "points": points,
            "held": points - self._worth(meeting),
            "score0": self.score[0],
            "score1": self.score[1],
        }
        return Event("held" if winner is None else "won", facts)

    def _go_on(self, meeting: Meeting, events: list[Event]) -> None:
        """End the game or put the next question."""
        outcome = self._outcome(meeting)
        if outcome is not None:
            self.outcome = outcome
            self.bonus = NOTHING
            self.spy = None
            self.put()
            return
        for seat in BOTH:
            if meeting.bonus[seat]:
                events.append(Event("bonus", {"seat": seat}))
            if self.decks[seat]:
                self.hands[seat].add(self.decks[seat].pop())
        spy = meeting.spy
        if self.setup.fate:
            self.reveal_next(events)
        elif spy is None:
            self.put(CHOOSE_CARDS)
        else:
            self.put(SHOW_CARD[1 - spy])
            events.append(Event("spies", {"seat": spy, "other": 1 - spy}))

    def _outcome(self, meeting: Meeting) -> Outcome | None:
        """How the game ended with that round: BR-R15, BR-R16, BR-R17 or BR-R26; ``None`` if not."""
        goal, scores = self.setup.goal, (self.score[0], self.score[1])
        winner = meeting.winner
        if goal is not None and winner is not None:
            if meeting.reason == "princess":
                return Outcome(_RANKINGS[winner], scores, "princess")
            if scores[winner] >= goal:
                return Outcome(_RANKINGS[winner], scores, "goal")
        if len(self.rounds) < ROUNDS:
            return None
        if goal is None:
            return Outcome.by_score(scores, "bitter_end")
        return Outcome((BOTH,), scores, "cards")
