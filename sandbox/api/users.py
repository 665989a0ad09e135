"""Users, the application, and where the gateway is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import errors
from sandbox.api.context import answer, nothing, number
from sandbox.api.forms import read_form
from sandbox.world.channels import TextChannel

if TYPE_CHECKING:
    from aiohttp import web

    from sandbox.api.context import Api, Route


async def gateway(api: Api, _request: web.Request) -> web.Response:
    """Where to connect, in how many shards, and how often."""
    starts = api.gateway.starts
    return answer(
        {
            "url": api.gateway.url,
            "shards": api.gateway.shards,
            "session_start_limit": {
                "total": starts.total,
                "remaining": starts.remaining,
                "reset_after": round(starts.reset_after * 1000),
                "max_concurrency": 1,
            },
        }
    )


async def me(api: Api, _request: web.Request) -> web.Response:
    """The bot's own account."""
    return answer(
        {**api.world.bot.payload(), "verified": True, "mfa_enabled": False, "locale": "en-US"}
    )


async def user(api: Api, request: web.Request) -> web.Response:
    """Somebody's account."""
    found = api.world.users.get(number(request, "user_id"))
    if found is None:
        raise errors.unknown_user()
    return answer(found.payload())


async def open_direct(api: Api, request: web.Request) -> web.Response:
    """Open direct messages; whether something can be sent there shows when it is sent."""
    form = await read_form(request)
    wanted = str(form.body.get("recipient_id", ""))
    person = api.world.users.get(int(wanted)) if wanted.isdigit() else None
    if person is None or person.bot:
        raise errors.unknown_user() if person is None else errors.closed_dms()
    return answer(api.world.direct(person).payload())


async def application(api: Api, _request: web.Request) -> web.Response:
    """The bot's application."""
    bot = api.world.bot
    return answer(
        {
            "id": str(bot.id),
            "name": bot.name,
            "icon": None,
            "description": "",
            "summary": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "team": None,
            "owner": {**bot.payload(), "bot": False},
            "bot": bot.payload(),
            "type": None,
            "flags_new": "0",
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "approximate_guild_count": len(api.world.guilds),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "eligible_oauth2_scopes": ["bot", "applications.commands"],
            "tags": [],
            "integration_types_config": {"0": {}},
        }
    )


async def guild(api: Api, request: web.Request) -> web.Response:
    """A guild."""
    return answer(api.guild(request).payload())


async def guild_channels(api: Api, request: web.Request) -> web.Response:
    """The text channels of a guild."""
    channels = api.guild(request).channels.values()
    return answer([c.payload() for c in channels if isinstance(c, TextChannel)])


async def active_threads(api: Api, request: web.Request) -> web.Response:
    """The threads of a guild that are not archived and that the bot can see."""
    bot = api.world.bot
    threads = [t for t in api.guild(request).threads if t.visible_to(bot)]
    members = [t.member_payload(bot.id) for t in threads if bot.id in t.members]
    return answer(
        {"threads": [t.payload() for t in threads], "members": members, "has_more": False}
    )


async def member(api: Api, request: web.Request) -> web.Response:
    """A member of a guild."""
    found = api.guild(request)
    somebody = found.members.get(number(request, "user_id"))
    if somebody is None:
        raise errors.unknown_member()
    return answer(found.member_payload(somebody))


async def leave_guild(api: Api, request: web.Request) -> web.Response:
    """Leave a guild."""
    api.guild(request).remove(api.world.bot)
    return nothing()


ROUTES: list[Route] = [
    ("GET", "/gateway/bot", gateway),
    ("GET", "/gateway", gateway),
    ("GET", "/users/@me", me),
    ("POST", "/users/@me/channels", open_direct),
    ("DELETE", "/users/@me/guilds/{guild_id}", leave_guild),
    ("GET", "/users/{user_id}", user),
    ("GET", "/oauth2/applications/@me", application),
    ("GET", "/applications/@me", application),
    ("GET", "/applications/{application_id}", application),
    ("GET", "/guilds/{guild_id}", guild),
    ("GET", "/guilds/{guild_id}/channels", guild_channels),
    ("GET", "/guilds/{guild_id}/threads/active", active_threads),
    ("GET", "/guilds/{guild_id}/members/{user_id}", member),
]
