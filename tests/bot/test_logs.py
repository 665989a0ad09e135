"""The log, also at its lowest level: no hands, no moves, no tokens."""

from __future__ import annotations

import io
import logging
import re
from typing import TYPE_CHECKING

import pytest

from bot.config import Config
from bot.logs import Discreet, discreet, hide_contents
from tests.bot.live import choose, click

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.bot.live import Live


@pytest.fixture
def log(live: Live) -> Iterator[io.StringIO]:
    """Everything that is logged at the lowest level from now on."""
    said, root = io.StringIO(), logging.getLogger()
    handler = discreet(Config(token=live.sandbox.token), said)
    loggers = [root, logging.getLogger("discord")]
    before = [one.level for one in loggers]
    root.addHandler(handler)
    for one in loggers:
        one.setLevel(logging.DEBUG)
    logging.getLogger("aiosqlite").setLevel(logging.INFO)
    yield said
    root.removeHandler(handler)
    for one, level in zip(loggers, before, strict=True):
        one.setLevel(level)


async def test_a_duel_leaves_no_hand_no_move_and_no_token_in_the_log(
    live: Live, log: io.StringIO
) -> None:
    anna, bob = await live.pair()
    prompt = await live.prompt(anna)
    await choose(anna, prompt, "7")
    await click(anna, prompt, "undo")
    await live.choose(bob, "4")
    await (await anna.slash(live.thread, "duel play", card="6")).answered()
    await live.settle()
    said = log.getvalue()
    assert "INTERACTION_CREATE (contents)" in said
    assert "/callback" in said, "requests are named"
    seed = (await live.table()).match.seed
    for secret in ("Prince", "You chose", "moves:1:", "custom_id", live.sandbox.token, seed):
        assert secret not in said
    addresses = re.findall(r"/(?:webhooks|interactions)/\d+/([^/\s]+)", said)
    assert addresses
    assert set(addresses) == {"(token)"}


@pytest.mark.parametrize(
    ("about", "shown"),
    [
        ({"t": "READY", "d": {"secret": 1}}, "READY (contents)"),
        ({"content": "hand"}, "(contents)"),
        ('{"content": "hand"}', "(contents)"),
        (["7"], "(contents)"),
        (b"7", "(contents)"),
        ("GET", "GET"),
        (200, "200"),
    ],
)
def test_only_what_was_sent_is_left_out(about: object, shown: str) -> None:
    record = logging.LogRecord("discord.http", 10, "", 1, "with %s at %s", (about, 1), None)
    assert hide_contents(record)
    assert Discreet("").format(record).endswith(f"with {shown} at 1")
