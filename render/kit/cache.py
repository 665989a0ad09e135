"""Caches of painted things, bounded in bytes and shared by all threads of the process."""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from itertools import count
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, Generic, ParamSpec, TypeVar, cast

from PIL import Image

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

P = ParamSpec("P")
R = TypeVar("R")

_MEGABYTE: Final = 1 << 20
#: What an entry costs besides its pixels.
_OVERHEAD: Final = 400
#: Modes in which Pillow stores a pixel in one byte; all others take four.
_ONE_BYTE: Final = frozenset({"1", "L", "P"})
_bypassed: ContextVar[bool] = ContextVar("bypassed", default=False)
_clock = count()


class _Entry(Generic[R]):
    """Something that was painted, and when it was last asked for."""

    __slots__ = ("made", "used", "weight")

    def __init__(self, made: R, weight: int) -> None:
        self.made, self.weight, self.used = made, weight, next(_clock)


class Memory:
    """A cache of recently used results of any functions, limited in bytes."""

    def __init__(self, room: int) -> None:
        self.room = room
        #: Bytes in use.
        self.weight = 0
        self._entries: dict[Hashable, _Entry[Any]] = {}
        self._lock = Lock()

    def recall(self, key: Hashable) -> Any:
        """What is kept under a key; ``None`` if nothing is."""
        entry = self._entries.get(key)
        if entry is None:
            return None
        entry.used = next(_clock)
        return entry.made

    def keep(self, key: Hashable, made: R, weight: int) -> R:
        """Keep something; if room is short, the least recently used things go.

        If another thread was quicker, everybody shares its result.
        """
        with self._lock:
            entry: _Entry[R] = self._entries.setdefault(key, _Entry(made, weight))
            if entry.made is made:
                self.weight += weight
                if self.weight > self.room:
                    self._make_room()
        return entry.made

    def _make_room(self) -> None:
        """Forget the oldest eighth at once, because sorting is expensive."""
        for key, entry in sorted(self._entries.items(), key=lambda item: item[1].used):
            if self.weight <= self.room * 7 // 8:
                break
            del self._entries[key]
            self.weight -= entry.weight

    def clear(self) -> None:
        """Forget everything."""
        self._entries, self.weight = {}, 0

    @contextmanager
    def emptied(self) -> Iterator[None]:
        """Inside this block the cache starts empty; afterwards it is as before."""
        kept = self._entries, self.weight
        self.clear()
        try:
            yield
        finally:
            self._entries, self.weight = kept


#: What pictures are put together from, every turn.
PIECES: Final = Memory(80 * _MEGABYTE)
#: What pieces are made of: only needed while pieces of the same kind are being cut.
MATERIALS: Final = Memory(12 * _MEGABYTE)


def cached(paint: Callable[P, R]) -> Callable[P, R]:
    """Cache what a function of hashable arguments painted, as long as there is room.

    The results are shared between threads: nobody may draw on them. Two threads that ask for the
    same thing at once may both paint it, and both get the same one.
    """
    return _remembering(paint, PIECES)


def cached_material(paint: Callable[P, R]) -> Callable[P, R]:
    """Like `cached`, for textures, cloths and whatever else is only needed to make pieces."""
    return _remembering(paint, MATERIALS)


def cached_as(pack: Callable[[R], R]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Like `cached`, for results so large that they are packed first."""
    return lambda paint: _remembering(paint, PIECES, pack)


def _remembering(
    paint: Callable[P, R], memory: Memory, pack: Callable[[R], R] | None = None
) -> Callable[P, R]:
    @wraps(paint)
    def look_up(*args: P.args, **kwargs: P.kwargs) -> R:
        if _bypassed.get():
            return paint(*args, **kwargs)
        key = (paint, args, tuple(kwargs.items()))
        kept = memory.recall(key)
        if kept is not None:
            return cast("R", kept)
        made = paint(*args, **kwargs)
        if pack is not None:
            made = pack(made)
        return memory.keep(key, made, _OVERHEAD + weigh(made) + weigh(args))

    return look_up


def weigh(thing: object) -> int:
    """How many bytes something takes; large things have a `weight` that says so."""
    if isinstance(thing, Image.Image):
        return thing.width * thing.height * (1 if thing.mode in _ONE_BYTE else 4)
    if isinstance(thing, bytes | str):
        return len(thing)
    if isinstance(thing, tuple):
        return sum(map(weigh, thing))
    return cast("int", getattr(thing, "weight", 0))


@contextmanager
def cold() -> Iterator[None]:
    """Paint without any cache inside this block: the yardstick of the benchmark.

    Other threads and tasks are not affected.
    """
    token = _bypassed.set(True)
    try:
        yield
    finally:
        _bypassed.reset(token)


@contextmanager
def fresh() -> Iterator[None]:
    """Paint with new caches inside this block, as a freshly started process does.

    All threads are affected. The old caches come back at the end, unchanged.
    """
    with PIECES.emptied(), MATERIALS.emptied():
        yield
