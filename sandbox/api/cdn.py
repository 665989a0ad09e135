"""The files of messages, for a day after their link was made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aiohttp import web

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sandbox.world import World


# The page has the same origin, so files must not run as scripts.
HARMLESS = {
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "X-Content-Type-Options": "nosniff",
}


def add_files(app: web.Application, world: World) -> None:
    """Let the application serve attachments."""
    app.router.add_get("/attachments/{channel_id}/{file_id}/{filename}", _serve(world))


def _serve(world: World) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def serve(request: web.Request) -> web.Response:
        key = request.match_info["file_id"]
        file = world.files.get(int(key)) if key.isdigit() else None
        if file is None or not _valid(request.query.get("ex"), world):
            return web.Response(status=404, text="This content is no longer available.")
        return web.Response(body=file.content, content_type=file.content_type, headers=HARMLESS)

    return serve


def _valid(expiry: str | None, world: World) -> bool:
    """Whether a link is still valid; links to people's uploads never expire."""
    if expiry is None:
        return True
    try:
        return int(expiry, 16) >= world.clock.utc().timestamp()
    except ValueError:
        return False
