"""What a computer lets its gang members do, and what that is worth to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.glenmore.chronicles.gangs.mob import Mob
from rules.glenmore.components import GOODS
from rules.glenmore.moves import Deed
from rules.glenmore.worth import turns_left

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from rules.core.move import Move
    from rules.glenmore.position import GlenMorePosition

    #: Picks the moves of one kind that are worth a try.
    Pick = Callable[[GlenMorePosition, int, Sequence[Deed]], Iterable[Move]]

#: How many own tiles are thought of as the one to get rid of.
_TILES: Final = 3


def schemes(position: GlenMorePosition, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Of all that members could do the few things that may be best.

    There are dozens of ways to lay a tax or to move a tile, and to follow each of them to the end
    of the turn would take too long.
    """
    by_kind: dict[str, list[Deed]] = {}
    for move in moves:
        if isinstance(move, Deed):
            by_kind.setdefault(move.kind, []).append(move)
    found: list[Move] = []
    for kind, alike in by_kind.items():
        pick = _PICKS.get(kind)
        found += pick(position, seat, alike) if pick else alike
    return found


def _tax(position: GlenMorePosition, seat: int, moves: Sequence[Deed]) -> Iterable[Move]:
    """The larger token on the cell that is cheapest to reach: there somebody goes soonest."""
    prices = position.clan_prices()
    return [min(moves, key=lambda move: (prices[move.word], -move.amount))]


def _fiction(position: GlenMorePosition, seat: int, moves: Sequence[Deed]) -> Iterable[Move]:
    """The largest stack."""

    def coins(move: Deed) -> int:
        if move.word in GOODS:
            return position.market.offer(GOODS.index(move.word))
        return max(one.stall(position) for one in position.chronicles)

    return [max(moves, key=coins)]


def _reserve(position: GlenMorePosition, seat: int, moves: Sequence[Deed]) -> Iterable[Move]:
    """None: whoever reserves a tile must take it, and a better one may lie there by then."""
    return []


def _sneak(position: GlenMorePosition, seat: int, moves: Sequence[Deed]) -> Iterable[Move]:
    """Only to where something can be stolen."""
    land = position.players[Mob.of(position).posts["kenneth"][0]].land
    return [move for move in moves if move.cell in land.goods and move.cell not in land.people]


def _swindle(position: GlenMorePosition, seat: int, moves: Sequence[Deed]) -> Iterable[Move]:
    """Own tiles that nothing lies on, those first that bring least when they are activated."""
    land, tiles = position.players[seat].land, position.box.tiles

    def use(move: Deed) -> int:
        activation = tiles[land.tiles[move.cell]].activation
        return 0 if activation is None else 1 + len(activation.offers) + activation.amount

    own = [
        move
        for move in moves
        if move.number == seat and move.cell not in land.goods and move.cell not in land.people
    ]
    return sorted(own, key=use)[:_TILES]


def _claim(position: GlenMorePosition, seat: int, moves: Sequence[Deed]) -> Iterable[Move]:
    """Any card is as good as another, so one of whoever has most."""

    def owned(move: Deed) -> int:
        return max(len(one.cards) for one in position.players if move.word in one.cards)

    return [max(moves, key=owned)]


_PICKS: Final[dict[str, Pick]] = {
    "tax": _tax,
    "fiction": _fiction,
    "reserve": _reserve,
    "sneak": _sneak,
    "swindle": _swindle,
    "claim": _claim,
}


# ---- what members are worth ----------------------------------------------------------------------

#: What a member brings in each turn to come, in points; the most that it brings in a game.
_BRINGS: Final = {
    # Three stacks of coins, most of them of two or three.
    "joe": (2.3, 7.0),
    # A resource for nothing, three times.
    "bruce": (0.7, 3.0),
    "collector": (0.4, 2.0),
    # He steals where movement points are left over, and needs a Scotsman who is missed elsewhere.
    "kenneth": (0.4, 4.0),
    "fergus": (0.3, 3.0),
    # Two tiles' difference in the final scoring; less what is given away with the tile.
    "derek": (5.0, 5.0),
    # One Scotsman more here and one less there, in every scoring to come.
    "mike": (0.6, 5.0),
    # A point now and then, which the other loses.
    "sybil": (0.5, 6.0),
    "calum": (1.0, 4.0),
    "billy": (1.0, 4.0),
    "fraser": (1.0, 3.0),
    "una": (0.5, 2.0),
    "elspeth": (0.3, 2.0),
    "erin": (0.7, 4.0),
    "john": (0.8, 7.0),
}


def member_gain(position: GlenMorePosition, name: str) -> float:
    """What it would bring to take a member out of jail now: what it does, and its pennies.

    The tenant does nothing for a computer, which never reserves a tile.
    """
    mob = Mob.of(position)
    rate, most = _BRINGS.get(name, (0.0, 0.0))
    does = min(most, rate * turns_left(position))
    return does + mob.stakes.get(name, 0) - mob.cards[name].penalty
