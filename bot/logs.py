"""Logging: lines on the standard error that hold no secret, at whatever level.

Neither the bot's token, nor those of interactions, nor what messages and clicks contain: hands and
moves are in them.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from typing import TextIO

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


#: Whoever holds such an address can answer in the bot's name for a quarter of an hour.
_ADDRESS: Final = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?'\")]+")
_HIDDEN: Final = "(contents)"


def hide_contents(record: logging.LogRecord) -> bool:
    """Leave out what Discord was sent or has sent; every record stays."""
    if record.name.startswith("discord") and isinstance(record.args, tuple):
        record.args = tuple(map(_hidden, record.args))
    return True


def _hidden(value: object) -> object:
    """A value without what it contains; of an event its kind."""
    if isinstance(value, Mapping):
        kind = value.get("t")
        return f"{kind} {_HIDDEN}" if isinstance(kind, str) else _HIDDEN
    is_text = isinstance(value, str) and not value.lstrip().startswith(("{", "["))
    return value if is_text or not isinstance(value, str | bytes | list | tuple) else _HIDDEN


class Discreet(logging.Formatter):
    """A formatter that blots out tokens anywhere in a line or traceback."""

    def __init__(self, secret: str) -> None:
        super().__init__(_FORMAT)
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """The line, without the secret, and without the tokens in addresses."""
        line = _ADDRESS.sub(r"\1(token)", super().format(record))
        return line.replace(self._secret, "(token)") if self._secret else line


def set_up_logging(config: Config) -> None:
    """Log what the configuration asks for."""
    logging.basicConfig(level=config.log_level, handlers=[discreet(config, sys.stderr)], force=True)
    # At the lowest level it would name everything that is read and written.
    logging.getLogger("aiosqlite").setLevel(logging.INFO)


def discreet(config: Config, stream: TextIO) -> logging.Handler:
    """What writes the lines, without secrets."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Discreet(config.token))
    handler.addFilter(explain_lateness)
    handler.addFilter(hide_contents)
    return handler
