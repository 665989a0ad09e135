"""The clans: their colours, and their players as a picture can show them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.kit.colour import PLAYERS, Player
from render.kit.names import readable
from render.kit.type import Face

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.painter import Words
    from rules.land.view import LandView


def colours_of(view: LandView, seat: int) -> Player:
    """The colours of a seat's clan."""
    return PLAYERS[view["players"][seat]["clan"]]


def own_seat(view: LandView) -> int:
    """The seat whose view it is."""
    seat = view["seat"]
    if seat is None:
        raise ValueError("a spectator has no clan")
    return seat


def own_clan(view: LandView) -> int:
    """The clan of the seat whose view it is."""
    return view["players"][own_seat(view)]["clan"]


def shown_names(names: Sequence[str], words: Words, face: Face = Face.SERIF_BOLD) -> list[str]:
    """All players' names as a picture can show them."""
    return [
        readable(name, face) or words("picture-player", number=seat + 1)
        for seat, name in enumerate(names)
    ]


def winning_clans(view: LandView) -> tuple[int, ...]:
    """The clans that won; none while the game goes on."""
    outcome = view["outcome"]
    if outcome is None:
        return ()
    return tuple(sorted({view["players"][seat]["clan"] for seat in outcome["ranking"][0]}))
