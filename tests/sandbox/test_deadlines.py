"""Three seconds, fifteen minutes, once."""

from __future__ import annotations

import asyncio

import discord
import pytest

from sandbox import Sandbox
from tests.sandbox.conftest import openapi, running
from tests.sandbox.probe_bot import picture, png


async def test_silence_fails_after_three_seconds_of_the_clock(bot, anna, games, sandbox):
    late = asyncio.Event()
    outcome: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def slow(interaction: discord.Interaction) -> None:
        await late.wait()
        try:
            await interaction.response.send_message("too late")
        except discord.NotFound as error:
            outcome.set_result(error.code)
        else:
            outcome.set_result(0)

    bot.scenes["slow"] = slow
    reply = await anna.slash(games, "do", scene="slow", wait=False)
    sandbox.clock.advance(2.5)
    assert reply.state == "waiting"
    sandbox.clock.advance(0.5)
    assert reply.failed
    late.set()
    assert await outcome == 10062
    assert games.messages_for(anna) == []
    assert anna.saw("The application did not respond")


async def test_by_itself_the_clock_runs_with_real_time(monkeypatch):
    monkeypatch.setattr("sandbox.interactions.ANSWER_WITHIN", 0.05)
    async with Sandbox(openapi=openapi()) as sandbox:
        games = sandbox.guild("Live").text("games")
        anna = sandbox.user("Anna")
        async with running(sandbox) as bot:
            bot.scenes["silent"] = lambda _: asyncio.sleep(0)
            reply = await anna.slash(games, "do", scene="silent")
            assert reply.failed
            assert sandbox.clock.now() >= 0.05


async def test_a_deferral_shows_thinking_and_the_first_followup_fills_it(bot, anna, boris, games):
    go_on = asyncio.Event()

    async def think(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await go_on.wait()
        first = await interaction.followup.send("thought", file=picture("hand"), wait=True)
        second = await interaction.followup.send("more", wait=True)
        await second.edit(content="even more")
        original = await interaction.original_response()
        assert original.id == first.id

    bot.scenes["think"] = think
    reply = await anna.slash(games, "do", scene="think", wait=False)
    await reply.until(lambda r: r.deferred)
    assert reply.state == "thinking"
    go_on.set()
    await reply.answered()
    assert reply.text == "thought"
    assert reply.ephemeral
    assert reply.message.images[0].content == png("hand")
    await reply.until(lambda r: r.followups and r.followups[0].text == "even more")
    assert not reply.followups[0].ephemeral
    assert not boris.saw("thought")
    assert not boris.saw(png("hand"))
    assert boris.saw("even more")


async def test_the_original_can_be_edited_and_deleted(bot, anna, games):
    async def change(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("one")
        await interaction.edit_original_response(content="two")
        await interaction.delete_original_response()

    bot.scenes["change"] = change
    reply = await anna.slash(games, "do", scene="change")
    await reply.until(lambda r: r.message.deleted)
    assert [seen.payload.get("content") for seen in anna.seen[-3:]] == ["one", "two", None]
    assert games.messages_for(anna) == []


async def test_an_answer_counts_once(bot, anna, games):
    codes = []

    async def twice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("one")
        again = discord.http.Route(
            "POST",
            "/interactions/{id}/{token}/callback",
            id=interaction.id,
            token=interaction.token,
        )
        try:
            await bot.http.request(again, json={"type": 4, "data": {"content": "two"}})
        except discord.HTTPException as error:
            codes.append(error.code)
        await interaction.followup.send("done")

    bot.scenes["twice"] = twice
    reply = await anna.slash(games, "do", scene="twice")
    await reply.until(lambda r: r.followups)
    assert codes == [40060]
    assert not anna.saw("two")


async def test_a_token_dies_after_fifteen_minutes(bot, anna, games, sandbox):
    kept: list[discord.Interaction] = []

    async def keep(interaction: discord.Interaction) -> None:
        kept.append(interaction)
        await interaction.response.send_message("one")

    bot.scenes["keep"] = keep
    await anna.slash(games, "do", scene="keep")
    sandbox.clock.advance(14 * 60)
    await kept[0].followup.send("still fine")
    sandbox.clock.advance(61)
    with pytest.raises(discord.HTTPException) as caught:
        await kept[0].followup.send("too late")
    assert (caught.value.status, caught.value.code) == (401, 50027)


async def test_answers_must_fit_the_kind_of_interaction(bot, anna, games, sandbox):
    caught = []

    async def update(interaction: discord.Interaction) -> None:
        route = discord.http.Route(
            "POST",
            "/interactions/{id}/{token}/callback",
            id=interaction.id,
            token=interaction.token,
        )
        for kind in (6, 7, 8, 99):
            try:
                await bot.http.request(route, json={"type": kind, "data": {"content": "x"}})
            except discord.HTTPException as error:
                caught.append(error.code)
        await interaction.response.send_message("fine")

    bot.scenes["update"] = update
    assert (await anna.slash(games, "do", scene="update")).text == "fine"
    assert caught == [50035] * 4
    assert len(sandbox.violations) == 4


async def test_followups_need_a_first_answer(bot, anna, games):
    caught = []

    async def early(interaction: discord.Interaction) -> None:
        try:
            await interaction.followup.send("early")
        except discord.NotFound as error:
            caught.append(error.code)
        await interaction.response.send_message("now")

    bot.scenes["early"] = early
    assert (await anna.slash(games, "do", scene="early")).text == "now"
    assert caught == [10015]
