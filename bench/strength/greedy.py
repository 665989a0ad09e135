"""A plain greedy player, to measure the computer against: it takes what helps at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.glenmore.cells import CASTLE
from rules.glenmore.moves import DONE

if TYPE_CHECKING:
    from rules.core.chance import Chance
    from rules.core.move import Move
    from rules.glenmore.position import GlenMorePosition

#: What things are worth in points, when nothing else is known.
COIN: Final = 0.8
GOOD: Final = 0.7
BARREL: Final = 2.5
PERSON: Final = 2.5
CARD: Final = 2.5
IN_CASTLE: Final = 1.5
IN_FIELD: Final = 1.0
LASTING: Final = 2.0
TILE: Final = -1.0


def advise(position: GlenMorePosition, seat: int, chance: Chance) -> Move:
    """The move after which the seat's things are worth most; being done comes last."""
    moves = position.moves(seat)
    best, most = moves[0], float("-inf")
    for move in moves:
        if move == DONE or move.kind == "no-marker":
            worth = value(position, seat)
        else:
            trial = position.copy()
            trial.play(seat, move)
            worth = value(trial, seat) + _promise(position, move)
        if worth > most:
            best, most = move, worth
    return best


def _promise(position: GlenMorePosition, move: Move) -> float:
    """What a move is worth beyond what it changes at once: the nearer tile, the wakened one."""
    if move.kind == "take":
        return -0.6 * int(str(move.facts["number"]))
    if move.kind in {"activate", "activate-free"}:
        return 0.5
    if move.kind == "finish":
        return -20.0
    return 0.0


def value(position: GlenMorePosition, seat: int) -> float:
    """What a seat has, in points."""
    player = position.players[seat]
    castle = player.land.people.get(CASTLE, 0)
    return (
        player.points
        + COIN * player.coins
        + GOOD * sum(player.land.stock)
        + BARREL * player.whisky
        + PERSON * len(player.persons)
        + CARD * len(player.cards)
        + IN_CASTLE * castle
        + IN_FIELD * (player.land.scotsmen - castle)
        + LASTING * len(player.lasting)
        + TILE * len(player.land.tiles)
    )
