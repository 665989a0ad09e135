"""The bot itself: puts the parts together, starts and stops them."""

from __future__ import annotations

import asyncio
import logging
import math
import signal
import sys
import time
from collections import OrderedDict
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import discord
import yarl
from discord import app_commands
from discord.ext import commands

from bot.allowance import Allowance
from bot.animations import Animations
from bot.clicks import Clicks
from bot.clocks.alarms import Alarms
from bot.clocks.clockwork import Clockwork
from bot.clocks.company import Company
from bot.command_tree import CommandTree
from bot.computers import Computers
from bot.delivery import Delivery
from bot.easel import easel_of
from bot.heap import settle_down
from bot.heartbeat import beat
from bot.late_pictures import LatePictures
from bot.lobbies import Lobbies
from bot.lobby_watch import LobbyWatch
from bot.matches import Matches
from bot.pending_replies import PendingReplies
from bot.planned_turns import PlannedTurns
from bot.plans import Plans
from bot.promised_answers import PromisedAnswers
from bot.refused import Refused
from bot.registration import register_commands
from bot.rematches import Rematches
from bot.requests import Requests
from bot.seats import Seats
from bot.servers import Servers
from bot.session_starts import spare_sessions
from bot.store import Store
from bot.translation import Translator
from bot.ui.press import pressed
from bot.ui.replies import explain, meet

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.config import Config
    from bot.store.settings import Settings

_log = logging.getLogger(__name__)

COGS: Final = (
    "cogs.lobby",
    "cogs.moving",
    "cogs.games",
    "cogs.library",
    "cogs.boards",
    "cogs.settings",
    "cogs.time",
    "cogs.company",
    "cogs.admin",
    "cogs.replay",
    "cogs.following",
    "cogs.plans",
    "cogs.help",
    "cogs.returning",
    "cogs.rulebook",
    "cogs.records",
    "cogs.privacy",
    "cogs.duel",
    "cogs.cherokee",
    "cogs.glory",
    "cogs.land",
    "cogs.glenmore",
)
#: How many recent interactions are remembered, to recognise those that Discord delivers twice.
HEARD: Final = 1024
MINUTE: Final = 60.0
#: How many times as often as something is done, something may be suggested.
TYPING: Final = 5
#: When the bot is told to stop, answers under way get this many seconds to finish.
FINISHING: Final = 2.0
#: A thread that thinks or paints lets the event loop run after this many seconds. An answer takes a
#: dozen steps of the loop, and with Python's default interval each could wait for 5 ms.
INTERVAL: Final = 0.0005


class Clanmoot(commands.AutoShardedBot):
    """The bot."""

    def __init__(
        self,
        config: Config,
        store: Store,
        *,
        clock: Callable[[], float] = time.time,
        **options: Any,
    ) -> None:
        #: Whether Discord carries out what the bot asks of it.
        self.requests = Requests()
        super().__init__(
            commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            tree_cls=CommandTree,
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=self.requests.trace,
            **options,
        )
        self.config = config
        self.store = store
        #: All times that people are told, and all deadlines, are read from this clock.
        self.clock = clock
        self.matches = Matches(store, clock)
        self.answers = PromisedAnswers(self.matches)
        self.clockwork = Clockwork(self.matches)
        self.alarms = Alarms(self)
        self.animations = Animations(clock)
        self.company = Company(self.matches)
        self.servers = Servers(self)
        self.seats = Seats(self.matches)
        self.plans = Plans(self.matches)
        self.planned_turns = PlannedTurns(self.matches, self.plans)
        self.lobbies = Lobbies(self.matches, config.lobbies_per_hour)
        self.lobby_watch = LobbyWatch(self.matches, self.lobbies)
        self.rematches = Rematches(self.matches, self.lobbies)
        self.pending_replies = PendingReplies()
        self.clicks = Clicks()
        self.late_pictures = LatePictures(self.clicks)
        self.easel = easel_of(config.painters)
        self.delivery = Delivery(self)
        self.computers = Computers(self.matches, config.computer_pause)
        self.matches.listeners += [
            self.delivery.wake,
            self.computers.wake,
            self.planned_turns.wake,
        ]
        self._actions = Allowance(config.actions_per_minute, MINUTE)
        #: Typing suggests something with every letter, and costs less.
        self._typing = Allowance(TYPING * config.actions_per_minute, MINUTE)
        self._heard: OrderedDict[int, None] = OrderedDict()
        self._answering: set[asyncio.Task[object]] = set()
        self._stopping: asyncio.Task[None] | None = None
        #: Until Discord knows the commands.
        self.registering: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Load the commands, register them with Discord, resume what a restart interrupted."""
        sys.setswitchinterval(INTERVAL)
        for cog in COGS:
            # Not as an extension: that would run the module again for every bot in this process.
            await import_module(cog).setup(self)
        for command in self.tree.get_commands(type=discord.AppCommandType.chat_input):
            # Those that are for servers only say so themselves.
            if not command.guild_only:
                contexts = app_commands.AppCommandContext(guild=True, dm_channel=True)
                command.allowed_contexts = contexts
        await self.tree.set_translator(Translator())
        self.registering = asyncio.create_task(register_commands(self))
        await self.servers.load()
        self.easel.expect(*await self.store.matches.games())
        await self.delivery.resume()
        await self.computers.resume()
        await self.planned_turns.resume()
        self.alarms.start()
        self.lobby_watch.start()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect to Discord, but not more often than Discord lets a bot begin sessions."""
        await spare_sessions(self)
        await super().connect(reconnect=reconnect)

    async def on_interaction(self, interaction: discord.Interaction[Clanmoot]) -> None:
        """Do what a button or menu stands for; explain privately what went wrong."""
        if interaction.type is not discord.InteractionType.component:
            return
        if not self.takes_up(interaction):
            return
        self.clicks.note(interaction)
        asked = pressed(interaction)
        if asked is None:
            # Discord only sends clicks on our own messages, so this button worked once.
            await explain(interaction, Refused("button-of-old"))
            return
        handler, press = asked
        try:
            await meet(interaction)
            self.check_pace(interaction)
            if press.match_id:
                await self.clockwork.welcome(press.match_id, interaction.user.id)
            await handler(interaction, press)
        except Exception as error:
            await explain(interaction, error)

    async def settle_in(self, user_id: int, settings: Settings) -> None:
        """Apply what a person has chosen, from now on."""
        save = partial(self.store.people.save_settings, user_id, settings)
        await self.clockwork.change_life(user_id, save)

    def takes_up(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether to answer an interaction: not one delivered twice, nor while stopping.

        If so, the caller answers it in the current task, which `close` then waits for.
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

    def check_pace(self, interaction: discord.Interaction[Any]) -> None:
        """Raise `Refused` if its user has done too much in a short time."""
        typing = interaction.type is discord.InteractionType.autocomplete
        wait = (self._typing if typing else self._actions).use(interaction.user.id)
        if wait:
            raise Refused("too-fast", seconds=math.ceil(wait))

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
        await self.animations.close()
        await self.alarms.close()
        await self.lobby_watch.close()
        await self.computers.close()
        await self.planned_turns.close()
        await self.delivery.close()
        await self.late_pictures.close()
        await self.easel.close()
        await super().close()
        await self.store.close()


def point_at(api: str) -> None:
    """Let discord.py speak to another Discord, such as the sandbox."""
    discord.http.Route.BASE = f"{api}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(
        f"{api.replace('http', 'ws', 1)}/gateway/"
    )
    discord.Asset.BASE = api


async def serve(config: Config, clock: Callable[[], float] = time.time) -> None:
    """Run the bot, with the time of that clock, until it is told to stop.

    Raises `bot.store.StoreRefused` if the database can't be used, `discord.LoginFailure` if the
    token is wrong.
    """
    store = await Store.open(config.database)
    if config.api:
        point_at(config.api)
    told_to_stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, told_to_stop.set)
    async with Clanmoot(config, store, clock=clock) as bot:
        settle_down_once_ready(bot)
        running = asyncio.create_task(bot.start(config.token))
        stopping = asyncio.create_task(told_to_stop.wait())
        beating = asyncio.create_task(beat(config.heartbeat))
        try:
            await asyncio.wait([running, stopping], return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                # This task only ends by failing, for example if the token is wrong.
                running.result()
        finally:
            # First, because closing the connection would make a start-up under way fail.
            await end_tasks(running, stopping, beating)
            await bot.close()


def settle_down_once_ready(bot: commands.Bot | commands.AutoShardedBot) -> None:
    """Settle down when the first session is ready.

    Not with later ones: what is in memory by then comes and goes, and would never be freed.
    """

    async def ready() -> None:
        bot.remove_listener(ready, "on_ready")
        settle_down()

    bot.add_listener(ready, "on_ready")


async def end_tasks(*tasks: asyncio.Task[object]) -> None:
    """Cancel tasks until they end: one waiting for a connection may swallow the first cancel."""
    while waiting := [task for task in tasks if not task.done()]:
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting, timeout=0.5)
