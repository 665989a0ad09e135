"""The cards of `/admin`: what holds for a server, and what can be done with one of its games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord
from discord import ButtonStyle, SelectDefaultValue
from discord.ui import ActionRow, ChannelSelect

from bot.clocks.pace import OFFERED, tell_pace
from bot.languages import LANGUAGES
from bot.telling import tell_title
from bot.ui.look import card
from bot.ui.press import Layout, Press, button, menu
from rules import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bot.config import Server
    from bot.languages import Words
    from bot.store import Match

#: Stands in menus for what the configuration says, and for no limit.
OWN: Final = "own"
NONE: Final = "none"
#: How many tables a person may have: what is offered.
TABLES: Final = (1, 2, 3, 5, 10, 20)
_MOST: Final = 25


def admin_card(
    words: Words, server: Server, chosen: Mapping[str, object], games: Sequence[str]
) -> Layout:
    """What holds for a server now, with menus to change it."""
    languages = [(one, words(f"settings-language-{one}")) for one in LANGUAGES]
    paces = [(one or NONE, tell_pace(words, one)) for one in (None, *OFFERED)]
    tables = [(str(one), words("admin-tables-some", count=one)) for one in TABLES]
    offered = [(one, words(one)) for one in games]
    allowed = server.games or tuple(GAMES)
    return card(
        None,
        f"### {words('admin-title')}",
        words("admin-about"),
        f"**{words('admin-language')}**",
        _menu("language", words, languages, _value(chosen, "language")),
        f"**{words('admin-channels')}**\n-# {words('admin-channels-about')}",
        _channels(server.channels or ()),
        f"**{words('admin-pace')}**",
        _menu("pace", words, paces, _value(chosen, "pace")),
        f"**{words('admin-games')}**",
        _several("games", words, offered, allowed),
        f"**{words('admin-tables')}**",
        _menu("tables", words, tables, _value(chosen, "tables")),
        f"-# {words('admin-match-about')}",
    )


def admin_match_card(words: Words, match: Match, *, asked: bool) -> Layout:
    """One game, with the way to end it; once it is `asked`, with the button that does."""
    row: ActionRow[Layout] = ActionRow()
    press = Press("adminended" if asked else "adminend", match.id)
    row.add_item(button(press, words("seat-claimend"), ButtonStyle.danger))
    about = words("claim-end-ask") if asked else words("admin-match-handing")
    return card(match.game, f"### {tell_title(words, match.game, match.id)}", about, row)


def _value(chosen: Mapping[str, object], key: str) -> str:
    """What is chosen, as the menu has it."""
    if key not in chosen:
        return OWN
    return str(chosen[key]) if chosen[key] != "" else NONE


def _menu(
    word: str, words: Words, lines: Iterable[tuple[str, str]], present: str
) -> ActionRow[Layout]:
    """A menu of values, with the configuration's own on top."""
    named = [(OWN, words("admin-own")), *lines]
    if present not in dict(named):
        named.insert(1, (present, present))
    options = [
        discord.SelectOption(label=label, value=value, default=value == present)
        for value, label in named
    ]
    return _row(menu(Press("admin", 0, 0, word), words("menu-move"), options))


def _several(
    word: str, words: Words, lines: Iterable[tuple[str, str]], present: Sequence[str]
) -> ActionRow[Layout]:
    options = [
        discord.SelectOption(label=label, value=value, default=value in present)
        for value, label in lines
    ]
    press = Press("admin", 0, 0, word)
    return _row(menu(press, words("menu-move"), options, most=len(options)))


def _channels(present: Sequence[int]) -> ActionRow[Layout]:
    """A menu of the server's text channels; none chosen means all."""
    return _row(
        ChannelSelect(
            custom_id=Press("admin", 0, 0, "channels").custom_id,
            channel_types=[discord.ChannelType.text],
            min_values=0,
            max_values=_MOST,
            default_values=[
                SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.channel)
                for one in present[:_MOST]
            ],
        )
    )


def _row(item: discord.ui.Item[Layout]) -> ActionRow[Layout]:
    row: ActionRow[Layout] = ActionRow()
    row.add_item(item)
    return row
