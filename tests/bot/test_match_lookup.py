"""Which of several games a player's command means, and what onlookers are offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.config import Server
from bot.languages import LANGUAGES, words
from tests.bot.asking import ask
from tests.bot.live import Live, live_bot, press

if TYPE_CHECKING:
    from pathlib import Path

    from sandbox import Channel, Person


async def matches_offered(guest: Person, place: Channel, command: str) -> list[str]:
    """The numbers of the matches that a command suggests."""
    reply = await guest.autocomplete(place, command, "match")
    return [choice.value for choice in reply.choices or []]


# Moving


async def test_who_moves_means_the_one_game_that_waits_for_them(tmp_path: Path) -> None:
    async with live_bot(tmp_path, Server(threads=False)) as live:
        anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
        await live.duel(anna, bob)
        await live.duel(anna, carl)
        for place in (live.games, await anna.dm()):
            reply = await anna.autocomplete(place, "duel play", "card")
            assert not reply.choices, "both wait for Anna"
        await ask(anna, live.games, "move", move="7", match="1")
        reply = await anna.autocomplete(live.games, "duel play", "card", "wizard")
        assert [choice.value for choice in reply.choices or []] == ["5"]
        reply = await ask(anna, await anna.dm(), "duel play", card="5")
        assert "You chose the Wizard. Waiting for Carl" in reply.text
        # Now none waits for her, and either choice could be changed.
        reply = await ask(anna, live.games, "duel play", card="4")
        assert "Which game? You’re in several." in reply.text
        assert [len((await live.table(n)).course.played) for n in (1, 2)] == [1, 1]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_verb_that_could_mean_several_games_says_how_to_name_one(
    live: Live, language: str
) -> None:
    anna, bob = live.guest("Anna", language), live.guest("Bob")
    tongue = words(language)
    await live.duel(anna, bob)
    await live.duel(anna, bob)
    for place in (live.games, await anna.dm()):
        reply = await ask(anna, place, "duel play", card="7")
        assert reply.text == tongue("several-matches-to-move")
        assert f"/{tongue('command-move')}" in reply.text
    reply = await ask(anna, await anna.dm(), "move", move="7", match="2")
    assert tongue("duel-made-card", card=7, card_name=tongue("duel-fact-card", value=7)) in (
        reply.text
    )


async def test_verbs_that_do_not_move_let_the_match_be_named(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    for game in ("glory", "glory", "land", "land"):
        await live.begin(game, anna, bob)
    direct = await anna.dm()
    for command, options in (("glory preview", {}), ("land orders", {"order": "never"})):
        reply = await ask(anna, direct, command, **options)
        assert "Which game? You’re in several." in reply.text
        assert "pick one under" in reply.text
    assert await matches_offered(anna, direct, "glory preview") == ["2", "1"]
    assert await matches_offered(anna, direct, "land orders") == ["4", "3"]
    reply = await ask(anna, direct, "glory preview", match="2")
    assert reply.text.startswith("Clans and Glory #2")
    reply = await ask(anna, direct, "glory preview", match="3")
    assert "There is no such game" in reply.text
    await ask(anna, direct, "land orders", order="never", match="4")
    orders = [(await live.table(n)).match.sitters[0].orders for n in (3, 4)]
    assert orders == [{}, {"shields": "never"}]


# Looking on


async def test_onlookers_are_offered_the_games_that_are_told_where_they_are(live: Live) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    await live.duel(anna, bob)
    await live.duel(anna, bob)
    await live.lobby_of(anna)
    elsewhere = live.guild.text("elsewhere")
    for command in ("board", "log"):
        assert await matches_offered(carl, live.games, command) == ["2", "1"]
        assert await matches_offered(carl, live.guild.threads[0], command) == ["1"]
        assert await matches_offered(carl, elsewhere, command) == []
        assert await matches_offered(anna, elsewhere, command) == ["2", "1"]
    # What only players can do is not offered to others.
    for command in ("hand", "move", "undo", "resign"):
        assert await matches_offered(carl, live.games, command) == []


async def test_a_match_may_be_named_the_way_messages_do(live: Live) -> None:
    anna, _ = await live.pair()
    assert "Round 1" in (await ask(anna, live.games, "board", match=" #1")).text


# Lobbies


async def test_where_only_a_lobby_is_open_its_game_is_said_not_to_have_begun(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await press(anna, "play", live, game="duel")
    for guest in (anna, bob):
        for command, options in (("hand", {}), ("board", {}), ("duel play", {"card": "7"})):
            reply = await ask(guest, live.games, command, **options)
            assert reply.text.startswith("This game has not started yet. The host starts it")
    reply = await ask(anna, live.games, "glory preview")
    assert "No game is being played here" in reply.text


async def test_who_sits_in_a_lobby_beside_a_game_of_others_hears_of_the_lobby(live: Live) -> None:
    await live.pair()
    carl, dora = live.guest("Carl"), live.guest("Dora")
    await live.lobby_of(carl)
    assert "not started yet" in (await ask(carl, live.games, "hand")).text
    assert "You are not in this game" in (await ask(dora, live.games, "hand")).text


@pytest.mark.parametrize(("command", "option"), [("play", "variant"), ("rules", "rule")])
async def test_before_a_game_is_chosen_nothing_of_it_is_suggested(
    live: Live, command: str, option: str
) -> None:
    reply = await live.guest("Anna").autocomplete(live.games, command, option)
    assert reply.choices == []
