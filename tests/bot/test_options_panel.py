"""The options panel of a game with more options than any message holds: all can be reached."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bot.languages import LANGUAGES, words
from bot.public_match import Player, PublicMatch
from bot.refused import OptionsChanged, Refused
from bot.ui.cards import lobby_card
from bot.ui.option_choice import Part, changed, preset_values, stamp
from bot.ui.options import options_panel, pages_of
from bot.ui.press import Press
from rules import GAMES, BadOptions
from rules.core.options import Flag
from rules.core.terms import Needs, Setting
from tests.bot.many_towns import GAME, NAME, on_the_shelf
from tests.rules.cases import cases_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discord.ui import LayoutView

    from rules.core.options import Value

PLAYERS = tuple(Player(number, NAME) for number in range(1, 5))


@pytest.fixture(autouse=True)
def shelved() -> Iterator[None]:
    with on_the_shelf():
        yield


def match_with(options: dict[str, object], players: int = 4) -> PublicMatch:
    return PublicMatch(
        id=123456789012345678,
        game=GAME.key,
        options=GAME.options.read(options),
        players=PLAYERS[:players],
        host_id=1,
        cancelled=False,
        expired=False,
        by_lot=False,
        invited=tuple(10**18 + one for one in range(10)),
        invited_only=True,
        rematch=False,
        card_id=None,
        closes=0.0,
        hash="f" * 64,
        guild_id=1,
        place_id=2,
        in_thread=False,
        since=None,
    )


def sound(view: LayoutView) -> None:
    """Within Discord's limits."""
    parts = list(view.walk_children())
    assert len(parts) <= 40
    assert view.content_length() <= 4000
    ids = [part.custom_id for part in parts if getattr(part, "custom_id", None) is not None]
    assert len(set(ids)) == len(ids)
    assert all(len(one) <= 100 for one in ids)
    for part in parts:
        options = getattr(part, "options", None)
        if options is not None:
            assert 1 <= len(options) <= 25
            assert 0 <= part.min_values <= part.max_values <= len(options)
            assert sum(option.default for option in options) <= part.max_values
            for option in options:
                assert 0 < len(option.label) <= 100
                assert option.description is None or 0 < len(option.description) <= 100
        assert len(getattr(part, "label", None) or "") <= 80


#: Nothing chosen, the usual, and as much as goes together.
CHOICES: list[dict[str, object]] = [
    {"chapters": []},
    {},
    {
        "chapters": [f"chapter{n}" for n in range(60) if n not in (1, 2, 6)],
        **{f"flag{n}": n % 3 != 0 for n in range(30) if n != 1},
        "town": "town29",
    },
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", CHOICES, ids=["nothing", "usual", "everything"])
def test_no_page_and_no_card_passes_a_limit(language: str, options: dict[str, object]) -> None:
    tongue = words(language)
    for players in range(1, 5):
        match = match_with(options, players)
        sound(lobby_card(match, tongue, None))
        for page in range(len(pages_of(GAME, tongue))):
            sound(options_panel(match, tongue, page, note="n" * 5000))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_of_the_shelf_need_one_page_and_stay_within_the_limits(language: str) -> None:
    tongue = words(language)
    for case in [case for game in GAMES.values() if game is not GAME for case in cases_of(game)]:
        match = replace(match_with({}), game=case.game.key, options=case.options)
        assert len(pages_of(case.game, tongue)) == 1
        sound(lobby_card(match, tongue, None))
        sound(options_panel(match, tongue))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_every_option_is_on_one_page(language: str) -> None:
    tongue, found = words(language), list[tuple[str, str]]()
    match = match_with({})
    for page in range(len(pages_of(GAME, tongue))):
        for menu in menus(options_panel(match, tongue, page)):
            found += [(menu.custom_id.rsplit(".", 1)[-1], option.value) for option in menu.options]
    wanted = [
        (option.name, value)
        for option in GAME.options.options
        for value in (("yes", "no") if isinstance(option, Flag) else option.values)
    ]
    assert sorted(found) == sorted(wanted)


def menus(view: LayoutView) -> list:
    """The menus of options in a view."""
    return [
        part
        for part in view.walk_children()
        if (getattr(part, "custom_id", None) or "").startswith("option:")
    ]


def test_sections_have_pages_of_their_own_and_explanations_are_whole() -> None:
    tongue = words("en")
    pages = pages_of(GAME, tongue)
    sections = [page.section for page in pages]
    assert list(dict.fromkeys(sections)) == ["flags", "colours", "places", "stories"]
    shown = [text_of(options_panel(match_with({}), tongue, page)) for page in range(len(pages))]
    for number in range(60):
        about = f"chapter{number} means ".ljust(300, "x")
        assert sum(about in text for text in shown) == 1
    assert "All stories" in shown[-1]
    assert f"Page {len(pages)} of {len(pages)}" in shown[-1]


def text_of(view: LayoutView) -> str:
    return "\n".join(getattr(part, "content", "") for part in view.walk_children())


def test_what_goes_with_a_value_is_said_before_somebody_tries() -> None:
    tongue = words("en")
    match = match_with({})
    told = {}
    for page in range(len(pages_of(GAME, tongue))):
        for menu in menus(options_panel(match, tongue, page)):
            name = menu.custom_id.rsplit(".", 1)[-1]
            told |= {(name, option.value): option.description or "" for option in menu.options}
    assert told["chapters", "chapter4"].startswith("for 3 or 4 players · ")
    assert told["chapters", "chapter59"].startswith("only with chapter58 of chapters")
    assert told["flag1", "yes"].startswith("not with chapter5 of chapters")
    assert told["flag1", "no"] == ""
    assert told["pick0", "blue"] == "for 2 or 3 players"
    whole = "\n".join(
        text_of(options_panel(match, tongue, page)) for page in range(len(pages_of(GAME, tongue)))
    )
    assert "x · not with chapter2 of chapters **and so on**, chapter30 of chapters" in whole
    assert "With 2 players always: with flag5" in whole
    assert "Changes nothing without chapter7 of chapters" in whole


def test_what_an_option_needs_is_no_longer_said_once_it_is_chosen() -> None:
    tongue = words("en")
    told = {}
    for chapters in ([], ["chapter7"]):
        match = match_with({"chapters": chapters})
        panels = (options_panel(match, tongue, page) for page in range(len(pages_of(GAME, tongue))))
        told[bool(chapters)] = "\n".join(map(text_of, panels))
    assert "Changes nothing without chapter7" in told[False]
    assert "Changes nothing without chapter7" not in told[True]


# What a choice changes


def test_every_value_can_be_chosen_in_its_menu() -> None:
    tongue, match = words("en"), match_with({})
    needy = {term.setting: term.needed for term in GAME.options.terms if isinstance(term, Needs)}
    for page in range(len(pages_of(GAME, tongue))):
        for menu in menus(options_panel(match, tongue, page)):
            verb, number, moment, word = menu.custom_id.split(":")
            part, shown_on = Part.read(GAME, word)
            assert shown_on == page
            for value in [option.value for option in menu.options]:
                press = Press(verb, int(number), int(moment), word, (value,))
                wish = changed(GAME, match.options, press, part)
                setting = setting_of(part.option, value)
                if setting in needy:
                    with pytest.raises(BadOptions):
                        GAME.choose({**match.options, **wish})
                else:
                    assert setting.holds(GAME.choose({**match.options, **wish}))


def setting_of(option: str, value: str) -> Setting:
    flag = isinstance(GAME.options[option], Flag)
    return Setting(option, value == "yes" if flag else value)


def press_of(options: dict[str, Value], part: Part, *values: str) -> Press:
    return Press("option", 1, stamp(options[part.option]), part.word(0), values)


def test_a_choice_in_one_part_of_many_values_leaves_the_others_chosen() -> None:
    options = GAME.options.read({"chapters": ["chapter3", "chapter40"]})
    part = Part("chapters", 0, 10)
    press = press_of(options, part, "chapter5", "chapter7")
    chosen = GAME.choose({**options, **changed(GAME, options, press, part)})
    assert chosen["chapters"] == ("chapter5", "chapter7", "chapter40")


def test_a_choice_made_for_other_options_changes_nothing() -> None:
    before = GAME.options.read({})
    part = Part("chapters", 0, 10)
    press = press_of(before, part, "chapter5")
    now = GAME.options.read({"chapters": ["chapter3", "chapter40"]})
    with pytest.raises(OptionsChanged):
        changed(GAME, now, press, part)
    # Another option's change is no reason to refuse it.
    other = GAME.options.read({"flag7": True})
    assert changed(GAME, other, press, part) == {"chapters": ["chapter5"]}


def test_a_preset_chosen_for_other_options_changes_nothing() -> None:
    before, now = GAME.options.read({}), GAME.options.read({"flag7": True})
    press = Press("preset", 1, stamp(before), None, ("plain",))
    assert preset_values(GAME, before, press)["chapters"] == ()
    with pytest.raises(OptionsChanged):
        preset_values(GAME, now, press)


@pytest.mark.parametrize("word", [None, "", "flag1", "0.0.2.nothing", "a.0.2.flag1", "0.0.flag1"])
def test_a_menu_of_an_older_version_is_refused(word: str | None) -> None:
    with pytest.raises(Refused):
        Part.read(GAME, word)


# By clicks
