"""How a game looks on Discord, apart from its pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord
from discord.ui import Button, Container, MediaGallery, TextDisplay

from bot.ui.bounds import ALT_TEXT, CARD_TEXT, shortened, shortened_markdown
from bot.ui.press import Layout
from bot.ui.safe import place_link
from render.kit.colour import LIVERIES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.languages import Words
    from bot.scene import Scene


#: However long the others are, each text keeps at least this many characters.
_LEAST: Final = 100


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
    _bound(container)
    return view


def _bound(container: Container[Layout]) -> None:
    """Cut what is too much for one card, the longest text first."""
    texts = [item for item in container.walk_children() if isinstance(item, TextDisplay)]
    over = sum(len(text.content) for text in texts) - CARD_TEXT
    for text in sorted(texts, key=lambda text: -len(text.content)):
        if over <= 0:
            return
        before = len(text.content)
        text.content = shortened_markdown(text.content, max(before - over, _LEAST))
        over -= before - len(text.content)


def galleries(pictures: Sequence[discord.File]) -> list[MediaGallery[Layout]]:
    """The pictures that go with the message, one below the other, with their alt texts.

    Each has a gallery of its own. In a common one they would stand side by side at half the width,
    and on a phone nothing in them could be read.
    """
    shown: list[MediaGallery[Layout]] = []
    for picture in pictures:
        alt = shortened(picture.description or "", ALT_TEXT) or None
        shown.append(MediaGallery())
        shown[-1].add_item(media=picture, description=alt)
    return shown


def above_question(pictures: Sequence[discord.File]) -> list[MediaGallery[Layout]]:
    """The pictures above a question; the first, which shows what is to be decided, next to it."""
    return galleries(pictures)[::-1]


def table_link(scene: Scene, words: Words) -> Button[Layout]:
    """A link to the turn's message; to its channel until the message is posted."""
    url = place_link(scene.match.guild_id, scene.match.place_id, scene.turn_id)
    return Button(label=words("to-the-table"), url=url)
