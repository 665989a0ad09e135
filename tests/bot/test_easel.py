"""The easel: what is painted in advance keeps nobody waiting."""

from __future__ import annotations

import asyncio
from itertools import count
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from bot.easel import Easel, NotPainted, Wish
from bot.languages import words
from bot.studio import Urgency
from render import Picture
from render.painter import BOARD

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.studio.jobs import Job
    from render import Sheet

SCENE: Any = SimpleNamespace(
    match=SimpleNamespace(id=1, game="duel"), seat=None, view={}, public={}, names=("Anna", "Bob")
)


class Painter:
    """Records what it is told to do."""

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


class SlowBrush:
    """Works step by step on request; `waiting` is what it has not done yet."""

    at_once = 2

    def __init__(self) -> None:
        self.waiting: list[tuple[asyncio.Future[Any], Job[Any]]] = []

    async def do(self, job: Job[Any]) -> Any:
        done = asyncio.get_running_loop().create_future()
        self.waiting.append((done, job))
        return await done

    async def close(self) -> None:
        pass

    async def work(self, times: int = 1) -> None:
        for _ in range(times):
            await settled()
            done, job = self.waiting.pop(0)
            try:
                done.set_result(job.do())
            except MemoryError as error:
                done.set_exception(error)
        await settled()


async def settled() -> None:
    """Let every task run as far as it can."""
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.fixture
def brush() -> SlowBrush:
    return SlowBrush()


def put_up(monkeypatch: pytest.MonkeyPatch, **painters: Painter) -> None:
    """Let these be all painters there are."""
    for module in ("bot.easel", "bot.studio.jobs"):
        monkeypatch.setattr(f"{module}.PAINTERS", painters)


def easel_of(painter: Painter, brush: SlowBrush, monkeypatch: pytest.MonkeyPatch) -> Easel:
    put_up(monkeypatch, duel=painter)
    return with_signs(Easel(brush))


def with_signs(easel: Easel) -> Easel:
    """An easel on which the signs are painted and the painters loaded."""
    easel._loaded |= {"duel", "land"}
    easel._signs |= {"duel": b"", "land": b""}
    return easel


async def test_everything_that_a_painter_names_is_painted_in_advance(brush, monkeypatch):
    painter = Painter(range(3))
    warming = asyncio.create_task(easel_of(painter, brush, monkeypatch).warm("duel"))
    await brush.work(times=4)
    assert warming.done()
    assert painter.done == ["piece 0", "piece 1", "piece 2"]


async def test_a_picture_that_somebody_waits_for_goes_first(brush, monkeypatch):
    painter = Painter(range(3))
    easel = easel_of(painter, brush, monkeypatch)
    warming = asyncio.create_task(easel.warm("duel"))
    await settled()
    painting = asyncio.create_task(easel.turn(SCENE, words("en")))
    await brush.work()
    assert len(brush.waiting) == 1, "another piece was begun beside the board"
    await brush.work()
    assert painting.done()
    await brush.work(times=3)
    assert warming.done()
    assert painter.done == ["piece 0", "board", "piece 1", "piece 2"]


async def test_when_it_is_told_to_stop_no_other_piece_is_begun(brush, monkeypatch):
    easel = easel_of(Painter(count()), brush, monkeypatch)
    easel.expect("duel")
    await brush.work(times=5)
    under_way = list(brush.waiting)
    await easel.close()
    await settled()
    assert brush.waiting == under_way
    assert not easel._warming


async def test_a_game_is_warmed_once_however_often_it_is_expected(brush, monkeypatch):
    painter = Painter(range(2))
    easel = easel_of(painter, brush, monkeypatch)
    easel.expect("duel")
    easel.expect("duel", "a game of another version")
    await brush.work(times=3)
    assert not brush.waiting
    assert painter.done == ["piece 0", "piece 1"]


async def test_every_brush_with_a_memory_of_its_own_is_warmed(monkeypatch):
    painter, brushes = Painter(range(2)), [SlowBrush(), SlowBrush()]
    put_up(monkeypatch, duel=painter)
    warming = asyncio.create_task(with_signs(Easel(*brushes)).warm("duel"))
    await brushes[0].work(times=3)
    await brushes[1].work(times=3)
    assert warming.done()
    assert painter.done == ["piece 0", "piece 1", "piece 0", "piece 1"]


async def test_what_fails_in_one_game_keeps_no_other_cold(brush, monkeypatch, forgiven):
    def clumsy() -> Iterator[int]:
        yield 0
        raise MemoryError("no canvas left")

    painters = {"land": Painter(clumsy()), "duel": Painter(range(2))}
    put_up(monkeypatch, **painters)
    forgiven.append("warming the painter of land failed")
    warming = asyncio.create_task(with_signs(Easel(brush)).warm("land", "duel"))
    while not warming.done():
        await brush.work()
    assert painters["duel"].done == ["piece 0", "piece 1"]


async def test_two_who_want_the_same_picture_at_once_wait_for_one(brush, monkeypatch):
    painter = Painter(())
    easel = easel_of(painter, brush, monkeypatch)
    paintings = [asyncio.create_task(easel.turn(SCENE, words("en"))) for _ in range(2)]
    await brush.work()
    assert [len(painting.result()) for painting in paintings] == [1, 1]
    assert painter.done == ["board"]
    assert not easel._in_work


async def test_a_picture_that_takes_too_long_is_finished_for_the_next_who_wants_it(
    brush, monkeypatch
):
    painter = Painter(())
    easel = easel_of(painter, brush, monkeypatch)
    with pytest.raises(NotPainted):
        await easel.turn(SCENE, words("en"), Wish(Urgency.TURN, patience=0.01))
    await brush.work()
    assert painter.done == ["board"]
    assert len(await easel.turn(SCENE, words("en"), Wish(Urgency.TURN, patience=0.0))) == 1
    assert painter.done == ["board"]


async def test_where_many_wait_nobody_joins_who_has_no_time(brush, monkeypatch):
    painter = Painter(())
    painter.shown = lambda _, view: view
    easel = easel_of(painter, brush, monkeypatch)
    scenes = [
        SimpleNamespace(match=SCENE.match, view={}, public={"turn": number}, names=())
        for number in range(9)
    ]
    waiting = [asyncio.create_task(easel.turn(one, words("en"))) for one in scenes[:-1]]
    await settled()
    hurried = Wish(Urgency.TURN, patience=0.3)
    with pytest.raises(NotPainted):
        await asyncio.wait_for(easel.turn(scenes[-1], words("en"), hurried), 0.1)
    await brush.work(times=8)
    assert all(one.done() for one in waiting)
    assert len(painter.done) == 8


async def test_what_nobody_wants_any_more_is_not_begun(brush, monkeypatch):
    painter = Painter(())
    painter.shown = lambda _, view: view
    easel = easel_of(painter, brush, monkeypatch)
    still = [True]
    scenes = [
        SimpleNamespace(match=SCENE.match, view={}, public={"turn": number}, names=())
        for number in range(3)
    ]
    first = [asyncio.create_task(easel.turn(one, words("en"))) for one in scenes[:2]]
    wish = Wish(Urgency.LATER, wanted=lambda: still[0])
    last = asyncio.create_task(easel.turn(scenes[2], words("en"), wish))
    await settled()
    still.clear()
    still.append(False)
    await brush.work(times=2)
    assert all(one.done() for one in first)
    with pytest.raises(NotPainted):
        await last
    assert not brush.waiting
    assert not easel._in_work
