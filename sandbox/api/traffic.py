"""What the bot asked and was answered, and which of it broke Discord's rules."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sandbox.signals import Signal

if TYPE_CHECKING:
    from collections.abc import Callable

KEPT = 50_000


@dataclass(frozen=True, slots=True)
class Exchange:
    """One request of the bot and its answer; `code` is Discord's error code, 0 without error."""

    method: str
    path: str
    status: int
    code: int = 0


@dataclass(frozen=True, slots=True)
class Violation:
    """A request that was refused because it breaks a limit, with the reasons."""

    method: str
    path: str
    reasons: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.method} {self.path}: " + "; ".join(self.reasons)


class Traffic:
    """The bot's requests, the newest ones kept, and all its violations."""

    def __init__(self) -> None:
        self.exchanges: deque[Exchange] = deque(maxlen=KEPT)
        self.violations: list[Violation] = []
        self._news = Signal()

    def note(self, exchange: Exchange) -> None:
        """Add one exchange."""
        self.exchanges.append(exchange)
        self._news.fire()

    async def until(
        self,
        holds: Callable[[Exchange], object],
        timeout: float = 10.0,
    ) -> Exchange:
        """The first kept exchange for which `holds` is true, awaited if it is still to come."""
        return await self._news.until(
            lambda: next((each for each in self.exchanges if holds(each)), None),
            timeout,
            "a request of the bot",
        )

    def count(self, method: str, path_start: str = "") -> int:
        """How many requests of a method went to paths with that prefix."""
        return sum(
            each.method == method and each.path.startswith(path_start) for each in self.exchanges
        )
