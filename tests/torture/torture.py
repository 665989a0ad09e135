"""Torture: people play every game while the bot is killed again and again, and nothing is lost.

In each step some people act at the same time. The bot dies at a mine (see `tests.torture.mines`) or
at a random moment, another one is started, and when it is at rest everything is checked (see
`tests.torture.verdict`).
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from rules import GAMES, Chance
from tests.bot.live_process import LiveProcess, live_process
from tests.torture.company import Company
from tests.torture.losses import Losses
from tests.torture.mines import MINES
from tests.torture.mischief import FORGETS, misbehave
from tests.torture.stored import Stored, read_stored
from tests.torture.verdict import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

#: Real seconds after which a bot that is not at rest never will be.
PATIENCE: Final = 30.0
#: Real seconds after which a click is taken for one that was lost with the session.
_LOST: Final = 10.0
#: A mine goes off when its place is reached for one of the first so many times.
_STEPS: Final = 14
#: The most milliseconds until a bot without a mine is killed.
_MOMENT: Final = 60
#: After how many steps a bot whose mine nobody has reached is killed.
_LONG: Final = 8
#: One step in so many takes something away.
_RARE: Final = 2
#: Seconds between two looks at what the bot has stored.
_BETWEEN: Final = 0.02


class Torture:
    """A bot, the people who play with it, and what is found."""

    def __init__(self, live: LiveProcess, chance: Chance, *, mischief: bool, losses: bool) -> None:
        self._live = live
        self._chance = chance
        self._mischief = mischief
        self._loses = losses
        self._companies = _companies(live)
        self._losses = Losses(live, self._companies)
        self._lived = 0
        #: Whether Discord has lost clicks on their way to the bot, or the answers to them.
        self._forgotten = False
        #: What is wrong with every bot, if a test has planted a fault.
        self.fault = ""
        self.verdict = Verdict()

    async def step(self, *, killing: bool = True) -> None:
        """Let some people act, the bot die or not, and check everything."""
        live, chance = self._live, self._chance
        stored = await self._at_rest()
        if killing and self._loses:
            # Before anybody acts: a click in a place that is then deleted is never answered.
            self._lose(stored)
        for company in self._companies:
            if chance.below(2) and (killing or company.is_playing):
                await company.act(stored, chance)
        self._lived += 1
        if killing and self._mischief:
            done = await misbehave(live.sandbox, chance)
            self._forgotten |= done in FORGETS
            self.verdict.mischief[done] += 1
        if killing and (not live.mine or self._lived > _LONG):
            await asyncio.sleep(chance.below(_MOMENT) / 1000)
            await self._kill()
        self.verdict.check(live.sandbox, self._companies, await self._at_rest())

    def _lose(self, stored: Stored) -> None:
        """Give back what is missing, or let something be lost, the first time as soon as it can."""
        if self._losses.is_anything_missing:
            self._losses.give_back()
        elif not self.verdict.mischief or self._chance.below(_RARE) == 0:
            lost = self._losses.take(stored, self._chance)
            self.verdict.mischief.update([] if lost is None else [lost])

    @property
    def is_over(self) -> bool:
        """Whether nobody has a game that has not ended."""
        return not any(company.is_playing for company in self._companies)

    async def spare(self) -> None:
        """Kill it once more, and let the next one live undisturbed."""
        self._live.sandbox.faults.clear()
        self._losses.give_back()
        await self._kill()
        self._live.mine = ""
        await self._live.open()

    async def _kill(self) -> None:
        await self._live.kill()
        self.verdict.kills += 1
        for company in self._companies:
            company.cut_off()

    async def _open(self) -> None:
        """Start a bot; one that dies at its start is followed by one without a mine."""
        live, chance = self._live, self._chance
        mine = chance.pick([*MINES, ""])
        live.mine = self.fault or (f"{mine} {1 + chance.below(_STEPS)}" if mine else "")
        self._lived = 0
        try:
            await live.open()
        except AssertionError:
            await self._kill()
            live.mine = ""
            await live.open()
        self.verdict.mines[mine or "a random moment"] += 1

    async def _at_rest(self) -> Stored:
        """Wait until the bot has nothing left to do; one that dies meanwhile is followed."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while True:
            process = self._live.process
            if process is not None and process.returncode is not None:
                await self._kill()
            if self._live.process is None:
                await self._open()
                until = loop.time() + PATIENCE
            # Asked first: what is read afterwards holds what was answered.
            answered = all(one.is_answered(self._live.sandbox) for one in self._companies)
            stored = await asyncio.to_thread(read_stored, self._live.database)
            if answered and stored.is_at_rest:
                return stored
            if self._forgotten and stored.is_at_rest and loop.time() > until - PATIENCE + _LOST:
                self._forgotten = False
                for company in self._companies:
                    company.cut_off()
            elif loop.time() > until:
                left = stored.notices or "an answer is missing"
                self.verdict.violations.append(f"not at rest after {PATIENCE:.0f} s: {left}")
                return stored
            await asyncio.sleep(_BETWEEN)


def _companies(live: LiveProcess) -> list[Company]:
    """One for every game, and one with a computer."""
    companies = []
    for key in GAMES:
        guests = [live.guest(f"{key.title()} {number}") for number in (1, 2)]
        companies.append(Company(key, live.guild.text(key), guests))
    guests = [live.guest("Clare"), live.guest("Colin")]
    companies.append(Company("cherokee", live.guild.text("computers"), guests, computers=1))
    return companies


async def torture(
    tmp: Path,
    kills: int,
    seed: str,
    tell: Callable[[Verdict], None] = lambda _: None,
    *,
    mischief: bool = False,
    losses: bool = False,
    to_the_end: bool = False,
) -> Verdict:
    """Kill the bot so often, at least; then, if wanted, let all games that have begun end.

    With `mischief` Discord misbehaves meanwhile; with `losses` threads, messages, channels and
    rights are lost, players leave, and the bot is removed and invited again. It goes on until
    something of that has happened: at first nobody has a game that could lose anything.
    """
    async with live_process(tmp) as live:
        one = Torture(live, Chance(seed), mischief=mischief, losses=losses)
        while one.verdict.kills < kills or (losses and not one.verdict.mischief):
            await one.step()
            tell(one.verdict)
        await one.spare()
        await one.step(killing=False)
        while to_the_end and not one.is_over:
            await one.step(killing=False)
            tell(one.verdict)
    return one.verdict
