"""What the store holds at one moment, read beside the running bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.store import NoticeKind
from bot.store.matches import all_entries, all_matches
from bot.store.reading import snapshot

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store import Match
    from rules import Entry


@dataclass(frozen=True, slots=True)
class Stored:
    """All matches with their logs, what must still be told, and when the bot was up last."""

    matches: dict[int, Match]
    logs: dict[int, list[Entry]]
    notices: list[tuple[int, str]]
    alive: float | None

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing is left that can be told now, and no computer is awaited."""
        told = all(kind == NoticeKind.UNTOLD for _, kind in self.notices)
        return told and not any(match.thinking for match in self.matches.values())


def read_stored(path: Path) -> Stored:
    """Read everything."""
    with snapshot(path) as connection:
        matches = {number: match for number, match in all_matches(connection) if match is not None}
        logs = {
            number: [entry for _, entry in all_entries(connection, number)] for number in matches
        }
        notices = connection.execute("SELECT match_id, kind FROM notice ORDER BY id").fetchall()
        alive = next((at for (at,) in connection.execute("SELECT alive FROM uptime")), None)
    return Stored(matches, logs, notices, alive)
