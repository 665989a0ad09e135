"""Plans: what a seat means to do when its turn comes, if that is legal then.

Everything here is judged in positions that the seat imagines, so nothing that it is told of its
plan depends on what it can't know. What its moves lead to is foreseen only as far as it is the same
in all of them: where a card is drawn or a die rolled, foresight ends.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from rules.core.chance import Chance
from rules.core.game import Group

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.game import Position
    from rules.core.move import Move
    from rules.core.view import View

#: In how many positions the seat imagines what comes.
_IMAGINED: Final = 2


class PlannedMove(NamedTuple):
    """A move of a plan: its notation when it was planned, and what it then meant."""

    word: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Plan:
    """The moves with which a seat means to begin its next turn, in order: all of them or none."""

    #: The question that the first of them answers.
    ask: str
    moves: tuple[PlannedMove, ...]
    #: Whether its turn came and it was not possible then.
    void: bool = False


@dataclass(frozen=True, slots=True)
class Outlook:
    """A seat's next turn as it would be now, after what is planned of it."""

    #: What the turn begins with.
    ask: str
    #: The planned moves, with all facts that texts need; none if they would not be legal now.
    planned: tuple[Move, ...]
    #: What the seat may know after them; where that can't be foreseen, before them.
    view: View
    #: What it could do next, and the same in groups; nothing where that can't be foreseen.
    moves: tuple[Move, ...] = ()
    groups: tuple[Group, ...] = ()
    #: What each of these moves means, in the same order.
    meanings: tuple[str, ...] = ()

    def extended(self, plan: Plan | None, word: str) -> Plan | None:
        """The plan with one more of these moves; ``None`` if there is none of that notation."""
        before = plan.moves if plan is not None and self.planned else ()
        for move, meaning in zip(self.moves, self.meanings, strict=True):
            if str(move) == word:
                return Plan(self.ask, (*before, PlannedMove(word, meaning)))
        return None


def outlook(position: Position, seat: int, plan: Plan | None = None) -> Outlook | None:
    """What a seat can plan now, after what it has planned; ``None`` if there is no saying."""
    ahead = [one.ahead(seat) for one in _imagined(position, seat)]
    positions = [one for one in ahead if one is not None]
    if len(positions) < _IMAGINED:
        return None
    view = positions[0].view(seat)
    ask = view["ask"]
    if ask is None or ask not in position.game.plans:
        return None
    foresight = _Foresight(positions, seat)
    planned = [] if plan is None else foresight.follow(plan)
    if planned is None:
        return Outlook(ask, (), view)
    now = foresight.position
    if not foresight.clear:
        return Outlook(ask, tuple(planned), view)
    moves = now.explained(seat)
    told = {move: move for move in moves}
    groups = tuple(
        Group(group.kind, group.facts, tuple(told[move] for move in group.moves))
        for group in now.groups(seat)
    )
    meanings = tuple(now.meaning(seat, move) for move in now.moves(seat))
    return Outlook(ask, tuple(planned), now.view(seat), moves, groups, meanings)


def planned_moves(position: Position, seat: int, plan: Plan) -> list[Move] | None:
    """The moves that carry out a plan of a seat whose turn has come; ``None`` if they can't."""
    if position.view(seat)["ask"] != plan.ask:
        return None
    return _Foresight(_imagined(position, seat), seat).follow(plan)


def _imagined(position: Position, seat: int) -> list[Position]:
    return [position.imagine(seat, Chance(f"plan {number}")) for number in range(_IMAGINED)]


class _Foresight:
    """The same moment in several imagined positions, for the seat to play on."""

    def __init__(self, positions: Sequence[Position], seat: int) -> None:
        self._positions = positions
        self._seat = seat
        #: Whether the seat is asked, and knows what it could do.
        self.clear = self._is_clear()

    def _is_clear(self) -> bool:
        first, *others = ([*position.moves(self._seat)] for position in self._positions)
        return bool(first) and all(moves == first for moves in others)

    @property
    def position(self) -> Position:
        """One of them; where `clear`, the seat can't tell it from the others."""
        return self._positions[0]

    def follow(self, plan: Plan) -> list[Move] | None:
        """Make the moves of a plan and return them, explained; ``None`` if they can't be made."""
        made: list[Move] = []
        for planned in plan.moves:
            move = self._meant(planned.meaning)
            if move is None:
                return None
            made.append(move.with_facts(self.position.explain(self._seat, move)))
            self._play(move)
        return made

    def _meant(self, meaning: str) -> Move | None:
        position, seat = self.position, self._seat
        legal = position.moves(seat) if self.clear else ()
        return next((one for one in legal if position.meaning(seat, one) == meaning), None)

    def _play(self, move: Move) -> None:
        for position in self._positions:
            before = position.milestone, position.chance.drawn
            position.play(self._seat, move)
            self.clear &= before == (position.milestone, position.chance.drawn)
        self.clear = self.clear and self._is_clear()
