"""The six clans and what marks them: a colour never stands without its emblem and its basketry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from render.kit.colour import PEAT, Colour, mix, rgb

if TYPE_CHECKING:
    from render.painter import Words


@dataclass(frozen=True, slots=True)
class Clan:
    """How the members of a clan look."""

    key: str
    colour: Colour
    emblem: str

    @property
    def weave(self) -> Colour:
        """The darker reed of its basketry."""
        return mix(self.colour, PEAT, 0.3)

    @property
    def dark(self) -> Colour:
        """The colour of its numbers on paper."""
        return mix(self.colour, PEAT, 0.55)

    @property
    def wood(self) -> Colour:
        """What its men are carved from."""
        return mix(self.colour, PEAT, 0.72)


CLANS: Final = {
    clan.key: clan
    for clan in (
        Clan("birds", rgb("#B03A22"), "bird"),
        Clan("blue", rgb("#2F62A6"), "holly"),
        Clan("wild_potato", rgb("#BC8418"), "potato"),
        Clan("deer", rgb("#6E4329"), "stag"),
        Clan("wolf", rgb("#434D5A"), "wolf"),
        Clan("long_hair", rgb("#2E8A72"), "braid"),
    )
}


def clan_name(clan: str, words: Words) -> str:
    """The name of a clan."""
    return words("cherokee-picture-clan", clan=clan)
