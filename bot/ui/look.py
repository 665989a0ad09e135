"""How a game looks on Discord, apart from its pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord.ui import Button, Container, MediaGallery, TextDisplay

from bot.ui.press import Layout
from bot.ui.safe import place_link
from render.kit.colour import LIVERIES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.languages import Words
    from bot.scene import Scene


def card(game: str | None, *parts: discord.ui.Item[Any] | str | None) -> Layout:
    """A message in the colour of a game; texts are shown as such, what is missing is left out."""
    colour = None if game is None else discord.Colour.from_rgb(*LIVERIES[game].colour)
    container: Container[Layout] = Container(accent_colour=colour)
    for part in parts:
        if isinstance(part, str):
            if part.strip():
                container.add_item(TextDisplay(part))
        elif part is not None:
            container.add_item(part)
    view = Layout()
    view.add_item(container)
    return view


def gallery(pictures: Sequence[discord.File]) -> MediaGallery[Layout] | None:
    """The pictures that go with the message, with their alt texts, the first of them first."""
    shown: MediaGallery[Layout] = MediaGallery()
    for picture in pictures:
        shown.add_item(media=picture, description=picture.description)
    return shown if pictures else None


def table_link(scene: Scene, words: Words) -> Button[Layout]:
    """A button that leads to the turn's message; to its place while it is yet to come."""
    url = place_link(scene.match.guild_id, scene.match.place_id, scene.turn_id)
    return Button(label=words("to-the-table"), url=url)
