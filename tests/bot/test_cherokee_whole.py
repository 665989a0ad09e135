"""Whole games of Cherokee: by menus and by commands, to the reveal, and what stays secret."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import pytest

from bot.languages import words
from rules import Chance, read_record
from rules.cherokee.game import Cherokee
from tests.bot.live import SEED, Live, answer, live_bot, offered
from tests.bot.players import is_over
from tests.bot.view_pictures import is_view_picture, view_in, views_seen
from tests.bot.watching import asks, check_language, look_around, only, transcript

if TYPE_CHECKING:
    from pathlib import Path

    from sandbox import Person

NAMES = ("Anna", "Bob", "Carl", "Dora")


async def hasten(live: Live, left: int) -> None:
    """Play, past Discord, until only so many cards are left in all hands; tell the last turn."""
    matches, chance = live.bot.matches, Chance("hasten")
    listeners, matches.listeners = matches.listeners, []
    cards = 36
    while cards > left:
        if cards == left + 1:
            for notice in await matches.store.notices.of(1):
                await matches.store.notices.told(notice)
        course = (await live.table()).course
        (seat,) = course.awaited
        table = await matches.play(1, seat, str(chance.pick(course.moves(seat))))
        cards = sum(table.course.position.view(None)["hand_sizes"])
    matches.listeners = listeners
    matches.changed(1)
    await live.settle()


async def finish(live: Live, players: list[Person], *, by_commands: bool) -> None:
    """Play what is left, with the controls or with commands."""
    chance = Chance("finish")
    while not is_over(live, players[0]):
        (seat,) = (await live.table()).course.awaited
        guest = players[seat]
        if by_commands:
            await command(live, guest, chance)
        else:
            prompt = await live.prompt(guest)
            await answer(guest, prompt, chance.pick(offered(prompt)))
        await live.settle()


async def command(live: Live, guest: Person, chance: Chance) -> None:
    """Do what is asked with the command that is made for it, or with /move if there is none."""
    stage = (await live.table()).course.position.view(None)["stage"]
    name, option = {
        "target": ("cherokee attack", "target"),
        "place": ("cherokee place", "card"),
    }.get(stage, ("move", "move"))
    choices = (await guest.autocomplete(live.thread, name, option)).choices
    assert choices
    filled = {option: chance.pick(choices).value}
    if stage == "target":
        more = await guest.autocomplete(live.thread, name, "attackers", "", **filled)
        if more.choices:
            filled["attackers"] = chance.pick(more.choices).value
    reply = await (await guest.use(live.thread, name, filled)).answered()
    assert reply.ephemeral


#: The number of players, the variant, the server's language, and whether commands are used.
WHOLE = [
    (2, None, "en-GB", False),
    (2, "open=changed", "ru", True),
    (3, "open=changed", "uk", False),
    (3, None, "en-GB", True),
    (4, None, "ru", False),
    (4, "open=changed", "uk", True),
]


@pytest.mark.parametrize(("seats", "variant", "locale", "by_commands"), WHOLE)
async def test_a_game_is_played_to_its_reveal(
    tmp_path: Path, seats: int, variant: str | None, locale: str, by_commands: bool
) -> None:
    async with live_bot(tmp_path, locale=locale) as live:
        tongues = ("ru", "uk", "en-GB", "ru")
        players = [
            live.guest(name, tongue) for name, tongue in zip(NAMES[:seats], tongues, strict=False)
        ]
        watcher = live.guest("Eve")
        chosen = {} if variant is None else {"variant": variant}
        await live.begin("cherokee", *players, **chosen)
        await hasten(live, seats + 1)
        await finish(live, players, by_commands=by_commands)
        language = locale.partition("-")[0]
        await check_the_end(live, watcher, language)
        for guest in players:
            assert not asks(await live.prompt(guest))
            check_secrets(guest, players)
            check_language(guest, language, NAMES)
        check_secrets(watcher, players)


async def check_the_end(live: Live, watcher: Person, language: str) -> None:
    """The clans are shown, the feathers counted row by row, the record attached and sound."""
    end, (card, *_) = live.turn(watcher), live.games.messages_for(watcher)
    position = (await live.table()).course.position
    view, outcome = position.view(None), position.outcome
    assert outcome is not None
    assert views_seen(end)["clans"] == list(view["clans"])
    assert views_seen(end)["scoring"] == json.loads(json.dumps(view["scoring"]))
    tongue = words(language)
    for seat, score in enumerate(view["scoring"]):
        clan = tongue("cherokee-fact-clan", value=score["clan"])
        (line,) = (one for one in end.text.splitlines() if one.startswith(f"**{NAMES[seat]} · "))
        assert clan in line
        rows = zip("ABCDEFGH", score["heads"], view["feathers"], strict=True)
        terms = [f"{row} {heads}×{each}" for row, heads, each in rows if heads * each]
        assert " + ".join(terms) in line
        assert not terms or f"= **{score['total']} " in line
    result = next(line for line in end.text.splitlines() if line.startswith("**"))
    assert result in card.text
    assert all(NAMES[seat] in result for seat in outcome.winners)
    record = next(file for file in end.attachments if file.filename.endswith(".jsonl"))
    assert read_record(record.content.decode()).outcome == outcome


def check_secrets(guest: Person, players: list[Person]) -> None:
    """Nobody ever saw a picture of another hand, nor a clan before it was shown."""
    own = players.index(guest) if guest in players else None
    for seen in guest.seen:
        for file in seen.files:
            if not is_view_picture(file.content):
                continue
            view = view_in(file.content)
            assert view["seat"] in ({own, None} if only(guest, seen) else {None})
            assert view["seat"] is not None or view["hand"] is None
            if view["outcome"] is None and not view["open"]:
                known = {seat for seat, clan in enumerate(view["clans"]) if clan is not None}
                assert known == ({own} if view["seat"] is not None else set())


async def test_whoever_may_not_know_a_clan_sees_the_same_whatever_it_is(tmp_path: Path) -> None:
    set_up = Cherokee.set_up
    told: list[list[dict[str, object]]] = []
    for which in range(2):

        def other(self: Any, *arguments: Any, which: int = which) -> Any:
            position = set_up(self, *arguments)
            if which:
                # Bob and Carl see the same; Anna has another clan.
                used = set(position.clans)
                spare = next(clan for clan in range(6) if clan not in used)
                position.clans = (spare, *position.clans[1:])
            return position

        folder = tmp_path / str(which)
        folder.mkdir()
        seeded = patch("bot.lobbies.secrets.token_hex", return_value=SEED)
        with seeded, patch.object(Cherokee, "set_up", other):
            async with live_bot(folder) as live:
                guests = [live.guest(name) for name in NAMES[:3]]
                await live.begin("cherokee", *guests[:2])
                for _ in range(3):
                    await one_turn(live, guests)
                for guest in guests[1:]:
                    await look_around(live, guest)
                told.append([dict(transcript(guest)) for guest in guests])
    assert told[0][0] != told[1][0]
    assert told[0][1:] == told[1][1:]


async def one_turn(live: Live, players: list[Person]) -> None:
    """Let the awaited player take a whole turn, always choosing the first option."""
    (seat,) = (await live.table()).course.awaited
    while (await live.table()).course.awaited == (seat,):
        prompt = await live.prompt(players[seat])
        await answer(players[seat], prompt, offered(prompt)[0])
        await live.settle()


async def test_a_game_of_one_person_and_three_computers_comes_to_its_end(live: Live) -> None:
    anna, eve = live.guest("Anna"), live.guest("Eve")
    await live.begin("cherokee", anna, computers=3)
    await hasten(live, 9)
    chance = Chance("anna")
    while not is_over(live, anna):
        prompt = await live.prompt(anna)
        await answer(anna, prompt, chance.pick(offered(prompt)))
        await live.settle()
    end = live.turn(eve)
    assert "Gizmo" in end.text
    assert sum(line.endswith(tuple("0123456789")) for line in end.text.splitlines()) >= 4
    check_secrets(eve, [anna])
