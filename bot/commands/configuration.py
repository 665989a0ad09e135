"""The configuration that a command works with."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from bot.commands.complaint import Complaint
from bot.config import BadConfig, read_config

if TYPE_CHECKING:
    from bot.config import Config


def configuration(file: str | None) -> Config:
    """What ``--config``, the default file and the environment give, or a `Complaint`."""
    try:
        return read_config(None if file is None else Path(file), os.environ)
    except BadConfig as error:
        raise Complaint(*error.problems) from None
