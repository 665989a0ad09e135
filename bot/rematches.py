"""Rematches: whoever wants to play again opens a lobby, or sits down in the one that is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.refused import Refused
from bot.store import Sitter, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.lobbies import Lobbies
    from bot.matches import Matches
    from bot.store import Match


class Rematches:
    """Lobbies for those who have played a match, with the same options.

    Nobody is seated unasked: the others are invited.
    """

    def __init__(self, matches: Matches, lobbies: Lobbies) -> None:
        self._matches = matches
        self._lobbies = lobbies
        self._store = matches.store

    async def want(self, old: Match, user_id: int) -> Match:
        """Open a rematch of a finished match for one of its players, or join the open one.

        Raises `Refused` while the match is not over, and for a player who sits there already.
        """
        async with self._matches.tables.lock(old.id):
            if old.state is not State.OVER:
                raise Refused("not-over")
            name = next(sitter.name for sitter in old.sitters if sitter.user_id == user_id)
            match = await self._store.lobbies.rematch_of(old.id)
            if match is None:
                return await self._open(old, user_id, name)
        if match.seat_of(user_id) is not None:
            channel = f"<#{match.channel_id}>"
            raise Refused("rematch-open-already", number=str(match.id), channel=channel)
        return await self._lobbies.join(match.id, user_id, name)

    async def _open(self, old: Match, user_id: int, name: str) -> Match:
        match = self._lobbies.prepare(
            old.game,
            old.options,
            (old.guild_id, old.channel_id),
            (user_id, name),
            old.language,
            old.pace,
        )
        match.overtime = old.overtime
        match.rematch_of = old.id
        computers = [sitter for sitter in old.sitters if sitter.user_id is None]
        match.sitters = [
            Sitter(seat, sitter.user_id, sitter.name)
            for seat, sitter in enumerate(in_turn(old, [*match.sitters, *computers]))
        ]
        users = [sitter.user_id for sitter in old.sitters if sitter.user_id is not None]
        match.invited = [user for user in users if user != user_id]
        await self._lobbies.open(match)
        self._matches.changed(match.id)
        return match


def in_turn(old: Match, sitters: Sequence[Sitter]) -> list[Sitter]:
    """Those who sit down for a rematch, with the first seat going round; newcomers come last."""
    before = [_who(sitter) for sitter in (*old.sitters[1:], old.sitters[0])]
    places = {who: place for place, who in enumerate(before)}
    return sorted(sitters, key=lambda sitter: places.get(_who(sitter), len(places)))


def _who(sitter: Sitter) -> int | str:
    """A user, or a computer by its name."""
    return sitter.name if sitter.user_id is None else sitter.user_id
