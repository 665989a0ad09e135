"""What owners of gang members may do at any moment of their own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.glenmore.activation import Activate
from rules.glenmore.chronicles.gangs.claims import claim, claims
from rules.glenmore.chronicles.gangs.derek import Swindle, swindles
from rules.glenmore.chronicles.gangs.mob import Mob
from rules.glenmore.chronicles.gangs.posts import Recruit, sneak, sneaks, stations
from rules.glenmore.chronicles.gangs.words import POSTED
from rules.glenmore.components import GOODS
from rules.glenmore.feasibility import Target, obstacle
from rules.glenmore.moves import deed
from rules.glenmore.taking import Take

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.core.move import Move
    from rules.glenmore.asking import Question, Why
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


def deeds(position: GlenMorePosition, seat: int, question: Question) -> list[Move]:
    """All that a seat's members let it do now."""
    mob = Mob.of(position)
    found: list[Move] = []
    if mob.is_owner(seat, "kenneth") and "kenneth" in mob.posts and position.steps:
        found += [deed("sneak", cell) for cell in sneaks(position)]
    if not position.own_turn:
        # Whatever one may do in one's own turn is not done in that of the Englishman (Q4-6).
        return found
    if mob.is_owner(seat, "collector"):
        found += _taxes(position)
    if mob.is_owner(seat, "joe") and mob.tokens["joe"]:
        found += [deed("fiction", name) for name in _stalls(position)]
    if mob.is_owner(seat, "tenant"):
        found += _reservations(position, seat, question)
    if isinstance(question, Take) or _is_last_step(question):
        found += _upheavals(position, seat)
    return found


def _is_last_step(question: Question) -> bool:
    """Whether only activating and the like are left in the turn."""
    return isinstance(question, Activate) and not question.nested


def _upheavals(position: GlenMorePosition, seat: int) -> list[Move]:
    """What moves Scotsmen and tiles; not while a tile is paid or placed, which may need them."""
    mob = Mob.of(position)
    found: list[Move] = []
    for name in POSTED:
        if mob.is_owner(seat, name) and name not in mob.posts and stations(position, seat, name):
            player = position.players[seat]
            if player.scotsmen or player.land.people:
                found.append(deed("post", name))
    if mob.is_ready(seat, "derek") and swindles(position):
        found += [deed("swindle", *one) for one in swindles(position)]
    return found + claims(position, seat)


def _taxes(position: GlenMorePosition) -> list[Move]:
    """The tax collector's tokens go on cells without a marker (C8-R15, Q8-6)."""
    mob = Mob.of(position)
    return [
        deed("tax", clan, value)
        for clan in position.clan_prices()
        if clan not in position.markers
        for value in sorted(set(mob.tokens["collector"]))
    ]


def _stalls(position: GlenMorePosition) -> list[str]:
    """The rows that have a stack of coins, England's too (C8-R20, Q8-7)."""
    found = [name for good, name in enumerate(GOODS) if position.market.filled[good]]
    if any(one.stall(position) for one in position.chronicles):
        found.append("england")
    return found


def _reservations(position: GlenMorePosition, seat: int, question: Question) -> list[Move]:
    """Tiles ahead of the own figure that could be taken now (C8-R26, C8-R29, C8-R32, Q8-9)."""
    mob = Mob.of(position)
    if (
        not mob.tokens["tenant"]
        or mob.reserved is not None
        or seat in position.finished
        or not _is_last_step(question)
    ):
        return []
    ring = position.ring
    own = ring.offset(ring.at[seat])
    found: list[Move] = []
    for number, (space, one) in enumerate(ring.ahead(), 1):
        tile = position.box.tiles[one]
        target = Target(seat, seat, space, tile)
        if ring.offset(space) > own and obstacle(position, target) is None:
            found += [deed("reserve", number, value) for value in sorted(set(mob.tokens["tenant"]))]
    return found


# ---- doing it ------------------------------------------------------------------------------------


def _tax(position: GlenMorePosition, seat: int, move: Deed) -> None:
    """A token lies on a cell until a marker comes there (C8-R15)."""
    mob, clan, value = Mob.of(position), move.word, move.amount
    mob.take_token("collector", value)
    mob.tolls = {**mob.tolls, clan: (*mob.tolls.get(clan, ()), value)}
    position.tell("taxed", seat=seat, clan=clan, coins=value)


def _fiction(position: GlenMorePosition, seat: int, move: Deed) -> None:
    """The largest stack of a row comes to the owner; a token is gone (C8-R20)."""
    mob = Mob.of(position)
    mob.take_token("joe", mob.tokens["joe"][0])
    if move.word in GOODS:
        coins = position.market.sell(GOODS.index(move.word))
    else:
        coins = next(one.take_stall(position) for one in position.chronicles if one.stall(position))
    position.players[seat].coins += coins
    position.tell("fiction", seat=seat, stall=move.word, coins=coins)


def _reserve(position: GlenMorePosition, seat: int, move: Deed) -> None:
    """A token lies on a tile of the ring: it is reserved (C8-R26)."""
    mob = Mob.of(position)
    number = position.ring.ahead()[move.number - 1][1]
    mob.take_token("tenant", move.amount)
    mob.reserved = (number, move.amount)
    tile = position.box.tiles[number].name
    position.tell("reserved", seat=seat, tile=tile, coins=move.amount)


def _post(position: GlenMorePosition, seat: int, move: Deed) -> None:
    """A member is posted after all."""
    position.push(Recruit(seat, move.word, optional=False))


def _sneak(position: GlenMorePosition, seat: int, move: Deed) -> None:
    """Kenneth goes a step."""
    sneak(position, seat, move.cell)


def _swindle(position: GlenMorePosition, seat: int, move: Deed) -> None:
    """Derek takes a tile; where it goes is asked next."""
    position.push(Swindle(seat, move.number, move.cell))


#: How each is done.
DEEDS: Final[dict[str, Callable[[GlenMorePosition, int, Deed], None]]] = {
    "tax": _tax,
    "fiction": _fiction,
    "reserve": _reserve,
    "post": _post,
    "sneak": _sneak,
    "swindle": _swindle,
    "claim": claim,
}
#: The member that each belongs to, and the rule.
_OF: Final = {
    "tax": ("collector", "C8-R15"),
    "fiction": ("joe", "C8-R20"),
    "reserve": ("tenant", "C8-R29"),
    "sneak": ("kenneth", "C8-R34"),
    "swindle": ("derek", "C8-R46"),
    "claim": ("john", "C8-R66"),
}


def why_not_done(position: GlenMorePosition, seat: int, move: Deed) -> Why:
    """Why a member doesn't do that now."""
    name, rule = (move.word, "C8-R33") if move.kind == "post" else _OF[move.kind]
    mob = Mob.of(position)
    if not mob.is_owner(seat, name):
        return rule, "no-such-member", {"member": name}
    if move.kind == "sneak" and not position.steps:
        return rule, "no-steps", {}
    if move.kind == "reserve" and seat in position.finished:
        return "C8-R32", "last-turn", {}
    if name in mob.spent:
        return rule, "member-spent", {"member": name}
    if move.kind != "sneak" and not position.own_turn:
        return "C4-R13", "member-own-turn", {"member": name}
    return rule, "member-cannot", {"member": name}
