"""A player for an empty seat: it imagines every turn it could take and plays on from there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.core.move import Move
from rules.glory.moves import PASS, SHIELD
from rules.glory.scoring import next_take

if TYPE_CHECKING:
    from rules.core.chance import Chance
    from rules.glory.position import GloryPosition

#: A whole turn, or what is left of it.
Plan = tuple[Move, ...]

#: How many games are played out before the worse half of the plans is dropped.
PLAYOUTS: Final = 32
#: A shield that takes this much at once is worth laying early; one takes about 9 in a good game.
FAIR: Final = 8
#: What a win counts in points, so that a sure one is not risked for a higher one.
WIN: Final = 10


def advise(position: GloryPosition, seat: int, chance: Chance) -> Move:
    """A legal move for `seat` in a position imagined for it.

    All plans are compared in the same imagined games, and the better half is looked at again until
    one is left.
    """
    plans = _plans(position, seat)
    worth = dict.fromkeys(plans, 0)
    while len({plan[0] for plan in plans}) > 1:
        for _ in range(max(1, PLAYOUTS // len(plans))):
            world = position.imagine(seat, chance)
            for plan in plans:
                worth[plan] += _play_out(world.copy(), seat, plan, chance)
        plans.sort(key=worth.__getitem__, reverse=True)
        del plans[(len(plans) + 1) // 2 :]
    return plans[0][0]


def _plans(position: GloryPosition, seat: int) -> list[Plan]:
    """Every way to finish the turn."""
    moves = position.moves(seat)
    if position.stage == "shield" or not position.shields.left[seat]:
        return [(move,) for move in moves]
    return [(move, step) for move in moves for step in (SHIELD, PASS)]


def _play_out(position: GloryPosition, seat: int, plan: Plan, chance: Chance) -> int:
    """How the game ends for `seat` after a plan, with random cards and sensible shields."""
    for move in plan:
        position.apply(seat, move)
    while position.outcome is None:
        (mover,) = position.to_act
        if position.stage == "shield":
            position.apply(mover, SHIELD if _would_lay(position, mover) else PASS)
        else:
            position.apply(mover, chance.pick(position.moves(mover)))
    points = position.outcome.scores
    lead = points[seat] - max(points[:seat] + points[seat + 1 :])
    return lead + WIN if seat in position.outcome.winners else lead


def _would_lay(position: GloryPosition, seat: int) -> bool:
    """Whether to lay a shield now: it takes enough, or later turns are too few for all shields."""
    setup, shields = position.setup, position.shields
    later = (setup.turns - position.turn - 1) // setup.seats
    if later < shields.left[seat]:
        return True
    field = position.last.field
    lying, strengths = position.spread.on_field(field), setup.box.strengths
    return next_take(strengths, lying, len(shields.stacks[field])) >= FAIR
