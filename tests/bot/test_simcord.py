"""The same duel before another referee: the package simcord, an independent stand-in for Discord.

It replaces discord.py's requests and events in the process, where the sandbox speaks over sockets;
what both let pass is unlikely to be wrong in the same way.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import pytest

from bot.app import Clanmoot
from bot.clocks.alarms import Alarms
from bot.config import Config
from bot.store import Store
from render import PAINTERS
from rules import read_record
from tests.bot.view_pictures import ViewPainter

simcord = pytest.importorskip("simcord", reason="the package simcord is not installed")

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import discord

TOKEN = "a.b.c"  # noqa: S105 - simcord takes any


class Scene:
    """A server in simcord with the bot, a channel and three members."""

    def __init__(self, env: Any, bot: Clanmoot) -> None:
        self.env = env
        self.bot = bot
        self.guild = env.create_guild()
        self.games = self.guild.create_text_channel("games")
        self.users = {name: env.create_user(name) for name in ("anna", "bob", "carl")}
        self.members = {name: self.guild.add_member(user) for name, user in self.users.items()}

    async def settle(self) -> None:
        """Wait until everything is told."""
        await self.env.settle()
        assert not await self.bot.store.notices.waiting()

    async def begin(self) -> discord.Message:
        """A duel of Anna and Bob that has begun; gives its card."""
        anna, bob = self.members["anna"], self.members["bob"]
        opened = await anna.slash(self.games, "play", game="duel")
        card = opened.response.message
        await bob.click(card, custom_id=custom_id(card, "join"))
        await anna.click(card, custom_id=custom_id(card, "start"))
        await self.settle()
        return card

    @property
    def thread(self) -> Any:
        """The match's thread."""
        (thread,) = self.games.threads
        return thread

    def turn(self, viewer: str = "carl") -> discord.Message:
        """The present turn message."""
        seen = self.thread.history(viewer=self.members[viewer])
        return [m for m in seen if m.components and not m.flags.ephemeral][-1]

    def prompt(self, name: str) -> discord.Message:
        """The last direct message to a member."""
        return self.users[name].dm_channel.history()[-1]

    async def choose(self, name: str, word: str) -> None:
        """Choose in the last direct message."""
        prompt = self.prompt(name)
        await self.users[name].select(prompt, [word], custom_id=custom_id(prompt, "moves"))
        (asked,) = [m for m in self.users[name].dm_channel.history() if m.id == prompt.id]
        if "This can’t be undone." in text(asked):
            await self.users[name].click(asked, custom_id=custom_id(asked, "sure"))
        await self.settle()


def children(message: discord.Message) -> list[Any]:
    """All components of a message, however deep."""
    found: list[Any] = []
    waiting = list(message.components)
    while waiting:
        component = waiting.pop(0)
        found.append(component)
        waiting[:0] = getattr(component, "children", [])
    return found


def custom_id(message: discord.Message, verb: str) -> str:
    """The custom id of the button or menu that does `verb`."""
    for component in children(message):
        name = getattr(component, "custom_id", None)
        if name is not None and name.startswith(f"{verb}:"):
            return name
    raise AssertionError(f"no {verb!r} in {text(message)!r}")


def text(message: discord.Message) -> str:
    """All running text of a message."""
    pieces = [getattr(component, "content", "") for component in children(message)]
    return "\n".join(piece for piece in [message.content, *pieces] if piece)


@asynccontextmanager
async def a_scene(tmp: Path) -> AsyncIterator[Scene]:
    store = await Store.open(tmp / "simcord.sqlite3")
    bot = Clanmoot(Config(token=TOKEN, computer_pause=(0, 0), painters=0), store)
    stand_ins = {key: ViewPainter(painter) for key, painter in PAINTERS.items()}
    # Simcord's time runs for as long as anything sleeps, and the alarms always do.
    asleep = patch.object(Alarms, "start")
    with patch.dict(PAINTERS, stand_ins), patch("bot.delivery.CALM", 0.0), asleep:
        async with simcord.run(bot, shard_count=1) as env:
            try:
                yield Scene(env, bot)
            finally:
                # A store that stays open would keep the process from ending.
                await bot.close()


async def test_a_duel_passes_another_referee(tmp_path: Path) -> None:
    async with a_scene(tmp_path) as scene:
        card = await scene.begin()
        assert scene.thread.name == "Scottish Duel #1 · anna vs bob"
        first = scene.turn()
        assert "Round 1: both choose in secret" in text(first)
        await scene.choose("anna", "7")
        assert "You chose the Prince" in text(scene.prompt("anna"))
        await scene.choose("bob", "4")
        assert "the Prince beats the Ambassador" in text(scene.turn())
        assert "Round 2" in text(scene.prompt("bob"))
        for mine, theirs in (("6", "5"), ("5", "3")):
            await scene.choose("anna", mine)
            await scene.choose("bob", theirs)
        assert "Round 4" in text(scene.turn())
        turns = [m for m in scene.thread.history() if "Round" in text(m)]
        assert len(turns) == 4
        assert not [m for m in turns[:-1] if any(hasattr(c, "custom_id") for c in children(m))]
        await scene.choose("anna", "4")
        await scene.choose("bob", "1")
        assert "anna wins the duel" in text(scene.turn())
        end = scene.turn()
        (record,) = [file for file in end.attachments if file.filename.endswith(".jsonl")]
        assert read_record((await record.read()).decode()).outcome is not None
        (card,) = [m for m in scene.games.history() if m.id == card.id]
        assert "anna wins the duel" in text(card)


async def test_closed_direct_messages_pass_another_referee(tmp_path: Path) -> None:
    async with a_scene(tmp_path) as scene:
        direct = scene.users["anna"].dm_channel
        scene.env.inject_error(
            "POST", f"/channels/{direct.id}/messages", status=403, code=50007, times=None
        )
        await scene.begin()
        told = [m for m in scene.thread.history() if "I can’t DM you" in m.content]
        assert [m.raw_mentions for m in told] == [[scene.users["anna"].id]]
        anna = scene.members["anna"]
        shown = await anna.click(scene.turn(), custom_id=custom_id(scene.turn(), "hand"))
        assert shown.ephemeral
        message = shown.response.message
        assert "Round 1: choose your card." in text(message)
        await anna.select(message, ["7"], custom_id=custom_id(message, "moves"))
        await scene.choose("bob", "4")
        assert "Round 2" in text(scene.turn())
        assert len([m for m in scene.thread.history() if "I can’t DM" in m.content]) == 1


async def test_bystanders_and_commands_pass_another_referee(tmp_path: Path) -> None:
    async with a_scene(tmp_path) as scene:
        await scene.begin()
        carl, anna = scene.members["carl"], scene.members["anna"]
        refused = await carl.click(scene.turn(), custom_id=custom_id(scene.turn(), "hand"))
        assert refused.ephemeral
        assert "You are not in this game" in refused.response.content
        choices = await anna.autocomplete(scene.thread, "duel play", "card", "pr")
        assert [choice["value"] for choice in choices] == ["1", "7"]
        played = await anna.slash(scene.thread, "duel play", card="7")
        assert played.ephemeral
        await scene.settle()
        assert "You chose the Prince" in text(scene.prompt("anna"))
        for command in ("games", "hand", "board", "log"):
            shown = await anna.slash(scene.thread, command)
            assert shown.ephemeral
