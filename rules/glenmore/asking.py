"""Questions and steps: what the stack of a position's decisions is made of.

A question waits for somebody. A step waits for nobody: it is what remains to be done once all that
was asked before it is answered. After every move the position goes on by itself until it meets a
question with more than one answer.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from rules.core.decision import Decision
from rules.core.errors import IllegalMove
from rules.core.game import Group
from rules.glenmore.cells import cell_name
from rules.glenmore.components import GOODS
from rules.glenmore.doors import sell, step_scotsman
from rules.glenmore.goods import kinds
from rules.glenmore.moves import Deed, deed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.event import Event
    from rules.core.facts import Facts
    from rules.core.move import Move
    from rules.glenmore.chronicles.chronicle import Chronicle
    from rules.glenmore.position import GlenMorePosition

    Base = Decision[GlenMorePosition]
else:
    Base = Decision

#: The rule, the key of the text that explains, and what that text needs.
Why = tuple[str, str, "Facts"]


class Step(Base):
    """Something that is done without asking."""

    __slots__ = ()

    ask = "nothing"

    def __init__(self) -> None:
        super().__init__()

    @abstractmethod
    def run(self, position: GlenMorePosition) -> None:
        """Do it; it is off the stack already."""

    def proceed(self, position: GlenMorePosition) -> bool:
        """Do it, and say that things went on."""
        position.pop()
        self.run(position)
        return True

    def moves(self, position: GlenMorePosition, seat: int) -> Sequence[Move]:
        """Nobody is asked."""
        return ()

    def refusal(self, position: GlenMorePosition, seat: int, move: Move) -> IllegalMove:
        """Nobody is asked."""
        return IllegalMove("GM-R46", str(move), "not-asked")

    def answer(self, position: GlenMorePosition, seat: int, move: Move) -> list[Event]:
        """Nobody is asked."""
        raise NotImplementedError


class Asked(Base):
    """Something that is asked of a seat, or of several at once."""

    __slots__ = ()

    def advise(self, position: GlenMorePosition, seat: int) -> Move | None:
        """A computer's answer; ``None`` where it is to look what comes of each."""
        return None

    def groups(self, position: GlenMorePosition, seat: int) -> Sequence[Group]:
        """The answers by their kinds; in each, what does several things at once comes first."""
        found: dict[str, list[Move]] = {}
        for move in sorted(position.moves(seat), key=lambda move: move.kind not in AT_ONCE):
            found.setdefault(GROUPS.get(move.kind, move.kind), []).append(move)
        return [Group(kind, {}, tuple(moves)) for kind, moves in found.items()]


class Question(Asked):
    """Something that one seat decides, in most cases the one whose turn it is."""

    __slots__ = ("seat",)

    #: The rule that says what is asked.
    rule: ClassVar[str]
    #: Whether goods may be sold and Scotsmen moved meanwhile: everywhere in the own turn, but not
    #: inside one payment or one activation (GM-R97, GM-R184, H10).
    free: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat

    @abstractmethod
    def choices(self, position: GlenMorePosition) -> list[Move]:
        """The answers to the question itself."""

    @abstractmethod
    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Carry out one of them."""

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Why a move of a kind that is asked for is not among them."""
        return self.rule, "not-possible", {}

    #: The kinds of moves that are asked for; others are refused as out of place.
    kinds: ClassVar[tuple[str, ...]]

    def moves(self, position: GlenMorePosition, seat: int) -> Sequence[Move]:
        """The answers, and what may be done before."""
        found = self.choices(position)
        if self.free:
            found += free_moves(position, seat, self)
        return found

    def proceed(self, position: GlenMorePosition) -> bool:
        """Answer it if there is but one answer, and say whether things went on."""
        moves = position.moves(self.seat)
        if len(moves) > 1 or self.is_deliberate(position):
            return False
        position.changed()
        self.answer(position, self.seat, moves[0])
        return True

    def is_deliberate(self, position: GlenMorePosition) -> bool:
        """Whether it is asked even if there is but one answer."""
        return False

    def answer(self, position: GlenMorePosition, seat: int, move: Move) -> list[Event]:
        """Carry out a legal move; what happened is told by the position."""
        if not isinstance(move, Deed):
            raise TypeError(f"{move!r} is no move of this game")
        if move.kind == "sell" and self.free:
            sell(position, seat, move.number, move.cell)
        elif move.kind == "move":
            step_scotsman(position, seat, move.number, move.cell)
        elif move.kind in self.kinds or (owner := _owner(position, move)) is None:
            self.decide(position, move)
        else:
            owner.play_free(position, seat, move)
        return []

    def refusal(self, position: GlenMorePosition, seat: int, move: Move) -> IllegalMove:
        """Why the move is no answer, by the rule that forbids it."""
        rule, reason, facts = self.why(position, seat, move)
        return IllegalMove(rule, str(move), reason, facts)

    def why(self, position: GlenMorePosition, seat: int, move: Move) -> Why:
        """The same, in parts."""
        if not isinstance(move, Deed):
            return "GM-R64", "not-asked", {}
        if move.kind in self.kinds:
            return self.why_not(position, move)
        if move.kind == "sell" and self.free:
            return _why_no_sale(position, seat, move)
        if move.kind == "move" and self.free:
            return _why_no_step(position, seat, move)
        owner = _owner(position, move) if self.free else None
        if owner is not None:
            return owner.why_not_free(position, seat, move)
        return "GM-R64", "not-asked", {}


def _owner(position: GlenMorePosition, move: Deed) -> Chronicle | None:
    """The chronicle that lets a move be made at any moment of the own turn."""
    return next((one for one in position.chronicles if move.kind in one.free_kinds), None)


#: The menus that moves stand in, where they are not called like the moves.
GROUPS = {
    "sell": "market",
    "buy": "pay",
    "spend": "pay",
    "pay-coin": "pay",
    "pay-cheapest": "pay",
    "activate-free": "activate",
    "barrel-points": "trade",
    "no-marker": "end",
    "done": "end",
    "haggis-draw": "haggis",
    "haggis-forgo": "haggis-return",
    "haggis-enough": "haggis-roll",
    "no-reward": "reward",
}


#: The moves that stand for several others: whoever reads a menu looks for them first.
AT_ONCE = frozenset({"activate-free", "pay-cheapest"})


def free_moves(position: GlenMorePosition, seat: int, question: Question) -> list[Move]:
    """What may be done at any moment of the own turn: move Scotsmen, sell goods.

    They are the mover's own, and nobody else's (GM-R98, GM-R111, GM-R183, GM-R314).
    """
    land = position.players[seat].land
    found: list[Move] = []
    if position.steps:
        # To any tile around, also across a corner (GM-R180, GM-R181, GM-R187).
        for cell in sorted(land.people):
            found += [deed("move", cell, other) for other in land.around(cell)]
    if land.goods:
        filled = position.market.filled
        for cell, goods in sorted(land.goods.items()):
            found += [deed("sell", good, cell) for good in kinds(goods) if filled[good]]
    for chronicle in position.chronicles:
        found += chronicle.free_moves(position, seat, question)
    return found


def _why_no_sale(position: GlenMorePosition, seat: int, move: Deed) -> Why:
    good, cell = move.number, move.cell
    facts: Facts = {"good": GOODS[good], "cell": cell_name(cell)}
    if good not in kinds(position.players[seat].land.goods.get(cell, 0)):
        return "GM-R108", "good-not-there", facts
    return "GM-R109", "row-without-coins", facts


def _why_no_step(position: GlenMorePosition, seat: int, move: Deed) -> Why:
    facts: Facts = {"cell": cell_name(move.number), "to": cell_name(move.cell)}
    if not position.steps:
        return "GM-R180", "no-steps", facts
    if move.number not in position.players[seat].land.people:
        return "GM-R180", "no-scotsman-there", facts
    return "GM-R180", "not-next-to-it", facts
