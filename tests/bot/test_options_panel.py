"""The options panel of a game with more options than any message holds: all can be reached."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest

from bot.languages import LANGUAGES, words
from bot.public_match import Player, PublicMatch
from bot.refused import OptionsChanged, Refused
from bot.ui.cards import lobby_card
from bot.ui.option_choice import Part, changed, preset_values, stamp
from bot.ui.options import options_panel, pages_of
from bot.ui.press import Press
from render import sign
from render.kit.colour import LIVERIES
from rules import GAMES, BadOptions
from rules.core.options import Flag, Several
from rules.core.terms import Needs, Setting
from tests.bot.live import Live, button, click
from tests.bot.made_texts import made_texts
from tests.rules.cases import cases_of
from tests.rules.many_options import ManyTowns

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discord.ui import LayoutView

    from rules import Game
    from rules.core.options import Value
    from sandbox import Message, Person

GAME = ManyTowns()
#: Names that are as long as Discord lets them be, and all markdown.
NAME = "*_`~" * 8
PLAYERS = tuple(Player(number, NAME) for number in range(1, 5))


def texts_of(game: Game) -> dict[str, str]:
    """What the catalogue would have for a game; explanations of 300 characters."""
    key = game.key
    texts = {key: "Many Options", f"{key}-pitch": "Choose. " * 40}
    for option in game.options.options:
        texts[f"{key}-options-{option.name}"] = f"What about {option.name}, which is a long story?"
        if isinstance(option, Flag):
            texts[f"{key}-option-{option.name}"] = f"with {option.name}"
            continue
        for value in option.values:
            texts[f"{key}-{option.name}-{value}"] = f"{value} of {option.name} **and so on**"
            if isinstance(option, Several):
                texts[f"{key}-{option.name}-{value}-about"] = f"{value} means ".ljust(300, "x")
    for preset in game.options.presets:
        texts[f"{key}-preset-{preset.name}"] = f"The {preset.name} game"
        texts[f"{key}-preset-{preset.name}-about"] = "y" * 300
    for section in game.options.sections:
        texts[f"{key}-section-{section.name}"] = f"All {section.name}"
    for term in game.options.terms:
        texts[f"{key}-reason-{term.reason}"] = f"The reason is {term.reason}. {'z' * 200}"
    return texts


@pytest.fixture(autouse=True)
def on_the_shelf() -> Iterator[None]:
    """The game can be played, as far as its lobby."""
    livery = replace(LIVERIES["duel"], key=GAME.key)
    with (
        made_texts(texts_of(GAME)),
        patch.dict(GAMES, {GAME.key: GAME}),
        patch("bot.easel.sign", return_value=sign("duel")),
        patch.dict(LIVERIES, {GAME.key: livery}),
    ):
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


async def open_lobby(live: Live, host: Person, **options: object) -> Message:
    """The card of a lobby of that game, which no command offers."""
    match = live.bot.lobbies.prepare(
        GAME.key, options, (live.guild.id, live.games.id), (host.id, NAME), "en"
    )
    await live.bot.lobbies.open(match)
    live.bot.delivery.wake(match.id)
    await live.settle()
    return live.games.messages_for(host)[-1]


async def turn_to(guest: Person, panel: Message, option: str, value: str) -> str:
    """Turn pages until a menu offers the value; gives that menu."""
    seen = set[str]()
    while True:
        for menu in panel.menus:
            offered = [line.value for line in menu.options]
            if menu.custom_id.endswith(f".{option}") and value in offered:
                return menu.custom_id
        ahead = [one.custom_id for one in panel.buttons if one.custom_id not in seen]
        assert ahead, f"no page offers {value} of {option}"
        seen |= {one.custom_id for one in panel.buttons if one.custom_id is not None}
        last = ahead[-1]
        await (await guest.click(panel, last or "")).answered()


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_every_page_is_reached_and_values_are_set_by_clicks(live: Live, locale: str) -> None:
    anna = live.guest("Anna", locale)
    card = await open_lobby(live, anna)
    for option, value, chosen in (
        ("flag29", "yes", True),
        ("pick7", "red", "red"),
        ("town", "town29", "town29"),
        ("chapters", "chapter57", ("chapter3", "chapter57")),
    ):
        reply = await click(anna, card, "options")
        assert reply.message is not None
        menu = await turn_to(anna, reply.message, option, value)
        await live.restart()
        await (await anna.select(reply.message, menu, [value])).answered()
        assert (await live.bot.lobbies.lobby(1)).options[option] == chosen


async def test_sections_are_one_choice_away(live: Live) -> None:
    anna = live.guest("Anna")
    card = await open_lobby(live, anna)
    reply = await click(anna, card, "options")
    panel = reply.message
    assert panel is not None
    (sections,) = [menu for menu in panel.menus if menu.custom_id.startswith("optionpage:")]
    assert [line.label for line in sections.options][-1] == "All stories"
    await (await anna.select(panel, sections.custom_id, [sections.options[-1].value])).answered()
    assert "chapter0 of chapters" in panel.menus[0].options[0].label


async def test_two_panels_lose_none_of_each_others_changes(live: Live) -> None:
    anna = live.guest("Anna")
    card = await open_lobby(live, anna)
    panels = []
    for _ in range(2):
        reply = await click(anna, card, "options")
        assert reply.message is not None
        panels.append((reply.message, await turn_to(anna, reply.message, "chapters", "chapter0")))
    (first, menu), (second, same) = panels
    await (await anna.select(first, menu, ["chapter3", "chapter5"])).answered()
    reply = await (await anna.select(second, same, ["chapter0", "chapter3"])).answered()
    assert "The options have changed in the meantime" in reply.text
    assert (await live.bot.lobbies.lobby(1)).options["chapters"] == ("chapter3", "chapter5")
    shown = [line.value for line in second.menus[0].options if line.default]
    assert shown == ["chapter3", "chapter5"]
    await (await anna.select(second, second.menus[0].custom_id, ["chapter0"])).answered()
    assert (await live.bot.lobbies.lobby(1)).options["chapters"] == ("chapter0",)


async def test_a_preset_is_one_choice_on_the_card_and_told(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    card = await open_lobby(live, anna)
    assert "Preset: The usual game" in card.text
    (menu,) = card.menus
    assert [line.value for line in menu.options if line.default] == ["usual"]
    reply = await (await bob.select(card, menu.custom_id, ["plain"])).answered()
    assert "Only the host" in reply.text
    await (await anna.select(card, menu.custom_id, ["whole"])).answered()
    assert "Preset: The whole game" in card.text
    assert (await live.bot.lobbies.lobby(1)).options["chapters"][-1] == "chapter59"
    # What was on the card before is not the present choice any more.
    await anna.select(card, menu.custom_id, ["plain"], forge=True)
    await anna.until(lambda message: "The options have changed in the meantime" in message.text)
    assert "Preset: The whole game" in card.text
    reply = await click(anna, card, "options")
    assert reply.message is not None
    flag = await turn_to(anna, reply.message, "flag7", "yes")
    await (await anna.select(reply.message, flag, ["yes"])).answered()
    await anna.until(lambda message: message is card and "own choice" in card.text)


async def test_start_waits_until_the_options_fit_those_who_are_there(live: Live) -> None:
    anna, bob, carl = (live.guest(name) for name in ("Anna", "Bob", "Carl"))
    card = await open_lobby(live, anna, chapters=["chapter4"])
    assert "three-sides" not in card.text, "alone nobody can play anyway"
    await click(bob, card, "join")
    assert "The reason is three-sides." in card.text
    assert "The reason is always-with-two." in card.text
    assert starts(card) is False
    refused = await (await anna.click(card, button(card, "start"), forge=True)).answered()
    assert refused.ephemeral
    assert "The reason is three-sides." in refused.text
    await click(carl, card, "join")
    assert "three-sides" not in card.text
    assert "always-with-two" not in card.text
    assert starts(card) is True
    await click(carl, card, "leave")
    assert "The reason is three-sides." in card.text
    assert starts(card) is False
    assert (await live.bot.lobbies.lobby(1)).options["chapters"] == ("chapter4",)


def starts(card: Message) -> bool:
    (one,) = [b for b in card.buttons if (b.custom_id or "").startswith("start:")]
    return not one.disabled


async def test_who_finds_no_seat_because_of_the_options_hears_so(live: Live) -> None:
    anna, bob, carl = (live.guest(name) for name in ("Anna", "Bob", "Carl"))
    card = await open_lobby(live, anna, chapters=["chapter6"])
    await click(bob, card, "join")
    reply = await (await carl.click(card, button(card, "join"), forge=True)).answered()
    assert "with these options it is for 2 players" in reply.text


def test_options_that_nobody_could_play_are_refused_when_a_lobby_is_prepared() -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.choose({"chapters": ["chapter4", "chapter6"]})
    assert refused.value.reason == "nobody"
