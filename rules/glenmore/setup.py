"""The options, and how everything is laid out at the start (GM-R16 to GM-R41)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.core.options import Flag, OptionSet, Pick, Several
from rules.core.terms import Forced, Setting
from rules.glenmore.components import NONE
from rules.glenmore.market import Market
from rules.glenmore.player import Player
from rules.glenmore.position import GlenMorePosition
from rules.glenmore.ring import Actor, Ring
from rules.glenmore.turn import Next, begin_turn, roll_die

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.chance import Chance
    from rules.core.options import Value
    from rules.glenmore.components import Box

#: The die shortens a game of three or four (GM-R28). The end tile lies in the middle of the last
#: stack, or for a short game on top of it (GM-R31, GM-R32).
OPTIONS: Final = OptionSet(
    (Flag("die"), Pick("end", ("middle", "top"), "middle")),
    # With two players the die is always there (GM-R27).
    terms=(Forced(Setting("die"), (2,), "die-with-two"),),
    coming=(Several("chronicles", ()), Pick("mountain", ("two",), "two")),
)


def set_up(box: Box, seats: int, options: Mapping[str, Value], chance: Chance) -> GlenMorePosition:
    """The position before the first turn; nobody is asked anything yet."""
    has_die = options["die"] is True
    order = list(range(seats))
    chance.shuffle(order)
    players = [Player(box, seat) for seat in range(seats)]
    for seat, coins in zip(order, box.start_coins, strict=False):
        players[seat].coins = coins
    end_above = (0,) if options["end"] == "top" else box.end_above
    stacks = _stacks(box, end_above, chance)
    actors = [Actor(begin_turn, seat, sweeps=True, ends_game=True) for seat in range(seats)]
    at = [order.index(seat) for seat in range(seats)]
    if has_die:
        actors.append(Actor(roll_die, None, sweeps=False, ends_game=False))
        at.append(seats)
    ring = Ring([NONE] * box.spaces, at)
    position = GlenMorePosition(
        box,
        chance,
        tuple(actors),
        players,
        ring,
        Market.at_start(box, seats),
        stacks,
        end_above,
    )
    # Figures, the die, the S tiles, then A tiles up to the empty space (GM-R33 to GM-R36).
    first = list(box.stacks["S"])
    chance.shuffle(first)
    for space in ring.free():
        ring.floor[space] = first.pop() if first else stacks["A"].pop()
    position.push(Next())
    return position


def _stacks(box: Box, end_above: tuple[int, ...], chance: Chance) -> dict[str, list[int]]:
    """The stacks, each shuffled by itself, the end tile in the last one (GM-R30, G17)."""
    stacks = {stack: list(tiles) for stack, tiles in box.stacks.items() if stack != "S"}
    for tiles in stacks.values():
        chance.shuffle(tiles)
    last = stacks["D"]
    last.insert(len(last) - chance.pick(end_above), box.end)
    return stacks
