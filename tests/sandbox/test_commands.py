"""Slash commands and autocomplete, as a person uses them."""

from __future__ import annotations

import discord
import pytest
from discord import app_commands

from sandbox import Refused


async def test_a_slash_command_is_answered(bot, anna, games, sandbox):
    async def hello(interaction: discord.Interaction) -> None:
        assert interaction.locale is discord.Locale.ukrainian
        assert interaction.guild_locale is discord.Locale.russian
        assert interaction.guild is not None
        assert interaction.guild.name == "Live"
        await interaction.response.send_message(f"hello {interaction.user.display_name}")

    bot.scenes["hello"] = hello
    reply = await anna.slash(games, "do", scene="hello")
    assert reply.text == "hello Anna"
    assert reply.message in games.messages_for(anna)
    assert reply.state == "answered"
    assert reply.elapsed == 0  # of a clock that stands still
    assert not sandbox.violations


async def test_options_arrive_with_their_types_in_sub_commands(bot, anna, boris, games):
    reply = await anna.slash(games, "duel play", card="7", times=2, side="l", target=boris)
    assert reply.text == "7 x2 l at Boris"
    assert reply.ephemeral


@pytest.mark.parametrize(
    ("line", "options", "reason"),
    [
        ("dance", {}, "no command /dance"),
        ("duel", {}, "needs one more word: play"),
        ("duel fly", {}, "no 'fly'"),
        ("duel play", {}, "needs the option 'card'"),
        ("duel play", {"card": 7}, "takes a string"),
        ("duel play", {"card": "7", "times": "2"}, "takes an integer"),
        ("duel play", {"card": "7", "times": True}, "takes an integer"),
        ("duel play", {"card": "7", "times": 4}, "out of bounds"),
        ("duel play", {"card": "7", "side": "r"}, "takes one of l"),
        ("duel play", {"card": "7", "colour": "red"}, "has no option 'colour'"),
    ],
)
async def test_the_client_refuses_what_the_command_does_not_take(
    bot, anna, games, line, options, reason
):
    with pytest.raises(Refused, match=reason):
        await anna.slash(games, line, **options)


async def test_autocomplete_suggests_at_most_25_and_knows_the_other_options(bot, anna, games):
    reply = await anna.autocomplete(games, "duel play", "card", "", times=3)
    assert len(reply.choices) == 25
    assert reply.choices[4].value == "4 of 3"
    reply = await anna.autocomplete(games, "duel play", "card", "29")
    assert [choice.name for choice in reply.choices] == ["29 of 1"]
    assert anna.saw("29 of 1")
    with pytest.raises(Refused, match="suggests nothing"):
        await anna.autocomplete(games, "duel play", "side", "l")


async def test_commands_are_offered_by_place_permission_and_language(bot, anna, sandbox, games):
    @app_commands.command(description="x")
    @app_commands.guild_only()
    async def live(interaction: discord.Interaction) -> None: ...

    @app_commands.command(description="x")
    @app_commands.default_permissions(manage_guild=True)
    async def rule(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("ruled")

    class Names(app_commands.Translator):
        async def translate(self, string, locale, context):  # type: ignore[no-untyped-def]
            return "правити" if (string.message, locale.value) == ("rule", "uk") else None

    bot.tree.add_command(live)
    bot.tree.add_command(rule)
    await bot.tree.set_translator(Names())
    await bot.tree.sync()
    direct = await anna.dm()
    offered = {command["name"] for command in anna.commands(games)}
    assert offered == {"do", "duel", "live"}
    assert {command["name"] for command in anna.commands(direct)} == {"do", "duel", "rule"}
    games.guild.promote(anna)
    reply = await anna.slash(games, "правити")
    assert reply.text == "ruled"
    games.forbid("use_application_commands", to=sandbox.user("Ghost"))
    assert len(anna.commands(games)) == 4


async def test_guild_commands_stay_in_their_guild(bot, anna, sandbox, games):
    other = sandbox.guild("Other").text("chat")

    @app_commands.command(description="x")
    async def local(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("here")

    bot.tree.add_command(local, guild=discord.Object(games.guild.id))
    await bot.tree.sync(guild=discord.Object(games.guild.id))
    assert (await anna.slash(games, "local")).text == "here"
    with pytest.raises(Refused):
        await anna.slash(other, "local")
    fetched = await bot.tree.fetch_commands(guild=discord.Object(games.guild.id))
    assert [command.name for command in fetched] == ["local"]


async def test_a_synced_command_keeps_its_id(bot, sandbox):
    before = {command.name: command.id for command in await bot.tree.fetch_commands()}
    after = {command.name: command.id for command in await bot.tree.sync()}
    assert before == after


async def test_a_slash_command_in_direct_messages(bot, anna):
    async def where(interaction: discord.Interaction) -> None:
        assert interaction.guild is None
        assert interaction.context.dm_channel
        await interaction.response.send_message(str(interaction.channel))

    bot.scenes["where"] = where
    reply = await anna.slash(await anna.dm(), "do", scene="where")
    assert reply.text == "Direct Message with anna"


async def test_files_can_be_given_as_options(bot, anna, games):
    @app_commands.command(description="x")
    async def upload(interaction: discord.Interaction, record: discord.Attachment) -> None:
        text = (await record.read()).decode()
        await interaction.response.send_message(f"{record.filename}: {text}")

    bot.tree.add_command(upload)
    await bot.tree.sync()
    reply = await anna.slash(games, "upload", record=("game.txt", b"1. e4"))
    assert reply.text == "game.txt: 1. e4"
