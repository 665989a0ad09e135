"""The buttons and menus of a lobby: taking seats, choosing options, beginning."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.easel import attached
from bot.house_rules import check_tables
from bot.languages import words
from bot.outage import FAILURES
from bot.public_match import public_match
from bot.refused import OptionsChanged, Refused
from bot.rights import check_may_post, sees_channel
from bot.scene import scene
from bot.store import State
from bot.telling_options import tell_bad_options
from bot.ui.cards import lobby_card, status_card
from bot.ui.invitations import INVITATION, answered_invitation
from bot.ui.option_choice import Part, changed, preset_values
from bot.ui.options import options_panel
from bot.ui.press import Press, number, on
from bot.ui.replies import is_private, reader, say, show
from bot.ui.safe import place_link
from rules import GAMES, BadOptions

if TYPE_CHECKING:
    from collections.abc import Awaitable

    import discord

    from bot.app import Clanmoot
    from bot.lobbies import Change
    from bot.store import Match

    Interaction = discord.Interaction[Clanmoot]


async def _note_card(interaction: Interaction, press: Press) -> None:
    """Note that the clicked message is the card."""
    if interaction.message is not None:
        await interaction.client.store.notices.note_card(press.match_id, interaction.message.id)


async def _redraw(
    interaction: Interaction, change: Awaitable[Match], *, answered: bool = False
) -> None:
    """Change a lobby and edit its card in place; an invitation says that it is `answered`."""
    match = await change
    if is_private(interaction):
        # Clicked in the list of games or an invitation: the card is elsewhere, if it still exists.
        told = _done(interaction, match)
        if answered:
            view = answered_invitation(public_match(match), reader(interaction), told)
            await interaction.response.edit_message(view=view)
        else:
            await say(interaction, told)
        interaction.client.delivery.wake(match.id)
        return
    await _edit_card(interaction, match)


def _done(interaction: Interaction, match: Match) -> str:
    """What a user did with a lobby whose card is elsewhere."""
    tongue = reader(interaction)
    if match.state is State.CANCELLED:
        return tongue("lobby-cancelled")
    if match.seat_of(interaction.user.id) is None:
        return tongue("lobby-left")
    link = place_link(match.guild_id, match.channel_id, match.card_id)
    return tongue("lobby-joined", link=link)


@on("join")
async def join(interaction: Interaction, press: Press) -> None:
    """Take a seat."""
    user, lobbies = interaction.user, interaction.client.lobbies
    match = await lobbies.lobby(press.match_id)
    if not is_private(interaction):
        check_may_post(interaction)
    elif user.id not in match.invited and not sees_channel(interaction, match.channel_id):
        raise Refused("match-unknown")
    if match.seat_of(user.id) is None:
        await check_tables(interaction.client, match.guild_id, user.id)
    joining = lobbies.join(press.match_id, user.id, user.display_name)
    await _redraw(interaction, joining, answered=press.word == INVITATION)


@on("leave")
async def leave(interaction: Interaction, press: Press) -> None:
    """Leave a seat."""
    lobbies = interaction.client.lobbies
    await _redraw(interaction, lobbies.leave(press.match_id, interaction.user.id))


@on("computer")
async def computer(interaction: Interaction, press: Press) -> None:
    """Let a computer take a seat."""
    lobbies = interaction.client.lobbies
    await _redraw(interaction, lobbies.add_computer(press.match_id, interaction.user.id))


@on("dismiss")
async def dismiss(interaction: Interaction, press: Press) -> None:
    """Send a computer away."""
    lobbies = interaction.client.lobbies
    await _redraw(interaction, lobbies.drop_computer(press.match_id, interaction.user.id))


@on("cancel")
async def cancel(interaction: Interaction, press: Press) -> None:
    """Call the game off: for its host, and for whoever manages the server."""
    lobbies = interaction.client.lobbies
    manages = interaction.guild_id if interaction.permissions.manage_guild else None
    cancelling = lobbies.cancel(press.match_id, interaction.user.id, admin_of=manages)
    await _redraw(interaction, cancelling)


@on("start")
async def start(interaction: Interaction, press: Press) -> None:
    """Begin: the card becomes the status of the match."""
    check_may_post(interaction)
    await _note_card(interaction, press)
    lobbies = interaction.client.lobbies
    try:
        table = await lobbies.start(press.match_id, interaction.user.id)
    except BadOptions as error:
        game = GAMES[(await lobbies.lobby(press.match_id)).game]
        await say(interaction, tell_bad_options(reader(interaction), game, error))
        return
    sign = await interaction.client.easel.sign(table.match.game)
    view = status_card(scene(table, None), words(table.match.language), sign)
    await interaction.response.edit_message(view=view, attachments=attached(sign))


@on("options")
async def options(interaction: Interaction, press: Press) -> None:
    """Show the host the options."""
    match = await interaction.client.lobbies.lobby(press.match_id, interaction.user.id)
    await _note_card(interaction, press)
    await show(interaction, options_panel(public_match(match), reader(interaction)))


@on("optionpage")
async def turn_options(interaction: Interaction, press: Press) -> None:
    """Show another page of the options, the one chosen in a menu or that of a button."""
    match = await interaction.client.lobbies.lobby(press.match_id, interaction.user.id)
    page = number(press.value) if press.values else press.moment
    view = options_panel(public_match(match), reader(interaction), page)
    await interaction.response.edit_message(view=view)


@on("option")
async def option_chosen(interaction: Interaction, press: Press) -> None:
    """Change one option; the card in the channel follows."""
    bot, tongue = interaction.client, reader(interaction)
    match = await bot.lobbies.lobby(press.match_id, interaction.user.id)
    part, page = Part.read(GAMES[match.game], press.word)
    change = partial(changed, press=press, part=part)
    match, note = await _changed(interaction, match, change)
    # In place: a menu keeps showing the choice until its message is edited.
    view = options_panel(public_match(match), tongue, page, note)
    await interaction.response.edit_message(view=view)
    bot.delivery.wake(match.id)


@on("lot")
async def drawn_by_lot(interaction: Interaction, press: Press) -> None:
    """Let the lot choose; everybody sees it on the card."""
    bot = interaction.client
    match = await bot.lobbies.draw(press.match_id, interaction.user.id, number(press.value))
    view = options_panel(public_match(match), reader(interaction), press.moment)
    await interaction.response.edit_message(view=view)
    bot.delivery.wake(match.id)


@on("preset")
async def preset_chosen(interaction: Interaction, press: Press) -> None:
    """Change all options to those of a preset chosen on the card."""
    match = await interaction.client.lobbies.lobby(press.match_id, interaction.user.id)
    await _note_card(interaction, press)
    match, note = await _changed(interaction, match, partial(preset_values, press=press))
    await _edit_card(interaction, match)
    if note is not None:
        await say(interaction, note)


async def _changed(
    interaction: Interaction, match: Match, change: Change
) -> tuple[Match, str | None]:
    """The lobby with changed options; if they are refused, the lobby as it was and the reason."""
    lobbies, tongue = interaction.client.lobbies, reader(interaction)
    try:
        return await lobbies.set_options(match.id, interaction.user.id, change), None
    except OptionsChanged as error:
        note = tongue(error.key)
    except BadOptions as error:
        note = tell_bad_options(tongue, GAMES[match.game], error)
    return await lobbies.lobby(match.id, interaction.user.id), note


async def _edit_card(interaction: Interaction, match: Match) -> None:
    """Bring the clicked card up to date; if that fails, delivery does it."""
    bot = interaction.client
    sign = await bot.easel.sign(match.game)
    view = lobby_card(public_match(match), words(match.language), sign)
    try:
        await interaction.response.edit_message(view=view, attachments=attached(sign))
    except FAILURES:
        bot.delivery.wake(match.id)
        raise
    await bot.answers.card_shown(match)
