"""Cherokee as its people see it: a turn in small steps, whole games, the end, the secrets.

With the fixed shuffle Anna begins; on B1 she can attack in several ways, and a combined attack
leads to a choice of successors; on D1 there is only one way.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import pytest

from bot.languages import words
from rules import GAMES, Chance, read_record
from rules.cherokee.game import Cherokee
from tests.bot.glass import is_glass, seen_through, view_in
from tests.bot.inn import SEED, Inn, an_inn, answer, click, offered
from tests.bot.players import is_over
from tests.bot.test_secrecy import look_around, only, transcript
from tests.bot.test_variants import check_language, live

if TYPE_CHECKING:
    from pathlib import Path

    from sandbox import Message, Person

NAMES = ("Anna", "Bob", "Carl", "Dora")


def labels(message: Message) -> list[str]:
    """What a message offers, as people read it."""
    found = [option.label for menu in message.menus for option in menu.options]
    return found + [
        one.label or "" for one in message.buttons if (one.custom_id or "").startswith("move:")
    ]


async def test_a_turn_is_a_chain_of_small_steps_in_one_direct_message(
    inn: Inn, shuffled: None
) -> None:
    anna, bob = inn.guest("Anna"), inn.guest("Bob")
    await inn.begin("cherokee", anna, bob)
    turn = inn.turn(bob)
    assert "Turn 1 of 36: Anna attacks" in turn.text
    prompt = await inn.prompt(anna)
    assert "whom do you chase out of the pyramid?" in prompt.text
    # More than 25 targets: two menus of about the same size, by their cells.
    first, second = prompt.menus
    assert [len(first.options), len(second.options)] == [14, 13]
    assert re.fullmatch(r"[A-H]\d … [A-H]\d", first.placeholder or "")
    member = seen_through(prompt)["pyramid"]["B1"]
    named = f"B1 · {words('en')('cherokee-fact-clan', value=member['clan'])} {member['value']}"
    assert any(label.startswith(named) for label in labels(prompt))

    await answer(anna, prompt, "B1")
    await inn.settle()
    assert "Who attacks B1?" in prompt.text
    assert "Anna aims at B1" in inn.turn(bob).text
    assert inn.turn(bob) is turn
    assert seen_through(turn)["aim"] == "B1"
    combined = r"B2\+C2 · [\w ]+, \d+ against \d+, (B2|C2) takes the place"
    assert any(re.fullmatch(combined, one) for one in labels(prompt))

    await click(anna, prompt, "undo")
    await anna.until(lambda message: message is prompt and len(message.menus) == 2)
    await answer(anna, prompt, "B1")
    await answer(anna, prompt, "B2+C2xB1")
    await inn.settle()
    assert "Equals stand below D2: who moves up?" in prompt.text
    assert offered(prompt) == ["E2-D2", "E3-D2"]
    assert seen_through(turn)["gap"] == "D2"

    await answer(anna, prompt, "E2-D2")
    await inn.settle()
    assert "Which card do you lay on H" in prompt.text
    assert len(offered(prompt)) == 18
    await answer(anna, prompt, offered(prompt)[0])
    await inn.settle()
    assert "You laid" in prompt.text
    assert "Waiting for Bob" in prompt.text
    assert not live(turn)
    told = inn.turn(bob).text
    assert "Anna chases" in told
    assert "Attack by B2+C2" in told
    assert "Anna lets E2 move up to D2." in told
    assert "Turn 2 of 36: Bob attacks" in told
    assert seen_through(inn.turn(bob))["last"]["steps"][0][1] == "B1"
    assert len(anna.pings) == 1


async def test_a_turn_goes_on_after_restarts_between_its_steps(inn: Inn, shuffled: None) -> None:
    """The target is chosen and its attackers aren't; they are chosen and a successor isn't; …"""
    anna, bob = inn.guest("Anna"), inn.guest("Bob")
    await inn.begin("cherokee", anna, bob)
    prompt, turn = await inn.prompt(anna), inn.turn(bob)

    async def restart() -> None:
        seen = len(anna.seen), len(bob.seen)
        await inn.restart()
        await inn.settle()
        assert (len(anna.seen), len(bob.seen)) == seen

    await inn.choose(anna, "B1")
    await restart()
    await click(anna, prompt, "undo")
    await anna.until(lambda message: message is prompt and "B1" in offered(prompt))
    await inn.choose(anna, "B1")
    await restart()
    assert "Who attacks B1?" in prompt.text
    await inn.choose(anna, "B2+C2xB1")
    await restart()
    assert offered(prompt) == ["E2-D2", "E3-D2"]
    await inn.choose(anna, "E2-D2")
    await restart()
    assert inn.turn(bob) is turn
    card = offered(prompt)[0]
    await inn.choose(anna, card)
    course = (await inn.table()).course
    assert [str(deed.move) for deed in course.deeds] == ["B1", "B2+C2xB1", "E2-D2", card]
    assert "Turn 2 of 36: Bob attacks" in inn.turn(bob).text
    assert len(anna.pings) == 1


async def test_an_attack_by_command_is_made_in_one_go(inn: Inn, shuffled: None) -> None:
    anna, bob = inn.guest("Anna", "ru"), inn.guest("Bob", "uk")
    await inn.begin("cherokee", anna, bob)
    targets = (await anna.autocomplete(inn.thread, "cherokee attack", "target", "B1")).choices or []
    assert [choice.value for choice in targets] == ["B1"]
    assert "B1 · " in targets[0].name
    sets = (
        await anna.autocomplete(inn.thread, "cherokee attack", "attackers", "", target="B1")
    ).choices or []
    assert "B2+C2xB1" in [choice.value for choice in sets]
    assert all("против" in choice.name for choice in sets)
    # The order in which attackers are named doesn't matter.
    reply = await anna.slash(inn.thread, "cherokee attack", target="b1", attackers="c2+b2")
    await reply.answered()
    assert reply.ephemeral
    assert [str(deed.move) for deed in (await inn.table()).course.deeds] == ["B1", "B2+C2xB1"]
    assert "кто поднимется" in reply.text
    await (await anna.slash(inn.thread, "move", move="E3-D2")).answered()
    cards = (await anna.autocomplete(inn.thread, "cherokee place", "card", "")).choices or []
    assert len(cards) == 18
    reply = await anna.slash(inn.thread, "cherokee place", card=cards[3].value)
    await reply.answered()
    assert "Вы положили карту" in reply.text
    await inn.settle()
    assert "Turn 2 of 36: Bob attacks" in inn.turn(anna).text


async def test_attackers_are_optional_and_asked_for_if_there_is_a_choice(
    inn: Inn, shuffled: None
) -> None:
    anna, bob = inn.guest("Anna"), inn.guest("Bob")
    await inn.begin("cherokee", anna, bob)
    reply = await (await anna.slash(inn.thread, "cherokee attack", target="B1")).answered()
    assert "Who attacks B1?" in reply.text
    await (await anna.slash(inn.thread, "undo")).answered()
    course = (await inn.table()).course
    assert not course.deeds
    choices = await anna.autocomplete(inn.thread, "cherokee attack", "attackers", "", target="D1")
    assert choices.choices == []
    trial = course.position.copy()
    trial.play(0, "D1")
    attackers = "+".join(trial.view(None)["last"]["attackers"])
    reply = await anna.slash(inn.thread, "cherokee attack", target="D1", attackers=attackers)
    await reply.answered()
    assert [str(deed.move) for deed in (await inn.table()).course.deeds] == ["D1"]


async def test_a_hopeless_attack_is_refused_with_its_rule_and_nothing_happens(
    inn: Inn, shuffled: None
) -> None:
    anna, bob = inn.guest("Anna"), inn.guest("Bob")
    await inn.begin("cherokee", anna, bob)
    for attackers, said in (
        ("B2", "B2 (Blue): 4 against 5 is not enough. (rule CH-R9)"),
        ("c1+B2", "B2+C1: only members of one clan attack together. (rule CH-R8)"),
        ("A1", "only from its sides and from the two cells below it. (rule CH-R7)"),
    ):
        reply = await anna.slash(inn.thread, "cherokee attack", target="B1", attackers=attackers)
        await reply.answered()
        assert reply.ephemeral
        assert said in reply.text
        assert not (await inn.table()).course.deeds
    reply = await (await bob.slash(inn.thread, "cherokee attack", target="B1")).answered()
    assert "It is not your turn." in reply.text
    reply = await (await anna.slash(inn.thread, "cherokee place", card="WO5w")).answered()
    assert "First choose whom you attack." in reply.text


async def hasten(inn: Inn, left: int) -> None:
    """Play, past Discord, until only so many cards are left in all hands; tell the last turn."""
    matches, chance = inn.bot.matches, Chance("hasten")
    listeners, matches.listeners = matches.listeners, []
    cards = 36
    while cards > left:
        if cards == left + 1:
            await matches.store.told(await matches.store.notices(1))
        course = (await inn.table()).course
        (seat,) = course.awaited
        await matches.play(1, seat, str(chance.pick(course.moves(seat))))
        cards = sum(course.position.view(None)["hand_sizes"])
    matches.listeners = listeners
    matches.changed(1)
    await inn.settle()


async def finish(inn: Inn, players: list[Person], *, by_commands: bool) -> None:
    """Play what is left, with the controls or with commands."""
    chance = Chance("finish")
    while not is_over(inn, players[0]):
        (seat,) = (await inn.table()).course.awaited
        guest = players[seat]
        if by_commands:
            await command(inn, guest, chance)
        else:
            prompt = await inn.prompt(guest)
            await answer(guest, prompt, chance.pick(offered(prompt)))
        await inn.settle()


async def command(inn: Inn, guest: Person, chance: Chance) -> None:
    """Do what is asked with the command that is made for it, or with /move if there is none."""
    stage = (await inn.table()).course.position.view(None)["stage"]
    name, option = {
        "target": ("cherokee attack", "target"),
        "place": ("cherokee place", "card"),
    }.get(stage, ("move", "move"))
    choices = (await guest.autocomplete(inn.thread, name, option)).choices
    assert choices
    filled = {option: chance.pick(choices).value}
    if stage == "target":
        more = await guest.autocomplete(inn.thread, name, "attackers", "", **filled)
        if more.choices:
            filled["attackers"] = chance.pick(more.choices).value
    reply = await (await guest.use(inn.thread, name, filled)).answered()
    assert reply.ephemeral


#: The number of players, the variant, the server's language, and whether commands are used.
WHOLE = [
    (2, None, "en-US", False),
    (2, "open=changed", "ru", True),
    (3, "open=changed", "uk", False),
    (3, None, "en-US", True),
    (4, None, "ru", False),
    (4, "open=changed", "uk", True),
]


@pytest.mark.parametrize(("seats", "variant", "locale", "by_commands"), WHOLE)
async def test_a_game_is_played_to_its_reveal(
    tmp_path: Path, seats: int, variant: str | None, locale: str, by_commands: bool
) -> None:
    async with an_inn(tmp_path, locale=locale) as inn:
        tongues = ("ru", "uk", "en-GB", "ru")
        players = [
            inn.guest(name, tongue) for name, tongue in zip(NAMES[:seats], tongues, strict=False)
        ]
        watcher = inn.guest("Eve")
        chosen = {} if variant is None else {"variant": variant}
        await inn.begin("cherokee", *players, **chosen)
        await hasten(inn, seats + 1)
        await finish(inn, players, by_commands=by_commands)
        language = locale.partition("-")[0]
        await check_the_end(inn, watcher, language)
        for guest in players:
            assert not live(await inn.prompt(guest))
            check_secrets(guest, players)
            check_language(guest, language, NAMES)
        check_secrets(watcher, players)


async def check_the_end(inn: Inn, watcher: Person, language: str) -> None:
    """The clans are shown, the feathers counted row by row, the record attached and sound."""
    end, (card, *_) = inn.turn(watcher), inn.games.messages_for(watcher)
    position = (await inn.table()).course.position
    view, outcome = position.view(None), position.outcome
    assert outcome is not None
    assert seen_through(end)["clans"] == list(view["clans"])
    assert seen_through(end)["scoring"] == json.loads(json.dumps(view["scoring"]))
    tongue = words(language)
    for seat, score in enumerate(view["scoring"]):
        clan = tongue("cherokee-fact-clan", value=score["clan"])
        (line,) = (one for one in end.text.splitlines() if one.startswith(f"**{NAMES[seat]} · "))
        assert clan in line
        rows = zip("ABCDEFGH", score["heads"], view["feathers"], strict=True)
        terms = [f"{row} {heads}×{each}" for row, heads, each in rows if heads * each]
        assert " + ".join(terms) in line
        assert not terms or f"= **{score['total']} " in line
    result = [line for line in end.text.splitlines() if line.startswith("**")][-1]
    assert result in card.text
    assert all(NAMES[seat] in result for seat in outcome.winners)
    record = next(file for file in end.attachments if file.filename.endswith(".jsonl"))
    assert read_record(record.content.decode()).outcome == outcome


def check_secrets(guest: Person, players: list[Person]) -> None:
    """Nobody ever saw a picture of another hand, nor a clan before it was shown."""
    own = players.index(guest) if guest in players else None
    for seen in guest.seen:
        for file in seen.files:
            if not is_glass(file.content):
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
            async with an_inn(folder) as inn:
                guests = [inn.guest(name) for name in NAMES[:3]]
                await inn.begin("cherokee", *guests[:2])
                for _ in range(3):
                    await one_turn(inn, guests)
                for guest in guests[1:]:
                    await look_around(inn, guest)
                told.append([dict(transcript(guest)) for guest in guests])
    assert told[0][0] != told[1][0]
    assert told[0][1:] == told[1][1:]


async def one_turn(inn: Inn, players: list[Person]) -> None:
    """Let who is called take a whole turn: always the first of what is offered."""
    (seat,) = (await inn.table()).course.awaited
    while (await inn.table()).course.awaited == (seat,):
        prompt = await inn.prompt(players[seat])
        await answer(players[seat], prompt, offered(prompt)[0])
        await inn.settle()


async def test_a_game_of_one_person_and_three_computers_comes_to_its_end(inn: Inn) -> None:
    anna, eve = inn.guest("Anna"), inn.guest("Eve")
    await inn.begin("cherokee", anna, computers=3)
    await hasten(inn, 9)
    chance = Chance("anna")
    while not is_over(inn, anna):
        prompt = await inn.prompt(anna)
        await answer(anna, prompt, chance.pick(offered(prompt)))
        await inn.settle()
    end = inn.turn(eve)
    assert "Gizmo" in end.text
    assert sum(line.endswith(tuple("0123456789")) for line in end.text.splitlines()) >= 4
    check_secrets(eve, [anna])


async def test_the_options_are_offered_in_words(inn: Inn) -> None:
    anna = inn.guest("Anna", "uk")
    reply = await anna.autocomplete(inn.games, "play", "variant", "", game="cherokee")
    assert [choice.value for choice in reply.choices or []] == [
        "open=changed",
        "woman_wins_attack_tie=changed",
        "no_attack=discard",
        "no_attack=pass",
        "unused_clans=stay",
        "unused_clans=leave",
    ]
    card = (await anna.slash(inn.games, "play", game="cherokee", variant="open=changed")).message
    assert card is not None
    assert "Variants: open game" in card.text
    assert "Players 1/4" in card.text
    options = await click(anna, card, "options")
    assert options.message is not None
    assert len(options.message.menus) == len(GAMES["cherokee"].options.options)


async def test_real_pictures_are_sent(painted_inn: Inn) -> None:
    anna, bob = painted_inn.guest("Anna", "ru"), painted_inn.guest("Bob")
    await painted_inn.begin("cherokee", anna, bob)
    board = painted_inn.turn(bob).images[0]
    seat = (await painted_inn.table()).course.awaited[0]
    hand = (await painted_inn.prompt((anna, bob)[seat])).images[0]
    assert board.content.startswith(b"\x89PNG")
    assert 100_000 < len(board.content) < 400 * 1024
    assert board.content != hand.content
    assert board.alt.startswith("Cherokee. Turn 1 of 36")
