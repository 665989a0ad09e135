"""The view of Cherokee: every field with its decision who may know it.

The pyramid, the discard and the moves made with them are open to all. A hand is its owner's alone.
A clan is its owner's until the end (CH-R3); in the open game it is everybody's (CH-R18).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.cherokee import scoring
from rules.cherokee.attack import leader, weigh
from rules.cherokee.facts import cherokee_facts
from rules.cherokee.moves import AttackMove, SuccessorMove, TargetMove
from rules.cherokee.pyramid import NAMES, NOBODY
from rules.core.game import outcome_view
from rules.core.past import since_own
from rules.core.view import each_alone

if TYPE_CHECKING:
    from rules.cherokee.box import Box
    from rules.cherokee.position import CherokeePosition
    from rules.cherokee.pyramid import Pyramid
    from rules.cherokee.trace import TurnTrace
    from rules.cherokee.view import AttackView, CherokeeView, ScoreView, TurnView


def cherokee_view(position: CherokeePosition, seat: int | None) -> CherokeeView:
    """What that seat, or a spectator, may know."""
    box, pyramid, question = position.box, position.pyramid, position.question
    # Nothing of these moves is secret: they follow from the pyramid and, in the open game, from
    # clans that all can see.
    asked = position.moves(position.to_act[0]) if position.to_act else ()
    points = scoring.feathers(pyramid)
    clans = tuple(_clan(position, owner, seat) for owner in range(len(position.hands)))
    turn = position.turns - sum(map(len, position.hands)) + (position.outcome is None)
    aim = None if question is None or question.aim is None else NAMES[question.aim]
    gap = None if question is None or question.gap is None else NAMES[question.gap]
    return {
        "game": "cherokee",
        "seat": seat,
        "seats": len(position.hands),
        "to_act": position.to_act,
        "stage": position.stage,
        "ask": position.stage if seat in position.to_act else None,
        "path": position.path,
        "facts": cherokee_facts(turn, position.turns, aim, gap),
        "sides": each_alone(len(position.hands)),
        "outcome": outcome_view(position.outcome),
        "open": position.setup.open,
        "woman_wins_attack_tie": position.setup.woman_wins_attack_tie,
        "no_attack": position.setup.no_attack,
        "unused_clans": position.setup.unused_clans,
        "first": position.first,
        "turn": turn,
        "turns": position.turns,
        "pyramid": {
            name: None if member == NOBODY else box.cards[member]
            for name, member in zip(NAMES, pyramid.cells, strict=True)
        },
        "feathers": box.feathers,
        "targets": tuple(NAMES[move.cell] for move in asked if isinstance(move, TargetMove)),
        "aim": aim,
        "attacks": tuple(_attack(pyramid, move) for move in asked if isinstance(move, AttackMove)),
        "gap": gap,
        "successors": tuple(
            NAMES[move.origin] for move in asked if isinstance(move, SuccessorMove)
        ),
        "hand": None if seat is None else tuple(box.cards[card] for card in position.hands[seat]),
        "hand_sizes": tuple(map(len, position.hands)),
        "clan": None if seat is None else box.clans[position.clans[seat]],
        "clans": tuple(None if clan is None else box.clans[clan] for clan in clans),
        "neutral": tuple(box.clans[clan] for clan in position.neutral),
        "unused": _unused(position),
        "points": tuple(None if clan is None else points[clan] for clan in clans),
        "clan_points": dict(zip(box.clans, points, strict=True)),
        "discard": tuple(box.cards[member] for member in position.discard),
        "last": None if position.last is None else _turn(box, position.last),
        "since": _since(position, seat),
        "scoring": None if position.outcome is None else _scoring(position),
    }


def _clan(position: CherokeePosition, owner: int, seat: int | None) -> int | None:
    """A seat's clan, if the viewer may know it."""
    if owner == seat or position.setup.open or position.outcome is not None:
        return position.clans[owner]
    return None


def _unused(position: CherokeePosition) -> tuple[str, ...]:
    """The clans out of play; in the secret game nobody ever sees them."""
    if not position.setup.open:
        return ()
    used = {*position.clans, *position.neutral}
    return tuple(key for clan, key in enumerate(position.box.clans) if clan not in used)


def _attack(pyramid: Pyramid, move: AttackMove) -> AttackView:
    first = leader(pyramid, move)
    strength, defence = weigh(pyramid, move)
    return {
        "move": str(move),
        "attackers": tuple(NAMES[attacker] for attacker in move.attackers),
        "leader": NAMES[first],
        "clan": pyramid.box.cards[pyramid.cells[first]]["clan"],
        "strength": strength,
        "defence": defence,
    }


def _turn(box: Box, turn: TurnTrace) -> TurnView:
    return {
        "seat": turn.seat,
        "target": None if turn.target is None else NAMES[turn.target],
        "chased": box.cards[turn.chased],
        "attackers": tuple(NAMES[attacker] for attacker in turn.attackers),
        "steps": tuple((NAMES[origin], NAMES[cell]) for origin, cell in turn.steps),
        "placed": None if turn.placed is None else NAMES[turn.placed],
    }


def _since(position: CherokeePosition, seat: int | None) -> tuple[TurnView, ...]:
    if position.last is None:
        return ()
    turns = since_own(position.past, position.last, seat)
    return tuple(_turn(position.box, turn) for turn in turns)


def _scoring(position: CherokeePosition) -> tuple[ScoreView, ...]:
    """The final count of every seat, row by row (CH-R15)."""
    return tuple(_score(position.pyramid, clan) for clan in position.clans)


def _score(pyramid: Pyramid, clan: int) -> ScoreView:
    heads = scoring.heads(pyramid, clan)
    points = tuple(head * each for head, each in zip(heads, pyramid.box.feathers, strict=True))
    return {
        "clan": pyramid.box.clans[clan],
        "heads": heads,
        "points": points,
        "total": sum(points),
        "women": scoring.women(pyramid, clan),
    }
