"""The view of Glen More. The order of the stacks is nobody's; all else is everybody's."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rules.core.game import outcome_view
from rules.core.view import each_alone
from rules.glenmore.activation import Activate, Wake
from rules.glenmore.arrival import Lay, Place, Receive
from rules.glenmore.cells import cell_name, place
from rules.glenmore.components import GOODS, NONE, START
from rules.glenmore.feasibility import places_after_paying
from rules.glenmore.goods import units
from rules.glenmore.knowledge import end_window
from rules.glenmore.payment import Pay
from rules.glenmore.placement import places
from rules.glenmore.printed import goods_counts, roads, tile_view
from rules.glenmore.salvage import Salvage
from rules.glenmore.scoring import final_now, scoring_now
from rules.glenmore.taking import Arrive, Take
from rules.glenmore.turn import TurnEnd

if TYPE_CHECKING:
    from rules.core.facts import Fact, Facts
    from rules.core.move import Move
    from rules.glenmore.components import Tile
    from rules.glenmore.position import GlenMorePosition
    from rules.glenmore.scoring import Scoring
    from rules.glenmore.view import (
        CellView,
        ChroniclesView,
        ClanView,
        GlenMoreView,
        PlaceView,
        PlayerView,
        RowView,
        ScoringView,
        SpaceView,
        TileView,
    )


def glenmore_view(position: GlenMorePosition, seat: int | None) -> GlenMoreView:
    """What that seat, or a spectator, may know."""
    asked = seat is not None and seat in position.to_act
    stack = current_stack(position)
    tile = tile_in_hand(position)
    mover = position.mover
    return {
        "game": "glenmore",
        "seat": seat,
        "seats": len(position.players),
        "to_act": position.to_act,
        "stage": _stage(position, stack),
        "ask": position.decision.ask if asked else None,
        "path": position.path,
        "facts": _facts(position, stack),
        "sides": each_alone(len(position.players)),
        "outcome": outcome_view(position.outcome),
        "round": stack,
        "mover": None if position.outcome else mover,
        "steps": position.steps,
        "further": _further(position),
        "ring": _ring(position),
        "market": _market(position),
        "stacks": {stack: len(tiles) for stack, tiles in position.stacks.items()},
        "end_above": _end_above(position),
        "discard": tuple(_names(position, position.discard)),
        "salvage": _salvage(position),
        "players": tuple(_player(position, one) for one in range(len(position.players))),
        "clans": _clans(position),
        "roads": roads(position.box),
        "cards": tuple(sorted(position.cards)),
        "tile": tile.name if tile else None,
        "places": () if tile is None else _places(position, mover, tile),
        "scorings": tuple(map(_scoring, position.scorings)),
        "scoring": _scoring(scoring_now(position, stack)),
        "final": _scoring(final_now(position)),
        "tiles": _tiles(position),
        "chronicles": _chronicles(position, seat),
    }


def _further(position: GlenMorePosition) -> bool:
    """Whether Loch Ness's tile is still to come in this turn: in the mover's own ones alone."""
    has_card = "further-tile" in position.players[position.mover].lasting
    return has_card and position.own_turn and not position.furthered


def _stage(position: GlenMorePosition, stack: str) -> str:
    """The round, or whose turn it is if the figure is nobody's."""
    if position.outcome:
        return "over"
    return position.actors[position.actor].name or f"round-{stack.lower()}"


def _facts(position: GlenMorePosition, stack: str) -> Facts:
    """What texts of stages and questions need."""
    found: dict[str, Fact] = {
        "round": stack,
        "seat": position.mover,
        "steps": position.steps,
        # How many tiles could be activated.
        "active": len(_active(position, position.mover)),
    }
    for chronicle in position.chronicles:
        found.update(chronicle.facts(position))
    return found


def current_stack(position: GlenMorePosition) -> str:
    """The stack that the next tile comes from; the last one once all are empty (GM-R42)."""
    return next((stack for stack, tiles in position.stacks.items() if tiles), "D")


def tile_in_hand(position: GlenMorePosition) -> Tile | None:
    """The tile that was taken and is still to be placed, the innermost if there are two."""
    for waiting in reversed(position.pending):
        if isinstance(waiting, Place | Receive | Lay):
            return waiting.tile
        if isinstance(waiting, Arrive) and waiting.move.kind == "take":
            return position.box.tiles[position.ring.floor[waiting.space]]
        if isinstance(waiting, Activate | TurnEnd):
            return None
    return None


def _names(position: GlenMorePosition, numbers: list[int] | tuple[int, ...]) -> list[str]:
    return [position.box.tiles[number].name for number in numbers]


# ---- ring and market -----------------------------------------------------------------------------


def _ring(position: GlenMorePosition) -> tuple[SpaceView, ...]:
    ring, box = position.ring, position.box
    asked = position.pending[-1] if position.pending else None
    found: list[SpaceView] = []
    number = 0
    for space in ring.line():
        tile = None if ring.floor[space] == NONE else box.tiles[ring.floor[space]]
        number += tile is not None
        why = None
        choosing = isinstance(asked, Take) and tile is not None
        if isinstance(asked, Take) and tile is not None:
            why = asked.why_closed(position, space, tile)
        standing = [position.actors[actor].seat for actor, at in enumerate(ring.at) if at == space]
        names = [position.actors[actor].name for actor, at in enumerate(ring.at) if at == space]
        found.append(
            {
                "space": space,
                "tile": tile.name if tile else None,
                "number": number if tile else None,
                "seats": tuple(seat for seat in standing if seat is not None),
                "die": "die" in names,
                "open": why is None if choosing else None,
                "reason": why[1] if why else None,
                "rule": why[0] if why else None,
            }
        )
    return tuple(found)


def _market(position: GlenMorePosition) -> tuple[RowView, ...]:
    market = position.market
    return tuple(
        {
            "good": name,
            "filled": market.filled[good],
            "buy": market.price(good),
            "sell": market.offer(good) or None,
        }
        for good, name in enumerate(GOODS)
    )


def _end_above(position: GlenMorePosition) -> tuple[int, int] | None:
    last = position.stacks["D"]
    if position.box.end not in last:
        return None
    window = end_window(position, len(last) - 1)
    return min(window), max(window)


def _salvage(position: GlenMorePosition) -> tuple[str, ...]:
    asked = position.pending[-1] if position.pending else None
    if not isinstance(asked, Salvage):
        return ()
    return tuple(str(move.facts["tile"]) for move in asked.choices(position))


# ---- players -------------------------------------------------------------------------------------


def _player(position: GlenMorePosition, seat: int) -> PlayerView:
    player = position.players[seat]
    active = _active(position, seat)
    return {
        "coins": player.coins,
        "points": player.points,
        "whisky": player.whisky,
        "scotsmen": player.scotsmen,
        "markers": player.markers,
        "persons": tuple(_names(position, player.persons)),
        "cards": player.cards,
        "lasting": tuple(sorted(player.lasting)),
        "goods": goods_counts(player.land.stock),
        "cells": {
            cell_name(cell): _cell(position, seat, cell, cell in active)
            for cell in sorted(player.land.tiles)
        },
        "finished": seat in position.finished,
    }


def _active(position: GlenMorePosition, seat: int) -> set[int]:
    """The cells that can be activated by the question that is asked now."""
    asked = position.pending[-1] if position.pending else None
    if not isinstance(asked, Activate | Wake) or asked.seat != seat:
        return set()
    moves: list[Move] = asked.choices(position)
    names = {move.facts["cell"] for move in moves if move.kind == "activate"}
    return {cell for cell in position.players[seat].land.tiles if cell_name(cell) in names}


def _cell(position: GlenMorePosition, seat: int, cell: int, active: bool) -> CellView:
    land, box = position.players[seat].land, position.box
    column, row = place(cell)
    goods = units(land.goods.get(cell, 0))
    return {
        "column": column,
        "row": row,
        "tile": box.tiles[land.tiles[cell]].name,
        "pile": tuple(_names(position, land.under.get(cell, ()))),
        "goods": goods_counts([goods.count(good) for good in range(len(GOODS))]),
        "scotsmen": land.people.get(cell, 0),
        "activated": land.tiles[cell] in position.activated,
        "active": active,
    }


def woken(position: GlenMorePosition, seat: int, tile: Tile, cell: int) -> list[int]:
    """The cells that a tile laid there would let be activated, itself included."""
    land, box = position.players[seat].land, position.box
    found = [cell] if tile.activation is not None else []
    for other in land.around(cell):
        one = box.tiles[land.tiles[other]]
        if one.activation is not None and one.number not in position.activated:
            found.append(other)
    return sorted(found)


def _places(position: GlenMorePosition, seat: int, tile: Tile) -> tuple[PlaceView, ...]:
    if tile.kind == "person":
        return ()
    if isinstance(position.decision, Pay):
        cells = places_after_paying(position, seat, tile)
    else:
        cells = places(position.box, position.players[seat], tile)
    return tuple(
        {
            "cell": cell_name(cell),
            "column": place(cell)[0],
            "row": place(cell)[1],
            "wakes": tuple(map(cell_name, woken(position, seat, tile, cell))),
        }
        for cell in cells
    )


# ---- clans, scores and what is printed -----------------------------------------------------------


def _clans(position: GlenMorePosition) -> dict[str, ClanView]:
    prices = position.clan_prices()
    return {
        name: {"markers": position.markers.get(name, ()), "price": prices.get(name)}
        for name in position.box.clans
        if name != START
    }


def _scoring(scoring: Scoring) -> ScoringView:
    return {
        "after": scoring.after,
        "before": scoring.before,
        "categories": {
            name: {"counts": counts, "points": scoring.points[name]}
            for name, counts in scoring.counts.items()
        },
    }


def _chronicles(position: GlenMorePosition, seat: int | None) -> ChroniclesView:
    """What each chronicle in play shows, by its name."""
    shown = {one.key: one.view(position, seat) for one in position.chronicles}
    return cast("ChroniclesView", shown)


def _tiles(position: GlenMorePosition) -> dict[str, TileView]:
    """What is printed on the tiles that can be seen."""
    numbers = {number for number in position.ring.floor if number != NONE}
    numbers.update(position.discard)
    for player in position.players:
        numbers.update(player.persons)
        for cell in player.land.tiles:
            numbers.update(player.land.pile(cell))
    in_hand = tile_in_hand(position)
    if in_hand is not None:
        numbers.add(in_hand.number)
    shown = [position.box.tiles[number] for number in sorted(numbers)]
    return {tile.name: tile_view(tile) for tile in shown}
