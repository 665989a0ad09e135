"""Lobbies: from the first card to the first turn."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.clocks.pace import read_pace
from bot.computers import computer_name
from bot.notices import notices_to_begin
from bot.refused import Refused
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


#: Computes the new options from the present ones, under the lobby's lock.
Change = Callable[["Game", "Mapping[str, Value]"], "Mapping[str, object]"]


class Lobbies:
    """Matches that have not begun, and all that can be done with them.

    What is forbidden raises `Refused` (or `rules.BadOptions`) and changes nothing.
    """

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._tables = matches.tables
        self._store = matches.store

    async def open(self, match: Match) -> None:
        """Open a lobby: stored with the notice that its card must be posted.

        So it gets its card whatever happens next, or is called off. The caller wakes the delivery.
        """
        await self._store.matches.add(match, [NewNotice(NoticeKind.CARD)])

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
            card_id=None,
            thread_id=None,
            turn_id=None,
            turn_version=None,
            length=0,
            thinking=False,
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
        return await self._save(match, sitters=[*match.sitters, sitter])

    async def leave(self, match_id: int, user_id: int) -> Match:
        """Give up a seat; a host can only call the game off."""
        async with self._tables.lock(match_id):
            match = await self.lobby(match_id)
            if match.seat_of(user_id) is None:
                raise Refused("lobby-not-joined")
            if match.host_id == user_id:
                raise Refused("lobby-host-stays")
            rest = [sitter for sitter in match.sitters if sitter.user_id != user_id]
            return await self._save(match, sitters=rest)

    async def drop_computer(self, match_id: int, host_id: int) -> Match:
        """Send the last computer away."""
        async with self._tables.lock(match_id):
            match = await self.lobby(match_id, host_id)
            computers = [sitter for sitter in match.sitters if sitter.user_id is None]
            if not computers:
                raise Refused("lobby-no-computer")
            rest = [sitter for sitter in match.sitters if sitter is not computers[-1]]
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
        """Let the lot choose so many values of the option that the game draws."""
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

    async def rematch(self, table: Table, user_id: int) -> Match:
        """Open a lobby with the players of a finished match, the first seat going round."""
        async with self._tables.lock(table.match.id):
            return await self._rematch(table.match, user_id)

    async def _rematch(self, old: Match, user_id: int) -> Match:
        if old.state is not State.OVER:
            raise Refused("not-over")
        players = sorted(sitter.user_id or 0 for sitter in old.sitters)
        for other in await self._store.matches.of(user_id):
            seated = sorted(sitter.user_id or 0 for sitter in other.sitters)
            if other.state is State.LOBBY and (other.game, seated) == (old.game, players):
                channel = f"<#{other.channel_id}>"
                raise Refused("rematch-open-already", number=str(other.id), channel=channel)
        name = next(sitter.name for sitter in old.sitters if sitter.user_id == user_id)
        match = self.prepare(
            old.game,
            old.options,
            (old.guild_id, old.channel_id),
            (user_id, name),
            old.language,
            old.pace,
        )
        match.overtime = old.overtime
        turned = [*old.sitters[1:], old.sitters[0]]
        match.sitters = [
            Sitter(seat, sitter.user_id, sitter.name) for seat, sitter in enumerate(turned)
        ]
        await self.open(match)
        self._matches.changed(match.id)
        return match

    async def cancel(self, match_id: int, host_id: int) -> Match:
        """Let the host call the game off."""
        async with self._tables.lock(match_id):
            match = await self.lobby(match_id, host_id)
            return await self._save(match, state=State.CANCELLED)

    async def call_off(self, match_id: int) -> None:
        """End a lobby that has no card, if it is open."""
        async with self._tables.lock(match_id):
            with suppress(Refused):
                await self._save(await self.lobby(match_id), state=State.CANCELLED)

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
        *,
        sitters: Sequence[Sitter] | None = None,
        options: Mapping[str, Value] | None = None,
        state: State = State.LOBBY,
    ) -> Match:
        """Store what has changed, and that its card must show it.

        The caller edits the card and says so (`Answers.card_shown`), or wakes the delivery.
        """
        if sitters is not None:
            match.sitters = [
                Sitter(seat, sitter.user_id, sitter.name) for seat, sitter in enumerate(sitters)
            ]
        match.options = match.options if options is None else options
        match.state = state
        match.moved = self._matches.clock()
        await self._store.matches.save_lobby(match, [NewNotice(NoticeKind.STATUS)])
        return match


def check_allowed(config: Config, guild_id: int, game: str) -> None:
    """Raise `Refused` if a game is switched off on a server."""
    allowed = config.server(guild_id).games
    if allowed is not None and game not in allowed:
        raise Refused("game-not-here")
