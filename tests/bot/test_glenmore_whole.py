"""Whole games of Glen More: by menus and by commands, in every language, to the final scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from bot.languages import words
from rules import Chance, read_record
from tests.bot.asking import ask
from tests.bot.live import Live, answer, click, live_bot, offered, open_part, parts, verbs
from tests.bot.players import is_over, question
from tests.bot.watching import asks, check_language

if TYPE_CHECKING:
    from pathlib import Path

    from sandbox import Person

NAMES: Final = ("Anna", "Bob", "Carl")
#: The commands for the kinds of moves, with the option that names one; others are made with /move.
COMMANDS: Final = {
    "take": ("glenmore take", "tile"),
    "discard": ("glenmore take", "tile"),
    "place": ("glenmore place", "cell"),
    "activate": ("glenmore activate", "tile"),
    "move": ("glenmore move", "way"),
    "buy": ("glenmore buy", "goods"),
    "sell": ("glenmore sell", "goods"),
    "clan": ("glenmore clan", "clan"),
}


async def by_menu(live: Live, guest: Person, chance: Chance) -> None:
    """Choose by lot what a message offers, and stand by it."""
    asked = await question(live, guest)
    if parts(asked):
        await open_part(guest, asked, chance.pick(parts(asked)))
    await answer(guest, asked, chance.pick(offered(asked)))


async def by_command(live: Live, guest: Person, chance: Chance) -> None:
    """Choose by lot a legal move, and make it with the command that is there for it."""
    (seat,) = (await live.table()).course.awaited
    move = chance.pick((await live.table()).course.moves(seat))
    if str(move) == "done":
        reply = await (await guest.use(live.thread, "glenmore done", {})).answered()
        assert reply.message is not None
        if "sure" in verbs(reply.message):
            await click(guest, reply.message, "sure")
        return
    name, option = COMMANDS.get(move.kind, ("move", "move"))
    choices = (await guest.autocomplete(live.thread, name, option)).choices or []
    assert len(choices) == 25 or str(move) in [choice.value for choice in choices]
    reply = await (await guest.use(live.thread, name, {option: str(move)})).answered()
    assert reply.ephemeral


async def restart_inside_a_turn(live: Live, mover: Person, others: list[Person]) -> None:
    """Stop the bot while a tile is taken and not yet placed: nothing is lost or told twice."""
    before = [str(deed.move) for deed in (await live.table()).course.played]
    seen = [len(guest.seen) for guest in (mover, *others)]
    await live.restart()
    await live.settle()
    assert [len(guest.seen) for guest in (mover, *others)] == seen
    assert [str(deed.move) for deed in (await live.table()).course.played] == before


@pytest.mark.parametrize(("seats", "locale"), [(2, "en-GB"), (3, "ru"), (2, "uk")])
async def test_a_game_is_played_to_its_end(tmp_path: Path, seats: int, locale: str) -> None:
    """The first by menus, the second by commands; the last takes no direct messages."""
    async with live_bot(tmp_path, locale=locale) as live:
        tongues = ("uk", "en-GB", "ru") if locale == "ru" else ("ru", "uk", "en-GB")
        players = [
            live.guest(name, tongue) for name, tongue in zip(NAMES[:seats], tongues, strict=False)
        ]
        players[-1].dms_open = False
        await live.begin("glenmore", *players, variant="end=top")
        chance, restarts = Chance(locale), 0
        while not is_over(live, players[0]):
            course = (await live.table()).course
            (seat,) = course.awaited
            mover = players[seat]
            if course.moves(seat)[0].kind == "place" and not restarts:
                await restart_inside_a_turn(live, mover, [one for one in players if one != mover])
                restarts += 1
            await (by_command if seat == 1 else by_menu)(live, mover, chance)
            await live.settle()
        assert restarts
        await check_the_end(live, players[0], locale.partition("-")[0])
        for guest in players:
            check_language(guest, locale.partition("-")[0], NAMES)
            assert not guest.dms_open or not asks(await live.prompt(guest))


async def check_the_end(live: Live, guest: Person, language: str) -> None:
    """The winner and the record are told; the final scoring is on the first sheet."""
    end, table = live.turn(guest), await live.table()
    outcome = table.course.outcome
    assert outcome is not None
    assert all(table.match.names[seat] in end.text for seat in outcome.winners)
    assert end.images[0].filename == "scores.png"
    assert words(language)("glenmore-event-scoring", after="end") not in end.text
    record = next(file for file in end.attachments if file.filename.endswith(".jsonl"))
    assert read_record(record.content.decode()).outcome == outcome


@pytest.mark.usefixtures("shuffled")
async def test_who_has_several_games_moves_in_the_one_that_is_meant(live: Live) -> None:
    anna, bob = live.guest("Anna", "ru"), live.guest("Bob", "uk")
    for _ in range(2):
        await live.begin("glenmore", anna, bob)
    first, second = live.guild.threads
    (seat,) = (await live.table(1)).course.awaited
    assert (await live.table(2)).course.awaited == (seat,)
    mover = (anna, bob)[seat]
    reply = await (await mover.use(live.games, "glenmore take", {"tile": "1"})).answered()
    assert reply.ephemeral
    tongue = words(mover.locale)
    assert reply.text == tongue("several-matches-to-move")
    await (await mover.use(second, "glenmore take", {"tile": "2"})).answered()
    await (await mover.use(first, "glenmore take", {"tile": "1"})).answered()
    await live.settle()
    for number, word in ((1, "take-1"), (2, "take-2")):
        played = [str(deed.move) for deed in (await live.table(number)).course.played]
        assert played == [word]
    listed = await ask(mover, live.games, "games")
    assert listed.text.count("#1") == listed.text.count("#2") == 1
    prompts = [m for m in (await mover.dm()).messages_for(mover) if asks(m)]
    assert len(prompts) == 2
    await answer(mover, prompts[0], offered(prompts[0])[0])
    await live.settle()
    assert len((await live.table(1)).course.played) == 2
    assert len((await live.table(2)).course.played) == 1
