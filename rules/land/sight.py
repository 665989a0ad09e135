"""The view of Land of Clans: every field with its decision who may know it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from rules.core.game import outcome_view
from rules.land.attack import Target, beside, targets
from rules.land.board import BOARD, NO_MANS_LAND, squares_in
from rules.land.cards import NAMES, names
from rules.land.castles import covering
from rules.land.components import COMPONENTS
from rules.land.conquest import by_wizard, empty
from rules.land.facts import land_facts
from rules.land.scoring import points_of, prizes_of
from rules.land.shapes import SHAPES, CastleMove
from rules.land.teams import clockwise

if TYPE_CHECKING:
    from rules.land.castles import Castle
    from rules.land.position import LandPosition
    from rules.land.view import (
        AttackView,
        BuildableView,
        CastleView,
        ClanView,
        CompletingView,
        DeedView,
        LandView,
        PlanView,
        PlayerView,
        PrizeView,
        SquareView,
        TargetView,
    )


def land_view(position: LandPosition, seat: int | None) -> LandView:
    """What that seat, or a spectator, may know."""
    setup, deck = position.setup, position.deck
    # Choices of a turn are the player's own until the last one is made.
    own_turn = position.stage == "turn" and seat == position.mover
    attack = _attack(position, seat, own_turn=own_turn)
    return {
        "game": "land",
        "seat": seat,
        "seats": setup.seats,
        "to_act": position.to_act,
        "stage": position.stage,
        "ask": _ask(position, seat),
        "path": (),
        "facts": land_facts(position.turn, attack),
        "sides": setup.clans,
        "outcome": outcome_view(position.outcome),
        "options": dict(setup.options),
        "turn": position.turn,
        "mover": position.mover,
        "height": BOARD.height,
        "width": BOARD.width,
        "squares": _squares(position),
        "castles": tuple(map(_castle, position.castles)),
        "prizes": tuple(
            None if shape < 0 else _prize(position, shape) for shape in position.corners
        ),
        "bag": len(position.bag),
        "clans": tuple(_clan(position, clan) for clan in range(len(setup.clans))),
        "players": tuple(_player(position, one) for one in range(setup.seats)),
        "hand": None if seat is None else names(position.hands[seat]),
        "pile": len(deck.pile),
        "discard": tuple(NAMES[card] for card in deck.discard),
        "attack": attack,
        "targets": _targets(position) if own_turn else (),
        "completing": _completing(position) if own_turn else (),
        "buildable": _buildable(position) if own_turn and position.plan.step == "castle" else (),
        "plan": _plan(position) if own_turn else None,
        "last": _last(position),
    }


def _ask(position: LandPosition, seat: int | None) -> str | None:
    """The step of the viewer's own turn, "join" for a partner, or "shields" for a defender."""
    if seat is None or seat not in position.to_act:
        return None
    if position.stage == "turn":
        return position.plan.step
    return "join" if position.stage == "swords" else "shields"


def _squares(position: LandPosition) -> tuple[SquareView, ...]:
    seen = list(_BARE)
    for clan, tokens in enumerate(position.tokens):
        for square in squares_in(tokens):
            seen[square] = _square(square, clan, None)
    for castle in position.castles:
        for square in castle.site.squares:
            seen[square] = _square(square, seen[square]["token"], BOARD.names[castle.site.first])
    return tuple(seen)


@cache
def _square(square: int, token: int | None, castle: str | None) -> SquareView:
    """What is seen of a square; views share it, for most squares look as they did before."""
    (row, column), symbol = BOARD.places[square], BOARD.symbols[square]
    return {
        "name": BOARD.names[square],
        "row": row,
        "column": column,
        "symbol": None if symbol == NO_MANS_LAND else COMPONENTS.symbols[symbol],
        "token": token,
        "castle": castle,
    }


#: The board with nothing on it.
_BARE: Final = tuple(_square(square, None, None) for square in range(len(BOARD.names)))


def _castle(castle: Castle) -> CastleView:
    site = castle.site
    return {
        "at": BOARD.names[site.first],
        "clan": castle.clan,
        "shape": SHAPES[site.shape],
        "squares": site.names,
        "points": site.points,
    }


def _prize(position: LandPosition, shape: int) -> PrizeView:
    name = SHAPES[shape]
    return {
        "shape": name,
        "cells": COMPONENTS.shapes[name],
        "points": position.setup.sites.points[shape],
    }


def _clan(position: LandPosition, clan: int) -> ClanView:
    held = prizes_of(position.castles, clan)
    return {
        "seats": position.setup.clans[clan],
        "tokens": COMPONENTS.tokens - position.tokens[clan].bit_count(),
        "castles": COMPONENTS.castles - len(held),
        "prizes": tuple(_prize(position, castle.site.shape) for castle in held),
        "points": points_of(position.castles, clan),
    }


def _player(position: LandPosition, seat: int) -> PlayerView:
    return {
        "clan": position.setup.clan_of[seat],
        "hand": len(position.hands[seat]),
        "wizards": position.wizards[seat],
    }


def _attack(position: LandPosition, seat: int | None, *, own_turn: bool) -> AttackView | None:
    """The attack on the table, or the one that the viewer is planning."""
    attack, setup = position.attack, position.setup
    target = position.plan.target if own_turn else None
    if attack is not None:
        target = attack.target
    if target is None:
        return None
    castle = position.castles[target.castle]
    order = clockwise(setup.seats, position.mover)
    defenders = tuple(one for one in order if setup.clan_of[one] == castle.clan)
    none = (0,) * setup.seats
    return {
        "castle": BOARD.names[castle.site.first],
        "clan": castle.clan,
        "seat": position.mover,
        "defenders": defenders,
        "strength": target.strength,
        "against": target.against,
        "counted": _counted(position, target.castle),
        "swords": 0 if attack is None else sum(attack.swords),
        "swords_by": none if attack is None else attack.swords,
        "answered": tuple(one for one in defenders if attack and one not in attack.waiting),
        "needed": attack.needed if attack and seat in defenders else None,
    }


def _counted(position: LandPosition, place: int) -> tuple[str, ...]:
    """What both sides have at a castle that the mover attacks."""
    sides = (position.setup.clan_of[position.mover], position.castles[place].clan)
    return tuple(BOARD.names[square] for clan in sides for square in beside(position, place, clan))


def _targets(position: LandPosition) -> tuple[TargetView, ...]:
    def seen(target: Target) -> TargetView:
        site, clan = position.castles[target.castle]
        return {
            "castle": BOARD.names[site.first],
            "clan": clan,
            "strength": target.strength,
            "against": target.against,
        }

    return tuple(map(seen, targets(position, position.setup.clan_of[position.mover])))


def _completing(position: LandPosition) -> tuple[CompletingView, ...]:
    """The squares that would complete a castle: tokens and prizes are there for all to see.

    Castles that older tokens form without the square, where they may, are not its doing.
    """
    clan = position.setup.clan_of[position.mover]
    own = position.tokens[clan]
    free = empty(position)
    found: list[CompletingView] = []
    # No shape is a single square, so the last one has a neighbour.
    for square in squares_in(by_wizard(position, clan) & BOARD.around(own)):
        bit = 1 << square
        sites = covering(position.setup.sites, position.corners, own | bit, square)
        shapes = sorted({site.shape for site in sites})
        if shapes:
            found.append(
                {
                    "square": BOARD.names[square],
                    "shapes": tuple(SHAPES[shape] for shape in shapes),
                    "taken": not free & bit,
                }
            )
    return tuple(found)


def _buildable(position: LandPosition) -> tuple[BuildableView, ...]:
    """The castles that the mover has to choose from: they are on the list of moves."""
    return tuple(
        {
            "shape": SHAPES[move.site.shape],
            "squares": move.site.names,
            "points": move.site.points,
        }
        for move in position.moves(position.mover)
        if isinstance(move, CastleMove)
    )


def _plan(position: LandPosition) -> PlanView | None:
    plan = position.plan
    if not plan.action:
        return None
    return {
        "action": plan.action,
        "card": None if plan.card < 0 else NAMES[plan.card],
        "column": None if plan.column < 0 else chr(ord("a") + plan.column),
        "square": _name(plan.square),
        "origin": _name(plan.origin),
    }


def _last(position: LandPosition) -> DeedView | None:
    deed = position.last
    if deed is None:
        return None
    return {
        "kind": deed.kind,
        "seat": deed.seat,
        "card": None if deed.card < 0 else NAMES[deed.card],
        "square": _name(deed.square),
        "origin": _name(deed.origin),
        "castle": None if deed.site is None else BOARD.names[deed.site.first],
    }


def _name(square: int) -> str | None:
    return None if square < 0 else BOARD.names[square]
