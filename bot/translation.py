"""Names and descriptions of commands in the user's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.languages import FALLBACK, LANGUAGES, words

if TYPE_CHECKING:
    import discord


def text(key: str) -> app_commands.locale_str:
    """A name or description that Discord shows in every language."""
    return app_commands.locale_str(words(FALLBACK)(key), key=key)


def filled(interaction: discord.Interaction[Any], key: str) -> str | None:
    """What is filled in so far for the option with that key; ``None`` if nothing is."""
    found = getattr(interaction.namespace, words(FALLBACK)(key), None)
    return None if found is None else str(found)


class Translator(app_commands.Translator):
    """Translates names and descriptions for discord.py, from the catalogues."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in that language; ``None`` for a language that has none."""
        language = locale.value
        key = string.extras.get("key")
        if not isinstance(key, str) or language not in LANGUAGES or language == FALLBACK:
            return None
        return words(language)(key)
