"""Every variant of the duel from /play to the end, by menus and by commands, in all languages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from bot.languages import words
from rules import read_record
from tests.bot.live import Live, click, live_bot, press
from tests.bot.players import play_by_menus, play_by_menus_and_commands
from tests.bot.watching import asks, check_language, has_controls

if TYPE_CHECKING:
    from pathlib import Path

    from sandbox import Person

GAMES = [
    (),
    ("sandbox",),
    ("traitor",),
    ("poor_visibility",),
    ("mixed_clans",),
    ("dark_night",),
    ("fate",),
    ("bitter_end",),
    ("mixed_clans", "fate"),
    ("poor_visibility", "dark_night"),
    ("traitor", "bitter_end"),
    ("sandbox", "fate"),
    ("dark_night", "fate", "bitter_end"),
]
#: The server's language, the host's and the other's.
TONGUES = [("en-GB", "ru", "uk"), ("ru", "uk", "en-GB"), ("uk", "en-US", "ru")]
CASES = [(*TONGUES[place % 3], variants) for place, variants in enumerate(GAMES)]


def named(case: tuple[object, ...]) -> str:
    *_, variants = case
    return "+".join(variants) or "plain"


@pytest.mark.parametrize("case", CASES, ids=named)
async def test_a_variant_is_played_to_the_end_by_menus_and_by_commands(
    tmp_path: Path, case
) -> None:
    locale, first, second, variants = case
    async with live_bot(tmp_path, locale=locale) as live:
        anna, bob = live.guest("Anna", first), live.guest("Bob", second)
        await live.duel(anna, bob, *variants)
        await play_by_menus_and_commands(live, anna, bob, "variants")
        await check_the_end(live, anna, bob, variants)


@pytest.mark.parametrize("variants", [(), ("fate",)], ids=["plain", "fate"])
async def test_a_duel_is_played_with_both_direct_messages_closed(live: Live, variants) -> None:
    anna, bob = live.guest("Anna", "uk"), live.guest("Bob", "ru")
    anna.close_dms()
    bob.close_dms()
    await live.duel(anna, bob, *variants)
    assert [m.mentions for m in live.told(anna) if m.content] == [[anna], [bob]]
    await play_by_menus(live, [anna, bob], "closed")
    await check_the_end(live, anna, bob, variants)


async def check_the_end(live: Live, anna: Person, bob: Person, variants: tuple[str, ...]) -> None:
    """The result is posted, the record attached and sound, the card says it, the languages fit."""
    end, (card, *_) = live.turn(bob), live.games.messages_for(bob)
    record = next(file for file in end.attachments if file.filename.endswith(".jsonl"))
    course = read_record(record.content.decode())
    table = await live.table()
    assert course.record.options["variants"] == variants
    assert course.record.entries == table.course.record.entries
    outcome = course.outcome
    assert outcome is not None
    language = live.guild.locale.partition("-")[0]
    result = next(line for line in end.text.splitlines() if line.startswith("**"))
    assert result in card.text
    if len(outcome.winners) == 1:
        assert ("Anna", "Bob")[outcome.winners[0]] in result
    assert course.record.seed in end.text
    assert course.record.hash in end.text
    assert not [m for m in live.told(bob) if m is not end and has_controls(m)]
    assert end.buttons[0].label == words(language)("rematch")
    for guest in (anna, bob):
        assert not [m for m in (await guest.dm()).messages_for(guest) if asks(m)]
        check_language(guest, language)


async def test_pictures_are_sent_in_the_language_of_who_sees_them(tmp_path: Path) -> None:
    async with live_bot(tmp_path, locale="uk") as live:
        anna, bob = live.guest("Anna", "ru"), live.guest("Bob")
        await live.duel(anna, bob)
        board = live.turn(anna).images[0]
        mine, theirs = (await live.prompt(anna)).images[0], (await live.prompt(bob)).images[0]
        assert board.content.startswith(b"\x89PNG")
        assert len({board.content, mine.content, theirs.content}) == 3
        assert re.search("[іїє]", board.alt)
        assert re.search("[ыэъё]", mine.alt)
        assert not re.search("[а-я]", theirs.alt)


async def test_the_option_fields_of_play_offer_what_the_game_has(live: Live) -> None:
    anna = live.guest("Anna", "ru")
    reply = await anna.autocomplete(live.games, "play", "variant", "", game="duel")
    assert reply.choices is not None
    values = [choice.value for choice in reply.choices]
    assert values == [f"variants={one}" for (one,) in GAMES[1:8]] + [
        "musician_cancels_delayed=changed"
    ]
    assert all(re.search("[а-я]", choice.name) for choice in reply.choices)
    narrowed = await anna.autocomplete(
        live.games, "play", "variant", reply.choices[2].name[:5].upper(), game="duel"
    )
    assert narrowed.choices is not None
    assert reply.choices[2] in narrowed.choices
    card = await press(anna, "play", live, game="duel", variant=values[-1])
    assert "Musician cancels" in card.text
    refused = await anna.slash(live.games, "play", game="duel", variant="variants=chess")
    assert refused.ephemeral
    known = ", ".join(choice.name for choice in reply.choices)
    tongue = words("ru")
    assert refused.text == tongue("variant-unknown", game=tongue("duel"), known=known)


async def test_the_ruling_on_the_musician_is_chosen_in_its_menu(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    card = await press(anna, "play", live, game="duel")
    reply = await click(anna, card, "options")
    assert reply.ephemeral
    assert reply.message is not None
    flag = reply.message.menus[1]
    assert [option.value for option in flag.options] == ["yes", "no"]
    await anna.select(reply.message, flag.custom_id, ["yes"])
    await anna.until(lambda message: message is card and "Musician cancels" in card.text)
    await click(bob, card, "join")
    await click(anna, card, "start")
    await live.settle()
    assert (await live.table()).course.record.options["musician_cancels_delayed"] is True


async def test_the_lobby_says_what_the_chosen_variants_mean(live: Live) -> None:
    anna = live.guest("Anna")
    card = await live.lobby_of(anna)
    assert "Usual rules" in card.text
    await live.choose_variants(anna, card, ("fate", "bitter_end"))
    await anna.until(lambda message: message is card and "Fate" in card.text)
    assert "Options: Fate, To the bitter end" in card.text
    assert "-# Fate – Lay all eight in a row, then reveal" in card.text
    assert "-# To the bitter end – All eight rounds; most points win" in card.text
    assert "Numbers only" not in card.text
