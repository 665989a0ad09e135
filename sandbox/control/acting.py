"""Acting as one user: commands, clicks, menus, forms and messages."""

from __future__ import annotations

import base64
import binascii
from typing import TYPE_CHECKING, Any

from sandbox.control.desk import Problem, fields, tell
from sandbox.control.views import channel_view, message_view, reply_view

if TYPE_CHECKING:
    from aiohttp import web

    from sandbox.control.desk import ControlRoute, Desk, Fields
    from sandbox.interactions.reply import Reply


def _answer(desk: Desk, reply: Reply) -> web.Response:
    desk.keep(reply)
    return tell(reply_view(reply))


def _options(given: Fields) -> dict[str, Any]:
    """Options by name; a file is given as an object with `filename` and `base64`."""
    options: dict[str, Any] = given.get("options", dict, {})
    return {
        name: _file(value) if isinstance(value, dict) else value for name, value in options.items()
    }


def _file(value: dict[str, Any]) -> tuple[str, bytes]:
    try:
        return str(value["filename"]), base64.b64decode(value["base64"], validate=True)
    except (KeyError, TypeError, binascii.Error):
        raise Problem(400, "a file needs 'filename' and 'base64'") from None


async def slash(desk: Desk, request: web.Request) -> web.Response:
    """Use a slash command, by name and options or as a typed line."""
    person = desk.person(request.match_info["user"])
    given = await fields(request)
    channel = desk.channel(given.get("channel", str), person)
    wait = given.get("wait", bool, True)
    line = given.get("line", str, "")
    if line:
        return _answer(desk, await person.enter(channel, line, wait=wait))
    command = given.get("command", str)
    return _answer(desk, await person.use(channel, command, _options(given), wait=wait))


async def autocomplete(desk: Desk, request: web.Request) -> web.Response:
    """Type into an option of a command."""
    person = desk.person(request.match_info["user"])
    given = await fields(request)
    channel = desk.channel(given.get("channel", str), person)
    reply = await person.suggest(
        channel,
        given.get("command", str),
        given.get("option", str),
        given.get("typed", str, ""),
        _options(given),
        wait=given.get("wait", bool, True),
    )
    return _answer(desk, reply)


async def click(desk: Desk, request: web.Request) -> web.Response:
    """Press a button."""
    person = desk.person(request.match_info["user"])
    given = await fields(request)
    reply = await person.click(
        desk.message(given.get("message", str)),
        given.get("button", str),
        wait=given.get("wait", bool, True),
        forge=given.get("forge", bool, False),
    )
    return _answer(desk, reply)


async def select(desk: Desk, request: web.Request) -> web.Response:
    """Choose in a menu."""
    person = desk.person(request.match_info["user"])
    given = await fields(request)
    reply = await person.select(
        desk.message(given.get("message", str)),
        given.get("menu", str),
        given.strings("values"),
        wait=given.get("wait", bool, True),
        forge=given.get("forge", bool, False),
    )
    return _answer(desk, reply)


async def submit(desk: Desk, request: web.Request) -> web.Response:
    """Submit the form that answered an interaction."""
    person = desk.person(request.match_info["user"])
    given = await fields(request)
    asked = desk.reply(given.get("interaction", str))
    if asked.user is not person or asked.modal is None:
        raise Problem(404, "there is no such form for this user")
    values: dict[str, Any] = given.get("values", dict, {})
    return _answer(
        desk, await person.submit(asked.modal, values, wait=given.get("wait", bool, True))
    )


async def say(desk: Desk, request: web.Request) -> web.Response:
    """Write a message by hand."""
    person = desk.person(request.match_info["user"])
    given = await fields(request)
    channel = desk.channel(given.get("channel", str), person)
    return tell(message_view(await person.say(channel, given.get("text", str))), 201)


async def dm(desk: Desk, request: web.Request) -> web.Response:
    """Open the direct messages with the bot."""
    return tell(channel_view(await desk.person(request.match_info["user"]).dm()))


BASE = "/users/{user}"
ROUTES: list[ControlRoute] = [
    ("POST", BASE + "/slash", slash),
    ("POST", BASE + "/autocomplete", autocomplete),
    ("POST", BASE + "/click", click),
    ("POST", BASE + "/select", select),
    ("POST", BASE + "/submit", submit),
    ("POST", BASE + "/say", say),
    ("POST", BASE + "/dm", dm),
]
