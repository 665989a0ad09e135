"""Registration: Discord is told of the commands when they have changed, and only then."""

from __future__ import annotations

import json
import logging
from hashlib import sha256
from typing import TYPE_CHECKING

from bot.outage import disk_failed, persist, will_pass

if TYPE_CHECKING:
    from bot.app import Clanmoot

_log = logging.getLogger(__name__)


async def register_commands(bot: Clanmoot) -> None:
    """Register the commands, unless Discord knows them; retries until it can be reached.

    Games go on meanwhile: buttons and direct messages need no commands. What Discord refuses for
    good goes to the log; the commands that it knows stay.
    """
    try:
        await persist(
            lambda: _register(bot),
            lambda error: will_pass(error) or disk_failed(error),
            "Discord could not be told of the commands yet",
        )
    except Exception:
        _log.exception("Discord does not take the commands")


async def _register(bot: Clanmoot) -> None:
    digest = await _digest(bot)
    application_id = bot.application_id or 0
    if await bot.store.registrations.read(application_id) != digest:
        await bot.tree.sync()
        await bot.store.registrations.save(application_id, digest)


async def _digest(bot: Clanmoot) -> str:
    """A digest of what Discord would be told."""
    tree = bot.tree
    told = [
        await command.get_translated_payload(tree, tree.translator)
        if tree.translator
        else command.to_dict(tree)
        for command in tree.get_commands()
    ]
    return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()
