"""`clanmoot check`: whether a database is sound, also while the bot runs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bot.commands.complaint import Complaint
from bot.commands.configuration import configuration
from bot.commands.progress import Progress
from bot.soundness import inspect
from bot.store import StoreRefused

if TYPE_CHECKING:
    from argparse import Namespace


def check(arguments: Namespace) -> int:
    """Inspect a file, or the configured database; 1 if anything is wrong."""
    named = arguments.file
    path = configuration(arguments.config).database if named is None else Path(named)
    try:
        report = inspect(path, Progress("checked"))
    except StoreRefused as refused:
        raise Complaint(str(refused), status=1) from None
    for problem in report.problems:
        print(problem)
    wrong = len(report.problems)
    print(
        f"{path}: {report.matches:,} matches with {report.entries:,} log entries, "
        f"{'all sound' if not wrong else f'problems: {wrong:,}'}"
    )
    return 1 if wrong else 0
