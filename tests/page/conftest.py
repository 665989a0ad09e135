"""A real browser, and windows in it through which people play."""

from __future__ import annotations

import asyncio
import shutil
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from sandbox import Clock, Sandbox
from tests.bot.live import live_bot
from tests.page.window import PATIENCE, Window, at_rest
from tests.sandbox.conftest import running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from pathlib import Path

    from playwright.async_api import Browser

    from sandbox import Person
    from tests.bot.live import Live
    from tests.sandbox.probe_bot import ProbeBot

    Open = Callable[..., Awaitable[Window]]
    Come = Callable[..., Awaitable[Window]]

#: The shell without a window is the same browser, and opens a page in half the time.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """The system's Chromium; without one these tests are skipped."""
    playwright = pytest.importorskip("playwright.async_api", reason="Playwright is not installed")
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        pytest.skip(f"no browser here: none of {', '.join(BROWSERS)} is installed")
    playwright.expect.set_options(timeout=PATIENCE)
    async with playwright.async_playwright() as driver:
        chromium = await driver.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        await chromium.close()


@pytest_asyncio.fixture(loop_scope="session")
async def live(tmp_path: Path) -> AsyncIterator[Live]:
    """The bot on a server, with view pictures and a clock that stands still."""
    async with live_bot(tmp_path) as open_inn:
        yield open_inn


@pytest_asyncio.fixture(loop_scope="session")
async def tavern() -> AsyncIterator[tuple[Sandbox, ProbeBot]]:
    """A small bot that does whatever a test tells it, on a server of its own."""
    async with Sandbox(clock=Clock(running=False)) as sandbox:
        sandbox.guild("Tavern").text("games")
        async with running(sandbox) as bot:
            yield sandbox, bot


@pytest_asyncio.fixture(loop_scope="session")
async def window(browser: Browser) -> AsyncIterator[Open]:
    """Opens windows, each with a profile of its own; at the end none may have complained."""
    opened: list[Window] = []

    async def open_window(
        person: Person,
        url: str,
        rest: Callable[[], Awaitable[None]] = at_rest,
        **options: object,
    ) -> Window:
        context = await browser.new_context(
            viewport={"width": 1280, "height": 800},
            reduced_motion="reduce",
            timezone_id="UTC",
            **options,
        )
        opened.append(await Window.open(context, url, person, rest))
        return opened[-1]

    yield open_window
    for each in opened:
        await each.page.context.close()
    assert [line for each in opened for line in each.complaints] == []


@pytest.fixture
def guest(live: Live, window: Open) -> Come:
    """Lets people join the running bot, each with a window of their own."""

    async def rest() -> None:
        while answering := tuple(live.bot._answering):
            await asyncio.wait(answering)
        await live.settle()

    async def come(name: str, locale: str = "en-US", **options: object) -> Window:
        return await window(live.guest(name, locale), live.sandbox.url, rest, **options)

    return come
