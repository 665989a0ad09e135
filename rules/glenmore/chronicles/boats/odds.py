"""What the race is worth to a computer's seat: the chance to come home, and how soon."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from rules.glenmore.worth import WEIGHTS

if TYPE_CHECKING:
    from rules.glenmore.chronicles.boats.fleet import Fleet
    from rules.glenmore.position import GlenMorePosition

#: Movement points that come in a turn to who cares for them.
_STEPS: Final = 1.5
#: How many tiles more or less make a thing likely or unlikely, and so many more for each turn to
#: come: near the end it is plain who comes home.
_DOUBT: Final = 0.6
_DOUBT_A_TURN: Final = 0.3
#: What the winner's barrel is worth, and the best token of a castle.
_BARREL: Final = 2.5
_TOKEN: Final = 3.3
#: How much of what the race may still bring is sure.
_SURE: Final = 0.7
#: On a way that is shorter than so many tiles points for moving come soon enough by themselves.
_SHORT: Final = 10
#: The coins that one will have at the end, which count for nothing unless the boat is home.
_PURSE: Final = 5.0
#: With fewer turns to come than these coins are kept for the end.
_NEAR: Final = 3.0


def race_worth(race: Fleet, position: GlenMorePosition, seat: int, turns: float) -> float:
    """What the race is worth to a seat in points, with about so many turns to come for it."""
    coins = position.players[seat].coins
    if seat in race.home:
        # As much as was hoped for, or the last step would look like a loss.
        return _PURSE + (_BARREL * race.whisky if race.home[0] == seat else 0.0)
    # Coins buy things until the end comes near.
    spent = max(0.0, 1.0 - turns / _NEAR)
    if race.is_over:
        return -spent * coins
    lefts = [
        0 if other in race.home else race.waters.left(position, other, berth)
        for other, berth in enumerate(race.boats)
    ]
    left, last = lefts[seat], len(lefts) - 1
    # Movement points of this turn that are left over are lost.
    reach = _STEPS * max(0.0, turns - _until_open(race, position))
    doubt = _DOUBT + _DOUBT_A_TURN * turns
    ahead = sum(
        1.0 if other in race.home else _likely(left - lefts[other], doubt)
        for other in range(len(lefts))
        if other != seat
    )
    arrives = _likely(reach - left, doubt)
    # With all others home before, there is nothing to win.
    counts = arrives * min(1.0, last - ahead)
    castles = race.waters.castles_ahead(position, seat, race.boats[seat])
    tokens = sum(
        _likely(reach - way, doubt) for river, way in castles.items() if race.hoard.castles[river]
    )
    prize = _PURSE + _prize(race, last, ahead)
    return arrives * prize + _TOKEN * tokens - spent * coins * (1.0 - counts)


def _until_open(race: Fleet, position: GlenMorePosition) -> float:
    """How many turns of a seat it takes until boats may move.

    Who lies behind the start tile gains next to nothing by passing it first: somebody does soon.
    """
    if race.is_open:
        return 0.0
    window = race.window(position)
    above = len(position.stacks["A"]) + sum(window) / len(window) if window else 0.0
    return 1.0 + above / (WEIGHTS.pace * len(position.players))


def _likely(lead: float, doubt: float) -> float:
    """How likely something is that needs a lead of nothing."""
    return 1.0 / (1.0 + exp(-max(-60.0, min(60.0, lead / doubt))))


def _prize(race: Fleet, last: int, ahead: float) -> float:
    """The points for coming home after so many others."""
    prizes = [float(points) for points in race.results[:last]] + [0.0, 0.0]
    prizes[0] += _BARREL * race.whisky
    place = int(ahead)
    share = ahead - place
    return prizes[place] * (1.0 - share) + prizes[place + 1] * share


def step_worth(race: Fleet, position: GlenMorePosition, seat: int) -> float:
    """What a movement point of a turn to come is worth to a seat's boat.

    That is a tile's share of all that still waits on the way home.
    """
    if seat in race.home or race.is_over:
        return 0.0
    castles = race.waters.castles_ahead(position, seat, race.boats[seat])
    tokens = sum(1 for river in castles if race.hoard.castles[river])
    prize = _prize(race, len(race.boats) - 1, len(race.home)) + _TOKEN * tokens
    return _SURE * prize / max(_SHORT, *castles.values())


def turn_worth(race: Fleet, position: GlenMorePosition, seat: int) -> float:
    """What the movement points of one turn more are worth to a seat's boat."""
    return _STEPS * step_worth(race, position, seat) if race.is_open else 0.0
