"""Games with the chronicles that change the ring, under the eyes of a watcher of its own."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from rules import Chance
from rules.glenmore.taking import Take
from tests.rules.glenmore.setups import GAME
from tests.rules.glenmore.watch_ring import DATA, END, ENGLISHMAN, WatchedRing

RING = ("boats", "mountain", "casks", "england")
#: Every set of them with every number of players that may play it.
TABLES = [
    (seats, chosen)
    for count in range(len(RING) + 1)
    for chosen in combinations(RING, count)
    for seats in (2, 3, 4)
    if seats > 2 or "england" not in chosen
]
#: With the die or not, where the end tile lies, and how wide the mountain is.
SETTINGS = [(True, "middle", "two"), (False, "top", "two"), (True, "top", "one")]
SALES = {one["tile"] for one in DATA["chronicles"]["casks"]["sales"]}
GOING = {"take", "discard", "dismiss", "finish", "climb", "visit"}
LANDING = {"finish", "climb", "visit"}
#: Kinds of moves that are rarely made, so that games get on, and those that are often.
SELDOM = {"sell", "move", "finish", "no-sale"}
OFTEN = {"take", "climb", "activate-free", "dismiss"}
#: Made in most cases where they can be.
RARE = {"visit", "trade", "row"}


@pytest.fixture(autouse=True)
def asked_always(monkeypatch):
    """A way that is the only one is asked for too, so that the watcher sees it chosen."""
    monkeypatch.setattr(Take, "is_deliberate", lambda self, position: True)


def chosen(moves, chance):
    """A move by lot."""
    moves = list(moves)
    if chance.below(4):
        moves = [move for move in moves if move.kind not in SELDOM] or moves
    if not chance.below(3):
        moves = [move for move in moves if move.kind in OFTEN] or moves
    if chance.below(3):
        moves = [move for move in moves if move.kind in RARE] or moves
    return chance.pick(moves)


def goal_of(ring, word):
    """The space that a way leads to."""
    kind, _, number = word.partition("-")
    if kind == "finish":
        return next(space for space, tile in ring.floor.items() if tile == END)
    return ring.mountain[0] if kind == "climb" else ring.tiles[int(number) - 1]


def landings(view, ring):
    """Where the piece that is next may go but to a tile: the end tile, the mountain, sale tiles."""
    if END in ring.floor.values():
        yield "finish"
    if ring.mover == ENGLISHMAN:
        return
    figures = {ring.at[seat] for seat in range(view["seats"])}
    # Right behind the rearmost figure the mountain is outside of the line (Q2-1).
    closed = figures | set(ring.way(ring.gap, ring.rear))
    if ring.mountain and closed.isdisjoint(ring.mountain):
        yield "climb"
    for number, space in enumerate(ring.tiles, 1):
        tile = ring.floor[space]
        if tile in SALES and space not in figures and view["players"][ring.mover]["whisky"]:
            sale = view["chronicles"]["casks"]["sales"][tile]
            # Besides the bonus cell there are as many as players.
            if not sale["bonus_sold"] or sale["sold"] < view["seats"]:
                yield f"visit-{number}"


def arrives(events, view):
    """Whether the figure under way has come to its goal; a toll or a sale may be asked before."""
    return view["ask"] not in {"toll", "sale"} or any(event.kind == "visited" for event in events)


def watched(seats, options, seed):
    """Play a game by lot and compare all along; how often what happened."""
    position = GAME.start(seats, options, seed)
    chance, seen = Chance(seed + " moves"), Counter()
    ring = WatchedRing(position.view(None))
    ring.check(position.view(None))
    under_way = None
    while position.outcome is None:
        (seat,) = position.to_act
        view, moves = position.view(seat), position.moves(seat)
        move = chosen(moves, chance)
        if view["ask"] in {"take", "england"}:
            ring.check(view)
            aims = {str(one) for one in moves if one.kind in LANDING}
            assert aims == set(landings(view, ring))
            if move.kind in GOING:
                under_way = (ring.mover, goal_of(ring, str(move)), move.kind)
        crossed = ring.crossings
        events = position.play(seat, move)
        if under_way is not None and arrives(events, position.view(seat)):
            mover, goal, kind = under_way
            ring.go(mover, goal, takes=kind in {"take", "discard", "dismiss"})
            under_way = None
        ring.follow(events)
        told = Counter(event.kind for event in events)
        assert told["die-passed-mountain"] == ring.crossings - crossed
        seen += told + Counter([move.kind])
    return seen


@pytest.mark.parametrize(("seats", "chronicles"), TABLES)
def test_a_watcher_sees_the_same_ring_with_chronicles(seats, chronicles):
    seen = Counter()
    for die, end, mountain in SETTINGS:
        options = {"chronicles": list(chronicles), "end": end, "die": die or seats == 2}
        if "mountain" in chronicles:
            options["mountain"] = mountain
        seen += watched(seats, options, f"watched {mountain} {die}")
    assert seen["swept"]
    assert seen["laid"]
    assert "mountain" not in chronicles or seen["climb"]
    assert "england" not in chronicles or seen["dismiss"]
