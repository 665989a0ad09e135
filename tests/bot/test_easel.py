"""The easel: what is painted in advance keeps nobody waiting."""

from __future__ import annotations

import asyncio
from itertools import count
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from bot.easel import Easel
from bot.languages import words
from render import Picture
from render.painter import BOARD

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from render import Sheet

SCENE: Any = SimpleNamespace(
    match=SimpleNamespace(id=1, game="duel"), seat=None, view={}, public={}, names=("Anna", "Bob")
)


class Painter:
    """Notes what it is told to do."""

    def __init__(self, pieces: Iterable[int]) -> None:
        self._pieces = pieces
        self.done: list[str] = []

    def warm(self) -> Iterator[None]:
        for piece in self._pieces:
            self.done.append(f"piece {piece}")
            yield

    def turn_sheets(self, _: object) -> tuple[Sheet, ...]:
        return (BOARD,)

    def shown(self, *_: object) -> None:
        return None

    def paint(self, sheet: Sheet, *_: object) -> Picture:
        self.done.append(sheet.name)
        return Picture("board.png", b"", "")


class Threads:
    """Threads that do the next thing when they are told to, and what they have not done yet."""

    def __init__(self) -> None:
        self.waiting: list[tuple[asyncio.Future[Any], Callable[[], Any]]] = []

    async def to_thread(self, work: Callable[..., Any], *about: object) -> Any:
        done = asyncio.get_running_loop().create_future()
        self.waiting.append((done, lambda: work(*about)))
        return await done

    async def work(self, times: int = 1) -> None:
        for _ in range(times):
            await settled()
            done, work = self.waiting.pop(0)
            try:
                done.set_result(work())
            except MemoryError as error:
                done.set_exception(error)
        await settled()


async def settled() -> None:
    """Let every task go on as far as it can."""
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> Threads:
    threads = Threads()
    monkeypatch.setattr("bot.easel.asyncio.to_thread", threads.to_thread)
    return threads


def easel_of(painter: Painter, monkeypatch: pytest.MonkeyPatch) -> Easel:
    monkeypatch.setattr("bot.easel.PAINTERS", {"duel": painter})
    monkeypatch.setattr("bot.easel.sign", lambda key: painter.done.append(f"sign {key}"))
    return Easel()


async def test_everything_that_a_painter_names_is_painted_in_advance(threads, monkeypatch):
    painter = Painter(range(3))
    warming = asyncio.create_task(easel_of(painter, monkeypatch).warm("duel"))
    await threads.work(times=6)
    assert warming.done()
    assert painter.done == ["sign duel", "piece 0", "piece 1", "piece 2"]


async def test_a_picture_that_somebody_waits_for_goes_first(threads, monkeypatch):
    painter = Painter(range(3))
    easel = easel_of(painter, monkeypatch)
    warming = asyncio.create_task(easel.warm("duel"))
    await threads.work(times=2)
    painting = asyncio.create_task(easel.turn(SCENE, words("en")))
    await threads.work()
    assert len(threads.waiting) == 1, "another piece was begun beside the board"
    await threads.work()
    assert painting.done()
    await threads.work(times=3)
    assert warming.done()
    assert painter.done == ["sign duel", "piece 0", "board", "piece 1", "piece 2"]


async def test_when_it_is_told_to_stop_no_other_piece_is_begun(threads, monkeypatch):
    easel = easel_of(Painter(count()), monkeypatch)
    easel.expect("duel")
    await threads.work(times=5)
    under_way = list(threads.waiting)
    easel.close()
    await settled()
    assert threads.waiting == under_way
    assert not easel._warming


async def test_a_game_is_warmed_once_however_often_it_is_expected(threads, monkeypatch):
    painter = Painter(range(2))
    easel = easel_of(painter, monkeypatch)
    easel.expect("duel")
    easel.expect("duel", "a game of another version")
    await threads.work(times=5)
    assert not threads.waiting
    assert painter.done == ["sign duel", "piece 0", "piece 1"]


async def test_what_fails_in_one_game_keeps_no_other_cold(threads, monkeypatch, forgiven):
    def clumsy() -> Iterator[int]:
        yield 0
        raise MemoryError("no canvas left")

    painters = {"land": Painter(clumsy()), "duel": Painter(range(2))}
    monkeypatch.setattr("bot.easel.PAINTERS", painters)
    monkeypatch.setattr("bot.easel.sign", str.encode)
    forgiven.append("warming the painter of land failed")
    warming = asyncio.create_task(Easel().warm("land", "duel"))
    while not warming.done():
        await threads.work()
    assert painters["duel"].done == ["piece 0", "piece 1"]
