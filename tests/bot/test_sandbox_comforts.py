"""In the sandbox: its clock is the bot's, and archived threads take commands."""

from __future__ import annotations

import logging
from types import SimpleNamespace
from typing import TYPE_CHECKING

from discord.gateway import KeepAliveHandler

from bot.logs import explain_lateness
from sandbox.world import threads
from tests.bot.asking import ask

if TYPE_CHECKING:
    from tests.bot.live import Live


async def test_a_command_in_an_archived_thread_is_answered(live: Live) -> None:
    anna, _ = await live.pair()
    thread = live.thread
    threads.change(thread, archived=True)
    assert "Round 1" in (await ask(anna, thread, "board")).text
    reply = await ask(anna, thread, "duel play", card="7")
    assert "You chose the Prince" in reply.text
    await live.settle()
    assert not thread.archived


def test_the_line_about_a_late_heartbeat_says_what_it_means() -> None:
    # discord.py's own text, so that a new version that words it otherwise is noticed here.
    socket = SimpleNamespace(_max_heartbeat_timeout=60.0, thread_id=0)
    theirs = KeepAliveHandler(ws=socket, interval=1.0, shard_id=None).behind_msg
    record = logging.makeLogRecord({"msg": theirs, "args": (None, 41.3), "levelno": 30})
    assert explain_lateness(record)
    told = record.getMessage()
    assert "silent for 41.3 s" in told
    assert "nothing is lost" in told
    assert "behind" not in told


def test_other_lines_are_left_as_they_are() -> None:
    record = logging.makeLogRecord({"msg": "hello %s", "args": ("you",)})
    assert explain_lateness(record)
    assert record.getMessage() == "hello you"
