"""Where the bot may not post, nothing is opened, and people are told which right is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.config import Server
from tests.bot.asking import ask
from tests.bot.live import click, live_bot

if TYPE_CHECKING:
    from pathlib import Path

    from tests.bot.live import Live

EVERYWHERE = ("send_messages", "send_messages_in_threads", "create_public_threads")


async def matches_in(live: Live) -> int:
    rows = await live.bot.store._connection.execute_fetchall("SELECT count(*) FROM match")
    return next(iter(rows))[0]


async def test_no_lobby_opens_where_the_bot_may_not_post(live: Live) -> None:
    live.games.forbid(*EVERYWHERE)
    reply = await ask(live.guest("Anna"), live.games, "play", game="duel")
    assert "Send Messages" in reply.text
    assert "settings" in reply.text
    assert reply.ephemeral
    assert await matches_in(live) == 0


@pytest.mark.parametrize("verb", ["join", "start"])
async def test_nobody_joins_or_starts_where_the_bot_may_not_post_any_more(
    live: Live, verb: str
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    card = await live.lobby_of(anna, *([bob] if verb == "start" else []))
    live.games.forbid(*EVERYWHERE)
    reply = await click(anna if verb == "start" else bob, card, verb)
    assert "Send Messages" in reply.text
    match = await live.bot.lobbies.lobby(1)
    assert len(match.sitters) == (2 if verb == "start" else 1)


async def test_the_log_names_server_channel_match_and_missing_rights(
    live: Live, caplog: pytest.LogCaptureFixture
) -> None:
    anna, bob = await live.pair()
    await live.choose(anna, "7")
    live.games.forbid("send_messages", "send_messages_in_threads")
    await live.choose(bob, "4")
    (line,) = [one for one in caplog.messages if "(turn) can't be told" in one]
    place = f"match 1, server {live.guild.id}, channel {live.games.id}"
    assert f"; {place}, missing rights: send_messages, send_messages_in_threads" in line


async def test_rights_in_threads_are_enough_for_games_in_threads(live: Live) -> None:
    live.games.forbid("send_messages")
    anna, _ = await live.pair()
    assert "Round 1" in live.turn(anna).text


async def test_but_not_where_games_stay_in_the_channel(tmp_path: Path) -> None:
    async with live_bot(tmp_path, Server(threads=False)) as live:
        live.games.forbid("send_messages")
        reply = await ask(live.guest("Anna"), live.games, "play", game="duel")
        assert "Send Messages" in reply.text


async def test_a_rematch_is_refused_where_the_bot_may_not_post(live: Live) -> None:
    anna, bob = await live.pair()
    for mine, theirs in (("7", "4"), ("6", "5"), ("5", "3"), ("4", "1")):
        await live.round((anna, mine), (bob, theirs))
    live.games.forbid(*EVERYWHERE)
    reply = await click(anna, live.turn(anna), "rematch")
    assert "Send Messages" in reply.text
    assert await matches_in(live) == 1


async def test_who_hides_the_channel_is_told_of_that_right(live: Live) -> None:
    live.games.hide_from(live.sandbox.bot)
    reply = await ask(live.guest("Anna"), live.games, "play", game="duel")
    assert "View Channel" in reply.text
