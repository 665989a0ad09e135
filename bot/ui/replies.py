"""Replies that only one person sees: in their language, saying what to do."""

from __future__ import annotations

import logging
import sqlite3
from typing import TYPE_CHECKING, Any, Final

from bot.languages import language_of, words
from bot.outage import FAILURES, may_pass, will_pass
from bot.refused import Refused, Unclear
from bot.ui.bounds import PLAIN_TEXT, shortened_markdown
from bot.ui.ways import which_card

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord

    from bot.app import Clanmoot
    from bot.languages import Words

    Interaction = discord.Interaction[Clanmoot]

_log = logging.getLogger(__name__)

#: The interaction is too old to be answered, or was answered before the answer got lost.
_TOO_LATE: Final = frozenset({10015, 10062, 40060, 50027})

#: Under this key an interaction carries the language that its user has chosen.
_LANGUAGE: Final = "language"


def reader(interaction: discord.Interaction[Any]) -> Words:
    """The texts in the user's language: the one they have chosen, else their Discord's."""
    chosen: str | None = interaction.extras.get(_LANGUAGE)
    return words(chosen or language_of(interaction.locale.value))


def choose_language(interaction: discord.Interaction[Any], language: str | None) -> None:
    """Answer an interaction in that language; with ``None``, in that of the user's Discord."""
    interaction.extras[_LANGUAGE] = language


async def meet(interaction: Interaction) -> None:
    """Look up which language the user has chosen, and remember their Discord's.

    If that fails, the next time will do.
    """
    store, user_id = interaction.client.store, interaction.user.id
    language = language_of(interaction.locale.value)
    try:
        person = await store.people.read(user_id)
        choose_language(interaction, person.settings.language)
        if person.client_language != language:
            await store.people.save_language(user_id, language)
    except sqlite3.Error as error:
        _log.warning("a language could not be remembered: %s", error)


async def say(interaction: Interaction, text: str) -> None:
    """Answer with a text, or as much of it as fits into a message."""
    text = shortened_markdown(text, PLAIN_TEXT)
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True)
    else:
        await interaction.response.send_message(text, ephemeral=True)


async def show(
    interaction: Interaction, view: discord.ui.LayoutView, files: Sequence[discord.File] = ()
) -> None:
    """Answer with a card; after `busy` it replaces the "thinking" message."""
    if interaction.response.is_done():
        await interaction.edit_original_response(view=view, attachments=list(files))
    else:
        await interaction.response.send_message(view=view, files=list(files), ephemeral=True)


async def busy(interaction: Interaction) -> None:
    """Show "thinking"; only the user will see the answer."""
    await interaction.response.defer(ephemeral=True, thinking=True)


def is_private(interaction: Interaction) -> bool:
    """Whether only this user sees the message that was clicked."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


async def explain(interaction: Interaction, error: BaseException) -> None:
    """Say why something was refused; anything unforeseen is logged, and we say it is our fault."""
    tongue = reader(interaction)
    try:
        if isinstance(error, Unclear):
            await show(interaction, which_card(error, tongue))
        elif isinstance(error, Refused):
            await say(interaction, tongue(error.key, **error.facts))
        elif _is_unheard(error):
            _log.warning("an interaction could not be answered: %s", error)
        else:
            _log.error("an interaction failed", exc_info=error)
            await say(interaction, tongue("our-fault"))
    except FAILURES as unheard:
        _log.warning("a refusal could not be told: %s", unheard)


def _is_unheard(error: BaseException) -> bool:
    """Whether Discord did not take an answer, which says nothing about what was done."""
    too_late = getattr(error, "code", None) in _TOO_LATE
    return too_late or will_pass(error) or may_pass(error)
