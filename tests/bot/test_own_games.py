"""A user's games: the list of them, and which of them a command means."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from rules import Entry
from sandbox.world import posting
from tests.bot.asking import ask, shown
from tests.bot.live import Live, choose, click, offered, press

if TYPE_CHECKING:
    from sandbox import Message


def labels(message: Message) -> list[str]:
    """What is written on the buttons of a message."""
    return [one.label or "" for one in message.buttons]


# /games


async def test_games_lists_those_that_wait_for_one_first_with_since_when_link_and_news(
    live: Live,
) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    now = 1_000_000.0
    live.bot.matches.clock = lambda: now
    assert "You’re not in any game" in (await ask(anna, live.games, "games")).text
    for other in (bob, carl, bob):
        now += 1000
        await live.duel(anna, other)
    threads = live.guild.threads
    await press(anna, "play", live, game="duel")
    now += 1000
    # In the first game Anna has chosen and waits; in the second a round is over.
    await (await anna.slash(threads[0], "duel play", card="7")).answered()
    now += 1000
    await (await carl.slash(threads[1], "duel play", card="4")).answered()
    await (await anna.slash(threads[1], "duel play", card="7")).answered()
    await live.settle()
    lines = (await ask(anna, live.games, "games")).text.splitlines()
    assert lines[0] == "**Your 4 games**"
    firsts = [place for place, line in enumerate(lines) if "](https://" in line]
    games = [lines[start:end] for start, end in pairwise([*firsts, len(lines)])]
    assert [re.findall(r"#(\d)", game[0])[0] for game in games] == ["3", "2", "1", "4"]
    assert games[0][0].endswith(" · Bob**")
    assert games[0][1:] == ["**Round 1: choose your card.**", "your turn since <t:1003000:R>"]
    assert games[1][1:3] == ["**Round 2: choose your card.**", "your turn since <t:1005000:R>"]
    assert "the Prince beats the Ambassador" in games[1][3]
    assert games[2][1] == "Waiting for Bob · last move <t:1004000:R>"
    assert games[3][1] == "not started yet · players 1/2"
    for game, thread in zip(games[:2], (threads[2], threads[1]), strict=True):
        turn = [m for m in thread.messages_for(anna) if m.v2 and not m.ephemeral][-1]
        assert f"/channels/{live.guild.id}/{thread.id}/{turn.id})" in game[0]


async def test_the_move_button_opens_the_question_right_there(live: Live) -> None:
    anna, _ = await live.pair()
    listed = shown(await ask(anna, live.guild.text("elsewhere"), "games"))
    reply = await click(anna, listed, "hand")
    assert reply.ephemeral
    assert offered(shown(reply)) == [str(card) for card in range(8)]
    await choose(anna, shown(reply), "7")
    assert "You chose the Prince" in shown(reply).text


async def test_games_counts_games_of_all_channels_also_in_a_direct_message(live: Live) -> None:
    anna, bob = await live.pair()
    elsewhere = live.guild.text("elsewhere")
    reply = await anna.slash(elsewhere, "play", game="duel")
    await click(bob, shown(reply), "join")
    said = await ask(anna, await anna.dm(), "games")
    assert "**Your 2 games**" in said.text
    assert str(elsewhere.id) in said.text


async def test_games_fits_into_a_message_however_many_there_are(live: Live) -> None:
    anna = live.guest("Anna")
    others = [live.guest(f"{number} {'x' * 28}") for number in range(17)]
    for other in others:
        await live.duel(anna, other)
        await (await anna.slash(live.thread, "duel play", card="7")).answered()
        await (await other.slash(live.thread, "duel play", card="4")).answered()
    await live.settle()
    message = shown(await ask(anna, live.games, "games"))
    found = list[str]()
    for page in range(1, 5):
        assert "**Your 17 games**" in message.text
        assert f"Page {page} of 4" in [one.label for one in message.buttons]
        found += re.findall(r"Scottish Duel #(\d+)", message.text)
        assert message.text.count("**Round 1:** the Prince beats") == len(found) - 5 * (page - 1)
        (after,) = [one for one in message.buttons if one.label == "›"]
        if page < 4:
            reply = await anna.click(message, after.custom_id or "")
            await anna.until(lambda seen, page=page: f"Page {page + 1} of 4" in labels(seen))
            assert not reply.failed
    assert after.disabled
    assert sorted(map(int, found)) == list(range(1, 18))


async def test_a_game_begun_under_other_rules_is_told_of_and_harms_no_other(
    live: Live, forgiven: list[str]
) -> None:
    anna, bob = await live.pair()
    await live.duel(anna, bob)
    old = await live.bot.store.matches.read(1)
    old.length = 1
    await live.bot.store.matches.append(old, [Entry(0, "a-move-of-old")], [])
    forgiven.append("match 1 can't be played on: entry {'number': 1, 'rule': ")
    await live.restart()
    told = (await ask(anna, live.games, "games")).text
    assert told.count("your turn") == 1
    assert "This game was started under older rules" in told
    reply = await ask(anna, live.games, "move", move="7", match="1")
    assert "This game was started under older rules" in reply.text
    reply = await ask(anna, live.games, "move", move="7", match="2")
    assert "You chose the Prince" in reply.text


# Which match is meant


async def test_a_command_in_a_channel_with_several_games_asks_which_is_meant(live: Live) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    await live.duel(anna, bob)
    await live.duel(anna, carl)
    reply = await ask(anna, live.games, "move", move="7")
    assert "Which game? You’re in several." in reply.text
    suggested = (await anna.autocomplete(live.games, "move", "match")).choices or []
    assert [(choice.name, choice.value) for choice in suggested] == [
        ("Scottish Duel #2 · Anna · Carl", "2"),
        ("Scottish Duel #1 · Anna · Bob", "1"),
    ]
    moves = (await anna.autocomplete(live.games, "move", "move", "prince", match="2")).choices
    assert [choice.value for choice in moves or []] == ["1", "7"]
    reply = await ask(anna, live.games, "move", move="7", match="2")
    assert "You chose the Prince. Waiting for Carl" in reply.text
    # In a thread it is that thread's; who plays one game only in this channel means that one.
    assert "Waiting for Bob" in (await ask(anna, live.guild.threads[0], "move", move="5")).text
    assert "Waiting for" not in (await ask(bob, live.games, "hand")).text
    reply = await ask(bob, live.games, "duel play", card="4")
    assert "You chose the Ambassador" in reply.text


async def test_move_works_in_a_direct_message(live: Live) -> None:
    anna, bob = await live.pair()
    direct = await anna.dm()
    reply = await ask(anna, direct, "move", move="7")
    assert "You chose the Prince. Waiting for Bob" in reply.text
    await live.settle()
    assert [m for m in direct.messages_for(anna) if not m.ephemeral and "the Prince" in m.text]
    await live.choose(bob, "4")
    reply = await ask(anna, direct, "move", move="6", match="1")
    assert "You chose the General" in reply.text


async def test_where_no_game_is_played_the_commands_say_so(live: Live) -> None:
    anna = live.guest("Anna")
    for command, options in (
        ("hand", {}),
        ("board", {}),
        ("log", {}),
        ("undo", {}),
        ("resign", {}),
        ("move", {"move": "7"}),
        ("duel play", {"card": "7"}),
    ):
        reply = await ask(anna, live.games, command, **options)
        assert "No game is being played here" in reply.text


@pytest.mark.parametrize(
    "named", ["99", "duel", "-1", "", "9" * 30, "9" * 5000, "²"], ids=lambda name: name[:9]
)
async def test_a_match_that_does_not_exist_is_refused(live: Live, named: str) -> None:
    anna, _ = await live.pair()
    for command in ("board", "hand", "log", "resign"):
        reply = await ask(anna, live.games, command, match=named)
        assert "There is no such game" in reply.text
    suggested = await anna.autocomplete(live.games, "move", "move", "", match=named)
    assert suggested.choices == []


async def test_a_game_of_another_place_is_shown_to_its_players_only(live: Live) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    secret = live.guild.text("secret", only_for=[anna, bob])
    reply = await anna.slash(secret, "play", game="duel")
    await click(bob, shown(reply), "join")
    await click(anna, shown(reply), "start")
    await live.settle()
    for command in ("board", "log", "hand", "resign"):
        reply = await ask(carl, live.games, command, match="1")
        assert "There is no such game" in reply.text
        reply = await ask(anna, live.games, command, match="1")
        assert "no such game" not in reply.text
    assert not carl.saw("Anna · Bob")
    # Everybody who can see the place may look on from there.
    secret.show_to(carl)
    for place in (secret, live.thread):
        reply = await ask(carl, place, "board", match="1")
        assert "Round 1" in reply.text


async def test_a_player_in_a_channel_where_only_others_play_means_their_own_game(
    live: Live,
) -> None:
    anna, bob = await live.pair()
    carl, dora = live.guest("Carl"), live.guest("Dora")
    elsewhere = live.guild.text("elsewhere")
    card = shown(await carl.slash(elsewhere, "play", game="duel"))
    await click(dora, card, "join")
    await click(carl, card, "start")
    await live.settle()
    assert "Scottish Duel #1" in (await ask(anna, elsewhere, "hand")).text
    assert "You chose the Prince" in (await ask(anna, elsewhere, "duel play", card="7")).text
    # To look on, though, is to look at what is played here.
    await live.choose(bob, "4")
    assert "Round 1" in (await ask(anna, elsewhere, "board")).text
    # And who plays nowhere is told so.
    assert "not in this game" in (await ask(live.guest("Emma"), elsewhere, "hand")).text


async def test_a_verb_of_another_game_is_not_played_in_a_thread(live: Live) -> None:
    anna, bob = await live.pair()
    duel = live.thread
    await live.begin("cherokee", anna, bob)
    reply = await ask(anna, live.thread, "duel play", card="7")
    assert "No game is being played here" in reply.text
    assert "You chose the Prince" in (await ask(anna, duel, "duel play", card="7")).text


async def test_lobbies_whose_cards_are_gone_are_left_from_the_list(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    card = await live.lobby_of(anna, bob)
    posting.delete(card)
    guests = shown(await ask(bob, live.games, "games"))
    assert labels(guests)[0] == "Leave"
    assert (await click(bob, guests, "leave")).text == "You have left this game."
    assert "You’re not in any game" in (await ask(bob, live.games, "games")).text
    hosts = shown(await ask(anna, live.games, "games"))
    assert labels(hosts)[0] == "Cancel"
    assert (await click(anna, hosts, "cancel")).text == "This game was cancelled."
    assert "You’re not in any game" in (await ask(anna, live.games, "games")).text


async def test_a_card_that_is_there_follows_what_is_done_from_the_list(live: Live) -> None:
    anna = live.guest("Anna")
    card = await live.lobby_of(anna, live.guest("Bob"))
    await click(anna, shown(await ask(anna, live.games, "games")), "cancel")
    await anna.until(lambda seen: seen is card and "cancelled" in seen.text)
    assert not card.buttons
