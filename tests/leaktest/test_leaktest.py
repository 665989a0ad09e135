"""The short form of `make leaktest`, and that it finds every kind of leak that is planted."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from rules import GAMES
from tests.leaktest import __main__ as command
from tests.leaktest.leaktest import leaktest
from tests.leaktest.spying import Spy
from tests.rules.cases import cases_of

if TYPE_CHECKING:
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
