"""One's games: the list of them, and which of them a command means."""

from __future__ import annotations

import re

import pytest

from rules import Entry
from sandbox.world import posting
from tests.bot.asking import ask, shown
from tests.bot.inn import Inn, click, press

# /games


async def test_games_lists_those_that_wait_for_one_first_with_since_when_link_and_news(
    inn: Inn,
) -> None:
    anna, bob, carl = inn.guest("Anna"), inn.guest("Bob"), inn.guest("Carl")
    now = 1_000_000.0
    inn.bot.matches.clock = lambda: now
    assert "You are in no game" in (await ask(anna, inn.games, "games")).text
    for other in (bob, carl, bob):
        now += 1000
        await inn.duel(anna, other)
    threads = inn.guild.threads
    await press(anna, "play", inn, game="duel")
    now += 1000
    # In the first game Anna has chosen and waits; in the second a round is over.
    await (await anna.slash(threads[0], "duel play", card="7")).answered()
    now += 1000
    await (await carl.slash(threads[1], "duel play", card="4")).answered()
    await (await anna.slash(threads[1], "duel play", card="7")).answered()
    await inn.settle()
    lines = (await ask(anna, inn.games, "games")).text.splitlines()
    assert lines[0] == "**Your 4 games**"
    games = [line for line in lines[1:] if line.startswith("- ")]
    assert [re.findall(r"#(\d)", line)[0] for line in games] == ["3", "2", "4", "1"]
    assert all("your turn" in line for line in games[:2])
    assert not any("your turn" in line for line in games[2:])
    assert "<t:1003000:R>" in games[0]
    assert "<t:1005000:R>" in games[1]
    news = lines[lines.index(games[1]) + 1]
    assert "the Prince beats the Ambassador" in news
    for line, thread in zip(games[:2], (threads[2], threads[1]), strict=True):
        turn = [m for m in thread.messages_for(anna) if m.v2 and not m.ephemeral][-1]
        assert f"/channels/{inn.guild.id}/{thread.id}/{turn.id})" in line
    assert "not begun yet" in "\n".join(games[2:])


async def test_games_counts_games_of_all_channels_also_in_a_direct_message(inn: Inn) -> None:
    anna, bob = await inn.pair()
    elsewhere = inn.guild.text("elsewhere")
    reply = await anna.slash(elsewhere, "play", game="duel")
    await click(bob, shown(reply), "join")
    said = await ask(anna, await anna.dm(), "games")
    assert "**Your 2 games**" in said.text
    assert str(elsewhere.id) in said.text


async def test_games_fits_into_a_message_however_many_there_are(inn: Inn) -> None:
    anna = inn.guest("Anna")
    others = [inn.guest(f"{number} {'x' * 28}") for number in range(17)]
    for other in others:
        await inn.duel(anna, other)
        await (await anna.slash(inn.thread, "duel play", card="7")).answered()
        await (await other.slash(inn.thread, "duel play", card="4")).answered()
    await inn.settle()
    text = (await ask(anna, inn.games, "games")).text
    assert "**Your 17 games**" in text
    assert len(text) <= 2000
    # Nothing is cut in the middle of a line.
    _, *lines, more = text.splitlines()
    assert more == "…"
    assert all(line.startswith("- **[Scottish Duel #") for line in lines[::2])
    assert all(line.startswith("  **Round 1:** the Prince beats") for line in lines[1::2])
    assert all(line.endswith("**1 : 0**") for line in lines[1::2])


async def test_a_game_begun_under_other_rules_is_told_of_and_harms_no_other(
    inn: Inn, forgiven: list[str]
) -> None:
    anna, bob = await inn.pair()
    await inn.duel(anna, bob)
    old = await inn.bot.store.matches.read(1)
    old.length = 1
    await inn.bot.store.matches.append(old, [Entry(0, "a-move-of-old")], [])
    forgiven.append("match 1 can't be played on: entry {'number': 1, 'rule': ")
    await inn.restart()
    told = (await ask(anna, inn.games, "games")).text
    assert told.count("your turn") == 2
    assert "This game was begun under older rules" in told
    reply = await ask(anna, inn.games, "move", move="7", match="1")
    assert "This game was begun under older rules" in reply.text
    reply = await ask(anna, inn.games, "move", move="7", match="2")
    assert "You chose the Prince" in reply.text


# Which match is meant


async def test_a_command_in_a_channel_with_several_games_asks_which_is_meant(inn: Inn) -> None:
    anna, bob, carl = inn.guest("Anna"), inn.guest("Bob"), inn.guest("Carl")
    await inn.duel(anna, bob)
    await inn.duel(anna, carl)
    for command, options in (("hand", {}), ("move", {"move": "7"}), ("undo", {}), ("log", {})):
        reply = await ask(anna, inn.games, command, **options)
        assert "Several games could be meant" in reply.text
    suggested = (await anna.autocomplete(inn.games, "move", "match")).choices or []
    assert [(choice.name, choice.value) for choice in suggested] == [
        ("Scottish Duel #2 · Anna · Carl", "2"),
        ("Scottish Duel #1 · Anna · Bob", "1"),
    ]
    moves = (await anna.autocomplete(inn.games, "move", "move", "prince", match="2")).choices
    assert [choice.value for choice in moves or []] == ["1", "7"]
    reply = await ask(anna, inn.games, "move", move="7", match="2")
    assert "You chose the Prince. Waiting for Carl" in reply.text
    # In a thread it is that thread's; who plays one game only in this channel means that one.
    assert "Waiting for Bob" in (await ask(anna, inn.guild.threads[0], "move", move="5")).text
    assert "Waiting for" not in (await ask(bob, inn.games, "hand")).text
    reply = await ask(bob, inn.games, "duel play", card="4")
    assert "You chose the Ambassador" in reply.text


async def test_move_works_in_a_direct_message(inn: Inn) -> None:
    anna, bob = await inn.pair()
    direct = await anna.dm()
    reply = await ask(anna, direct, "move", move="7")
    assert "You chose the Prince. Waiting for Bob" in reply.text
    await inn.settle()
    assert [m for m in direct.messages_for(anna) if not m.ephemeral and "the Prince" in m.text]
    await inn.choose(bob, "4")
    reply = await ask(anna, direct, "move", move="6", match="1")
    assert "You chose the General" in reply.text


async def test_where_no_game_is_played_the_commands_say_so(inn: Inn) -> None:
    anna = inn.guest("Anna")
    for command, options in (
        ("hand", {}),
        ("board", {}),
        ("log", {}),
        ("undo", {}),
        ("resign", {}),
        ("move", {"move": "7"}),
        ("duel play", {"card": "7"}),
    ):
        reply = await ask(anna, inn.games, command, **options)
        assert "No game is being played here" in reply.text


@pytest.mark.parametrize(
    "named", ["99", "duel", "-1", "", "9" * 30, "9" * 5000, "²"], ids=lambda name: name[:9]
)
async def test_a_match_that_does_not_exist_is_refused(inn: Inn, named: str) -> None:
    anna, _ = await inn.pair()
    for command in ("board", "hand", "log", "resign"):
        reply = await ask(anna, inn.games, command, match=named)
        assert "There is no such game" in reply.text
    suggested = await anna.autocomplete(inn.games, "move", "move", "", match=named)
    assert suggested.choices == []


async def test_a_game_of_another_place_is_shown_to_its_players_only(inn: Inn) -> None:
    anna, bob, carl = inn.guest("Anna"), inn.guest("Bob"), inn.guest("Carl")
    secret = inn.guild.text("secret", only_for=[anna, bob])
    reply = await anna.slash(secret, "play", game="duel")
    await click(bob, shown(reply), "join")
    await click(anna, shown(reply), "start")
    await inn.settle()
    for command in ("board", "log", "hand", "resign"):
        reply = await ask(carl, inn.games, command, match="1")
        assert "There is no such game" in reply.text
        reply = await ask(anna, inn.games, command, match="1")
        assert "no such game" not in reply.text
    assert not carl.saw("Anna · Bob")
    # Who can see the place may look on from there.
    secret.show_to(carl)
    for place in (secret, inn.thread):
        reply = await ask(carl, place, "board", match="1")
        assert "Round 1" in reply.text


async def test_a_player_in_a_channel_where_only_others_play_means_their_own_game(inn: Inn) -> None:
    anna, bob = await inn.pair()
    carl, dora = inn.guest("Carl"), inn.guest("Dora")
    elsewhere = inn.guild.text("elsewhere")
    card = shown(await carl.slash(elsewhere, "play", game="duel"))
    await click(dora, card, "join")
    await click(carl, card, "start")
    await inn.settle()
    assert "Scottish Duel #1" in (await ask(anna, elsewhere, "hand")).text
    assert "You chose the Prince" in (await ask(anna, elsewhere, "duel play", card="7")).text
    # To look on, though, is to look at what is played here.
    await inn.choose(bob, "4")
    assert "Round 1" in (await ask(anna, elsewhere, "board")).text
    # And who plays nowhere is told so.
    assert "not in this game" in (await ask(inn.guest("Emma"), elsewhere, "hand")).text


async def test_a_verb_of_another_game_is_not_played_in_a_thread(inn: Inn) -> None:
    anna, bob = await inn.pair()
    duel = inn.thread
    await inn.begin("cherokee", anna, bob)
    reply = await ask(anna, inn.thread, "duel play", card="7")
    assert "No game is being played here" in reply.text
    assert "You chose the Prince" in (await ask(anna, duel, "duel play", card="7")).text


async def test_lobbies_whose_cards_are_gone_are_left_from_the_list(inn: Inn) -> None:
    anna, bob = inn.guest("Anna"), inn.guest("Bob")
    card = await inn.lobby_of(anna, bob)
    posting.delete(card)
    guests = shown(await ask(bob, inn.games, "games"))
    assert [one.label for one in guests.buttons] == ["Leave: Scottish Duel #1"]
    assert (await click(bob, guests, "leave")).text == "You have left this game."
    assert "You are in no game" in (await ask(bob, inn.games, "games")).text
    hosts = shown(await ask(anna, inn.games, "games"))
    assert [one.label for one in hosts.buttons] == ["Cancel: Scottish Duel #1"]
    assert (await click(anna, hosts, "cancel")).text == "This game was called off."
    assert "You are in no game" in (await ask(anna, inn.games, "games")).text


async def test_a_card_that_is_there_follows_what_is_done_from_the_list(inn: Inn) -> None:
    anna = inn.guest("Anna")
    card = await inn.lobby_of(anna, inn.guest("Bob"))
    await click(anna, shown(await ask(anna, inn.games, "games")), "cancel")
    await anna.until(lambda seen: seen is card and "called off" in seen.text)
    assert not card.buttons
