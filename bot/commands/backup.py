"""`clanmoot backup`: a copy of the database, also while the bot runs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bot.commands.complaint import Complaint
from bot.commands.configuration import configuration
from bot.commands.progress import Progress
from bot.store import StoreRefused
from bot.store.copies import back_up

if TYPE_CHECKING:
    from argparse import Namespace


def backup(arguments: Namespace) -> int:
    """Copy the database into a new file."""
    target = Path(arguments.file)
    try:
        back_up(configuration(arguments.config).database, target, Progress("copied"))
    except StoreRefused as refused:
        raise Complaint(str(refused), status=1) from None
    print(f"{target}: {target.stat().st_size:,} bytes")
    return 0
