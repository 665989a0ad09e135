"""The library: one's games, hands and logs, shown privately."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands
from discord.ui import ActionRow

from bot.refused import Refused
from bot.scene import scene
from bot.store import State
from bot.telling import tell_event, tell_outcome, tell_title
from bot.translation import text
from bot.ui.acting import seat_of, show_now
from bot.ui.bounds import PLAIN_TEXT, paged
from bot.ui.look import card
from bot.ui.news import latest, sentences
from bot.ui.paging import page_buttons
from bot.ui.press import Layout, Press, button, number, on
from bot.ui.replies import is_private, reader, say, show
from bot.ui.safe import place_link, safe_names
from cogs.match_lookup import complete_match, complete_watched, find_table
from rules.core.event import seen_by

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord

    from bot.app import Clanmoot
    from bot.languages import Words
    from bot.store import Match
    from bot.table import Table

    Interaction = discord.Interaction[Clanmoot]

#: Characters on a page of the log: a card holds more, but nobody reads that at once.
_LOG_LIMIT = 2800
#: Characters that a list of games keeps free to say that there are more.
_TEXT_LIMIT = PLAIN_TEXT - 10
#: About how many characters tell the news since a player's last turn.
_NEWS_LIMIT = 200
#: The most buttons in a row.
_BUTTONS = 5


class Library(commands.Cog):
    """Looking things up."""

    @app_commands.command(name=text("command-games"), description=text("command-games-about"))
    async def games(self, interaction: Interaction) -> None:
        """The user's games everywhere, those that wait for them first."""
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
        """The user's hand, with the controls to move."""
        table = await find_table(interaction, match)
        await show_now(interaction, table, seat_of(interaction, table))

    @app_commands.command(name=text("command-log"), description=text("command-log-about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match-about"))
    @app_commands.autocomplete(match=complete_watched)
    async def log(self, interaction: Interaction, match: str | None = None) -> None:
        """What happened so far, as far as the user may know it."""
        await _show_log(interaction, await find_table(interaction, match, watching=True))


def _since(match: Match, user_id: int) -> tuple[bool, float]:
    """Sorts matches that wait for the user first, the longest waiting at the top."""
    seat = match.seat_of(user_id)
    since = None if seat is None else match.sitters[seat].since
    return (since is None, match.moved if since is None else since)


def _ways_out(found: Sequence[Match], user_id: int, tongue: Words) -> ActionRow[Layout] | None:
    """Buttons to leave lobbies, in case their cards are gone."""
    row: ActionRow[Layout] = ActionRow()
    lobbies = [match for match in found if match.state is State.LOBBY]
    for match in lobbies[:_BUTTONS]:
        verb = "cancel" if match.host_id == user_id else "leave"
        title = tell_title(tongue, match.game, match.id)
        row.add_item(button(Press(verb, match.id), f"{tongue(verb)}: {title}"))
    return row if lobbies else None


async def _line(interaction: Interaction, match: Match, tongue: Words) -> str:
    """A game in a line or two: what, where, since when, and the news since the user's last turn."""
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
    """What happened since the user's last turn, in one line; if long, only the end."""
    now = scene(table, seat)
    lines = sentences(now, tongue, now.events)
    most = len(lines)
    while most > 1 and sum(map(len, lines[-most:])) > _NEWS_LIMIT:
        most -= 1
    return " ".join(latest(tongue, lines, most))


async def _show_log(interaction: Interaction, table: Table) -> None:
    seat = table.match.seat_of(interaction.user.id)
    await show(interaction, log_page(table, seat, reader(interaction)))


def log_page(table: Table, seat: int | None, tongue: Words, page: int | None = None) -> Layout:
    """A page of what happened so far, as far as a seat may know it; the last one to begin with.

    However long a game is, all of it can be read.
    """
    game = table.match.game
    names, sides = safe_names(table.match.names), table.course.position.view(None)["sides"]
    lines = [
        line
        for one in table.course.played
        for event in seen_by(one.events, seat)
        if (line := tell_event(tongue, game, event, names, sides))
    ]
    pages = paged([*lines, *_ending(table, tongue)], _LOG_LIMIT)
    page = len(pages) - 1 if page is None else min(page, len(pages) - 1)
    title = tell_title(tongue, game, table.match.id)
    told = "\n".join(pages[page]) or tongue("log-empty")
    return card(game, f"### {title}", told, _log_pages(table.match.id, page, len(pages), tongue))


def _log_pages(number: int, page: int, pages: int, tongue: Words) -> ActionRow[Layout] | None:
    if pages == 1:
        return None
    row: ActionRow[Layout] = ActionRow()
    for one in page_buttons(tongue, page, pages, lambda page: Press("log", number, 0, str(page))):
        row.add_item(one)
    return row


def _ending(table: Table, tongue: Words) -> list[str]:
    """How the game has ended, if it has."""
    now = scene(table, None)
    if now.over:
        return [f"**{tell_outcome(tongue, now.view, safe_names(now.names))}**"]
    return [f"**{tongue('abandoned')}**"] if now.abandoned else []


@on("log")
async def log_button(interaction: Interaction, press: Press) -> None:
    """The log, from a button; or another page of it, in its place."""
    table = await interaction.client.matches.table(press.match_id)
    if press.word is None or not is_private(interaction):
        await _show_log(interaction, table)
    else:
        seat = table.match.seat_of(interaction.user.id)
        view = log_page(table, seat, reader(interaction), number(press.word))
        await interaction.response.edit_message(view=view)


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(Library())
