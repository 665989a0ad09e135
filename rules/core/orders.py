"""Standing orders: questions out of turn that a seat may answer in advance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules.core.move import Move

#: To be asked each time.
ASK: Final = "ask"


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """A question that can be answered in advance, and how.

    Whoever orders an answer is not asked any more. So an answer must say what to do in every case:
    one of its kinds of moves is always legal when the question is put.
    """

    #: The question, as `View.ask` names it.
    ask: str
    #: For each answer the kinds of moves that carry it out, the most wanted first.
    answers: Mapping[str, tuple[str, ...]]
    #: The answer of a seat that has ordered nothing.
    default: str = ASK

    @property
    def names(self) -> tuple[str, ...]:
        """Everything that can be ordered."""
        return (ASK, *self.answers)

    def kinds(self, answer: str | None) -> tuple[str, ...]:
        """The kinds of moves that carry out an answer, or the default; none to be asked."""
        return self.answers.get(answer or self.default, ())

    def choose(self, answer: str | None, moves: Sequence[Move]) -> Move | None:
        """The move that carries out an answer: the first of the most wanted kind there is."""
        fitting = (move for kind in self.kinds(answer) for move in moves if move.kind == kind)
        return next(fitting, None)
