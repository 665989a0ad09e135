"""Positions set up by hand: a pyramid drawn in text, and cards as they are written.

Tests and samples of pictures are made from them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.cherokee.options import setup_for
from rules.cherokee.position import CherokeePosition
from rules.cherokee.pyramid import Pyramid
from rules.core.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules.cherokee.game import Cherokee


def drawn(
    game: Cherokee,
    pyramid: str,
    hands: Sequence[str],
    clans: str,
    *,
    neutral: str = "",
    first: int = 0,
    discard: str = "",
    options: Mapping[str, object] | None = None,
) -> CherokeePosition:
    """The position at the beginning of a turn with this pyramid, from the top to the base.

    Members are written ``WO5w``, clans by their keys, both parted by spaces. `first` is the seat
    that began; the discard has one member for each turn since.
    """
    box = game.box
    written = {card["card"]: member for member, card in enumerate(box.cards)}

    def members(words: str) -> list[int]:
        return [written[word] for word in words.split()]

    return CherokeePosition(
        game,
        setup_for(game.options.read(options)),
        Chance("drawn"),
        tuple(map(box.clans.index, clans.split())),
        tuple(map(box.clans.index, neutral.split())),
        Pyramid(box, members(pyramid)),
        [tuple(sorted(members(hand))) for hand in hands],
        first,
        members(discard),
    )
