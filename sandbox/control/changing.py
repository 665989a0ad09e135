"""Changing the world from outside: users, guilds, permissions, time and faults."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from sandbox.control.context import Problem, fields, tell
from sandbox.control.views import channel_view, guild_view, user_view, world_view
from sandbox.limits.commands import LOCALES
from sandbox.world.channels import TextChannel

if TYPE_CHECKING:
    from aiohttp import web

    from sandbox.control.context import ControlContext, ControlRoute, Fields

NAME_MAX = 100
ADVANCE_MAX = 366 * 24 * 60 * 60
DELAY_MAX = 60
TIMES_MAX = 1000


def _name(given: Fields) -> str:
    name = given.get("name", str).strip()
    if not 1 <= len(name) <= NAME_MAX:
        raise Problem(400, f"a name has 1 to {NAME_MAX} characters")
    return name


def _locale(given: Fields, default: str = "en-US") -> str:
    locale = given.get("locale", str, default)
    if locale not in LOCALES:
        raise Problem(400, f"{locale!r} is not a locale of Discord")
    return locale


async def world(context: ControlContext, _request: web.Request) -> web.Response:
    """All guilds, channels and users."""
    sandbox = context.sandbox
    return tell({**world_view(sandbox), "now": sandbox.clock.utc().isoformat()})


async def add_user(context: ControlContext, request: web.Request) -> web.Response:
    """Add a person, a member of all guilds."""
    given = await fields(request)
    return tell(user_view(context.sandbox.user(_name(given), locale=_locale(given))), 201)


async def change_user(context: ControlContext, request: web.Request) -> web.Response:
    """Close or open a person's direct messages, or change their language."""
    person = context.person(request.match_info["user"])
    given = await fields(request)
    person.dms_open = given.get("dms_open", bool, person.dms_open)
    person.locale = _locale(given, person.locale)
    context.sandbox.world.notice()
    return tell(user_view(person))


async def add_guild(context: ControlContext, request: web.Request) -> web.Response:
    """Found a guild."""
    given = await fields(request)
    return tell(guild_view(context.sandbox.guild(_name(given), locale=_locale(given))), 201)


async def add_channel(context: ControlContext, request: web.Request) -> web.Response:
    """Add a text channel."""
    guild = context.guild(request.match_info["guild"])
    return tell(channel_view(guild.text(_name(await fields(request)))), 201)


async def add_member(context: ControlContext, request: web.Request) -> web.Response:
    """Let a person join a guild."""
    guild = context.guild(request.match_info["guild"])
    guild.add(context.person(request.match_info["user"]))
    context.sandbox.world.notice()
    return tell(guild_view(guild))


async def remove_member(context: ControlContext, request: web.Request) -> web.Response:
    """Let a person leave a guild."""
    guild = context.guild(request.match_info["guild"])
    guild.remove(context.person(request.match_info["user"]))
    context.sandbox.world.notice()
    return tell(guild_view(guild))


async def add_admin(context: ControlContext, request: web.Request) -> web.Response:
    """Make a member an administrator."""
    guild = context.guild(request.match_info["guild"])
    guild.promote(context.person(request.match_info["user"]))
    context.sandbox.world.notice()
    return tell(guild_view(guild))


async def change_channel(context: ControlContext, request: web.Request) -> web.Response:
    """Allow or deny permissions in a channel, to the bot or to a user."""
    channel = context.channel(request.match_info["channel"])
    if not isinstance(channel, TextChannel):
        raise Problem(400, "only text channels have permissions of their own")
    given = await fields(request)
    user_id = given.get("user", str, "")
    user = context.person(user_id) if user_id else context.sandbox.bot
    channel.permit(*given.strings("allow"), to=user)
    channel.forbid(*given.strings("deny"), to=user)
    return tell(channel_view(channel))


async def advance(context: ControlContext, request: web.Request) -> web.Response:
    """Push the clock ahead."""
    given = await fields(request)
    context.sandbox.clock.advance(given.number("advance", 0, ADVANCE_MAX))
    context.sandbox.world.notice()
    return tell({"now": context.sandbox.clock.utc().isoformat()})


async def change_weather(context: ControlContext, request: web.Request) -> web.Response:
    """Make all of Discord slow, or quick again."""
    given = await fields(request)
    context.sandbox.faults.delay = given.number("delay", 0, DELAY_MAX)
    context.sandbox.world.notice()
    return tell({"delay": context.sandbox.faults.delay})


async def violations(context: ControlContext, _request: web.Request) -> web.Response:
    """The requests of the bot that broke a limit."""
    return tell([asdict(violation) for violation in context.sandbox.violations])


async def traffic(context: ControlContext, _request: web.Request) -> web.Response:
    """The requests of the bot, oldest first."""
    return tell([asdict(exchange) for exchange in context.sandbox.traffic.exchanges])


async def add_fault(context: ControlContext, request: web.Request) -> web.Response:
    """Let something go wrong."""
    given = await fields(request)
    faults = context.sandbox.faults
    times = given.whole("times", 1, TIMES_MAX, 1)
    method, path = given.get("method", str, "*"), given.get("path", str, "*")
    match given.get("kind", str):
        case "answer":
            status = given.whole("status", 400, 599)
            retry_after = given.number("retry_after", 0, DELAY_MAX, 0.0)
            faults.answer(status, times=times, method=method, path=path, retry_after=retry_after)
        case "slow":
            faults.slow(
                given.number("seconds", 0, DELAY_MAX), times=times, method=method, path=path
            )
        case "lose":
            faults.lose(times=times, method=method, path=path)
        case "reject_files":
            faults.reject_files(times=times, path=path)
        case "twice":
            faults.twice(times)
        case "drop_gateway":
            await faults.drop_gateway(resumable=given.get("resumable", bool, True))
        case "reconnect":
            faults.ask_reconnect()
        case "invalid_session":
            faults.invalidate_session(resumable=given.get("resumable", bool, False))
        case unknown:
            raise Problem(400, f"there is no fault {unknown!r}")
    return tell({}, 201)


async def clear_faults(context: ControlContext, _request: web.Request) -> web.Response:
    """Take all faults back."""
    context.sandbox.faults.clear()
    context.sandbox.world.notice()
    return tell({})


ROUTES: list[ControlRoute] = [
    ("GET", "/world", world),
    ("POST", "/users", add_user),
    ("PATCH", "/users/{user}", change_user),
    ("POST", "/guilds", add_guild),
    ("POST", "/guilds/{guild}/channels", add_channel),
    ("PUT", "/guilds/{guild}/members/{user}", add_member),
    ("DELETE", "/guilds/{guild}/members/{user}", remove_member),
    ("PUT", "/guilds/{guild}/admins/{user}", add_admin),
    ("PATCH", "/channels/{channel}", change_channel),
    ("POST", "/clock", advance),
    ("PATCH", "/weather", change_weather),
    ("GET", "/violations", violations),
    ("GET", "/traffic", traffic),
    ("POST", "/faults", add_fault),
    ("DELETE", "/faults", clear_faults),
]
