"""Many options in a real lobby: reached and set by clicks, and told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.languages import LANGUAGES
from rules import BadOptions
from tests.bot.live import Live, button, click
from tests.bot.many_towns import GAME, NAME, on_the_shelf

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sandbox import Message, Person


@pytest.fixture(autouse=True)
def shelved() -> Iterator[None]:
    with on_the_shelf():
        yield


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
    await anna.until(lambda message: message is card and "Preset: " not in card.text)


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
