"""A Discord of one's own on loopback.

An HTTP and websocket server that speaks enough of Discord's API v10 for an unmodified discord.py
bot, with the real rules of visibility, Discord's limits and errors, and faults on demand.

In a test::

    clock = Clock(running=False)                          # so no deadline passes by itself
    async with Sandbox(clock=clock) as sandbox:
        guild = sandbox.guild("Inn", locale="ru")
        games = guild.text("games")
        anna = sandbox.user("Anna", locale="uk")          # member of every guild, unless guilds=[…]
        with discord_pointed_at(sandbox.url):
            bot = MyBot(intents=discord.Intents(guilds=True), guild_ready_timeout=0)
            await bot.login(sandbox.token)
            task = asyncio.create_task(bot.connect())
            await bot.wait_until_ready()                  # a bot elsewhere: sandbox.connected()

            reply = await anna.slash(games, "play", game="duel")
            assert "Scottish Duel" in reply.text          # reply.message is the living message
            reply = await anna.click(reply.message, "Join")         # by label or by custom id
            assert reply.updated and not reply.failed
            board = await anna.until(lambda m: m.images and m.channel.name == "Duel #1")
            assert board.images[0].alt
            choices = (await anna.autocomplete(games, "duel play", "card", "pr")).choices
            reply = await anna.select(board, "cards:1", ["7"])
            form = (await anna.click(board, "Options")).modal
            await anna.submit(form, {"rounds": "3"})
            hand = (await anna.dm()).messages_for(anna)[-1]

            assert not bob.saw("The Wizard")              # in text, labels, ids, alt texts, names …
            assert not bob.saw(board.images[0].content)   # or in the bytes of any file
            assert [ping.kind for ping in anna.pings] == ["direct"]
            assert not sandbox.violations                 # requests that broke a limit of Discord's

            await bot.close()                             # before the loop ends
            await task

What Discord's own client would not let a person do raises `Refused`, unless `forge=True`.
`sandbox.clock.advance(seconds)` moves deadlines, tokens, archiving and rations; without the `clock`
above it also runs with real time. `sandbox.faults` breaks things, `sandbox.rates.realistic()` turns
Discord's rate limits on, `sandbox.traffic` tells what the bot asked and what it was answered.
`channel.forbid("create_public_threads")` takes a permission from the bot, `anna.close_dms()` makes
direct messages fail with 50007.

By itself, `python -m sandbox` opens a sandbox with a few people; a bot in another process calls
`point_discord_at("http://127.0.0.1:8300")` before it logs in. The web page is at that address, and
`sandbox.control` tells the HTTP interface it is built on. With `Sandbox(keep=path)` a world
outlives its process.
"""

from sandbox.clock import Clock
from sandbox.connect import discord_pointed_at, point_discord_at
from sandbox.errors import Refused
from sandbox.interactions.modals import Modal
from sandbox.interactions.reply import Choice, Reply
from sandbox.people import Person
from sandbox.sample_server import add_sample_server
from sandbox.sandbox import Sandbox
from sandbox.saving import BadSaveFile
from sandbox.world.channels import Channel, DirectChannel, TextChannel, Thread
from sandbox.world.components import Button, Menu, Option
from sandbox.world.guilds import Guild
from sandbox.world.messages import Attachment, Message, Picture
from sandbox.world.seen import Ping, PingKind, Seen, SeenKind
from sandbox.world.users import User

__all__ = [
    "Attachment",
    "BadSaveFile",
    "Button",
    "Channel",
    "Choice",
    "Clock",
    "DirectChannel",
    "Guild",
    "Menu",
    "Message",
    "Modal",
    "Option",
    "Person",
    "Picture",
    "Ping",
    "PingKind",
    "Refused",
    "Reply",
    "Sandbox",
    "Seen",
    "SeenKind",
    "TextChannel",
    "Thread",
    "User",
    "add_sample_server",
    "discord_pointed_at",
    "point_discord_at",
]
