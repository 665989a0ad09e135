"""The gateway: connecting, resuming, intents, shards."""

from __future__ import annotations

import asyncio
import zlib

import aiohttp
import discord
import orjson
import pytest
import zstandard

from tests.sandbox.conftest import running
from tests.sandbox.probe_bot import ProbeBot, classic


async def test_the_bot_learns_its_guilds_and_channels(bot, sandbox, games, anna):
    guild = bot.get_guild(games.guild.id)
    assert guild.name == "Live"
    assert guild.preferred_locale is discord.Locale.russian
    assert guild.me is not None
    assert bot.get_channel(games.id).name == "games"
    later = sandbox.guild("Later")
    hall = later.text("hall")
    fresh = await asyncio.wait_for(bot.wait_for("guild_channel_create"), 5)
    assert fresh.id == hall.id
    later.remove(sandbox.bot)
    assert (await asyncio.wait_for(bot.wait_for("guild_remove"), 5)).id == later.id


async def test_a_wrong_token_is_refused(sandbox):
    from sandbox import discord_pointed_at

    with discord_pointed_at(sandbox.url):
        bot = ProbeBot()
        with pytest.raises(discord.LoginFailure):
            await bot.login("wrong")
        await bot.close()


async def test_a_dropped_connection_resumes_and_misses_nothing(bot, anna, games, sandbox):
    async def hello(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("hello")

    bot.scenes["hello"] = hello
    dropping = asyncio.create_task(sandbox.faults.drop_gateway())
    reply = await anna.slash(games, "do", scene="hello")
    await dropping
    assert reply.text == "hello"
    while not bot.resumed:
        await asyncio.wait_for(bot.wait_for("resumed"), 5)
    assert not sandbox.violations


async def test_the_bot_reconnects_when_asked(bot, anna, games, sandbox):
    resumed = asyncio.create_task(bot.wait_for("resumed"))
    await asyncio.sleep(0)
    sandbox.faults.ask_reconnect()
    await asyncio.wait_for(resumed, 5)
    assert bot.resumed == 1


@pytest.mark.parametrize("lose", ["drop", "invalidate"])
async def test_a_lost_session_begins_anew(bot, anna, games, sandbox, lose):
    ready = asyncio.create_task(bot.wait_for("ready"))
    await asyncio.sleep(0)
    if lose == "drop":
        await sandbox.faults.drop_gateway(resumable=False)
    else:
        sandbox.faults.invalidate_session()
    await asyncio.wait_for(ready, 5)
    assert (await anna.slash(games, "duel play", card="1")).text == "1 x1 l"
    assert bot.resumed == 0


async def test_the_advised_number_of_shards_is_used(sandbox, games):
    sandbox.gateway.shards = 3
    async with running(sandbox) as bot:
        assert bot.shard_count == 3


async def test_buttons_work_after_a_restart(sandbox, games, anna):
    async with running(sandbox) as bot:
        await bot.get_channel(games.id).send("x", view=classic("edit", 1))
    async with running(sandbox) as bot:
        reply = await anna.click(games.messages_for(anna)[-1], "edit 1")
        assert reply.text == "pressed 1"


async def test_zlib_streams_work_too(sandbox, games, anna, monkeypatch):
    class Zlib:
        COMPRESSION_TYPE = "zlib-stream"

        def __init__(self) -> None:
            self.stream = zlib.decompressobj()

        def decompress(self, data: bytes, /) -> str | None:
            assert data.endswith(b"\x00\x00\xff\xff")
            return self.stream.decompress(data).decode()

    monkeypatch.setattr(discord.utils, "_ActiveDecompressionContext", Zlib)
    async with running(sandbox) as bot:
        await bot.get_channel(games.id).send("x", view=classic("edit", 1))
        assert (await anna.click(games.messages_for(anna)[-1], "edit 1")).text == "pressed 1"


async def test_messages_arrive_as_the_intents_say(sandbox, games, anna):
    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
    async with running(sandbox, intents=intents) as bot:
        await anna.say(games, "not for bots")
        await anna.say(games, f"for {sandbox.bot.mention}")
        await anna.say(await anna.dm(), "for you")
        while len(bot.heard) < 3:
            await asyncio.wait_for(bot.wait_for("message"), 5)
        assert [m.content for m in bot.heard] == ["", f"for {sandbox.bot.mention}", "for you"]


async def test_without_message_intents_no_message_arrives(bot, sandbox, games, anna):
    await anna.say(games, "hello")
    await anna.say(await anna.dm(), "hello")

    async def hello(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("hello")

    bot.scenes["hello"] = hello
    await anna.slash(games, "do", scene="hello")
    assert bot.heard == []


async def test_shards_hear_of_their_own_guilds(sandbox, games, anna):
    async with running(sandbox, shard_count=2) as bot:
        assert set(bot.shards) == {0, 1}
        others = []
        for count in range(3):
            sandbox.clock.advance(0.001)  # ids of the next millisecond belong to the next shard
            others.append(sandbox.guild(f"Guild {count}").text("chat"))
        assert {(channel.guild.id >> 22) % 2 for channel in others} == {0, 1}

        async def shard(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(str(interaction.guild.shard_id))

        bot.scenes["shard"] = shard
        for channel in (games, *others):
            reply = await anna.slash(channel, "do", scene="shard")
            assert reply.text == str((channel.guild.id >> 22) % 2)
        assert (await anna.slash(await anna.dm(), "duel play", card="1")).text == "1 x1 l"


class Raw:
    """A gateway client by hand, for what discord.py answers only after long waits."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def send(self, op: int, data: object) -> None:
        await self.socket.send_str(orjson.dumps({"op": op, "d": data}).decode())

    async def hear(self) -> dict:  # type: ignore[type-arg]
        message = await self.socket.receive(timeout=5)
        assert message.type is aiohttp.WSMsgType.TEXT, message
        heard: dict = orjson.loads(message.data)  # type: ignore[type-arg]
        return heard

    async def identify(self, token: str) -> dict:  # type: ignore[type-arg]
        assert (await self.hear())["op"] == 10
        await self.send(2, {"token": token, "intents": 1, "properties": {}})
        return await self.hear()


async def test_sessions_begin_resume_and_end(sandbox, games):
    url = sandbox.gateway.url
    async with aiohttp.ClientSession() as client:
        async with client.ws_connect(url) as socket:
            raw = Raw(socket)
            ready = await raw.identify(sandbox.token)
            assert ready["t"] == "READY"
            assert (await raw.hear())["t"] == "GUILD_CREATE"
            await raw.send(1, 2)
            assert (await raw.hear())["op"] == 11
            await socket.close(code=4000)
        games.guild.text("meanwhile")
        resume = {"token": sandbox.token, "session_id": ready["d"]["session_id"], "seq": 2}
        async with client.ws_connect(url) as socket:
            raw = Raw(socket)
            assert (await raw.hear())["op"] == 10
            await raw.send(6, resume)
            missed = await raw.hear()
            assert (missed["t"], missed["d"]["name"], missed["s"]) == (
                "CHANNEL_CREATE",
                "meanwhile",
                3,
            )
            assert (await raw.hear())["t"] == "RESUMED"
            sandbox.faults.invalidate_session()
            invalid = await raw.hear()
            assert (invalid["op"], invalid["d"]) == (9, False)
        async with client.ws_connect(url) as socket:
            raw = Raw(socket)
            assert (await raw.hear())["op"] == 10
            await raw.send(6, resume)
            invalid = await raw.hear()
            assert (invalid["op"], invalid["d"]) == (9, False)


@pytest.mark.parametrize(
    ("op", "data", "code"), [(2, {"token": "wrong", "intents": 1}, 4004), (3, {}, 4003)]
)
async def test_the_gateway_closes_on_nonsense(sandbox, op, data, code):
    async with aiohttp.ClientSession() as client, client.ws_connect(sandbox.gateway.url) as socket:
        raw = Raw(socket)
        assert (await raw.hear())["op"] == 10
        await raw.send(op, data)
        assert (await socket.receive(timeout=5)).data == code


@pytest.mark.parametrize("bit", [1, 8, 15], ids=["members", "presences", "content"])
async def test_an_intent_that_was_not_granted_closes_the_gateway(sandbox, bit):
    async with aiohttp.ClientSession() as client, client.ws_connect(sandbox.gateway.url) as socket:
        raw = Raw(socket)
        assert (await raw.hear())["op"] == 10
        await raw.send(2, {"token": sandbox.token, "intents": 1 | 1 << bit})
        assert (await socket.receive(timeout=5)).data == 4014


async def test_zstd_frames_form_one_stream(sandbox, games):
    async with aiohttp.ClientSession() as client:
        url = sandbox.gateway.url + "?compress=zstd-stream"
        async with client.ws_connect(url) as socket:
            stream = zstandard.ZstdDecompressor().decompressobj()
            hello = orjson.loads(stream.decompress((await socket.receive(timeout=5)).data))
            assert hello["op"] == 10
            await socket.send_str('{"op": 1, "d": null}')
            ack = orjson.loads(stream.decompress((await socket.receive(timeout=5)).data))
            assert ack["op"] == 11
