"""The clock, and other parts that need no bot."""

from __future__ import annotations

import ast
import asyncio
from pathlib import Path

import discord
import pytest

import sandbox as package
from sandbox import Clock, discord_pointed_at
from sandbox.interactions.lines import read_line
from sandbox.snowflakes import Snowflakes


async def test_timers_fire_in_order_when_time_is_pushed():
    clock = Clock(running=False)
    fired: list[tuple[str, float]] = []
    clock.after(3, lambda: fired.append(("late", clock.now())))
    clock.after(1, lambda: fired.append(("early", clock.now())))
    gone = clock.after(2, lambda: fired.append(("never", clock.now())))
    gone.cancel()
    clock.advance(2.5)
    assert fired == [("early", 1)]
    clock.advance(0.5)
    assert fired == [("early", 1), ("late", 3)]


async def test_a_timer_may_set_another_one():
    clock = Clock(running=False)
    fired = []
    clock.after(1, lambda: clock.after(1, lambda: fired.append(clock.now())))
    clock.advance(5)
    assert fired == [2]


async def test_a_running_clock_fires_by_itself_and_sleeps():
    clock = Clock()
    await asyncio.wait_for(clock.sleep(0.01), 5)
    sleeping = asyncio.create_task(clock.sleep(3600))
    await asyncio.sleep(0)
    clock.advance(3600)
    await asyncio.wait_for(sleeping, 5)
    fired: list[int] = []
    clock.after(3600, lambda: fired.append(1))
    clock.close()
    clock.advance(3600)
    assert not fired


def test_time_does_not_run_backwards():
    with pytest.raises(ValueError, match="backwards"):
        Clock().advance(-1)


def test_ids_always_grow_and_tell_the_time():
    clock = Clock(running=False)
    ids = Snowflakes(clock)
    first = [ids.next() for _ in range(5)]
    clock.advance(3600)
    later = ids.next()
    assert first == sorted(set(first))
    span = discord.utils.snowflake_time(later) - discord.utils.snowflake_time(first[0])
    assert span.total_seconds() == pytest.approx(3600, abs=0.01)


def test_pointing_discord_elsewhere_is_undone():
    before = discord.http.Route.BASE
    with discord_pointed_at("http://127.0.0.1:1/"):
        assert discord.http.Route.BASE == "http://127.0.0.1:1/api/v10"
        gateway = discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
        assert str(gateway) == "ws://127.0.0.1:1/gateway/"
    assert before == discord.http.Route.BASE


def test_lines_are_read_with_names_in_two_languages():
    number = {"name": "times", "type": 4}
    text = {"name": "card", "type": 3, "name_localizations": {"uk": "карта"}}
    whom = {"name": "whom", "type": 6}
    sure = {"name": "sure", "type": 5}
    play = {"name": "play", "type": 1, "options": [text, number, whom, sure]}
    offered = [{"name": "duel", "options": [play], "name_localizations": {"uk": "дуель"}}]
    line = "/дуель play карта:the big one times:2 whom:<@17> sure:yes"
    command, options = read_line(line, offered, "uk")
    assert command == "дуель play"
    assert options == {"card": "the big one", "times": 2, "whom": "17", "sure": True}
    with pytest.raises(package.Refused, match="what is 'nonsense'"):
        read_line("/duel play nonsense", offered, "uk")
    with pytest.raises(package.Refused, match="takes a number"):
        read_line("/duel play times:two", offered, "uk")


def test_the_sandbox_imports_nothing_of_the_bot():
    others = {"bot", "cogs", "rules", "render"}
    for file in Path(package.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            assert not others & {name.split(".")[0] for name in names}, file
