"""Registering application commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import errors
from sandbox.api.context import answer, nothing
from sandbox.api.forms import read_form, read_list
from sandbox.interactions.commands import GLOBAL
from sandbox.limits.commands import check_command, check_commands
from sandbox.problems import Problems

if TYPE_CHECKING:
    from aiohttp import web

    from sandbox.api.context import Api, Route


def _scope(api: Api, request: web.Request) -> int:
    if request.match_info["application_id"] != str(api.world.bot.id):
        raise errors.missing_access()
    return api.guild(request).id if "guild_id" in request.match_info else GLOBAL


async def read_all(api: Api, request: web.Request) -> web.Response:
    """The commands of one scope."""
    return answer(api.commands.all(_scope(api, request)))


async def overwrite(api: Api, request: web.Request) -> web.Response:
    """Replace all commands of one scope."""
    wanted = await read_list(request)
    scope = _scope(api, request)
    problems = Problems()
    check_commands(wanted, problems)
    problems.refuse()
    return answer(api.commands.overwrite(scope, wanted))


async def upsert(api: Api, request: web.Request) -> web.Response:
    """Add or replace one command."""
    form = await read_form(request)
    scope = _scope(api, request)
    problems = Problems()
    check_command(form.body, problems)
    problems.refuse()
    return answer(api.commands.upsert(scope, form.body), 201)


async def delete(api: Api, request: web.Request) -> web.Response:
    """Remove one command."""
    if not api.commands.delete(_scope(api, request), request.match_info["command_id"]):
        raise errors.unknown_command()
    return nothing()


def _routes(base: str) -> list[Route]:
    return [
        ("GET", base, read_all),
        ("PUT", base, overwrite),
        ("POST", base, upsert),
        ("DELETE", base + "/{command_id}", delete),
    ]


ROUTES: list[Route] = [
    *_routes("/applications/{application_id}/commands"),
    *_routes("/applications/{application_id}/guilds/{guild_id}/commands"),
]
