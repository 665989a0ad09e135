"""Attacks: which castles can be attacked, and an attack under way (LC-R16 to LC-R19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rules.land.board import squares_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.land.position import LandPosition


class Target(NamedTuple):
    """A castle as one clan could attack it, with the strengths of both sides."""

    #: Its place among the castles on the board.
    castle: int
    strength: int
    against: int


class Attack(NamedTuple):
    """An attack once its first swords are on the table. Tuples are by seat."""

    seat: int
    target: Target
    #: Swords on the table, no longer in any hand.
    swords: tuple[int, ...]
    #: Shields that defenders have offered but still hold.
    shields: tuple[int, ...]
    #: The defenders who have answered.
    answered: tuple[int, ...] = ()

    @property
    def needed(self) -> int:
        """How many more shields would repel it."""
        return sum(self.swords) - sum(self.shields)


def beside(position: LandPosition, place: int, clan: int) -> list[int]:
    """The squares of a clan's tokens, and the first ones of its castles, beside a castle.

    Each counts once, however many edges it shares with the castle.
    """
    around = position.castles[place].site.around
    return [
        *squares_in(position.tokens[clan] & around),
        *(site.first for site, owner in position.castles if owner == clan and site.mask & around),
    ]


def strengths(position: LandPosition, place: int, clan: int) -> Target:
    """How `clan` compares with the owner of a castle; other clans don't count (LC-R16).

    For its owner the castle itself counts too.
    """
    owner = position.castles[place].clan
    return Target(
        place, len(beside(position, place, clan)), len(beside(position, place, owner)) + 1
    )


def targets(position: LandPosition, clan: int) -> Iterator[Target]:
    """The castles that `clan` is strong enough to attack (LC-R16)."""
    for place, castle in enumerate(position.castles):
        if castle.clan != clan:
            target = strengths(position, place, clan)
            if target.strength >= target.against:
                yield target
