"""Messages: sending, editing, files, nonces, mentions, direct messages."""

from __future__ import annotations

import io

import discord
import pytest

from tests.sandbox.probe_bot import classic, code_of, layout, picture, png


@pytest.fixture
async def channel(bot, games):
    return bot.get_channel(games.id)


async def test_a_direct_message_with_a_file_is_sent_edited_and_read(bot, anna, sandbox):
    user = await bot.fetch_user(anna.id)
    message = await user.send("your hand", file=picture("hand", "hand.png", "seven cards"))
    assert await message.attachments[0].read() == png("hand")
    await message.edit(content="no cards", attachments=[])
    direct = await anna.dm()
    assert direct.messages_for(anna)[0].text == "no cards"
    assert direct.messages_for(anna)[0].images == []
    assert [seen.kind for seen in anna.seen[-2:]] == ["message", "edit"]
    assert anna.saw("seven cards")
    assert [(ping.kind, ping.message.id) for ping in anna.pings] == [("direct", message.id)]
    assert not sandbox.violations


async def test_closed_direct_messages(bot, anna, sandbox):
    user = await bot.fetch_user(anna.id)
    anna.close_dms()
    assert await code_of(user.send("psst")) == 50007
    anna.open_dms()
    await user.send("hello")
    stranger = sandbox.user("Stranger", guilds=[])
    assert await code_of((await bot.fetch_user(stranger.id)).send("psst")) == 50278
    assert not anna.saw("psst")


async def test_an_answer_to_a_command_needs_no_open_direct_messages(bot, anna):
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("your hand")

    bot.scenes["hand"] = hand
    anna.close_dms()
    assert (await anna.slash(await anna.dm(), "do", scene="hand")).text == "your hand"
    assert anna.pings == []


async def test_an_edit_keeps_replaces_and_adds_files(channel, anna, games):
    sent = await channel.send("x", files=[picture("a", "a.png"), picture("b", "b.png")])
    message = games.messages_for(anna)[-1]

    def shown() -> list[tuple[str, bytes]]:
        return [(image.filename, image.content) for image in message.images]

    await sent.edit(content="y")
    assert [name for name, _ in shown()] == ["a.png", "b.png"]
    await sent.edit(attachments=[sent.attachments[1], picture("c", "c.png")])
    assert shown() == [("b.png", png("b")), ("c.png", png("c"))]
    await sent.edit(attachments=[picture("d", "d.png", "all anew")])
    assert [image.alt for image in message.images] == ["all anew"]


async def test_a_layout_may_refer_to_files_that_are_already_there(channel, anna, games):
    sent = await channel.send(view=layout("one", media="board.png"), file=picture("board"))
    await sent.edit(view=layout("two", media="board.png"))
    message = games.messages_for(anna)[-1]
    assert message.text == "two"
    assert [image.content for image in message.images] == [png("board")]


async def test_an_embed_may_show_an_attached_picture(bot, channel, anna, games):
    embed = discord.Embed(title="Board").set_image(url="attachment://дошка.png")
    sent = await channel.send(embed=embed, file=picture("board", "дошка.png"))
    assert await bot.http.get_from_cdn(sent.embeds[0].image.url) == png("board")
    assert games.messages_for(anna)[-1].images[0].filename == "дошка.png"


async def test_a_message_becomes_a_layout_only_when_its_text_goes(channel, anna, games):
    sent = await channel.send("old")
    assert await code_of(sent.edit(view=layout("new"))) == 50035
    await sent.edit(content=None, view=layout("new"))
    assert games.messages_for(anna)[-1].text == "new"
    assert await code_of(sent.edit(content="old again")) == 50035


async def test_an_enforced_nonce_posts_once(channel, anna, games, sandbox):
    first = await channel.send("turn 1", nonce="match-1-turn-1")
    again = await channel.send("turn 1", nonce="match-1-turn-1")
    assert again.id == first.id
    assert len(games.messages_for(anna)) == 1
    sandbox.clock.advance(5 * 60)
    later = await channel.send("turn 1", nonce="match-1-turn-1")
    assert later.id != first.id


async def test_messages_are_read_listed_and_deleted(bot, channel, anna, games):
    sent = [await channel.send(f"number {n}") for n in range(5)]
    assert (await channel.fetch_message(sent[2].id)).content == "number 2"
    newest = [message.content async for message in channel.history(limit=2)]
    assert newest == ["number 4", "number 3"]
    after = [m.content async for m in channel.history(after=sent[2], oldest_first=True)]
    assert after == ["number 3", "number 4"]
    before = [m.content async for m in channel.history(before=sent[1])]
    assert before == ["number 0"]
    around = [m.content async for m in channel.history(around=sent[2], limit=3)]
    assert sorted(around) == ["number 1", "number 2", "number 3"]
    with pytest.raises(discord.HTTPException, match="before"):
        await bot.http.request(discord.http.Route("GET", f"/channels/{games.id}/messages?before=x"))
    await sent[0].delete()
    assert await code_of(channel.fetch_message(sent[0].id)) == 10008
    spoken = await anna.say(games, "hands off")
    assert await code_of(channel.get_partial_message(spoken.id).edit(content="x")) == 50005
    assert await code_of(channel.get_partial_message(spoken.id).delete()) == 50013
    assert await code_of(bot.fetch_channel(12345)) == 10003


async def test_an_ephemeral_message_cannot_be_reached_without_its_token(bot, channel, anna, games):
    async def whisper(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("psst", ephemeral=True)

    bot.scenes["whisper"] = whisper
    reply = await anna.slash(games, "do", scene="whisper")
    assert await code_of(channel.fetch_message(reply.message.id)) == 10008
    assert [m async for m in channel.history()] == []


async def test_edits_of_old_messages_are_rationed(channel, sandbox):
    sent = await channel.send("old")
    for count in range(10):
        await sent.edit(content=f"fresh {count}")
    sandbox.clock.advance(61 * 60)
    for count in range(sandbox.world.old_edits_per_hour):
        await sent.edit(content=f"old {count}")
    with pytest.raises(discord.HTTPException) as caught:
        await sent.edit(content="once too often")
    assert caught.value.code == 30046


async def test_links_to_files_die_after_a_day(bot, channel, sandbox):
    sent = await channel.send(file=picture("board"))
    sandbox.clock.advance(23 * 3600)
    assert await sent.attachments[0].read() == png("board")
    sandbox.clock.advance(2 * 3600)
    assert await code_of(sent.attachments[0].read()) == 0
    fresh = await channel.fetch_message(sent.id)
    assert await fresh.attachments[0].read() == png("board")


@pytest.mark.parametrize(
    ("allowed", "pinged"),
    [
        (None, ["Anna", "Boris"]),
        (discord.AllowedMentions.none(), []),
        (discord.AllowedMentions(users=[discord.Object(1)]), []),
        ("anna", ["Anna"]),
    ],
)
async def test_allowed_mentions_decide_who_is_pinged(channel, anna, boris, allowed, pinged):
    if allowed == "anna":
        allowed = discord.AllowedMentions(users=[discord.Object(anna.id)])
    sent = await channel.send(f"{anna.mention} {boris.mention}", allowed_mentions=allowed)
    assert [user.name for user in (anna, boris) if user.pings] == pinged
    assert sorted(user.global_name for user in sent.mentions) == pinged


async def test_mentions_in_layouts_ping_and_edits_do_not(channel, anna, boris, games):
    sent = await channel.send(view=layout(f"your turn {anna.mention}"))
    assert [ping.kind for ping in anna.pings] == ["mention"]
    await sent.edit(view=layout(f"your turn {anna.mention} {boris.mention}"))
    assert len(anna.pings) == 1
    assert boris.pings == []
    await channel.send(f"{anna.mention}", silent=True)
    assert len(anna.pings) == 1
    await channel.send("@everyone")
    assert boris.pings == []  # the bot may not call everyone
    games.permit("mention_everyone")
    await channel.send("@everyone")
    assert [ping.kind for ping in boris.pings] == ["everyone"]


async def test_nobody_is_pinged_by_what_they_cannot_see(bot, channel, anna, boris, games):
    async def whisper(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"psst {boris.mention}", ephemeral=True)

    bot.scenes["whisper"] = whisper
    await anna.slash(games, "do", scene="whisper")
    games.hide_from(boris)
    await channel.send(f"{boris.mention} {anna.mention}")
    assert boris.pings == []
    assert len(anna.pings) == 1
    await anna.say(games, f"talking to myself, {anna.mention}")
    assert len(anna.pings) == 1


async def test_a_reply_pings_its_author_only_if_it_may(bot, channel, anna, games):
    spoken = await anna.say(games, "who is there?")
    target = await channel.fetch_message(spoken.id)
    await target.reply("me", mention_author=False)
    assert anna.pings == []
    await target.reply("me")
    assert [ping.kind for ping in anna.pings] == ["reply"]
    assert (
        await code_of(
            channel.send("x", reference=discord.MessageReference(message_id=1, channel_id=games.id))
        )
        == 50035
    )


async def test_permissions_that_were_taken_away(bot, channel, anna, games):
    games.forbid("attach_files")
    assert await code_of(channel.send(file=picture("board"))) == 50013
    games.forbid("send_messages")
    assert await code_of(channel.send("x")) == 50013
    games.forbid("view_channel")
    assert await code_of(channel.send("x")) == 50001
    games.permit("view_channel", "send_messages")
    await channel.send("back", view=classic("edit", 1))
    assert anna.saw("back")
    assert not channel.permissions_for(channel.guild.me).attach_files


async def test_a_file_that_is_too_large_is_refused(channel):
    big = discord.File(io.BytesIO(bytes(10 * 1024 * 1024 + 1)), "big.bin")
    assert await code_of(channel.send(file=big)) == 40005


async def test_typing_is_shown(channel, anna):
    async with channel.typing():
        pass
    assert anna.seen[-1].kind == "typing"
