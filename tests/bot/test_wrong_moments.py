"""Wrong moments: old messages, double clicks, bystanders, impossible cards, closed messages."""

from __future__ import annotations

import pytest

from bot.config import Server
from bot.languages import LANGUAGES, words
from tests.bot.live import Live, button, choose, click, live_bot


async def test_a_click_on_an_old_question_changes_nothing_and_shows_the_present_one(
    live: Live,
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.duel(anna, bob)
    old = (await live.prompt(anna)).menus[0].custom_id
    for guest, card in ((anna, "7"), (bob, "4")):
        await choose(guest, await live.prompt(guest), card)
    await live.settle()
    message = await live.prompt(anna)
    reply = await (await anna.select(message, old, ["5"], forge=True)).answered()
    assert reply.ephemeral
    assert "The game has moved on. Round 2" in reply.text
    assert reply.message is not None
    assert reply.message.menus
    assert len((await live.table()).course.played) == 2


async def test_a_double_click_makes_one_move(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.duel(anna, bob)
    live.sandbox.faults.twice()
    await choose(anna, await live.prompt(anna), "7")
    await live.settle()
    assert [played.seat for played in (await live.table()).course.played] == [0]


async def test_who_has_chosen_and_presses_again_is_told_what_they_chose(live: Live) -> None:
    anna, _ = await live.pair()
    prompt = await live.prompt(anna)
    old = prompt.menus[0].custom_id
    await live.choose(anna, "7")
    replies = [
        await click(anna, live.turn(anna), "hand"),
        await (await anna.select(prompt, old, ["5"], forge=True)).answered(),
    ]
    for reply in replies:
        assert reply.ephemeral
        assert "You chose the Prince. Waiting for Bob." in reply.text


async def test_a_bystander_is_told_what_they_can_do(live: Live) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    await live.duel(anna, bob)
    turn = live.turn(carl)
    reply = await click(carl, turn, "hand")
    assert reply.ephemeral
    assert "You are not in this game" in reply.text
    prompt = await live.prompt(anna)
    forged = prompt.menus[0].custom_id
    reply = await (await carl.select(turn, forged, ["7"], forge=True)).answered()
    assert "You are not in this game" in reply.text
    assert not (await live.table()).course.played


async def test_an_impossible_card_is_refused_with_its_rule_and_the_possible_ones(
    live: Live,
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.duel(anna, bob)
    for guest, card in ((anna, "7"), (bob, "4")):
        await choose(guest, await live.prompt(guest), card)
    reply = await (await anna.slash(live.thread, "duel play", card="7")).answered()
    assert reply.ephemeral
    assert "You don’t have the Prince in hand (rule BR-R18)." in reply.text
    assert "0 · Musician" in reply.text
    assert "7 · Prince" not in reply.text
    reply = await (await anna.slash(live.thread, "duel play", card="dragon")).answered()
    assert "There is no such card" in reply.text


async def test_only_the_host_may_start_change_options_and_cancel(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    reply = await anna.slash(live.games, "play", game="duel")
    assert reply.message is not None
    await click(bob, reply.message, "join")
    for verb in ("start", "options", "cancel", "computer"):
        custom_id = button(reply.message, verb)
        answer = await (await bob.click(reply.message, custom_id, forge=True)).answered()
        assert answer.ephemeral
        assert "Only the host" in answer.text
    await click(anna, reply.message, "cancel")
    assert "cancelled" in reply.message.text
    assert not reply.message.buttons


async def test_the_number_of_players_is_enforced(live: Live) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    reply = await anna.slash(live.games, "play", game="duel")
    card = reply.message
    assert card is not None
    start = button(card, "start")
    answer = await (await anna.click(card, start, forge=True)).answered()
    assert "This game needs 2 players" in answer.text
    answer = await click(anna, card, "join")
    assert "You’ve already joined" in answer.text
    await click(bob, card, "join")
    answer = await (await carl.click(card, button(card, "join"), forge=True)).answered()
    assert "All seats are taken" in answer.text
    await click(bob, card, "leave")
    assert "Players 1/2" in card.text


async def test_variants_that_clash_are_refused_with_the_reason(live: Live) -> None:
    anna = live.guest("Anna")
    reply = await anna.slash(live.games, "play", game="duel", variant="variants=fate")
    card = reply.message
    assert card is not None
    assert "Options: Fate" in card.text
    answer = await live.choose_variants(anna, card, ("poor_visibility", "fate"))
    await answer.answered()
    assert "don’t go together" in answer.text
    assert "Options: Fate" in card.text
    await live.choose_variants(anna, card, ("sandbox", "fate"))
    await anna.until(lambda message: "Options: Sandbox, Fate" in message.text)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_refused_combination_does_not_stay_in_the_options(
    live: Live, language: str
) -> None:
    anna, tongue = live.guest("Anna", language), words(language)
    card = await live.lobby_of(anna)
    await live.choose_variants(anna, card, ("traitor",))
    reply = await live.choose_variants(anna, card, ("traitor", "dark_night"))
    await reply.answered()
    assert not reply.messages, "the message that is there says it"
    assert reply.updated is not None
    names = [tongue(f"duel-variants-{one}") for one in ("traitor", "dark_night")]
    reason = reply.text.splitlines()[1]
    assert all(name in reason for name in names)
    menu = reply.updated.menus[0]
    assert [option.value for option in menu.options if option.default] == ["traitor"]
    # What goes together is taken, and the reason is gone.
    reply = await anna.select(reply.updated, menu.custom_id, ["dark_night"])
    await reply.answered()
    assert reason not in reply.text
    await anna.until(lambda seen: seen is card and "Options: Dark night" in seen.text)


@pytest.mark.parametrize("custom_id", ["frobnicate:1:0", "frobnicate:1:2:x", "old-style", "move:x"])
async def test_a_button_of_an_older_version_is_answered_with_what_to_do(
    live: Live, custom_id: str
) -> None:
    anna, boris = live.guest("Anna"), live.guest("Борис", "ru")
    await live.duel(anna, boris)
    for guest, language in ((anna, "en"), (boris, "ru")):
        reply = await (await guest.click(live.turn(guest), custom_id, forge=True)).answered()
        assert reply.ephemeral
        assert reply.text == words(language)("button-of-old")
        assert f"/{words(language)('command-games')}" in reply.text
    assert not (await live.table()).course.played


async def test_an_edit_takes_no_button_away_that_stands_all_turn_long(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.duel(anna, bob)
    turn = live.turn(bob)
    before = [button(turn, verb) for verb in ("hand", "more")]
    await live.choose(anna, "7")
    assert "Anna has chosen" in turn.text
    assert [button(turn, verb) for verb in ("hand", "more")] == before


async def test_that_direct_messages_are_closed_is_said_in_the_language_of_all(live: Live) -> None:
    anna, bob = live.guest("Анна", "ru"), live.guest("Bob")
    anna.close_dms()
    await live.duel(anna, bob)
    assert any("I can’t DM you" in m.text for m in live.thread.messages_for(bob))


async def test_closed_direct_messages_are_told_once_and_the_hand_button_helps(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    anna.close_dms()
    await live.duel(anna, bob)
    told = [m for m in live.thread.messages_for(bob) if "I can’t DM you" in m.text]
    assert len(told) == 1
    assert str(anna.id) in told[0].text
    turn = next(m for m in live.thread.messages_for(anna) if m.buttons)
    reply = await click(anna, turn, "hand")
    assert reply.ephemeral
    assert reply.message is not None
    assert reply.message.images
    await choose(anna, reply.message, "7")
    await choose(bob, await live.prompt(bob), "4")
    await live.settle()
    tries = live.sandbox.traffic.count("POST", f"/channels/{(await anna.dm()).id}/messages")
    assert tries == 1
    assert anna.pings[-1].kind == "mention"
    told = [m for m in live.thread.messages_for(bob) if "I can’t DM you" in m.text]
    assert len(told) == 1

    anna.open_dms()
    reply = await click(anna, live.turn(anna), "hand")
    assert reply.message is not None
    await click(anna, reply.message, "retry")
    await live.settle()
    assert "Round 2" in (await live.prompt(anna)).text


async def test_where_threads_are_not_allowed_the_game_stays_in_the_channel(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    live.games.forbid("create_public_threads")
    await live.duel(anna, bob)
    assert not live.guild.threads
    assert "Round 1" in live.games.messages_for(bob)[-1].text
    reply = await (await anna.slash(live.games, "duel play", card="7")).answered()
    assert "You chose the Prince" in reply.text


async def test_a_server_can_switch_direct_messages_and_threads_off(tmp_path) -> None:
    async with live_bot(tmp_path, Server(threads=False, direct_messages=False)) as live:
        anna, bob = live.guest("Anna"), live.guest("Bob")
        await live.duel(anna, bob)
        assert not (await anna.dm()).messages_for(anna)
        assert [ping.kind for ping in anna.pings] == ["mention"]
        assert not live.guild.threads


async def test_no_markup_or_mention_gets_through_a_name(live: Live) -> None:
    anna = live.guest("@everyone **A** <@1> [x](https://e.vil) `b`")
    bob = live.guest("Bob")
    await live.duel(anna, bob)
    for message in (*live.games.messages_for(bob), *live.thread.messages_for(bob)):
        assert "**A**" not in message.text
        assert "<@1>" not in message.text
        assert "](https" not in message.text
    assert not [ping for ping in bob.pings if ping.kind != "direct"]
