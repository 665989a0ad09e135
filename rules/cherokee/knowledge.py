"""What a player of Cherokee can't know, redrawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.cherokee.position import CherokeePosition
    from rules.core.chance import Chance


def redraw(position: CherokeePosition, seat: int, chance: Chance) -> None:
    """Replace everything that `seat` can't know by something else it might be.

    It knows the pyramid, the discard and its own hand, so the other hands hold the cards left
    (CH-R20). Until the end of a secret game it knows of the other clan cards only that they differ
    from its own and from each other (CH-R3).
    """
    others = [other for other in range(len(position.hands)) if other != seat]
    pool = [member for other in others for member in position.hands[other]]
    chance.shuffle(pool)
    for other in others:
        size = len(position.hands[other])
        position.hands[other] = tuple(sorted(pool[:size]))
        del pool[:size]
    position.changed()
    if position.setup.open or position.outcome is not None:
        return
    own = position.clans[seat]
    clans = [clan for clan in range(len(position.box.clans)) if clan != own]
    chance.shuffle(clans)
    clans.insert(seat, own)
    position.clans = tuple(clans[: len(position.hands)])
