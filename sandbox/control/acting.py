"""Acting as one user: commands, clicks, menus, forms and messages."""

from __future__ import annotations

import base64
import binascii
from typing import TYPE_CHECKING, Any

from sandbox.control.context import Problem, fields, tell
from sandbox.control.views import channel_view, message_view, reply_view
from sandbox.world import posting, reading
from sandbox.world.files import MAX_FILE

if TYPE_CHECKING:
    from aiohttp import web

    from sandbox.control.context import ControlContext, ControlRoute, Fields
    from sandbox.interactions.reply import Reply

TEXT_MAX = 2000
#: How far a reply must have come before an action returns.
UNTIL = {
    "answered": ("failed", "answered"),
    "acknowledged": ("failed", "answered", "thinking"),
}


def _enough(given: Fields) -> tuple[str, ...]:
    """The states of a reply that an action returns with."""
    until = given.get("until", str, "answered")
    if until not in UNTIL:
        raise Problem(400, f"the field 'until' must be one of {', '.join(UNTIL)}")
    return UNTIL[until] if given.get("wait", bool, True) else ()


async def _answer(context: ControlContext, reply: Reply, enough: tuple[str, ...]) -> web.Response:
    context.keep(reply)
    if enough:
        await reply.until(lambda each: each.state in enough)
    return tell(reply_view(reply))


def _values(given: Fields, name: str) -> dict[str, Any]:
    """Values by name: texts, numbers, switches, files, and lists of those."""
    values: dict[str, Any] = given.get(name, dict, {})
    return {key: _value(value) for key, value in values.items()}


def _value(value: Any) -> Any:
    if isinstance(value, list):
        return [_value(inner) for inner in value]
    return _file(value) if isinstance(value, dict) else value


def _file(value: dict[str, Any]) -> tuple[str, bytes]:
    try:
        filename, content = str(value["filename"]), base64.b64decode(value["base64"], validate=True)
    except (KeyError, TypeError, ValueError, binascii.Error):
        raise Problem(400, "a file needs 'filename' and 'base64'") from None
    if len(content) > MAX_FILE:
        raise Problem(413, f"a file has at most {MAX_FILE // 1024**2} MiB")
    return filename, content


async def slash(context: ControlContext, request: web.Request) -> web.Response:
    """Use a slash command, by name and options or as a typed line."""
    person = context.person(request.match_info["user"])
    given = await fields(request)
    channel = context.channel(given.get("channel", str), person)
    enough = _enough(given)
    line = given.get("line", str, "")
    if line:
        return await _answer(context, await person.enter(channel, line, wait=False), enough)
    options = _values(given, "options")
    reply = await person.use(channel, given.get("command", str), options, wait=False)
    return await _answer(context, reply, enough)


async def autocomplete(context: ControlContext, request: web.Request) -> web.Response:
    """Type into an option of a command."""
    person = context.person(request.match_info["user"])
    given = await fields(request)
    channel = context.channel(given.get("channel", str), person)
    enough = _enough(given)
    reply = await person.suggest(
        channel,
        given.get("command", str),
        given.get("option", str),
        given.get("typed", str, ""),
        _values(given, "options"),
        wait=False,
    )
    return await _answer(context, reply, enough)


async def click(context: ControlContext, request: web.Request) -> web.Response:
    """Press a button."""
    person = context.person(request.match_info["user"])
    given = await fields(request)
    enough = _enough(given)
    reply = await person.click(
        context.message(given.get("message", str), person),
        given.get("button", str),
        wait=False,
        forge=given.get("forge", bool, False),
    )
    return await _answer(context, reply, enough)


async def select(context: ControlContext, request: web.Request) -> web.Response:
    """Choose in a menu."""
    person = context.person(request.match_info["user"])
    given = await fields(request)
    enough = _enough(given)
    reply = await person.select(
        context.message(given.get("message", str), person),
        given.get("menu", str),
        given.strings("values"),
        wait=False,
        forge=given.get("forge", bool, False),
    )
    return await _answer(context, reply, enough)


async def submit(context: ControlContext, request: web.Request) -> web.Response:
    """Submit the form that answered an interaction."""
    person = context.person(request.match_info["user"])
    given = await fields(request)
    asked = context.reply(given.get("interaction", str))
    if asked.user is not person or asked.modal is None:
        raise Problem(404, "there is no such form for this user")
    enough = _enough(given)
    reply = await person.submit(asked.modal, _values(given, "values"), wait=False)
    return await _answer(context, reply, enough)


async def say(context: ControlContext, request: web.Request) -> web.Response:
    """Write a message by hand."""
    person = context.person(request.match_info["user"])
    given = await fields(request)
    channel = context.channel(given.get("channel", str), person)
    text = given.get("text", str).strip()
    if not 1 <= len(text) <= TEXT_MAX:
        raise Problem(400, f"a message has 1 to {TEXT_MAX} characters")
    return tell(message_view(await person.say(channel, text)), 201)


async def dm(context: ControlContext, request: web.Request) -> web.Response:
    """Open the direct messages with the bot."""
    return tell(channel_view(await context.person(request.match_info["user"]).dm()))


async def read(context: ControlContext, request: web.Request) -> web.Response:
    """Note that all in a channel has been read."""
    person = context.person(request.match_info["user"])
    channel = context.channel((await fields(request)).get("channel", str), person)
    if reading.mark_read(person, channel):
        context.sandbox.world.notice()
    return tell({})


async def dismiss(context: ControlContext, request: web.Request) -> web.Response:
    """Put an ephemeral message away."""
    person = context.person(request.match_info["user"])
    message = context.message(request.match_info["message"], person)
    if message.only_for is not person:
        raise Problem(404, "there is no such message that only this user sees")
    posting.dismiss(message)
    return tell({})


BASE = "/users/{user}"
ROUTES: list[ControlRoute] = [
    ("POST", BASE + "/slash", slash),
    ("POST", BASE + "/autocomplete", autocomplete),
    ("POST", BASE + "/click", click),
    ("POST", BASE + "/select", select),
    ("POST", BASE + "/submit", submit),
    ("POST", BASE + "/say", say),
    ("POST", BASE + "/dm", dm),
    ("POST", BASE + "/read", read),
    ("DELETE", BASE + "/messages/{message}", dismiss),
]
