"""What a player of Cherokee can't know, redrawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.cherokee.cards import CLANS

if TYPE_CHECKING:
    from rules.cherokee.position import CherokeePosition
    from rules.core.chance import Chance


def redraw(position: CherokeePosition, seat: int, chance: Chance) -> None:
    """Replace everything that `seat` can't know by something else it might be.

    Whatever lies in the pyramid or the discard is known, so is the own hand; the cards left are in
    the other hands. Of the other clan cards one knows that they differ from the own and from each
    other, in the secret game until they are shown at the end.
    """
    others = [other for other in range(len(position.hands)) if other != seat]
    pool = [member for other in others for member in position.hands[other]]
    chance.shuffle(pool)
    for other in others:
        size = len(position.hands[other])
        position.hands[other] = tuple(sorted(pool[:size]))
        del pool[:size]
    if position.stage in {"place", "drop"}:
        position.ask_for_card(position.to_act[0], position.stage)
    if position.setup.open or position.outcome is not None:
        return
    own = position.clans[seat]
    clans = [clan for clan in range(len(CLANS)) if clan != own]
    chance.shuffle(clans)
    clans.insert(seat, own)
    position.clans = tuple(clans[: len(position.hands)])
