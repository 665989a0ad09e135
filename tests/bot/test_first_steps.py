"""The first steps: /help leads on, and direct messages have what the thread has."""

from __future__ import annotations

import pytest

from bot.languages import LANGUAGES, words
from tests.bot.asking import ask, shown
from tests.bot.live import Live, choose, click, verbs

# /help


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_help_has_buttons_in_the_readers_language(live: Live, locale: str) -> None:
    anna, tongue = live.guest("Anna", locale), words(locale)
    helped = shown(await ask(anna, live.games, "help"))
    wanted = [tongue(key) for key in ("help-new", "help-games", "rules", "help-settings")]
    assert [one.label for one in helped.buttons] == wanted


async def test_a_game_is_opened_from_help(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    helped = shown(await ask(anna, live.games, "help"))
    asked = shown(await (await anna.click(helped, "Open a game")).answered())
    (menu,) = asked.menus
    reply = await anna.select(asked, menu.custom_id, ["cherokee"])
    await reply.answered()
    await live.settle()
    card = live.games.messages_for(bob)[-1]
    assert card.text.startswith("## Cherokee #1")
    await click(bob, card, "join")
    assert "2. Bob" in card.text


async def test_no_game_is_opened_from_help_where_none_can_be(live: Live) -> None:
    anna, _ = await live.pair()
    helped = shown(await ask(anna, await anna.dm(), "help"))
    reply = await (await anna.click(helped, "Open a game")).answered()
    assert "in a server’s channel" in reply.text
    helped = shown(await ask(anna, live.thread, "help"))
    asked = shown(await (await anna.click(helped, "Open a game")).answered())
    reply = await (await anna.select(asked, asked.menus[0].custom_id, ["duel"])).answered()
    assert reply.text == words("en")("not-in-a-thread")


async def test_help_leads_to_ones_games_to_rules_and_to_settings(live: Live) -> None:
    anna = live.guest("Anna")
    helped = shown(await ask(anna, live.games, "help"))
    asked = shown(await (await anna.click(helped, "Rules")).answered())
    reply = await (await anna.select(asked, asked.menus[0].custom_id, ["duel"])).answered()
    assert words("en")("duel-rules-brief") in reply.text
    reply = await (await anna.click(helped, "Settings")).answered()
    assert "Your settings" in reply.text
    await anna.click(helped, "My games")
    await anna.until(lambda seen: "You’re not in any game" in seen.text)


@pytest.mark.parametrize("word", ["", "nothing", "new:x"])
async def test_a_forged_button_of_help_is_refused(live: Live, word: str) -> None:
    anna = live.guest("Anna")
    helped = shown(await ask(anna, live.games, "help"))
    reply = await (await anna.click(helped, f"help:0:0:{word}", forge=True)).answered()
    assert "from an older version" in reply.text


# Direct messages


async def test_direct_messages_have_rules_log_and_more_like_the_thread(live: Live) -> None:
    anna, _ = await live.pair()
    prompt = await live.prompt(anna)
    assert verbs(prompt) == ["rules", "log", "more"]
    for verb, said in (("rules", "Scottish Duel"), ("log", "Nothing has happened"), ("more", "#1")):
        reply = await click(anna, prompt, verb)
        assert reply.ephemeral
        assert said in reply.text
    more = shown(await click(anna, prompt, "more"))
    assert verbs(more) == ["board", "log", "rules", "resign"]
    await choose(anna, prompt, "7")
    await anna.until(lambda seen: seen is prompt and "You chose the Prince" in seen.text)
    assert verbs(prompt) == ["undo", "plan", "rules", "log", "more"]


async def test_the_turn_message_has_one_button_to_play(live: Live) -> None:
    anna, bob = await live.pair()
    assert [one.label for one in live.turn(anna).buttons] == ["Play", "More"]
    await live.choose(anna, "7")
    # Who has chosen, and who has not, both see their own cards.
    assert "Waiting for Bob" in (await click(anna, live.turn(anna), "hand")).text
    assert "choose your card" in (await click(bob, live.turn(bob), "hand")).text
