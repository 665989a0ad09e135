"""What all questions of Land of Clans share, and the plan of a turn.

A turn is a chain of small choices. They are private until the last one is made; only then does the
board change (LC-R24).
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from rules.core.decision import Decision
from rules.core.errors import IllegalMove
from rules.land.moves import LandMove

if TYPE_CHECKING:
    from rules.core.event import Event
    from rules.core.facts import Facts
    from rules.core.move import Move
    from rules.land.position import LandPosition

#: The rule that a move breaks, the key of the text that explains, and what that text needs.
Why = tuple[str, str, "Facts"]


class Question(Decision["LandPosition"]):
    """Something that is asked of one seat."""

    __slots__ = ()
    #: The kinds of moves that could answer it.
    takes: ClassVar[tuple[str, ...]]
    #: What the game is at while it is asked, for everyone.
    stage: ClassVar[str]

    @abstractmethod
    def why(self, position: LandPosition, seat: int, move: LandMove) -> Why:
        """Why such a move isn't legal."""

    @abstractmethod
    def chosen(self, position: LandPosition, seat: int, move: LandMove) -> list[Event]:
        """Carry out a legal answer."""

    def refusal(self, position: LandPosition, seat: int, move: Move) -> IllegalMove:
        """Why the seat may not make that move, with the rule it breaks."""
        why: Why = ("LC-R6", "not-asked", {"step": self.ask})
        if isinstance(move, LandMove) and move.kind in self.takes:
            why = self.why(position, seat, move)
        rule, reason, facts = why
        return IllegalMove(rule, str(move), reason, facts)

    def answer(self, position: LandPosition, seat: int, move: Move) -> list[Event]:
        """Carry out a legal answer."""
        if not isinstance(move, LandMove):
            raise TypeError(f"{move!r} is no answer to {self.ask}")
        return self.chosen(position, seat, move)


class Plan(NamedTuple):
    """What the player whose turn it is has chosen so far; -1 for what is open."""

    #: "conquer", "wizard", "discard" or "attack"; empty before the choice.
    action: str = ""
    #: The card to conquer with, and whether it is in the hand; Wizards may lie open.
    card: int = -1
    in_hand: bool = True
    column: int = -1
    square: int = -1
    #: Where the token comes from that moves to the square; -1 if it comes from beside the board.
    origin: int = -1


NOTHING_YET: Final = Plan()


class Choice(Question):
    """A step in the chain of a turn."""

    __slots__ = ("plan",)
    stage = "turn"

    def __init__(self, seat: int, plan: Plan = NOTHING_YET) -> None:
        super().__init__(seat)
        #: What was chosen before it.
        self.plan = plan
