"""The short form of `make leaktest`, and that it finds every kind of leak that is planted."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from typing import TYPE_CHECKING
from zlib import crc32

import discord
import pytest
from discord.ui import ActionRow, TextDisplay

from bot.easel import Easel
from bot.scene import scene
from bot.ui.press import Press, button
from rules import GAMES, Course
from tests.leaktest import __main__ as command
from tests.leaktest import received
from tests.leaktest.leaktest import leaktest
from tests.rules.cases import cases_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.scene import Scene
    from bot.table import Table
    from tests.rules.cases import Case

#: With which options a game has hands, if not with all.
HIDES = {"glenmore": {"england", "haggis", "votes"}}


@pytest.mark.parametrize("game", GAMES)
async def test_nobody_receives_anything_that_depends_on_what_they_can_not_know(game: str) -> None:
    verdict = await leaktest(cases_of(GAMES[game]), 24, "short")
    assert verdict.differences == []
    assert verdict.pairs >= 24


@pytest.mark.parametrize("game", GAMES)
async def test_among_the_pairs_are_such_with_other_hands(game: str) -> None:
    cases = [case for case in cases_of(GAMES[game]) if HIDES.get(game, set()) <= settings(case)]
    verdict = await leaktest(cases, 24, "hands")
    assert verdict.differences == []
    assert verdict.unlike > 0


def settings(case: Case) -> set[object]:
    """All that is chosen in the options of several choices."""
    values = case.options.values()
    return {one for value in values if isinstance(value, tuple) for one in value}


async def test_pictures_are_the_same_byte_by_byte() -> None:
    verdict = await leaktest(cases_of(GAMES["duel"]), 3, "pictures", every=1)
    assert verdict.differences == []
    assert verdict.painted == verdict.pairs >= 3


async def test_the_same_seed_compares_the_same_pairs() -> None:
    one, other = [await leaktest(cases_of(GAMES["cherokee"]), 6, "twice") for _ in range(2)]
    assert one == other


class Spy:
    """Changes what is received so that it tells a secret: all that any player sees."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.patch = monkeypatch.setattr
        self.secret = 0
        self.show(lambda now, _: now)

    def show(self, change: Callable[[Scene, Table], Scene]) -> None:
        """Make something else of every scene."""

        def look(table: Table, seat: int | None) -> Scene:
            position = table.course.position
            self.secret = crc32(
                repr([*map(position.view, range(table.course.record.seats))]).encode()
            )
            return change(scene(table, seat), table)

        self.patch(received, "scene", look)

    def wrap(self, name: str, change: Callable[..., object]) -> None:
        """Make something else of what a function returns."""
        function = getattr(received, name)
        self.patch(received, name, lambda *about, **more: change(function(*about, **more)))

    def paint(self, change: Callable[[discord.File, bytes], discord.File]) -> None:
        """Make other files of those of a turn."""
        turn = Easel.turn

        async def changed(*about: object) -> list[discord.File]:
            return [change(file, file.fp.read()) for file in await turn(*about)]

        self.patch(Easel, "turn", changed)

    def text(self, layout: discord.ui.LayoutView) -> discord.ui.LayoutView:
        return layout.add_item(TextDisplay(f"a hand worth {self.secret}"))

    def buttons(self, layout: discord.ui.LayoutView) -> discord.ui.LayoutView:
        for number in range(self.secret % 3):
            layout.add_item(ActionRow(button(Press("more", 7, number), "More")))
        return layout

    def ordered(self, now: Scene, _: Table) -> Scene:
        return replace(now, moves=now.moves[::-1]) if self.secret % 2 else now


def file(name: str, content: bytes, alt: str | None) -> discord.File:
    return discord.File(io.BytesIO(content), filename=name, description=alt)


#: By what leaks, where that is found, and how it is planted.
LEAKS: dict[str, tuple[str, Callable[[Spy], None]]] = {
    "text of the turn": ("turn", lambda spy: spy.wrap("turn_message", spy.text)),
    "text of the card": ("card", lambda spy: spy.wrap("status_card", spy.text)),
    "text after an answer": ("settled", lambda spy: spy.wrap("settled", spy.text)),
    "number of buttons": ("question", lambda spy: spy.wrap("prompt", spy.buttons)),
    "order of buttons": ("question", lambda spy: spy.show(spy.ordered)),
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
    "completion": (
        "completions",
        lambda spy: spy.wrap("tell_move_more", lambda about: f"{about} {spy.secret}"),
    ),
    "refusal": ("answer", lambda spy: spy.wrap("refused", lambda told: f"{told} {spy.secret}")),
    "question before a move": (
        "asked before",
        lambda spy: spy.wrap("asked_before", lambda asked: asked if spy.secret % 2 else "Sure?"),
    ),
    "line of the log": (
        "public log",
        lambda spy: spy.wrap("log_lines", lambda lines: [*lines, str(spy.secret)]),
    ),
}
#: The same for what goes with files.
PAINTED_LEAKS: dict[str, Callable[[Spy], None]] = {
    "alt text": lambda spy: spy.paint(lambda one, png: file(one.filename, png, f"{spy.secret}")),
    "name": lambda spy: spy.paint(lambda one, png: file(f"{spy.secret}.png", png, one.description)),
    "size": lambda spy: spy.paint(
        lambda one, png: file(one.filename, png + bytes(spy.secret % 999), one.description)
    ),
    "byte": lambda spy: spy.paint(
        lambda one, png: file(one.filename, png + bytes([spy.secret % 256]), one.description)
    ),
}


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    place, plant = LEAKS[leak]
    plant(Spy(monkeypatch))
    verdict = await leaktest(cases_of(GAMES["duel"]), 40, "planted")
    assert verdict.differing > 0
    assert any(f": {place}" in difference for difference in verdict.differences)


@pytest.mark.parametrize("leak", PAINTED_LEAKS)
async def test_a_leak_of_a_file_is_found(monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    PAINTED_LEAKS[leak](Spy(monkeypatch))
    verdict = await leaktest(cases_of(GAMES["glory"]), 3, "planted", every=1)
    assert verdict.differences
    assert all(": pictures of the turn" in difference for difference in verdict.differences)


@pytest.mark.parametrize("place", ["bot.own_turns", "bot.ui.log_lines"])
async def test_what_was_told_to_others_alone_is_found(
    monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    monkeypatch.setattr(f"{place}.seen_by", lambda events, _: list(events))
    verdict = await leaktest(cases_of(GAMES["land"]), 24, "planted")
    assert verdict.differing > 0


@pytest.mark.parametrize("leaks", [False, True])
def test_the_command_prints_its_figures_and_fails_on_a_difference(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *, leaks: bool
) -> None:
    monkeypatch.setattr(command, "GAMES", {"glory": GAMES["glory"]})
    monkeypatch.setenv("PAIRS", "3")
    if leaks:
        spy = Spy(monkeypatch)
        spy.wrap("status_card", spy.text)
    assert command.main() == int(leaks)
    *differences, figures = capsys.readouterr().out.splitlines()
    assert bool(differences) is leaks
    assert re.match(r"glory: \d+ pairs, \d+ with other hands, 1 painted, ", figures)
    assert figures.endswith(" 0 with differences") is not leaks
