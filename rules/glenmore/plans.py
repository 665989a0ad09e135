"""Playing a turn to its end in the head, as well as a quick look at each choice can."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.glenmore.activation import Activate
from rules.glenmore.arrival import Place
from rules.glenmore.clans import PlaceMarker
from rules.glenmore.moves import DONE, deed
from rules.glenmore.worth import advice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.move import Move
    from rules.glenmore.position import GlenMorePosition
    from rules.glenmore.worth import Outlook

#: Moves that wait until the tile is placed, unless nothing else can be done.
_LATER: Final = frozenset({"sell", "move"})
#: How many moves are played on from, once the tile is placed: fewer where there are many.
_TRIED: Final = 5
_TRIED_OF_MANY: Final = 40
#: A gain that is too small to be one.
_NOTHING: Final = 1e-6
#: What activating promises, before it is known what comes of it.
_PROMISE: Final = 0.5


def sensible(position: GlenMorePosition, outlook: Outlook) -> Sequence[Move]:
    """The moves to be tried, without those that can wait or are the same as others."""
    moves = outlook.moves(position)
    free = _LATER.union(*(one.free_kinds for one in position.chronicles))
    if not is_placed(position):
        return [move for move in moves if move.kind not in free] or moves
    found: dict[object, Move] = {}
    for move in moves:
        # From which tile a good is sold hardly matters.
        found.setdefault(move.facts["good"] if move.kind == "sell" else move, move)
    for chronicle in position.chronicles:
        own = [move for move in found.values() if move.kind in chronicle.free_kinds]
        if own:
            for move in set(own).difference(chronicle.worthwhile(position, outlook.seat, own)):
                del found[move]
    return list(found.values())


def is_placed(position: GlenMorePosition) -> bool:
    """Whether only activating, moving and selling are left in the turn."""
    now = position.pending[-1]
    return isinstance(now, Activate) and not now.nested


def _goes_on(position: GlenMorePosition, outlook: Outlook) -> bool:
    """Whether the seat still decides in the turn that was looked at first."""
    return outlook.seat in position.to_act and position.milestone == outlook.milestone


def _rests(position: GlenMorePosition, outlook: Outlook) -> bool:
    """Whether a turn has come as far as it is looked at before its end."""
    return not _goes_on(position, outlook) or is_placed(position)


def best_move(position: GlenMorePosition, outlook: Outlook) -> Move:
    """The move from which the turn ends best; of equal ones the first."""
    advised = outlook.advice(position)
    if advised is not None:
        return advised
    moves = sensible(position, outlook)
    if len(moves) == 1:
        return moves[0]
    if is_placed(position):
        plain = _plain(position)
        if plain is not None:
            return plain
        near = {
            move: outlook.worth(_answered(position, outlook, move))
            for move in moves
            if move != DONE
        }
        tried = min(_TRIED, max(1, _TRIED_OF_MANY // len(moves)))
        moves = [DONE, *sorted(near, key=lambda move: -near[move])[:tried]]
    return max(moves, key=lambda move: end_worth(position, outlook, move))


def end_worth(position: GlenMorePosition, outlook: Outlook, move: Move) -> float:
    """What a legal move is worth, if the rest of the turn is played well after it."""
    if move == DONE and is_placed(position):
        return outlook.worth(position)
    return _play_on(_tried(position, outlook.seat, move), outlook)


def _play_on(position: GlenMorePosition, outlook: Outlook) -> float:
    """Play the rest of the turn; what is reached."""
    while not _rests(position, outlook):
        if type(position.pending[-1]) is Place:
            return max(
                _play_on(_tried(position, outlook.seat, move), outlook)
                for move in sensible(position, outlook)
            )
        _answer(position, outlook)
    return _use_up(position, outlook) if _goes_on(position, outlook) else outlook.worth(position)


def _use_up(position: GlenMorePosition, outlook: Outlook) -> float:
    """Activate, move and sell as long as it brings something; what is reached."""
    seat, worth = outlook.seat, outlook.worth(position)
    # In another's turn there is nothing to use up.
    while seat in position.to_act:
        plain = _plain(position)
        if plain is not None:
            position.play(seat, plain)
            worth = outlook.worth(position)
            continue
        best, most = None, worth + _NOTHING
        for move in sensible(position, outlook):
            if move != DONE:
                trial = _answered(position, outlook, move)
                reached = outlook.worth(trial)
                if reached > most:
                    best, most = trial, reached
        if best is None or not _goes_on(best, outlook):
            return most if best else worth
        position, worth = best, most
    return worth


def _plain(position: GlenMorePosition) -> Move | None:
    """What is activated for nothing; it comes first, for an exchange may need what it brings."""
    now = position.pending[-1]
    plain = now.plain(position) if isinstance(now, Activate) else []
    if not plain:
        return None
    return deed("activate", plain[0]) if len(plain) == 1 else deed("activate-free")


def _answered(position: GlenMorePosition, outlook: Outlook, move: Move) -> GlenMorePosition:
    """The position after a move and all that it asks, the tile being placed."""
    trial = _tried(position, outlook.seat, move)
    while not _rests(trial, outlook):
        _answer(trial, outlook)
    return trial


def _answer(position: GlenMorePosition, outlook: Outlook, *, deep: bool = True) -> None:
    """Answer the question at hand with what looks best at once.

    Of clans that is seen only when all they bring is there, but not of those that they lead to.
    """
    seat = outlook.seat
    if seat not in position.to_act:
        # Others are asked meanwhile.
        seat = position.to_act[0]
        position.play(seat, advice(position, seat) or position.moves(seat)[0])
        return
    moves = sensible(position, outlook)
    advised = moves[0] if len(moves) == 1 else outlook.advice(position)
    if advised is not None:
        position.play(seat, advised)
        return
    deep = deep and isinstance(position.pending[-1], PlaceMarker)
    best, most = moves[0], float("-inf")
    for move in moves:
        trial = _tried(position, seat, move)
        depth = len(position.pending)
        while deep and not _rests(trial, outlook) and len(trial.pending) >= depth:
            _answer(trial, outlook, deep=False)
        worth = outlook.worth(trial) + (_PROMISE if move.kind == "activate" else 0.0)
        if worth > most:
            best, most = move, worth
    position.play(seat, best)


def _tried(position: GlenMorePosition, seat: int, move: Move) -> GlenMorePosition:
    trial = position.copy()
    trial.play(seat, move)
    return trial
