"""The public side of a match: what everybody may know of it, from its lobby to its end.

It holds no seed, no standing order and nothing of what a single player gets to see.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.clocks.claims import may_claim
from bot.store import Overtime, State
from rules import GAMES
from rules.core.lots import is_by_lot

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.store import Match, Sitter
    from rules.core.options import Value

#: Seconds after which a lobby closes in which nothing has changed: a week.
LOBBY_PATIENCE: Final = 7 * 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays in one seat."""

    #: ``None`` for a computer.
    user_id: int | None
    #: As it is on Discord, not escaped.
    name: str
    #: When their time will be over; ``None`` if it isn't running.
    deadline: float | None = None
    #: Whether they have said that they are away.
    away: bool = False
    #: Whether a computer decides in their place.
    replaced: bool = False
    #: Whether their time was over, so that the others may claim the seat.
    claimable: bool = False


@dataclass(frozen=True, slots=True)
class PublicMatch:
    """Which game is played, by whom, and where it is told."""

    id: int
    game: str
    options: Mapping[str, Value]
    #: By seat.
    players: tuple[Player, ...]
    host_id: int
    #: Whether the lobby was called off.
    cancelled: bool
    #: Whether that was because nothing changed in it for too long.
    expired: bool
    #: Whether the options of a lobby are what the lot gives.
    by_lot: bool
    #: The users who are invited and have not answered, and whether only they may join.
    invited: tuple[int, ...]
    invited_only: bool
    #: Whether it was opened by somebody who wants to play again.
    rematch: bool
    #: The message of the card, once it is posted.
    card_id: int | None
    #: When the lobby closes by itself unless something changes.
    closes: float
    #: The hash that fixes the seed without revealing it.
    hash: str
    guild_id: int
    #: The channel or thread in which the game is told.
    place_id: int
    in_thread: bool
    #: Since when somebody is awaited; ``None`` if nobody is.
    since: float | None
    #: How much time players have, and what happens when it is over.
    pace: str | None = None
    overtime: Overtime = Overtime.MOVE
    #: Whether the game was ended before its rules did.
    ended: bool = False
    #: Whether all have agreed to pause.
    paused: bool = False


def public_match(match: Match) -> PublicMatch:
    """What everybody may know of a match as it is now."""
    waits = [sitter.since for sitter in match.sitters if sitter.since is not None]
    return PublicMatch(
        id=match.id,
        game=match.game,
        options=match.options,
        players=tuple(_player(sitter, match.overtime) for sitter in match.sitters),
        host_id=match.host_id,
        cancelled=match.state is State.CANCELLED,
        expired=match.expired,
        # Only a lobby's card tells it.
        by_lot=match.state is State.LOBBY
        and is_by_lot(GAMES[match.game], match.options, match.seed, len(match.sitters)),
        invited=tuple(match.invited),
        invited_only=match.invited_only,
        rematch=match.rematch_of is not None,
        card_id=match.card_id,
        closes=match.moved + LOBBY_PATIENCE,
        hash=match.hash,
        guild_id=match.guild_id,
        place_id=match.place_id,
        in_thread=match.thread_id is not None,
        since=min(waits, default=None),
        pace=match.pace,
        overtime=match.overtime,
        ended=match.ended,
        paused=match.paused,
    )


def _player(sitter: Sitter, overtime: Overtime) -> Player:
    clock = sitter.clock
    return Player(
        sitter.user_id,
        sitter.name,
        clock.deadline,
        clock.away is not None,
        clock.stand_in is not None,
        may_claim(sitter, overtime),
    )
