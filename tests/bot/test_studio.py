"""The studio: what is more urgent goes first, and painting in another process."""

from __future__ import annotations

import asyncio
import os
import pickle
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from bot.easel import Easel, easel_of
from bot.languages import words
from bot.studio import Paint, ProcessBrush, Studio, Unwanted, Urgency
from bot.studio.brush import PaintingFailed, ThreadBrush
from bot.studio.pipe import HEAD, packed
from render import PAINTERS
from render.sample import samples_of
from tests.bot.small_jobs import Die, Echo, Here

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    import discord


class OneByOne:
    """Does one job at a time, each when it is told to."""

    at_once = 1

    def __init__(self) -> None:
        self.done: list[str] = []
        self._go = asyncio.Semaphore(0)

    async def do(self, job: Any) -> Any:
        await self._go.acquire()
        self.done.append(job.word)
        return job.do()

    async def work(self, times: int) -> None:
        for _ in range(times):
            self._go.release()
            for _ in range(10):
                await asyncio.sleep(0)

    async def close(self) -> None:
        pass


async def test_the_most_urgent_order_is_done_next() -> None:
    brush = OneByOne()
    studio = Studio([brush])
    waiting = [
        asyncio.create_task(studio.order(Echo(urgency.name)).result(urgency))
        for urgency in (Urgency.LATER, *reversed(Urgency))
    ]
    await brush.work(len(waiting))
    assert waiting[0].result() == "LATER"
    assert brush.done == ["LATER", "ANSWER", "QUESTION", "TURN", "LATER", "ASIDE"]


async def test_of_messages_without_pictures_the_newest_gets_its_own_first() -> None:
    brush = OneByOne()
    studio = Studio([brush])
    orders = [
        (Urgency.LATER, "begun"),
        (Urgency.LATER, "older"),
        (Urgency.TURN, "turn"),
        (Urgency.LATER, "newer"),
        (Urgency.TURN, "next turn"),
    ]
    waiting = [
        asyncio.create_task(studio.order(Echo(word)).result(urgency)) for urgency, word in orders
    ]
    await brush.work(len(waiting))
    assert all(task.done() for task in waiting)
    assert brush.done == ["begun", "turn", "next turn", "newer", "older"]


async def test_who_no_longer_wants_a_picture_hears_so_before_its_turn_comes() -> None:
    brush = OneByOne()
    studio = Studio([brush])
    wanted = True
    orders = [(Urgency.LATER, "begun"), (Urgency.LATER, "old"), (Urgency.LATER, "new")]
    waiting = [
        asyncio.create_task(
            studio.order(Echo(word)).result(urgency, lambda word=word: wanted or word != "old")
        )
        for urgency, word in orders
    ]
    await asyncio.sleep(0)
    wanted = False
    await brush.work(1)
    assert isinstance(waiting[1].exception(), Unwanted)
    assert not waiting[2].done()
    await brush.work(1)
    assert brush.done == ["begun", "new"]


async def test_who_is_in_a_hurry_moves_an_order_forward_for_all() -> None:
    brush = OneByOne()
    studio = Studio([brush])
    board = studio.order(Echo("board"))
    waiting = [
        asyncio.create_task(studio.order(Echo("first")).result(Urgency.TURN)),
        asyncio.create_task(board.result(Urgency.LATER)),
        asyncio.create_task(studio.order(Echo("hand")).result(Urgency.QUESTION)),
        asyncio.create_task(board.result(Urgency.ANSWER)),
    ]
    await brush.work(3)
    assert [task.result() for task in waiting] == ["first", "board", "hand", "board"]
    assert brush.done == ["first", "board", "hand"]


async def test_an_order_that_all_have_left_is_not_begun() -> None:
    brush = OneByOne()
    studio = Studio([brush])
    first = asyncio.create_task(studio.order(Echo("first")).result(Urgency.TURN))
    await asyncio.sleep(0)
    left = asyncio.create_task(studio.order(Echo("left")).result(Urgency.TURN))
    await asyncio.sleep(0)
    left.cancel()
    await brush.work(2)
    assert first.result() == "first"
    assert brush.done == ["first"]


class Broken:
    """A brush that fails whatever it does once it is put away."""

    at_once = 1

    def __init__(self) -> None:
        self._closed = asyncio.Event()

    async def do(self, job: object) -> Any:
        await self._closed.wait()
        raise RuntimeError("cannot schedule new futures after shutdown")

    async def close(self) -> None:
        self._closed.set()


async def test_what_is_being_done_as_the_studio_closes_is_cancelled_and_no_fault() -> None:
    studio = Studio([Broken()])
    waiting = asyncio.create_task(studio.order(Echo("late")).result(Urgency.TURN))
    await asyncio.sleep(0)
    await studio.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting


async def test_a_brush_that_is_closed_meanwhile_still_gives_what_it_has_done() -> None:
    brush = ThreadBrush()
    doing = asyncio.create_task(brush.do(Echo("last")))
    await asyncio.sleep(0)
    await brush.close()
    assert await doing == "last"


async def test_the_delay_grows_with_what_is_ahead_and_not_with_what_can_wait() -> None:
    brush = OneByOne()
    studio = Studio([brush])
    assert studio.delay(Urgency.LATER) == 0
    waiting = [
        asyncio.create_task(studio.order(Echo("board")).result(Urgency.TURN)) for _ in range(5)
    ]
    await asyncio.sleep(0)
    assert 0 < studio.delay(Urgency.ANSWER) < studio.delay(Urgency.TURN)
    assert studio.delay(Urgency.TURN) == studio.delay(Urgency.LATER)
    await brush.work(5)
    assert all(task.done() for task in waiting)
    assert studio.delay(Urgency.LATER) == 0


@pytest.fixture
async def process() -> AsyncIterator[ProcessBrush]:
    brush = ProcessBrush()
    yield brush
    await brush.close()


async def test_a_process_does_jobs_and_says_why_one_failed(process: ProcessBrush) -> None:
    assert await process.do(Echo("board")) == "board"
    with pytest.raises(PaintingFailed, match="ValueError: no canvas"):
        await process.do(Echo("no canvas", fails=True))
    assert await process.do(Echo("hand")) == "hand"


async def test_a_process_knows_no_token(
    process: ProcessBrush, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLANMOOT_TOKEN", "secret")
    pid, token = await process.do(Here("CLANMOOT_TOKEN"))
    assert pid != os.getpid()
    assert token is None


async def test_when_a_process_dies_the_next_job_starts_another(process: ProcessBrush) -> None:
    first, _ = await process.do(Here("HOME"))
    with pytest.raises(PaintingFailed, match="has ended"):
        await process.do(Die())
    second, _ = await process.do(Here("HOME"))
    assert first != second
    assert await process.do(Echo("hand")) == "hand"


async def test_a_process_ends_when_the_bot_has_gone(process: ProcessBrush) -> None:
    await process.do(Echo("board"))
    started = process._process
    assert started is not None
    assert started.stdin is not None
    started.stdin.close()
    assert await asyncio.wait_for(started.wait(), 30) == 0


async def test_a_picture_is_the_same_wherever_it_is_painted() -> None:
    sample = samples_of("duel")[0]
    shown: Any = SimpleNamespace(
        match=SimpleNamespace(id=1, game="duel"),
        view=sample.view,
        public=sample.view,
        names=sample.names,
    )
    here, there = Easel(), easel_of(1)
    try:
        sheet = sample.shown_by(PAINTERS["duel"])
        (ours,), (theirs,) = [await one.sheet(sheet, shown, words("uk")) for one in (here, there)]
        assert content(ours) == content(theirs)
    finally:
        await there.close()


@pytest.mark.parametrize("game", PAINTERS)
def test_whatever_is_painted_can_be_sent_to_another_process(game: str) -> None:
    for sample in samples_of(game):
        sheet = sample.shown_by(PAINTERS[game])
        job = Paint(game, sheet, sample.view, tuple(sample.names), words("ru"))
        sent: Paint = pickle.loads(packed(job)[HEAD.size :])  # noqa: S301
        assert sent == job
        assert sent.words is job.words


def content(picture: discord.File) -> tuple[str, str | None, bytes]:
    return picture.filename, picture.description, picture.fp.read()
