"""Restraint: when Discord refuses everything, the bot makes few requests, and goes on by itself."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import pytest

from bot import restraint
from bot.restraint import Restraint
from tests.bot.live import offered
from tests.bot.players import rounds

if TYPE_CHECKING:
    from tests.bot.live import Live

#: How many invalid requests may be made at any pace in these tests.
FREELY = 20
#: With so many further ones the test has seen enough.
FURTHER = 5
#: More refusals than any test asks for.
ALWAYS = 1_000_000


class Now:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch, forgiven: list[str]) -> Now:
    """Restraint's clock, which stands still; far fewer refusals are many."""
    forgiven.append("Discord refused")
    clock = Now()
    monkeypatch.setattr(restraint, "monotonic", clock)
    monkeypatch.setattr(restraint, "FREELY", FREELY)
    monkeypatch.setattr(restraint, "AT_MOST", 2 * FREELY)
    return clock


def refuse(of: Restraint, times: int, status: int = 403) -> None:
    for _ in range(times):
        of.note(status, {})


async def may_go(of: Restraint, *, answer: bool = False) -> bool:
    """Whether a request may be made now; if so, it ends."""
    turn = asyncio.create_task(of.take_turn(answer=answer))
    done, _ = await asyncio.wait([turn], timeout=0.05)
    if not done:
        turn.cancel()
        await asyncio.wait([turn])
        return False
    if turn.result():
        of.end_turn()
    return True


def refused(live: Live) -> int:
    """How many invalid requests Discord has counted."""
    return sum(one.status in {401, 403, 429} for one in live.sandbox.traffic.exchanges)


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize("status", [401, 403])
async def test_when_everything_is_refused_few_requests_are_made_and_all_is_told_in_the_end(
    live: Live, now: Now, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    anna, bob = await live.pair()
    await live.choose(anna, "7")
    live.sandbox.faults.answer(status, times=ALWAYS)
    await live.bot.matches.play(1, 1, "4")
    await live.sandbox.traffic.until(lambda _: refused(live) >= FREELY)
    # However long it lasts, at most one request is made each time that the pause is over.
    pauses = 0
    while refused(live) < FREELY + FURTHER:
        now.time += restraint.PAUSE
        pauses += 1
        await asyncio.sleep(0.01)
        assert refused(live) <= FREELY + pauses
    lines = [one for one in caplog.records if one.name == restraint.__name__]
    assert [one.levelno for one in lines] == [logging.ERROR]
    live.sandbox.faults.clear()
    now.time += restraint.PAUSE
    await live.settle()
    assert rounds(live, anna) == ["1", "2"]
    assert offered(await live.prompt(anna))
    assert offered(await live.prompt(bob))
    assert refused(live) <= FREELY + pauses + 1


async def test_a_request_waits_once_many_were_refused_until_they_count_no_more(now: Now) -> None:
    one = Restraint()
    refuse(one, FREELY - 1)
    assert await may_go(one)
    refuse(one, 1)
    assert not await may_go(one)
    now.time += restraint.WINDOW
    assert await may_go(one)


@pytest.mark.parametrize("status", [200, 204, 400, 404, 500])
async def test_only_refusals_that_discord_counts_are_counted(now: Now, status: int) -> None:
    one = Restraint()
    refuse(one, FREELY, status)
    for _ in range(FREELY):
        one.note(429, {"X-RateLimit-Scope": "shared"})
    assert await may_go(one)


async def test_restrained_requests_are_made_one_after_the_other(now: Now) -> None:
    one = Restraint()
    refuse(one, FREELY)
    now.time += restraint.PAUSE
    assert await one.take_turn(answer=False)
    assert not await may_go(one)
    one.end_turn()
    # That one was not refused, so there is no pause.
    assert await may_go(one)


async def test_answers_do_not_wait_for_posts_unless_very_many_were_refused(now: Now) -> None:
    one = Restraint()
    refuse(one, 2 * FREELY - 1)
    assert not await may_go(one)
    assert await may_go(one, answer=True)
    refuse(one, 1)
    assert not await may_go(one, answer=True)


async def test_a_later_time_is_told_in_the_log_too(
    now: Now, caplog: pytest.LogCaptureFixture
) -> None:
    one = Restraint()
    refuse(one, 2 * FREELY)
    assert len(caplog.records) == 1
    now.time += restraint.WINDOW
    refuse(one, 2 * FREELY)
    assert len(caplog.records) == 2
