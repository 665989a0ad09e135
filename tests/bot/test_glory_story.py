"""Clans and Glory as its people see it: cards, shields, whole games, the preview, the secrets.

With the fixed shuffle Anna begins with nine cards and 65 ways to lay one of them.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import pytest

from bot.languages import words
from rules import Chance, read_record
from rules.glory.cards import CARD_NAMES
from tests.bot.glass import is_glass, seen_through, view_in
from tests.bot.inn import Inn, an_inn, answer, click, offered
from tests.bot.players import is_over
from tests.bot.test_secrecy import look_around, only, transcript
from tests.bot.test_variants import check_language, live, shown_texts

if TYPE_CHECKING:
    from pathlib import Path

    from sandbox import Message, Person

#: With this shuffle, hastened, the first of three players can fit none of three cards in turn 19.
STUCK = "00000000000000000000000000000a4f"
NAMES = ("Anna", "Bob", "Carl", "Dora")


def parts(message: Message) -> list[str]:
    """The parts that a message offers to choose from first."""
    return [
        option.value
        for menu in message.menus
        if menu.custom_id.startswith("part:")
        for option in menu.options
    ]


async def open_part(guest: Person, message: Message, part: str) -> None:
    """Choose a part, and wait until its moves are offered."""
    (menu,) = message.menus
    await guest.select(message, menu.custom_id, [part])
    await guest.until(lambda seen: seen is message and bool(offered(message)))


async def close_part(guest: Person, message: Message) -> None:
    """Go back to the parts."""
    await click(guest, message, "part")
    await guest.until(lambda seen: seen is message and bool(parts(message)))


async def legal(inn: Inn) -> list[str]:
    """The moves of who is awaited."""
    course = (await inn.table()).course
    return [str(move) for move in course.moves(course.awaited[0])]


async def test_too_many_placements_are_offered_card_by_card_and_none_is_missing(
    inn: Inn, shuffled: None
) -> None:
    anna, bob = inn.guest("Anna"), inn.guest("Bob")
    await inn.begin("glory", anna, bob)
    moves = await legal(inn)
    assert len(moves) == 65
    prompt = await inn.prompt(anna)
    assert "lay a card next to or opposite" in prompt.text
    assert not offered(prompt)
    cards = parts(prompt)
    assert cards == [f"card={card['name']}" for card in seen_through(prompt)["hand"]]
    (menu,) = prompt.menus
    assert (menu.options[0].label, menu.options[0].description) == ("Orange 6", "6 possibilities")
    found = []
    for card in cards:
        await open_part(anna, prompt, card)
        assert prompt.images[0].filename == "hand.png"
        found += offered(prompt)
        await close_part(anna, prompt)
    assert found == moves
    assert not (await inn.table()).course.deeds


async def test_a_turn_is_a_card_and_a_shield_in_one_direct_message(
    inn: Inn, shuffled: None
) -> None:
    anna, bob = inn.guest("Anna"), inn.guest("Bob")
    await inn.begin("glory", anna, bob)
    turn, prompt = inn.turn(bob), await inn.prompt(anna)
    assert "Turn 1 of 16: Anna lays a card" in turn.text
    await open_part(anna, prompt, "card=G4")
    assert [option.label for option in prompt.menus[0].options][:2] == [
        "Green 4 → 1.T1",
        "Green 4 → 1.T2",
    ]
    await answer(anna, prompt, "G4@2.T1")
    await inn.settle()
    assert "lay a shield on field 2?" in prompt.text
    assert "It would be number 1 in the stack and now take 1 × 4." in prompt.text
    assert offered(prompt) == ["shield", "pass"]
    assert inn.turn(bob) is turn
    assert "Anna lays the green 4 on 2.T1." in turn.text
    assert "a shield from Anna on field 2?" in turn.text
    await answer(anna, prompt, "shield")
    await inn.settle()
    said = "You laid the green 4 on 2.T1. You laid a shield on that field. Waiting for Bob."
    assert said in prompt.text
    told = inn.turn(bob)
    assert told is not turn
    assert "Anna lays a shield on field 2: number 1 in the stack, 4 left to lay." in told.text
    assert "Turn 2 of 16: Bob lays a card" in told.text
    assert seen_through(told)["fields"][1]["stack"] == [0]
    assert parts(await inn.prompt(bob))


async def test_a_part_of_a_question_that_is_over_is_told_so(inn: Inn, shuffled: None) -> None:
    anna, bob = inn.guest("Anna"), inn.guest("Bob")
    await inn.begin("glory", anna, bob)
    prompt = await inn.prompt(anna)
    old = prompt.menus[0].custom_id
    await inn.bot.matches.play(1, 0, "G4@2.T1", "pass")
    await inn.settle()
    reply = await (await anna.select(prompt, old, ["card=V5"], forge=True)).answered()
    assert reply.ephemeral
    assert "That question is over." in reply.text
    assert len((await inn.table()).course.deeds) == 2


async def test_the_options_of_place_narrow_each_other(inn: Inn, shuffled: None) -> None:
    anna, bob = inn.guest("Anna", "ru"), inn.guest("Bob")
    await inn.begin("glory", anna, bob)

    async def suggested(option: str, typed: str = "", **filled: str) -> dict[str, str]:
        reply = await anna.autocomplete(inn.thread, "glory place", option, typed, **filled)
        return {choice.value: choice.name for choice in reply.choices or ()}

    hand = [card["name"] for card in seen_through(await inn.prompt(anna))["hand"]]
    assert list(await suggested("card")) == hand
    assert await suggested("card", "фиол") == {
        "V3": "Фиолетовая 3",
        "V5": "Фиолетовая 5",
        "V6": "Фиолетовая 6",
    }
    cells = await suggested("cell", card="O6")
    assert list(cells) == ["1.T1", "1.B0", "1.H", "3.T2", "3.B1", "4.B0"]
    assert all(value == name for value, name in cells.items())
    assert list(await suggested("card", cell="1.H")) == ["O6", "G4"]
    assert await suggested("cell", card="R3") == {}
    assert (await bob.autocomplete(inn.thread, "glory place", "card")).choices == []


async def test_card_and_shield_are_played_in_one_go(inn: Inn, shuffled: None) -> None:
    anna, bob = inn.guest("Anna", "uk"), inn.guest("Bob")
    await inn.begin("glory", anna, bob)
    reply = await anna.slash(inn.thread, "glory place", card="G4", cell="2.T1", shield=True)
    await reply.answered()
    assert reply.ephemeral
    assert "Ви поклали зелену четвірку в клітинку 2.T1. Ви поклали на це поле щит." in reply.text
    await inn.settle()
    assert [str(deed.move) for deed in (await inn.table()).course.deeds] == ["G4@2.T1", "shield"]
    placement = (await legal(inn))[0]
    card, cell = placement.split("@")
    reply = await bob.slash(inn.thread, "glory place", card=card, cell=cell)
    await reply.answered()
    assert "lay a shield on field" in reply.text
    assert reply.message is not None
    assert offered(reply.message) == ["shield", "pass"]
    await answer(bob, reply.message, "pass")
    await inn.settle()
    assert "Turn 3 of 16: Anna lays a card" in inn.turn(bob).text


async def test_what_is_not_possible_is_refused_with_its_rule_and_nothing_happens(
    inn: Inn, shuffled: None
) -> None:
    anna, bob = inn.guest("Anna"), inn.guest("Bob")
    await inn.begin("glory", anna, bob)
    for card, cell, said in (
        ("O6", "2.T1", "The orange 6 doesn't fit on 2.T1"),
        ("R8", "2.T1", "You don't hold the red 8. (rule CG-R10)"),
        ("O6", "1.T0", "A card lies on 1.T0 already. (rule CG-R11)"),
        ("O6", "6.T1", "There is no cell 6.T1 on this table. (rule CG-R5)"),
        ("?O6", "1.H", "Face down only if nothing fits, and something does: O6@1.T1."),
        ("Green", "1.H", "There is no such move."),
    ):
        reply = await anna.slash(inn.thread, "glory place", card=card, cell=cell, shield=True)
        await reply.answered()
        assert reply.ephemeral
        assert said in reply.text
        assert not (await inn.table()).course.deeds
    reply = await bob.slash(inn.thread, "glory place", card="G4", cell="1.H", shield=False)
    assert "It is not your turn." in (await reply.answered()).text


async def test_without_shields_nothing_is_asked_and_none_can_be_laid(
    inn: Inn, shuffled: None
) -> None:
    anna, bob = inn.guest("Anna"), inn.guest("Bob")
    await inn.begin("glory", anna, bob)
    for _ in range(5):
        await inn.bot.matches.play(1, 0, (await legal(inn))[0], "shield")
        await inn.bot.matches.play(1, 1, (await legal(inn))[0], "pass")
    await inn.settle()
    placement = (await legal(inn))[0]
    card, cell = placement.split("@")
    deeds = len((await inn.table()).course.deeds)
    reply = await anna.slash(inn.thread, "glory place", card=card, cell=cell, shield=True)
    assert "You have no shields left." in (await reply.answered()).text
    assert len((await inn.table()).course.deeds) == deeds
    reply = await anna.slash(inn.thread, "glory place", card=card, cell=cell, shield=False)
    await reply.answered()
    assert len((await inn.table()).course.deeds) == deeds + 1
    assert (await inn.table()).course.awaited == (1,)


async def test_a_preview_is_seen_only_by_who_asked_for_it(inn: Inn, shuffled: None) -> None:
    anna, bob = inn.guest("Anna"), inn.guest("Bob", "ru")
    await inn.begin("glory", anna, bob)
    await inn.bot.matches.play(1, 0, "G4@2.T1", "shield")
    await inn.settle()
    scoring = (await inn.table()).course.position.view(None)["preview"]
    by_command = await (await bob.slash(inn.thread, "glory preview")).answered()
    by_prompt = await click(bob, await inn.prompt(bob), "preview")
    more = await click(bob, inn.turn(bob), "more")
    assert more.message is not None
    by_more = await click(bob, more.message, "preview")
    for reply in (by_command, by_prompt, by_more):
        assert reply.ephemeral
        assert "Если бы игра закончилась сейчас" in reply.text
        assert f"Anna: **{scoring['points'][0]}** очк" in reply.text
        assert re.search(r"Поле 2:\*\* Anna берёт 1 × \d", reply.text)
        assert "Поле 4:** ничьи: " in reply.text
    assert not anna.saw("Если бы игра")
    assert (await inn.table()).course.record.entries[-1].word == "shield"


async def hasten(inn: Inn, turn: int) -> None:
    """Play, past Discord, until that turn begins."""
    chance = Chance("hasten")
    while True:
        course = (await inn.table()).course
        if course.position.turn + 1 >= turn and course.position.stage == "place":
            break
        (seat,) = course.awaited
        await inn.bot.matches.play(1, seat, str(chance.pick(course.moves(seat))))
        if len(course.deeds) % 9 == 0:
            await inn.settle()
    await inn.settle()


async def by_menus(inn: Inn, guest: Person, chance: Chance) -> None:
    """Do what is asked with the controls of the direct message."""
    prompt = await inn.prompt(guest)
    if parts(prompt):
        await open_part(guest, prompt, chance.pick(parts(prompt)))
    await answer(guest, prompt, chance.pick(offered(prompt)))


async def by_commands(inn: Inn, guest: Person, chance: Chance) -> None:
    """Do what is asked with the command that is made for it, choosing what is suggested."""
    filled: dict[str, Any] = {}
    for option in ("card", "cell"):
        reply = await guest.autocomplete(inn.thread, "glory place", option, "", **filled)
        assert reply.choices
        filled[option] = chance.pick(reply.choices).value
    position = (await inn.table()).course.position
    filled["shield"] = bool(position.shields.left[position.to_act[0]]) and chance.pick(
        [True, False]
    )
    reply = await (await guest.use(inn.thread, "glory place", filled)).answered()
    assert reply.ephemeral


#: The number of players, the server's language, how they play, and from which turn on.
WHOLE = [
    (2, "en-US", by_menus, 1),
    (2, "ru", by_commands, 8),
    (3, "uk", by_menus, 19),
    (3, "en-US", by_commands, 20),
    (4, "ru", by_menus, 24),
    (4, "uk", by_commands, 23),
]


@pytest.mark.parametrize(("seats", "locale", "way", "turn"), WHOLE)
async def test_a_game_is_played_to_its_end(
    tmp_path: Path, seats: int, locale: str, way: Any, turn: int
) -> None:
    async with an_inn(tmp_path, locale=locale) as inn:
        tongues = ("ru", "uk", "en-GB", "ru")
        players = [
            inn.guest(name, tongue) for name, tongue in zip(NAMES[:seats], tongues, strict=False)
        ]
        watcher = inn.guest("Eve")
        await inn.begin("glory", *players)
        chance = Chance(f"glory {seats}")
        await hasten(inn, turn)
        while not is_over(inn, players[0]):
            (seat,) = (await inn.table()).course.awaited
            await way(inn, players[seat], chance)
            await inn.settle()
        language = locale.partition("-")[0]
        await check_the_end(inn, watcher, language)
        position = (await inn.table()).course.position
        removed = {CARD_NAMES[card] for card in position.removed}
        assert removed
        for guest in (*players, watcher):
            check_pictures(guest, players, removed)
        for guest in players:
            assert not live(await inn.prompt(guest))
            check_language(guest, language, NAMES)


async def check_the_end(inn: Inn, watcher: Person, language: str) -> None:
    """Each field's distribution is told and shown, the result posted, the record sound."""
    end, (card, *_) = inn.turn(watcher), inn.games.messages_for(watcher)
    position, tongue = (await inn.table()).course.position, words(language)
    view, outcome = position.view(None), position.outcome
    assert outcome is not None
    assert seen_through(end)["final"] == json.loads(json.dumps(view["final"]))
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
    result = [line for line in end.text.splitlines() if line.startswith("**")][-1]
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
            if not is_glass(file.content):
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
            async with an_inn(folder) as inn:
                guests = [inn.guest(name) for name in (*NAMES[:3], "Eve")]
                await inn.begin("glory", *guests[:3])
                await hasten(inn, 19)
                for guest in guests:
                    # What was told of hastened moves depends on who was quicker.
                    guest.seen.clear()
                prompt = await inn.prompt(guests[0])
                assert "none of your cards fits anywhere" in prompt.text
                await cover(inn, guests[0], prompt, placement)
                for guest in guests[1:]:
                    await look_around(inn, guest)
                card = {"?O3@5.B0": "orange 3", "?Y3@5.B0": "yellow 3"}[placement]
                assert guests[0].saw(card)
                assert "Anna lays a card face down on 5.B0." in inn.turn(guests[3]).text
                told.append([transcript(guest) for guest in guests])
    (mine, *others), (mine_too, *others_too) = told
    # All of it is too much for an explanation of how two differ.
    assert (mine == mine_too) is False
    assert [first == second for first, second in zip(others, others_too, strict=True)] == [True] * 3


async def cover(inn: Inn, guest: Person, prompt: Message, placement: str) -> None:
    """Lay a card face down and a shield on it, and look at all that there is to see."""
    await open_part(guest, prompt, f"card={placement[1:3]}")
    assert all(word.startswith(placement[:3]) for word in offered(prompt))
    await answer(guest, prompt, placement)
    await inn.settle()
    assert "lay a shield on field 5?" in prompt.text
    await answer(guest, prompt, "pass")
    await inn.settle()
    log = await (await guest.slash(inn.thread, "log")).answered()
    assert "Only you know that it is the" in log.text


async def test_fields_that_end_at_their_borders_are_an_option(inn: Inn) -> None:
    anna, bob = inn.guest("Anna"), inn.guest("Bob")
    table = await inn.begin("glory", anna, bob, variant="adjacency_crosses_fields=changed")
    assert "neighbours end at the border of a field" in inn.games.messages_for(bob)[0].text
    assert table.course.position.view(None)["adjacency_crosses_fields"] is False


async def test_two_people_play_against_two_computers(inn: Inn) -> None:
    anna, bob = inn.guest("Anna"), inn.guest("Bob")
    await inn.begin("glory", anna, bob, computers=2)
    for guest in (anna, bob):
        await by_commands(inn, guest, Chance("company"))
        await inn.settle()
    course = (await inn.table()).course
    assert course.position.turn == 4
    assert course.awaited == (0,)
    assert "Gizmo" in inn.turn(anna).text
