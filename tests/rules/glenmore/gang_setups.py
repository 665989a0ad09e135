"""Positions with Penny Mobs, set up in a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.chronicles.gangs import Gangs
from rules.glenmore.chronicles.haggis import Haggis
from rules.glenmore.scoring import HoldScoring
from tests.rules.glenmore.haggis_setups import Fixed
from tests.rules.glenmore.setups import cell, lay, table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.glenmore.position import GlenMorePosition

THREE = "p0 p1 p2 lochridge inshriach"


def mob(
    ring: str = THREE,
    land: Mapping[str, str] | None = None,
    *,
    owners: Mapping[str, int] | None = None,
    jail: str = "",
    posts: Mapping[str, tuple[int, str]] | None = None,
    chronicles: str = "gangs",
    third: Mapping[str, str] | None = None,
    **more,
) -> GlenMorePosition:
    """A table where these seats control members, others are in jail, and some stand elsewhere."""
    position = table(ring, land, options={"chronicles": chronicles.split()}, **more)
    gangs = Gangs.of(position)
    gangs.jail, gangs.aside, gangs.spare = tuple(jail.split()), (), ()
    gangs.owners = dict(owners or {})
    gangs.tokens = {name: gangs.cards[name].tokens for name in gangs.owners}
    for name, (host, at) in (posts or {}).items():
        gangs.posts = {**gangs.posts, name: (host, cell(at))}
        position.players[gangs.owners[name]].scotsmen -= 1
    if third:
        lay(position.players[2], third, position.box)
    position.changed()
    return position


def points(position: GlenMorePosition) -> list[int]:
    """Everybody's points."""
    return [player.points for player in position.players]


def coins(position: GlenMorePosition) -> list[int]:
    """Everybody's coins."""
    return [player.coins for player in position.players]


def end_turn(position: GlenMorePosition) -> None:
    """Take the first tile, place it and end the turn; the penny is asked about next."""
    seat = position.to_act[0]
    for kind in ("take", "place", "done"):
        move = next(move for move in position.moves(seat) if move.kind == kind)
        position.play(seat, move)


def post(position, name: str) -> tuple[int, str] | None:
    """Where a member stands."""
    return position.view(None)["chronicles"]["gangs"]["posts"].get(name)


def race(**more):
    """A race that is on."""
    return mob(THREE, chronicles="boats gangs", **more)


def feast(owners: dict[str, int], *tables: str, rolls: str = "2222", **more):
    """Haggis is scored, with these tokens on the tables."""
    position = mob(THREE, chronicles="haggis gangs", owners=owners, **more)
    for seat, values in enumerate(tables):
        for value in values:
            Haggis.of(position).take_drawn(seat, int(value))
    position.chance = Fixed(rolls)
    position.push(HoldScoring("B"))
    position.settle()
    return position


def claimed():
    """John of the first seat, and two landmark cards of the second."""
    position = mob(owners={"john": 0})
    position.players[1].cards = ("inverness", "loch-ness")
    position.changed()
    return position
