"""The end of a turn: a penny for somebody in jail, or somebody out of it (C8-R7 to C8-R10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.glenmore.asking import Question
from rules.glenmore.chronicles.gangs.claims import ClaimAtOnce
from rules.glenmore.chronicles.gangs.mob import Mob
from rules.glenmore.chronicles.gangs.posts import Recruit
from rules.glenmore.chronicles.gangs.words import POSTED
from rules.glenmore.moves import deed

if TYPE_CHECKING:
    from rules.core.move import Move
    from rules.glenmore.asking import Why
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition

#: What a member is about worth to its owner, in points, if half of the game is still to come.
_WORTH: Final = {
    "collector": 3.0,
    "joe": 7.0,
    "bruce": 3.0,
    "tenant": 3.0,
    "kenneth": 5.0,
    "fergus": 4.0,
    "sybil": 7.0,
    "derek": 3.0,
    "mike": 5.0,
    "calum": 4.0,
    "billy": 4.0,
    "fraser": 3.0,
    "una": 2.0,
    "elspeth": 3.0,
    "erin": 4.0,
    "john": 7.0,
}


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
        """Take whoever brings more than it costs; else lay a penny where it tempts least."""
        mob = Mob.of(position)
        left = sum(map(len, position.stacks.values())) / max(1, len(position.box.tiles))

        def gain(name: str) -> float:
            worth = _WORTH[name] * min(1.0, 2.2 * left)
            return worth + mob.stakes.get(name, 0) - mob.cards[name].penalty

        best = max(mob.jail, key=gain)
        if gain(best) > 1:
            return deed("release", best)
        if mob.purses[seat]:
            return deed("penny", min(mob.jail, key=gain))
        return deed("no-penny")


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
