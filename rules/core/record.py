"""A record: seed, options and log, which determine the whole game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rules.core.chance import seed_hash
from rules.core.shelf import GAMES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.options import Value

#: Words of a log that are no moves of any game.
UNDO = "undo"
RESIGN = "resign"
#: From here on a computer decides for the seat; until its player is back. They change no position.
COMPUTER = "computer"
PLAYER = "player"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: what a seat did.

    `word` is a move's notation, `UNDO`, `RESIGN`, or says who decides for the seat from here on:
    `COMPUTER` or `PLAYER`.
    """

    seat: int
    word: str

    def __str__(self) -> str:
        return f"{self.seat}:{self.word}"


@dataclass(frozen=True, slots=True)
class Label:
    """Which match a record is of, and who played it; nothing in the game depends on it."""

    match: int
    #: The players' names by seat.
    players: tuple[str, ...]


@dataclass(slots=True)
class Record:
    """Seed, options and log of one game; everything else follows from them."""

    game: str
    seats: int
    options: Mapping[str, Value]
    seed: str
    version: int = 1
    entries: list[Entry] = field(default_factory=list)
    #: The digest of the data it is played with; by default that of the newest edition.
    edition: str = ""
    #: ``None`` for a game that was played in no match, or recorded before records had labels.
    label: Label | None = None

    def __post_init__(self) -> None:
        self.edition = self.edition or GAMES[self.game].edition.digest

    def copy(self) -> Record:
        """An equal record with a log of its own."""
        return Record(
            self.game,
            self.seats,
            self.options,
            self.seed,
            self.version,
            self.entries.copy(),
            self.edition,
            self.label,
        )

    @property
    def hash(self) -> str:
        """What was published before the first move."""
        return seed_hash(self.seed)
