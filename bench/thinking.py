"""How long computers think: a turn of the slowest, and a click while many of them do."""

from __future__ import annotations

import asyncio
from statistics import mean, median
from typing import TYPE_CHECKING

from bench.clicking import STILL, timed, warm_bot
from bench.measure import Finding
from bench.strength.contest import play
from bench.strength.contests import CONTESTS
from bot.store import Sitter, State
from sandbox import Sandbox

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.app import Clanmoot
    from sandbox import Channel, Person

COMPUTERS = 20
CLICKS = 15
#: Its computers think the longest.
GAME = "glory"


#: How many seconds of computing a computer's turn may take.
TURN = 3.0
#: The games in which turns are measured: these seats, with everything that there is.
LARGEST = CONTESTS["everything"]
GAMES = 3


def findings() -> Iterator[Finding]:
    """A turn's time is promised; of the click nothing but Discord's three seconds."""
    yield _turns()
    yield asyncio.run(_compare())


def _turns() -> Finding:
    """Measure all turns of a computer in games of Glen More with all chronicles."""
    turns = play(LARGEST, range(GAMES), "turns").turns
    return Finding(
        "the longest turn of a computer: glenmore, all chronicles",
        f"{max(turns):.2f} s of computing, {mean(turns):.2f} s on average",
        f"{TURN:g} s",
        max(turns) / TURN,
        most=1.0,
    )


async def _compare() -> Finding:
    """Measure commands that open a lobby: first in an idle bot, then in one that thinks."""
    async with Sandbox() as sandbox:
        channel, guest = sandbox.guild("Live").text("games"), sandbox.user("Anna")
        async with warm_bot(sandbox, "duel") as bot:
            alone = await _clicks(channel, guest)
            # Posting and painting their moves is not measured here.
            bot.matches.listeners.remove(bot.delivery.wake)
            for _ in range(COMPUTERS):
                await _wake_computer(bot, guest.id)
            together = await _clicks(channel, guest)
    return Finding(
        f"a click while {COMPUTERS} computers think, from click to acknowledgement",
        f"{median(together) * 1000:.1f} ms, at most {max(together) * 1000:.0f} ms",
        f"{median(alone) * 1000:.1f} ms (nobody thinks)",
        median(together) / median(alone),
    )


async def _wake_computer(bot: Clanmoot, user_id: int) -> None:
    """Let a computer begin in a match of its own."""
    match = bot.lobbies.prepare(GAME, {}, (1, 2), (user_id, "Anna"), "en")
    match.sitters = [Sitter(0, None, "Gizmo"), Sitter(1, user_id, "Anna")]
    match.state = State.PLAYING
    await bot.store.matches.add(match)
    bot.computers.wake(match.id)


async def _clicks(channel: Channel, guest: Person) -> list[float]:
    return [
        await timed(guest.slash(channel, "play", game="duel", wait=False), STILL)
        for _ in range(CLICKS)
    ]
