"""A player for an empty seat: it looks to the end of its own turn and counts feathers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.cherokee.scoring import feathers

if TYPE_CHECKING:
    from rules.cherokee.position import CherokeePosition
    from rules.core.chance import Chance
    from rules.core.move import Move

#: How much of its feathers a member loses in the computer's eyes while somebody can chase it. With
#: it the computer wins about three games of four against one that doesn't mind.
RISK = 0.3


def advise(position: CherokeePosition, seat: int, chance: Chance) -> Move:
    """A legal move for `seat` in a position imagined for it."""
    moves = position.moves(seat)
    if len(moves) == 1:
        return moves[0]
    values = [_outlook(position, seat, move) for move in moves]
    best = max(values)
    return chance.pick([move for move, value in zip(moves, values, strict=True) if value == best])


def _outlook(position: CherokeePosition, seat: int, move: Move) -> float:
    """The best that the turn can still bring after this move.

    Which card comes into the base is left open until it is asked: any card stands for all.
    """
    trial = position.copy()
    trial.apply(seat, move)
    if trial.stage in {"attackers", "successor"}:
        return max(_outlook(trial, seat, then) for then in trial.moves(seat))
    if trial.stage == "place":
        trial.apply(seat, trial.moves(seat)[0])
    return _worth(trial, seat)


def _worth(position: CherokeePosition, seat: int) -> float:
    """The seat's feathers, less what is at risk and what its rivals have on average."""
    points = feathers(position.pyramid)
    own = position.clans[seat]
    rivals = [clan for other, clan in enumerate(position.clans) if other != seat]
    if not position.setup.open:
        # The clans of an imagined position are only guesses: any other may be a rival's.
        rivals = [clan for clan in range(len(points)) if clan != own]
    lead = points[own] - sum(points[clan] for clan in rivals) / len(rivals)
    return lead if position.outcome is not None else lead - RISK * _exposed(position, seat)


def _exposed(position: CherokeePosition, seat: int) -> int:
    """The feathers of the seat's members whom another player could chase now."""
    box, own = position.box, position.clans[seat]
    rivals = frozenset[int]().union(
        *(army for other, army in enumerate(position.armies) if other != seat)
    )
    return sum(
        worth
        for worth, member, threats in zip(
            box.worth, position.pyramid.cells, position.threats.clans, strict=True
        )
        if box.clan[member] == own and not rivals.isdisjoint(threats)
    )
