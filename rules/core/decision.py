"""Decisions: what is asked now, of whom, and because of what.

The decisions that are pending in a position form a stack. The last one is asked now; those below
wait until it is answered. A decision that a move leads to is pushed upon the one that it belongs
to, so the stack reads as a path: take a tile, place a clan marker, activate a distillery.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Generic, Self, TypeVar

from rules.core.game import Position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.errors import IllegalMove
    from rules.core.event import Event
    from rules.core.game import Group
    from rules.core.move import Move
    from rules.core.view import Crumb

P = TypeVar("P", bound="DecidingPosition", contravariant=True)


class Decision(ABC, Generic[P]):
    """Something that is asked of one seat, or of several at once.

    A decision never changes, so positions can share it. An answer replaces it instead: for example
    by one that fewer seats have yet to answer.
    """

    __slots__ = ("seats",)

    #: What is asked: the key of its texts.
    ask: ClassVar[str]

    def __init__(self, *seats: int) -> None:
        #: The seats whose answer is awaited, in ascending order.
        self.seats = seats

    @abstractmethod
    def moves(self, position: P, seat: int) -> Sequence[Move]:
        """The legal answers of one of its seats."""

    def groups(self, position: P, seat: int) -> Sequence[Group]:
        """The legal answers in named groups; none if they need no names."""
        return ()

    @abstractmethod
    def refusal(self, position: P, seat: int, move: Move) -> IllegalMove:
        """Why one of its seats may not answer with that move."""

    @abstractmethod
    def answer(self, position: P, seat: int, move: Move) -> list[Event]:
        """Carry out a legal answer, and leave the stack with the next question on top."""

    def crumb(self, position: P) -> Crumb | None:
        """What everybody may know of it while it waits, as a step of the path; often ``None``."""
        return None


class DecidingPosition(Position):
    """A position whose questions are a stack of decisions.

    They are decisions of its own class, so its methods say ``self: Self`` where they hand it on.
    """

    __slots__ = ("listed", "pending")

    #: What is asked, the present question last. Changed by `push`, `pop` and `put` alone.
    pending: list[Decision[Self]]
    #: Cached moves by seat, until something changes.
    listed: dict[int, Sequence[Move]]

    def push(self, decision: Decision[Self]) -> None:
        """Ask another question before the present one."""
        self.pending.append(decision)
        self._asked()

    def pop(self) -> Decision[Self]:
        """The present question is answered; the one below it is asked again."""
        decision = self.pending.pop()
        self._asked()
        return decision

    def put(self, *decisions: Decision[Self]) -> None:
        """Ask these and nothing else, the last one first."""
        self.pending = [*decisions]
        self._asked()

    def changed(self) -> None:
        """Forget the cached moves: something that they depend on has changed."""
        # A new dictionary: copies may share the old one, which is still right for them.
        self.listed = {}

    def _asked(self) -> None:
        self.to_act = self.pending[-1].seats if self.pending else ()
        self.listed = {}

    @property
    def decision(self) -> Decision[Self]:
        """The present question. Raises `IndexError` once the game is over."""
        return self.pending[-1]

    @property
    def path(self: Self) -> tuple[Crumb, ...]:
        """How the present question came about, the outermost step first."""
        crumbs = (decision.crumb(self) for decision in self.pending)
        return tuple(crumb for crumb in crumbs if crumb is not None)

    def moves(self: Self, seat: int) -> Sequence[Move]:
        """The legal moves of a seat now; none if its decision isn't awaited."""
        if seat not in self.to_act:
            return ()
        listed = self.listed.get(seat)
        if listed is None:
            listed = self.listed[seat] = tuple(self.pending[-1].moves(self, seat))
        return listed

    def groups(self: Self, seat: int) -> Sequence[Group]:
        """The legal moves in named groups; none if they need no names."""
        return self.pending[-1].groups(self, seat) if seat in self.to_act else ()

    def refusal(self: Self, seat: int, move: Move) -> IllegalMove:
        """Why an awaited seat may not make that move, with the rule it breaks."""
        return self.pending[-1].refusal(self, seat, move)

    def apply(self: Self, seat: int, move: Move) -> list[Event]:
        """Carry out a legal move."""
        self.changed()
        return self.pending[-1].answer(self, seat, move)

    def twin(self) -> Self:
        """A new position with a copy of what every deciding position has."""
        twin = super().twin()
        twin.pending = self.pending.copy()
        twin.listed = self.listed
        return twin
