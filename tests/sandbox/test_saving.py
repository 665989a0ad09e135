"""A sandbox that is saved in a file."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import pytest

from sandbox import BadSaveFile, Clock, Sandbox
from tests.sandbox.conftest import running
from tests.sandbox.probe_bot import classic, picture, png

if TYPE_CHECKING:
    import discord


def kept(path, **options):
    return Sandbox(clock=Clock(running=False), keep=path, **options)


async def test_everything_people_can_see_is_there_again(tmp_path):
    path = tmp_path / "world"
    async with kept(path) as sandbox:
        guild = sandbox.guild("Live", locale="ru")
        games, attic = guild.text("games"), guild.text("attic")
        anna, boris = sandbox.user("Anna", locale="uk"), sandbox.user("Boris")
        guild.promote(boris)
        attic.hide_from(anna)
        anna.close_dms()
        async with running(sandbox) as bot:
            channel = bot.get_channel(games.id)
            posted = await channel.send(
                anna.mention, file=picture("board", alt="A board"), view=classic("edit", 1)
            )
            thread = await posted.create_thread(name="Duel")
            await thread.send("in the thread")
            await (await bot.fetch_user(boris.id)).send("only for Boris")

            async def whisper(interaction: discord.Interaction) -> None:
                await interaction.response.send_message("psst", ephemeral=True)

            bot.scenes["whisper"] = whisper
            await anna.slash(games, "do", scene="whisper")
        before = sandbox.world.ids.next()
        sandbox.clock.advance(3600)
    async with kept(path) as sandbox:
        anna, boris = sandbox.person(anna.id), sandbox.person(boris.id)
        games = sandbox.world.channels[games.id]
        assert (anna.name, anna.locale, anna.dms_open) == ("Anna", "uk", False)
        assert [message.text for message in games.messages_for(boris)] == [anna.mention]
        assert [message.text for message in games.messages_for(anna)] == [anna.mention, "psst"]
        board = games.messages_for(anna)[0]
        assert (board.images[0].content, board.images[0].alt) == (png("board"), "A board")
        assert [ping.message for ping in anna.pings] == [board]
        assert [m.text for m in sandbox.world.channels[posted.id].messages_for(boris)][1:] == [
            "in the thread"
        ]
        assert [m.text for m in (await boris.dm()).messages_for(boris)] == ["only for Boris"]
        assert not sandbox.world.channels[attic.id].visible_to(anna)
        assert sandbox.world.ids.next() > before
        assert sandbox.clock.pushed == 3600
        async with running(sandbox) as bot:
            assert bot.user.id == sandbox.bot.id
            reply = await anna.click(board, "edit 1")
            assert reply.updated is board
            assert sandbox.user("Carl") in games.audience()


async def test_a_file_of_something_else_is_refused(tmp_path):
    path = tmp_path / "notes.txt"
    path.write_text("these are notes of mine, and no database at all " * 20)
    with pytest.raises(BadSaveFile, match=r"notes\.txt can't be used"):
        await kept(path).start()
    assert path.read_text().startswith("these are notes")
    other = tmp_path / "other.sqlite3"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE mine (x)")
    connection.close()
    with pytest.raises(BadSaveFile, match="a database of something else"):
        await kept(other).start()
    with pytest.raises(BadSaveFile, match="can't be opened"):
        await kept(tmp_path / "nowhere" / "world").start()


async def test_a_file_belongs_to_one_sandbox_at_a_time(tmp_path):
    async with kept(tmp_path / "world"):
        with pytest.raises(BadSaveFile, match="locked"):
            await kept(tmp_path / "world").start()


async def test_what_happened_is_kept_before_the_end(tmp_path):
    """A sandbox that is killed loses at most the last moment."""
    path = tmp_path / "world"
    async with kept(path) as sandbox:
        games = sandbox.guild("Live").text("games")
        anna = sandbox.user("Anna")
        await anna.say(games, "hello")
        saver = sandbox._saver
        saver._begin()
        await saver._saving
        copy = tmp_path / "copy"
        copy.write_bytes(path.read_bytes())
    async with kept(copy) as sandbox:
        assert [m.text for m in sandbox.world.channels[games.id].messages.values()] == ["hello"]
