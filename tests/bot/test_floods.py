"""Floods: who does too much in a short time is told to wait; a keen player never notices."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot import allowance
from bot.allowance import Allowance
from tests.bot.live import answer, click

if TYPE_CHECKING:
    from tests.bot.live import Live


class Watch:
    """A clock that goes on only when told."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def watch() -> Watch:
    return Watch()


def test_half_of_it_may_be_used_at_once_and_the_rest_evenly(watch: Watch) -> None:
    one = Allowance(20, 60.0, watch)
    assert [one.use(7) for _ in range(10)] == [0.0] * 10
    assert one.use(7) == pytest.approx(3.0)
    watch.time += 2.5
    assert one.use(7) == pytest.approx(0.5)
    watch.time += 0.5
    assert one.use(7) == 0.0
    assert one.use(7) == pytest.approx(3.0)


def test_what_is_refused_uses_nothing_up(watch: Watch) -> None:
    one = Allowance(2, 60.0, watch)
    assert one.use(7) == 0.0
    assert {one.use(7) for _ in range(100)} == {30.0}
    watch.time += 30.0
    assert one.use(7) == 0.0


def test_nobody_suffers_from_another(watch: Watch) -> None:
    one = Allowance(2, 60.0, watch)
    assert one.use(7) == 0.0
    assert one.use(7) > 0.0
    assert one.use(8) == 0.0


def test_who_keeps_to_it_is_never_refused(watch: Watch) -> None:
    one = Allowance(120, 60.0, watch)
    for _ in range(1000):
        assert one.use(7) == 0.0
        watch.time += 0.5


def test_without_a_limit_nothing_is_refused_or_remembered(watch: Watch) -> None:
    one = Allowance(0, 60.0, watch)
    assert {one.use(7) for _ in range(1000)} == {0.0}
    assert not one._back


def test_only_so_many_people_are_remembered_and_nobody_for_ever(
    watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(allowance, "REMEMBERED", 5)
    one = Allowance(2, 60.0, watch)
    for user in range(100):
        assert one.use(user) == 0.0
    assert list(one._back) == [95, 96, 97, 98, 99]
    watch.time += 60.0
    assert one.use(7) == 0.0
    assert list(one._back) == [7]


async def test_who_clicks_too_fast_is_told_to_wait_and_nothing_happens(
    live: Live, watch: Watch
) -> None:
    anna, bob = await live.pair()
    live.bot._actions = Allowance(4, 60.0, watch)
    turn = live.turn(anna)
    for _ in range(2):
        assert "Round 1" in (await click(anna, turn, "hand")).text
    prompt = await live.prompt(anna)
    reply = await (await anna.select(prompt, prompt.menus[0].custom_id, ["7"])).answered()
    assert reply.ephemeral
    assert reply.text == (
        "That was too much in a short time, so nothing was done. Try again in 15 seconds."
    )
    assert "15 seconds" in (await anna.slash(live.thread, "hand")).text
    assert not (await live.table()).course.played
    await live.choose(bob, "4")
    watch.time += 15.0
    await answer(anna, prompt, "7")
    assert len((await live.table()).course.played) == 2


async def test_the_answer_is_in_the_language_that_the_reader_has_chosen(
    live: Live, watch: Watch
) -> None:
    olena = live.guest("Олена", "uk")
    live.bot._actions = Allowance(2, 60.0, watch)
    await olena.slash(live.games, "help")
    watch.time += 9.0
    assert "через 21 секунду" in (await olena.slash(live.games, "help")).text


async def test_who_types_too_fast_gets_no_suggestions_and_then_gets_them_again(
    live: Live, watch: Watch
) -> None:
    anna, _ = await live.pair()
    live.bot._typing = Allowance(2, 60.0, watch)
    assert (await anna.autocomplete(live.thread, "move", "move")).choices
    assert (await anna.autocomplete(live.thread, "move", "move")).choices == []
    watch.time += 30.0
    assert (await anna.autocomplete(live.thread, "move", "move")).choices


async def test_who_opens_and_cancels_games_again_and_again_is_stopped(
    live: Live, watch: Watch
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    live.bot.lobbies._openings = Allowance(4, 3600.0, watch)
    for _ in range(2):
        card = await live.lobby_of(anna)
        await click(anna, card, "cancel")
    await live.settle()
    before = len(live.games.messages_for(bob))
    reply = await anna.slash(live.games, "play", game="duel")
    assert reply.ephemeral
    when = int(live.now()) + 900
    assert reply.text in {
        f"You have opened many games in a short time. You can open the next one <t:{one}:R>."
        for one in (when, when + 1)
    }
    assert len(live.games.messages_for(bob)) == before
    assert len(await live.bot.store.matches.of(anna.id)) == 0
    await live.lobby_of(bob)
    watch.time += 900.0
    await live.lobby_of(anna)
