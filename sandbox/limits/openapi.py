"""Checking requests against Discord's published OpenAPI document."""

from __future__ import annotations

import importlib
import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import orjson

from sandbox.api.forms import read_json
from sandbox.problems import Problems

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

    from aiohttp import web

NAMES = re.compile(r"\{[^}]*\}")
REPORTED = 5


class Document:
    """The document's request schemas; a validator is built when its route is first used."""

    def __init__(self, path: Path, library: ModuleType) -> None:
        self._library = library
        document = orjson.loads(path.read_bytes())
        self._components = document["components"]
        # discord.py sends snowflakes and attachment ids as numbers, which Discord accepts.
        self._components["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
        self._schemas = {
            (method.upper(), NAMES.sub("{}", template)): schema
            for template, operations in document["paths"].items()
            for method, operation in operations.items()
            if (schema := _schema(operation)) is not None
        }
        self._validators: dict[tuple[str, str], Any] = {}

    async def check(self, request: web.Request, template: str) -> None:
        """Refuse a request whose body does not fit its schema; routes without one pass."""
        key = (request.method, NAMES.sub("{}", template))
        if key not in self._schemas:
            return
        body = await read_json(request)
        problems = Problems()
        for count, error in enumerate(self._validator(key).iter_errors(body)):
            if count == REPORTED:
                break
            problems.add(tuple(error.instance_path), "OPENAPI", error.message[:300])
        problems.refuse()

    def _validator(self, key: tuple[str, str]) -> Any:
        if key not in self._validators:
            schema = {**self._schemas[key], "components": self._components}
            self._validators[key] = self._library.Draft202012Validator(schema)
        return self._validators[key]


@lru_cache(maxsize=1)
def document(path: Path) -> Document | None:
    """The document at a path, read once: it is large and its validators are costly to build.

    None without the library that checks against it, which is a development dependency; the
    limits written by hand hold in any case.
    """
    try:
        library = importlib.import_module("jsonschema_rs")
    except ImportError:
        return None
    return Document(path, library)


def _schema(operation: object) -> dict[str, Any] | None:
    if not isinstance(operation, dict):
        return None
    content = operation.get("requestBody", {}).get("content", {})
    schema: dict[str, Any] | None = content.get("application/json", {}).get("schema")
    return schema
