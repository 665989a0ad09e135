"""In everything that is received a leak is planted, and the leak test finds it there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bot.easel import Easel
from bot.languages import words
from bot.store import NewNotice, NoticeKind, Sitter
from bot.table import Table
from rules import GAMES, Chance, Course, Move, Record
from tests.bot.made_table import made_table
from tests.leaktest import received
from tests.leaktest.aftermath import aftermaths
from tests.leaktest.leaktest import leaktest
from tests.leaktest.spying import Spy, file
from tests.leaktest.twins import twin_of
from tests.rules.cases import cases_of

if TYPE_CHECKING:
    from collections.abc import Callable


def _ordered(spy: Spy) -> None:
    spy.show(lambda now, _: replace(now, moves=now.moves[::-1]) if spy.secret % 2 else now)


def _facts(spy: Spy) -> None:
    options = Table.options

    def changed(table: Table, seat: int, *moves: str) -> tuple[list[Move], object]:
        found, view = options(table, seat, *moves)
        worth = {"worth": spy.secret}
        return [Move(str(one), one.kind, {**one.facts, **worth}) for one in found], view

    spy.patch(Table, "options", changed)


def _report(spy: Spy) -> None:
    # Few moments of few games have one.
    spy.patch(received, "reports_in", lambda *_: ["a report"])
    report = received.turn_message
    spy.patch(
        received, "report_message", lambda now, words, *_, **__: spy.text(report(now, words, ()))
    )


def _doubled(spy: Spy) -> None:
    again = [NewNotice(NoticeKind.PROGRESS)]
    spy.tell(lambda told: told + again * (spy.secret % 3))


#: By what leaks, where that is found, and how it is planted.
LEAKS: dict[str, tuple[str, Callable[[Spy], None]]] = {
    "text of the turn": ("turn", lambda spy: spy.wrap("turn_message", spy.text)),
    "text of a past turn": ("past turn", lambda spy: spy.wrap("past_turn", spy.text)),
    "text of the card": ("card", lambda spy: spy.wrap("status_card", spy.text)),
    "text of a report": ("report", _report),
    "line of the log": (
        "public log",
        lambda spy: spy.wrap("log_lines", lambda lines: [*lines, str(spy.secret)]),
    ),
    "line of one's own log": (
        "own log",
        lambda spy: spy.wrap("log_lines", lambda lines: [*lines, str(spy.secret)]),
    ),
    "replay": ("replay", lambda spy: spy.wrap("replay_card", spy.text)),
    "replay of one's own turns": ("own replay", lambda spy: spy.wrap("replay_card", spy.text)),
    "menu of sheets": ("sheets", lambda spy: spy.wrap("_sheets", spy.word)),
    "menu of one's own sheets": ("own sheets", lambda spy: spy.wrap("_sheets", spy.word)),
    "number of buttons": ("question", lambda spy: spy.wrap("prompt", spy.buttons)),
    "order of buttons": ("question", _ordered),
    "menu that is opened": ("menu", lambda spy: spy.wrap("prompt", spy.text)),
    "question without direct messages": ("closed", lambda spy: spy.wrap("prompt", spy.text)),
    "text after an answer": ("settled", lambda spy: spy.wrap("settled", spy.text)),
    "list of games": (
        "list of games",
        lambda spy: spy.wrap("own_game", lambda section: section.add_item(f"{spy.secret}")),
    ),
    "reminder": ("reminder", lambda spy: spy.wrap("reminder", spy.word)),
    "length of the log": (
        "turn",
        lambda spy: spy.show(lambda now, table: replace(now, turn=table.match.length)),
    ),
    "note of another player": (
        "question",
        lambda spy: spy.show(lambda now, table: replace(now, note=table.match.sitters[0].note)),
    ),
    "offer to undo": (
        "question",
        lambda spy: spy.show(lambda now, _: replace(now, undo=spy.secret % 2 == 0)),
    ),
    "number of undos": (
        "undo",
        lambda spy: spy.patch(Course, "takebacks", lambda *_, **__: spy.secret),
    ),
    "whether something was taken back": (
        "taken back",
        lambda spy: spy.patch(Course, "has_taken_back", lambda *_: spy.secret % 2 == 0),
    ),
    "completion": ("completions", lambda spy: spy.wrap("tell_move_more", spy.word)),
    "completion of an option": ("completions of single options", _facts),
    "refusal": ("answer to", lambda spy: spy.wrap("refused", spy.word)),
    "question before a move": (
        "asked before",
        lambda spy: spy.wrap("asked_before", lambda asked: asked if spy.secret % 2 else "Sure?"),
    ),
    "number of edits": ("after a move", _doubled),
    "order of edits": (
        "after a move",
        lambda spy: spy.tell(lambda told: told[::-1] if spy.secret % 2 else told),
    ),
}
#: By where files are received, which method of the easel paints them.
PAINTED: dict[str, str] = {
    "pictures of the turn": "turn",
    "pictures of the report": "report",
    "pictures of the question": "prompt",
    "sheet": "sheet",
}
#: What of a file may leak.
FILE_LEAKS: dict[str, Callable[[Spy, str], None]] = {
    "alt text": lambda spy, method: spy.paint(
        method, lambda one, png: file(one.filename, png, f"{spy.secret}")
    ),
    "name": lambda spy, method: spy.paint(
        method, lambda one, png: file(f"{spy.secret}.png", png, one.description)
    ),
    "size": lambda spy, method: spy.paint(
        method,
        lambda one, png: file(one.filename, png + bytes(spy.secret % 999), one.description),
    ),
    "byte": lambda spy, method: spy.paint(
        method,
        lambda one, png: file(one.filename, png + bytes([spy.secret % 256]), one.description),
    ),
}


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    place, plant = LEAKS[leak]
    plant(Spy(monkeypatch))
    # A duel's moves are too few for menus that open others.
    game = GAMES["glory" if place == "menu" else "duel"]
    verdict = await leaktest(cases_of(game), 40, "planted")
    assert verdict.differing > 0
    assert any(f": {place}" in difference for difference in verdict.differences)


@pytest.mark.parametrize(
    ("leak", "place"),
    [*((leak, "pictures of the turn") for leak in FILE_LEAKS), *(("byte", one) for one in PAINTED)],
)
async def test_a_leak_of_a_file_is_found(
    monkeypatch: pytest.MonkeyPatch, leak: str, place: str
) -> None:
    FILE_LEAKS[leak](Spy(monkeypatch), PAINTED[place])
    verdict = await leaktest(cases_of(GAMES["glory"]), 3, "planted", every=1)
    assert verdict.differences
    assert all(f": {place}" in difference for difference in verdict.differences)


@pytest.mark.parametrize("game", GAMES)
async def test_in_everything_that_is_received_a_leak_is_planted(game: str) -> None:
    seats = min(GAMES[game].seat_counts)
    course = Course(Record(game, seats, GAMES[game].options.read({}), "everything"))
    sitters = [Sitter(seat, 100 + seat, f"guest {seat}", 0.0) for seat in range(seats)]
    tried = [str(course.moves(course.awaited[0])[0]), "no-such-move"]
    # One game's pictures will do: all are received in the same places.
    easel = Easel() if game == "glory" else None
    table = made_table(course, sitters)
    told = await received.received(table, course.awaited[0], words("en"), tried, easel)
    later, _ = aftermaths(course, twin_of(course, 0, Chance("")), 0, sitters, Chance(""))
    places = (*(place for place, _ in LEAKS.values()), *PAINTED)
    assert [one for one in told | later if not one.startswith(places)] == []
