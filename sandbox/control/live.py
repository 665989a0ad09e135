"""One user's screen, live: a websocket, because browsers allow only six other connections.

Each frame is an object with a `kind`: `screen` for everything around the messages, sent at once and
whenever it has changed, or the kind of something the user saw.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import orjson
from aiohttp import ClientConnectionError, web

from sandbox.control.views import screen_view, seen_view

if TYPE_CHECKING:
    from sandbox.control.context import ControlContext
    from sandbox.people import Person
    from sandbox.world.seen import Seen

HEARTBEAT = 30.0


async def live(context: ControlContext, request: web.Request) -> web.WebSocketResponse:
    """Show a user's screen until the page is closed."""
    person = context.person(request.match_info["user"])
    socket = web.WebSocketResponse(heartbeat=HEARTBEAT)
    await socket.prepare(request)
    news: asyncio.Queue[Seen | None] = asyncio.Queue()
    world = context.sandbox.world

    def look_again() -> None:
        news.put_nowait(None)

    person.listeners.append(news.put_nowait)
    world.watchers.append(look_again)
    context.sockets.add(socket)
    telling = asyncio.create_task(_tell(context, person, socket, news))
    try:
        # Nothing is expected from the page; the loop ends when it closes.
        async for _ in socket:
            pass
    finally:
        telling.cancel()
        context.sockets.discard(socket)
        world.watchers.remove(look_again)
        person.listeners.remove(news.put_nowait)
    return socket


async def _tell(
    context: ControlContext,
    person: Person,
    socket: web.WebSocketResponse,
    news: asyncio.Queue[Seen | None],
) -> None:
    index = len(person.seen)
    shown = b""
    seen: Seen | None = None
    try:
        while True:
            if seen is not None:
                index += 1
                await socket.send_str(orjson.dumps(seen_view(index, seen)).decode())
            elif news.empty():
                shown = await _tell_screen(context, person, socket, shown)
            seen = await news.get()
    except (ClientConnectionError, ConnectionError):
        pass  # the page was closed


async def _tell_screen(
    context: ControlContext, person: Person, socket: web.WebSocketResponse, shown: bytes
) -> bytes:
    """Send the screen if it has changed in more than the time of day."""
    view = screen_view(context.sandbox, person)
    ahead = round(view["now"] - time.time())
    screen = orjson.dumps({**view, "now": ahead})
    if screen != shown:
        await socket.send_str(orjson.dumps({"kind": "screen", "payload": view}).decode())
    return screen
