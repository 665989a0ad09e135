"""`clanmoot health`: whether the bot of this configuration is alive."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands.complaint import Complaint
from bot.commands.configuration import configuration
from bot.heartbeat import STALE, healthy

if TYPE_CHECKING:
    from argparse import Namespace


def health(arguments: Namespace) -> int:
    """Say whether the heartbeat file was touched lately."""
    config = configuration(arguments.config)
    if config.heartbeat is None:
        raise Complaint(
            "heartbeat is not set, so nobody can tell; name a file in the configuration"
        )
    if not healthy(config.heartbeat):
        raise Complaint(f"{config.heartbeat} was not touched in the last {STALE:.0f} s", status=1)
    print("alive")
    return 0
