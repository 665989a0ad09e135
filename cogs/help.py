"""Help: what this is, the rules of every game by number and search."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import ActionRow, Separator

from bot.refused import Refused
from bot.spelling import search_key
from bot.translation import filled, text
from bot.ui.look import card
from bot.ui.press import Layout, Press, menu, on
from bot.ui.replies import is_private, reader, show
from cogs.lobby import PLAYABLE
from rules import GAMES

if TYPE_CHECKING:
    from bot.app import Clanmoot
    from bot.languages import Words

    Interaction = discord.Interaction[Clanmoot]

_CARD_LIMIT = 3900
#: The most rules in a menu.
_MENU = 25
#: The commands that a newcomer should know.
_COMMANDS = ("play", "hand", "games", "rules", "undo", "resign")


class Help(commands.Cog):
    """What this is, and the rules."""

    @app_commands.command(name=text("command-help"), description=text("command-help-about"))
    async def help(self, interaction: Interaction) -> None:
        """What a newcomer wants to know."""
        tongue = reader(interaction)
        named = {one: tongue(f"command-{one}") for one in _COMMANDS}
        allowed = interaction.client.config.server(interaction.guild_id or 0).games
        keys = [key for key in PLAYABLE if allowed is None or key in allowed]
        games = [f"**{tongue(key)}** · {tongue(f'{key}-pitch')}" for key in keys]
        told = [tongue(f"help-{part}", **named) for part in ("play", "table", "more")]
        await show(
            interaction,
            card(None, f"## {tongue('help-title')}", "\n".join(games), Separator(), *told),
        )

    @app_commands.command(name=text("command-rules"), description=text("command-rules-about"))
    @app_commands.rename(game=text("option-game"), rule=text("option-rule"))
    @app_commands.describe(game=text("option-rules-game-about"), rule=text("option-rule-about"))
    @app_commands.choices(game=[app_commands.Choice(name=text(key), value=key) for key in PLAYABLE])
    async def rules(self, interaction: Interaction, game: str, rule: str | None = None) -> None:
        """A rule by its number, the rules that contain a word, or the game in short."""
        await _show_rules(interaction, game, rule)

    @rules.autocomplete("rule")
    async def _rules(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        game = filled(interaction, "option-game")
        if game not in PLAYABLE:
            return []
        tongue = reader(interaction)
        return [
            app_commands.Choice(
                name=f"{number} · {title(tongue, game, number)}"[:100], value=number
            )
            for number in _matching(tongue, game, typed)
        ][:25]


def title(tongue: Words, game: str, number: str) -> str:
    """A rule's title."""
    return tongue(f"{game}-rule-{number.lower()}-title")


def _matching(tongue: Words, game: str, typed: str) -> list[str]:
    """The rules whose number, title or text has what was typed; all if nothing was."""
    wanted, numbers = search_key(typed), GAMES[game].rules
    exact = [number for number in numbers if search_key(number) == wanted]
    return exact or [one for one in numbers if wanted in search_key(_all_of(tongue, game, one))]


def _all_of(tongue: Words, game: str, number: str) -> str:
    return f"{number} {title(tongue, game, number)} {_told(tongue, game, number)}"


def _told(tongue: Words, game: str, number: str) -> str:
    return tongue(f"{game}-rule-{number.lower()}")


async def _show_rules(interaction: Interaction, game: str, wanted: str | None) -> None:
    tongue = reader(interaction)
    found = _matching(tongue, game, wanted or "")
    if not found:
        raise Refused("rule-unknown")
    name = tongue("rules-title", game=tongue(game))
    if wanted is None:
        # Newcomers want to know how the game works; the menus have the titles of all rules.
        lines = [tongue(f"{game}-rules-brief"), f"-# {tongue('rules-below')}"]
    else:
        lines = [
            f"**{number} · {title(tongue, game, number)}**\n{_told(tongue, game, number)}"
            for number in found
        ]
    while sum(len(line) + 1 for line in lines) > _CARD_LIMIT - len(name):
        # An ellipsis replaces the last line.
        lines[-2:] = ["…"]
    view = card(game, f"### {name}", "\n".join(lines), *_menus(tongue, game))
    if wanted is not None and is_private(interaction):
        # Chosen in a menu of this message: the rule replaces what it showed.
        await interaction.response.edit_message(view=view)
    else:
        await show(interaction, view)


def _menus(tongue: Words, game: str) -> list[ActionRow[Layout]]:
    """All rules to choose from."""
    rows: list[ActionRow[Layout]] = []
    numbers = GAMES[game].rules
    menus = ceil(len(numbers) / _MENU)
    size = ceil(len(numbers) / menus)
    for start in range(0, len(numbers), size):
        some = numbers[start : start + size]
        options = [
            discord.SelectOption(
                label=f"{number} · {title(tongue, game, number)}"[:100], value=number
            )
            for number in some
        ]
        press = Press("rule", 0, start, game)
        row: ActionRow[Layout] = ActionRow()
        row.add_item(menu(press, f"{tongue('rules')} {some[0]} … {some[-1]}", options))
        rows.append(row)
    return rows


@on("rules")
async def rules_button(interaction: Interaction, press: Press) -> None:
    """The game in short, from a button."""
    match = await interaction.client.store.matches.read(press.match_id)
    if match is None:
        raise Refused("match-unknown")
    await _show_rules(interaction, match.game, None)


@on("rule")
async def rule_chosen(interaction: Interaction, press: Press) -> None:
    """A rule that was chosen in a menu."""
    if press.word not in PLAYABLE or not press.values:
        raise Refused("rule-unknown")
    await _show_rules(interaction, press.word, press.value)


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(Help())
