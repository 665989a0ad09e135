"""Buttons and menus that work for ever: all they need is in their custom id.

A custom id reads ``verb:match:moment:word``. Cogs register with `on` what a verb does; `pressed`
looks it up for an interaction. Nothing is kept in memory for a message, so a button works after a
restart, and a click on one that its message no longer shows is answered like any other.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from discord import ButtonStyle, SelectOption
from discord.ui import Button, LayoutView, Select

from bot.refused import Refused
from bot.ui.bounds import BUTTON_LABEL, OPTION_TEXT, PLACEHOLDER, shortened

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord

    from bot.app import Clanmoot

    Interaction = discord.Interaction[Clanmoot]

#: The most digits of a number that we write.
_DIGITS: Final = 9
_CUSTOM_ID: Final = re.compile(
    r"(?P<verb>[a-z]+):(?P<match>\d{1,18}):(?P<moment>\d{1,9})(?::(?P<word>.+))?"
)


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

    @property
    def value(self) -> str:
        """What was chosen in a menu. Raises `Refused` if a forged one chose nothing."""
        if not self.values:
            raise Refused("button-of-old")
        return self.values[0]

    @property
    def custom_id(self) -> str:
        """The text that carries it through Discord."""
        word = "" if self.word is None else f":{self.word}"
        return f"{self.verb}:{self.match_id}:{self.moment}{word}"


def number(text: str) -> int:
    """A number that a custom id or a menu carries. Raises `Refused` if it was forged."""
    if not (text.isascii() and text.isdecimal() and len(text) <= _DIGITS):
        raise Refused("button-of-old")
    return int(text)


Handler = Callable[["Interaction", Press], Awaitable[None]]
_HANDLERS: Final[dict[str, Handler]] = {}


def on(*verbs: str) -> Callable[[Handler], Handler]:
    """Decorate the function that carries out these verbs."""

    def note(handler: Handler) -> Handler:
        for verb in verbs:
            if verb in _HANDLERS:
                raise ValueError(f"{verb!r} is what {_HANDLERS[verb]!r} does")
            _HANDLERS[verb] = handler
        return handler

    return note


def pressed(interaction: Interaction) -> tuple[Handler, Press] | None:
    """What a click on a button or a choice in a menu asks for; ``None`` if it is not ours."""
    data: Any = interaction.data or {}
    values = tuple(map(str, data.get("values", ())))
    return understand(str(data.get("custom_id", "")), values)


def understand(custom_id: str, values: tuple[str, ...] = ()) -> tuple[Handler, Press] | None:
    """What a custom id stands for, with what was chosen in a menu; ``None`` if it is not ours."""
    found = _CUSTOM_ID.fullmatch(custom_id)
    handler = _HANDLERS.get(found["verb"]) if found else None
    if found is None or handler is None:
        return None
    press = Press(found["verb"], int(found["match"]), int(found["moment"]), found["word"], values)
    return handler, press


class Layout(LayoutView):
    """A message's parts. discord.py need not remember them: `pressed` needs only custom ids."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    def is_dispatchable(self) -> bool:
        """Never: clicks are found by their custom ids."""
        return False


def button(
    press: Press,
    label: str,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> Button[Layout]:
    """A button with that label."""
    return Button(
        label=shortened(label, BUTTON_LABEL),
        style=style,
        disabled=disabled,
        custom_id=press.custom_id,
    )


def option(label: str, value: str, about: str | None = None) -> SelectOption:
    """A line of a menu, and what it means."""
    return SelectOption(
        label=shortened(label, OPTION_TEXT),
        value=value,
        description=None if about is None else shortened(about, OPTION_TEXT),
    )


def menu(
    press: Press,
    placeholder: str,
    options: Sequence[SelectOption],
    *,
    least: int = 1,
    most: int = 1,
) -> Select[Layout]:
    """A menu with at most 25 options."""
    return Select(
        placeholder=shortened(placeholder, PLACEHOLDER),
        options=list(options),
        min_values=least,
        max_values=most,
        custom_id=press.custom_id,
    )
