"""The view of Land of Clans, which tells each viewer no more than they may know (LC-R24)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rules.core.game import outcome_view
from rules.core.past import since_own
from rules.land.attack import Target, beside, targets
from rules.land.battle import Swords
from rules.land.board import squares_in
from rules.land.castles import covering
from rules.land.conquering import Building
from rules.land.conquest import by_wizard, empty
from rules.land.facts import land_facts
from rules.land.scoring import points_of, prizes_of
from rules.land.teams import clockwise

if TYPE_CHECKING:
    from rules.land.board import Board
    from rules.land.castles import Castle
    from rules.land.last import LastAction
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
    # Choices are private until the last one of a turn is made.
    own_turn = position.stage == "turn" and seat == position.mover
    asked = seat is not None and seat in position.to_act
    attack = _attack(position, seat, own_turn=own_turn)
    return {
        "game": "land",
        "seat": seat,
        "seats": setup.seats,
        "to_act": position.to_act,
        "stage": position.stage,
        "ask": position.decision.ask if asked else None,
        "path": position.path,
        "facts": land_facts(position.turn, attack),
        "sides": setup.clans,
        "outcome": outcome_view(position.outcome),
        "options": dict(setup.options),
        "turn": position.turn,
        "mover": position.mover,
        "height": setup.board.height,
        "width": setup.board.width,
        "squares": _squares(position),
        "castles": tuple(map(_castle, position.castles)),
        "prizes": tuple(
            None if shape < 0 else _prize(position, shape) for shape in position.corners
        ),
        "bag": len(position.bag),
        "goal": setup.components.prizes_to_end,
        "clans": tuple(_clan(position, clan) for clan in range(len(setup.clans))),
        "players": tuple(_player(position, one) for one in range(setup.seats)),
        "hand": None if seat is None else setup.cards.named(position.hands[seat]),
        "pile": len(deck.pile),
        "discard": tuple(setup.cards.names[card] for card in deck.discard),
        "attack": attack,
        "targets": _targets(position) if own_turn else (),
        "completing": _completing(position) if own_turn else (),
        "buildable": _buildable(position) if own_turn else (),
        "plan": _plan(position) if own_turn else None,
        "last": None if position.last is None else _deed(position, position.last),
        "since": _since(position, seat),
    }


def _squares(position: LandPosition) -> tuple[SquareView, ...]:
    board = position.setup.board
    seen = list(_bare(board))
    for clan, tokens in enumerate(position.tokens):
        for square in squares_in(tokens):
            seen[square] = _square(board, square, clan, None)
    for castle in position.castles:
        for square in castle.site.squares:
            seen[square] = _square(board, square, None, castle.site.names[0])
    return tuple(seen)


@cache
def _bare(board: Board) -> tuple[SquareView, ...]:
    """The board with nothing on it."""
    return tuple(_square(board, square, None, None) for square in range(len(board.names)))


@cache
def _square(board: Board, square: int, token: int | None, castle: str | None) -> SquareView:
    """What is seen of a square; views share it, since most squares rarely change."""
    row, column = board.places[square]
    return {
        "name": board.names[square],
        "row": row,
        "column": column,
        "symbol": board.shown[square],
        "token": token,
        "castle": castle,
    }


def _castle(castle: Castle) -> CastleView:
    site = castle.site
    return {
        "at": site.names[0],
        "clan": castle.clan,
        "shape": site.kind,
        "squares": site.names,
        "points": site.points,
    }


def _prize(position: LandPosition, shape: int) -> PrizeView:
    sites = position.setup.sites
    return {
        "shape": sites.names[shape],
        "cells": sites.cells[shape],
        "points": sites.points[shape],
    }


def _clan(position: LandPosition, clan: int) -> ClanView:
    held, box = prizes_of(position.castles, clan), position.setup.components
    return {
        "seats": position.setup.clans[clan],
        "tokens": box.tokens - position.tokens[clan].bit_count(),
        "castles": box.castles - len(held),
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
    if attack is not None:
        target = attack.target
    elif own_turn and isinstance(position.decision, Swords):
        target = position.decision.target
    else:
        return None
    castle = position.castles[target.castle]
    order = clockwise(setup.seats, position.mover)
    defenders = tuple(one for one in order if setup.clan_of[one] == castle.clan)
    none = (0,) * setup.seats
    return {
        "castle": castle.site.names[0],
        "clan": castle.clan,
        "seat": position.mover,
        "defenders": defenders,
        "strength": target.strength,
        "against": target.against,
        "counted": _counted(position, target.castle),
        "swords": 0 if attack is None else sum(attack.swords),
        "swords_by": none if attack is None else attack.swords,
        "answered": () if attack is None else attack.answered,
        "needed": attack.needed if attack and seat in defenders else None,
    }


def _counted(position: LandPosition, place: int) -> tuple[str, ...]:
    """The squares that count for either side at a castle that the mover attacks."""
    sides = (position.setup.clan_of[position.mover], position.castles[place].clan)
    names = position.setup.board.names
    return tuple(names[square] for clan in sides for square in beside(position, place, clan))


def _targets(position: LandPosition) -> tuple[TargetView, ...]:
    def seen(target: Target) -> TargetView:
        site, clan = position.castles[target.castle]
        return {
            "castle": site.names[0],
            "clan": clan,
            "strength": target.strength,
            "against": target.against,
        }

    return tuple(map(seen, targets(position, position.setup.clan_of[position.mover])))


def _completing(position: LandPosition) -> tuple[CompletingView, ...]:
    """The squares that would complete a castle, which tokens and prizes show to anybody.

    Castles that older tokens form without the square, where they may, are not its doing.
    """
    setup, free = position.setup, empty(position)
    clan = setup.clan_of[position.mover]
    own = position.tokens[clan]
    found: list[CompletingView] = []
    # Shapes have several squares, so the last one has a neighbour.
    for square in squares_in(by_wizard(position, clan) & setup.board.around(own)):
        bit = 1 << square
        sites = covering(setup, position.corners, own | bit, square)
        shapes = sorted({site.shape for site in sites})
        if shapes:
            found.append(
                {
                    "square": setup.board.names[square],
                    "shapes": tuple(setup.sites.names[shape] for shape in shapes),
                    "taken": not free & bit,
                }
            )
    return tuple(found)


def _buildable(position: LandPosition) -> tuple[BuildableView, ...]:
    """The castles that the mover has to choose from."""
    asked = position.decision
    sites = asked.sites(position, position.mover) if isinstance(asked, Building) else ()
    return tuple(
        {"shape": site.kind, "squares": site.names, "points": site.points} for site in sites
    )


def _plan(position: LandPosition) -> PlanView | None:
    plan, names = position.plan, position.setup.cards.names
    if not plan.action:
        return None
    return {
        "action": plan.action,
        "card": None if plan.card < 0 else names[plan.card],
        "column": None if plan.column < 0 else chr(ord("a") + plan.column),
        "square": _name(position, plan.square),
        "origin": _name(position, plan.origin),
    }


def _deed(position: LandPosition, deed: LastAction) -> DeedView:
    names = position.setup.cards.names
    return {
        "kind": deed.kind,
        "seat": deed.seat,
        "card": None if deed.card < 0 else names[deed.card],
        "square": _name(position, deed.square),
        "origin": _name(position, deed.origin),
        "castle": None if deed.site is None else deed.site.names[0],
    }


def _since(position: LandPosition, seat: int | None) -> tuple[DeedView, ...]:
    if position.last is None:
        return ()
    deeds = since_own(position.past, position.last, seat)
    return tuple(_deed(position, deed) for deed in deeds)


def _name(position: LandPosition, square: int) -> str | None:
    return None if square < 0 else position.setup.board.names[square]
