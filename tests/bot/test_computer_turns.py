"""Computers play turns, not clicks: one plan, one pause, one update."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from bot.computer_turns import computer_turn
from rules import Chance, Course, Entry, Record
from tests.bot.levy import MOVES, LevyGame, LevyPosition, begin_levy, levy_on_the_shelf

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.bot.live import Live


@pytest.fixture(autouse=True)
def levy() -> Iterator[None]:
    with levy_on_the_shelf():
        yield


def scripted(monkeypatch: pytest.MonkeyPatch, *script: str) -> list[str]:
    """What a computer does in a go, if that is what it wants to do in its turn."""
    monkeypatch.setattr(LevyGame, "script", script)
    course = Course(Record("levy", 3, {}, "seed"))
    return list(map(str, computer_turn(course, 0, Chance("any"))))


# Plans


def test_a_turn_is_planned_to_its_end(monkeypatch):
    assert scripted(monkeypatch, "toil", "scheme", "toil", "rest") == [
        "toil",
        "scheme",
        "toil",
        "rest",
    ]


def test_a_plan_ends_where_chance_is_drawn(monkeypatch):
    assert scripted(monkeypatch, "toil", "dig", "rest") == ["toil", "dig"]


def test_a_plan_ends_where_somebody_else_is_asked(monkeypatch):
    assert scripted(monkeypatch, "demand", "toil", "rest") == ["demand"]


def test_a_plan_ends_where_the_seat_learns_something(monkeypatch):
    def scheme(position: LevyPosition, seat: int, move: object, *, real: Any) -> list[object]:
        position.revealed += move == MOVES["scheme"]
        return real(position, seat, move)

    real = LevyPosition.apply
    monkeypatch.setattr(LevyPosition, "apply", lambda *about: scheme(*about, real=real))
    assert scripted(monkeypatch, "toil", "scheme", "toil", "rest") == ["toil", "scheme"]


def test_a_plan_ends_where_what_was_imagined_proves_wrong(monkeypatch):
    """As if one could toil only while nobody schemes, which is known to the schemers alone."""
    real = LevyPosition.moves

    def moves(position: LevyPosition, seat: int) -> list[object]:
        wary = position.steps and position.schemes[1] == 0
        return [move for move in real(position, seat) if not wary or str(move) != "toil"]

    monkeypatch.setattr(LevyPosition, "moves", moves)
    monkeypatch.setattr(LevyPosition, "redraw", lambda position, *_: position.schemes.reverse())
    monkeypatch.setattr(LevyGame, "script", ("scheme", "toil", "rest"))
    course = Course(Record("levy", 2, {}, "seed"))
    course.position.schemes = [1, 0]
    assert list(map(str, computer_turn(course, 0, Chance("any")))) == ["scheme"]


def test_planning_changes_nothing(monkeypatch):
    course = Course(Record("levy", 3, {}, "seed"))
    before = course.position.view(0), course.position.chance.drawn
    assert computer_turn(course, 0, Chance("any"))
    assert (course.position.view(0), course.position.chance.drawn) == before


# At the table


async def pauses_and_versions(
    live: Live, monkeypatch: pytest.MonkeyPatch, *script: str
) -> tuple[int, list[list[str]]]:
    """How often a computer pauses in such a turn, and what it enters in a go."""
    monkeypatch.setattr(LevyGame, "script", script)
    sleep, pauses = asyncio.sleep, []
    entered: list[list[str]] = []
    append = live.bot.store.matches.append

    async def nap(delay: float, result: object = None) -> object:
        if asyncio.current_task().get_name().startswith("computer"):
            pauses.append(delay)
        return await sleep(delay, result)

    async def noted(match: object, entries: list[Entry], *more: object) -> None:
        if entries[0].seat == 1:
            entered.append([entry.word for entry in entries])
        await append(match, entries, *more)

    monkeypatch.setattr(asyncio, "sleep", nap)
    monkeypatch.setattr(live.bot.store.matches, "append", noted)
    anna = live.guest("Anna")
    await begin_levy(live, anna, computers=1)
    await live.choose(anna, "rest")
    assert (await live.table()).course.awaited == (0,)
    return len(pauses), entered


async def test_a_turn_of_a_computer_is_one_pause_and_one_entry(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []
    tell = live.bot.delivery._posts.tell

    async def noted(notice: object) -> None:
        told.append(notice.kind)
        await tell(notice)

    live.bot.delivery._posts.tell = noted
    found = await pauses_and_versions(live, monkeypatch, "toil", "scheme", "toil", "rest")
    assert found == (1, [["toil", "scheme", "toil", "rest"]])
    assert "progress" not in told


async def test_pauses_do_not_tell_how_often_a_computer_thinks_in_a_turn(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = await pauses_and_versions(live, monkeypatch, "scheme", "dig", "dig", "toil", "rest")
    assert found == (1, [["scheme", "dig"], ["dig"], ["toil", "rest"]])


async def test_if_others_spoil_a_plan_its_first_move_is_made_and_the_rest_thought_over(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LevyGame, "script", ("toil", "rest"))
    plans = [[MOVES["toil"], MOVES["pay"]]]

    def spoilt(*about: Any) -> Any:
        return plans.pop() if plans else computer_turn(*about)

    monkeypatch.setattr("bot.computers.computer_turn", spoilt)
    anna = live.guest("Anna")
    await begin_levy(live, anna, computers=1)
    await live.choose(anna, "rest")
    course = (await live.table()).course
    assert [str(entry) for entry in course.record.entries] == ["0:rest", "1:toil", "1:rest"]
