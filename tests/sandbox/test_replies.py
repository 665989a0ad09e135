"""What the sandbox answers, held against Discord's own description of it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import aiohttp
import discord
import orjson
import pytest

from sandbox.limits.openapi import NAMES
from tests.sandbox.conftest import running
from tests.sandbox.probe_bot import classic, layout, picture

jsonschema_rs = pytest.importorskip("jsonschema_rs")
DOCUMENT = os.environ.get("CLANMOOT_OPENAPI")
pytestmark = pytest.mark.skipif(not DOCUMENT, reason="CLANMOOT_OPENAPI names no document")


def listening(heard: list[tuple[str, str, Any]]) -> aiohttp.TraceConfig:
    """Lets discord.py note every JSON answer it reads: method, path and body."""
    trace = aiohttp.TraceConfig()

    async def note(_session: Any, _context: Any, part: Any) -> None:
        if part.chunk:
            path = part.url.path.removeprefix("/api/v10")
            heard.append((part.method, path, orjson.loads(part.chunk)))

    trace.on_response_chunk_received.append(note)
    return trace


def schemas() -> dict[tuple[str, str], Any]:
    document = orjson.loads(Path(DOCUMENT or "").read_bytes())
    found = {}
    for template, operations in document["paths"].items():
        for method, operation in operations.items():
            if not isinstance(operation, dict):
                continue
            for status, response in operation.get("responses", {}).items():
                content = response.get("content", {}).get("application/json", {})
                if status.startswith("2") and "schema" in content:
                    schema = {**content["schema"], "components": document["components"]}
                    found[method.upper(), NAMES.sub("*", template)] = schema
    return found


async def use_much(bot: Any, anna: Any, games: Any) -> None:
    async def scene(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(
            view=layout("x", media="board.png"), file=picture("x")
        )
        await interaction.edit_original_response(view=layout("y"))
        await interaction.followup.send("z", ephemeral=True)

    async def think(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send("z", view=classic("edit", 1))

    bot.scenes |= {"scene": scene, "think": think}
    reply = await anna.slash(games, "do", scene="scene")
    await reply.until(lambda r: r.followups)
    reply = await anna.slash(games, "do", scene="think")
    await anna.click(reply.message, "edit 1")
    channel = bot.get_channel(games.id)
    embed = discord.Embed(title="t", description="d")
    sent = await channel.send("x", embed=embed, file=picture("x"), view=classic("edit", 1))
    await sent.edit(content="y")
    await sent.reply("z")
    thread = await sent.create_thread(name="x")
    await thread.edit(name="y")
    await (await channel.create_thread(name="private")).fetch_members()
    await (await bot.fetch_user(anna.id)).send("x")
    assert [message async for message in channel.history()]
    await bot.fetch_guild(games.guild.id)
    await channel.guild.fetch_channels()
    await channel.guild.fetch_member(anna.id)
    await channel.guild.active_threads()
    await bot.fetch_channel(games.id)
    await bot.application_info()


async def test_answers_fit_discords_description(sandbox, games, anna):
    heard: list[tuple[str, str, Any]] = []
    async with running(sandbox, http_trace=listening(heard)) as bot:
        await use_much(bot, anna, games)
    known = schemas()
    checked = set()
    for method, path, body in heard:
        fitting = [key for key in known if key[0] == method and _fits(key[1], path)]
        if fitting:
            # A template with fewer names is the more exact one: `/users/@me`, not `/users/*`.
            exact = min(fitting, key=lambda key: key[1].count("*"))
            validator = jsonschema_rs.Draft202012Validator(known[exact])
            wrong = [f"{e.instance_path}: {e.message[:200]}" for e in validator.iter_errors(body)]
            assert not wrong, (method, path, wrong)
            checked.add(exact)
    assert len(checked) >= 20, checked


def _fits(template: str, path: str) -> bool:
    wanted, given = template.split("/"), path.split("/")
    return len(wanted) == len(given) and all(
        part in ("*", word) for part, word in zip(wanted, given, strict=True)
    )
