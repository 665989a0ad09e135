"""The studio: orders for pictures, the most urgent ones first, none for those nobody wants."""

from __future__ import annotations

import asyncio
from bisect import insort
from enum import IntEnum
from itertools import count
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.studio.brush import Brush
    from bot.studio.jobs import Job

R = TypeVar("R")

#: Seconds that a job takes, as long as none has been done.
_GUESS: Final = 0.1
#: How much the last job counts in the average.
_WEIGHT: Final = 0.1


class Urgency(IntEnum):
    """Who waits for a picture; the first are served first.

    Among equals that is whoever came first. But of the messages that were posted without their
    pictures, the newest comes first: that is the one people look at. If more are wanted than can be
    painted, the oldest will soon be out of date, and who waited in line for them would get theirs
    as late.
    """

    ANSWER = 0
    """Somebody who has clicked or typed."""
    QUESTION = 1
    """Somebody who must be asked."""
    TURN = 2
    """All who watch a match."""
    LATER = 3
    """A message that has been posted without it."""
    ASIDE = 4
    """Nobody: it's done while no other job is."""


class Unwanted(Exception):
    """Nobody wants a picture any more, so it was not painted."""


class Order(Generic[R]):
    """A job that was ordered. Several may wait for it; if all leave, it isn't begun."""

    def __init__(self, studio: Studio, job: Job[R], brush: Brush | None = None) -> None:
        self._studio = studio
        self.job = job
        #: Which brush must do it; ``None`` if any may.
        self.brush = brush
        self.done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self.is_begun = False
        self.urgency: Urgency | None = None
        #: Those who wait, each with a function that tells whether they still want it.
        self._waiting: dict[int, Callable[[], bool]] = {}
        self._numbers = count()

    @property
    def is_open(self) -> bool:
        """Whether it can still be begun."""
        return not self.is_begun and not self.done.done()

    @property
    def is_wanted(self) -> bool:
        """Whether anybody who waits still wants it."""
        return any(wanted() for wanted in self._waiting.values())

    async def result(self, urgency: Urgency, wanted: Callable[[], bool] = lambda: True) -> R:
        """Wait for it; raises what the job raises, and `Unwanted` if nobody wants it by then.

        The most urgent of those who wait decides when it is its turn.
        """
        number = next(self._numbers)
        self._waiting[number] = wanted
        if self.is_open and (self.urgency is None or urgency < self.urgency):
            self._studio.queue(self, urgency)
        try:
            return await asyncio.shield(self.done)
        finally:
            del self._waiting[number]
            if not self._waiting and self.is_open:
                self.done.cancel()


class Studio:
    """Hands orders to brushes as they get free."""

    def __init__(self, brushes: Sequence[Brush]) -> None:
        self.brushes = tuple(brushes)
        self._free = {brush: brush.at_once for brush in self.brushes}
        #: In the order in which they are begun.
        self._queue: list[tuple[Urgency, int, Order[Any]]] = []
        self._numbers = count()
        self._working: set[asyncio.Task[None]] = set()
        self._average = _GUESS
        self._closed = False
        self._rest = asyncio.Event()
        self._rest.set()

    def order(self, job: Job[R]) -> Order[R]:
        """An order, which is queued when somebody waits for its result."""
        return Order(self, job)

    def queue(self, order: Order[Any], urgency: Urgency) -> None:
        """Queue an order, or move it forward."""
        order.urgency = urgency
        number = next(self._numbers)
        place = -number if urgency is Urgency.LATER else number
        insort(self._queue, (urgency, place, order))
        self._begin()

    async def at_rest(self) -> None:
        """Return when nobody waits for anything."""
        await self._rest.wait()

    def delay(self, urgency: Urgency) -> float:
        """In about how many seconds a new order of that urgency would be begun."""
        if any(self._free.values()):
            return 0.0
        ahead = sum(
            order.is_open and order.urgency == queued <= urgency for queued, _, order in self._queue
        )
        return (1 + ahead) * self._average / sum(brush.at_once for brush in self.brushes)

    async def aside(self, brush: Brush, job: Job[R]) -> R:
        """Let a certain brush do a job while nobody waits for anything."""
        return await Order(self, job, brush).result(Urgency.ASIDE)

    async def close(self) -> None:
        """Begin nothing more, and end the brushes with what they are doing."""
        self._closed = True
        await asyncio.gather(*(brush.close() for brush in self.brushes))
        working = list(self._working)
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)

    def _begin(self) -> None:
        """Begin as many orders as there are free brushes."""
        while not self._closed and any(self._free.values()) and self._sort_out():
            _, _, order = self._queue[0]
            brush = self._free_for(order)
            if brush is None:
                break
            del self._queue[0]
            order.is_begun = True
            self._free[brush] -= 1
            task = asyncio.create_task(self._do(brush, order))
            self._working.add(task)
            task.add_done_callback(self._working.discard)
        if self._is_idle:
            self._rest.set()
        else:
            self._rest.clear()

    @property
    def _is_idle(self) -> bool:
        return all(free == brush.at_once for brush, free in self._free.items())

    def _sort_out(self) -> bool:
        """Drop all orders that nobody wants any more; tells whether any are left.

        Not only those at the front: who waits for one that is out of date may want another.
        """
        for _, _, order in self._queue:
            if order.is_open and not order.is_wanted:
                order.done.set_exception(Unwanted())
        # One that was moved forward is still at its former place, too.
        self._queue = [
            (urgency, place, order)
            for urgency, place, order in self._queue
            if order.is_open and order.urgency == urgency
        ]
        return bool(self._queue)

    def _free_for(self, order: Order[Any]) -> Brush | None:
        """A brush that is free for an order."""
        if order.brush is None:
            return next((brush for brush, free in self._free.items() if free), None)
        # The event loop, and whoever comes next, must not suffer from what nobody waits for.
        return order.brush if self._is_idle else None

    async def _do(self, brush: Brush, order: Order[Any]) -> None:
        begun = perf_counter()
        try:
            result = await brush.do(order.job)
        except asyncio.CancelledError:
            order.done.cancel()
            raise
        except Exception as error:
            if self._closed:
                # A brush that is put away fails whatever it is asked for.
                order.done.cancel()
            elif not order.done.done():
                order.done.set_exception(error)
        else:
            if not order.done.done():
                order.done.set_result(result)
        finally:
            if order.urgency is not Urgency.ASIDE:
                self._average += _WEIGHT * (perf_counter() - begun - self._average)
            self._free[brush] += 1
            self._begin()
