"""John lays claim to landmark cards of others (C8-R65 to C8-R68)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.asking import Question
from rules.glenmore.chronicles.gangs.mob import Mob
from rules.glenmore.moves import DONE, deed

if TYPE_CHECKING:
    from rules.core.move import Move
    from rules.core.view import Crumb
    from rules.glenmore.asking import Why
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


def claims(position: GlenMorePosition, seat: int) -> list[Move]:
    """Others' landmark cards with the landmark side up, without a claim (C8-R66, Q8-21)."""
    mob = Mob.of(position)
    if not mob.is_owner(seat, "john") or not mob.tokens["john"]:
        return []
    return [
        deed("claim", card)
        for other, player in enumerate(position.players)
        if other != seat
        for card in player.cards
        if card not in mob.claims
        and not any(one.is_flipped(position, card) for one in position.chronicles)
    ]


def claim(position: GlenMorePosition, seat: int, move: Deed) -> None:
    """John's token lies on a card of somebody else (C8-R66)."""
    mob = Mob.of(position)
    mob.take_token("john", mob.tokens["john"][0])
    mob.claims = (*mob.claims, move.word)
    position.tell("claimed", seat=seat, card=move.word)


class ClaimAtOnce(Question):
    """John's tokens can be laid in the very turn in which he comes, at its end (C8-R66, Q8-21)."""

    __slots__ = ()

    ask = "claim"
    rule = "C8-R66"
    free = False
    kinds = ("claim", "done")

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Any such card, or no more now."""
        return [*claims(position, self.seat), DONE]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """One after the other."""
        if move == DONE:
            position.pop()
        else:
            claim(position, self.seat, move)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """There is no such card, or no token is left."""
        return self.rule, "member-cannot", {"member": "john"}

    def advise(self, position: GlenMorePosition, seat: int) -> Move:
        """A claim that waits counts for nothing."""
        return self.choices(position)[0]

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """Who it is."""
        return {"kind": "member", "facts": {"member": "john"}}
