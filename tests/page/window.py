"""A browser window in which one person plays, with the hands and eyes that a person has."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

from sandbox.world.components import each

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playwright.async_api import BrowserContext, Locator, Page

    from sandbox import Message, Person

#: Long enough for the slowest machine; nothing waits that long where all is well.
PATIENCE = 60_000

#: Whether the controls on the screen are these.
SHOWN = """keys => JSON.stringify(keys) === JSON.stringify(
    [...document.querySelectorAll("#messages button[data-key]")].map(each => each.dataset.key))"""


async def at_rest() -> None:
    """A bot that only does what it is told has nothing to wait for."""


class Window:
    """The page as one user sees it. `rest` waits until the bot has nothing more to tell."""

    def __init__(self, page: Page, person: Person, rest: Callable[[], Awaitable[None]]) -> None:
        self.page = page
        self.person = person
        self.rest = rest
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._heard)

    def _heard(self, message: object) -> None:
        if getattr(message, "type", "") == "error":
            self.complaints.append(getattr(message, "text", ""))

    @classmethod
    async def open(
        cls,
        context: BrowserContext,
        url: str,
        person: Person,
        rest: Callable[[], Awaitable[None]] = at_rest,
    ) -> Window:
        """Open the page as somebody."""
        window = cls(await context.new_page(), person, rest)
        await window.page.goto(f"{url}/?as={person.id}")
        await window.page.wait_for_selector("html[data-ready]")
        return window

    @property
    def messages(self) -> Locator:
        """The messages of the open channel."""
        return self.page.locator("#messages > .message")

    @property
    def line(self) -> Locator:
        """The input line."""
        return self.page.locator("#composer textarea")

    @property
    def suggestions(self) -> Locator:
        """What is offered above the line."""
        return self.page.locator(".suggestions [role=option]")

    def place(self, name: str) -> Locator:
        """A channel, thread or conversation in the list."""
        return self.page.locator("#places a", has_text=name)

    def button(self, label: str) -> Locator:
        """The newest button with that label."""
        return self.messages.get_by_role("button", name=label, exact=True).last

    async def go(self, name: str) -> None:
        """Open a channel, a thread or the direct messages."""
        await self.place(name).click()
        await self.page.locator("#top h1", has_text=name).wait_for()
        await self.steady()

    async def steady(self) -> None:
        """Wait until the bot has told everything and the screen shows it.

        A person sees a message change and presses then. A test is quicker than the news of a
        change, and would press what is no longer there.
        """
        await self.rest()
        await self.page.locator("#scroll[aria-busy]").wait_for(state="detached")
        place = parse_qs(urlsplit(self.page.url).query)["in"][0]
        shown = [m for m in self.person.messages() if str(m.channel.id) == place]
        await self.page.wait_for_function(SHOWN, arg=[key for m in shown for key in keys(m)])

    async def press(self, label: str) -> None:
        """Press a button and wait until the bot has reacted."""
        await self.steady()
        await self.button(label).click()
        await self.page.locator(".button.waiting").wait_for(state="detached")

    async def command(self, name: str, *typed: str) -> None:
        """Use a slash command; each option takes the first suggestion for what is typed."""
        await self.line.fill(f"/{name}")
        await self.suggestions.filter(has_text=f"/{name}").first.wait_for()
        await self.line.press("Enter")
        for text in typed:
            option = self.page.locator(".option input:focus")
            await option.fill(text)
            await self.page.locator(".suggestions [aria-selected=true]", has_text=text).wait_for()
            await option.press("Enter")
        await self.page.locator("#composer .go").click()
        await self.page.locator(".message.pending").wait_for(state="detached")

    async def choose(self, label: str) -> None:
        """Choose an option in the newest menu."""
        await self.steady()
        await self.messages.locator("button.menu").last.click()
        await self.page.locator(".menu-list:popover-open [role=option]", has_text=label).click()

    async def says(self, text: str) -> None:
        """Wait until some message has this text."""
        await self.messages.filter(has_text=text).first.wait_for()

    async def wide(self) -> bool:
        """Whether the page can be scrolled sideways."""
        return bool(
            await self.page.evaluate(
                "document.documentElement.scrollWidth > window.innerWidth"
                " || document.getElementById('scroll').scrollWidth"
                " > document.getElementById('scroll').clientWidth"
            )
        )


def keys(message: Message) -> list[str]:
    """The custom ids of a message's controls, from top to bottom."""
    return [part["custom_id"] for part in each(message.components) if "custom_id" in part]
