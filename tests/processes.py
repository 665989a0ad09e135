"""Processes of the project's own, as tests start them."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).parent.parent


def environment(**variables: str) -> dict[str, str]:
    """The machine's variables but for the bot's own, and these.

    Bytecode is kept, whatever the machine says, for most of a start would be compiling.
    """
    kept = {name: value for name, value in os.environ.items() if not name.startswith("CLANMOOT_")}
    kept.pop("PYTHONDONTWRITEBYTECODE", None)
    return {
        **kept,
        "PYTHONPATH": str(ROOT),
        "PYTHONUTF8": "1",
        **variables,
    }
