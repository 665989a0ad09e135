"""/admin: what those who manage a server decide for it, and nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.config import Server
from bot.languages import LANGUAGES, words
from bot.store import State
from bot.ui.admin_card import admin_card
from cogs.lobby import PLAYABLE
from tests.bot.asking import ask, shown
from tests.bot.live import click, live_bot, press
from tests.bot.test_texts import sound

if TYPE_CHECKING:
    from pathlib import Path

    from sandbox import Message, Person, Reply
    from tests.bot.live import Live

EN = words("en")


async def choose(guest: Person, card: Message, word: str, *values: object) -> Reply:
    return await (await guest.select(card, f"admin:0:0:{word}", list(values))).answered()


async def managed(live: Live) -> tuple[Person, Message]:
    """Somebody who manages the server, and the card."""
    admin = live.guest("Ewan")
    live.guild.promote(admin)
    return admin, shown(await ask(admin, live.games, "admin"))


async def test_only_those_who_manage_the_server_are_offered_it(live: Live) -> None:
    anna = live.guest("Anna")
    assert "admin" not in [command["name"] for command in anna.commands(live.games)]
    admin, card = await managed(live)
    assert "admin" in [command["name"] for command in admin.commands(live.games)]
    reply = await anna.click(card, "adminended:1:0", forge=True)
    assert (await reply.answered()).text == EN("admin-only")
    reply = await anna.select(card, "admin:0:0:pace", ["24h"], forge=True)
    assert (await reply.answered()).text == EN("admin-only")


async def test_the_language_of_public_posts_can_be_chosen(live: Live) -> None:
    admin, card = await managed(live)
    await choose(admin, card, "language", "uk")
    lobby = await press(live.guest("Anna"), "play", live, game="duel")
    assert words("uk")("pace-none") in lobby.text
    await choose(admin, card, "language", "own")
    lobby = await press(live.guest("Bob"), "play", live, game="duel")
    assert EN("pace-none") in lobby.text


async def test_games_open_only_in_the_chosen_channels(live: Live) -> None:
    admin, card = await managed(live)
    other = live.guild.text("play-here")
    await choose(admin, card, "channels", other)
    anna = live.guest("Anna")
    reply = await ask(anna, live.games, "play", game="duel")
    assert reply.text == EN("not-in-this-channel", channels=f"<#{other.id}>")
    assert (await anna.slash(other, "play", game="duel")).message is not None
    await choose(admin, card, "channels")
    assert await press(anna, "play", live, game="duel")


async def test_the_usual_pace_is_chosen_above_the_configuration(tmp_path: Path) -> None:
    async with live_bot(tmp_path, Server(pace="3d")) as live:
        admin, card = await managed(live)
        await choose(admin, card, "pace", "24h")
        lobby = await press(live.guest("Anna"), "play", live, game="duel")
        assert "⏱ 24 hours for each turn." in lobby.text
        await choose(admin, card, "pace", "none")
        lobby = await press(live.guest("Bob"), "play", live, game="duel")
        assert "⏱ No time limit." in lobby.text
        await choose(admin, card, "pace", "own")
        lobby = await press(live.guest("Carl"), "play", live, game="duel")
        assert "⏱ 3 days for each turn." in lobby.text


async def test_games_that_are_not_offered_cannot_be_opened(live: Live) -> None:
    admin, card = await managed(live)
    await choose(admin, card, "games", "duel", "land")
    anna = live.guest("Anna")
    assert (await ask(anna, live.games, "play", game="glory")).text == EN("game-not-here")
    assert await press(anna, "play", live, game="land")


async def test_nobody_has_more_tables_than_that(live: Live) -> None:
    admin, card = await managed(live)
    await choose(admin, card, "tables", "1")
    anna, bob = live.guest("Anna"), live.guest("Bob")
    lobby = await press(anna, "play", live, game="duel")
    reply = await ask(anna, live.games, "play", game="land")
    assert reply.text == EN("too-many-tables", count=1)
    await press(bob, "play", live, game="land")
    assert (await click(bob, lobby, "join")).text == EN("too-many-tables", count=1)
    assert (await click(anna, lobby, "join")).text == EN("lobby-joined-already")


async def test_what_was_chosen_survives_a_restart(live: Live) -> None:
    admin, card = await managed(live)
    await choose(admin, card, "tables", "3")
    await choose(admin, card, "pace", "7d+12h")
    await live.restart()
    server = live.bot.config.server(live.guild.id)
    assert (server.tables, server.pace) == (3, "7d+12h")
    again = shown(await ask(admin, live.games, "admin"))
    chosen = [one.value for menu in again.menus for one in menu.options if one.default]
    assert {"3", "7d+12h"} <= set(chosen)


@pytest.mark.parametrize(
    ("word", "value"), [("pace", "soon"), ("language", "fr"), ("tables", "0"), ("weather", "fine")]
)
async def test_a_forged_choice_changes_nothing(live: Live, word: str, value: str) -> None:
    admin, card = await managed(live)
    reply = await admin.select(card, f"admin:0:0:{word}", [value], forge=True)
    assert (await reply.answered()).text == EN("button-of-old")
    assert live.bot.config.server(live.guild.id) == Server()


async def test_a_game_is_ended_after_a_question(live: Live) -> None:
    anna, bob = await live.pair()
    admin, _ = await managed(live)
    found = (await admin.autocomplete(live.games, "admin", "match", "anna")).choices
    assert [choice.value for choice in found or []] == ["1"]
    card = shown(await ask(admin, live.games, "admin", match="1"))
    await click(admin, card, "adminend")
    assert EN("claim-end-ask") in card.text
    assert (await live.table()).match.state is State.PLAYING
    await click(admin, card, "adminended")
    await live.settle()
    assert (await live.table()).match.state is State.OVER
    assert EN("seat-ended") in [message.text for message in live.told(anna)]
    assert EN("ended") in live.turn(bob).text
    assert not (await live.prompt(anna)).menus
    assert (await ask(admin, live.games, "admin", match="1")).text == EN("already-over")
    assert (await ask(admin, live.games, "admin", match="9")).text == EN("match-unknown")


async def test_a_lobby_is_cancelled(live: Live) -> None:
    admin, _ = await managed(live)
    lobby = await press(live.guest("Anna"), "play", live, game="duel")
    card = shown(await ask(admin, live.games, "admin", match="1"))
    await click(admin, card, "adminend")
    await click(admin, card, "adminended")
    await live.settle()
    assert EN("lobby-cancelled") in lobby.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_is_within_discords_limits(language: str) -> None:
    for chosen in ({}, {"pace": "5h", "tables": 7, "language": "uk"}):
        sound(admin_card(words(language), Server(channels=(1, 2)), chosen, PLAYABLE))
