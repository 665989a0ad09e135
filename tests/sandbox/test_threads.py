"""Threads."""

from __future__ import annotations

import discord
import pytest

from sandbox import Refused
from sandbox.world import threads
from tests.sandbox.probe_bot import classic, code_of


@pytest.fixture
async def channel(bot, games):
    return bot.get_channel(games.id)


async def test_a_thread_under_a_message(bot, channel, anna, games, sandbox):
    lobby = await channel.send("lobby")
    thread = await lobby.create_thread(name="Duel #1", auto_archive_duration=60)
    assert thread.id == lobby.id
    assert thread.owner_id == bot.user.id
    await thread.send(f"{anna.mention} begins")
    seen = sandbox.world.channels[thread.id]
    assert [message.text for message in seen.messages_for(anna)][-1] == f"{anna.mention} begins"
    assert anna.id in seen.members  # a mention joins
    assert anna.saw("Duel #1")
    assert await code_of(lobby.create_thread(name="again")) == 160004
    assert bot.get_channel(games.id).get_thread(thread.id).name == "Duel #1"
    assert not sandbox.violations


async def test_a_thread_of_its_own_and_a_private_one(channel, anna, boris, sandbox):
    public = await channel.create_thread(name="open", type=discord.ChannelType.public_thread)
    assert sandbox.world.channels[public.id].visible_to(boris)
    private = await channel.create_thread(name="secret")
    await private.send("plans")
    assert not anna.saw("secret")
    await private.add_user(discord.Object(anna.id))
    assert anna.saw("secret")
    assert anna.saw("plans")  # who joins sees what was said before
    assert not boris.saw("plans")
    members = await private.fetch_members()
    assert {member.id for member in members} == {anna.id, sandbox.bot.id}
    await private.remove_user(discord.Object(sandbox.bot.id))


async def test_threads_are_not_allowed_everywhere(channel, games):
    games.forbid("create_public_threads")
    lobby = await channel.send("lobby")
    assert await code_of(lobby.create_thread(name="Duel")) == 50013
    games.permit("create_public_threads")
    thread = await lobby.create_thread(name="Duel")
    games.forbid("send_messages_in_threads")
    assert await code_of(thread.send("x")) == 50013


async def test_an_archived_thread_takes_no_edits_and_wakes_by_a_message(
    channel, anna, sandbox, bot
):
    lobby = await channel.send("lobby")
    thread = await lobby.create_thread(name="Duel", auto_archive_duration=60)
    sent = await thread.send("turn", view=classic("edit", 1))
    seen = sandbox.world.channels[thread.id]
    await thread.edit(archived=True)
    assert seen.archived
    assert await code_of(sent.edit(content="x")) == 50083
    await thread.send("awake")
    assert not seen.archived
    await sent.edit(content="x")


async def test_an_archived_thread_offers_commands_and_wakes_by_their_answer(
    channel, anna, sandbox, bot
):
    async def wake(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("awake")

    bot.scenes["wake"] = wake
    thread = await (await channel.send("lobby")).create_thread(name="Duel")
    seen = sandbox.world.channels[thread.id]
    await thread.edit(archived=True)
    assert (await anna.slash(seen, "do", scene="wake")).text == "awake"
    assert not seen.archived


async def test_a_locked_thread_offers_commands_to_those_who_manage_threads(channel, anna, sandbox):
    thread = await (await channel.send("lobby")).create_thread(name="Duel")
    seen = sandbox.world.channels[thread.id]
    threads.change(seen, locked=True)
    with pytest.raises(Refused, match="no command"):
        await anna.slash(seen, "do", scene="x")
    seen.guild.promote(anna)
    assert "do" in [command["name"] for command in anna.commands(seen)]


async def test_silence_archives_a_thread(bot, channel, sandbox):
    thread = await channel.create_thread(
        name="quiet", type=discord.ChannelType.public_thread, auto_archive_duration=60
    )
    sandbox.clock.advance(50 * 60)
    await thread.send("still here")
    sandbox.clock.advance(50 * 60)
    seen = sandbox.world.channels[thread.id]
    assert not seen.archived
    sandbox.clock.advance(10 * 60)
    assert seen.archived


async def test_locking_needs_a_permission(channel, games, sandbox):
    thread = await channel.create_thread(name="x", type=discord.ChannelType.public_thread)
    assert await code_of(thread.edit(locked=True)) == 50013
    games.permit("manage_threads")
    await thread.edit(locked=True, archived=True, name="over")
    assert sandbox.world.channels[thread.id].name == "over"
    games.forbid("manage_threads")
    assert await code_of(thread.send("x")) == 50083
    assert await code_of(thread.edit(archived=False)) == 50013
    games.permit("manage_threads")
    await thread.edit(archived=False)
    games.forbid("manage_threads")
    assert await code_of(thread.send("x")) == 160005
    games.permit("manage_threads")
    await thread.edit(locked=False)
    await thread.send("x")
    await thread.delete()
    assert await code_of(thread.send("x")) == 10003


async def test_names_and_spans_have_limits(channel, sandbox):
    route = discord.http.Route("POST", "/channels/{channel_id}/threads", channel_id=channel.id)
    http = channel._state.http
    assert await code_of(http.request(route, json={"name": "x" * 101, "type": 11})) == 50035
    bad_span = {"name": "x", "type": 11, "auto_archive_duration": 61}
    assert await code_of(http.request(route, json=bad_span)) == 50035
    thread = await channel.create_thread(name="x", type=discord.ChannelType.public_thread)
    assert await code_of(thread.edit(name="y" * 101)) == 50035
    assert len(sandbox.violations) == 3


async def test_a_command_in_a_thread_knows_where_it_is(bot, channel, anna, sandbox):
    async def where(interaction: discord.Interaction) -> None:
        assert isinstance(interaction.channel, discord.Thread)
        await interaction.response.send_message(interaction.channel.name)

    bot.scenes["where"] = where
    thread = await channel.create_thread(name="Duel #7", type=discord.ChannelType.public_thread)
    reply = await anna.slash(sandbox.world.channels[thread.id], "do", scene="where")
    assert reply.text == "Duel #7"


async def test_a_deleted_channel_takes_its_threads_along(bot, channel, anna, games, sandbox):
    thread = await channel.create_thread(name="open", type=discord.ChannelType.public_thread)
    threads.remove_channel(games)
    for place in (channel, thread):
        assert await code_of(place.send("too late")) == 10003
    assert bot.get_channel(games.id) is None
    assert not {games.id, thread.id} & sandbox.world.channels.keys()
