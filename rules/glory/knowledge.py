"""What a player of Clans and Glory can't know, redrawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glory.placement import Hidden

if TYPE_CHECKING:
    from rules.core.chance import Chance
    from rules.glory.position import GloryPosition


def redraw(position: GloryPosition, seat: int, chance: Chance) -> None:
    """Replace everything that `seat` can't know by something else it might be.

    Hidden are the others' hands, the removed cards, the others' face-down cards and what the others
    discarded at the end: they all come from one pool. That a player who laid a card face down had
    nothing that fitted is not taken into account.
    """
    others = [other for other in range(position.setup.seats) if other != seat]
    hidden = position.spread.hidden
    covered = [cell for cell, one in hidden.items() if one.seat != seat]
    secrets = [position.removed]
    for other in others:
        secrets += position.hands[other], position.discards[other]
    pool = [card for cards in secrets for card in cards]
    pool += [hidden[cell].card for cell in covered]
    # Sorted, so that the result depends on nothing that the seat can't know.
    pool.sort()
    chance.shuffle(pool)
    for cell in covered:
        hidden[cell] = Hidden(hidden[cell].seat, pool.pop())
    for cards in secrets:
        cards[:] = sorted(pool.pop() for _ in cards)
