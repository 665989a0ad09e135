"""Pieces of messages in Discord's JSON, for tests of what may be sent."""

from __future__ import annotations

from typing import Any

from sandbox.problems import Problems, lines

V2 = 1 << 15
Json = dict[str, Any]


def button(number: int = 0, **fields: Any) -> Json:
    return {"type": 2, "style": 1, "label": "b", "custom_id": f"b{number}"} | fields


def row(*inside: Json) -> Json:
    return {"type": 1, "components": list(inside)}


def menu(amount: int = 1, **fields: Any) -> Json:
    lines = [{"label": f"o{n}", "value": str(n)} for n in range(amount)]
    return {"type": 3, "custom_id": "m", "options": lines} | fields


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def gallery(*urls: str) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}} for url in urls]}


def section(*inside: Json) -> Json:
    return {"type": 9, "components": list(inside), "accessory": button(99)}


def container(*inside: Json) -> Json:
    return {"type": 17, "components": list(inside)}


def v2(*components: Json, **fields: Any) -> Json:
    return {"flags": V2, "components": list(components)} | fields


def embed(**fields: Any) -> Json:
    return {"embeds": [fields]}


def problems_of(check: Any, thing: Any, *rest: Any) -> list[str]:
    """What a check finds wrong, a line each."""
    problems = Problems()
    check(thing, problems, *rest)
    return lines(problems.payload())
