"""The language of a match: its card, thread and board; what is private stays in the reader's."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.config import Server
from bot.languages import words
from tests.bot.live import click, live_bot, press

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("configured", "locale", "host", "chosen", "expected"),
    [
        (None, "en-US", "ru", None, "ru"),
        (None, "en-US", "uk", "ru", "ru"),
        (None, "en-US", "de", None, "en"),
        (None, "en-GB", "ru", None, "en"),
        (None, "uk", "ru", None, "uk"),
        (None, "uk", "ru", "en", "en"),
        ("uk", "en-US", "ru", None, "uk"),
        ("uk", "en-US", "ru", "ru", "ru"),
    ],
)
async def test_the_hosts_language_counts_unless_the_server_prefers_one_or_another_is_chosen(
    tmp_path: Path,
    configured: str | None,
    locale: str,
    host: str,
    chosen: str | None,
    expected: str,
) -> None:
    async with live_bot(tmp_path, Server(language=configured), locale=locale) as live:
        options = {} if chosen is None else {"language": chosen}
        card = await press(live.guest("Anna", host), "play", live, game="duel", **options)
        assert words(expected)("duel") in card.text


async def test_card_thread_and_board_are_in_the_matchs_language_and_the_rest_in_ones_own(
    tmp_path: Path,
) -> None:
    async with live_bot(tmp_path, locale="en-US") as live:
        anna, bob = live.guest("Anna", "uk"), live.guest("Bob", "ru")
        table = await live.begin("duel", anna, bob, language="ru")
        assert table.match.language == "ru"
        (card,) = live.games.messages_for(anna)
        for public in (card.text, live.turn(anna).text, live.thread.name):
            assert words("ru")("duel") in public or "Раунд" in public
        assert words("uk")("duel") in (await live.prompt(anna)).text
        assert words("ru")("duel") in (await live.prompt(bob)).text
        await live.restart()
        await live.round((anna, "7"), (bob, "1"))
        assert "Поединок" in live.turn(anna).text or "Принцесса" in live.turn(anna).text
        await click(bob, live.turn(bob), "rematch")
        await live.settle()
        (_, again) = [m for m in live.games.messages_for(anna) if not m.ephemeral]
        assert words("ru")("duel") in again.text


async def test_a_language_chosen_in_the_settings_is_the_hosts(tmp_path: Path) -> None:
    async with live_bot(tmp_path, locale="en-US") as live:
        anna = live.guest("Anna")
        card = await press(anna, "settings", live)
        menu = next(one for one in card.menus if one.custom_id.endswith(":language"))
        await (await anna.select(card, menu.custom_id, ["uk"])).answered()
        assert words("uk")("duel") in (await press(anna, "play", live, game="duel")).text
