"""What haggis brings on average, for the computer's seats."""

from __future__ import annotations

from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from rules.glenmore.chronicles.haggis.guesses import counts_of
from rules.glenmore.worth import WEIGHTS, turns_left

if TYPE_CHECKING:
    from collections.abc import Collection

    from rules.glenmore.chronicles.haggis.pantry import Pantry
    from rules.glenmore.position import GlenMorePosition

#: What an exchange for a token is worth that may be made in a turn to come.
WAKES: Final = MappingProxyType({"haggis": 2.0})
#: How much of what tokens will bring counts. A guess: the resources, the tile and the turn that a
#: token takes could bring something else.
_COUNTED: Final = 0.75
#: How many tokens come in a turn to who collects them.
_PACE: Final = 0.2
#: What a resource is worth beyond its usual worth that an own tile takes for a token, and how many
#: of them are.
_FODDER: Final = 0.3
_FED: Final = 2
#: More barrels than that make next to no difference to rolls.
_BARRELS: Final = 4


class Left(NamedTuple):
    """What is worth how much after a scoring of haggis."""

    barrel: float
    #: A token that stays face down.
    token: float


#: After the scorings on the way, and after the last one of all.
ON_THE_WAY: Final = Left(WEIGHTS.barrel, 1.0)
AT_THE_END: Final = Left(0.0, 0.0)


class Rolls(NamedTuple):
    """The rolls that are still to come in a scoring: for all, and at most for one's barrels."""

    common: int
    alone: int

    @property
    def fewer(self) -> Rolls:
        """After the next one."""
        if self.common:
            return self._replace(common=self.common - 1)
        return self._replace(alone=self.alone - 1)


def table_worth(
    pantry: Pantry, position: GlenMorePosition, seat: int, values: Collection[int]
) -> float:
    """What tokens of these values on a seat's table are worth, by what they bring on average.

    The points grow faster than the number of tokens. So as far as there is time to get a full plate
    of them, fewer have their share in what that brings.
    """
    if not values:
        return 0.0
    now = _brings(pantry, position, seat, values)
    lacking = pantry.most_up - len(values)
    if lacking <= 0:
        return _COUNTED * now
    filled = min(1.0, _PACE * _turns(position) / lacking)
    plate = _brings(pantry, position, seat, (*values, *(1,) * lacking))
    return _COUNTED * (now + filled * max(0.0, plate * len(values) / pantry.most_up - now))


def fodder_worth(position: GlenMorePosition, seat: int) -> float:
    """What resources are worth beyond their usual worth that own tiles take for tokens."""
    land, tiles = position.players[seat].land, position.box.tiles
    if not any(land.stock):
        return 0.0
    eaten = {
        good
        for number in land.tiles.values()
        # Only tiles of the chronicle bring tokens; to look no closer at others saves time.
        if tiles[number].chronicle == "haggis" and (activation := tiles[number].activation)
        for offer in activation.offers
        if offer.gain.kind == "haggis"
        for good, needed in enumerate(offer.price.goods)
        if needed
    }
    return _FODDER * min(_FED, sum(land.stock[good] for good in eaten))


def _brings(
    pantry: Pantry, position: GlenMorePosition, seat: int, values: Collection[int]
) -> float:
    """The points of the next scoring, and what is left after it."""
    rolls = Rolls(pantry.rolls, min(_BARRELS, position.players[seat].whisky))
    left = ON_THE_WAY if position.stacks["C"] else AT_THE_END
    down = counts_of(values, len(pantry.values))
    return expected(down, rolls, left, position.box.die, pantry.most_up)


def _turns(position: GlenMorePosition) -> float:
    """How many turns a seat will have until haggis is scored."""
    stacks = position.stacks
    if not stacks["C"]:
        return turns_left(position)
    coming = len(stacks["A"]) + len(stacks["B"]) or len(stacks["C"])
    return coming / (WEIGHTS.pace * len(position.players))


@lru_cache(maxsize=2**15)
def expected(
    down: tuple[int, ...],
    rolls: Rolls,
    left: Left,
    die: tuple[int, ...],
    most: int,
    up: tuple[int, ...] = (),
) -> float:
    """The points to be expected of a table, with so many tokens of each value face down.

    What stays face down counts too, and so does what a barrel would be worth that is given for a
    roll: it is given as long as that pays. `up` are the values turned already, in ascending order,
    of which there may be `most`.
    """
    now = len(up) * sum(up) + left.token * sum(down)
    if not any(rolls) or len(up) >= most or not any(down):
        return now
    found = 0.0
    for face in sorted(set(die)):
        after, turned = down, up
        if face <= len(down) and down[face - 1]:
            after = tuple(n - (value == face) for value, n in enumerate(down, 1))
            turned = tuple(sorted((*up, face)))
        found += die.count(face) * expected(after, rolls.fewer, left, die, most, turned)
    found /= len(die)
    return found if rolls.common else max(now, found - left.barrel)
