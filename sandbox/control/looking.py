"""Looking through one user's eyes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import orjson
from aiohttp import web

from sandbox.control.context import Problem, tell, whole
from sandbox.control.views import (
    channel_view,
    command_view,
    message_view,
    reply_view,
    seen_view,
)

if TYPE_CHECKING:
    from sandbox.control.context import ControlContext, ControlRoute
    from sandbox.world.seen import Seen

MESSAGES_SHOWN = 100


async def channels(context: ControlContext, request: web.Request) -> web.Response:
    """The channels, threads and direct messages this user sees."""
    person = context.person(request.match_info["user"])
    every = context.sandbox.world.channels.values()
    return tell([channel_view(c) for c in every if c.visible_to(person)])


async def messages(context: ControlContext, request: web.Request) -> web.Response:
    """The newest messages this user sees in a channel, oldest first."""
    person = context.person(request.match_info["user"])
    channel = context.channel(request.match_info["channel"], person)
    limit = whole(request, "limit", MESSAGES_SHOWN)
    before = whole(request, "before", 0)
    shown = [m for m in channel.messages_for(person) if not before or m.id < before]
    return tell([message_view(message) for message in shown[-limit:] if limit])


async def commands(context: ControlContext, request: web.Request) -> web.Response:
    """The slash commands this user is offered in a channel."""
    person = context.person(request.match_info["user"])
    channel = context.channel(request.match_info["channel"], person)
    return tell([v for command in person.commands(channel) for v in command_view(command, person)])


async def seen(context: ControlContext, request: web.Request) -> web.Response:
    """Everything this user saw, or what came after a record."""
    person = context.person(request.match_info["user"])
    first = whole(request, "after", 0)
    records = enumerate(person.seen[first:], first + 1)
    return tell([seen_view(index, record) for index, record in records])


async def pings(context: ControlContext, request: web.Request) -> web.Response:
    """The notifications this user got."""
    person = context.person(request.match_info["user"])
    return tell(
        [{"at": p.at, "kind": p.kind, "message": message_view(p.message)} for p in person.pings]
    )


async def reply(context: ControlContext, request: web.Request) -> web.Response:
    """How far the answer to an interaction has come."""
    found = context.reply(request.match_info["interaction"])
    if found.user is not context.person(request.match_info["user"]):
        raise Problem(404, "that reply was for somebody else")
    return tell(reply_view(found))


async def stream(context: ControlContext, request: web.Request) -> web.StreamResponse:
    """Server-sent events: what this user sees, from a record on and then as it happens.

    A browser that reconnects tells the last record it got and misses nothing.
    """
    person = context.person(request.match_info["user"])
    last = request.headers.get("Last-Event-ID", "")
    index = int(last) if last.isdigit() else whole(request, "after", len(person.seen))
    news: asyncio.Queue[Seen | None] = asyncio.Queue()
    context.streams.add(news)
    person.listeners.append(news.put_nowait)
    response = web.StreamResponse(
        headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
    )
    try:
        await response.prepare(request)
        await response.write(b": listening\n\n")
        backlog = person.seen[index : len(person.seen) - news.qsize()]
        for record in backlog:
            index += 1
            await response.write(_event(index, record))
        while (record_or_end := await news.get()) is not None:
            index += 1
            await response.write(_event(index, record_or_end))
    except ConnectionError:
        pass  # the page was closed
    finally:
        context.streams.discard(news)
        person.listeners.remove(news.put_nowait)
    return response


def _event(index: int, record: Seen) -> bytes:
    data = orjson.dumps(seen_view(index, record))
    return b"id: %d\nevent: %s\ndata: %s\n\n" % (index, record.kind.encode(), data)


BASE = "/users/{user}"
ROUTES: list[ControlRoute] = [
    ("GET", BASE + "/channels", channels),
    ("GET", BASE + "/channels/{channel}/messages", messages),
    ("GET", BASE + "/channels/{channel}/commands", commands),
    ("GET", BASE + "/seen", seen),
    ("GET", BASE + "/pings", pings),
    ("GET", BASE + "/replies/{interaction}", reply),
]
