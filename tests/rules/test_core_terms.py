"""Terms: what needs, excludes or forces what, and with how many players; and presets."""

from __future__ import annotations

import pytest

from rules import GAMES, BadOptions
from rules.core.options import Flag, OptionSet, Pick, Preset, Several
from rules.core.terms import Excludes, Forced, MattersWith, Needs, OnlyFor, Setting, settings
from tests.rules.many_options import ManyOptions
from tests.rules.toy_game import ToyGame, ToyPosition


class Glen(ToyGame):
    """A game with options like those of a long one."""

    key = "glen"
    seat_counts = (2, 3, 4)
    options = OptionSet(
        (
            Flag("die"),
            Several("chronicles", ("boats", "mountain", "england", "duel", "gangs")),
            Pick("mountain", ("two", "one"), "two"),
        ),
        terms=(
            Forced(Setting("die"), (2,), "die-with-two"),
            OnlyFor(Setting("chronicles", "england"), (3, 4), "england-needs-three"),
            OnlyFor(Setting("chronicles", "duel"), (2,), "duel-of-two"),
            Needs(Setting("chronicles", "gangs"), Setting("die"), "gangs-roll"),
            Excludes((Setting("die"), Setting("chronicles", "boats")), "boats-count"),
            MattersWith("mountain", Setting("chronicles", "mountain"), "mountain-only"),
        ),
        presets=(
            Preset("base"),
            Preset("simple", {"chronicles": ["mountain", "boats"]}),
            Preset("everything", {"die": True, "chronicles": ["mountain", "gangs"]}),
        ),
    )

    def set_up(self, seats, options, seed):
        position = ToyPosition()
        position.board = [f"{name}={value}" for name, value in options.items()]
        return position


GLEN = Glen()


def refusal(seats: int, **options: object) -> BadOptions:
    with pytest.raises(BadOptions) as refused:
        GLEN.start(seats, options)
    return refused.value


def test_a_setting_that_needs_another_is_refused_without_it():
    error = refusal(3, chronicles=["gangs"])
    assert (error.name, error.reason) == ("chronicles", "gangs-roll")
    assert error.facts == {"first": "gangs", "second": "yes", "second_option": "die"}
    assert GLEN.start(3, {"chronicles": ["gangs"], "die": True})


def test_settings_of_two_options_can_exclude_each_other():
    error = refusal(3, die=True, chronicles=["boats"])
    assert (error.name, error.reason) == ("die", "boats-count")
    assert error.facts == {"first": "yes", "second": "boats", "second_option": "chronicles"}


def test_a_setting_for_some_numbers_of_players_is_refused_to_others():
    error = refusal(2, chronicles=["england"])
    assert (error.name, error.reason) == ("seats", "england-needs-three")
    assert error.facts == {
        "value": 2,
        "known": "3, 4",
        "first": "england",
        "first_option": "chronicles",
    }
    assert GLEN.seats_for(GLEN.options.read({"chronicles": ["england"]})) == (3, 4)


def test_a_number_that_the_game_is_not_for_is_refused_with_those_that_fit():
    error = refusal(5, chronicles=["england"])
    assert (error.name, error.reason) == ("seats", "wrong-number")
    assert error.facts == {"value": 5, "known": "3, 4"}


def test_options_that_no_number_of_players_can_play_are_refused_with_all_reasons():
    with pytest.raises(BadOptions) as refused:
        GLEN.choose({"chronicles": ["england", "duel"]})
    assert (refused.value.name, refused.value.reason) == ("seats", "nobody")
    assert [one.reason for one in refused.value.because] == ["england-needs-three", "duel-of-two"]


def test_what_is_forced_is_played_whatever_is_chosen():
    assert "die=True" in GLEN.start(2, {"die": False}).view(None)["board"]
    assert "die=False" in GLEN.start(3, {"die": False}).view(None)["board"]
    assert GLEN.options.read({"die": False})["die"] is False
    assert [term.reason for term in GLEN.options.forced(2)] == ["die-with-two"]
    assert not GLEN.options.forced(3)


def test_what_is_forced_counts_for_what_goes_together():
    assert GLEN.seats_for(GLEN.options.read({"chronicles": ["boats"]})) == (3, 4)
    assert refusal(2, chronicles=["boats"]).reason == "boats-count"


def test_a_value_can_be_forced_into_a_list():
    options = OptionSet(
        (Several("extras", ("rain", "snow", "wind"), default=("wind",)),),
        terms=(Forced(Setting("extras", "rain"), (3,), "wet"),),
    )
    assert options.played({"extras": ("wind",)}, 3) == {"extras": ("rain", "wind")}
    assert options.played({"extras": ("rain",)}, 3) == {"extras": ("rain",)}
    assert options.played({"extras": ("wind",)}, 2) == {"extras": ("wind",)}


def test_an_option_that_does_not_matter_is_kept_and_not_played():
    chosen = GLEN.options.read({"mountain": "one"})
    assert chosen["mountain"] == "one"
    assert GLEN.options.played(chosen)["mountain"] == "two"
    matters = GLEN.options.read({"mountain": "one", "chronicles": ["mountain"]})
    assert GLEN.options.played(matters)["mountain"] == "one"


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({}, "base"),
        ({"chronicles": ["boats", "mountain"]}, "simple"),
        ({"chronicles": ["boats"]}, None),
        # The variant of the mountain changes nothing without the mountain, and much with it.
        ({"mountain": "one"}, "base"),
        ({"chronicles": ["boats", "mountain"], "mountain": "one"}, None),
    ],
)
def test_options_know_the_preset_that_they_are(options, name):
    preset = GLEN.options.preset_of(GLEN.options.read(options))
    assert (preset and preset.name) == name


@pytest.mark.parametrize("game", [*GAMES.values(), GLEN, ManyOptions()], ids=lambda game: game.key)
def test_what_a_game_declares_about_its_options_is_sound(game):
    options = game.options
    names = [option.name for option in options.options]
    assert len(set(names)) == len(names)
    assert len({preset.name for preset in options.presets}) == len(options.presets) <= 25
    for preset in options.presets:
        assert game.seats_for(game.choose(preset.values)), preset.name
    sorted_in = [name for section in options.sections for name in section.options]
    assert sorted(sorted_in) == (sorted(names) if options.sections else [])
    assert len(options.sections) <= 25
    for term in options.terms:
        if isinstance(term, OnlyFor | Forced):
            assert set(term.seats) < set(game.seat_counts), term
        for setting in settings_in(term):
            option = options[setting.option]
            known = (True, False) if isinstance(option, Flag) else option.values
            assert setting.value in known, term


def settings_in(term) -> tuple[Setting, ...]:
    match term:
        case Excludes():
            return term.settings
        case Needs():
            return term.setting, term.needed
    return (term.setting,)


def test_settings_of_one_option_are_written_in_short():
    assert settings("board", "small", "large") == (
        Setting("board", "small"),
        Setting("board", "large"),
    )
