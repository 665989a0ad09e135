"""Configuration files for tests, and what is said to them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.config import PREFIX, BadConfig, read_config

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB"  # noqa: S105
#: All keys of the file but the tables of the servers.
KEYS = (
    *("token", "database", "language", "api", "computer_pause", "log_level", "heartbeat"),
    *("painters", "actions_per_minute", "lobbies_per_hour"),
)


def written(text: str) -> Path:
    """A configuration file with that text; where it lies is no part of the messages."""
    path = Path("my.toml")
    path.write_text(text, encoding="utf-8")
    return path


def problems(text: str = "", **environment: str) -> tuple[str, ...]:
    variables = {f"{PREFIX}{name}": value for name, value in environment.items()}
    with pytest.raises(BadConfig) as refused:
        read_config(written(text), variables)
    assert str(refused.value) == "\n".join(refused.value.problems)
    assert not any("\n" in problem for problem in refused.value.problems)
    return refused.value.problems
