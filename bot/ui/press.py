"""Buttons and menus that work after a restart: all they need is in their custom id.

A custom id reads ``b:verb:match:moment:word`` (a menu's begins with ``s``). Cogs say with `on` what
a verb does.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Self

import discord
from discord import ButtonStyle
from discord.ui import Button, DynamicItem, Select

if TYPE_CHECKING:
    import re
    from collections.abc import Sequence

    from bot.app import Clanmoot

    Interaction = discord.Interaction[Clanmoot]

_PATTERN: Final = r":(?P<verb>[a-z]+):(?P<match>\d+):(?P<moment>\d+)(?::(?P<word>.+))?"


@dataclass(frozen=True, slots=True)
class Press:
    """What a button or a menu stands for."""

    verb: str
    match_id: int
    #: Which question it answers, or which state of the match it was made for.
    moment: int = 0
    word: str | None = None
    #: What was chosen in a menu.
    values: tuple[str, ...] = ()

    def custom_id(self, kind: str) -> str:
        """The text that carries it through Discord."""
        word = "" if self.word is None else f":{self.word}"
        return f"{kind}:{self.verb}:{self.match_id}:{self.moment}{word}"

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        """The press that a custom id carries."""
        return cls(match["verb"], int(match["match"]), int(match["moment"]), match["word"])


Handler = Callable[["Interaction", Press], Awaitable[None]]
_HANDLERS: Final[dict[str, Handler]] = {}


def on(*verbs: str) -> Callable[[Handler], Handler]:
    """Make a function what these verbs do."""

    def note(handler: Handler) -> Handler:
        for verb in verbs:
            _HANDLERS[verb] = handler
        return handler

    return note


async def _handle(interaction: Interaction, press: Press) -> None:
    handler = _HANDLERS.get(press.verb)
    if handler is not None:
        await interaction.client.guard(interaction, handler(interaction, press))


class Knob(DynamicItem[Button[Any]], template="b" + _PATTERN):
    """A button."""

    def __init__(self, button: Button[Any], press: Press) -> None:
        super().__init__(button)
        self.press = press

    @classmethod
    def make(
        cls,
        press: Press,
        label: str,
        style: ButtonStyle = ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> Self:
        """A button with that label."""
        button: Button[Any] = Button(
            label=label[:80], style=style, disabled=disabled, custom_id=press.custom_id("b")
        )
        return cls(button, press)

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: discord.ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        """The button that was clicked."""
        if not isinstance(item, Button):
            raise TypeError(f"{match.string} is not a button")
        return cls(item, Press.read(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what its verb says."""
        await _handle(interaction, self.press)


class Menu(DynamicItem[Select[Any]], template="s" + _PATTERN):
    """A menu."""

    def __init__(self, select: Select[Any], press: Press) -> None:
        super().__init__(select)
        self.press = press

    @classmethod
    def make(
        cls,
        press: Press,
        placeholder: str,
        options: Sequence[discord.SelectOption],
        *,
        least: int = 1,
        most: int = 1,
    ) -> Self:
        """A menu with at most 25 options."""
        select: Select[Any] = Select(
            placeholder=placeholder[:150],
            options=list(options),
            min_values=least,
            max_values=most,
            custom_id=press.custom_id("s"),
        )
        return cls(select, press)

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: discord.ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        """The menu that was used."""
        if not isinstance(item, Select):
            raise TypeError(f"{match.string} is not a menu")
        return cls(item, Press.read(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what its verb says with what was chosen."""
        await _handle(interaction, replace(self.press, values=tuple(self.item.values)))
