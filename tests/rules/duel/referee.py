"""A second referee, written from the rulebook alone: the rules tests hold the game against it.

It knows nothing of the code under test. A round is settled by what the cards themselves claim, in
the words that the rulebook prints on them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

MUSICIAN, PRINCESS, SPY, ASSASSIN, AMBASSADOR, WIZARD, GENERAL, PRINCE = range(8)


@dataclass
class Verdict:
    """What became of one round."""

    winner: int | None
    reason: str
    #: What the round itself brings its winner, without the held ones before it.
    value: int = 0


@dataclass
class Referee:
    """Keeps score of one game, round by round."""

    sandbox: bool = False
    bitter_end: bool = False
    musician_cancels_delayed: bool = False
    score: list[int] = field(default_factory=lambda: [0, 0])
    pending: list[int] = field(default_factory=lambda: [0, 0])
    bonus: list[int] = field(default_factory=lambda: [0, 0])
    #: Who chooses second in the coming round because of a Spy.
    spy: int | None = None
    fought: int = 0
    #: The rounds, from 0, that wait for a winner.
    held: list[int] = field(default_factory=list)
    over: bool = False
    #: ``None`` for a draw, else the seat that won; only means something once it is over.
    champion: int | None = None
    reason: str = ""

    def judge(self, cards: tuple[int, int]) -> tuple[int | None, int, str]:
        """Settle a round: its winner, the points it brings and why."""
        assert not self.over, "no rounds after the end"
        verdict = settle(cards, (self.bonus[0], self.bonus[1]), powers=not self.sandbox)
        powers = self._powers(cards)
        gained = 0
        if verdict.winner is None:
            self.held.append(self.fought)
            for seat in (0, 1):
                # The Ambassador's power works in a held round too.
                self.pending[seat] += 2 if AMBASSADOR in powers[seat] else 1
        else:
            value = 4 if verdict.reason == "princess" and self.bitter_end else verdict.value
            gained = value + self.pending[verdict.winner]
            self.score[verdict.winner] += gained
            self.pending = [0, 0]
            self.held = []
        self.fought += 1
        self._prepare(cards, powers)
        self._finish(verdict)
        return verdict.winner, gained, verdict.reason

    def _powers(self, cards: tuple[int, int]) -> tuple[set[int], set[int]]:
        """For each seat the power its card has in this round, as a set of one or none."""
        if self.sandbox:
            return set(), set()
        first, second = (set() if cards[1 - seat] == WIZARD else {cards[seat]} for seat in (0, 1))
        return first, second

    def _prepare(self, cards: tuple[int, int], powers: tuple[set[int], set[int]]) -> None:
        """What Generals and Spies do to the round that follows."""
        lasting = []
        for seat in (0, 1):
            hushed = self.musician_cancels_delayed and MUSICIAN in powers[1 - seat]
            lasting.append(set() if hushed else powers[seat])
        self.bonus = [2 if GENERAL in power else 0 for power in lasting]
        spies = [seat for seat in (0, 1) if SPY in lasting[seat]]
        self.spy = spies[0] if len(spies) == 1 else None

    def _finish(self, verdict: Verdict) -> None:
        if self.bitter_end:
            if self.fought == 8:
                self._declare("bitter_end", self._leader())
        elif verdict.reason == "princess":
            self._declare("princess", verdict.winner)
        elif max(self.score) >= 4:
            self._declare("goal", self._leader())
        elif self.fought == 8:
            self._declare("cards", None)

    def _leader(self) -> int | None:
        if self.score[0] == self.score[1]:
            return None
        return 0 if self.score[0] > self.score[1] else 1

    def _declare(self, reason: str, champion: int | None) -> None:
        self.over, self.reason, self.champion = True, reason, champion


def settle(cards: tuple[int, int], bonus: tuple[int, int], *, powers: bool) -> Verdict:
    """One round by itself."""
    numbers = [cards[seat] + bonus[seat] for seat in (0, 1)]

    def speaks(seat: int, card: int) -> bool:
        """Whether that seat played that card and it has its power."""
        return powers and cards[seat] == card and cards[1 - seat] != WIZARD

    if speaks(0, MUSICIAN) or speaks(1, MUSICIAN):
        return Verdict(None, "musician")
    for seat in (0, 1):
        if speaks(seat, PRINCE) and cards[1 - seat] != PRINCE:
            if speaks(1 - seat, PRINCESS):
                return Verdict(1 - seat, "princess", 1)
            return Verdict(seat, "prince", 1)
    if numbers[0] == numbers[1]:
        return Verdict(None, "equal")
    lower = speaks(0, ASSASSIN) or speaks(1, ASSASSIN)
    seat = numbers.index(min(numbers) if lower else max(numbers))
    value = 2 if speaks(seat, AMBASSADOR) else 1
    return Verdict(seat, "lower" if lower else "higher", value)
