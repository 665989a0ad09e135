"""Why a move is not legal: the rule it breaks, and what the player is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.errors import IllegalMove
from rules.land.attack import strengths
from rules.land.board import BOARD
from rules.land.cards import NAMES, OPENS, SHIELD, SWORD, WIZARD
from rules.land.moves import (
    DISCARD,
    OPEN_WIZARD,
    AttackMove,
    CardMove,
    ColumnMove,
    DefendMove,
    SquareMove,
    SwordsMove,
    TokenMove,
)
from rules.land.shapes import CastleMove

if TYPE_CHECKING:
    from rules.core.facts import Facts
    from rules.core.move import Move
    from rules.land.position import LandPosition

#: The rule, the key of the text that explains, and what that text needs.
Why = tuple[str, str, "Facts"]


def refuse(position: LandPosition, seat: int, move: Move) -> IllegalMove:
    """Why an awaited seat may not make that move."""
    rule, reason, facts = _why(position, seat, move)
    return IllegalMove(rule, str(move), reason, facts)


def _why(position: LandPosition, seat: int, move: Move) -> Why:
    step = position.plan.step if position.stage == "turn" else position.stage
    if isinstance(move, CardMove) and step in {"action", "discard"}:
        return _card(position, seat, move)
    if isinstance(move, AttackMove) and step == "action":
        return _attack(position, seat, move)
    if isinstance(move, SquareMove) and step == "square":
        return _square(position, move.square)
    if isinstance(move, SwordsMove) and step == "swords":
        return _swords(position, seat, move.swords)
    if isinstance(move, DefendMove) and step == "shields":
        return _shields(position, seat)
    if isinstance(move, TokenMove) and step == "token":
        return _token(position, seat, move)
    if isinstance(move, CastleMove) and step == "castle":
        return _castle(position, move)
    if isinstance(move, ColumnMove) and step == "column":
        return "LC-R14", "column-closed", move.facts
    if move == OPEN_WIZARD and step == "action":
        return _wizard(position, held=position.wizards[seat] > 0)
    if move == DISCARD and step == "action":
        return "LC-R25", "cards-can-conquer", {}
    return "LC-R6", "not-asked", {"step": step}


def _card(position: LandPosition, seat: int, move: CardMove) -> Why:
    if move.card not in position.hands[seat]:
        return "LC-R7" if position.plan.step == "action" else "LC-R25", "card-not-held", move.facts
    if move.card == WIZARD:
        return _wizard(position, held=True)
    if not OPENS[move.card]:
        return "LC-R13", "only-no-mans-land", move.facts
    return "LC-R7", "no-square-left", move.facts


def _wizard(position: LandPosition, *, held: bool) -> Why:
    if not held:
        return "LC-R14", "no-wizard", {}
    if position.charmed:
        return "LC-R14", "one-wizard-a-turn", {}
    return "LC-R14", "no-square-left", {"card": "wizard"}


def _square(position: LandPosition, square: int) -> Why:
    plan, facts = position.plan, {"square": BOARD.names[square]}
    bit = 1 << square
    if plan.column >= 0 and not BOARD.columns[plan.column] & bit:
        return "LC-R14", "other-column", facts
    if position.built & bit:
        return "LC-R12", "castle-there", facts
    if BOARD.no_mans_land & bit:
        return "LC-R13", "completes-nothing", facts
    if plan.action == "wizard":
        return "LC-R14", "own-token", facts
    if any(tokens & bit for tokens in position.tokens):
        return "LC-R7", "square-taken", facts
    return "LC-R7", "wrong-land", {**facts, "card": NAMES[plan.card]}


def _token(position: LandPosition, seat: int, move: TokenMove) -> Why:
    if position.tokens[position.setup.clan_of[seat]] >> move.square & 1:
        return "LC-R13", "token-is-needed", move.facts
    return "LC-R9", "no-own-token", move.facts


def _castle(position: LandPosition, move: CastleMove) -> Why:
    if move.site.shape not in position.corners:
        return "LC-R10", "shape-not-displayed", move.facts
    return "LC-R11", "castle-not-complete", move.facts


def _attack(position: LandPosition, seat: int, move: AttackMove) -> Why:
    clan = position.setup.clan_of[seat]
    place = position.castle_at(move.square)
    if place < 0:
        return "LC-R16", "no-castle", move.facts
    if position.castles[place].clan == clan:
        return "LC-R16", "own-castle", move.facts
    target = strengths(position, place, clan)
    if target.strength < target.against:
        facts = {**move.facts, "strength": target.strength, "against": target.against}
        return "LC-R16", "too-weak", facts
    return "LC-R17", "no-sword", move.facts


def _swords(position: LandPosition, seat: int, swords: int) -> Why:
    if not swords:
        return "LC-R17", "at-least-one-sword", {}
    held = {"held": position.hands[seat].count(SWORD)}
    return "LC-R26" if position.stage == "swords" else "LC-R17", "swords-not-held", held


def _shields(position: LandPosition, seat: int) -> Why:
    held, needed = position.hands[seat].count(SHIELD), position.under_way.needed
    return "LC-R18", "shields-dont-fit", {"held": held, "needed": needed}
