"""Inviting people to a lobby by name, and turning an invitation down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import discord

from bot.public_match import public_match
from bot.refused import Refused
from bot.telling import join_names
from bot.ui.invitations import answered_invitation, invite_panel
from bot.ui.press import Press, on
from bot.ui.replies import reader, show

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.app import Clanmoot

    Interaction = discord.Interaction[Clanmoot]


class Invited(NamedTuple):
    """Somebody whom a host wants to invite, as Discord describes them."""

    user_id: int
    bot: bool
    #: What they may do in the channel.
    permissions: discord.Permissions

    @classmethod
    def of_member(cls, member: discord.Member) -> Invited:
        """From an option of a command."""
        return cls(member.id, member.bot, member.resolved_permissions or discord.Permissions.none())

    @classmethod
    def chosen(cls, interaction: Interaction, values: Sequence[str]) -> list[Invited]:
        """From a menu of users; those who are no members may do nothing."""
        data: Any = interaction.data or {}
        resolved = data.get("resolved", {})
        users, members = resolved.get("users", {}), resolved.get("members", {})
        return [
            cls(
                int(value),
                bool(users[value].get("bot")),
                discord.Permissions(int(members.get(value, {}).get("permissions", 0))),
            )
            for value in values
            if value in users
        ]


def check_invited(host_id: int, people: Sequence[Invited]) -> list[int]:
    """The users to invite; raises `Refused` for those who could not join.

    A host who chooses themselves among others is left out.
    """
    for one in people:
        if one.bot:
            raise Refused("invite-bot")
        if not one.permissions.view_channel:
            raise Refused("invite-blind", name=f"<@{one.user_id}>")
    return [one.user_id for one in people if one.user_id != host_id]


@on("invite")
async def invite_button(interaction: Interaction, press: Press) -> None:
    """Show the host the panel to invite people."""
    match = await interaction.client.lobbies.lobby(press.match_id, interaction.user.id)
    if interaction.message is not None:
        await interaction.client.store.notices.note_card(match.id, interaction.message.id)
    await show(interaction, invite_panel(public_match(match), reader(interaction)))


@on("invited")
async def people_chosen(interaction: Interaction, press: Press) -> None:
    """Invite the people who were chosen in the menu."""
    bot, host_id = interaction.client, interaction.user.id
    users = check_invited(host_id, Invited.chosen(interaction, press.values))
    match = await bot.lobbies.invite(press.match_id, host_id, users)
    tongue = reader(interaction)
    names = join_names(tongue, [f"<@{user}>" for user in users])
    note = tongue("invite-sent", names=names) if users else None
    view = invite_panel(public_match(match), tongue, note)
    await interaction.response.edit_message(view=view)
    bot.delivery.wake(match.id)


@on("onlyinvited")
async def only_invited(interaction: Interaction, press: Press) -> None:
    """Let only invited people join, or everybody."""
    bot, only = interaction.client, bool(press.moment)
    match = await bot.lobbies.only_invited(press.match_id, interaction.user.id, only=only)
    view = invite_panel(public_match(match), reader(interaction))
    await interaction.response.edit_message(view=view)
    bot.delivery.wake(match.id)


@on("decline")
async def decline(interaction: Interaction, press: Press) -> None:
    """Turn an invitation down."""
    match = await interaction.client.lobbies.decline(press.match_id, interaction.user.id)
    tongue = reader(interaction)
    view = answered_invitation(public_match(match), tongue, tongue("invitation-declined"))
    await interaction.response.edit_message(view=view)
