"""Nothing appears and nothing vanishes however many chronicles are played at once."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import GAMES, Chance
from rules.glenmore.chronicles.boats import Boats
from rules.glenmore.chronicles.casks import Casks
from rules.glenmore.chronicles.gangs import Gangs
from rules.glenmore.chronicles.haggis import Haggis
from rules.glenmore.chronicles.votes import Votes
from tests.rules.cases import Case, larger_cases
from tests.rules.glenmore.test_glenmore_invariants import all_tiles

GLENMORE = GAMES["glenmore"]
CASES = [
    *(
        Case(GLENMORE, seats, GLENMORE.choose({"chronicles": [key]}))
        for key in ("haggis", "votes", "gangs")
        for seats in (2, 3, 4)
    ),
    *larger_cases(GLENMORE),
]


def haggis_tokens(haggis: Haggis, position) -> None:
    lying = [value for table in haggis.tables for value in table]
    turned = [value for up in haggis.up for value in up]
    assert Counter([*haggis.hidden, *haggis.shown, *lying, *turned]) == {1: 6, 2: 4, 3: 3}
    assert max(map(len, haggis.tables)) <= 5


def vote_tokens(votes: Votes, position) -> None:
    dealt = {2: (3, 3), 3: (3, 2), 4: (4, 3)}[len(position.players)]
    for seat, stock in enumerate(votes.stocks):
        laid = [tokens[seat] for tokens in votes.voted.values()]
        assert tuple(map(sum, zip(stock, *laid, strict=True))) == dealt
    assert len(votes.cards) == 5


def pennies(gangs: Gangs, position) -> None:
    lying = sum(gangs.stakes.values())
    assert sum(gangs.purses) + sum(gangs.won) + lying == 7 * len(position.players)
    assert gangs.stakes.keys() <= set(gangs.jail)
    assert len({*gangs.jail, *gangs.aside, *gangs.owners}) == gangs.drawn


def barrels(casks: Casks, position) -> None:
    """Each whisky is a barrel in a cellar, but for what is just being stored or given."""
    for seat, player in enumerate(position.players):
        if not position.pending or seat not in position.to_act:
            assert casks.cellars[seat].barrels == player.whisky


def reward_tokens(boats: Boats, position) -> None:
    assert len(boats.hoard.box) + sum(map(len, boats.hoard.castles)) <= 16


CHECKS = {
    Boats: reward_tokens,
    Casks: barrels,
    Gangs: pennies,
    Haggis: haggis_tokens,
    Votes: vote_tokens,
}


def check(position) -> None:
    twice = {tile: count for tile, count in all_tiles(position).items() if count != 1}
    assert not twice
    taken = [card for player in position.players for card in player.cards]
    assert sorted([*taken, *position.cards]) == sorted(position.box.cards)
    for chronicle in position.chronicles:
        for kind, of_kind in CHECKS.items():
            if isinstance(chronicle, kind):
                of_kind(chronicle, position)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_tiles_cards_and_tokens_are_conserved(case):
    position = case.game.start(case.seats, dict(case.options), "conserved")
    chance, kinds = Chance("conserved"), len(all_tiles(position))
    while position.outcome is None:
        check(position)
        seat = chance.pick(position.to_act)
        position.play(seat, chance.pick(position.moves(seat)))
    check(position)
    # David Hume comes with MacKay; everything else has been there all the time.
    assert len(all_tiles(position)) in {kinds, kinds + 1}
