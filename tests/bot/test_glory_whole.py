"""Whole games of Clans and Glory: by menus and by commands, to the end, and what stays secret."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import pytest

from bot.languages import words
from rules import Chance, read_record
from tests.bot.live import Live, answer, live_bot, offered, open_part, parts
from tests.bot.players import is_over
from tests.bot.view_pictures import is_view_picture, view_in, views_seen
from tests.bot.watching import (
    asks,
    check_language,
    look_around,
    only,
    shown_texts,
    transcript,
)

if TYPE_CHECKING:
    from pathlib import Path

    from sandbox import Message, Person

#: With this shuffle, hastened, the first of three players can fit none of three cards in turn 19.
STUCK = "00000000000000000000000000000a4f"
NAMES = ("Anna", "Bob", "Carl", "Dora")


async def hasten(live: Live, turn: int) -> None:
    """Play, past Discord, until that turn begins."""
    chance = Chance("hasten")
    while True:
        course = (await live.table()).course
        if course.position.turn + 1 >= turn and course.position.stage == "place":
            break
        (seat,) = course.awaited
        await live.bot.matches.play(1, seat, str(chance.pick(course.moves(seat))))
        if len(course.played) % 9 == 0:
            await live.settle()
    await live.settle()


async def by_menus(live: Live, guest: Person, chance: Chance) -> None:
    """Do what is asked with the controls of the direct message."""
    prompt = await live.prompt(guest)
    if parts(prompt):
        await open_part(guest, prompt, chance.pick(parts(prompt)))
    await answer(guest, prompt, chance.pick(offered(prompt)))


async def by_commands(live: Live, guest: Person, chance: Chance) -> None:
    """Do what is asked with the command that is made for it, choosing what is suggested."""
    filled: dict[str, Any] = {}
    for option in ("card", "cell"):
        reply = await guest.autocomplete(live.thread, "glory place", option, "", **filled)
        assert reply.choices
        filled[option] = chance.pick(reply.choices).value
    position = (await live.table()).course.position
    filled["shield"] = bool(position.shields.left[position.to_act[0]]) and chance.pick(
        [True, False]
    )
    reply = await (await guest.use(live.thread, "glory place", filled)).answered()
    assert reply.ephemeral


#: The number of players, the server's language, how they play, and from which turn on.
WHOLE = [
    (2, "en-GB", by_menus, 1),
    (2, "ru", by_commands, 8),
    (3, "uk", by_menus, 19),
    (3, "en-GB", by_commands, 20),
    (4, "ru", by_menus, 24),
    (4, "uk", by_commands, 23),
]


@pytest.mark.parametrize(("seats", "locale", "way", "turn"), WHOLE)
async def test_a_game_is_played_to_its_end(
    tmp_path: Path, seats: int, locale: str, way: Any, turn: int
) -> None:
    async with live_bot(tmp_path, locale=locale) as live:
        tongues = ("ru", "uk", "en-GB", "ru")
        players = [
            live.guest(name, tongue) for name, tongue in zip(NAMES[:seats], tongues, strict=False)
        ]
        watcher = live.guest("Eve")
        await live.begin("glory", *players)
        chance = Chance(f"glory {seats}")
        await hasten(live, turn)
        while not is_over(live, players[0]):
            (seat,) = (await live.table()).course.awaited
            await way(live, players[seat], chance)
            await live.settle()
        language = locale.partition("-")[0]
        await check_the_end(live, watcher, language)
        position = (await live.table()).course.position
        removed = {position.setup.box.cards[card].name for card in position.removed}
        assert removed
        for guest in (*players, watcher):
            check_pictures(guest, players, removed)
        for guest in players:
            assert not asks(await live.prompt(guest))
            check_language(guest, language, NAMES)


async def check_the_end(live: Live, watcher: Person, language: str) -> None:
    """Each field's distribution is told and shown, the result posted, the record sound."""
    end, (card, *_) = live.turn(watcher), live.games.messages_for(watcher)
    position, tongue = (await live.table()).course.position, words(language)
    view, outcome = position.view(None), position.outcome
    assert outcome is not None
    assert views_seen(end)["final"] == json.loads(json.dumps(view["final"]))
    for share in view["final"]["fields"]:
        for take in share["takes"]:
            facts = {"seat": NAMES[take["seat"]], "field": share["field"]}
            told = tongue("glory-event-missed", **facts)
            if take["cards"]:
                facts["strength"] = take["cards"][0]["strength"]
                facts |= {"count": len(take["cards"]), "points": take["points"]}
                told = tongue("glory-event-took", **facts)
            assert told in end.text
        lost = sum(one["strength"] for one in share["unclaimed"])
        if lost:
            facts = {"field": share["field"], "count": len(share["unclaimed"]), "points": lost}
            assert tongue("glory-event-unclaimed", **facts) in end.text
    result = next(line for line in end.text.splitlines() if line.startswith("**"))
    assert result in card.text
    assert all(NAMES[seat] in result for seat in outcome.winners)
    record = next(file for file in end.attachments if file.filename.endswith(".jsonl"))
    assert read_record(record.content.decode()).outcome == outcome


def check_pictures(guest: Person, players: list[Person], removed: set[str]) -> None:
    """Nobody ever saw a picture of another hand, nor anything of the removed cards."""
    own = players.index(guest) if guest in players else None
    for seen in guest.seen:
        for text in shown_texts(seen):
            assert not removed & set(re.findall(r"\b[ROYGBVS][3-8]\b", text)), text
        for file in seen.files:
            if not is_view_picture(file.content):
                continue
            view = view_in(file.content)
            assert view["seat"] in ({own, None} if only(guest, seen) else {None})
            assert view["seat"] is not None or view["hand"] is None
            assert not removed & set(re.findall(r'"([ROYGBVS][3-8])"', json.dumps(view)))
            assert isinstance(view["removed"], int)


async def test_a_card_laid_face_down_is_known_to_nobody_else(tmp_path: Path) -> None:
    told = []
    for which, placement in enumerate(("?O3@5.B0", "?Y3@5.B0")):
        folder = tmp_path / str(which)
        folder.mkdir()
        with patch("bot.lobbies.secrets.token_hex", return_value=STUCK):
            async with live_bot(folder) as live:
                guests = [live.guest(name) for name in (*NAMES[:3], "Eve")]
                await live.begin("glory", *guests[:3])
                await hasten(live, 19)
                for guest in guests:
                    # What was told of hastened moves depends on who was quicker.
                    guest.seen.clear()
                prompt = await live.prompt(guests[0])
                assert "none of your cards fits anywhere" in prompt.text
                await cover(live, guests[0], prompt, placement)
                for guest in guests[1:]:
                    await look_around(live, guest)
                card = {"?O3@5.B0": "orange 3", "?Y3@5.B0": "yellow 3"}[placement]
                assert guests[0].saw(card)
                assert (
                    "Anna has no card that fits and places one face down on 5.B0."
                    in live.turn(guests[3]).text
                )
                told.append([transcript(guest) for guest in guests])
    (mine, *others), (mine_too, *others_too) = told
    # All of it is too much for an explanation of how two differ.
    assert (mine == mine_too) is False
    assert [first == second for first, second in zip(others, others_too, strict=True)] == [True] * 3


async def cover(live: Live, guest: Person, prompt: Message, placement: str) -> None:
    """Lay a card face down and a shield on it, and look at all that there is to see."""
    # Few cards are left: each has a menu of its own at once.
    assert not parts(prompt)
    assert placement in offered(prompt)
    await answer(guest, prompt, placement)
    await live.settle()
    assert "place a shield on field 5?" in prompt.text
    await answer(guest, prompt, "pass")
    await live.settle()
    log = await (await guest.slash(live.thread, "log")).answered()
    assert "Only you know that it is the" in log.text


async def test_two_people_play_against_two_computers(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.begin("glory", anna, bob, computers=2)
    for guest in (anna, bob):
        await by_commands(live, guest, Chance("company"))
        await live.settle()
    course = (await live.table()).course
    assert course.position.turn == 4
    assert course.awaited == (0,)
    assert "Gizmo" in live.turn(anna).text
