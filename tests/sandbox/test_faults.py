"""Faults on demand."""

from __future__ import annotations

import asyncio
import time

import aiohttp
import discord
import pytest

from tests.sandbox.probe_bot import classic, code_of, picture


@pytest.fixture
async def channel(bot, games):
    return bot.get_channel(games.id)


async def test_a_lost_answer_leaves_the_message_and_a_nonce_finds_it(channel, anna, games, sandbox):
    sandbox.faults.lose(path="/channels/*/messages")
    with pytest.raises(aiohttp.ClientError):
        await channel.send("turn 1", nonce="turn-1")
    assert [m.text for m in games.messages_for(anna)] == ["turn 1"]
    again = await channel.send("turn 1", nonce="turn-1")
    assert [m.id for m in games.messages_for(anna)] == [again.id]


async def test_a_429_is_obeyed(channel, anna, games, sandbox):
    sandbox.faults.answer(429, times=2, path="/channels/*/messages", retry_after=0.02)
    began = time.monotonic()
    await channel.send("patience")
    assert time.monotonic() - began >= 0.04
    assert [m.text for m in games.messages_for(anna)] == ["patience"]
    assert [each.status for each in sandbox.traffic.exchanges][-3:] == [429, 429, 200]


async def test_a_429_that_does_not_say_for_how_long_is_given_up_by_the_client(channel, sandbox):
    sandbox.faults.answer(429, path="/channels/*/messages", retry_after=None)
    with pytest.raises(discord.HTTPException) as refused:
        await channel.send("in vain")
    assert refused.value.status == 429
    await channel.send("later")
    assert [each.status for each in sandbox.traffic.exchanges][-2:] == [429, 200]


async def test_buckets_tell_the_client_to_slow_down(channel, sandbox):
    sandbox.rates.limit("POST", "/channels/{channel_id}/messages", 3, 0.1)
    began = time.monotonic()
    for count in range(7):
        await channel.send(str(count))
    assert time.monotonic() - began >= 0.2
    assert 429 not in [each.status for each in sandbox.traffic.exchanges]


async def test_the_limit_of_the_whole_bot(bot, anna, sandbox, games):
    sandbox.rates.realistic()
    sandbox.rates.whole_bot = 3
    sandbox.rates.routes.clear()
    channel = bot.get_channel(games.id)
    began = time.monotonic()
    await asyncio.gather(*(channel.fetch_message(1) for _ in range(5)), return_exceptions=True)
    assert 0.5 < time.monotonic() - began < 3
    assert 429 in [each.status for each in sandbox.traffic.exchanges]
    assert (await anna.slash(games, "duel play", card="1")).text  # interactions are exempt


async def test_server_errors(channel, sandbox):
    sandbox.faults.answer(503, path="/channels/*/messages")
    with pytest.raises(discord.DiscordServerError):
        await channel.send("x")
    await channel.send("y")


async def test_an_interaction_delivered_twice_is_answered_once(
    bot, channel, anna, games, sandbox, expected_errors
):
    await channel.send("x", view=classic("edit", 1))
    message = games.messages_for(anna)[-1]
    sandbox.faults.twice()
    expected_errors.append("error code: 40060")
    reply = await anna.click(message, "edit 1")
    assert reply.text == "pressed 1"
    await sandbox.traffic.until(lambda exchange: exchange.code == 40060)
    assert len(bot.pressed) == 2
    assert bot.pressed[0] == bot.pressed[1]


async def test_a_slow_answer_waits_for_the_clock(channel, anna, games, sandbox):
    slow = sandbox.faults.slow(60, path="/channels/*/messages")
    sending = asyncio.create_task(channel.send("slow"))
    await slow.arrived.wait()
    assert not sending.done()
    sandbox.clock.advance(60)
    await sending
    assert anna.saw("slow")


async def test_a_request_can_be_held_and_released(channel, anna, games, sandbox):
    held = sandbox.faults.hold(path="/channels/*/messages")
    sending = asyncio.create_task(channel.send("held"))
    await held.arrived.wait()
    assert games.messages_for(anna) == []
    held.release()
    await sending
    assert anna.saw("held")


async def test_files_can_be_rejected(channel, sandbox):
    sandbox.faults.reject_files()
    await channel.send("no file, no fault")
    assert await code_of(channel.send(file=picture("x"))) == 40005
    await channel.send(file=picture("x"))


async def test_a_lost_callback_was_carried_out(bot, anna, games, sandbox):
    failed = asyncio.Event()

    async def hello(interaction: discord.Interaction) -> None:
        try:
            await interaction.response.send_message("hello")
        except aiohttp.ClientError:
            failed.set()

    bot.scenes["hello"] = hello
    sandbox.faults.lose(path="/interactions/*")
    reply = await anna.slash(games, "do", scene="hello")
    assert reply.text == "hello"
    await failed.wait()


async def test_faults_can_be_taken_back(channel, sandbox):
    sandbox.faults.answer(503, times=100)
    sandbox.faults.twice()
    sandbox.faults.clear()
    await channel.send("fine")
    assert sandbox.faults.deliveries() == 1
