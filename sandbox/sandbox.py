"""The sandbox as a whole: a world, and the server that connects a bot to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from aiohttp import web

from sandbox.api.cdn import add_files
from sandbox.api.context import Api
from sandbox.api.rates import Rates
from sandbox.api.server import add_routes
from sandbox.api.traffic import Traffic
from sandbox.clock import Clock
from sandbox.control import add_control
from sandbox.faults import Faults
from sandbox.gateway import Gateway
from sandbox.guard import own_hosts_only
from sandbox.interactions import Interactions
from sandbox.interactions.commands import Commands
from sandbox.limits.openapi import document
from sandbox.people import Person
from sandbox.saving import Saver
from sandbox.world import World

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path
    from types import TracebackType

    from sandbox.api.traffic import Violation
    from sandbox.world.guilds import Guild
    from sandbox.world.users import User

LOOPBACK = "127.0.0.1"
REQUEST_MAX = 150 * 1024 * 1024


class Sandbox:
    """A Discord of one's own on loopback, for one bot.

    Use it as an async context manager. `openapi` is the path of Discord's OpenAPI document, if
    requests should be checked against it too; `clock` may be one that stands still; `keep` is a
    file that the sandbox is loaded from when it starts, and saved to.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        token: str = "sandbox",  # noqa: S107 - no secret
        bot_name: str = "Clanmoot",
        openapi: Path | None = None,
        clock: Clock | None = None,
        keep: Path | None = None,
    ) -> None:
        self.clock = clock or Clock()
        self.world = World(self.clock, bot_name)
        self.faults = Faults()
        self.rates = Rates()
        self.traffic = Traffic()
        self.gateway = Gateway(self.world, token, self.rates)
        self.commands = Commands(self.world)
        self.interactions = Interactions(self.world, self.faults)
        self.world.connect(self.gateway.dispatch)
        self.faults.connect(self.gateway)
        self._api = Api(
            world=self.world,
            commands=self.commands,
            interactions=self.interactions,
            gateway=self.gateway,
            faults=self.faults,
            rates=self.rates,
            traffic=self.traffic,
            document=None if openapi is None else document(openapi),
        )
        self._port = port
        self._keep = keep
        self._saver: Saver | None = None
        self._runner: web.AppRunner | None = None
        self.everywhere: list[Person] = []

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()

    @property
    def url(self) -> str:
        """The base address, for `point_discord_at` and for a browser; empty until started."""
        return self.world.base_url

    @property
    def token(self) -> str:
        """What the bot logs in with; another one once it has begun too many sessions."""
        return self.gateway.token

    @property
    def bot(self) -> User:
        """The bot's account."""
        return self.world.bot

    @property
    def violations(self) -> list[Violation]:
        """All requests of the bot that broke a limit: an empty list in a sound test."""
        return self.traffic.violations

    async def start(self) -> None:
        """Listen on loopback. Raises `BadSaveFile` if the file to keep it in can't be used."""
        if self._keep is not None and self._saver is None:
            self._saver = Saver(self, self._keep)
        app = web.Application(client_max_size=REQUEST_MAX, middlewares=[own_hosts_only])
        app.router.add_get("/gateway/", self.gateway.serve)
        add_routes(app, self._api)
        add_files(app, self.world)
        add_control(app, self)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, LOOPBACK, self._port)
        await site.start()
        port = self._runner.addresses[0][1]
        self.world.base_url = f"http://{LOOPBACK}:{port}"

    async def stop(self) -> None:
        """Close all connections and cancel all timers."""
        self.faults.clear()
        if self._saver is not None:
            await self._saver.close()
            self._saver = None
        await self.gateway.close()
        self.clock.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def connected(self) -> None:
        """Return when a bot is connected to the gateway and was told of its guilds."""
        await self.gateway.ready()

    def guild(self, name: str, *, locale: str = "en-US", bot: bool = True) -> Guild:
        """Found a guild.

        The bot is in it unless told otherwise, and so is everybody who is in all guilds.
        """
        guild = self.world.guild(name, locale)
        guild.add(*self.everywhere)
        if bot:
            guild.add(self.world.bot)
        return guild

    def user(
        self, name: str, *, locale: str = "en-US", guilds: Iterable[Guild] | None = None
    ) -> Person:
        """Add a person: a member of all guilds, present and future, or only of those given."""
        person = Person(self.world, self.commands, self.interactions, name, locale)
        self.world.users[person.id] = person
        if guilds is None:
            self.everywhere.append(person)
            guilds = self.world.guilds.values()
        for guild in guilds:
            guild.add(person)
        self.world.notice()
        return person

    def person(self, user_id: int) -> Person | None:
        """The person with this id."""
        user = self.world.users.get(user_id)
        return user if isinstance(user, Person) else None
