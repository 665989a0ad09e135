"""Where a game is posted: in its thread or in the channel, and what the card says meanwhile."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.config import Server
from bot.languages import LANGUAGES, words
from sandbox.world.channels import POSTS_ONLY, SPOKEN, ChannelType
from sandbox.world.threads import open_thread
from tests.bot.live import Live, click, live_bot
from tests.bot.players import is_over, play_by_menus


async def test_without_threads_every_message_says_which_match_it_is_of(tmp_path) -> None:
    async with live_bot(tmp_path, Server(threads=False)) as live:
        anna, bob = await live.pair()
        await live.duel(anna, bob)
        # Their last direct messages ask for the second game.
        await live.round((anna, "7"), (bob, "4"))
        first, second = await live.table(1), await live.table(2)
        told = {m.id: m.text for m in live.games.messages_for(anna)}
        assert told[first.match.turn_id].startswith("Scottish Duel #1\n")
        assert told[second.match.turn_id].startswith("Scottish Duel #2\n")
        past = [text for text in told.values() if "-# Round 1: both choose" in text]
        assert [text.splitlines()[0] for text in past] == ["Scottish Duel #2"]


async def test_in_a_thread_the_thread_says_it(live: Live) -> None:
    anna, _ = await live.pair()
    assert "Scottish Duel" not in live.turn(anna).text


async def test_a_thread_in_which_the_bot_may_not_write_is_left_for_the_channel(live: Live) -> None:
    live.games.forbid("send_messages_in_threads")
    anna, bob = await live.pair()
    assert not [m for m in live.told(anna) if m.v2]
    turn = live.games.messages_for(anna)[-1]
    assert turn.text.startswith("Scottish Duel #1\n")
    assert "Round 1" in turn.text
    assert turn.images
    await live.restart()
    await live.round((anna, "7"), (bob, "4"))
    assert "Round 2" in live.games.messages_for(anna)[-1].text
    assert not turn.buttons
    prompt = await live.prompt(anna)
    assert prompt.buttons[-1].url.endswith(
        f"/{live.games.id}/{live.games.messages_for(anna)[-1].id}"
    )


async def test_the_card_names_those_who_are_still_awaited(live: Live) -> None:
    _, bob = await live.pair()
    (card, *_) = live.games.messages_for(bob)
    assert "Anna and Bob" in card.text
    await live.choose(bob, "4")
    assert "Waiting for Anna" in card.text
    assert "Bob since" not in card.text
    assert "Anna and Bob" not in card.text


async def test_the_hash_that_fixed_the_shuffle_stays_on_the_card(live: Live) -> None:
    anna, bob = await live.pair()
    (card, *_) = live.games.messages_for(bob)
    fixed = (await live.table()).match.hash
    assert fixed in card.text
    await play_by_menus(live, [anna, bob], "hash")
    assert fixed in card.text
    assert fixed in live.turn(anna).text


async def test_the_way_to_the_table_never_leads_to_a_turn_that_is_over(live: Live) -> None:
    anna, bob = await live.pair()
    first = live.turn(anna)
    assert (await live.prompt(anna)).buttons[-1].url.endswith(f"/{live.thread.id}/{first.id}")
    await live.round((anna, "7"), (bob, "4"))
    assert (await live.prompt(bob)).buttons[-1].url.endswith(f"/{live.turn(bob).id}")
    for guest in (anna, bob):
        for message in (await guest.dm()).messages_for(guest)[:-1]:
            assert not message.buttons[-1].url.endswith(f"/{first.id}")


async def test_a_past_turn_keeps_the_picture_it_had(live: Live) -> None:
    anna, bob = await live.pair()
    turn = live.turn(anna)
    await live.choose(anna, "7")
    shown = turn.images[0].content
    await live.choose(bob, "4")
    assert live.turn(anna) is not turn
    assert turn.images[0].content == shown


async def test_a_direct_message_tells_how_the_last_round_went(live: Live) -> None:
    anna, bob = await live.pair()
    await live.round((anna, "7"), (bob, "4"))
    for guest in (anna, bob):
        assert "the Prince beats the Ambassador" in (await live.prompt(guest)).text


@pytest.mark.usefixtures("hurry")
async def test_a_rematch_that_can_not_be_posted_is_not_said_to_be_open(live: Live) -> None:
    anna, bob = await live.pair()
    await play_by_menus(live, [anna, bob], "rematch")
    live.games.forbid("send_messages")
    reply = await click(anna, live.turn(anna), "rematch")
    assert "I can’t post in" in reply.text
    assert len([m for m in live.games.messages_for(bob) if not m.ephemeral]) == 1


async def test_everybodys_undo_takes_back_a_choice_that_was_changed(live: Live) -> None:
    anna, _ = await live.pair()
    for card in ("3", "4"):
        await (await anna.slash(live.thread, "duel play", card=card)).answered()
    await live.settle()
    turn = live.turn(anna)
    # Turn messages of former versions have an Undo button.
    await (await anna.click(turn, "undo:1:0", forge=True)).answered()
    await live.settle()
    assert not (await live.table()).course.played
    assert not is_over(live, anna)


async def test_a_server_whose_language_is_not_ours_reads_the_configured_one(tmp_path) -> None:
    async with live_bot(tmp_path, locale="de") as live:
        live.bot.config = replace(live.bot.config, language="ru")
        card = await live.lobby_of(live.guest("Anna"))
        assert "Шотландский поединок" in card.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_where_no_game_can_be_opened_is_said(live: Live, language: str) -> None:
    anna = live.guest("Anna", language)
    for kind in (*SPOKEN, *POSTS_ONLY, ChannelType.ANNOUNCEMENT):
        channel = live.guild.text("elsewhere", kind=kind)
        posts = kind in POSTS_ONLY
        place = await anna.open_post(channel, "Who plays?", "Anybody?") if posts else channel
        reply = await (await anna.slash(place, "play", game="duel")).answered()
        assert reply.ephemeral
        assert reply.text == words(language)("text-channels-only")
    assert not await live.bot.store.matches.of(anna.id)


async def test_in_a_thread_of_a_text_channel_the_way_is_to_the_channel(live: Live) -> None:
    anna = live.guest("Anna")
    thread = open_thread(live.games, "Chat", anna)
    reply = await (await anna.slash(thread, "play", game="duel")).answered()
    assert reply.text == words("en")("not-in-a-thread")
    assert not await live.bot.store.matches.of(anna.id)
