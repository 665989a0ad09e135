"""Channels that are no text channels: what can be written, opened and used in each."""

from __future__ import annotations

import discord
import pytest

from sandbox import Clock, Refused, Sandbox
from sandbox.world.channels import POSTS_ONLY, SPOKEN, ChannelType
from tests.sandbox.probe_bot import code_of

KINDS = [*sorted(SPOKEN), *sorted(POSTS_ONLY), ChannelType.ANNOUNCEMENT]


@pytest.fixture
def place(games, request):
    return games.guild.text("place", kind=request.param)


async def opens(bot, place, **body):
    route = discord.http.Route("POST", "/channels/{channel_id}/threads", channel_id=place.id)
    return await bot.http.request(route, json={"name": "x", **body})


@pytest.mark.parametrize("place", KINDS, indirect=True, ids=lambda kind: kind.name.lower())
async def test_a_bot_knows_what_a_channel_is(place, bot):
    assert bot.get_channel(place.id).type.value == place.type


@pytest.mark.parametrize("place", sorted(SPOKEN), indirect=True, ids=lambda kind: kind.name.lower())
async def test_a_channel_for_voices_holds_messages_and_commands_but_no_threads(place, bot, anna):
    sent = await bot.get_channel(place.id).send("hello")
    await anna.say(place, "hi")
    assert [message.text for message in place.messages_for(anna)] == ["hello", "hi"]
    assert "do" in [command["name"] for command in anna.commands(place)]
    assert await code_of(sent.create_thread(name="x")) == 50024
    assert await code_of(opens(bot, place, type=11)) == 50024
    with pytest.raises(Refused, match="may not write"):
        await anna.open_post(place, "Who plays?", "Anybody?")


@pytest.mark.parametrize(
    "place", sorted(POSTS_ONLY), indirect=True, ids=lambda kind: kind.name.lower()
)
async def test_a_forum_holds_posts_only(place, bot, anna, sandbox):
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=place.id)
    assert await code_of(bot.http.request(route, json={"content": "x"})) == 50008
    assert anna.commands(place) == []
    with pytest.raises(Refused, match="may not write"):
        await anna.say(place, "hi")
    assert await code_of(opens(bot, place)) == 50035
    assert sandbox.violations.pop().reasons == (
        "message: This field is required (BASE_TYPE_REQUIRED)",
    )
    made = await bot.get_channel(place.id).create_thread(name="News", content="first")
    seen = sandbox.world.channels[made.thread.id]
    assert [message.text for message in seen.messages_for(anna)] == ["first"]
    place.forbid("send_messages")
    assert await code_of(opens(bot, place, message={"content": "x"})) == 50013


@pytest.mark.parametrize(
    "place", sorted(POSTS_ONLY), indirect=True, ids=lambda kind: kind.name.lower()
)
async def test_a_command_in_a_post_is_used_in_a_thread_of_the_forum(place, bot, anna):
    async def where(interaction: discord.Interaction) -> None:
        assert isinstance(interaction.channel, discord.Thread)
        assert isinstance(interaction.channel.parent, discord.ForumChannel)
        await interaction.response.send_message(interaction.channel.parent.name)

    bot.scenes["where"] = where
    post = await anna.open_post(place, "Who plays?", "Anybody?")
    assert (await anna.slash(post, "do", scene="where")).text == "place"
    assert not place.messages_for(anna)


@pytest.mark.parametrize("place", [ChannelType.ANNOUNCEMENT], indirect=True)
async def test_threads_of_announcements_are_of_a_kind_of_their_own(place, bot, games):
    under = await (await bot.get_channel(place.id).send("big news")).create_thread(name="talk")
    assert under.type is discord.ChannelType.news_thread
    assert (await opens(bot, place, type=10))["type"] == 10
    assert await code_of(opens(bot, place, type=11)) == 50024
    assert await code_of(opens(bot, place)) == 50024
    assert await code_of(opens(bot, games, type=10)) == 50024


async def test_a_saved_sandbox_keeps_what_its_channels_are(tmp_path):
    path = tmp_path / "kept"
    async with Sandbox(clock=Clock(running=False), keep=path) as sandbox:
        guild, anna = sandbox.guild("Inn"), sandbox.user("Anna")
        kinds = {kind: guild.text(kind.name, kind=kind).id for kind in KINDS}
        post = await anna.open_post(
            sandbox.world.channels[kinds[ChannelType.FORUM]], "Who plays?", "Anybody?"
        )
    async with Sandbox(clock=Clock(running=False), keep=path) as sandbox:
        channels = sandbox.world.channels
        assert {channels[key].type: key for key in kinds.values()} == kinds
        assert channels[post.id].parent.type is ChannelType.FORUM
