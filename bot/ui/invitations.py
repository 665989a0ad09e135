"""What people read about lobbies: invitations, and the host's panel to invite."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ButtonStyle
from discord.ui import ActionRow, Button, UserSelect

from bot.lobbies import INVITED
from bot.telling import join_names, tell_title
from bot.telling_options import tell_options
from bot.ui.bounds import PLACEHOLDER, shortened
from bot.ui.look import card
from bot.ui.press import Layout, Press, button
from bot.ui.safe import place_link, safe
from rules import GAMES

if TYPE_CHECKING:
    from bot.languages import Words
    from bot.public_match import PublicMatch

#: Marks a button of an invitation, which is answered where it is.
INVITATION = "invited"


def invitation(match: PublicMatch, words: Words) -> Layout:
    """The direct message to somebody who is invited."""
    key = "invitation-again" if match.rematch else "invitation"
    row: ActionRow[Layout] = ActionRow()
    join = Press("join", match.id, word=INVITATION)
    row.add_item(button(join, words("join"), ButtonStyle.primary))
    row.add_item(button(Press("decline", match.id), words("decline")))
    row.add_item(_link(match, words))
    return card(
        match.game,
        f"**{words(key, host=_host(match), game=tell_title(words, match.game, match.id))}**",
        words(f"{match.game}-pitch"),
        tell_options(words, GAMES[match.game], match.options, len(match.players)),
        row,
    )


def answered_invitation(match: PublicMatch, words: Words, told: str) -> Layout:
    """An invitation that was answered."""
    row: ActionRow[Layout] = ActionRow()
    row.add_item(_link(match, words))
    return card(match.game, tell_title(words, match.game, match.id), told, row)


def full_message(match: PublicMatch, words: Words) -> Layout:
    """The direct message to the host of a lobby in which all seats are taken."""
    row: ActionRow[Layout] = ActionRow()
    row.add_item(_link(match, words))
    told = words("lobby-is-full", game=tell_title(words, match.game, match.id))
    return card(match.game, f"**{told}**", row)


def called_to_lobby(match: PublicMatch, words: Words, user_id: int, *, full: bool) -> str:
    """A mention in the channel, for a user who gets no direct message."""
    key = "lobby-full-called" if full else "invitation-called"
    title = tell_title(words, match.game, match.id)
    return words(key, name=f"<@{user_id}>", host=_host(match), game=title, link=_card_link(match))


def tell_invited(match: PublicMatch, words: Words) -> str:
    """Who is invited, and whether nobody else may join; empty if there is nothing to say."""
    lines = []
    if match.invited_only:
        lines.append(f"-# {words('lobby-only-invited')}")
    if match.invited:
        names = join_names(words, [f"<@{user_id}>" for user_id in match.invited])
        lines.append(f"-# {words('lobby-invited', names=names)}")
    return "\n".join(lines)


def invite_panel(match: PublicMatch, words: Words, note: str | None = None) -> Layout:
    """The host's panel: a menu of people, and whether only they may join."""
    people: ActionRow[Layout] = ActionRow()
    people.add_item(
        UserSelect(
            custom_id=Press("invited", match.id).custom_id,
            placeholder=shortened(words("invite-menu"), PLACEHOLDER),
            max_values=INVITED,
        )
    )
    row: ActionRow[Layout] = ActionRow()
    # The button carries what it will do, so that a double click does it once.
    only = Press("onlyinvited", match.id, int(not match.invited_only))
    row.add_item(button(only, words("invite-all" if match.invited_only else "invite-only")))
    title = f"### {tell_title(words, match.game, match.id)}"
    return card(match.game, title, note, tell_invited(match, words), people, row)


def _host(match: PublicMatch) -> str:
    return next(safe(one.name) for one in match.players if one.user_id == match.host_id)


def _card_link(match: PublicMatch) -> str:
    return place_link(match.guild_id, match.place_id, match.card_id)


def _link(match: PublicMatch, words: Words) -> Button[Layout]:
    return Button(label=words("to-the-table"), url=_card_link(match))
