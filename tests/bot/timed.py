"""Matches with a pace, for tests of what depends on time."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.bot.asking import shown
from tests.bot.live import click

if TYPE_CHECKING:
    from sandbox import Message, Person
    from tests.bot.live import Live


async def timed(
    live: Live, pace: str, *guests: Person, game: str = "duel", overtime: str | None = None
) -> None:
    """A match of that pace that has begun."""
    card = await live.lobby_of(*guests, game=game)
    panel = shown(await click(guests[0], card, "time"))
    await (await guests[0].select(panel, "pace:1:0", [pace])).answered()
    if overtime is not None:
        await (await guests[0].select(panel, "overtime:1:0", [overtime])).answered()
    await click(guests[0], card, "start")
    await live.settle()


def deadlines(message: Message) -> list[int]:
    return [int(found) for found in re.findall(r"<t:(\d+):f>", message.text)]


def reminders(guest: Person) -> list[str]:
    return [ping.message.text for ping in guest.pings if "waiting for you" in ping.message.text]
