"""Standing orders: questions out of turn that a seat may answer in advance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules.core.move import Move

#: The order to be asked each time.
ASK: Final = "ask"


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """A question that can be answered in advance, and how.

    A seat that has ordered an answer isn't asked any more. So an answer must cover every case: one
    of its kinds of moves is always legal when the question is asked.
    """

    #: The question, as `View.ask` names it.
    ask: str
    #: For each answer, the kinds of moves that carry it out, in order of preference.
    answers: Mapping[str, tuple[str, ...]]
    #: The answer for a seat that has ordered nothing.
    default: str = ASK

    @property
    def names(self) -> tuple[str, ...]:
        """Everything that can be ordered."""
        return (ASK, *self.answers)

    def kinds(self, answer: str | None) -> tuple[str, ...]:
        """The kinds of moves that carry out an answer, or the default; empty for `ASK`."""
        return self.answers.get(answer or self.default, ())

    def choose(self, answer: str | None, moves: Sequence[Move]) -> Move | None:
        """The move that carries out an answer: the first legal one of the most preferred kind."""
        fitting = (move for kind in self.kinds(answer) for move in moves if move.kind == kind)
        return next(fitting, None)
