"""Jobs for brushes that paint nothing, in a module that a process loads quickly."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass


@dataclass(frozen=True)
class Echo:
    """Says what it is told, or fails with it."""

    word: str
    fails: bool = False

    def do(self) -> str:
        if self.fails:
            raise ValueError(self.word)
        return self.word


@dataclass(frozen=True)
class Here:
    """The process that it is done in, and what that knows of a variable."""

    variable: str

    def do(self) -> tuple[int, str | None]:
        return os.getpid(), os.environ.get(self.variable)


@dataclass(frozen=True)
class Die:
    """Dies of it."""

    def do(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)
