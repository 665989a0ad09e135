"""How a game looks on Discord, apart from its pictures."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord.ui import Container, LayoutView, MediaGallery, TextDisplay

#: The key colour of each game.
COLOURS: Final = {
    "duel": 0x7A4E86,
    "cherokee": 0xB2592B,
    "glory": 0xB8862B,
    "land": 0x5F7F3E,
    "glenmore": 0x2F7580,
}


def card(game: str, *parts: discord.ui.Item[Any] | str | None) -> LayoutView:
    """A message in the colour of a game; texts are shown as such, what is missing is left out."""
    container: Container[LayoutView] = Container(accent_colour=discord.Colour(COLOURS[game]))
    for part in parts:
        if isinstance(part, str):
            if part.strip():
                container.add_item(TextDisplay(part))
        elif part is not None:
            container.add_item(part)
    view = LayoutView(timeout=None)
    view.add_item(container)
    return view


def gallery(file: discord.File | None) -> MediaGallery[Any] | None:
    """A picture that goes with the message, with its alt text."""
    if file is None:
        return None
    shown: MediaGallery[Any] = MediaGallery()
    shown.add_item(media=file, description=file.description)
    return shown
