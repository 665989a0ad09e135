"""One small change of the code, which the tests should notice."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

#: As much of a change as is shown.
SHOWN: Final = 100


@dataclass(frozen=True, slots=True)
class Mutant:
    """A change of one place in one file."""

    file: str
    line: int
    #: All lines of the statement that is changed: a test that reaches one of them may notice.
    lines: range
    #: Whether the statement runs when its module is imported.
    on_import: bool
    #: The function, with its classes, in which it is; empty outside of any.
    where: str
    before: str
    after: str
    #: Counts equal changes of the same function.
    nth: int
    #: The bytes of the file that `after` replaces.
    start: int
    end: int

    @property
    def key(self) -> str:
        """Tells it from all others; stays the same while other functions change."""
        return f"{self.file}:{self.where}:{self.nth}: {self.before} → {self.after}"

    def rank(self, seed: str) -> bytes:
        """Its place in the order that a seed gives to all mutants.

        A sample is the first ones, so a change of the code leaves most of it as it was.
        """
        return hashlib.sha256(f"{seed}\0{self.key}".encode()).digest()

    def made(self, source: bytes) -> bytes:
        """The file with this change."""
        return source[: self.start] + self.after.encode() + source[self.end :]

    def compiles(self, source: bytes) -> bool:
        """Whether the changed file is still Python."""
        try:
            compile(self.made(source), self.file, "exec")
        except (SyntaxError, ValueError):
            return False
        return True

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  {_short(self.before)} → {_short(self.after)}"


def _short(code: str) -> str:
    """Code on one line, cut if it is long."""
    line = " ".join(code.split())
    return line if len(line) <= SHOWN else f"{line[: SHOWN - 1]}…"
