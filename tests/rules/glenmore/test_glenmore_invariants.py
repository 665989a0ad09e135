"""What holds after every move of whole games: nothing appears and nothing vanishes."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import Chance
from rules.glenmore.arrival import Lay, Place, Receive
from rules.glenmore.chronicles.gangs import Gangs
from rules.glenmore.chronicles.gangs.posts import Station
from rules.glenmore.components import NONE
from rules.glenmore.goods import total
from tests.rules.glenmore.setups import BOX, GAME

CASES = [
    (2, {}),
    (2, {"end": "top"}),
    (3, {}),
    (3, {"die": True}),
    (4, {}),
    (4, {"die": True, "end": "top"}),
    *((seats, {"chronicles": ["boats", "casks"]}) for seats in (2, 3, 4)),
    (3, {"chronicles": ["haggis", "votes"]}),
    *((seats, {"chronicles": ["gangs"]}) for seats in (2, 3, 4)),
    (4, {"chronicles": ["boats", "haggis", "votes", "gangs"]}),
]


def all_tiles(position) -> Counter[int]:
    """Where every tile is, counted."""
    found = Counter(tile for tile in position.ring.floor if tile != NONE)
    found.update(position.discard)
    for tiles in position.stacks.values():
        found.update(tiles)
    for player in position.players:
        found.update(player.persons)
        for cell in player.land.tiles:
            found.update(player.land.pile(cell))
    found.update(
        waiting.tile.number
        for waiting in position.pending
        if isinstance(waiting, Place | Receive | Lay)
    )
    return found


def all_coins(position) -> int:
    """Coins of the players, the market and the card of a gang member."""
    cards = sum(one.coins for one in position.chronicles if isinstance(one, Gangs))
    return cards + position.market.coins + sum(player.coins for player in position.players)


def posted(position, seat: int) -> int:
    """How many Scotsmen of a seat stand for members of gangs, or are about to."""
    gangs = [one for one in position.chronicles if isinstance(one, Gangs)]
    leaving = sum(
        isinstance(waiting, Station) and waiting.seat == seat and waiting.name not in one.posts
        for one in gangs
        for waiting in position.pending
    )
    return leaving + sum(one.is_owner(seat, name) for one in gangs for name in one.posts)


def check(position) -> None:
    """Everything that must hold at every moment."""
    seats = len(position.players)
    named = position.box.named.values()
    expected = {tile.number for tile in named if tile.stack != "home"} - {BOX.hume}
    expected |= {tile for home in BOX.homes[:seats] for tile in home}
    if "mackay" in position.markers:
        expected.add(BOX.hume)
    assert all_tiles(position) == Counter(dict.fromkeys(expected, 1))
    assert len(position.ring.floor) == 14
    assert all(0 <= filled <= 3 for filled in position.market.filled)
    placed = Counter(seat for seats in position.markers.values() for seat in seats)
    taken = [card for player in position.players for card in player.cards]
    assert sorted([*taken, *position.cards]) == sorted(position.box.cards)
    for seat, player in enumerate(position.players):
        land = player.land
        assert player.scotsmen + land.scotsmen + posted(position, seat) + 1 == 10
        assert player.markers + placed[seat] == 10
        assert min(player.coins, player.whisky, player.scotsmen, player.markers) >= 0
        assert all(0 < total(goods) <= 3 for goods in land.goods.values())
        assert land.goods.keys() <= land.tiles.keys()
        assert land.people.keys() <= land.tiles.keys()
        assert sum(land.stock) == sum(map(total, land.goods.values()))
        left, right = land.river
        rivers = [cell for cell, tile in land.tiles.items() if BOX.tiles[tile].river]
        assert sorted(rivers) == list(range(left, right + 1))


@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_pieces_tiles_and_coins_are_conserved(seats, options, seed):
    position, chance = GAME.start(seats, options, f"conserved {seed}"), Chance(f"play {seed}")
    check(position)
    while position.outcome is None:
        seat = position.to_act[0]
        coins = all_coins(position)
        events = position.play(seat, chance.pick(position.moves(seat)))
        check(position)
        told = Counter()
        for event in events:
            if event.kind in {"coins", "paid-coins", "rent"}:
                told[event.kind] += event.facts["coins"]
        now = all_coins(position)
        # Rent is paid with the tile, and then goes to another player.
        assert now == coins + told["coins"] - told["paid-coins"] + told["rent"]


@pytest.mark.parametrize("seed", range(24))
def test_nothing_is_lost_however_deep_clans_and_cards_lead(seed):
    """Rich players who place every marker: Munro within MacMillan within Cameron and so on."""
    position, chance = GAME.start(2 + seed % 3, {}, f"rich {seed}"), Chance(f"rich {seed}")
    for player in position.players:
        player.coins = 90
    deepest = 0
    while position.outcome is None:
        seat = position.to_act[0]
        moves = position.moves(seat)
        wanted = [move for move in moves if move.kind in {"clan", "activate", "salvage", "buy"}]
        position.play(seat, chance.pick(wanted if wanted and chance.below(4) else moves))
        check(position)
        deepest = max(deepest, len(position.pending))
        assert position.copy().view(None) == position.view(None)
    assert deepest > 3


@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
def test_points_are_the_sum_of_what_was_told(seats, options):
    position, chance = GAME.start(seats, options, "points"), Chance("points")
    points = [0] * seats
    while position.outcome is None:
        seat = position.to_act[0]
        for event in position.play(seat, chance.pick(position.moves(seat))):
            if event.kind == "points":
                points[event.facts["seat"]] += event.facts["points"]
    assert position.outcome.scores == tuple(points)


@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
def test_what_is_explained_and_grouped_is_every_move_once(seats, options):
    position, chance = GAME.start(seats, options, "groups"), Chance("groups")
    while position.outcome is None:
        seat = position.to_act[0]
        moves = position.moves(seat)
        grouped = [move for group in position.groups(seat) for move in group.moves]
        assert sorted(map(str, grouped)) == sorted(map(str, moves))
        assert len({group.name for group in position.groups(seat)}) == len(position.groups(seat))
        for move in moves:
            facts = position.explain(seat, move)
            assert move.facts.items() <= facts.items()
        position.play(seat, chance.pick(moves))


@pytest.mark.parametrize(("seats", "options"), CASES[:4], ids=str)
def test_a_computer_plays_whole_games_and_beats_chance(seats, options):
    won = 0
    for seed in range(4):
        position, chance = GAME.start(seats, options, f"computer {seed}"), Chance(f"other {seed}")
        while position.outcome is None:
            seat = position.to_act[0]
            if seat == 0:
                imagined = position.imagine(0, chance)
                position.play(0, GAME.advise(imagined, 0, chance))
            else:
                position.play(seat, chance.pick(position.moves(seat)))
        won += position.outcome.winners == (0,)
    assert won >= 2
