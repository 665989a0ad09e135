"""Forged buttons and menus: a private refusal, no change, and nothing fails on our side."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import cogs.boards
import cogs.help
import cogs.library
import cogs.lobby
import cogs.moving
import cogs.rulebook  # noqa: F401 - they say which verbs there are
from bot.ui.press import _HANDLERS
from sandbox import Refused
from tests.rules.walk import sight

if TYPE_CHECKING:
    from tests.bot.live import Live

WORDS = ("", ":", ":x", ":-1", ":99999", ":999999999999", ":7:7:7", ":\u0663", ":" + "9" * 80)
#: A match that is being played, a lobby, and one that never was.
MATCHES = (1, 2, 999)


@pytest.mark.parametrize("verb", sorted(_HANDLERS))
async def test_a_forged_press_is_answered_privately_and_changes_nothing(
    live: Live, verb: str, caplog: pytest.LogCaptureFixture
) -> None:
    anna, _ = await live.pair()
    stranger = live.guest("Stranger")
    await live.lobby_of(anna, game="land")
    course = (await live.table()).course
    before, length = sight(course.position), len(course.record.entries)
    turn = live.turn(stranger)
    for match in MATCHES:
        for word in WORDS:
            custom_id = f"{verb}:{match}:0{word}"[:100]
            try:
                reply = await (await stranger.click(turn, custom_id, forge=True)).answered()
            except Refused:
                continue
            assert "on our side" not in reply.text, custom_id
    await live.settle()
    course = (await live.table()).course
    assert (sight(course.position), len(course.record.entries)) == (before, length)
    assert "Traceback" not in caplog.text
