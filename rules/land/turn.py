"""A turn as a chain of small choices.

The choices of a chain stay with the player who makes them: the board changes, and others learn of
them, when the last one is made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from rules.land.attack import Target, strengths, targets
from rules.land.board import BOARD, squares_in
from rules.land.cards import OPENS, SWORD, WIZARD
from rules.land.castles import completed
from rules.land.components import COMPONENTS
from rules.land.conquest import by_card, by_wizard, empty, gates
from rules.land.moves import (
    CARD_MOVES,
    COLUMN_MOVES,
    DISCARD,
    OPEN_WIZARD,
    SQUARE_MOVES,
    SWORDS_MOVES,
    THROW_MOVES,
    TOKEN_MOVES,
    AttackMove,
    CardMove,
    ColumnMove,
    SquareMove,
    SwordsMove,
    TokenMove,
)
from rules.land.shapes import SHAPES, CastleMove

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.move import Move
    from rules.land.position import LandPosition
    from rules.land.shapes import Site


class Plan(NamedTuple):
    """What the player whose turn it is has chosen so far."""

    #: What is asked next: "action", "column", "square", "token", "castle", "discard", "swords",
    #: or nothing any more: "ready".
    step: str = "action"
    #: "conquer", "wizard", "discard" or "attack"; empty before the choice.
    action: str = ""
    #: The card to play; -1 for none.
    card: int = -1
    #: Whether that card is in the hand, and no Wizard that lies open.
    in_hand: bool = True
    column: int = -1
    square: int = -1
    #: Where the token comes from that moves to the square; -1 if it comes from beside the board.
    origin: int = -1
    #: The castle to build.
    site: Site | None = None
    #: The castle to attack, and with how many swords.
    target: Target | None = None
    swords: int = 0


NOTHING_YET: Final = Plan()


def choices(position: LandPosition, seat: int) -> Sequence[Move]:
    """The moves of the seat whose turn it is, at this step of its chain."""
    plan = position.plan
    clan = position.setup.clan_of[seat]
    if plan.step == "action":
        return _actions(position, seat, clan)
    if plan.step == "square":
        found = _squares(position, clan, plan)
        return [SQUARE_MOVES[square] for square in squares_in(found)]
    if plan.step == "column":
        found = _squares(position, clan, plan)
        return [COLUMN_MOVES[at] for at, mask in enumerate(BOARD.columns) if mask & found]
    if plan.step == "token":
        return [TOKEN_MOVES[square] for square in _movable(position, clan, plan)]
    if plan.step == "castle":
        return [site.move for site in _buildable(position, clan, plan)]
    if plan.step == "swords":
        return SWORDS_MOVES[1 : position.hands[seat].count(SWORD) + 1]
    return [THROW_MOVES[card] for card in sorted(set(position.hands[seat]))]


def _actions(position: LandPosition, seat: int, clan: int) -> list[Move]:
    """Cards that can conquer, Wizards, castles to attack, and the discard (LC-R6, LC-R25)."""
    hand = position.hands[seat]
    cards = sorted(set(hand))
    anywhere = gates(position, clan)
    free = empty(position)
    found: list[Move] = [
        CARD_MOVES[card] for card in cards if (OPENS[card] & free or anywhere) and card != WIZARD
    ]
    stuck = not found
    in_hand = WIZARD in cards
    if (in_hand or position.wizards[seat]) and not position.charmed and by_wizard(position, clan):
        if in_hand:
            found.append(CARD_MOVES[WIZARD])
        if position.wizards[seat]:
            found.append(OPEN_WIZARD)
    if SWORD in cards:
        found += [_attack(position, target) for target in targets(position, clan)]
    if stuck:
        found.append(DISCARD)
    return found


def _attack(position: LandPosition, target: Target) -> AttackMove:
    """The move that attacks a castle, with what its menu says about it."""
    site, clan = position.castles[target.castle]
    return AttackMove(
        site.first,
        {
            "other": position.setup.clans[clan][0],
            "shape": SHAPES[site.shape],
            "points": site.points,
            "strength": target.strength,
            "against": target.against,
        },
    )


def _squares(position: LandPosition, clan: int, plan: Plan) -> int:
    """The squares that the chosen card can conquer, in the chosen column if there is one."""
    if plan.action == "conquer":
        return by_card(position, clan, plan.card)
    found = by_wizard(position, clan)
    return found if plan.column < 0 else found & BOARD.columns[plan.column]


def _movable(position: LandPosition, clan: int, plan: Plan) -> list[int]:
    """The tokens that may move: any, but no-man's-land must still end a castle (LC-R9, LC-R13)."""
    own = list(squares_in(position.tokens[clan]))
    if not BOARD.no_mans_land >> plan.square & 1:
        return own
    return [at for at in own if _buildable(position, clan, plan._replace(origin=at))]


def _buildable(position: LandPosition, clan: int, plan: Plan) -> list[Site]:
    """The castles that the plan's conquest completes."""
    own = position.tokens[clan] | 1 << plan.square
    if plan.origin >= 0:
        own ^= 1 << plan.origin
    return completed(position.setup, position.corners, own, plan.square)


def advance(position: LandPosition, seat: int, move: Move) -> Plan:
    """The plan after a legal choice; its step is "ready" if nothing is left to choose."""
    plan = position.plan
    clan = position.setup.clan_of[seat]
    if isinstance(move, CardMove):
        if plan.step == "discard":
            return plan._replace(step="ready", card=move.card)
        if move.card == WIZARD:
            return Plan("column", "wizard", WIZARD)
        return Plan("square", "conquer", move.card)
    if isinstance(move, SquareMove):
        chosen = plan._replace(square=move.square)
        if position.tokens[clan].bit_count() == COMPONENTS.tokens:
            return chosen._replace(step="token")
        return _settle(position, clan, chosen)
    if isinstance(move, ColumnMove):
        return plan._replace(step="square", column=move.column)
    if isinstance(move, TokenMove):
        return _settle(position, clan, plan._replace(origin=move.square))
    if isinstance(move, CastleMove):
        return plan._replace(step="ready", site=_own_site(position, clan, plan, move))
    if isinstance(move, AttackMove):
        place = position.castle_at(move.square)
        return Plan("swords", "attack", target=strengths(position, place, clan))
    if isinstance(move, SwordsMove):
        return plan._replace(step="ready", swords=move.swords)
    if move == DISCARD:
        return Plan("discard", "discard")
    return Plan("column", "wizard", WIZARD, in_hand=False)


def _settle(position: LandPosition, clan: int, plan: Plan) -> Plan:
    """The square is conquered: ask which castle is built if several are complete (LC-R11)."""
    sites = _buildable(position, clan, plan)
    if len(sites) > 1:
        return plan._replace(step="castle")
    return plan._replace(step="ready", site=sites[0] if sites else None)


def _own_site(position: LandPosition, clan: int, plan: Plan, move: CastleMove) -> Site:
    """The site of a castle in this game's own table: a parsed move may come from another's."""
    return next(site for site in _buildable(position, clan, plan) if site.move == move)
