"""Processes of the project's own, as tests start them."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).parent.parent


def environment(**variables: str) -> dict[str, str]:
    """The machine's variables except the bot's own, and these.

    Bytecode is always cached, because compiling would be most of a start.
    """
    kept = {name: value for name, value in os.environ.items() if not name.startswith("CLANMOOT_")}
    kept.pop("PYTHONDONTWRITEBYTECODE", None)
    return {
        **kept,
        "PYTHONPATH": str(ROOT),
        "PYTHONUTF8": "1",
        **variables,
    }
