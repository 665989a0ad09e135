"""Commands, as people and scripts use them."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING, NamedTuple

from rules import GAMES, Course, Record
from tests.processes import environment

if TYPE_CHECKING:
    from pathlib import Path


class Done(NamedTuple):
    """The result of a command."""

    status: int
    out: str
    err: str

    def complaint(self, status: int = 2) -> str:
        """The one line that says what is wrong."""
        assert self.status == status, self.err
        assert self.err.count("\n") == 1, self.err
        assert self.err.startswith("clanmoot")
        return self.err.strip()


def process(folder: Path, *arguments: str, **variables: str) -> subprocess.Popen[str]:
    """A command as a process of its own."""
    return subprocess.Popen(  # noqa: S603
        [sys.executable, "-W", "ignore", "-m", "bot", *arguments],
        cwd=folder,
        env=environment(**variables),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )


def duel(*entries: str) -> Course:
    """A duel after these log entries, such as ``"0:7"``."""
    course = Course(Record("duel", 2, GAMES["duel"].options.read(None), "seed"))
    for entry in entries:
        seat, _, word = entry.partition(":")
        course.play(int(seat), word)
    return course
