"""The bot itself: puts the parts together, starts and stops them."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections import OrderedDict
from importlib import import_module
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
from bot.pending_replies import PendingReplies
from bot.refused import Refused
from bot.registration import register_commands
from bot.store import Store
from bot.translation import Translator
from bot.ui.press import pressed
from bot.ui.replies import explain, meet

if TYPE_CHECKING:
    from bot.config import Config

_log = logging.getLogger(__name__)

COGS: Final = (
    "cogs.lobby",
    "cogs.moving",
    "cogs.library",
    "cogs.boards",
    "cogs.help",
    "cogs.duel",
    "cogs.cherokee",
    "cogs.glory",
    "cogs.land",
    "cogs.glenmore",
)
#: How many of the last interactions are remembered, to know those that come twice.
HEARD: Final = 1024
#: Seconds that answers under way get to finish when the bot is told to stop.
FINISHING: Final = 2.0
#: Seconds after which a thread that thinks or paints lets the event loop go on. An answer takes a
#: dozen steps of the loop, and with Python's own interval each of them could wait for 5 ms.
INTERVAL: Final = 0.0005


class Tree(app_commands.CommandTree["Clanmoot"]):
    """The commands of servers that have invited the bot, and of direct messages with it.

    There is one way to explain what went wrong.
    """

    def __init__(self, client: Clanmoot) -> None:
        super().__init__(client, allowed_installs=app_commands.AppInstallationType(guild=True))

    async def interaction_check(self, interaction: discord.Interaction[Clanmoot], /) -> bool:
        """Everybody may try everything, once; who they are and what they read is remembered."""
        if not interaction.client.takes_up(interaction):
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
        self.store = store
        self.matches = Matches(store)
        self.lobbies = Lobbies(self.matches)
        self.pending_replies = PendingReplies()
        self.easel = Easel()
        self.delivery = Delivery(self)
        self.computers = Computers(self.matches, config.computer_pause)
        self.matches.listeners += [self.delivery.wake, self.computers.wake]
        self._heard: OrderedDict[int, None] = OrderedDict()
        self._answering: set[asyncio.Task[Any]] = set()
        self._stopping: asyncio.Task[None] | None = None
        #: Until Discord knows the commands.
        self.registering: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Load the commands, tell Discord of them, go on with what a restart interrupted."""
        sys.setswitchinterval(INTERVAL)
        for cog in COGS:
            # Not as an extension, which would be executed anew for every bot of a process.
            await import_module(cog).setup(self)
        for command in self.tree.get_commands(type=discord.AppCommandType.chat_input):
            # Those that are for servers only say so themselves.
            if not command.guild_only:
                contexts = app_commands.AppCommandContext(guild=True, dm_channel=True)
                command.allowed_contexts = contexts
        await self.tree.set_translator(Translator())
        self.registering = asyncio.create_task(register_commands(self))
        self.easel.expect(*await self.store.matches.games())
        await self.delivery.resume()
        await self.computers.resume()

    async def on_interaction(self, interaction: discord.Interaction[Clanmoot]) -> None:
        """Do what a button or menu stands for; explain privately what went wrong."""
        if interaction.type is not discord.InteractionType.component:
            return
        if not self.takes_up(interaction):
            return
        asked = pressed(interaction)
        if asked is None:
            # Discord brings only clicks on our own messages, so this one meant something once.
            await explain(interaction, Refused("button-of-old"))
            return
        handler, press = asked
        try:
            await meet(interaction)
            await handler(interaction, press)
        except Exception as error:
            await explain(interaction, error)

    def takes_up(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether to answer an interaction: not one that Discord delivers twice, nor at the end.

        Whoever is told so answers it in the present task.
        """
        known = interaction.id in self._heard
        self._heard[interaction.id] = None
        while len(self._heard) > HEARD:
            self._heard.popitem(last=False)
        task = asyncio.current_task()
        if known or self._stopping or task is None:
            return False
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)
        return True

    async def close(self) -> None:
        """Stop everything, in an order in which nothing is lost, and only once."""
        if self._stopping is None:
            self._stopping = asyncio.create_task(self._stop())
        await asyncio.shield(self._stopping)

    async def _stop(self) -> None:
        if self._answering:
            await asyncio.wait(self._answering, timeout=FINISHING)
        if self.registering is not None:
            self.registering.cancel()
        self.easel.close()
        await self.computers.close()
        await self.delivery.close()
        await super().close()
        await self.store.close()


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
    told_to_stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, told_to_stop.set)
    async with Clanmoot(config, store) as bot:
        running = asyncio.create_task(bot.start(config.token))
        stopping = asyncio.create_task(told_to_stop.wait())
        beating = asyncio.create_task(beat(config.heartbeat))
        try:
            await asyncio.wait([running, stopping], return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                # It never ends by itself but by failing, as with a wrong token.
                running.result()
        finally:
            # Before the connection is closed, which a start-up under way would mind.
            await _end(running, stopping, beating)
            await bot.close()


async def _end(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks until they have ended: one that waits for a connection may miss a first call."""
    while waiting := [task for task in tasks if not task.done()]:
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting, timeout=0.5)
