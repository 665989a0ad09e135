"""Attacks: which castles can be attacked, and an attack under way (LC-R16 to LC-R19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rules.land.board import squares_in
from rules.land.cards import SHIELD, SWORD
from rules.land.moves import DECLINE, DEFEND_MOVES, SWORDS_MOVES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.core.move import Move
    from rules.land.position import LandPosition


class Target(NamedTuple):
    """A castle as one clan could attack it, with the strengths of both sides."""

    #: Its place among the castles on the board.
    castle: int
    strength: int
    against: int


class Attack(NamedTuple):
    """An attack after its first swords were played. Tuples are by seat."""

    seat: int
    target: Target
    #: Swords on the table; they are in no hand any more.
    swords: tuple[int, ...]
    #: Shields that defenders have offered; they are still in their hands.
    shields: tuple[int, ...]
    #: The defenders who have still to answer, the next one first.
    waiting: tuple[int, ...]

    @property
    def needed(self) -> int:
        """How many shields are missing to repel it."""
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
    """How `clan` stands against a castle of another; third clans count for nobody.

    For its owner the castle itself counts too.
    """
    owner = position.castles[place].clan
    return Target(
        place, len(beside(position, place, clan)), len(beside(position, place, owner)) + 1
    )


def targets(position: LandPosition, clan: int) -> Iterator[Target]:
    """The castles that `clan` is strong enough to attack."""
    for place, castle in enumerate(position.castles):
        if castle.clan != clan:
            target = strengths(position, place, clan)
            if target.strength >= target.against:
                yield target


def answers(position: LandPosition, seat: int) -> Sequence[Move]:
    """The moves of a seat that an attack waits for: a partner's swords, a defender's shields.

    The last defender gives exactly what is missing or nothing; one before may give a part of it.
    """
    attack, hand = position.under_way, position.hands[seat]
    if position.stage == "swords":
        return SWORDS_MOVES[: hand.count(SWORD) + 1]
    held, needed = hand.count(SHIELD), attack.needed
    least = needed if len(attack.waiting) == 1 else 1
    return [*(DEFEND_MOVES[many] for many in range(min(held, needed), least - 1, -1)), DECLINE]
