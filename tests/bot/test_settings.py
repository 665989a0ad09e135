"""/settings: one card with everything that applies to a person, and that it does apply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.languages import LANGUAGES, words
from bot.store import NewNotice, NoticeKind, Person, PingBy, Settings, Store
from bot.store.settings import read_settings, write_settings
from bot.ui.settings_card import NIGHTS, ZONES, settings_card
from tests.bot.asking import ask, shown
from tests.bot.live import click, verbs
from tests.bot.test_texts import sound

if TYPE_CHECKING:
    from pathlib import Path

    from sandbox import Message, Reply
    from sandbox import Person as Guest
    from tests.bot.live import Live

FULL = Settings(PingBy.MENTION, False, False, False, "Asia/Tokyo", (9, 17), "uk")


async def choose(guest: Guest, card: Message, setting: str, *values: str) -> Reply:
    reply = await guest.select(card, f"setting:0:0:{setting}", list(values))
    return await reply.answered()


def chosen(card: Message, setting: str) -> list[str]:
    (menu,) = [one for one in card.menus if one.custom_id == f"setting:0:0:{setting}"]
    return [option.value for option in menu.options if option.default]


async def settled(live: Live, guest: Guest, **chosen: Any) -> None:
    await live.bot.settle_in(guest.id, Settings(**chosen))


# The store


@pytest.mark.parametrize("settings", [Settings(), FULL, Settings(reminders=False)])
def test_settings_are_read_as_they_were_written(settings: Settings) -> None:
    assert read_settings(write_settings(settings)) == settings


def test_what_another_version_has_written_is_left_out() -> None:
    assert read_settings('{"calls": "neither", "weather": "fine"}') == Settings(PingBy.NEITHER)


async def test_settings_survive_a_restart_beside_all_else(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    store = await Store.open(path)
    await store.people.save_settings(7, FULL)
    await store.people.save_language(7, "ru")
    await store.people.save_confirms(7, confirms=False)
    await store.close()
    store = await Store.open(path)
    assert await store.people.read(7) == Person(7, "ru", confirms=False, settings=FULL)
    await store.close()


# The card


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_is_within_discords_limits_whatever_is_set(language: str) -> None:
    for settings in (Settings(), FULL, Settings(zone="America/Argentina/ComodRivadavia")):
        sound(settings_card(Person(7, settings=settings), words(language), 0.0))
    assert len(ZONES) < 25
    assert len(NIGHTS) < 24


async def test_the_card_shows_everything_that_applies(live: Live) -> None:
    anna = live.guest("Anna")
    card = shown(await ask(anna, live.games, "settings"))
    assert card.ephemeral
    assert {
        menu.custom_id.rpartition(":")[2]: chosen(card, menu.custom_id.rpartition(":")[2])
        for menu in card.menus
    } == {
        "calls": ["direct"],
        "messages": ["reminders", "nudges", "endings", "invitations"],
        "zone": [],
        "quiet": ["own"],
        "confirm": ["yes"],
        "language": ["own"],
    }
    assert "Not set." in card.text


async def test_what_is_chosen_is_shown_on_the_same_card_and_kept(live: Live) -> None:
    anna = live.guest("Anna")
    card = shown(await ask(anna, live.games, "settings"))
    await choose(anna, card, "calls", "mention")
    await choose(anna, card, "messages", "nudges")
    await choose(anna, card, "zone", "Europe/Kyiv")
    await choose(anna, card, "quiet", "23-8")
    await choose(anna, card, "confirm", "no")
    assert "where you are" in card.text
    await choose(anna, card, "language", "uk")
    assert card.text.startswith("### Ваші налаштування")
    wanted = Settings(PingBy.MENTION, False, True, False, "Europe/Kyiv", (23, 8), "uk", False)
    person = await live.bot.store.people.read(anna.id)
    assert (person.settings, person.confirms) == (wanted, False)
    await live.restart()
    again = shown(await ask(anna, live.games, "settings"))
    assert chosen(again, "quiet") == ["23-8"]
    assert chosen(again, "messages") == ["nudges"]


async def test_any_time_zone_and_any_hours_can_be_typed(live: Live) -> None:
    anna = live.guest("Anna")
    found = (await anna.autocomplete(live.games, "settings", "time_zone", "kathm")).choices
    assert [choice.value for choice in found or []] == ["Asia/Kathmandu"]
    card = shown(
        await ask(anna, live.games, "settings", time_zone="Asia/Kathmandu", quiet_hours="3 – 11:00")
    )
    assert chosen(card, "zone") == ["Asia/Kathmandu"]
    assert chosen(card, "quiet") == ["3-11"]
    assert "UTC+05:45" in str(card.menus)
    for wrong in ({"time_zone": "Atlantis"}, {"quiet_hours": "late"}, {"quiet_hours": "25-7"}):
        reply = await ask(anna, live.games, "settings", **wrong)
        assert reply.text in {
            words("en")("settings-zone-unknown"),
            words("en")("settings-night-unknown"),
        }
    card = shown(await ask(anna, live.games, "settings", quiet_hours="5-5"))
    assert chosen(card, "quiet") == ["own"]


@pytest.mark.parametrize("value", [("calls", "pigeon"), ("language", "fr"), ("weather", "fine")])
async def test_a_forged_choice_changes_nothing(live: Live, value: tuple[str, str]) -> None:
    anna = live.guest("Anna")
    card = shown(await ask(anna, live.games, "settings"))
    reply = await anna.select(card, f"setting:0:0:{value[0]}", [value[1]], forge=True)
    assert (await reply.answered()).text == words("en")("button-of-old")
    assert (await live.bot.store.people.read(anna.id)).settings == Settings()


# What follows from it


async def test_private_texts_are_in_the_language_that_was_chosen(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob", "ru")
    await settled(live, anna, language="uk")
    await live.duel(anna, bob)
    assert words("uk")("to-the-table") in [one.label for one in (await live.prompt(anna)).buttons]
    assert (await ask(anna, live.thread, "log")).text.endswith(words("uk")("log-empty"))
    known = (await anna.autocomplete(live.games, "settings", "time_zone", "київ")).choices
    assert [choice.value for choice in known or []] == ["Europe/Kyiv"]
    assert words("en")("play") in [one.label for one in live.turn(anna).buttons]


async def test_who_wants_mentions_is_mentioned_and_gets_no_direct_message(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await settled(live, anna, calls=PingBy.MENTION)
    await live.duel(anna, bob)
    assert [ping.kind for ping in anna.pings] == ["mention"]
    assert [ping.kind for ping in bob.pings] == ["direct"]
    assert not (await anna.dm()).messages_for(anna)
    reply = await click(anna, live.turn(anna), "hand")
    assert "retry" not in verbs(shown(reply)), "nothing failed, so there is nothing to try again"


async def test_who_wants_neither_is_left_in_peace(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await settled(live, anna, calls=PingBy.NEITHER)
    await live.duel(anna, bob)
    assert not anna.pings
    assert f"<@{anna.id}>" in live.turn(anna).text, "who is awaited is still said"


async def test_who_wants_mentions_is_called_to_a_question_within_a_turn(live: Live) -> None:
    guests = [live.guest(name) for name in ("Anna", "Bob")]
    await settled(live, guests[1], calls=PingBy.MENTION)
    table = await live.duel(*guests)
    await live.bot.store.notices.add(table.match, [NewNotice(NoticeKind.CLOSED, 1)])
    live.bot.delivery.wake(1)
    await live.settle()
    told = live.told(guests[1])[-1]
    assert told.text == words("en")("called-within-turn", name=f"<@{guests[1].id}>")
    assert guests[1].pings[-1].message is told


async def test_at_night_nothing_pings(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    hour = int((live.now() // 3600) % 24)
    night = ((hour - 2) % 24, (hour + 3) % 24)
    await settled(live, anna, zone="UTC", quiet=night)
    await settled(live, bob, zone="UTC", quiet=night, calls=PingBy.MENTION)
    await live.duel(anna, bob)
    assert (await live.prompt(anna)).menus, "the question is there"
    assert not anna.pings
    assert not bob.pings
    live.sandbox.clock.advance(4 * 3600)
    await live.round((anna, "6"))
    await click(bob, live.turn(bob), "hand")
    await (await bob.slash(live.thread, "move", move="4")).answered()
    await live.settle()
    assert [ping.kind for ping in anna.pings] == ["direct"]
    assert [ping.kind for ping in bob.pings] == ["mention"]


async def test_who_does_not_want_it_is_not_called_at_the_end(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await settled(live, bob, endings=False)
    await live.duel(anna, bob)
    heard = len(bob.pings)
    await click(anna, shown(await ask(anna, live.thread, "resign")), "resigned")
    await live.settle()
    assert "Bob wins" in live.turn(bob).text
    assert len(bob.pings) == heard
