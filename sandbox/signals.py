"""Waiting for something to become true, without polling."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Found = TypeVar("Found")


class Signal:
    """Wakes waiting tasks whenever something changed."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Future[None]] = set()

    def fire(self) -> None:
        """Wake all waiting tasks, to look again."""
        for future in self._waiting:
            if not future.done():
                future.set_result(None)
        self._waiting.clear()

    async def until(self, look: Callable[[], Found | None], timeout: float, what: str) -> Found:
        """What `look` finds, as soon as it finds something; TimeoutError after real seconds."""
        try:
            async with asyncio.timeout(timeout):
                while (found := look()) is None:
                    future = asyncio.get_running_loop().create_future()
                    self._waiting.add(future)
                    await future
        except TimeoutError:
            raise TimeoutError(f"waited {timeout:g} s for {what}") from None
        return found
