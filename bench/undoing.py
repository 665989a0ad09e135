"""Whether a move may be taken back, in a turn of thirty small moves.

The turn is made up: as in the duel's variant Fate, only longer, two seats lay a row of cards each,
in secret and at the same time. That is the most expensive case, because one seat's moves could be
answers to the other's.
"""

from __future__ import annotations

from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any, Self

from bench.measure import Finding
from rules import Chance, Event, Game, IllegalMove, Move, Position
from rules.core.options import OptionSet
from rules.core.takeback import Step, Unfinished

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rules.core.options import Value

STEPS = 30
CARDS = tuple(Move(f"c{card}", "lay", {"card": card}) for card in range(STEPS // 2 + 1))
MOST_MILLISECONDS = 5.0
ROUNDS = 50


class Rows(Position):
    """Two rows of cards, of which everybody knows how long they are."""

    __slots__ = ("rows",)

    def __init__(self) -> None:
        super().__init__(Chance("rows"))
        self.to_act = (0, 1)
        self.rows: tuple[tuple[Move, ...], ...] = ((), ())

    def moves(self, seat: int) -> Sequence[Move]:
        """The cards that are left."""
        laid = set(self.rows[seat])
        return [card for card in CARDS if card not in laid]

    def view(self, seat: int | None) -> Any:
        """One's own row, and how long both are."""
        return {
            "seat": seat,
            "to_act": self.to_act,
            "lengths": tuple(map(len, self.rows)),
            "row": () if seat is None else tuple(map(str, self.rows[seat])),
        }

    def redraw(self, seat: int, chance: Chance) -> None:
        """Not needed: nothing here imagines."""

    def copy(self) -> Self:
        """An equal position."""
        twin = self.twin()
        twin.rows = self.rows
        return twin

    def refusal(self, seat: int, move: Move) -> IllegalMove:
        """The card is in the row already."""
        return IllegalMove("R1", str(move), "laid")

    def apply(self, seat: int, move: Move) -> list[Event]:
        """Lay a card."""
        rows = list(self.rows)
        rows[seat] = (*rows[seat], move)
        self.rows = tuple(rows)
        return [Event("laid", {"seat": seat})]


class RowsGame(Game):
    """The game itself, not registered anywhere."""

    key, seat_counts, options, rules, turn_rule = "rows", (2,), OptionSet(), ("R1",), "R1"

    def set_up(self, seats: int, options: Mapping[str, Value], seed: str) -> Rows:
        """Two empty rows."""
        return Rows()

    def parse(self, text: str) -> Move:
        """The card."""
        return next(card for card in CARDS if str(card) == text)

    def advise(self, imagined: Position, seat: int, chance: Chance) -> Move:
        """Any card."""
        return chance.pick(imagined.moves(seat))


Rows.game = RowsGame()


def findings() -> Iterator[Finding]:
    """For the prompt, which asks of the last move, and for the undo of a whole turn."""
    yield _finding("the last move", 1)
    yield _finding("all moves", None)


def _finding(what: str, most: int | None) -> Finding:
    position, unfinished, chance = Rows(), Unfinished(), Chance("turn")
    for number in range(STEPS):
        seat = number % 2
        unfinished.play(position, Step(seat, chance.pick(position.moves(seat))))
    times, wanted = [], most or STEPS // 2
    for _ in range(ROUNDS):
        begun = perf_counter()
        found = unfinished.removable(position, 0, most)
        times.append((perf_counter() - begun) * 1000)
        if found != wanted:
            raise RuntimeError(f"{found} moves could be taken back")
    usual = median(times)
    return Finding(
        f"may {what} of a turn of {STEPS} be taken back",
        f"{usual:.2f} ms",
        "–",
        usual,
        most=MOST_MILLISECONDS,
        unit=" ms",
    )
