"""The list of games: tables to join, and nothing in it that others do in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.config import Server
from bot.languages import LANGUAGES, words
from rules import Chance
from tests.bot.asking import ask, shown
from tests.bot.live import Live, click, live_bot, press

if TYPE_CHECKING:
    from pathlib import Path

    from sandbox import Message, Person


async def shelf(guest: Person, live: Live, name: str) -> Message:
    """A shelf of the list, as a guest sees it."""
    listed = shown(await ask(guest, live.games, "games"))
    before = listed.text
    (way,) = [one for one in listed.buttons if (one.custom_id or "").endswith(f":{name}")]
    await guest.click(listed, way.custom_id or "")
    await guest.until(lambda seen: seen is listed and seen.text != before)
    return listed


# Tables to join


async def test_lobbies_of_the_server_with_a_free_seat_can_be_joined_from_the_list(
    live: Live,
) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    card = await live.lobby_of(anna)
    await live.lobby_of(carl, bob)
    listed = await shelf(bob, live, "join")
    assert "**Tables with a free seat: 1**" in listed.text
    assert "Scottish Duel #1" in listed.text
    assert "Anna" in listed.text
    assert "players 1/2" in listed.text
    reply = await click(bob, listed, "join")
    assert reply.text.startswith("You have a seat. The table is here: https://discord.com/")
    await bob.until(lambda seen: seen is card and "2. Bob" in seen.text)
    assert "No table on this server" in (await shelf(bob, live, "join")).text


async def test_a_lobby_in_a_channel_that_one_cannot_see_is_not_listed_nor_joined(
    live: Live,
) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    secret = live.guild.text("secret", only_for=[anna, bob])
    await anna.slash(secret, "play", game="duel")
    assert "No table on this server" in (await shelf(carl, live, "join")).text
    listed = await shelf(bob, live, "join")
    assert "Scottish Duel #1" in listed.text
    forged = shown(await ask(carl, live.games, "games"))
    reply = await (await carl.click(forged, "join:1:0", forge=True)).answered()
    assert "There is no such game" in reply.text
    match = await live.bot.lobbies.lobby(1)
    assert match.seat_of(carl.id) is None


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_every_shelf_is_told_in_the_readers_language(live: Live, locale: str) -> None:
    anna, bob, tongue = live.guest("Anna", locale), live.guest("Bob"), words(locale)
    await live.duel(anna, bob)
    await live.lobby_of(bob)
    listed = shown(await ask(anna, live.games, "games"))
    assert tongue("games-title-open", count=1) in listed.text
    assert tongue("move") in [one.label for one in listed.buttons]
    assert tongue("games-title-join", count=1) in (await shelf(anna, live, "join")).text
    assert tongue("games-none-over") in (await shelf(anna, live, "over")).text


# Nothing that others do in secret


async def lists(live: Live, guest: Person) -> list[str]:
    """All that the list of games says, times and all."""
    listed = shown(await ask(guest, live.games, "games"))
    return [listed.text, *(one.label or "" for one in listed.buttons)]


async def secret_steps(live: Live, names: list[str], game: str, **options: str) -> int:
    """Play by lot and move the clock with each step.

    Whenever a step shows a spectator nothing, nobody else's list of games may change in any way.
    Returns how many such steps there were.
    """
    guests = [live.guest(name) for name in names]
    now = 1_000_000.0
    live.bot.matches.clock = lambda: now
    for _ in range(2):
        # Their order shows in which of two games something has happened.
        await live.begin(game, *guests, **options)
    chance, secrets = Chance(f"lists of {game}"), 0
    matches = live.bot.matches
    for _ in range(40):
        now += 1000
        table = await live.table(1 + chance.below(2))
        seat = chance.pick(table.course.awaited)
        before = table.course.public
        others = [guest for place, guest in enumerate(guests) if place != seat]
        seen = [await lists(live, guest) for guest in others]
        views = [table.course.position.view(place) for place in range(len(guests)) if place != seat]
        move = str(chance.pick(table.course.moves(seat)))
        table = await matches.play(table.match.id, seat, move)
        await live.settle()
        after = [table.course.position.view(place) for place in range(len(guests)) if place != seat]
        if table.course.public == before and after == views:
            secrets += 1
            assert [await lists(live, guest) for guest in others] == seen, move
        if table.course.outcome is not None:
            break
    return secrets


@pytest.mark.parametrize(
    ("game", "options"), [("duel", {"variant": "variants=fate"}), ("land", {})]
)
async def test_what_nobody_sees_changes_no_time_and_no_order_in_the_list(
    tmp_path: Path, game: str, options: dict[str, str]
) -> None:
    async with live_bot(tmp_path, Server(threads=False)) as live:
        assert await secret_steps(live, ["Anna", "Bob"], game, **options) > 3


async def test_what_all_see_does_change_it(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    now = 1_000_000.0
    live.bot.matches.clock = lambda: now
    await live.begin("duel", anna, bob)
    now += 1000
    await press(anna, "move", live, move="7", match="1")
    assert "last move <t:1001000:R>" in (await lists(live, anna))[0]
    # To choose another card is something that nobody sees.
    now += 1000
    await press(anna, "move", live, move="6", match="1")
    assert "last move <t:1001000:R>" in (await lists(live, anna))[0]
