"""Edits of messages that may be gone, old, or beyond the bot's rights."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord

from bot.outage import RATIONED

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

#: Discord's code for a missing permission, such as attaching files.
NOT_PERMITTED: Final = 50013
#: Discord's code for a thread that left the list because nobody wrote in it.
ARCHIVED: Final = 50083
#: Edits that may fail for good without harm: gone, rationed, archived, forbidden.
_HARMLESS: Final = frozenset({10003, 10008, RATIONED, 50001, NOT_PERMITTED, ARCHIVED})
#: Edits never mention anybody anew.
_NOBODY: Final = discord.AllowedMentions.none()


async def try_edit(
    message: discord.PartialMessage,
    view: discord.ui.LayoutView,
    files: Sequence[discord.File] | None,
    plain: discord.ui.LayoutView | None = None,
    wake: Callable[[], Awaitable[bool]] | None = None,
) -> discord.ui.LayoutView | None:
    """Edit a message; if it is gone, or its edits are rationed, that does no harm.

    Where no files may be attached, it becomes the `plain` one. Without a list of `files` it keeps
    those it has. `wake` brings an archived thread back and says whether it could. Returns what the
    message became; ``None`` if it could not be edited.
    """
    attachments = discord.utils.MISSING if files is None else list(files)
    try:
        await message.edit(view=view, attachments=attachments, allowed_mentions=_NOBODY)
    except discord.HTTPException as error:
        if error.code == NOT_PERMITTED and plain is not None:
            return await try_edit(message, plain, [], wake=wake)
        if error.code == ARCHIVED and wake is not None and await wake():
            for file in files or ():
                # discord.py has read it already.
                file.reset()
            return await try_edit(message, view, files, plain)
        if error.code not in _HARMLESS:
            raise
        return None
    return view
