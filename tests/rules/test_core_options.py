"""Options are described once, and whatever doesn't fit is refused with a reason."""

from __future__ import annotations

import pytest

from rules import GAMES, BadOptions
from rules.core.options import Flag, OptionSet, Pick, Several
from rules.core.terms import Excludes, settings

OPTIONS = OptionSet(
    (
        Flag("fast"),
        Flag("open", default=True),
        Pick("board", ("small", "large"), "small"),
        Several("extras", ("rain", "snow", "wind"), default=("wind",)),
    ),
    terms=(Excludes(settings("extras", "rain", "snow"), "one-weather"),),
)
DEFAULTS = {"fast": False, "open": True, "board": "small", "extras": ("wind",)}


def refusal(options: dict[str, object]) -> BadOptions:
    with pytest.raises(BadOptions) as refused:
        OPTIONS.read(options)
    return refused.value


@pytest.mark.parametrize("given", [None, {}])
def test_what_is_left_out_has_its_default(given):
    assert OPTIONS.read(given) == DEFAULTS


def test_what_is_given_counts():
    given = {"fast": True, "open": False, "board": "large", "extras": []}
    assert OPTIONS.read(given) == given | {"extras": ()}


@pytest.mark.parametrize("values", [["wind", "rain"], ("rain", "wind"), {"wind", "rain"}])
def test_several_values_come_in_the_order_of_the_description(values):
    assert OPTIONS.read({"extras": values})["extras"] == ("rain", "wind")


def test_a_value_given_twice_counts_once():
    assert OPTIONS.read({"extras": ["rain", "rain"]})["extras"] == ("rain",)


def test_reading_what_was_read_changes_nothing():
    once = OPTIONS.read({"extras": ["wind", "snow"], "fast": True})
    assert OPTIONS.read(once) == once


def test_the_given_options_stay_as_they_are():
    given = {"extras": ["wind"]}
    OPTIONS.read(given)
    assert given == {"extras": ["wind"]}


def test_an_unknown_option_is_named_with_those_that_are_known():
    error = refusal({"speed": True})
    assert (error.name, error.reason) == ("speed", "unknown-option")
    assert error.facts == {"known": "fast, open, board, extras"}


@pytest.mark.parametrize("value", ["yes", 1, 0, None, [], "true"])
def test_a_flag_is_on_or_off(value):
    error = refusal({"fast": value})
    assert (error.name, error.reason) == ("fast", "not-a-flag")
    assert error.facts == {"value": str(value)}


@pytest.mark.parametrize("value", ["huge", "", None, True, 3, ["small"], {"small": 1}])
def test_a_pick_is_one_of_its_values(value):
    error = refusal({"board": value})
    assert (error.name, error.reason) == ("board", "unknown-value")
    assert error.facts == {"value": str(value), "known": "small, large"}


@pytest.mark.parametrize("value", ["rain", None, True, 7, {"rain": 1}, {}])
def test_several_values_are_a_list(value):
    error = refusal({"extras": value})
    assert (error.name, error.reason) == ("extras", "not-a-list")
    assert error.facts == {"value": str(value)}


@pytest.mark.parametrize("value", ["hail", None, 1, ["rain"], {}])
def test_each_of_several_values_is_known(value):
    error = refusal({"extras": ["rain", value]})
    assert (error.name, error.reason) == ("extras", "unknown-value")
    assert error.facts == {"value": str(value), "known": "rain, snow, wind"}


def test_values_that_exclude_each_other_are_refused_with_both_names():
    error = refusal({"extras": ["snow", "wind", "rain"]})
    assert (error.name, error.reason) == ("extras", "one-weather")
    assert error.facts == {"first": "rain", "second": "snow"}


def test_a_refusal_says_everything_in_one_line():
    assert str(refusal({"board": "huge"})) == (
        "option board: unknown-value, value huge, known small, large"
    )


def test_a_game_without_options_says_so():
    with pytest.raises(BadOptions) as refused:
        OptionSet().read({"speed": 1})
    assert refused.value.facts == {"known": "-"}


@pytest.mark.parametrize("seats", [-1, 0, 99])
@pytest.mark.parametrize("key", GAMES)
def test_a_game_refuses_a_number_of_players_it_is_not_made_for(key, seats):
    with pytest.raises(BadOptions) as refused:
        GAMES[key].start(seats)
    assert (refused.value.name, refused.value.reason) == ("seats", "wrong-number")
    assert refused.value.facts["value"] == seats


@pytest.mark.parametrize("key", GAMES)
def test_every_option_of_a_game_accepts_its_own_default(key):
    options = GAMES[key].options
    assert options.read(options.read(None)) == options.read(None)
