"""When painting takes long, everybody is asked at once, and the pictures follow or are left out."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import pytest

from bot.store import NoticeKind
from bot.studio import Paint, Studio
from tests.bot.live import PATIENCE, Live, answer, button, choose, click, offered, verbs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sandbox import Message, Person


class SlowBrush:
    """Paints nothing until it is told to."""

    at_once = 1

    def __init__(self) -> None:
        self.may_paint = asyncio.Event()
        self.painted: list[Paint] = []

    async def do(self, job: Any) -> Any:
        await self.may_paint.wait()
        if isinstance(job, Paint):
            self.painted.append(job)
        return job.do()

    async def close(self) -> None:
        pass


@pytest.fixture
def hasty(live: Live) -> Iterator[None]:
    """Messages of the running bot wait for their pictures for a moment only."""
    assert live.bot.is_ready()
    with patch("bot.easel.PATIENCE", 0.01):
        yield


async def slow_down(live: Live) -> SlowBrush:
    """From now on nothing is painted until the brush may paint."""
    brush = SlowBrush()
    live.bot.easel._studio = Studio([brush])
    live.bot.easel._kept.clear()
    return brush


async def kinds(live: Live) -> set[NoticeKind]:
    return {notice.kind for notice in await live.bot.store.notices.of(1)}


async def next_round(live: Live, anna: Person, bob: Person, *cards: str) -> Message:
    """Both choose; returns the message of the turn that begins."""
    turns = len((await live.table()).course.turns)
    for seat, card in enumerate(cards):
        await live.bot.matches.play(1, seat, card)
    for guest in (anna, bob):
        await guest.until(
            lambda seen: bool(offered(seen)) and f"Round {turns + 1}" in seen.text,
        )
    return live.turn(anna)


@pytest.mark.usefixtures("hasty")
async def test_who_is_next_is_asked_before_anything_is_painted(live: Live) -> None:
    anna, bob = await live.pair()
    brush = await slow_down(live)
    turn = await next_round(live, anna, bob, "7", "4")
    prompt = await live.prompt(anna)
    assert not turn.images
    assert not prompt.images
    late = {NoticeKind.PROGRESS, NoticeKind.PICTURE}
    async with asyncio.timeout(PATIENCE):
        while (left := await kinds(live)) - late:
            pass
    assert left == late
    brush.may_paint.set()
    await live.settle()
    assert len(turn.images) == 1
    assert len(prompt.images) == 1
    assert offered(prompt)
    assert "more" in verbs(turn)
    assert await kinds(live) == set()


@pytest.mark.usefixtures("hasty")
async def test_the_picture_of_a_turn_that_is_over_is_not_painted(live: Live) -> None:
    anna, bob = await live.pair()
    brush = await slow_down(live)
    old = await next_round(live, anna, bob, "7", "4")
    new = await next_round(live, anna, bob, "6", "5")
    brush.may_paint.set()
    await live.settle()
    assert len(new.images) == 1
    assert not old.images
    assert not old.buttons
    boards = [job for job in brush.painted if not job.sheet.private]
    # One may have been on the easel when the turn ended.
    assert len(boards) <= 2
    assert await kinds(live) == set()


@pytest.mark.usefixtures("hasty")
async def test_a_late_picture_never_brings_an_answered_question_back(live: Live) -> None:
    anna, bob = await live.pair()
    brush = await slow_down(live)
    await next_round(live, anna, bob, "7", "4")
    prompt = await live.prompt(anna)
    await choose(anna, prompt, "6")
    await anna.until(lambda seen: seen is prompt and not offered(prompt))
    brush.may_paint.set()
    await live.settle()
    assert not offered(prompt)
    assert "You chose" in prompt.text
    assert await kinds(live) == set()


@pytest.mark.usefixtures("hasty")
async def test_an_answer_comes_at_once_and_its_picture_follows(live: Live) -> None:
    anna, _ = await live.pair()
    brush = await slow_down(live)
    shown = (await click(anna, live.turn(anna), "hand")).message
    assert shown is not None
    assert offered(shown)
    assert not shown.images
    brush.may_paint.set()
    await anna.until(lambda seen: seen is shown and bool(shown.images))
    assert offered(shown)


@pytest.mark.usefixtures("hasty")
async def test_who_has_clicked_since_keeps_what_the_click_has_shown(live: Live) -> None:
    anna, _ = await live.pair()
    brush = await slow_down(live)
    shown = (await click(anna, live.turn(anna), "hand")).message
    assert shown is not None
    await answer(anna, shown, "7")
    told = shown.text
    brush.may_paint.set()
    await live.settle()
    await live.bot.late_pictures.idle()
    assert shown.text == told
    assert not offered(shown)


@pytest.mark.usefixtures("hasty")
async def test_after_a_restart_the_pictures_still_follow(live: Live) -> None:
    anna, bob = await live.pair()
    await slow_down(live)
    turn = await next_round(live, anna, bob, "7", "4")
    prompt = await live.prompt(bob)
    with patch("bot.easel.PATIENCE", 60.0):
        await live.restart()
        await live.settle()
    assert len(turn.images) == 1
    assert len(prompt.images) == 1
    assert offered(prompt)
    assert await kinds(live) == set()


@pytest.mark.usefixtures("hasty")
async def test_the_end_waits_for_its_picture_and_comes_with_the_record(live: Live) -> None:
    anna, _ = await live.pair()
    brush = await slow_down(live)
    await live.bot.matches.resign(1, 1)
    posted = asyncio.create_task(
        anna.until(lambda seen: "rematch" in verbs(seen) and seen.channel is live.thread)
    )
    await asyncio.sleep(0.05)
    assert not posted.done()
    brush.may_paint.set()
    last = await posted
    await live.settle()
    assert last.images
    assert [file for file in last.attachments if file.filename.endswith(".jsonl")]
    assert button(last, "rematch")
