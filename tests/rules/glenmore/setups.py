"""Positions of Glen More for tests, set up in a few words.

The ring is drawn from the rearmost piece on: ``p0 p1 die halkirk - lochridge``. A hyphen is a hole;
what is not named stays empty, but for the end tile far ahead, so that there is always a choice.
With chronicles ``mountain`` stands for each of its spaces. Nothing is laid unless stacks are given.
A territory is a mapping of cells: ``{"g4": "inshriach wood wood", "h5": "scotsman"}`` puts a tile
with two wood on g4 and a Scotsman into the home castle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules import IllegalMove
from rules.glenmore import GlenMore
from rules.glenmore.cells import CASTLE, VILLAGE, cell_at
from rules.glenmore.components import GOODS, NONE
from rules.glenmore.goods import ONE
from rules.glenmore.ring import GONE
from rules.glenmore.turn import Next

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rules import Event
    from rules.glenmore.components import Box
    from rules.glenmore.player import Player
    from rules.glenmore.position import GlenMorePosition

GAME = GlenMore()
BOX = GAME.box


def of_edition(edition: int) -> GlenMore:
    """The game as one of its editions has it, counted from 1."""
    return GlenMore(GAME.editions[edition - 1])


def number(name: str, box: Box = BOX) -> int:
    """The number of the tile with that name, in the base game or the box that is played with."""
    return box.named[name].number


def cell(name: str) -> int:
    """The cell with that name."""
    found = cell_at(name)
    assert found is not None
    return found


def at_start(seats: int = 2, seed: str = "start", **options: object) -> GlenMorePosition:
    """A game that has just begun."""
    return GAME.start(seats, options, seed)


def table(
    ring: str = "p0 p1 lochridge inshriach",
    land: Mapping[str, str] | None = None,
    *,
    other: Mapping[str, str] | None = None,
    stacks: Mapping[str, str] | None = None,
    discard: str = "",
    lasting: Iterable[str] = (),
    end: bool = True,
    options: Mapping[str, object] | None = None,
    chronicles: str = "",
    **things: int,
) -> GlenMorePosition:
    """The first seat's turn, with this ring, its territory and its things."""
    drawn = words_of(ring)
    seats = sum(word[0] == "p" and word[1:].isdigit() for word in drawn)
    chosen = {"die": "die" in drawn, "chronicles": chronicles.split(), **(options or {})}
    position = GAME.start(max(2, seats), chosen, "table")
    die = next((mover for mover, one in enumerate(position.actors) if one.name == "die"), None)
    if "die" not in drawn and die is not None:
        position.ring.at[die] = GONE
        position.finished = frozenset({die})
    position.stacks = {stack: [] for stack in "ABCD"}
    for stack, names in (stacks or {}).items():
        position.stacks[stack] = [number(name, position.box) for name in reversed(names.split())]
    draw_ring(position, ring)
    if end and "world-end" not in ring:
        position.ring.floor[BOX.spaces - 2] = BOX.end
    position.discard = [number(name, position.box) for name in discard.split()]
    me = position.players[0]
    for player in position.players:
        player.coins = 0
    for thing, much in things.items():
        setattr(me, thing, much)
    me.lasting = frozenset(lasting)
    lay(me, land or {}, position.box)
    lay(position.players[1], other or {}, position.box)
    begin(position)
    return position


def words_of(ring: str) -> list[str]:
    """The single words of a drawing of the ring."""
    return [one for word in ring.split() for one in word.split("+")]


def draw_ring(position: GlenMorePosition, drawing: str) -> None:
    """Put figures and tiles on the ring, from the first space on."""
    ring = position.ring
    ring.rear = 0
    ring.floor = [NONE] * BOX.spaces
    fixed: dict[str, list[int]] = {}
    for space, word in enumerate(drawing.split()):
        for one in word.split("+"):
            movers = [mover for mover, actor in enumerate(position.actors) if actor.name == one]
            if one[0] == "p" and one[1:].isdigit():
                ring.at[int(one[1:])] = space
            elif movers:
                ring.at[movers[0]] = space
            elif one == "mountain":
                fixed.setdefault(one, []).append(space)
            elif one != "-":
                ring.floor[space] = number(one, position.box)
    for chronicle in position.chronicles:
        if chronicle.key in fixed:
            chronicle.spaces = tuple(fixed[chronicle.key])
            ring.fixed = frozenset(chronicle.spaces)


def lay(player: Player, land: Mapping[str, str], box: Box = BOX) -> None:
    """Put tiles, goods and Scotsmen into a territory; a tile upon another makes a pile."""
    own = player.land
    if land and not any("scotsman" in words for words in land.values()):
        land = {"g5": "scotsman", **{at: words for at, words in land.items() if at != "g5"}} | {
            "g5": f"{land.get('g5', '')} scotsman"
        }
    if land:
        own.people = {}
    for at, words in land.items():
        here = cell(at)
        for word in words.split():
            if word in GOODS:
                own.goods[here] = own.goods.get(here, 0) + ONE[GOODS.index(word)]
                own.stock[GOODS.index(word)] += 1
            elif word == "scotsman":
                own.people[here] = own.people.get(here, 0) + 1
            else:
                if here in own.tiles:
                    own.under[here] = own.pile(here)
                own.tiles[here] = number(word, box)
    river = [here for here, tile in own.tiles.items() if box.tiles[tile].river]
    own.river = (min([*river, VILLAGE]), max([*river, CASTLE]))
    player.scotsmen = BOX.scotsmen - 1 - own.scotsmen


def begin(position: GlenMorePosition) -> None:
    """Begin the turn of whoever is rearmost."""
    position.put(Next())
    position.settle()
    position.told = []


def moves(position: GlenMorePosition, kind: str = "") -> list[str]:
    """The legal moves of the seat that is asked, or those of one kind, in notation."""
    (seat,) = position.to_act
    return [str(move) for move in position.moves(seat) if kind in {"", move.kind}]


def play(position: GlenMorePosition, words: str) -> list[Event]:
    """Make moves of the seat that is asked; what they told."""
    told: list[Event] = []
    for word in words.split():
        (seat,) = position.to_act
        told += position.play(seat, word)
    return told


def refused(position: GlenMorePosition, word: str) -> tuple[str, str]:
    """The rule by which a move of the seat that is asked is refused, and the reason."""
    with pytest.raises(IllegalMove) as caught:
        position.play(position.to_act[0], word)
    return caught.value.rule, caught.value.reason


def told(events: Iterable[Event], kind: str) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if event.kind == kind]


def asked(position: GlenMorePosition) -> str:
    """What is asked now."""
    return position.decision.ask


def goods_on(position: GlenMorePosition, at: str, seat: int = 0) -> dict[str, int]:
    """What lies on a cell."""
    return position.view(None)["players"][seat]["cells"][at]["goods"]


def people_on(position: GlenMorePosition, at: str, seat: int = 0) -> int:
    """How many Scotsmen stand on a cell."""
    return position.players[seat].land.people.get(cell(at), 0)


def tiles_on_ring(position: GlenMorePosition) -> list[str]:
    """The tiles of the ring, from the rearmost piece on."""
    return [BOX.tiles[tile].name for _, tile in position.ring.ahead()]


def names(numbers: Iterable[int]) -> list[str]:
    """The names of some tiles."""
    return [BOX.tiles[tile].name for tile in numbers]
