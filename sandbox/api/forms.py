"""Request bodies: JSON, or multipart with JSON and files."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote_to_bytes

import orjson

from sandbox import errors
from sandbox.world.files import Form, Upload

if TYPE_CHECKING:
    from aiohttp import web

BOUNDARY = re.compile(r'boundary="?([^";]+)"?')
NAME = re.compile(rb'name="([^"]*)"')
FILENAME = re.compile(rb'filename="([^"]*)"')
ENCODED_FILENAME = re.compile(rb"filename\*=utf-8''([^;\r\n]+)", re.IGNORECASE)
FILE_FIELD = re.compile(r"files\[(\d+)\]")


def has_files(request: web.Request) -> bool:
    """Whether a request comes in parts.

    aiohttp's own `content_type` parses every new boundary, which is slow.
    """
    return request.headers.get("Content-Type", "").startswith("multipart/")


async def read_form(request: web.Request) -> Form:
    """The body of a request that should be a JSON object, and the files with it."""
    raw = await request.read()
    if has_files(request):
        return _multipart(raw, request.headers["Content-Type"])
    return Form(_object(raw) if raw else {})


async def read_json(request: web.Request) -> Any:
    """The JSON of a request, whatever it is, without its files."""
    if has_files(request):
        return (await read_form(request)).body
    try:
        return orjson.loads(await request.read() or b"{}")
    except orjson.JSONDecodeError:
        raise errors.invalid_json() from None


async def read_list(request: web.Request) -> list[Any]:
    """The body of a request that should be a JSON array."""
    value = await read_json(request)
    if not isinstance(value, list):
        raise _wrong_shape("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    return value


def _object(raw: bytes) -> dict[str, Any]:
    try:
        value = orjson.loads(raw)
    except orjson.JSONDecodeError:
        raise errors.invalid_json() from None
    if not isinstance(value, dict):
        raise _wrong_shape("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
    return value


def _wrong_shape(code: str, message: str) -> errors.ApiError:
    return errors.invalid_form({"_errors": [{"code": code, "message": message}]})


def _multipart(raw: bytes, content_type: str) -> Form:
    """Take a multipart body apart; by hand, because files are large and the format is simple."""
    boundary = BOUNDARY.search(content_type)
    if boundary is None:
        raise errors.invalid_json()
    body: dict[str, Any] = {}
    files = []
    for part in (b"\r\n" + raw).split(b"\r\n--" + boundary[1].encode())[1:-1]:
        head, _, content = part.partition(b"\r\n\r\n")
        name = NAME.search(head)
        field = name[1].decode() if name else ""
        if field == "payload_json":
            body = _object(content)
        elif number := FILE_FIELD.fullmatch(field):
            files.append(Upload(int(number[1]), _filename(head), content))
    return Form(body, tuple(files))


def _filename(head: bytes) -> str:
    if encoded := ENCODED_FILENAME.search(head):
        return unquote_to_bytes(encoded[1]).decode(errors="replace")
    plain = FILENAME.search(head)
    return plain[1].decode(errors="replace") if plain else "unknown"
