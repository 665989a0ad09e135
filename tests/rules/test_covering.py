"""The covering array: every two settings that may be played together are, in few rows."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations, product

import pytest

from rules import GAMES, BadOptions, Game
from rules.core.options import Flag, OptionSet, Pick, Several
from rules.core.terms import Excludes, Forced, Needs, OnlyFor, Setting, settings
from tests.processes import ROOT, environment
from tests.rules.cases import Case, cases_of, larger_cases
from tests.rules.covering import covering
from tests.rules.many_options import ManyOptions
from tests.rules.toy_game import ToyGame

#: Whether a setting holds: for a value of a `Several` both ways, else only that it does.
Sign = tuple[Setting, bool]


def signs_of(options: OptionSet) -> list[Sign]:
    """All that can be said about options."""
    found: list[Sign] = []
    for option in options.options:
        match option:
            case Flag():
                found += [(Setting(option.name, value), True) for value in (True, False)]
            case Pick():
                found += [(Setting(option.name, value), True) for value in option.values]
            case Several():
                one_by_one = [Setting(option.name, value) for value in option.values]
                found += [(setting, on) for setting in one_by_one for on in (True, False)]
    return found


def held(options: OptionSet, case: Case) -> set[Sign]:
    return {(setting, on) for setting, on in signs_of(options) if setting.holds(case.options) == on}


def covered(game: Game) -> dict[int, set[frozenset[Sign]]]:
    """For each number of players all pairs that some case has."""
    pairs: dict[int, set[frozenset[Sign]]] = {seats: set() for seats in game.seat_counts}
    for case in cases_of(game):
        pairs[case.seats] |= set(map(frozenset, combinations(held(game.options, case), 2)))
    return pairs


def every_choice(options: OptionSet) -> list[dict[str, object]]:
    """All choices of options, for a game that has few."""
    values: list[list[object]] = []
    for option in options.options:
        match option:
            case Flag():
                values.append([True, False])
            case Pick():
                values.append(list(option.values))
            case Several():
                subsets = product([False, True], repeat=len(option.values))
                values.append(
                    [
                        [one for one, on in zip(option.values, subset, strict=True) if on]
                        for subset in subsets
                    ]
                )
    names = [option.name for option in options.options]
    return [dict(zip(names, chosen, strict=True)) for chosen in product(*values)]


def allowed(game: Game) -> dict[int, set[frozenset[Sign]]]:
    """For each number of players all pairs that can be played, found by trying everything."""
    pairs: dict[int, set[frozenset[Sign]]] = {seats: set() for seats in game.seat_counts}
    for raw in every_choice(game.options):
        try:
            options = game.options.read(raw)
        except BadOptions:
            continue
        for seats in game.seats_for(options):
            if game.options.played(options, seats) == options:
                case = Case(game, seats, options)
                pairs[seats] |= set(map(frozenset, combinations(held(game.options, case), 2)))
    return pairs


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_every_two_settings_that_may_be_played_together_are(game):
    assert covered(game) == allowed(game)


class Thorny(ToyGame):
    """Small enough to try everything, and with terms that need to be thought about together."""

    key = "thorny"
    seat_counts = (2, 3, 4)
    options = OptionSet(
        (
            Several("extras", ("a", "b", "c", "d"), default=("a",)),
            Flag("fast"),
            Pick("board", ("small", "large", "round"), "small"),
        ),
        terms=(
            Excludes(settings("extras", "a", "b"), "one"),
            # Whoever takes d has c, then the large board, and so neither b nor speed.
            Needs(Setting("extras", "d"), Setting("extras", "c"), "two"),
            Needs(Setting("extras", "c"), Setting("board", "large"), "three"),
            Excludes((Setting("extras", "b"), Setting("board", "large")), "four"),
            Excludes((Setting("fast"), Setting("board", "large")), "five"),
            OnlyFor(Setting("extras", "d"), (3, 4), "six"),
            Forced(Setting("fast"), (2,), "seven"),
        ),
    )


def test_terms_that_follow_from_each_other_leave_no_pair_out():
    assert covered(Thorny()) == allowed(Thorny())


def test_every_row_can_be_played_as_it_stands():
    game = ManyOptions()
    for case in cases_of(game):
        assert case.seats in game.seats_for(case.options)
        assert all(term.setting.holds(case.options) for term in game.options.forced(case.seats))


@pytest.mark.parametrize("game", [*GAMES.values(), Thorny()], ids=lambda game: game.key)
def test_the_usual_game_comes_first(game):
    usual = game.options.read(None)
    for seats in game.seats_for(usual):
        if game.options.played(usual, seats) == usual:
            assert covering(game.options, seats)[0] == usual


def test_larger_choices_have_everything_that_can_be_played_at_once():
    game = GAMES["glenmore"]
    chosen = {
        seats: [case.options["chronicles"] for case in larger_cases(game) if case.seats == seats]
        for seats in game.seat_counts
    }
    everything = game.options["chronicles"].values
    # Two can't play with the Englishman.
    assert chosen[2][0] == tuple(key for key in everything if key != "england")
    assert chosen[3][0] == chosen[4][0] == everything
    assert all(len(keys) >= 3 for drawn in chosen.values() for keys in drawn)
    assert larger_cases(GAMES["duel"]) == []


def test_the_rows_are_the_same_in_every_process():
    """Workers that share the tests must agree on their names, however sets are iterated."""
    code = "from tests.rules.cases import all_cases; print(*all_cases())"
    told = {
        subprocess.run(  # noqa: S603 - our own code
            [sys.executable, "-c", code],
            cwd=ROOT,
            env=environment(PYTHONHASHSEED=seed),
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(told) == 1


def test_forty_options_and_sixty_values_take_few_rows():
    game = ManyOptions()
    assert len(game.options.options) == 40
    assert len(cases_of(game)) < 200
    pairs = covered(game)
    # Free settings meet in all ways; what is excluded meets nowhere.
    ten, twelve = Setting("flag10"), Setting("chapters", "chapter12")
    one, two = settings("chapters", "chapter1", "chapter2")
    for seats, found in pairs.items():
        for on, setting in product((True, False), (ten, Setting("flag10", value=False))):
            assert frozenset({(setting, True), (twelve, on)}) in found
        assert frozenset({(one, True), (two, True)}) not in found
        with_four = (Setting("chapters", "chapter4"), True)
        assert any(with_four in pair for pair in found) == (seats > 2)


def test_a_game_without_options_has_one_row():
    assert covering(OptionSet(), 2) == [{}]
