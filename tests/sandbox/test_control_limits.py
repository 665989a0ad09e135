"""The HTTP interface for the page and for programs elsewhere: what it refuses, and to whom."""

from __future__ import annotations

import re
from importlib import resources
from typing import Any

import pytest

TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
}


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "sentence"),
    [
        ("POST", "/users", {}, 400, "the field 'name' is missing"),
        ("POST", "/users", {"name": 7}, 400, "the field 'name' must be of type str"),
        ("POST", "/users", {"name": " "}, 400, "a name has 1 to 100 characters"),
        ("POST", "/users", {"name": "A", "locale": "xx"}, 400, "'xx' is not a locale of Discord"),
        ("POST", "/users", [], 400, "the body must be a JSON object"),
        ("GET", "/users/7/channels", None, 404, "there is no user 7"),
        ("GET", "/users/seven/channels", None, 400, "'seven' is not a number"),
        ("POST", "/guilds/7/channels", {"name": "x"}, 404, "there is no guild 7"),
        ("POST", "/clock", {"advance": -1}, 400, "must be between 0 and 31622400"),
        ("POST", "/clock", {"advance": True}, 400, "the field 'advance' must be of type float"),
        ("POST", "/clock", {"advance": 1e300}, 400, "'advance' must be between 0 and"),
        ("PATCH", "/weather", {"delay": -1}, 400, "'delay' must be between 0 and 60"),
        ("POST", "/faults", {"kind": "flood"}, 400, "there is no fault 'flood'"),
        ("POST", "/faults", {"kind": "slow", "seconds": 1e9}, 400, "'seconds' must be between"),
        ("POST", "/faults", {"kind": "answer", "status": 7}, 400, "'status' must be between"),
        ("POST", "/faults", {"kind": "lose", "times": 0}, 400, "'times' must be between"),
        ("GET", "/users/²/channels", None, 400, "is not a number"),
        ("GET", "/nowhere", None, 404, "nothing answers to GET"),
        ("DELETE", "/world", None, 404, "nothing answers to DELETE"),
        ("GET", "/users/7/live", None, 404, "there is no user 7"),
        ("POST", "/users/{anna}/read", {"channel": "7"}, 404, "there is no channel 7"),
        ("DELETE", "/users/{anna}/messages/7", None, 404, "there is no message 7"),
        ("POST", "/users/{anna}/say", {"channel": "{games}", "text": " "}, 400, "1 to 2000"),
        (
            "POST",
            "/users/{anna}/slash",
            {"channel": "{games}", "command": "fly", "until": "never"},
            400,
            "'until' must be one of answered, acknowledged",
        ),
        (
            "POST",
            "/users/{anna}/slash",
            {"channel": "{games}", "command": "do", "options": {"f": {"filename": "x"}}},
            400,
            "a file needs 'filename' and 'base64'",
        ),
        ("POST", "/users/{anna}/slash", {"channel": "7"}, 404, "there is no channel 7"),
        (
            "POST",
            "/users/{anna}/slash",
            {"channel": "{games}", "command": "fly"},
            409,
            "no command /fly is offered here; there are: none",
        ),
        ("POST", "/users/{anna}/click", {"message": "7", "button": "x"}, 404, "no message 7"),
        ("POST", "/users/{anna}/submit", {"interaction": "7"}, 404, "interaction 7"),
        (
            "PATCH",
            "/channels/{games}",
            {"deny": ["dancing"]},
            400,
            "unknown permission 'dancing'",
        ),
        ("PATCH", "/channels/{games}", {"deny": [7]}, 400, "must be a list of strings"),
    ],
)
async def test_bad_input_gets_a_clear_sentence(
    control, anna, games, method, path, body, status, sentence
):
    def fill(value: Any) -> Any:
        if isinstance(value, str):
            return value.replace("{anna}", str(anna.id)).replace("{games}", str(games.id))
        return {k: fill(v) for k, v in value.items()} if isinstance(value, dict) else value

    answer = await control.ask(method, fill(path), fill(body), status)
    assert sentence in answer["error"]


async def test_a_body_that_is_no_json(control, sandbox):
    url = f"{sandbox.url}/sandbox/api/users"
    async with control.session.post(url, data=b"{") as response:
        assert response.status == 400


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://127.0.0.1:1"}, 403),
        ({"Host": "evil.example"}, 403),
        ({"Host": "localhost:1234"}, 200),
        ({"Host": "127.0.0.1.evil.example"}, 403),
    ],
)
async def test_other_websites_are_kept_out(control, sandbox, headers, status):
    for path in ("/", "/sandbox/api/world"):
        async with control.session.get(sandbox.url + path, headers=headers) as response:
            assert response.status == status


async def test_the_page_is_whole_and_needs_nothing_from_elsewhere(control, sandbox):
    async with control.session.get(sandbox.url + "/") as response:
        page = await response.text()
    assert response.content_type == "text/html"
    assert "default-src 'self'" in response.headers["Content-Security-Policy"]
    folder = resources.files("sandbox") / "page"
    for file in (path for path in folder.rglob("*.*") if path.name != "index.html"):
        address = f"{sandbox.url}/page/{file.relative_to(folder).as_posix()}"
        async with control.session.get(address) as response:
            assert response.status == 200, address
            assert response.content_type == TYPES[file.suffix]
            assert response.headers["X-Content-Type-Options"] == "nosniff"
            page += await response.text()
        known = {"If-None-Match": response.headers["ETag"]}
        async with control.session.get(address, headers=known) as response:
            assert response.status == 304
    async with control.session.get(f"{sandbox.url}/page/fonts/SourceSansPro-Bold.ttf") as response:
        assert response.content_type == "font/ttf"
    own = ("http://www.w3.org/2000/svg", "ws://${location.host}")
    for address in own:
        page = page.replace(address, "")
    assert not re.findall(r"\b(?:https?|wss?)://\w", page)
