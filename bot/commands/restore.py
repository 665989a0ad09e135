"""`clanmoot restore`: a backup takes the place of the database, once it has been checked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bot.commands.complaint import Complaint
from bot.commands.configuration import configuration
from bot.commands.progress import Progress
from bot.soundness import inspect
from bot.store import StoreRefused
from bot.store.copies import restore as put_in_place

if TYPE_CHECKING:
    from argparse import Namespace


def restore(arguments: Namespace) -> int:
    """Check a backup and put it in place; what was there before is kept beside it."""
    copy, database = Path(arguments.file), configuration(arguments.config).database
    try:
        kept = put_in_place(copy, database, _verify, Progress("copied"))
    except StoreRefused as refused:
        raise Complaint(str(refused), status=1) from None
    print(f"{database}: restored from {copy}")
    if kept is not None:
        print(f"{kept}: what was there before")
    return 0


def _verify(draft: Path) -> None:
    problems = inspect(draft, Progress("checked")).problems
    if problems:
        more = f" and {len(problems) - 1:,} more" if problems[1:] else ""
        raise StoreRefused(f"the backup is not sound: {problems[0]}{more}; nothing was replaced")
