"""Bounded memories of what was painted, shared by all threads of the process."""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps
from typing import TYPE_CHECKING, ParamSpec, TypeVar, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

P = ParamSpec("P")
R = TypeVar("R")

_forgetters: list[Callable[[], None]] = []
_bypassed: ContextVar[bool] = ContextVar("bypassed", default=False)


def cached(size: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Remember the last `size` results of a function of hashable arguments.

    What such a function returns is shared between threads: nobody may draw on it. Two threads that
    ask for the same thing at once may both paint it; they get equal results.
    """

    def keep(paint: Callable[P, R]) -> Callable[P, R]:
        store = lru_cache(maxsize=size)(paint)
        remembered = cast("Callable[P, R]", store)
        _forgetters.append(store.cache_clear)

        @wraps(paint)
        def look_up(*args: P.args, **kwargs: P.kwargs) -> R:
            return (paint if _bypassed.get() else remembered)(*args, **kwargs)

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


def forget() -> None:
    """Empty every memory."""
    for clear in _forgetters:
        clear()
