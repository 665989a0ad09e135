"""Who sees what: the record of each user holds all of it and nothing else."""

from __future__ import annotations

import discord
import pytest
from discord import app_commands, ui

from tests.sandbox.probe_bot import Form, Pick, picture, png


async def test_a_hidden_channel_is_seen_by_none_but_its_own(bot, anna, boris, games, sandbox):
    den = games.guild.text("den", only_for=[anna])
    attic = games.guild.text("attic", hidden_from=[anna])
    await (await bot.fetch_channel(den.id)).send("in the den", file=picture("den"))
    await (await bot.fetch_channel(attic.id)).send("in the attic")
    assert anna.saw("in the den")
    assert anna.saw(png("den"))
    assert not anna.saw("in the attic")
    assert not boris.saw("in the den")
    assert not boris.saw("den")
    assert not boris.saw(png("den"))
    assert boris.saw("in the attic")
    assert den.messages_for(boris) == []


async def test_who_comes_later_sees_what_is_there_but_not_what_was(bot, anna, games, sandbox):
    channel = bot.get_channel(games.id)
    sent = await channel.send("first draft")
    await sent.edit(content="final")
    thread = await sent.create_thread(name="Duel #1")
    await thread.send("in the thread")
    newcomer = sandbox.user("Newcomer")
    assert newcomer.saw("final")
    assert newcomer.saw("Duel #1")
    assert newcomer.saw("in the thread")
    assert not newcomer.saw("first draft")
    assert len([s for s in newcomer.seen if s.message and s.message.text == "final"]) == 1
    assert anna.saw("first draft")


async def test_a_stranger_to_the_guild_sees_nothing(bot, games, sandbox):
    stranger = sandbox.user("Stranger", guilds=[])
    await bot.get_channel(games.id).send("inside")
    assert stranger.seen == []
    games.guild.add(stranger)
    assert stranger.saw("inside")
    games.guild.remove(stranger)
    await bot.get_channel(games.id).send("later")
    assert not stranger.saw("later")


async def test_showing_a_channel_shows_its_past(bot, boris, games):
    games.hide_from(boris)
    await bot.get_channel(games.id).send("secret talk")
    assert not boris.saw("secret talk")
    games.show_to(boris)
    assert boris.saw("secret talk")


async def test_everything_of_an_ephemeral_answer_is_private(bot, anna, boris, games):
    async def hand(interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(Pick("secretgame"))
        await interaction.response.send_message(
            "secret text",
            embed=discord.Embed(title="secret title", description="secret words"),
            file=picture("secret picture", alt="secret alt"),
            view=view,
            ephemeral=True,
        )
        await interaction.edit_original_response(content="secret edit")

    bot.scenes["hand"] = hand
    reply = await anna.slash(games, "do", scene="hand")
    await reply.until(lambda r: r.text.startswith("secret edit"))
    for secret in ("text", "title", "words", "alt", "edit", "game"):
        assert anna.saw(f"secret {secret}") or anna.saw(f"secret{secret}")
    assert anna.saw(png("secret picture"))
    assert not boris.saw("secret")
    assert not boris.saw(b"secret")
    assert [message for message in games.messages_for(boris) if message.ephemeral] == []


async def test_suggestions_and_forms_are_private(bot, anna, boris, games):
    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    bot.scenes["ask"] = ask
    await anna.slash(games, "do", scene="ask")
    await anna.autocomplete(games, "duel play", "card", "17")
    assert [seen.kind for seen in anna.seen[-2:]] == ["modal", "choices"]
    assert boris.seen == [seen for seen in boris.seen if seen.kind == "channel"]


async def test_suggestions_are_named_in_the_persons_language(bot, anna, boris, games):
    @app_commands.command(description="x")
    async def pick(interaction: discord.Interaction, card: str) -> None: ...

    @pick.autocomplete("card")
    async def cards(
        interaction: discord.Interaction, _typed: str
    ) -> list[app_commands.Choice[str]]:
        choice = app_commands.Choice(name="Wizard", value="5")
        choice.name_localizations = {discord.Locale.ukrainian: "Чарівник"}
        return [choice]

    bot.tree.add_command(pick)
    await bot.tree.sync()
    named = [
        (await person.autocomplete(games, "pick", "card")).choices[0].name
        for person in (anna, boris)
    ]
    assert named == ["Чарівник", "Wizard"]


async def test_direct_messages_are_for_one(bot, anna, boris):
    await (await bot.fetch_user(anna.id)).send("for your eyes", file=picture("hand"))
    assert anna.saw("for your eyes")
    assert not boris.saw("for your eyes")
    assert not boris.saw(png("hand"))
    assert (await anna.dm()).messages_for(boris) == []


async def test_until_finds_what_came_quickly_and_nothing_twice(bot, anna, boris, games):
    channel = bot.get_channel(games.id)
    await channel.send("turn 1")
    await channel.send("turn 2")
    first = await anna.until(lambda m: "turn" in m.text)
    second = await anna.until(lambda m: "turn" in m.text)
    assert [first.text, second.text] == ["turn 1", "turn 2"]
    with pytest.raises(TimeoutError, match="a message that Anna sees"):
        await anna.until(lambda m: "turn" in m.text, timeout=0.01)
    assert [m.text for m in boris.messages()] == ["turn 1", "turn 2"]
