"""The two clans and what marks them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from render.kit.colour import BONE, LIVERIES, PEAT, PLAYERS, Player, mix
from render.kit.names import readable
from render.kit.type import Face

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.painter import Words
    from rules.duel.view import DuelView


@dataclass(frozen=True, slots=True)
class Clan:
    """A side of the duel; its seat keeps it whatever cards it holds."""

    key: str
    seat: int
    player: Player
    crest: str

    @property
    def other(self) -> Clan:
        """The clan across the table."""
        return CLANS[1 - self.seat]


CLANS: Final = (
    Clan("wilds", 0, PLAYERS[0], "stag"),
    Clan("golds", 1, PLAYERS[1], "sunburst"),
)

_LIVERY = LIVERIES["duel"]
#: Owner of what belongs to neither clan: the packets of the draft, the banner of a draw.
NEUTRAL: Final = Player(
    _LIVERY.colour, mix(_LIVERY.colour, PEAT, 0.6), _LIVERY.emblem, BONE, _LIVERY.sett
)
NEUTRAL_CREST: Final = _LIVERY.emblem


def clan_of(view: DuelView) -> Clan:
    """The clan of the seat whose view it is."""
    seat = view["seat"]
    if seat is None:
        raise ValueError("a spectator has no clan")
    return CLANS[seat]


def player_names(names: Sequence[str], words: Words) -> tuple[str, str]:
    """Both players' names as a picture can show them."""
    return player_name(names, CLANS[0], words), player_name(names, CLANS[1], words)


def player_name(names: Sequence[str], clan: Clan, words: Words) -> str:
    """A player's name as a picture can show it."""
    shown = readable(names[clan.seat], Face.SERIF_BOLD)
    return shown or words("picture-player", number=clan.seat + 1)
