"""Lobbies: from the first card to the first turn."""

from __future__ import annotations

import asyncio
import math
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from bot.allowance import Allowance
from bot.clocks.pace import read_pace
from bot.computers import computer_name
from bot.notices import notices_to_begin
from bot.refused import Refused
from bot.rematches import in_turn
from bot.store import Match, NewNotice, NoticeKind, Sitter, State
from bot.table import Table, fold
from rules import GAMES
from rules.core.lots import by_lot

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.config import Config
    from bot.matches import Matches
    from bot.store import Overtime
    from rules import Game
    from rules.core.options import Value


#: How many lobbies one person may have open, how many a channel, and how many may be invited.
PER_HOST: Final = 5
PER_CHANNEL: Final = 25
INVITED: Final = 10
HOUR: Final = 3600.0

#: Computes the new options from the present ones, under the lobby's lock.
Change = Callable[["Game", "Mapping[str, Value]"], "Mapping[str, object]"]


class Lobbies:
    """Matches that have not begun, and all that can be done with them.

    What is forbidden raises `Refused` (or `rules.BadOptions`) and changes nothing.
    """

    def __init__(self, matches: Matches, per_hour: int = 0) -> None:
        self._matches = matches
        self._openings = Allowance(per_hour, HOUR)
        self._tables = matches.tables
        self._store = matches.store
        #: Lobbies are opened one after the other, so that none slips past a limit.
        self._opening = asyncio.Lock()

    async def open(self, match: Match) -> None:
        """Open a lobby: stored with the notices that its card must be posted and people invited.

        So it gets its card whatever happens next, or is called off. The caller wakes the delivery.
        Raises `Refused` if the host, or the channel, has as many lobbies as may be, or the host has
        opened too many lately.
        """
        invitations = [NewNotice(NoticeKind.INVITE, user_id=user) for user in match.invited]
        async with self._opening:
            of_host, in_channel = await self._store.lobbies.count(match.host_id, match.channel_id)
            if of_host >= PER_HOST:
                raise Refused("lobby-too-many", most=PER_HOST)
            if in_channel >= PER_CHANNEL:
                raise Refused("lobby-too-many-here", most=PER_CHANNEL)
            wait = self._openings.use(match.host_id)
            if wait:
                when = math.ceil(self._matches.clock() + wait)
                raise Refused("lobby-too-often", time=f"<t:{when}:R>")
            await self._store.matches.add(match, [NewNotice(NoticeKind.CARD), *invitations])

    def prepare(
        self,
        game: str,
        options: Mapping[str, object],
        place: tuple[int, int],
        host: tuple[int, str],
        language: str,
        pace: str | None = None,
    ) -> Match:
        """A lobby that is not open yet, with the host in the first seat.

        `place` is guild and channel, `host` user and name; the `pace` is as in `Match`. Raises
        `rules.BadOptions` if the game can't be played so.
        """
        now = self._matches.clock()
        return Match(
            id=0,
            game=game,
            version=GAMES[game].version,
            edition=GAMES[game].edition.digest,
            options=GAMES[game].choose(options),
            seed=secrets.token_hex(16),
            state=State.LOBBY,
            guild_id=place[0],
            channel_id=place[1],
            host_id=host[0],
            language=language,
            created=now,
            moved=now,
            pace=pace,
            sitters=[Sitter(0, *host)],
        )

    async def lobby(self, match_id: int, host_id: int | None = None) -> Match:
        """A lobby that is open; with `host_id`, only if that user is its host."""
        match = await self._store.matches.read(match_id)
        if match is None:
            raise Refused("match-unknown")
        if match.state is not State.LOBBY:
            raise Refused("lobby-closed")
        if host_id is not None and match.host_id != host_id:
            raise Refused("lobby-host-only")
        return match

    async def is_open(self, match_id: int) -> bool:
        """Whether a match is a lobby that was not called off."""
        match = await self._store.matches.read(match_id)
        return match is not None and match.state is State.LOBBY

    async def join(self, match_id: int, user_id: int, name: str) -> Match:
        """Take the next seat."""
        async with self._tables.lock(match_id):
            match = await self.lobby(match_id)
            if match.seat_of(user_id) is not None:
                raise Refused("lobby-joined-already")
            if match.invited_only and user_id not in match.invited:
                raise Refused("lobby-invited-only")
            match.invited = [user for user in match.invited if user != user_id]
            return await self._sit(match, Sitter(0, user_id, name))

    async def add_computer(self, match_id: int, host_id: int) -> Match:
        """Give the next seat to a computer."""
        async with self._tables.lock(match_id):
            match = await self.lobby(match_id, host_id)
            return await self._sit(match, Sitter(0, None, computer_name(match)))

    async def _sit(self, match: Match, sitter: Sitter) -> Match:
        game = GAMES[match.game]
        counts = game.seats_for(match.options)
        if len(match.sitters) >= max(game.seat_counts):
            raise Refused("lobby-full")
        if len(match.sitters) >= max(counts):
            raise Refused("lobby-full-so", known=", ".join(map(str, counts)))
        sitters = await self._in_order(match, [*match.sitters, sitter])
        if len(sitters) >= max(counts) and sitter.user_id is not None:
            match.full_since = self._matches.clock()
        return await self._save(match, sitters=sitters)

    async def _in_order(self, match: Match, sitters: list[Sitter]) -> list[Sitter]:
        """Who sits where: as they came, and in a rematch with the first seat going round."""
        old = None if match.rematch_of is None else await self._store.matches.read(match.rematch_of)
        return sitters if old is None else in_turn(old, sitters)

    async def leave(self, match_id: int, user_id: int) -> Match:
        """Give up a seat; a host can only call the game off."""
        async with self._tables.lock(match_id):
            match = await self.lobby(match_id)
            if match.seat_of(user_id) is None:
                raise Refused("lobby-not-joined")
            if match.host_id == user_id:
                raise Refused("lobby-host-stays")
            rest = [sitter for sitter in match.sitters if sitter.user_id != user_id]
            match.full_since = None
            return await self._save(match, sitters=rest)

    async def drop_computer(self, match_id: int, host_id: int) -> Match:
        """Send the last computer away."""
        async with self._tables.lock(match_id):
            match = await self.lobby(match_id, host_id)
            computers = [sitter for sitter in match.sitters if sitter.user_id is None]
            if not computers:
                raise Refused("lobby-no-computer")
            rest = [sitter for sitter in match.sitters if sitter is not computers[-1]]
            match.full_since = None
            return await self._save(match, sitters=rest)

    async def set_options(self, match_id: int, host_id: int, change: Change) -> Match:
        """Change options; raises `rules.BadOptions` if they don't go together.

        They need not fit the present number of players: that may still change.
        """
        async with self._tables.lock(match_id):
            match = await self.lobby(match_id, host_id)
            game = GAMES[match.game]
            chosen = game.choose({**match.options, **change(game, match.options)})
            return await self._save(match, options=chosen)

    async def draw(self, match_id: int, host_id: int, count: int) -> Match:
        """Let the lot choose this many values of the option that the game draws."""
        async with self._tables.lock(match_id):
            match = await self.lobby(match_id, host_id)
            game = GAMES[match.game]
            if game.options.by_lot is None:
                raise Refused("button-of-old")
            drawn = by_lot(game, match.options, match.seed, len(match.sitters), count)
            return await self._save(match, options=drawn)

    async def set_time(
        self,
        match_id: int,
        host_id: int,
        *,
        pace: str | None = None,
        overtime: Overtime | None = None,
    ) -> Match:
        """Change how much time players have, or what happens when it is over.

        An empty `pace` is no limit; what is ``None`` stays.
        """
        async with self._tables.lock(match_id):
            match = await self.lobby(match_id, host_id)
            if pace and read_pace(pace) is None:
                raise Refused("button-of-old")
            match.pace = match.pace if pace is None else pace or None
            match.overtime = overtime or match.overtime
            return await self._save(match)

    async def invite(self, match_id: int, host_id: int, users: Sequence[int]) -> Match:
        """Invite people by name; those who sit there, or are invited, are not invited again."""
        async with self._tables.lock(match_id):
            match = await self.lobby(match_id, host_id)
            new = [user for user in users if match.seat_of(user) is None]
            new = [user for user in dict.fromkeys(new) if user not in match.invited]
            if len(match.invited) + len(new) > INVITED:
                raise Refused("lobby-invited-many", most=INVITED)
            match.invited += new
            notices = [NewNotice(NoticeKind.INVITE, user_id=user) for user in new]
            match = await self._save(match, notices)
        self._matches.changed(match_id)
        return match

    async def decline(self, match_id: int, user_id: int) -> Match:
        """Turn an invitation down."""
        async with self._tables.lock(match_id):
            match = await self.lobby(match_id)
            if user_id not in match.invited:
                raise Refused("lobby-not-invited")
            match.invited = [user for user in match.invited if user != user_id]
            match = await self._save(match)
        self._matches.changed(match_id)
        return match

    async def only_invited(self, match_id: int, host_id: int, *, only: bool) -> Match:
        """Let only those join who are invited, or everybody."""
        async with self._tables.lock(match_id):
            match = await self.lobby(match_id, host_id)
            match.invited_only = only
            return await self._save(match)

    async def cancel(self, match_id: int, user_id: int, *, admin_of: int | None = None) -> Match:
        """Let the host call the game off, or somebody who manages the server it is on."""
        async with self._tables.lock(match_id):
            match = await self.lobby(match_id)
            if match.guild_id != admin_of:
                match = await self.lobby(match_id, user_id)
            return await self._save(match, state=State.CANCELLED)

    async def tell_full(self, match_id: int) -> None:
        """Have the host told that all seats are taken, if that is still so."""
        async with self._tables.lock(match_id):
            match = await self._store.matches.read(match_id)
            if match is None or match.state is not State.LOBBY or match.full_since is None:
                return
            match.full_since = None
            notice = NewNotice(NoticeKind.FULL, user_id=match.host_id)
            await self._store.matches.save_lobby(match, [notice])
        self._matches.changed(match_id)

    async def call_off(self, match_id: int, *, untouched_since: float | None = None) -> None:
        """End a lobby, if it is open: one that has no card, or in which nothing has changed."""
        async with self._tables.lock(match_id):
            with suppress(Refused):
                match = await self.lobby(match_id)
                if untouched_since is not None and match.moved >= untouched_since:
                    return
                match.expired = untouched_since is not None
                await self._save(match, state=State.CANCELLED)
        self._matches.changed(match_id)

    async def start(self, match_id: int, host_id: int) -> Table:
        """Begin to play; raises `rules.BadOptions` if the options don't fit the players."""
        async with self._tables.lock(match_id):
            match = await self.lobby(match_id, host_id)
            game, seats = GAMES[match.game], len(match.sitters)
            if seats not in game.seat_counts:
                counts = game.seats_for(match.options)
                raise Refused("lobby-wrong-number", known=", ".join(map(str, counts)))
            for misfit in game.misfits(match.options, seats):
                raise misfit
            match.state = State.PLAYING
            match.version = GAMES[match.game].version
            match.edition = GAMES[match.game].edition.digest
            match.moved = self._matches.clock()
            table = Table(match, fold(match, []))
            table.note_awaited(match.moved)
            await self._matches.timekeeper.note(table, match.moved, new_turn=False)
            await self._store.matches.save_lobby(match, notices_to_begin(table))
            table = self._tables.keep(table)
        self._matches.changed(match_id)
        return table

    async def _save(
        self,
        match: Match,
        notices: Sequence[NewNotice] = (),
        *,
        sitters: Sequence[Sitter] | None = None,
        options: Mapping[str, Value] | None = None,
        state: State = State.LOBBY,
    ) -> Match:
        """Store what has changed, that its card must show it, and what else must be told.

        The caller edits the card and says so (`PromisedAnswers.card_shown`), or wakes the delivery.
        """
        if sitters is not None:
            match.sitters = [
                Sitter(seat, sitter.user_id, sitter.name) for seat, sitter in enumerate(sitters)
            ]
        match.options = match.options if options is None else options
        match.state = state
        match.moved = self._matches.clock()
        notices = [NewNotice(NoticeKind.STATUS), *notices]
        await self._store.matches.save_lobby(match, notices)
        return match


def check_allowed(config: Config, guild_id: int, game: str) -> None:
    """Raise `Refused` if a game is switched off on a server."""
    allowed = config.server(guild_id).games
    if allowed is not None and game not in allowed:
        raise Refused("game-not-here")
