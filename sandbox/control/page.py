"""The page: static files, read once; browsers reload only those that changed."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

import font_source_sans_pro
from aiohttp import ETag, web

if TYPE_CHECKING:
    from collections.abc import Iterator
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


@dataclass(frozen=True, slots=True)
class StaticFile:
    """One file of the page."""

    content: bytes
    content_type: str
    charset: str | None
    #: Changes with the content.
    tag: str


def add_page(app: web.Application) -> None:
    """Let the application serve the page."""
    app.router.add_get("/", _serve)
    app.router.add_get("/page/{path:.+}", _serve)


async def _serve(request: web.Request) -> web.Response:
    file = _static_files().get(request.match_info.get("path", INDEX))
    if file is None:
        raise web.HTTPNotFound
    if ETag(file.tag) in (request.if_none_match or ()):
        response = web.Response(status=304, headers=HEADERS)
    else:
        response = web.Response(
            body=file.content,
            content_type=file.content_type,
            charset=file.charset,
            headers=HEADERS,
        )
    response.etag = file.tag
    return response


@cache
def _static_files() -> dict[str, StaticFile]:
    """All files of the page by their paths."""
    files = dict(_files(resources.files("sandbox") / "page", ""))
    folder = Path(font_source_sans_pro.font_directory)
    for name in FONTS:
        files[f"fonts/{name}"] = _static_file(name, (folder / name).read_bytes())
    return files


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, StaticFile]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _files(entry, f"{path}{entry.name}/")
        elif Path(entry.name).suffix in CONTENT_TYPES:
            yield path + entry.name, _static_file(entry.name, entry.read_bytes())


def _static_file(name: str, content: bytes) -> StaticFile:
    content_type = CONTENT_TYPES[Path(name).suffix]
    charset = "utf-8" if content_type.startswith("text/") else None
    return StaticFile(content, content_type, charset, hashlib.sha256(content).hexdigest()[:16])
