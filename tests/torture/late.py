"""Kills while somebody's time runs out: at each step of what follows, one after the other.

Two people play with a pace. Time jumps to the moment at which a clock must be looked at, and the
bot dies on its way from there: before or after it stores what becomes of the seat, before or after
it tells that, while a computer thinks in the player's place. Once another bot is at rest, it must
have come to what would have come without a kill, once, and everybody must have read so once.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Final

from bot.store import State
from bot.table import fold
from rules import Chance
from rules.core.record import COMPUTER, PLAYER
from tests.bot.asking import shown
from tests.bot.live import click, press
from tests.bot.live_process import live_process
from tests.torture.company import Company, direct_messages
from tests.torture.mines import LATE
from tests.torture.stored import read_stored
from tests.torture.verdict import wrong_question, wrong_turns

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from bot.store import Match, Sitter
    from rules import Entry
    from sandbox import Person
    from tests.bot.live_process import LiveProcess
    from tests.torture.stored import Stored

_PACE: Final = "24h"
#: Real seconds after which a bot that is not at rest never will be.
_PATIENCE: Final = 30.0
#: Seconds between two looks at what the bot has stored.
_BETWEEN: Final = 0.02
#: Where a bot dies, by the names of mines.
PLACES: Final = (
    "before_commit",
    "at_commit",
    "after_commit",
    "before_request",
    "after_request",
    "thinking",
)
_REMINDED: Final = "is waiting for you"


@dataclass(frozen=True, slots=True)
class Consequence:
    """What must come of a clock that is looked at."""

    #: What the table has agreed on; ``None`` if it does not matter.
    overtime: str | None
    #: When the clock is looked at: its alarm or its deadline.
    when: Callable[[Sitter], float | None]
    #: How often the log then says that somebody else decides, and that the player does again.
    replaced: int
    back: int
    #: What everybody reads, if anything.
    told: str | None


CONSEQUENCES: Final = {
    "reminder": Consequence(None, lambda one: one.clock.alarm, 0, 0, None),
    "computer's move": Consequence(
        "move", lambda one: one.clock.deadline, 1, 1, "A computer makes this move"
    ),
    "substitute": Consequence(
        "computer", lambda one: one.clock.deadline, 1, 0, "A computer plays on until"
    ),
}


@dataclass(slots=True)
class Findings:
    """What was done, and what was wrong with it."""

    #: How often the bot was killed on the way to each consequence.
    kills: Counter[str] = field(default_factory=Counter)
    violations: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        kills = ", ".join(f"{what} {times}" for what, times in self.kills.items())
        return f"time over: kills at {kills}; {len(self.violations)} violations"


class Late:
    """A bot, two people who play, and what comes of it if one of them does not answer."""

    def __init__(self, live: LiveProcess, due: Consequence, chance: Chance) -> None:
        self._live = live
        self._due = due
        self._chance = chance
        self._guests = [live.guest("Anna"), live.guest("Bob")]
        self._company = Company("cherokee", live.games, self._guests)
        self._match_id = 0

    async def trial(self, mine: str) -> tuple[bool, list[str]]:
        """Let time run out for somebody; returns whether the bot died, and what is wrong."""
        live = self._live
        if not self._is_played(await self._at_rest()):
            await self._begin()
            await self._at_rest()
        await live.kill()
        live.mine = mine
        live.set_time(live.now() + 1)
        await live.open()
        before = await self._at_rest()
        while before.alive != live.now():
            # Until it has noted that it is up, time that passes is taken for an outage.
            before = await self._at_rest()
        match = before.matches[self._match_id]
        late = next(one for one in match.sitters if one.clock.deadline is not None)
        reminded = self._reminders(self._guests[late.seat])
        told = self._told()
        moment = self._due.when(late)
        assert moment is not None
        live.set_time(moment)
        alive = live.process
        after = await self._at_rest()
        wrong = [
            *self._wrong_log(late, before.logs[match.id], after.logs[match.id]),
            *self._wrong_words(late, told, reminded),
            *self._wrong_messages(after.matches[match.id], after.logs[match.id]),
        ]
        died = live.process is not alive
        if not died:
            await live.kill()
            live.mine = ""
            await live.open()
        await self._play_on(late.seat)
        return died, wrong

    def _wrong_log(self, late: Sitter, before: list[Entry], after: list[Entry]) -> Iterator[str]:
        due, new = self._due, after[len(before) :]
        own = [entry.word for entry in new if entry.seat == late.seat]
        if after[: len(before)] != before:
            yield "the log has lost something"
        if (own.count(COMPUTER), own.count(PLAYER)) != (due.replaced, due.back):
            yield f"of the seat that was late the log says {own}"
        moved = len(own) - due.replaced - due.back
        if (moved > 0) is not (due.replaced > 0):
            yield f"{moved} moves were made for the seat that was late"

    def _wrong_words(self, late: Sitter, told: list[str], reminded: int) -> Iterator[str]:
        new = self._told()[len(told) :]
        wanted = [] if self._due.told is None else [self._due.told]
        if len(new) != len(wanted) or any(a not in b for a, b in zip(wanted, new, strict=True)):
            yield f"everybody read {new}"
        reminders = self._reminders(self._guests[late.seat]) - reminded
        if reminders != (self._due.told is None):
            yield f"the player was reminded {reminders} times"

    def _wrong_messages(self, match: Match, log: list[Entry]) -> Iterator[str]:
        course = fold(match, log)
        for guest in self._guests:
            seat = match.seat_of(guest.id)
            if seat is not None:
                yield from wrong_question(self._company, guest, match, course, seat)
        yield from wrong_turns(self._company, match, course)

    def _told(self) -> list[str]:
        """What everybody could read of seats whose time was over."""
        places = [self._live.games, *self._live.guild.threads]
        messages = [one for place in places for one in place.messages_for(self._guests[0])]
        return [one.text for one in messages if one.text.startswith("⏱")]

    def _reminders(self, guest: Person) -> int:
        return sum(_REMINDED in one.text for one in direct_messages(guest))

    async def _begin(self) -> None:
        """Begin a game that is played with a pace."""
        anna, bob = self._guests
        live = self._live
        self._match_id += 1
        card = await press(anna, "play", live, game="cherokee")
        await click(bob, card, "join")
        panel = shown(await click(anna, card, "time"))
        await (await anna.select(panel, f"pace:{self._match_id}:0", [_PACE])).answered()
        if self._due.overtime is not None:
            custom_id = f"overtime:{self._match_id}:0"
            await (await anna.select(panel, custom_id, [self._due.overtime])).answered()
        await click(anna, card, "start")

    async def _play_on(self, seat: int) -> None:
        """Let people play, the one who was late too, until somebody else's time can run out."""
        stored = await self._at_rest()
        turns, moved = self._turns(stored), self._moved(stored, seat)
        while self._is_played(stored):
            sitter = stored.matches[self._match_id].sitters[seat]
            if sitter.clock.stand_in is not None:
                turn = self._live.turn(self._guests[0])
                await click(self._guests[seat], turn, "hand")
            elif self._turns(stored) > turns and self._moved(stored, seat) > moved:
                break
            else:
                await self._company.act(stored, self._chance)
            stored = await self._at_rest()
            self._company.settle()

    def _is_played(self, stored: Stored) -> bool:
        match = stored.matches.get(self._match_id)
        return match is not None and match.state is State.PLAYING

    def _turns(self, stored: Stored) -> int:
        """How many turns the match has had."""
        return len(fold(stored.matches[self._match_id], stored.logs[self._match_id]).turns)

    def _moved(self, stored: Stored, seat: int) -> int:
        """How much the log says of a seat."""
        return sum(entry.seat == seat for entry in stored.logs[self._match_id])

    async def _at_rest(self) -> Stored:
        """Wait until the bot has nothing left to do; one that dies is followed by another.

        Raises `TimeoutError` if it never comes to rest.
        """
        live, loop = self._live, asyncio.get_running_loop()
        until = loop.time() + _PATIENCE
        while True:
            if live.process is not None and live.process.returncode is not None:
                await live.kill()
                live.mine = ""
                await live.open()
            answered = self._company.is_answered(live.sandbox)
            stored = await asyncio.to_thread(read_stored, live.database)
            if answered and stored.is_at_rest and not self._is_due(stored):
                return stored
            if loop.time() > until:
                raise TimeoutError(f"not at rest after {_PATIENCE:.0f} s: {stored.notices}")
            await asyncio.sleep(_BETWEEN)

    def _is_due(self, stored: Stored) -> bool:
        """Whether a clock must be looked at."""
        now = self._live.now()
        sitters = [one for match in stored.matches.values() for one in match.sitters]
        return any(one.clock.alarm is not None and one.clock.alarm <= now for one in sitters)


async def kill_when_late(
    tmp: Path, every: int = 1, places: Sequence[str] = PLACES, seed: str = "late"
) -> Findings:
    """Kill a bot at each `every`-th step of each of these places, for each consequence."""
    found = Findings()
    for what, due in CONSEQUENCES.items():
        folder = tmp / str(len(found.kills))
        folder.mkdir()
        async with live_process(folder) as live:
            late = Late(live, due, Chance(seed))
            for place in places:
                for steps in count(1, every):
                    died, wrong = await late.trial(f"{LATE}{place} {steps}")
                    about = f"{what}, killed at {place} {steps}"
                    found.violations += [f"{about}: {one}" for one in wrong]
                    if not died:
                        break
                    found.kills[what] += 1
    return found
