"""What the questions of a turn have in common."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from rules.cherokee.pyramid import NAMES
from rules.core.decision import Decision
from rules.core.errors import IllegalMove
from rules.core.move import Move

if TYPE_CHECKING:
    from rules.cherokee.position import CherokeePosition
    from rules.core.event import Event
    from rules.core.facts import Facts
    from rules.core.view import Crumb

M = TypeVar("M", bound=Move)


class Question(Decision["CherokeePosition"], Generic[M]):
    """A question to the player whose turn it is, answered by moves of one kind."""

    __slots__ = ()

    #: The class of those moves.
    kind: type[M]
    #: The rule by which it is asked, and the keys of the texts that refuse other kinds of moves,
    #: and moves of this kind.
    rule: ClassVar[str]
    awaited: ClassVar[str]
    unfit: ClassVar[str]
    #: The cell aimed at, while its attackers are to be chosen.
    aim: int | None = None
    #: The cell without a member, while somebody is to be chosen for it.
    gap: int | None = None

    def refusal(self, position: CherokeePosition, seat: int, move: Move) -> IllegalMove:
        """Why that move doesn't answer it."""
        if isinstance(move, self.kind):
            return self.objection(position, seat, move)
        return IllegalMove(self.rule, str(move), self.awaited, move.facts)

    def answer(self, position: CherokeePosition, seat: int, move: Move) -> list[Event]:
        """Carry out a legal answer."""
        if not isinstance(move, self.kind):
            raise TypeError(f"{move!r} doesn't answer {self.ask}")
        return self.carry_out(position, seat, move)

    def objection(self, position: CherokeePosition, seat: int, move: M) -> IllegalMove:
        """Why a move of the right kind is not legal."""
        return IllegalMove(self.rule, str(move), self.unfit, move.facts)

    @abstractmethod
    def carry_out(self, position: CherokeePosition, seat: int, move: M) -> list[Event]:
        """Do what a legal move says, and ask what follows from it."""

    def explain(self, position: CherokeePosition, move: Move) -> Facts:
        """What texts need to present a legal answer."""
        if not isinstance(move, self.kind):
            return move.facts
        return {**move.facts, **self.details(position, move)}

    def details(self, position: CherokeePosition, move: M) -> Facts:
        """What the pyramid adds to a move's own facts."""
        return {}

    def crumb(self, position: CherokeePosition) -> Crumb | None:
        """The attack that it belongs to, once there is one."""
        if self.aim is not None:
            return {"kind": "attack", "facts": {"cell": NAMES[self.aim]}}
        if self.gap is not None and position.last is not None and position.last.target is not None:
            return {"kind": "attack", "facts": {"cell": NAMES[position.last.target]}}
        return None
