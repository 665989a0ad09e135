"""The small bot of the sandbox's tests, seen through a window of the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.page.window import Window


def games(sandbox):
    """The channel in which it all happens."""
    return next(iter(sandbox.world.channels.values()))


async def enter(tavern, window, name="Anna", **options):
    """A person, their window, and the channel as the bot knows it."""
    sandbox, bot = tavern
    person = sandbox.user(name)
    return person, await window(person, sandbox.url, **options), bot.get_channel(games(sandbox).id)


async def do(anna: Window, scene: str) -> None:
    """Let the bot play a scene that a test has written for it."""
    await anna.line.fill("/do")
    await anna.suggestions.first.wait_for()
    await anna.line.press("Enter")
    await anna.page.locator(".option input").fill(scene)
    await anna.page.locator(".option input").press("Enter")
