"""The library: one's games, hands and logs, shown privately."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands
from discord.ui import ActionRow

from bot.refused import Refused
from bot.scene import scene
from bot.store import State
from bot.telling import sides_of, tell_event, tell_outcome, tell_title
from bot.translation import text
from bot.ui.acting import seat_of, show_now
from bot.ui.look import card
from bot.ui.press import Layout, Press, button, on
from bot.ui.replies import reader, say, show
from bot.ui.safe import place_link, safe_names
from cogs.which import complete_match, complete_watched, which
from rules.core.event import seen_by

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord

    from bot.app import Clanmoot
    from bot.languages import Words
    from bot.store import Match
    from bot.table import Table

    Interaction = discord.Interaction[Clanmoot]

#: A card holds 4000 characters of text; some are for its title.
_LOG_LIMIT = 3800
#: A text holds 2000 characters; a few are kept for a sign that there is more.
_TEXT_LIMIT = 1990
#: What happened since one's last move is told in about so many characters.
_NEWS_LIMIT = 200
#: A row holds so many buttons.
_BUTTONS = 5


class Library(commands.Cog):
    """Looking things up."""

    @app_commands.command(name=text("command-games"), description=text("command-games-about"))
    async def games(self, interaction: Interaction) -> None:
        """One's games everywhere, those that wait for one first."""
        tongue = reader(interaction)
        found = await interaction.client.store.matches.of(interaction.user.id)
        if not found:
            await say(interaction, tongue("games-none"))
            return
        user_id = interaction.user.id
        found.sort(key=lambda match: _since(match, user_id))
        told = tongue("games-title", count=len(found))
        for match in found:
            line = await _line(interaction, match, tongue)
            if len(told) + len(line) > _TEXT_LIMIT:
                told += "\n…"
                break
            told += f"\n{line}"
        await show(interaction, card(None, told, _ways_out(found, user_id, tongue)))

    @app_commands.command(name=text("command-hand"), description=text("command-hand-about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match-about"))
    @app_commands.autocomplete(match=complete_match)
    async def hand(self, interaction: Interaction, match: str | None = None) -> None:
        """One's hand with the controls to move."""
        table = await which(interaction, match)
        await show_now(interaction, table, seat_of(interaction, table))

    @app_commands.command(name=text("command-log"), description=text("command-log-about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match-about"))
    @app_commands.autocomplete(match=complete_watched)
    async def log(self, interaction: Interaction, match: str | None = None) -> None:
        """What happened so far, as far as one may know it."""
        await _show_log(interaction, await which(interaction, match, watching=True))


def _since(match: Match, user_id: int) -> tuple[bool, float]:
    """Sorts those that wait for the user first, the longest waiting at the top."""
    seat = match.seat_of(user_id)
    since = None if seat is None else match.sitters[seat].since
    return (since is None, match.moved if since is None else since)


def _ways_out(found: Sequence[Match], user_id: int, tongue: Words) -> ActionRow[Layout] | None:
    """Buttons that get one out of lobbies, for those whose cards are gone."""
    row: ActionRow[Layout] = ActionRow()
    lobbies = [match for match in found if match.state is State.LOBBY]
    for match in lobbies[:_BUTTONS]:
        verb = "cancel" if match.host_id == user_id else "leave"
        title = tell_title(tongue, match.game, match.id)
        row.add_item(button(Press(verb, match.id), f"{tongue(verb)}: {title}"))
    return row if lobbies else None


async def _line(interaction: Interaction, match: Match, tongue: Words) -> str:
    """A game in a line or two: what, where, since when, and what happened since one's last move."""
    title = tell_title(tongue, match.game, match.id)
    link = place_link(match.guild_id, match.place_id, match.turn_id or match.card_id)
    if match.state is State.LOBBY:
        return f"- [{title}]({link}) · {tongue('games-lobby')}"
    seat = match.seat_of(interaction.user.id)
    since = None if seat is None else match.sitters[seat].since
    if since is None:
        state = tongue("games-waiting", time=f"<t:{int(match.moved)}:R>")
        return f"- [{title}]({link}) · {state}"
    state = tongue("games-yours", time=f"<t:{int(since)}:R>")
    try:
        news = _news(await interaction.client.matches.table(match.id), seat, tongue)
    except Refused as refused:
        news = tongue(refused.key, **refused.facts)
    return f"- **[{title}]({link})** · {state}" + (f"\n  {news}" if news else "")


def _news(table: Table, seat: int | None, tongue: Words) -> str:
    """What others did since one's last move, in one line."""
    names, sides = safe_names(table.match.names), sides_of(table.course.position.view(None))
    played = table.course.played
    last = max((at for at, one in enumerate(played) if one.seat == seat), default=0)
    events = [event for one in played[last:] for event in seen_by(one.events, seat)]
    told = [tell_event(tongue, table.match.game, event, names, sides) for event in events]
    lines = [line for line in told if line]
    news = " ".join(lines)
    while len(lines) > 1 and len(news) > _NEWS_LIMIT:
        del lines[0]
        news = f"… {' '.join(lines)}"
    return news


async def _show_log(interaction: Interaction, table: Table) -> None:
    tongue, game = reader(interaction), table.match.game
    seat = table.match.seat_of(interaction.user.id)
    names, sides = safe_names(table.match.names), sides_of(table.course.position.view(None))
    lines = [
        line
        for one in table.course.played
        for event in seen_by(one.events, seat)
        if (line := tell_event(tongue, game, event, names, sides))
    ]
    lines += _ending(table, tongue)
    while sum(len(line) + 1 for line in lines) > _LOG_LIMIT:
        # A sign that the beginning is not shown takes the place of what was first.
        lines[:2] = ["…"]
    title = tell_title(tongue, game, table.match.id)
    told = "\n".join(lines) or tongue("log-empty")
    await show(interaction, card(game, f"### {title}", told))


def _ending(table: Table, tongue: Words) -> list[str]:
    """How the game has ended, if it has."""
    now = scene(table, None)
    if now.over:
        return [f"**{tell_outcome(tongue, now.view, safe_names(now.names))}**"]
    return [f"**{tongue('abandoned')}**"] if now.abandoned else []


@on("log")
async def log_button(interaction: Interaction, press: Press) -> None:
    """The log, from a button."""
    await _show_log(interaction, await interaction.client.matches.table(press.match_id))


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(Library())
