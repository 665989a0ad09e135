"""At the table: the buttons of turn messages and prompts, and the commands that move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands
from discord.ui import ActionRow

from bot.lobbies import check_allowed
from bot.refused import Refused, Unclear
from bot.rights import check_may_post
from bot.scene import scene
from bot.store import State
from bot.telling import tell_title
from bot.translation import filled, text
from bot.ui.extras import extra_button
from bot.ui.look import card
from bot.ui.paging import Spot
from bot.ui.press import Layout, Press, button, on
from bot.ui.replies import busy, is_private, reader, say, show
from bot.ui.safe import safe
from cogs.acting import act, give_order, seat_of, show_now, show_spot, take_back
from cogs.match_lookup import complete_match, find_matches, find_table, label_of, table_to_look_at
from cogs.sure import act_if_sure
from cogs.verbs import legal_moves, play_typed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.app import Clanmoot
    from bot.store import Match
    from bot.table import Table

    Interaction = discord.Interaction[Clanmoot]
#: Marks a button that takes back a whole unfinished turn.
_WHOLE: Final = "whole"


class Moving(commands.Cog):
    """Moving, taking back, giving up."""

    @app_commands.command(name=text("command-move"), description=text("command-move-about"))
    @app_commands.rename(move=text("option-move"), match=text("option-match"))
    @app_commands.describe(move=text("option-move-about"), match=text("option-match-about"))
    @app_commands.autocomplete(match=complete_match)
    async def move(self, interaction: Interaction, move: str, match: str | None = None) -> None:
        """Make any legal move, found by search."""
        table = await find_table(interaction, match, moving=True)
        await play_typed(interaction, table, move)

    @move.autocomplete("move")
    async def _moves(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        named = filled(interaction, "option-match")
        return (await legal_moves(interaction, match=named)).suggest(interaction, typed)

    @app_commands.command(name=text("command-undo"), description=text("command-undo-about"))
    @app_commands.rename(whole=text("option-whole"), match=text("option-match"))
    @app_commands.describe(whole=text("option-whole-about"), match=text("option-match-about"))
    @app_commands.autocomplete(match=complete_match)
    async def undo(
        self, interaction: Interaction, whole: bool = False, match: str | None = None
    ) -> None:
        """Take back the user's last move, or their whole unfinished turn."""
        if match is None:
            found = await find_matches(interaction)
            if len(found) > 1:
                raise await _which_to_undo(interaction, found, whole=whole)
        table = await find_table(interaction, match)
        await take_back(interaction, table.match.id, whole=whole)

    @app_commands.command(name=text("command-resign"), description=text("command-resign-about"))
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match-about"))
    @app_commands.autocomplete(match=complete_match)
    async def resign(self, interaction: Interaction, match: str | None = None) -> None:
        """Give up, after a confirmation."""
        table = await find_table(interaction, match, verb="resign")
        await _ask_resign(interaction, table.match.id)


async def _which_to_undo(
    interaction: Interaction, found: Sequence[Match], *, whole: bool
) -> Refused:
    """Asks in which of several games a move is meant; only those where one can be taken back."""
    ways = []
    for match in found:
        table = await interaction.client.matches.table(match.id)
        seat = match.seat_of(interaction.user.id)
        if seat is not None and table.course.takebacks(seat, most=1):
            moment = table.course.questions[seat]
            press = Press("undo", match.id, moment, _WHOLE if whole else None)
            ways.append((label_of(reader(interaction), match), press))
    return Unclear(ways) if ways else Refused("nothing-to-take-back")


@on("move")
async def move_button(interaction: Interaction, press: Press) -> None:
    """A button that stands for a move."""
    await act_if_sure(interaction, press.match_id, press.word or "", moment=press.moment)


@on("moves")
async def move_menu(interaction: Interaction, press: Press) -> None:
    """A menu of moves."""
    await act_if_sure(interaction, press.match_id, press.value, moment=press.moment)


@on("sure")
async def sure_button(interaction: Interaction, press: Press) -> None:
    """A move that is meant, as its player has said."""
    await act(interaction, press.match_id, press.word or "", moment=press.moment)


@on("part")
async def move_part(interaction: Interaction, press: Press) -> None:
    """A menu to choose a group of moves first, or a button back or to another page."""
    chosen = press.values[0] if press.values else ""
    spot = Spot(int(chosen)) if chosen.isdecimal() else Spot.read(press.word)
    await show_spot(interaction, press.match_id, press.moment, spot)


@on("order")
async def order_menu(interaction: Interaction, press: Press) -> None:
    """A menu of standing orders."""
    await give_order(interaction, press.match_id, press.word, press.value)


@on("choose", "hand")
async def hand(interaction: Interaction, press: Press) -> None:
    """Show a player the hand and what is asked, privately."""
    table = await interaction.client.matches.table(press.match_id)
    await show_now(interaction, table, seat_of(interaction, table))


@on("undo")
async def undo_button(interaction: Interaction, press: Press) -> None:
    """Take back the move that was the last one when the button was made."""
    if is_private(interaction):
        whole = press.word == _WHOLE
        await take_back(interaction, press.match_id, whole=whole, moment=press.moment)
    else:
        await take_back(interaction, press.match_id, turn=press.moment)


@on("more")
async def more(interaction: Interaction, press: Press) -> None:
    """The rarer buttons, privately."""
    tongue = reader(interaction)
    table = await table_to_look_at(interaction, press.match_id)
    row: ActionRow[Layout] = ActionRow()
    now = scene(table, None)
    for verb in ("board", "log", "rules"):
        row.add_item(button(Press(verb, press.match_id), tongue(verb)))
    extra = extra_button(now, tongue)
    if extra is not None:
        row.add_item(extra)
    if table.match.seat_of(interaction.user.id) is not None and not now.over:
        row.add_item(button(Press("resign", press.match_id), tongue("resign"), ButtonStyle.danger))
    title = tell_title(tongue, table.match.game, table.match.id)
    await show(interaction, card(table.match.game, title, row))


@on("resign")
async def resign_button(interaction: Interaction, press: Press) -> None:
    """Ask the player to confirm giving up."""
    await _ask_resign(interaction, press.match_id)


async def _ask_resign(interaction: Interaction, match_id: int) -> None:
    tongue = reader(interaction)
    table = await interaction.client.matches.table(match_id)
    seat_of(interaction, table)
    if scene(table, None).over:
        raise Refused("already-over")
    row: ActionRow[Layout] = ActionRow()
    press = Press("resigned", match_id)
    row.add_item(button(press, tongue("resign-really"), ButtonStyle.danger))
    asked = tongue("resign-ask", then=_after_leaving(table))
    title = tell_title(tongue, table.match.game, match_id)
    await show(interaction, card(table.match.game, title, asked, row))


def _after_leaving(table: Table) -> str:
    """What happens to the game when one of the players leaves."""
    if len(table.match.sitters) == 2:
        return "lost"
    return "over" if len(table.humans()) == 1 else "played-on"


@on("resigned")
async def resigned(interaction: Interaction, press: Press) -> None:
    """Give up."""
    matches = interaction.client.matches
    table = await matches.table(press.match_id)
    seat = seat_of(interaction, table)
    table = await matches.resign(press.match_id, seat, by=interaction.user.id)
    key = "resigned" if table.match.state is State.OVER else "resigned-replaced"
    name = safe(table.match.sitters[seat].name)
    view = card(table.match.game, reader(interaction)(key, name=name))
    await interaction.response.edit_message(view=view)


@on("retry")
async def retry(interaction: Interaction, press: Press) -> None:
    """Try direct messages again."""
    bot = interaction.client
    await bot.store.people.save_open(interaction.user.id)
    await bot.matches.remind(press.match_id, interaction.user.id)
    await say(interaction, reader(interaction)("direct-retried"))


@on("rematch")
async def rematch(interaction: Interaction, press: Press) -> None:
    """Open a lobby for the same players, or sit down in the one that is open."""
    bot = interaction.client
    table = await bot.matches.table(press.match_id)
    seat_of(interaction, table)
    check_allowed(bot.config, table.match.guild_id, table.match.game)
    check_may_post(interaction)
    match = await bot.rematches.want(table.match, interaction.user.id)
    await busy(interaction)
    bot.delivery.wake(match.id)
    await bot.delivery.told(match.id)
    if not await bot.lobbies.is_open(match.id):
        raise Refused("rematch-impossible", channel=f"<#{match.channel_id}>")
    told = reader(interaction)(
        "rematch-opened", number=str(match.id), channel=f"<#{match.channel_id}>"
    )
    await say(interaction, told)


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(Moving())
