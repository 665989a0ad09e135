"""The plain page: a few static files, read once."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING

from aiohttp import web

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

FILES = {
    "/": ("index.html", "text/html"),
    "/page/page.js": ("page.js", "text/javascript"),
    "/page/message.js": ("message.js", "text/javascript"),
    "/page/page.css": ("page.css", "text/css"),
}
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' https: data:; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-cache",
}


def add_page(app: web.Application) -> None:
    """Let the application serve the page."""
    for path, (filename, content_type) in FILES.items():
        text = resources.files("sandbox").joinpath("page", filename).read_text("utf-8")
        app.router.add_get(path, _serve(text, content_type))


def _serve(text: str, content_type: str) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def serve(_request: web.Request) -> web.Response:
        return web.Response(text=text, content_type=content_type, headers=HEADERS)

    return serve
