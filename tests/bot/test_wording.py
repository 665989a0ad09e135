"""What people are told: enough to understand it, and nothing that misleads."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

import pytest

from bot.config import Server
from bot.languages import LANGUAGES, words
from bot.telling import tell_event, tell_move_more
from rules import GAMES, Event
from tests.bot.asking import ask, shown
from tests.bot.live import Live, answer, click, live_bot, offered, open_part, parts, press, verbs
from tests.bot.players import is_over
from tests.bot.test_texts import FOLDER

if TYPE_CHECKING:
    from pathlib import Path

NAMES = ("Anna", "Bob", "Carl", "Dora", "Ewan", "Fiona")
PARTNERS = {"en": "Bob and Dora", "ru": "Bob и Dora", "uk": "Bob та Dora"}


# Clans of several players


def test_partners_are_known_from_the_view():
    land = GAMES["land"]
    assert land.start(4, {"teams": True}, "sides").view(None)["sides"] == ((0, 2), (1, 3))
    assert land.start(4, {}, "sides").view(None)["sides"] == ((0,), (1,), (2,), (3,))
    assert GAMES["cherokee"].start(2, {}, "sides").view(None)["sides"] == ((0,), (1,))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        ("replaced", {"seat": 0, "other": 1, "square": "c4"}),
        (
            "attacked",
            {"seat": 0, "other": 1, "castle": "c4", "swords": 2, "strength": 4, "against": 3},
        ),
        ("captured", {"seat": 0, "other": 1, "castle": "c4", "points": 5}),
        ("repelled", {"seat": 3, "other": 0, "castle": "c4", "shields": 2}),
    ],
)
def test_a_castle_is_told_to_be_of_all_its_partners(language, kind, facts):
    told = tell_event(words(language), "land", Event(kind, facts), NAMES[:4], [(0, 2), (1, 3)])
    assert PARTNERS[language] in told
    alone = tell_event(words(language), "land", Event(kind, facts), NAMES[:4])
    assert PARTNERS[language] not in alone
    assert NAMES[facts["seat"] if kind == "repelled" else 1] in alone


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_strength_at_a_castle_is_told_before_its_owners_however_long_their_names(language):
    facts = {"other": 1, "shape": "I3", "points": 3, "strength": 4, "against": 3}
    move = GAMES["land"].parse("attack-c4").with_facts(facts)
    told = tell_move_more(words(language), "land", move, ["N" * 32] * 4, ((0, 2), (1, 3)))
    assert "4 : 3" in told[:30]


# The end


async def test_a_rematch_is_announced_with_a_way_to_it(live: Live) -> None:
    anna, bob = await live.pair()
    reply = await ask(anna, live.thread, "resign")
    await click(anna, shown(reply), "resigned")
    await live.settle()
    reply = await click(bob, live.turn(bob), "rematch")
    assert reply.text == f"Rematch #2 is open in <#{live.games.id}>."


async def test_who_was_not_there_at_the_end_hears_of_it(live: Live) -> None:
    anna, bob = await live.pair()
    heard = len(anna.pings), len(bob.pings)
    await click(anna, shown(await ask(anna, live.thread, "resign")), "resigned")
    await live.settle()
    assert "Bob wins: Anna resigned!" in live.turn(bob).text
    assert (len(anna.pings), len(bob.pings)) == (heard[0], heard[1] + 1)


# The lobby and the status


async def test_a_lobby_says_with_how_many_players_it_can_start(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    card = await press(anna, "play", live, game="land")
    assert "The game can start with 2, 3 or 4 players." in card.text
    await click(bob, card, "join")
    assert "can start" not in card.text
    card = await press(anna, "play", live, game="land", variant="teams=changed")
    assert "The game can start with 4 or 6 players." in card.text
    card = await press(anna, "play", live, game="duel")
    assert "can start" not in card.text, "that it takes two is on the card already"


async def test_a_lobby_has_the_number_by_which_messages_call_it(live: Live) -> None:
    anna = live.guest("Anna")
    for number in (1, 2):
        card = await press(anna, "play", live, game="duel")
        assert card.text.splitlines()[0] == f"## Scottish Duel #{number}"
    await click(anna, card, "cancel")
    assert card.text.splitlines()[0] == "## Scottish Duel #2"


async def test_the_usual_game_is_not_offered_as_a_variant(live: Live) -> None:
    anna = live.guest("Anna")
    for game in GAMES:
        reply = await anna.autocomplete(live.games, "play", "variant", "", game=game)
        for choice in reply.choices or []:
            card = await press(anna, "play", live, game=game, variant=choice.value)
            assert f"Options: {choice.name}" in card.text
            await click(anna, card, "cancel")


# At the table


async def test_who_waits_reads_what_they_did_last_and_who_is_awaited(live: Live) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    await live.begin("glory", anna, bob, carl)
    for guest in (anna, bob):
        own = await live.prompt(guest)
        part = next((menu for menu in own.menus if menu.custom_id.startswith("part:")), None)
        if part is not None:
            await (await guest.select(own, part.custom_id, [part.options[0].value])).answered()
        moves = (await guest.autocomplete(live.thread, "move", "move")).choices or []
        await (await guest.slash(live.thread, "move", move=moves[0].value)).answered()
        await (await guest.slash(live.thread, "move", move="pass")).answered()
        await live.settle()
    told = (await live.prompt(anna)).text
    done = r"You placed the \w+ \d on [\w.]+\. You placed no shield\."
    assert re.fullmatch(rf"Clans and Glory #1\n{done} Waiting for Carl\.", told)


async def test_the_status_says_who_plays_together(live: Live) -> None:
    guests = [live.guest(name) for name in NAMES[:4]]
    await live.begin("land", *guests, variant="teams=changed")
    (card, *_) = live.games.messages_for(guests[0])
    assert "\nAnna and Carl · Bob and Dora\n" in card.text


async def test_who_gives_up_among_several_is_told_who_plays_on(live: Live) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    await live.begin("cherokee", anna, bob, carl)
    reply = await ask(bob, live.thread, "resign")
    assert "A computer will take over for you." in reply.text
    await click(bob, shown(reply), "resigned")
    assert reply.text == "You resigned. Gizmo 1 (computer) takes over for you."


async def test_the_others_are_told_who_has_left_and_who_plays_on(live: Live) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("*Bob*"), live.guest("Carl")
    await live.begin("cherokee", anna, bob, carl)
    heard = len(anna.pings)
    await click(bob, shown(await ask(bob, live.thread, "resign")), "resigned")
    await live.settle()
    said = r"\*Bob\* resigned. Gizmo 1 (computer) takes over."
    assert [m.text for m in live.thread.messages_for(carl)].count(said) == 1
    assert len(anna.pings) == heard


async def test_a_game_that_all_have_left_offers_nothing_to_press(live: Live) -> None:
    guests = [live.guest(name) for name in ("Anna", "Bob", "Carl")]
    await live.begin("cherokee", *guests)
    for guest in guests:
        await click(guest, shown(await ask(guest, live.thread, "resign")), "resigned")
        await live.settle()
    turn = live.turn(guests[0])
    assert "All players have left. This game is over." in turn.text
    assert verbs(turn) == ["more"]
    last = live.thread.messages_for(guests[0])[-1]
    assert last.text == "Carl resigned. No people are left, so the game ends."


async def test_the_last_who_leaves_is_asked_whether_the_game_may_end(live: Live) -> None:
    anna = live.guest("Anna", "ru")
    await live.begin("cherokee", anna, computers=2)
    reply = await ask(anna, live.thread, "resign")
    assert words("ru")("resign-ask", then="over") in reply.text
    await click(anna, shown(reply), "resigned")
    await live.settle()
    assert (await live.prompt(anna)).text.endswith(words("ru")("resigned"))


async def test_a_refusal_ends_with_its_rule_and_some_moves_where_all_are_too_many(
    live: Live,
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.begin("glory", anna, bob)
    reply = await ask(anna, live.thread, "move", move="dragon")
    assert re.match(r"There is no such move\..*lists \(rule CG-R10\)\. You can choose", reply.text)
    assert "You can choose, among others: " in reply.text
    assert reply.text.endswith(".")
    assert "…" not in reply.text


# Looking things up


@pytest.mark.parametrize("locale", ["en-US", "ru", "uk"])
async def test_a_newcomer_is_told_what_this_is_and_how_to_begin(live: Live, locale: str) -> None:
    anna, tongue = live.guest("Anna", locale), words(locale[:2])
    reply = await ask(anna, live.games, "help")
    assert reply.ephemeral
    for game in GAMES:
        assert tongue(game) in reply.text
    for command in live.sandbox.commands.all(0):
        assert f"/{tongue('command-' + command['name'])}" in reply.text


async def test_what_is_cut_off_the_rules_is_marked(live: Live) -> None:
    anna = live.guest("Anna")
    found = await ask(anna, live.games, "rules", game="duel", rule="e")
    assert found.text.splitlines()[-1] == "…"


async def test_news_are_cut_between_sentences(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bob = await live.pair()
    monkeypatch.setattr(sys.modules["bot.ui.own_games"], "_NEWS", 60)
    await live.round((anna, "6"), (bob, "4"))
    news = (await ask(anna, live.games, "games")).text.splitlines()[-1].strip()
    assert news == "… and 1 more, see `/log` Anna’s General gives the next card +2."


# Marks of the language


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_dashes_and_quotes_are_typographic_and_of_one_kind(language: str) -> None:
    files = list((FOLDER / language).glob("*.ftl"))
    assert files
    for path in files:
        for line in path.read_text(encoding="utf-8").splitlines():
            told = "" if line.startswith("#") else re.sub(r'\{ "[^"]*" \}', "", line)
            # Between words, Russian and Ukrainian have the long dash, English the short one.
            dash = "—" if language == "en" else " – "
            assert not re.search(f"['\"“”]|{dash}", told), (path.name, line)


async def test_help_names_only_the_games_that_a_server_has(tmp_path: Path) -> None:
    async with live_bot(tmp_path, Server(games=("duel",))) as live:
        told = (await ask(live.guest("Anna"), live.games, "help")).text
    assert words("en")("duel") in told
    assert words("en")("cherokee") not in told


async def test_a_turn_that_is_told_after_the_end_says_nothing_of_leaving(live: Live) -> None:
    anna = live.guest("Anna")
    await live.begin("glory", anna, computers=3)
    while not is_over(live, anna):
        prompt = await live.prompt(anna)
        if parts(prompt):
            await open_part(anna, prompt, parts(prompt)[0])
        await answer(anna, prompt, offered(prompt)[0])
        await live.settle()
    assert not anna.saw("All players have left")
