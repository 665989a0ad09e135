"""A question to somebody else within a turn: it calls that seat, and makes no new turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.store import NoticeKind
from tests.bot.levy import begin_levy, levy_on_the_shelf
from tests.bot.live import Live, offered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sandbox import Person


@pytest.fixture(autouse=True)
def levy() -> Iterator[None]:
    with levy_on_the_shelf():
        yield


@pytest.fixture
async def guests(live: Live) -> list[Person]:
    """Three players; it is the first one's turn."""
    guests = [live.guest(name) for name in ("Anna", "Bob", "Carl")]
    await begin_levy(live, *guests)
    return guests


async def test_a_question_brings_the_turn_message_up_to_date_and_posts_no_other(
    live: Live, guests: list[Person]
) -> None:
    anna, bob, _ = guests
    turn, told = live.turn(anna), len(live.told(anna))
    await live.choose(anna, "demand")
    assert live.turn(anna) is turn
    assert len(live.told(anna)) == told
    assert f"<@{bob.id}>" in turn.text
    assert f"<@{anna.id}>" not in turn.text
    assert "Anna demands a levy of Bob." in turn.text
    assert "has chosen" not in turn.text


async def test_who_is_asked_within_a_turn_gets_one_direct_message(
    live: Live, guests: list[Person]
) -> None:
    anna, bob, _ = guests
    before = {one: len((await one.dm()).messages_for(one)) for one in guests}
    await live.choose(anna, "demand")
    after = {one: len((await one.dm()).messages_for(one)) for one in guests}
    assert {one.name: after[one] - before[one] for one in guests} == {
        "Anna": 0,
        "Bob": 1,
        "Carl": 0,
    }
    prompt = await live.prompt(bob)
    assert "Do you pay?" in prompt.text
    assert offered(prompt) == ["pay", "refuse"]
    assert "Waiting for Bob" in (await live.prompt(anna)).text


async def test_who_is_asked_and_takes_no_direct_messages_is_called_once(
    live: Live, guests: list[Person]
) -> None:
    anna, bob, _ = guests
    bob.close_dms()
    before = {one.name: len(one.pings) for one in guests}
    await live.choose(anna, "demand")
    assert {one.name: len(one.pings) - before[one.name] for one in guests} == {
        "Anna": 0,
        "Bob": 1,
        "Carl": 0,
    }
    await live.bot.matches.play(1, 1, "pay")
    await live.settle()
    await live.choose(anna, "demand")
    assert len(bob.pings) == before["Bob"] + 2, "also when it is known before"


async def test_the_mover_is_asked_again_when_the_question_is_answered(
    live: Live, guests: list[Person]
) -> None:
    anna, bob, _ = guests
    turn = live.turn(anna)
    await live.choose(anna, "demand")
    await live.choose(bob, "refuse")
    assert live.turn(anna) is turn
    assert f"<@{anna.id}>" in turn.text
    assert "Bob refuses Anna." in turn.text
    prompt = await live.prompt(anna)
    assert "What do you do?" in prompt.text
    assert "Bob refuses Anna." in prompt.text
    assert offered(prompt) == ["toil", "scheme", "dig", "demand", "rest"]
    assert "You refuse." in (await live.prompt(bob)).text


async def test_a_turn_that_was_interrupted_ends_as_any_other(
    live: Live, guests: list[Person]
) -> None:
    anna, bob, _ = guests
    turn = live.turn(anna)
    await live.choose(anna, "demand")
    await live.choose(bob, "pay")
    await live.choose(anna, "rest")
    assert live.turn(anna) is not turn
    assert (await live.table()).course.turn == 1
    assert offered(await live.prompt(bob)) == ["toil", "scheme", "dig", "demand", "rest"]


async def test_a_secret_step_is_told_to_nobody(live: Live, guests: list[Person]) -> None:
    anna, *_ = guests
    told = []
    tell = live.bot.delivery._posts.tell

    async def noted(notice: object) -> None:
        told.append(notice)
        await tell(notice)

    live.bot.delivery._posts.tell = noted
    await live.choose(anna, "scheme")
    assert told == []
    await live.choose(anna, "toil")
    assert [notice.kind for notice in told] == [NoticeKind.PROGRESS]
