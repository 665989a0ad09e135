"""Filming: a match as an animation, turn by turn, in the background and with bounded memory.

As in a replay, each turn is shown as a spectator saw it when it began. Once there is a result, all
hands are shown too.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.scene import scene_of
from bot.table import fold
from render.animation import Animation

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from bot.easel import Easel
    from bot.languages import Words
    from bot.scene import Scene
    from bot.table import Table
    from render import Picture, Sheet
    from render.animation import Moment
    from rules import Course, Entry

#: The most pictures of a game; of longer ones, some turns are left out.
MOST: Final = 120
#: The most public sheets beside each other.
_BOARDS: Final = 2
#: About how many seconds a whole animation takes, and for how many milliseconds a turn stays.
_SECONDS: Final = 60
_QUICKEST: Final = 600
_SLOWEST: Final = 1500
#: For how many milliseconds the last picture stays.
_LAST: Final = 5000
#: Seconds of work after which only the end is still shown. Discord wants the answer in 15 minutes.
PATIENCE: Final = 10 * 60.0

#: Told how many pictures are done, and of how many.
Progress = Callable[[int, int], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Film:
    """An animation, and what its last picture shows in words."""

    content: bytes
    #: How many pictures it has: one from before the first turn, then one for each that is shown.
    pictures: int
    alt: str


async def film(easel: Easel, table: Table, words: Words, room: int, tell: Progress) -> Film:
    """Film a match as it is now, in at most `room` bytes."""
    return await _Filming(easel, table, words).done(room, tell)


class _Filming:
    """The filming of one match. It keeps the course of one moment, and its pictures."""

    def __init__(self, easel: Easel, table: Table, words: Words) -> None:
        self._easel = easel
        # The game may go on meanwhile.
        self._now = table.draft()
        self._words = words
        self._alt = ""
        #: How many public sheets there are at each moment, and whether hands are shown.
        self._boards = _BOARDS
        self._hands = self._now.course.outcome is not None

    async def done(self, room: int, tell: Progress) -> Film:
        """The film."""
        begun = time.monotonic()
        course = self._now.course
        versions = some_of([turn.version for turn in course.turns], MOST)
        samples = [await self._moment(one) async for one in self._courses([0, versions[-1]])]
        self._boards = max(sum(png is not None for png in boards) for boards, _ in samples)
        self._hands = any(png is not None for _, hands in samples for png in hands)
        samples = [self._fitted(sample) for sample in samples]
        match = self._now.match
        animation = Animation(match.game, room, len(versions), *samples)
        stay = min(max(_SECONDS * 1000 // len(versions), _QUICKEST), _SLOWEST)
        shown = 0
        async for one in self._courses(versions):
            is_last = len(one.record.entries) == versions[-1]
            if not is_last and time.monotonic() - begun > PATIENCE:
                continue
            moment = await self._moment(one)
            await self._easel.in_spare_time(animation.show, moment, _LAST if is_last else stay)
            shown += 1
            await tell(shown, len(versions))
        content = await asyncio.to_thread(animation.finish)
        return Film(content, shown, self._alt)

    def _fitted(self, moment: Moment) -> Moment:
        """A moment with as many sheets as all have."""
        boards, hands = moment
        return boards[: self._boards], hands if self._hands else ()

    async def _courses(self, versions: Sequence[int]) -> AsyncIterator[Course]:
        """The course of the match at each length of its log: the same one, played on."""
        entries = self._now.course.record.entries
        course = await asyncio.to_thread(fold, self._now.match, [])
        for version in versions:
            more = entries[len(course.record.entries) : version]
            # A long log takes milliseconds to fold: not on the event loop.
            await asyncio.to_thread(_enter, course, more)
            yield course

    async def _moment(self, course: Course) -> Moment:
        match = self._now.match
        public = scene_of(match, course, None)
        painter = await self._easel.painter(match.game)
        sheets: list[Sheet | None] = [*painter.turn_sheets(public.view)[: self._boards]]
        sheets += [None] * (self._boards - len(sheets))
        boards = [await self._paint(sheet, public) for sheet in sheets]
        self._alt = next((board.alt for board in boards if board is not None), "")
        hands: list[Picture | None] = []
        if self._hands:
            for sitter in match.sitters:
                own = scene_of(match, course, sitter.seat)
                private = [sheet for sheet in painter.sheets(own.view) if sheet.private]
                hands.append(await self._paint(private[0] if private else None, own))
        return _pngs(boards), _pngs(hands)

    async def _paint(self, sheet: Sheet | None, scene: Scene) -> Picture | None:
        return None if sheet is None else await self._easel.aside(sheet, scene, self._words)


def some_of(numbers: Sequence[int], most: int) -> list[int]:
    """At most `most` of the numbers, evenly spread, the first and the last among them."""
    if len(numbers) <= most:
        return list(numbers)
    last = len(numbers) - 1
    return [numbers[index * last // (most - 1)] for index in range(most)]


def _pngs(pictures: Sequence[Picture | None]) -> list[bytes | None]:
    return [None if picture is None else picture.png for picture in pictures]


def _enter(course: Course, entries: Sequence[Entry]) -> None:
    for entry in entries:
        course.enter(entry, checked=True)
