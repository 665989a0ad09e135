"""The time panel of a lobby: how much time players have, and what happens when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord
from discord.ui import ActionRow

from bot.clocks.pace import OFFERED, tell_pace
from bot.store import Overtime
from bot.ui.look import card
from bot.ui.press import Layout, Press, menu

if TYPE_CHECKING:
    from bot.languages import Words
    from bot.public_match import PublicMatch

#: Stands in the menu for no limit.
NO_LIMIT: Final = "none"


def time_panel(match: PublicMatch, words: Words) -> Layout:
    """Menus with all paces, and with what can happen when time is over."""
    paces = list(OFFERED)
    if match.pace is not None and match.pace not in paces:
        paces.insert(0, match.pace)
    lines = [
        discord.SelectOption(
            label=tell_pace(words, pace), value=pace or NO_LIMIT, default=pace == match.pace
        )
        for pace in (None, *paces)
    ]
    results = [
        discord.SelectOption(
            label=words(f"overtime-{one}"), value=one, default=one is match.overtime
        )
        for one in Overtime
    ]
    return card(
        match.game,
        f"### {words('time-title')}",
        words("time-about"),
        _row(match, words, "pace", lines),
        f"**{words('overtime-title')}**\n-# {words('overtime-about')}",
        _row(match, words, "overtime", results),
    )


def _row(
    match: PublicMatch, words: Words, verb: str, lines: list[discord.SelectOption]
) -> ActionRow[Layout]:
    row: ActionRow[Layout] = ActionRow()
    row.add_item(menu(Press(verb, match.id), words("menu-move"), lines))
    return row
