"""A small bot that uses everything of discord.py that Clanmoot uses."""

from __future__ import annotations

import io
import zlib
from typing import TYPE_CHECKING, Any

import discord
import pytest
from discord import app_commands, ui
from discord.ext import commands

if TYPE_CHECKING:
    import re
    from collections.abc import Awaitable


def png(text: str) -> bytes:
    """Bytes that begin like a picture of 2x1 pixels and carry a text that a test can find."""
    size = b"\x00\x00\x00\x02\x00\x00\x00\x01"
    body = b"IHDR" + size + b"\x08\x02\x00\x00\x00"
    head = b"\x89PNG\r\n\x1a\n\x00\x00\x00\x0d" + body + zlib.crc32(body).to_bytes(4, "big")
    return head + text.encode()


def picture(text: str, name: str = "board.png", alt: str | None = None) -> discord.File:
    return discord.File(io.BytesIO(png(text)), name, description=alt or f"A picture of {text}")


async def code_of(doing: Awaitable[object]) -> int:
    """With which of Discord's codes something is refused."""
    with pytest.raises(discord.HTTPException) as caught:
        await doing
    return caught.value.code


class Press(ui.DynamicItem[ui.Button[Any]], template=r"press:(?P<what>\w+):(?P<count>\d+)"):
    """A button that lives in its custom id alone."""

    def __init__(self, what: str, count: int, label: str | None = None) -> None:
        super().__init__(
            ui.Button(label=label or f"{what} {count}", custom_id=f"press:{what}:{count}")
        )
        self.what = what
        self.count = count

    @classmethod
    async def from_custom_id(cls, interaction, item, match: re.Match[str], /):  # type: ignore[no-untyped-def, override]
        return cls(match["what"], int(match["count"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        bot = interaction.client
        bot.pressed.append((interaction.id, self.what, self.count))  # type: ignore[attr-defined]
        match self.what:
            case "edit":
                await interaction.response.edit_message(
                    content=f"pressed {self.count}", view=classic("edit", self.count + 1)
                )
            case "layout":
                await interaction.response.edit_message(view=layout(f"turn {self.count + 1}"))
            case "whisper":
                await interaction.response.send_message("only you", ephemeral=True)
            case "later":
                await interaction.response.defer()
                await interaction.edit_original_response(content="edited later")
            case "form":
                await interaction.response.send_modal(Form())
            case "silent":
                pass


class Pick(ui.DynamicItem[ui.Select[Any]], template=r"pick:(?P<game>\w+)"):
    """A menu that lives in its custom id alone."""

    def __init__(self, game: str) -> None:
        options = [discord.SelectOption(label=f"Card {n}", value=str(n)) for n in range(3)]
        super().__init__(ui.Select(custom_id=f"pick:{game}", options=options, placeholder="Card"))
        self.game = game

    @classmethod
    async def from_custom_id(cls, interaction, item, match: re.Match[str], /):  # type: ignore[no-untyped-def, override]
        return cls(match["game"])

    async def callback(self, interaction: discord.Interaction) -> None:
        assert interaction.data is not None
        await interaction.response.edit_message(
            content=f"chose {interaction.data['values'][0]} in {self.game}", view=None
        )


class Form(ui.Modal, title="Options"):
    """A form with a text and a menu."""

    name: ui.Label[Any] = ui.Label(
        text="Name", component=ui.TextInput(custom_id="name", max_length=10, default="Live")
    )
    clan: ui.Label[Any] = ui.Label(
        text="Clan",
        component=ui.Select(
            custom_id="clan",
            options=[discord.SelectOption(label="Red", value="red")],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        name, clan = self.name.component, self.clan.component
        await interaction.response.send_message(f"{name.value} of {clan.values[0]}")  # type: ignore[attr-defined]


def classic(what: str, count: int) -> ui.View:
    view = ui.View(timeout=None)
    view.add_item(Press(what, count))
    return view


def layout(text: str, *, media: str | None = None) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(ui.TextDisplay(text), accent_colour=0x336699)
    if media:
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{media}", description=f"alt of {text}")
        box.add_item(gallery)
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(Press("layout", 1, "Turn"))
    box.add_item(row)
    view.add_item(box)
    return view


class ProbeBot(commands.AutoShardedBot):
    """A bot with the commands that the tests use."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("intents", discord.Intents(guilds=True))
        options.setdefault("guild_ready_timeout", 0)
        super().__init__(command_prefix=(), **options)
        self.pressed: list[tuple[int, str, int]] = []
        self.errors: list[BaseException] = []
        self.heard: list[discord.Message] = []
        self.resumed = 0
        self.tree.on_error = self.note  # type: ignore[method-assign]
        self.scenes: dict[str, Any] = {}
        self.tree.add_command(app_commands.Command(name="do", description="x", callback=self.do))
        self.tree.add_command(Duel(name="duel", description="A duel"))
        self.add_dynamic_items(Press, Pick)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait five seconds between shards, as Discord asks and the sandbox does not."""

    async def note(self, interaction: discord.Interaction, error: Exception) -> None:
        self.errors.append(getattr(error, "original", error))

    async def on_resumed(self) -> None:
        self.resumed += 1

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    async def do(self, interaction: discord.Interaction, scene: str) -> None:
        await self.scenes[scene](interaction)


class Duel(app_commands.Group):
    """Sub-commands with all sorts of options."""

    @app_commands.command(description="Play a card")
    @app_commands.choices(side=[app_commands.Choice(name="Left", value="l")])
    async def play(
        self,
        interaction: discord.Interaction,
        card: str,
        times: app_commands.Range[int, 1, 3] = 1,
        side: str = "l",
        target: discord.User | None = None,
    ) -> None:
        whom = f" at {target.display_name}" if target else ""
        await interaction.response.send_message(f"{card} x{times} {side}{whom}", ephemeral=True)

    @play.autocomplete("card")
    async def cards(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        cards = [f"{n} of {interaction.namespace.times or 1}" for n in range(30)]
        return [app_commands.Choice(name=c, value=c) for c in cards if typed in c][:25]
