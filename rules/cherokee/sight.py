"""The view of Cherokee: every field with its decision who may know it.

The pyramid, the discard and the moves made with them are open to all. A hand is its owner's alone.
A clan is its owner's until the end; in the open game it is everybody's.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rules.cherokee import scoring
from rules.cherokee.attack import defence, leader, strength
from rules.cherokee.box import BOX
from rules.cherokee.cards import CLAN, CLANS, CODES, NOBODY, VALUE, WOMAN
from rules.cherokee.facts import cherokee_facts
from rules.cherokee.moves import AttackMove, SuccessorMove, TargetMove
from rules.cherokee.pyramid import CELLS, NAMES
from rules.core.game import outcome_view
from rules.core.view import each_alone

if TYPE_CHECKING:
    from rules.cherokee.position import CherokeePosition
    from rules.cherokee.turn import Turn
    from rules.cherokee.view import AttackView, CherokeeView, MemberView, ScoreView, TurnView


def cherokee_view(position: CherokeePosition, seat: int | None) -> CherokeeView:
    """What that seat, or a spectator, may know."""
    cells = position.pyramid.cells
    # Nothing of these moves is secret: they follow from the pyramid and, in the open game, from
    # clans that all can see.
    asked = position.moves(position.to_act[0]) if position.to_act else ()
    points = scoring.feathers(cells)
    clans = tuple(_clan(position, owner, seat) for owner in range(len(position.hands)))
    turn = position.turns - sum(map(len, position.hands)) + (position.outcome is None)
    aim = None if position.aim is None else NAMES[position.aim]
    gap = None if position.gap is None else NAMES[position.gap]
    return {
        "game": "cherokee",
        "seat": seat,
        "seats": len(position.hands),
        "to_act": position.to_act,
        "stage": position.stage,
        "ask": position.stage if seat in position.to_act else None,
        "path": (),
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
            NAMES[cell]: None if cells[cell] == NOBODY else _member(cells[cell]) for cell in CELLS
        },
        "feathers": BOX.feathers,
        "targets": tuple(NAMES[move.cell] for move in asked if isinstance(move, TargetMove)),
        "aim": aim,
        "attacks": tuple(_attack(cells, move) for move in asked if isinstance(move, AttackMove)),
        "gap": gap,
        "successors": tuple(
            NAMES[move.origin] for move in asked if isinstance(move, SuccessorMove)
        ),
        "hand": None if seat is None else tuple(map(_member, position.hands[seat])),
        "hand_sizes": tuple(map(len, position.hands)),
        "clan": None if seat is None else CLANS[position.clans[seat]],
        "clans": tuple(None if clan is None else CLANS[clan] for clan in clans),
        "neutral": tuple(CLANS[clan] for clan in position.neutral),
        "unused": _unused(position),
        "points": tuple(None if clan is None else points[clan] for clan in clans),
        "clan_points": dict(zip(CLANS, points, strict=True)),
        "discard": tuple(map(_member, position.discard)),
        "last": None if position.last is None else _turn(position.last),
        "scoring": None if position.outcome is None else _scoring(position),
    }


@cache
def _member(member: int) -> MemberView:
    """A card; views share it, for it never changes."""
    return {
        "card": CODES[member],
        "clan": CLANS[CLAN[member]],
        "value": VALUE[member],
        "sex": "woman" if WOMAN[member] else "man",
    }


def _clan(position: CherokeePosition, owner: int, seat: int | None) -> int | None:
    """A seat's clan: its own secret until the end; nobody's in the open game."""
    if owner == seat or position.setup.open or position.outcome is not None:
        return position.clans[owner]
    return None


def _unused(position: CherokeePosition) -> tuple[str, ...]:
    """The clans out of play; in the secret game nobody ever sees them."""
    if not position.setup.open:
        return ()
    used = {*position.clans, *position.neutral}
    return tuple(key for clan, key in enumerate(CLANS) if clan not in used)


def _attack(cells: list[int], move: AttackMove) -> AttackView:
    first = leader(cells, move)
    return {
        "move": str(move),
        "attackers": tuple(NAMES[attacker] for attacker in move.attackers),
        "leader": NAMES[first],
        "clan": CLANS[CLAN[cells[first]]],
        "strength": strength(cells, move),
        "defence": defence(cells, move),
    }


def _turn(turn: Turn) -> TurnView:
    return {
        "seat": turn.seat,
        "target": None if turn.target is None else NAMES[turn.target],
        "chased": _member(turn.chased),
        "attackers": tuple(NAMES[attacker] for attacker in turn.attackers),
        "steps": tuple((NAMES[origin], NAMES[cell]) for origin, cell in turn.steps),
        "placed": None if turn.placed is None else NAMES[turn.placed],
    }


def _scoring(position: CherokeePosition) -> tuple[ScoreView, ...]:
    """The final count of every seat, row by row."""
    return tuple(_score(position.pyramid.cells, clan) for clan in position.clans)


def _score(cells: list[int], clan: int) -> ScoreView:
    heads = scoring.heads(cells, clan)
    points = tuple(head * each for head, each in zip(heads, BOX.feathers, strict=True))
    return {
        "clan": CLANS[clan],
        "heads": heads,
        "points": points,
        "total": sum(points),
        "women": scoring.women(cells, clan),
    }
