"""The bot as a real process: killed at any moment, told to stop, started twice."""

from __future__ import annotations

import asyncio
import re
import signal
import sqlite3
from collections import Counter
from typing import TYPE_CHECKING

from rules import Chance, read_record
from tests.bot.live import PATIENCE, click, press
from tests.bot.live_process import REAL, LiveProcess, live_process
from tests.bot.players import is_called, is_over

if TYPE_CHECKING:
    from pathlib import Path

    from sandbox import Menu, Person

#: After how many further requests of the bot it is killed; 0 is right after the click.
KILLS = [0, 1, 2, 4, 6]


async def test_a_killed_bot_loses_no_move_and_tells_nothing_twice(tmp_path: Path) -> None:
    async with live_process(tmp_path) as live:
        anna, bob = live.guest("Anna"), live.guest("Bob")
        card = await press(anna, "play", live, game="duel", variant="variants=bitter_end")
        await live.kill()
        await live.open()
        await click(bob, card, "join")
        await click(anna, card, "start")
        await live.until(lambda: live.guild.threads and live.asked(anna, bob))
        chance, kills = Chance("kills"), list(KILLS)
        known: list[str] = []
        perhaps: list[str] = []
        while not is_over(live, anna):
            called = [guest for guest in (anna, bob) if is_called(live, guest)]
            guest = chance.pick(called)
            entry = await choose_and_kill(
                live, guest, chance.pick(live.question(guest)), kills if len(called) == 1 else []
            )
            words = known if entry.acknowledged else perhaps
            words.append(f"{(anna, bob).index(guest)}:{entry.word}")
            await live.until(lambda: live.asked(anna, bob))
        assert not kills
        await check(live, anna, bob, known, perhaps)


async def test_a_bot_killed_while_it_opens_a_lobby_shows_it_afterwards_once(tmp_path: Path) -> None:
    async with live_process(tmp_path) as live:
        anna, bob = live.guest("Anna"), live.guest("Bob")
        held = live.sandbox.faults.hold(path="/interactions/*/callback")
        await anna.slash(live.games, "play", game="duel", wait=False)
        async with asyncio.timeout(PATIENCE):
            await held.arrived.wait()
        await live.kill()
        held.release()
        await live.open()
        await live.until(lambda: live.games.messages_for(bob))
        (card,) = live.games.messages_for(bob)
        await click(bob, card, "join")
        await click(anna, card, "start")
        await live.until(lambda: live.guild.threads and live.asked(anna, bob))
        assert live.games.messages_for(bob) == [card]


class Entry:
    """A choice, and whether it was acknowledged before the bot died."""

    def __init__(self, word: str, *, acknowledged: bool) -> None:
        self.word = word
        self.acknowledged = acknowledged


async def choose_and_kill(live: LiveProcess, guest: Person, word: str, kills: list[int]) -> Entry:
    """Choose in the last direct message; if there is a kill to come, let it come."""
    prompt = await live.prompt(guest)
    traffic = live.sandbox.traffic.exchanges
    before = len(traffic)
    reply = await guest.select(prompt, prompt.menus[0].custom_id, [word], wait=False)
    if not kills:
        await reply.answered()
        return Entry(word, acknowledged=reply.updated is prompt)
    goal = before + kills.pop(0)
    await live.until(lambda: len(traffic) >= goal)
    entry = Entry(word, acknowledged=reply.updated is prompt)
    await live.kill()
    await live.open()
    return entry


async def check(
    live: LiveProcess, anna: Person, bob: Person, known: list[str], perhaps: list[str]
) -> None:
    """Every acknowledged move counts, once, and every message was posted once."""
    end = live.turn(anna)
    record = next(file for file in end.attachments if file.filename.endswith(".jsonl"))
    course = read_record(record.content.decode())
    made = [str(entry) for entry in course.record.entries]
    for seat in "01":
        mine = iter(word for word in made if word.startswith(seat))
        assert all(word in mine for word in known if word.startswith(seat))
    assert not Counter(made) - Counter(known) - Counter(perhaps)
    turns = posted(anna, live.thread.id, "more")
    assert set(turns.values()) == {1}
    assert len(turns) == len(course.turns)
    for guest in (anna, bob):
        direct = await guest.dm()
        assert set(posted(guest, direct.id, "moves").values()) == {1}
    # The end is told before direct messages are brought up to date.
    await live.until(lambda: not [*menus(live, anna), *menus(live, bob)])
    (card,) = [m for m in live.games.messages_for(anna) if not m.ephemeral]
    await live.until(lambda: "wins the duel" in card.text or "draw" in card.text)


def menus(live: LiveProcess, guest: Person) -> list[Menu]:
    """What is still offered to a guest directly."""
    direct = live.sandbox.world.direct(guest).messages_for(guest)
    return [menu for message in direct for menu in message.menus]


def posted(guest: Person, channel_id: int, verb: str) -> Counter[str]:
    """How many messages were first posted with each question of a channel."""
    first: dict[int, str] = {}
    for seen in guest.seen:
        if seen.message is not None and seen.channel_id == channel_id:
            ids = [text for text in seen.strings() if re.fullmatch(rf"{verb}:\d+:\d+(:\d+)?", text)]
            if ids and not seen.message.ephemeral:
                first.setdefault(seen.message.id, ids[0])
    return Counter(first.values())


async def test_a_second_bot_refuses_in_one_line_and_the_first_stops_with_success(
    tmp_path: Path,
) -> None:
    async with live_process(tmp_path, REAL) as live:
        second = await live.spawn()
        _, errors = await second.communicate()
        assert second.returncode == 2
        (line,) = errors.decode().splitlines()
        assert "in use by another process" in line

        anna = live.guest("Anna")
        card = await press(anna, "play", live, game="duel")
        await anna.click(card, "Add computer", wait=False)
        assert await live.stop(signal.SIGTERM, signal.SIGTERM) == 0
        assert not live.errors
        # The file is whole, and nobody holds it any more.
        connection = sqlite3.connect(live.database)
        assert connection.execute("SELECT count(*) FROM match").fetchone() == (1,)
        connection.close()


async def test_told_to_stop_while_it_starts_it_stops_with_success(tmp_path: Path) -> None:
    async with live_process(tmp_path, closed=True) as live:
        for path in ("/users/@me", "/applications/*/commands", "/gateway/bot"):
            held = live.sandbox.faults.hold(path=path)
            live.process = await live.spawn()
            async with asyncio.timeout(20):
                await held.arrived.wait()
            stopped = asyncio.create_task(live.stop(signal.SIGTERM))
            await asyncio.sleep(0)
            held.release()
            assert await stopped == 0, live.errors.decode()
        await live.open()


async def test_a_file_that_is_no_store_is_refused_in_one_line(tmp_path: Path) -> None:
    async with live_process(tmp_path, REAL, closed=True) as live:
        content = b"no database at all" * 100
        await asyncio.to_thread(live.database.write_bytes, content)
        process = await live.spawn()
        _, errors = await process.communicate()
        assert process.returncode == 2
        (line,) = errors.decode().splitlines()
        assert str(live.database) in line
        assert await asyncio.to_thread(live.database.read_bytes) == content
