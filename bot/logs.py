"""Logging: lines on the standard error, none of them with the token in it."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.config import Config

_FORMAT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


#: How discord.py's line begins that says how late a heartbeat was answered.
_BEHIND = "Can't keep up, shard ID %s websocket is %.1fs behind."


def explain_lateness(record: logging.LogRecord) -> bool:
    """Say in plain words what a late heartbeat means; every record stays."""
    if record.msg == _BEHIND and isinstance(record.args, tuple):
        record.msg = (
            "the connection to Discord (shard %s) was silent for %.1f s, because this machine "
            "was asleep or very busy; nothing is lost, but answers in that time came late"
        )
    return True


class Discreet(logging.Formatter):
    """A formatter that blots out a secret anywhere in a line or traceback."""

    def __init__(self, secret: str) -> None:
        super().__init__(_FORMAT)
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """The line, without the secret."""
        line = super().format(record)
        return line.replace(self._secret, "(token)") if self._secret else line


def set_up_logging(config: Config) -> None:
    """Log what the configuration asks for."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Discreet(config.token))
    handler.addFilter(explain_lateness)
    logging.basicConfig(level=config.log_level, handlers=[handler], force=True)
