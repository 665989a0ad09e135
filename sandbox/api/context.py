"""What the routes work with, and how they check what a bot may do."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import orjson
from aiohttp import web

from sandbox import errors
from sandbox.permissions import Permission

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sandbox.api.rates import Rates
    from sandbox.api.traffic import Traffic
    from sandbox.faults import Faults
    from sandbox.gateway import Gateway
    from sandbox.interactions import Interactions
    from sandbox.interactions.commands import Commands
    from sandbox.limits.openapi import Document
    from sandbox.world import World
    from sandbox.world.channels import Channel
    from sandbox.world.guilds import Guild
    from sandbox.world.messages import Message

    Handler = Callable[["Api", web.Request], Awaitable[web.Response]]
    Route = tuple[str, str, Handler]


@dataclass(slots=True)
class Api:
    """Everything a route can reach."""

    world: World
    commands: Commands
    interactions: Interactions
    gateway: Gateway
    faults: Faults
    rates: Rates
    traffic: Traffic
    document: Document | None
    nonces: dict[tuple[int, str], tuple[float, Message]] = field(default_factory=dict)

    def channel(self, request: web.Request) -> Channel:
        """The channel a path names, if the bot can see it."""
        channel = self.world.channels.get(number(request, "channel_id"))
        if channel is None:
            raise errors.unknown_channel()
        if not channel.visible_to(self.world.bot):
            raise errors.missing_access()
        return channel

    def message(self, request: web.Request) -> Message:
        """The message a path names; an ephemeral one cannot be found this way."""
        channel = self.channel(request)
        message = channel.messages.get(number(request, "message_id"))
        if message is None or message.ephemeral:
            raise errors.unknown_message()
        return message

    def guild(self, request: web.Request) -> Guild:
        """The guild a path names, if the bot is in it."""
        guild = self.world.guilds.get(number(request, "guild_id"))
        if guild is None or self.world.bot.id not in guild.members:
            raise errors.unknown_guild()
        return guild

    def need(self, channel: Channel, *permissions: Permission) -> None:
        """Refuse if the bot lacks one of these permissions in the channel."""
        held = channel.permissions(self.world.bot)
        if Permission.VIEW_CHANNEL not in held:
            raise errors.missing_access()
        for permission in permissions:
            if permission not in held:
                raise errors.missing_permissions()


def number(request: web.Request, name: str) -> int:
    """A number in the path."""
    return _whole(name, request.match_info[name])


def asked(request: web.Request, name: str, default: int = 0) -> int:
    """A number in the query."""
    return _whole(name, request.query.get(name, str(default)))


def _whole(name: str, text: str) -> int:
    if not text.isdigit():
        problem = {"code": "NUMBER_TYPE_COERCE", "message": f'Value "{text}" is not snowflake.'}
        raise errors.invalid_form({name: {"_errors": [problem]}})
    return int(text)


def answer(data: Any, status: int = 200) -> web.Response:
    """A JSON answer; its content type must be exactly this for discord.py to read it."""
    return web.Response(body=orjson.dumps(data), status=status, content_type="application/json")


def nothing() -> web.Response:
    """An answer without a body."""
    return web.Response(status=204)
