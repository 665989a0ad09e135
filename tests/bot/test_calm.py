"""Calm edits: small moves edit a turn message now and then, and the last state always arrives."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest

from bot.store import NoticeKind
from tests.bot.levy import begin_levy, levy_on_the_shelf
from tests.bot.live import PATIENCE, Live
from tests.bot.view_pictures import views_seen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.store import Notice
    from sandbox import Person

#: Seconds that no test waits for.
LONG = 10_000.0


@pytest.fixture(autouse=True)
def levy() -> Iterator[None]:
    with levy_on_the_shelf():
        yield


@pytest.fixture
async def anna(live: Live) -> Person:
    """A player whose turn it is."""
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await begin_levy(live, anna, bob)
    return anna


async def play(live: Live, *steps: str) -> None:
    for step in steps:
        await live.bot.matches.play(1, 0, step)


async def waiting(live: Live, *kinds: NoticeKind) -> None:
    """Wait until nothing is left to be told but edits that have to wait."""
    left: list[NoticeKind] = []
    async with asyncio.timeout(PATIENCE):
        while left != list(kinds or [NoticeKind.PROGRESS]):
            left = [notice.kind for notice in await live.bot.store.notices.of(1)]


async def test_the_first_small_move_is_shown_at_once_and_the_next_ones_later(
    live: Live, anna: Person
) -> None:
    turn = live.turn(anna)
    with patch("bot.delivery.CALM", LONG):
        await play(live, "toil")
        await live.settle()
        assert views_seen(turn)["toil"] == [1, 0]
        with patch.object(live.bot.easel, "turn") as painted:
            await play(live, "toil", "toil", "toil")
            await waiting(live)
        assert views_seen(turn)["toil"] == [1, 0]
        painted.assert_not_called()


async def test_the_last_state_arrives_when_the_calm_is_over(live: Live, anna: Person) -> None:
    turn = live.turn(anna)
    with patch("bot.delivery.CALM", 0.05):
        await play(live, "toil")
        await live.settle()
        await play(live, "toil", "toil")
        await live.settle()
    assert views_seen(turn)["toil"] == [3, 0]
    assert not await live.bot.store.notices.of(1)


async def test_a_new_turn_does_not_wait_and_makes_the_edit_needless(
    live: Live, anna: Person
) -> None:
    turn = live.turn(anna)
    with patch("bot.delivery.CALM", LONG):
        await play(live, "toil")
        await live.settle()
        await play(live, "toil")
        await waiting(live)
        await play(live, "rest")
        await live.settle()
        new = live.turn(anna)
        assert new is not turn
        assert views_seen(new)["toil"] == [2, 0]
        assert "Anna toils.\nAnna toils.\nAnna rests." in new.text
        # The new message may be edited at once.
        await live.bot.matches.play(1, 1, "toil")
        await live.settle()
        assert views_seen(new)["toil"] == [2, 1]


@pytest.mark.usefixtures("anna")
async def test_the_card_is_edited_as_calmly(live: Live) -> None:
    told: list[NoticeKind] = []
    tell = live.bot.delivery._posts.tell

    async def noted(notice: Notice) -> None:
        told.append(notice.kind)
        await tell(notice)

    with patch.object(live.bot.delivery._posts, "tell", noted), patch("bot.delivery.CALM", LONG):
        await play(live, "demand")
        await live.settle()
        for seat, step in ((1, "pay"), (0, "demand"), (1, "pay")):
            await live.bot.matches.play(1, seat, step)
        await waiting(live, NoticeKind.PROGRESS, NoticeKind.STATUS)
        assert [told.count(kind) for kind in (NoticeKind.PROGRESS, NoticeKind.STATUS)] == [1, 1]
        await play(live, "rest")
        await live.settle()
    assert NoticeKind.STATUS in told[told.index(NoticeKind.TURN) :], "with a new turn at once"


async def test_a_restart_does_not_lose_the_last_state(live: Live, anna: Person) -> None:
    turn = live.turn(anna)
    with patch("bot.delivery.CALM", LONG):
        await play(live, "toil")
        await live.settle()
        await play(live, "toil")
        await waiting(live)
        await live.restart()
        await live.settle()
    assert views_seen(turn)["toil"] == [2, 0]


async def test_an_edit_that_a_new_turn_overtakes_while_it_is_painted_is_left_out(
    live: Live, anna: Person
) -> None:
    turn, paint = live.turn(anna), live.bot.easel.turn
    begun, may_end = asyncio.Event(), asyncio.Event()

    async def slow(*about: object) -> object:
        begun.set()
        await may_end.wait()
        return await paint(*about)

    with patch.object(live.bot.easel, "turn", slow):
        await play(live, "toil")
        await begun.wait()
        await play(live, "rest")
        may_end.set()
        await live.settle()
    assert views_seen(turn)["toil"] == [0, 0], "its picture is as it was"
    assert live.turn(anna) is not turn


async def test_a_past_turn_is_not_painted_again(live: Live, anna: Person) -> None:
    turn = live.turn(anna)
    await play(live, "toil")
    await live.settle()
    (file,) = turn.attachments
    alt = turn.images[0].alt
    paint, painted = live.bot.easel.turn, []

    async def counted(shown: object, *about: object) -> object:
        painted.append(shown)
        return await paint(shown, *about)

    with patch.object(live.bot.easel, "turn", counted):
        await play(live, "rest")
        await live.settle()
    assert not turn.buttons
    assert turn.attachments == [file]
    assert turn.images[0].alt == alt
    assert [shown.turn for shown in painted] == [1], "only the new turn"


async def test_after_a_restart_a_past_turn_has_a_picture_too(live: Live, anna: Person) -> None:
    turn = live.turn(anna)
    await live.restart()
    await play(live, "rest")
    await live.settle()
    assert not turn.buttons
    assert views_seen(turn)["toil"] == [0, 0]
