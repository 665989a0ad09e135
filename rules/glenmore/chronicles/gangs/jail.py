"""The end of a turn: a penny for somebody in jail, or somebody out of it (C8-R7 to C8-R10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.asking import Question
from rules.glenmore.chronicles.gangs.claims import ClaimAtOnce
from rules.glenmore.chronicles.gangs.derek import SwindleAtOnce
from rules.glenmore.chronicles.gangs.mob import Mob
from rules.glenmore.chronicles.gangs.posts import Recruit
from rules.glenmore.chronicles.gangs.schemes import member_gain
from rules.glenmore.chronicles.gangs.words import POSTED
from rules.glenmore.moves import deed

if TYPE_CHECKING:
    from rules.core.move import Move
    from rules.glenmore.asking import Why
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


class Bail(Question):
    """Lay a penny on a member in jail, or take one with all its pennies, or neither (C8-R7)."""

    __slots__ = ()

    ask = "bail"
    rule = "C8-R7"
    free = False
    kinds = ("penny", "release", "no-penny")

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Only own pennies with the side of the loss up can be laid (C8-R8, Q8-2)."""
        mob = Mob.of(position)
        found: list[Move] = []
        if mob.purses[self.seat]:
            found += [deed("penny", name) for name in mob.jail]
        return [*found, *(deed("release", name) for name in mob.jail), deed("no-penny")]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """One of the two, or nothing."""
        mob, seat = Mob.of(position), self.seat
        position.pop()
        if move.kind == "penny":
            mob.purses[seat] -= 1
            mob.stakes = {**mob.stakes, move.word: mob.stakes.get(move.word, 0) + 1}
            position.tell("penny", seat=seat, member=move.word)
        elif move.kind == "release":
            release(position, seat, move.word)

    def proceed(self, position: GlenMorePosition) -> bool:
        """With an empty jail there is nothing to do (C8-R8)."""
        if not Mob.of(position).jail:
            position.pop()
            return True
        return False

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """That member is not in jail, or there is no penny."""
        if move.word not in Mob.of(position).jail:
            return "C8-R9", "not-in-jail", {"member": move.word}
        return "C8-R8", "no-penny-left", {}

    def advise(self, position: GlenMorePosition, seat: int) -> Move:
        """Take whoever brings more than a penny laid does; else lay one, which costs nothing then.

        It goes to the member that is nearest to being worth taking and still tempts nobody with it:
        pennies that lie together come back together.
        """
        mob = Mob.of(position)
        gains = {name: member_gain(position, name) for name in mob.jail}
        best = max(gains, key=gains.__getitem__)
        can_lay = bool(mob.purses[seat])
        if gains[best] > can_lay:
            return deed("release", best)
        if not can_lay:
            return deed("no-penny")
        safe = [name for name in gains if gains[name] <= 0]
        to = max(safe, key=gains.__getitem__) if safe else min(gains, key=gains.__getitem__)
        return deed("penny", to)


def release(position: GlenMorePosition, seat: int, name: str) -> None:
    """A member comes under control with all pennies on its card (C8-R9, C8-R10, Q8-3)."""
    mob = Mob.of(position)
    pennies = mob.stakes.get(name, 0)
    mob.won[seat] += pennies
    mob.stakes = {one: count for one, count in mob.stakes.items() if one != name}
    mob.jail = tuple(one for one in mob.jail if one != name)
    mob.owners = {**mob.owners, name: seat}
    mob.tokens = {**mob.tokens, name: mob.cards[name].tokens}
    position.tell("released", seat=seat, member=name, count=pennies)
    if name in POSTED:
        position.push(Recruit(seat, name, optional=True))
    elif name == "john":
        position.push(ClaimAtOnce(seat))
    elif name == "derek" and mob.cards[name].at_once:
        position.push(SwindleAtOnce(seat))
