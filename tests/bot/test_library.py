"""The library and help: a user's games, hands, boards, logs, rules, and checking records."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

import pytest

from bot.languages import LANGUAGES, words
from rules import GAMES
from tests.bot.asking import ask, shown
from tests.bot.live import Live, button, choose, click, offered, press
from tests.bot.players import is_over, play_by_menus

if TYPE_CHECKING:
    from sandbox import Person, Reply


# /hand, /board, /log, /undo, /resign


async def test_hand_board_and_log_show_what_one_may_know(live: Live) -> None:
    anna, bob = await live.pair()
    carl = live.guest("Carl")
    reply = await ask(carl, live.thread, "hand")
    assert "You are not in this game" in reply.text
    hand = shown(await ask(anna, live.thread, "hand"))
    assert hand.images
    assert offered(hand) == [str(card) for card in range(8)]
    assert "Nothing has happened yet" in (await ask(carl, live.thread, "log")).text
    await live.choose(anna, "7")
    board = shown(await ask(carl, live.thread, "board"))
    assert board.images[0].content == live.turn(carl).images[0].content
    assert "Round 1: both choose in secret" in board.text
    assert "Scottish Duel #1" in board.text
    for guest in (bob, carl):
        assert "Prince" not in (await ask(guest, live.thread, "log")).text
    await live.choose(bob, "4")
    told = [(await ask(guest, live.thread, "log")).text for guest in (anna, bob, carl)]
    assert "the Prince beats the Ambassador" in told[0]
    assert told[0] == told[1] == told[2]


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_the_log_of_a_game_that_was_given_up_says_so(live: Live, locale: str) -> None:
    anna, bob, tongue = live.guest("Anna"), live.guest("Bob", locale), words(locale)
    await live.duel(anna, bob)
    await click(anna, shown(await ask(anna, live.thread, "resign")), "resigned")
    told = (await ask(bob, live.thread, "log")).text.splitlines()
    assert told[1:] == [f"**{tongue('outcome-resign', loser='Anna', winners='Bob')}**"]


async def test_the_log_ends_with_the_result(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bob = await live.pair()
    await play_by_menus(live, [anna, bob], "log")
    (card, *_) = live.games.messages_for(bob)
    told = (await ask(bob, live.thread, "log")).text
    result = told[told.rindex("**", 0, told.index("```") - 4) :]
    assert "wins the duel" in result or "draw" in result
    assert result in card.text


async def test_a_long_log_has_pages_and_begins_with_the_last(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bob = await live.pair()
    await play_by_menus(live, [anna, bob], "log")
    whole = (await ask(bob, live.thread, "log")).text.splitlines()[1:]
    monkeypatch.setattr(sys.modules["cogs.library"], "_LOG_LIMIT", max(map(len, whole)) + 20)
    reply = await ask(bob, live.thread, "log")
    message, read = shown(reply), list[str]()
    while True:
        read = [*message.text.splitlines()[1:], *read]
        before, here, _ = message.buttons
        if before.disabled:
            break
        await (await bob.click(message, before.custom_id)).answered()
    assert here.label.startswith("Page 1 of ")
    assert read == whole


async def test_the_log_of_a_game_that_all_have_left_says_so(live: Live) -> None:
    anna = live.guest("Anna")
    await live.begin("cherokee", anna, computers=2)
    assert "left" not in (await ask(anna, live.thread, "log")).text
    await click(anna, shown(await ask(anna, live.thread, "resign")), "resigned")
    told = (await ask(anna, live.thread, "log")).text.splitlines()
    assert told[-1] == "**All players have left. This game is over.**"


async def test_more_leads_to_board_log_rules_and_for_players_to_resign(live: Live) -> None:
    anna, _ = await live.pair()
    carl = live.guest("Carl")
    more = shown(await click(carl, live.turn(carl), "more"))
    assert more.ephemeral
    assert [one.label for one in more.buttons] == ["Board", "Log", "Rules"]
    for verb, said in (
        ("board", "Round 1"),
        ("log", "Nothing has happened"),
        ("rules", "7 · Prince"),
    ):
        reply = await click(carl, more, verb)
        assert reply.ephemeral
        assert said in reply.text
    more = shown(await click(anna, live.turn(anna), "more"))
    assert [one.label for one in more.buttons][-1] == "Resign"


async def test_undo_takes_back_a_step_or_the_whole_turn(live: Live) -> None:
    anna, _ = await live.pair("fate")
    for word in ("3", "5", "0", "1"):
        await live.choose(anna, word)
    reply = await ask(anna, live.thread, "undo")
    assert "1" in offered(shown(reply))
    assert len((await live.table()).course.played) == 3
    reply = await ask(anna, live.thread, "undo", whole=True)
    assert offered(shown(reply)) == [str(card) for card in range(8)]
    assert not (await live.table()).course.played
    await live.settle()
    assert offered(await live.prompt(anna)) == [str(card) for card in range(8)]
    reply = await ask(anna, live.thread, "undo", whole=True)
    assert "nothing to undo" in reply.text


async def test_resigning_needs_a_second_word(live: Live) -> None:
    anna, bob = await live.pair()
    carl = live.guest("Carl")
    assert "You are not in this game" in (await ask(carl, live.thread, "resign")).text
    reply = await ask(anna, live.thread, "resign")
    assert reply.text.startswith("Scottish Duel #1")
    assert "Resign from this game" in reply.text
    assert not (await live.table()).course.record.entries
    await click(anna, shown(reply), "resigned")
    await live.settle()
    assert "You resigned" in reply.text
    assert is_over(live, bob)
    assert "Bob wins: Anna resigned!" in live.turn(bob).text
    (card, *_) = live.games.messages_for(bob)
    assert "Bob wins: Anna resigned!" in card.text
    for guest in (anna, bob):
        prompt = await live.prompt(guest)
        assert "Bob wins" in prompt.text
        assert not offered(prompt)
    for command, options in (("resign", {}), ("move", {"move": "7"}), ("undo", {})):
        assert "over" in (await ask(bob, live.thread, command, **options)).text


# /verify


async def finished(live: Live) -> tuple[Person, bytes]:
    """A guest, and the record of a finished game."""
    anna, bob = await live.pair("dark_night")
    await play_by_menus(live, [anna, bob], "verify")
    files = live.turn(anna).attachments
    return anna, next(one.content for one in files if one.filename.endswith(".jsonl"))


async def test_a_sound_record_is_verified_also_in_a_direct_message(live: Live) -> None:
    anna, record = await finished(live)
    for place in (live.games, await anna.dm()):
        reply = await ask(anna, place, "verify", record=("game.jsonl", record))
        assert reply.text.startswith("✓ Valid Scottish Duel #1 record")
        assert (await live.table()).match.hash in reply.text


async def test_a_record_that_is_not_sound_is_refused_with_the_reason(live: Live) -> None:
    anna, record = await finished(live)
    boris = live.guest("Борис", "ru")
    whole = json.loads(record)
    first = whole["log"].split()[0]
    bad = {
        "hash": {**whole, "seed": "0" * 32},
        "entry": {**whole, "log": f"{first} {first}"},
        "outcome": {**whole, "outcome": None},
        "game": {**whole, "game": "chess"},
        "options": {**whole, "options": {"variants": ["hail"]}},
        "version": {**whole, "version": 99},
        "notation": {**whole, "log": f"{first} {'9' * 5000}:7"},
    }
    files = [(reason, json.dumps(one).encode()) for reason, one in bad.items()]
    files += [
        ("shape", content)
        for content in (b'{"game": "duel"}', b"[]", record[:-40], b"\xff\xfe\x00", b"[" * 100_000)
    ]
    facts = {"number": 2, "rule": "BR-R2", "known": GAMES["duel"].version}
    for reason, content in files:
        for guest, tongue in ((anna, words("en")), (boris, words("ru"))):
            reply = await ask(guest, live.games, "verify", record=("game.jsonl", content))
            told = tongue(f"record-bad-{reason}", **facts)
            assert reply.text == tongue("record-bad", reason=told)
    reply = await ask(anna, live.games, "verify", record=("game.jsonl", b" " * 300_000))
    assert "This file is too large" in reply.text


# Refusals


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_every_refusal_is_private_and_in_ones_own_language(live: Live, locale: str) -> None:
    tongue = words(locale)
    anna, bob, carl = (live.guest(name, locale) for name in ("Anna", "Bob", "Carl"))

    async def refused(reply: Reply, key: str, **facts: int | str) -> None:
        await reply.answered()
        assert reply.ephemeral
        assert tongue(key, **facts).removesuffix(".") in reply.text

    card = await press(anna, "play", live, game="duel")
    ids = {(one.custom_id or "").partition(":")[0]: one.custom_id for one in card.buttons}
    await refused(await bob.click(card, ids["leave"]), "lobby-not-joined")
    await refused(await anna.click(card, ids["join"]), "lobby-joined-already")
    await refused(await anna.click(card, ids["leave"]), "lobby-host-stays")
    await refused(await bob.click(card, ids["cancel"]), "lobby-host-only")
    await refused(await anna.click(card, ids["start"], forge=True), "lobby-wrong-number", known="2")
    await refused(await anna.slash(live.games, "board", match="1"), "not-started")
    await click(bob, card, "join")
    await refused(await carl.click(card, ids["join"], forge=True), "lobby-full")
    await click(anna, card, "start")
    await live.settle()
    await refused(await carl.click(card, ids["join"], forge=True), "lobby-closed")
    await refused(await anna.slash(live.thread, "play", game="duel"), "not-in-a-thread")
    await refused(await carl.slash(live.thread, "undo"), "bystander")
    await refused(await anna.slash(live.thread, "undo"), "nothing-to-take-back")
    await refused(await carl.slash(live.games, "games"), "games-none-open")
    reply = await anna.slash(live.thread, "move", move="dragon")
    await refused(reply, "duel-refusal-no-such-card")
    assert "BR-R18" in reply.text
    await live.choose(anna, "7")
    await live.choose(bob, "4")
    old = await anna.slash(live.thread, "move", move="7")
    await refused(old, "duel-refusal-card-not-held", card_name=tongue("duel-fact-card", value=7))
    reply = await ask(anna, live.thread, "resign")
    assert tongue("resign-ask", then="lost") in reply.text
    await click(anna, shown(reply), "resigned")
    await live.settle()
    await refused(await bob.slash(live.thread, "resign"), "already-over")
    await refused(await carl.click(live.turn(carl), button(live.turn(bob), "rematch")), "bystander")
    await click(bob, live.turn(bob), "rematch")
    await refused(
        await bob.click(live.turn(bob), button(live.turn(bob), "rematch")),
        "rematch-open-already",
        number="2",
        channel=f"<#{live.games.id}>",
    )


async def test_a_card_typed_by_its_name_is_understood_by_search(live: Live) -> None:
    anna, _ = await live.pair()
    found = (await anna.autocomplete(live.thread, "duel play", "card", "wiz")).choices or []
    assert [choice.value for choice in found] == ["5"]
    reply = await ask(anna, live.thread, "duel play", card="5")
    assert "You chose the Wizard" in reply.text
    # Until both have chosen, the same cards are offered to change one's mind.
    found = (await anna.autocomplete(live.thread, "duel play", "card", "")).choices or []
    assert [choice.value for choice in found] == [str(card) for card in range(8)]


async def test_a_notation_typed_in_cyrillic_letters_is_read_as_it_looks(live: Live) -> None:
    guests = live.guest("Анна", "ru"), live.guest("Олена", "uk")
    table = await live.begin("cherokee", *guests)
    (seat,) = table.course.awaited
    guest, targets = guests[seat], [str(move) for move in table.course.moves(seat)]
    cell = next(one for one in targets if one[0] in "ABCEH")
    typed = cell.translate(str.maketrans("ABCEH", "АВСЕН"))
    assert not typed.isascii()
    found = await guest.autocomplete(live.thread, "cherokee attack", "target", typed)
    assert [choice.value for choice in found.choices or []] == [cell]
    await ask(guest, live.thread, "move", move=typed.lower())
    assert [entry.word for entry in (await live.table()).course.record.entries] == [cell]


async def test_a_player_of_two_games_answers_each_where_it_asks(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.duel(anna, bob)
    await live.duel(anna, bob)
    first, second = [m for m in (await anna.dm()).messages_for(anna) if offered(m)]
    await choose(anna, first, "7")
    await live.settle()
    assert not offered(first)
    assert offered(second)
    assert (await live.table(1)).course.awaited == (1,)
    assert (await live.table(2)).course.awaited == (0, 1)
