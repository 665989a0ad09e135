"""Make the README's pictures from the real page: `python tools/readme_pictures.py`.

Each game that can be played is played in a sandbox by a few people, with a fixed seed for their
choices, up to a moment worth seeing; a browser then opens the page and takes its picture.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import random
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Literal

from PIL import Image
from playwright.async_api import async_playwright

from bot.app import Clanmoot
from bot.config import Config
from bot.store import Store
from render import PAINTERS
from sandbox import Sandbox, discord_pointed_at
from sandbox.world.reading import mark_read

if TYPE_CHECKING:
    from playwright.async_api import Browser

    from sandbox import Message, Person, TextChannel, Thread

PLACE = Path("docs", "pictures")
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync")
NAMES = ("Ailsa", "Duncan", "Morag", "Fergus")
WIDTH, HEIGHT = 1200, 860
PAUSE = 0.1
QUALITY = 86
TURNS_AT_MOST = 200


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment of a game: how many play, what they like to do, and when the picture is taken."""

    game: str
    picture: str
    players: int
    moves: int
    scheme: Literal["light", "dark"] = "light"
    #: How preferred moves begin.
    liking: str = ""
    #: What the newest message must say; `moves` is then only the minimum.
    until: str = ""
    #: What `/play` is given beside the game.
    options: tuple[tuple[str, str], ...] = ()


SCENES = (
    Scene("duel", "duel", 2, 7),
    Scene("cherokee", "pyramid", 2, 30, "dark"),
    Scene("glory", "table", 4, 26),
    Scene("land", "land", 3, 12, "dark", liking="Attack", until="waiting for the defender"),
    Scene("glenmore", "ring", 3, 70, options=(("preset", "simple"),)),
)


class PlayedScene:
    """A game that a few people play with `/move`."""

    def __init__(
        self, bot: Clanmoot, games: TextChannel, people: list[Person], scene: Scene
    ) -> None:
        self.bot = bot
        self.games = games
        self.people = people
        self.turn = list(people)
        self.scene = scene
        self.chance = random.Random(scene.game)  # noqa: S311 - nothing hangs on it

    async def play(self) -> Thread:
        """Play up to the scene's moment; gives the thread in which it is played."""
        host, *others = self.people
        given = dict(self.scene.options)
        opened = await host.slash(self.games, "play", game=self.scene.game, **given)
        card = opened.message
        if card is None:
            raise RuntimeError(f"no lobby for {self.scene.game}")
        for other in others:
            await other.click(card, _button(card, "join:"))
        await host.click(card, _button(card, "start:"))
        first = await host.until(lambda message: message.channel is not self.games)
        thread = next(one for one in self.games.guild.threads if one.id == card.id)
        for turn in range(TURNS_AT_MOST):
            await self.bot.delivery.idle()
            if turn >= self.scene.moves and self.scene.until in _newest(thread, first).text:
                return thread
            self._read_everything()
            await self._move(thread)
        raise RuntimeError(f"{self.scene.game} never came to its moment")

    def _read_everything(self) -> None:
        """Mark everything as read, so that only the next move's messages are new."""
        for person in self.people:
            for channel in self.games.world.channels.values():
                mark_read(person, channel)

    async def _move(self, thread: Thread) -> None:
        """Let the next awaited player make a move; the one who just moved comes last."""
        while True:
            for person in self.turn:
                for typed in (self.scene.liking, ""):
                    asked = await person.autocomplete(thread, "move", "move", typed)
                    if asked.choices:
                        chosen = self.chance.choice(asked.choices)
                        await person.slash(thread, "move", move=str(chosen.value))
                        self.turn.remove(person)
                        self.turn.append(person)
                        return
            await asyncio.sleep(PAUSE)


def _button(message: Message, beginning: str) -> str:
    return next(
        one.custom_id for one in message.buttons if one.custom_id and beginning in one.custom_id
    )


def _newest(thread: Thread, otherwise: Message) -> Message:
    told = [message for message in thread.messages.values() if message.v2 and message.buttons]
    return told[-1] if told else otherwise


async def photograph(
    browser: Browser, url: str, person: Person, thread: Thread, scene: Scene
) -> bytes:
    """The page as a person sees it now."""
    context = await browser.new_context(
        viewport={"width": WIDTH, "height": HEIGHT},
        device_scale_factor=1.5,
        color_scheme=scene.scheme,
        reduced_motion="reduce",
    )
    page = await context.new_page()
    await page.goto(f"{url}/?as={person.id}&in={thread.id}")
    await page.wait_for_selector("html[data-ready]")
    await page.evaluate("Promise.all([...document.images].map((image) => image.decode()))")
    board = page.locator("#messages .message", has=page.locator("[data-key^='hand:']")).last
    await board.evaluate("message => message.scrollIntoView({ block: 'end' })")
    await page.evaluate("document.fonts.ready.then(() => null)")
    picture = await page.screenshot()
    await context.close()
    return picture


def keep(picture: bytes, path: Path) -> None:
    """Write a picture as small as possible without visible loss."""
    Image.open(io.BytesIO(picture)).convert("RGB").save(path, quality=QUALITY, method=6)


async def take(scene: Scene, browser: Browser, place: Path) -> None:
    """Play a scene and keep its picture."""
    with TemporaryDirectory() as folder:
        async with Sandbox() as sandbox:
            games = sandbox.guild("The Inn").text("games")
            games.guild.text("tavern")
            people = [sandbox.user(name) for name in NAMES[: scene.players]]
            database = Path(folder, "matches.sqlite3")
            config = Config(
                token=sandbox.token,
                database=database,
                computer_pause=(0, 0),
                actions_per_minute=0,
            )
            with discord_pointed_at(sandbox.url):
                bot = Clanmoot(config, await Store.open(database), guild_ready_timeout=0)
                running = asyncio.create_task(bot.start(sandbox.token))
                await sandbox.connected()
                try:
                    thread = await PlayedScene(bot, games, people, scene).play()
                    picture = await photograph(browser, sandbox.url, people[0], thread, scene)
                finally:
                    await bot.close()
                    await running
    keep(picture, place / f"{scene.picture}.webp")
    sys.stdout.write(f"{place / scene.picture}.webp\n")


async def main(games: list[str], place: Path) -> None:
    """Take the pictures of all these games."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        sys.exit(f"No browser here: none of {', '.join(BROWSERS)} is installed.")
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=path, args=FLAGS)
        for scene in SCENES:
            if scene.game in games:
                await take(scene, browser, place)
        await browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Make the README's pictures.")
    parser.add_argument("games", nargs="*", help="which games (all that can be played)")
    parser.add_argument("--place", type=Path, default=PLACE, help=f"where to ({PLACE})")
    arguments = parser.parse_args()
    arguments.place.mkdir(parents=True, exist_ok=True)
    asyncio.run(main(arguments.games or list(PAINTERS), arguments.place))
