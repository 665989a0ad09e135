"""The bot itself: puts the parts together, starts and stops them."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

import discord
import yarl
from discord import app_commands
from discord.ext import commands

from bot.computers import Computers
from bot.delivery import Delivery
from bot.easel import Easel
from bot.heartbeat import beat
from bot.lobbies import Lobbies
from bot.matches import Matches
from bot.store import Store
from bot.translation import Translator
from bot.ui.press import pressed
from bot.ui.replies import explain, meet

if TYPE_CHECKING:
    from bot.config import Config

_log = logging.getLogger(__name__)

COGS: Final = ("cogs.lobby", "cogs.table", "cogs.library", "cogs.help", "cogs.duel")
#: How many of the last interactions are remembered, to know those that come twice.
HEARD: Final = 1024


class Tree(app_commands.CommandTree["Clanmoot"]):
    """The commands, with one way to explain what went wrong."""

    async def interaction_check(self, interaction: discord.Interaction[Clanmoot], /) -> bool:
        """Everybody may try everything, once; who they are and what they read is remembered."""
        if not interaction.client.is_new(interaction):
            return False
        await meet(interaction)
        return True

    async def on_error(
        self,
        interaction: discord.Interaction[Clanmoot],
        error: app_commands.AppCommandError,
        /,
    ) -> None:
        """Tell the user, privately and in words, why it was refused or that it failed."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await explain(interaction, cause)


class Clanmoot(commands.AutoShardedBot):
    """The bot."""

    def __init__(self, config: Config, store: Store, **options: Any) -> None:
        super().__init__(
            commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            tree_cls=Tree,
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )
        self.config = config
        self.matches = Matches(store)
        self.lobbies = Lobbies(self.matches)
        self.easel = Easel()
        self.delivery = Delivery(self)
        self.computers = Computers(self.matches, config.computer_pause)
        self.matches.listeners += [self.delivery.wake, self.computers.wake]
        self._heard: OrderedDict[int, None] = OrderedDict()
        self._warming: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Load the commands, tell Discord of them, go on with what a restart interrupted."""
        for cog in COGS:
            await self.load_extension(cog)
        await self.tree.set_translator(Translator())
        await self.tree.sync()
        self._warming = asyncio.create_task(self.easel.warm())
        await self.delivery.resume()
        await self.computers.resume()

    async def on_interaction(self, interaction: discord.Interaction[Clanmoot]) -> None:
        """Do what a button or menu stands for; explain privately what went wrong."""
        if interaction.type is not discord.InteractionType.component:
            return
        asked = pressed(interaction)
        if asked is None or not self.is_new(interaction):
            return
        handler, press = asked
        try:
            await meet(interaction)
            await handler(interaction, press)
        except Exception as error:
            await explain(interaction, error)

    def is_new(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether an interaction comes for the first time: Discord may deliver one twice."""
        known = interaction.id in self._heard
        self._heard[interaction.id] = None
        while len(self._heard) > HEARD:
            self._heard.popitem(last=False)
        return not known

    async def close(self) -> None:
        """Stop everything, in an order in which nothing is lost."""
        if self._warming is not None:
            self._warming.cancel()
        await self.computers.close()
        await self.delivery.close()
        await super().close()
        await self.matches.store.close()


def point_at(api: str) -> None:
    """Let discord.py speak to another Discord, such as the sandbox."""
    discord.http.Route.BASE = f"{api}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(
        f"{api.replace('http', 'ws', 1)}/gateway/"
    )
    discord.Asset.BASE = api


async def serve(config: Config) -> None:
    """Run the bot until it is told to stop.

    Raises `bot.store.StoreRefused` if the database can't be used, `discord.LoginFailure` if the
    token is wrong.
    """
    store = await Store.open(config.database)
    if config.api:
        point_at(config.api)
    bot = Clanmoot(config, store)
    async with bot:
        running = asyncio.create_task(bot.start(config.token))
        loop = asyncio.get_running_loop()
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, lambda: asyncio.create_task(bot.close()))
        if config.heartbeat is None:
            await running
        else:
            async with asyncio.TaskGroup() as group:
                beating = group.create_task(beat(config.heartbeat))
                await running
                beating.cancel()
