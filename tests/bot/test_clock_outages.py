"""Clocks, restarts and outages: when nobody could play, nobody's time has run."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.clocks.pace import DAY, HOUR
from rules import BadRecord
from tests.bot.live import choose
from tests.bot.timed import deadlines, reminders, timed

if TYPE_CHECKING:
    from tests.bot.live import Live


async def test_deadlines_and_reminders_survive_a_restart(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "3d", anna, bob)
    await live.choose(bob, "4")
    await live.pass_time(37)
    before = (await live.table()).match.sitters[0].clock
    await live.restart()
    await live.pass_time(1)
    assert (await live.table()).match.sitters[0].clock == before
    assert len(reminders(anna)) == 1


async def test_the_time_while_the_bot_was_down_is_nobodys(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "24h", anna, bob)
    await live.pass_time(4)
    begun = live.now()
    await live.close()
    live.sandbox.clock.advance(2 * DAY)
    await live.open()
    await live.pass_time(0.01)
    assert "time is over" not in " ".join(message.text for message in live.told(anna))
    (down,) = await live.bot.store.time.outages()
    assert down.end - down.begin == pytest.approx(2 * DAY, abs=120)
    end = deadlines(live.turn(anna))[0]
    assert end == pytest.approx(begun + 2 * DAY + 20 * HOUR, abs=120)


async def test_the_time_while_discord_was_gone_is_nobodys(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "24h", anna, bob)
    await live.pass_time(1)
    with monkeypatch.context() as gone:
        gone.setattr(live.bot.alarms, "_is_up", lambda: False)
        await live.pass_time(40, step=10)
    assert not await live.bot.store.time.outages()
    await live.pass_time(0.1)
    (down,) = await live.bot.store.time.outages()
    assert down.end - down.begin == pytest.approx(40.1 * HOUR, abs=120)
    assert (await live.table()).match.sitters[0].clock.misses == 0


async def test_the_bot_is_down_while_a_gateway_is_closed(live: Live) -> None:
    assert live.bot.alarms._is_up()
    await live.close()
    assert not live.bot.alarms._is_up()
    await live.open()


async def test_a_short_restart_is_no_outage(live: Live) -> None:
    await live.pass_time(0.1)
    await live.restart()
    await live.pass_time(0.001)
    assert not await live.bot.store.time.outages()


async def test_a_match_that_can_no_longer_be_played_rings_once(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "24h", anna, bob)
    await live.restart()
    monkeypatch.setattr("bot.tables.fold", _unreadable)
    await live.pass_time(25, step=25)
    assert not await live.bot.store.time.due(live.now() + 100 * DAY)


def _unreadable(*_: object) -> None:
    raise BadRecord("no such edition", "edition")


# Requests that fail while the gateway is up


@pytest.mark.usefixtures("hurry")
async def test_the_time_while_discord_does_nothing_that_it_is_asked_is_nobodys(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "24h", anna, bob)
    await live.pass_time(1)
    begun = live.now()
    live.sandbox.faults.answer(503, times=1_000_000)
    await live.pass_time(40, step=10)
    assert live.bot.alarms._is_up(), "the gateway has been there all the time"
    assert not await live.bot.store.time.outages()
    live.sandbox.faults.clear()
    await live.pass_time(0.1)
    (down,) = await live.bot.store.time.outages()
    assert down.end - down.begin == pytest.approx(40.1 * HOUR, abs=120)
    sitters = (await live.table()).match.sitters
    assert [one.clock.misses for one in sitters] == [0, 0]
    end = deadlines(live.turn(anna))[0]
    assert end == pytest.approx(begun + 40.1 * HOUR + 23 * HOUR, abs=120)
    assert not reminders(anna)


@pytest.mark.usefixtures("hurry")
async def test_requests_that_get_lost_are_noticed_though_nobody_does_anything(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "24h", anna, bob)
    await live.pass_time(1)
    live.sandbox.faults.lose(times=1_000_000, method="*")
    await live.pass_time(30, step=30)
    live.sandbox.faults.clear()
    await live.pass_time(0.1)
    (down,) = await live.bot.store.time.outages()
    assert down.end - down.begin == pytest.approx(30.1 * HOUR, abs=120)
    assert (await live.table()).match.sitters[0].clock.misses == 0


@pytest.mark.usefixtures("hurry")
async def test_a_single_request_that_fails_is_no_outage(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "24h", anna, bob)
    live.sandbox.faults.answer(500, path="/interactions/*")
    await choose(anna, await live.prompt(anna), "6")
    await live.pass_time(2)
    assert not await live.bot.store.time.outages()


async def test_requests_that_discord_refuses_are_no_outage(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "24h", anna, bob)
    live.sandbox.faults.answer(403, times=1_000_000, code=50013)
    await live.pass_time(3)
    live.sandbox.faults.clear()
    assert not await live.bot.store.time.outages()
