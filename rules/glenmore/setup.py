"""How everything is laid out at the start (GM-R16 to GM-R41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.errors import BadOptions
from rules.glenmore.chronicles import CHRONICLES
from rules.glenmore.components import NONE
from rules.glenmore.market import Market
from rules.glenmore.player import Player
from rules.glenmore.position import GlenMorePosition
from rules.glenmore.ring import Actor, Ring
from rules.glenmore.turn import Next, begin_turn, roll_die

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules.core.chance import Chance
    from rules.core.options import Value
    from rules.glenmore.chronicles.chronicle import Chronicle
    from rules.glenmore.components import Box


class Layout:
    """What stands on the ring before any tile is laid; chronicles may add to it."""

    def __init__(self, spaces: int, actors: list[Actor], at: list[int]) -> None:
        #: How many spaces there are; the last one is the empty one (GM-R35).
        self.spaces = spaces
        #: Spaces on which no tile is ever laid.
        self.fixed: set[int] = set()
        #: The figures and the die, with their spaces, from the first space on.
        self.actors = actors
        self.at = at
        #: Actors whose spaces come after the S tiles.
        self.after_first: list[Actor] = []


def chosen_chronicles(box: Box, options: Mapping[str, Value], seats: int) -> tuple[Chronicle, ...]:
    """The chronicles that are played, in their order, before anything is dealt."""
    names = options.get("chronicles", ())
    found = []
    for name in names if isinstance(names, tuple) else ():
        if name not in box.chronicles:
            # Games of an older edition know only the chronicles that it has.
            facts = {"value": name, "known": ", ".join(box.chronicles) or "-"}
            raise BadOptions("chronicles", "unknown-value", facts)
        found.append(CHRONICLES[name](box.chronicles[name], options, seats))
    return tuple(found)


def set_up(box: Box, seats: int, options: Mapping[str, Value], chance: Chance) -> GlenMorePosition:
    """The position before the first turn; nobody is asked anything yet."""
    chronicles = chosen_chronicles(box, options, seats)
    if chronicles:
        box = box.with_chronicles([chronicle.key for chronicle in chronicles])
    order = list(range(seats))
    chance.shuffle(order)
    players = [Player(box, seat) for seat in range(seats)]
    for seat, coins in zip(order, box.start_coins, strict=False):
        players[seat].coins = coins
    end_above = (0,) if options["end"] == "top" else box.end_above
    stacks = _stacks(box, end_above, chance)
    actors = [Actor(begin_turn, seat, sweeps=True, ends_game=True) for seat in range(seats)]
    at = [order.index(seat) for seat in range(seats)]
    if options["die"] is True:
        actors.append(Actor(roll_die, None, sweeps=False, ends_game=False, name="die"))
        at.append(seats)
    layout = Layout(box.spaces, actors, at)
    for chronicle in chronicles:
        chronicle.shuffled(box, stacks, chance)
        chronicle.lay_ring(layout)
    first = list(box.stacks["S"])
    guests = [len(at) + len(first) + one for one in range(len(layout.after_first))]
    position = GlenMorePosition(
        box,
        chance,
        (*layout.actors, *layout.after_first),
        players,
        Ring([NONE] * box.spaces, [*at, *guests], fixed=frozenset(layout.fixed)),
        Market.at_start(box, seats),
        stacks,
        end_above,
        chronicles,
    )
    chance.shuffle(first)
    _lay_tiles(position, len(at), first)
    for chronicle in chronicles:
        chronicle.deal(position)
    position.push(Next())
    return position


def _lay_tiles(position: GlenMorePosition, start: int, first: Sequence[int]) -> None:
    """Figures, the die, the S tiles, then A tiles up to the empty space (GM-R33 to GM-R36)."""
    ring = position.ring
    for space, number in enumerate(reversed(first), start):
        ring.floor[space] = number
    for space in ring.free():
        ring.floor[space] = position.stacks["A"].pop()


def _stacks(box: Box, end_above: tuple[int, ...], chance: Chance) -> dict[str, list[int]]:
    """The stacks, each shuffled by itself, the end tile in the last one (GM-R30, G17)."""
    stacks = {stack: list(tiles) for stack, tiles in box.stacks.items() if stack != "S"}
    for tiles in stacks.values():
        chance.shuffle(tiles)
    last = stacks["D"]
    last.insert(len(last) - chance.pick(end_above), box.end)
    return stacks
