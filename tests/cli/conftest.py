"""The command line in an empty folder, and records to try it on."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from typing import TYPE_CHECKING

import pytest

from bot.cli import main
from tests.cli.commands import Done

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.fixture
def clanmoot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., Done]:
    """Run a command in this process, in an empty folder, without the machine's settings."""
    monkeypatch.chdir(tmp_path)
    for name in os.environ:
        if name.startswith("CLANMOOT_"):
            monkeypatch.delenv(name)

    def run(*arguments: str, given: str = "", **variables: str) -> Done:
        for name, value in variables.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given.encode())))
        try:
            status = main(arguments)
        except SystemExit as leaving:
            status = int(leaving.code or 0)
        return Done(status, *capsys.readouterr())

    return run


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with three recorded duels."""
    file = tmp_path_factory.mktemp("records") / "games.jsonl"
    with contextlib.redirect_stdout(io.StringIO()):
        assert main(["simulate", "duel", "--games", "3", "--records", str(file)]) == 0
    return file
