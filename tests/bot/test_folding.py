"""Folding: telling a turn needs none, and nothing is folded on the event loop."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest

from bot import table as tables
from bot.scene import scene, scene_at
from bot.store import Sitter
from rules import Course, Entry, Record
from tests.bot.levy import begin_levy, levy_on_the_shelf
from tests.bot.made_table import made_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.table import Table
    from tests.bot.live import Live

SITTERS = [Sitter(seat, 100 + seat, f"guest {seat}") for seat in range(2)]


@pytest.fixture(autouse=True)
def levy() -> Iterator[None]:
    with levy_on_the_shelf():
        yield


def course_of(turns: int) -> Course:
    """A game of some turns, each of two steps."""
    course = Course(Record("levy", 2, {}, "seed"))
    for turn in range(turns):
        course.play(turn % 2, "toil")
        course.play(turn % 2, "rest")
    return course


def turns_on(table: Table, turns: int) -> None:
    """Let some more turns be decided at a table."""
    for _ in range(turns):
        draft = table.draft()
        seat = draft.course.awaited[0]
        draft.enter([Entry(seat, "toil"), Entry(seat, "rest")])
        table.take_over(draft)


async def test_the_last_turns_are_shown_without_folding() -> None:
    table = made_table(course_of(10), SITTERS)
    turns_on(table, 2)
    with patch.object(asyncio, "to_thread") as away:
        shown = [await scene_at(table, None, version) for version in (20, 22, 24)]
    away.assert_not_called()
    assert [one.turn for one in shown] == [10, 11, 12]
    for one, turns in zip(shown, (10, 11, 12), strict=True):
        assert one == scene(made_table(course_of(turns), SITTERS), None)


async def test_only_few_turns_are_kept() -> None:
    table = made_table(course_of(0), SITTERS)
    turns_on(table, 50)
    assert sorted(table.begun) == [92, 94, 96, 98]


async def test_a_kept_turn_does_not_change_when_the_game_goes_on() -> None:
    table = made_table(course_of(3), SITTERS)
    turns_on(table, 1)
    before = await table.course_at(6)
    view, played = before.position.view(None), len(before.played)
    turns_on(table, 2)
    assert await table.course_at(6) is before
    assert (before.position.view(None), len(before.played)) == (view, played)


async def test_earlier_moments_are_folded_in_a_thread_and_from_the_nearest_one_kept() -> None:
    table = made_table(course_of(10), SITTERS)
    threads, lengths = set(), []
    enter = Course.enter

    def noted(course: Course, *about: object, **more: object) -> object:
        threads.add(threading.current_thread())
        lengths.append(len(course.record.entries))
        return enter(course, *about, **more)

    with patch.object(Course, "enter", noted):
        assert (await table.course_at(8)).turn == 4
        assert lengths == list(range(8))
        lengths.clear()
        assert (await table.course_at(11)).turn == 5
        assert lengths == [8, 9, 10], "not from the beginning"
        lengths.clear()
        await table.course_at(8)
        assert lengths == [], "and not twice"
    assert threading.main_thread() not in threads


async def test_a_turn_is_posted_without_folding_the_log(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await begin_levy(live, anna, bob)
    with (
        patch.object(tables, "fold") as folded,
        patch.object(tables, "_fold_on") as folded_on,
    ):
        for seat in (0, 1, 0):
            for step in ("toil", "rest"):
                await live.bot.matches.play(1, seat, step)
            await live.settle()
    folded.assert_not_called()
    folded_on.assert_not_called()
    assert (await live.table()).course.turn == 3
