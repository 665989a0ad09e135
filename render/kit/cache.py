"""Bounded memories of what was painted, shared by all threads of the process."""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

P = ParamSpec("P")
R = TypeVar("R")


class _Memory(Generic[P, R]):
    """What a function painted lately."""

    def __init__(self, paint: Callable[P, R], size: int) -> None:
        self._paint, self._size = paint, size
        self.look_up = self.empty()

    def empty(self) -> Callable[P, R]:
        """A way to look things up that remembers none yet."""
        return cast("Callable[P, R]", lru_cache(maxsize=self._size)(self._paint))


_memories: list[_Memory[Any, Any]] = []
_bypassed: ContextVar[bool] = ContextVar("bypassed", default=False)


def cached(size: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Remember the last `size` results of a function of hashable arguments.

    What such a function returns is shared between threads: nobody may draw on it. Two threads that
    ask for the same thing at once may both paint it; they get equal results.
    """

    def keep(paint: Callable[P, R]) -> Callable[P, R]:
        memory = _Memory(paint, size)
        _memories.append(memory)

        @wraps(paint)
        def look_up(*args: P.args, **kwargs: P.kwargs) -> R:
            return (paint if _bypassed.get() else memory.look_up)(*args, **kwargs)

        return look_up

    return keep


@contextmanager
def cold() -> Iterator[None]:
    """Paint without any memory inside this block: the yardstick of the benchmark.

    Other threads and tasks are not affected.
    """
    token = _bypassed.set(True)
    try:
        yield
    finally:
        _bypassed.reset(token)


@contextmanager
def fresh() -> Iterator[None]:
    """Paint as a process does that has just been started: inside this block with new memories.

    All threads are affected. The old memories come back at the end, as they were.
    """
    kept = [(memory, memory.look_up) for memory in _memories]
    for memory, _ in kept:
        memory.look_up = memory.empty()
    try:
        yield
    finally:
        for memory, look_up in kept:
            memory.look_up = look_up
