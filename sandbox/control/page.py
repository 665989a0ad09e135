"""The page: static files, read once, and sent again only when they have changed."""

from __future__ import annotations

import hashlib
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

import font_source_sans_pro
from aiohttp import ETag, web

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from importlib.resources.abc import Traversable

INDEX = "index.html"
CONTENT_TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
}
FONTS = ("SourceSansPro-Regular.ttf", "SourceSansPro-Semibold.ttf", "SourceSansPro-Bold.ttf")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; "
        "connect-src 'self' ws://127.0.0.1:* ws://localhost:*; "
        "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}


def add_page(app: web.Application) -> None:
    """Let the application serve the page."""
    for path, content in _files(resources.files("sandbox") / "page", "/page/"):
        app.router.add_get("/" if path == f"/page/{INDEX}" else path, _serve(path, content))
    folder = Path(font_source_sans_pro.font_directory)
    for name in FONTS:
        app.router.add_get(f"/page/fonts/{name}", _serve(name, (folder / name).read_bytes()))


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    """All files of the page with their addresses."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _files(entry, f"{path}{entry.name}/")
        elif Path(entry.name).suffix in CONTENT_TYPES:
            yield path + entry.name, entry.read_bytes()


def _serve(name: str, content: bytes) -> Callable[[web.Request], Awaitable[web.Response]]:
    content_type = CONTENT_TYPES[Path(name).suffix]
    charset = "utf-8" if content_type.startswith("text/") else None
    tag = hashlib.sha256(content).hexdigest()[:16]

    async def serve(request: web.Request) -> web.Response:
        if ETag(tag) in (request.if_none_match or ()):
            response = web.Response(status=304, headers=HEADERS)
        else:
            response = web.Response(
                body=content, content_type=content_type, charset=charset, headers=HEADERS
            )
        response.etag = tag
        return response

    return serve
