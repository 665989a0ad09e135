"""`clanmoot forget`: remove a person from all that is stored, while the bot is stopped."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.commands.complaint import Complaint
from bot.commands.configuration import configuration
from bot.matches import Matches
from bot.store import Store, StoreRefused

if TYPE_CHECKING:
    from argparse import Namespace
    from pathlib import Path


def forget(arguments: Namespace) -> int:
    """Forget them, and say in how many games they were."""
    database = configuration(arguments.config).database
    if not database.exists():
        raise Complaint(f"there is no database {database}; is this the bot's folder?")
    try:
        games = asyncio.run(_forget(database, arguments.user))
    except StoreRefused as refusal:
        raise Complaint(str(refusal)) from None
    print(f"forgotten: user {arguments.user}, in {games} {'game' if games == 1 else 'games'}")
    return 0


async def _forget(database: Path, user_id: int) -> int:
    store = await Store.open(database)
    try:
        games = await store.people.games_of(user_id)
        await Matches(store).forget(user_id)
    finally:
        await store.close()
    return len(games)
