"""What happened since a player's own last turn, and its results."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.languages import LANGUAGES, words
from bot.own_turns import OwnTurns
from rules import GAMES, Course, Record
from tests.bot.asking import ask
from tests.bot.land_sieges import besieged, siege
from tests.bot.levy import LevyGame, begin_levy, levy_on_the_shelf
from tests.bot.live import Live, click

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rules import Event


@pytest.fixture(autouse=True)
def levy() -> Iterator[None]:
    with levy_on_the_shelf():
        yield


def played(log: str, seats: int = 3) -> Course:
    """A game of Levy after these moves: ``0:toil 0:rest``."""
    course = Course(Record("levy", seats, {}, "seed"))
    for entry in log.split():
        seat, _, word = entry.partition(":")
        course.play(int(seat), word)
    return course


def news(log: str, seat: int | None) -> str:
    """What a seat is told, as ``0 toiled``."""
    return told(OwnTurns(played(log), seat).news)


def results(log: str, seat: int, seats: int = 3) -> str:
    """What a seat is told of its own turn."""
    return told(OwnTurns(played(log, seats), seat).results)


def told(events: Iterable[Event]) -> str:
    return ", ".join(f"{event.facts['seat']} {event.kind}" for event in events)


# What is new


def test_all_turns_of_others_since_the_own_one_are_told():
    log = "0:toil 0:rest 1:toil 1:rest 2:dig 2:rest"
    assert news(log, 0) == "1 toiled, 1 rested, 2 dug, 2 rested"


def test_a_spectator_is_told_the_turn_before_and_the_present_one():
    assert news("0:toil 0:rest 1:toil 1:rest 2:dig", None) == "1 toiled, 1 rested, 2 dug"


def test_who_had_no_turn_yet_is_told_everything():
    assert news("0:toil 0:rest 1:rest", 2) == "0 toiled, 0 rested, 1 rested"


def test_in_the_own_turn_the_own_steps_are_told_and_what_was_read_is_not():
    log = "0:rest 1:rest 2:rest 0:toil 0:toil"
    assert news(log, 0) == "0 toiled, 0 toiled"


def test_at_least_the_turn_before_is_told_for_all_may_have_moved_in_it():
    assert news("0:demand 1:pay 0:rest", 1) == "0 demanded, 1 pay, 0 rested"


# What came of the own turn


def test_the_answers_of_others_come_of_it_and_what_one_does_alone_goes_without_saying():
    assert results("0:toil 0:toil", 0) == ""
    assert results("0:toil 0:demand", 0) == "0 demanded"
    assert results("0:toil 0:demand 1:refuse", 0) == "0 demanded, 1 refuse"


def test_who_has_only_answered_in_anothers_turn_hears_what_concerns_them():
    assert results("0:demand 1:pay", 1) == "1 pay", "what came before is no result"
    assert results("0:demand 1:pay 0:toil", 1) == "1 pay"
    assert results("0:demand 1:pay 0:demand", 1) == "1 pay, 0 demanded"


def test_of_the_next_turn_only_what_concerns_oneself_comes_of_it():
    assert results("0:rest 1:toil", 0) == ""
    assert results("0:rest 1:toil 1:demand", 0, seats=2) == "1 demanded"
    assert results("0:rest 1:rest 2:demand", 0) == "", "that is another turn"


# On Discord


async def test_prompt_hand_and_games_tell_what_happened_since_the_own_last_turn(
    live: Live,
) -> None:
    anna, bob, carl = (live.guest(name) for name in ("Anna", "Bob", "Carl"))
    await begin_levy(live, anna, bob, carl)
    for guest, *steps in ((anna, "rest"), (bob, "toil", "rest"), (carl, "dig", "rest")):
        for step in steps:
            await live.choose(guest, step)
    wanted = ["Bob toils.", "Bob rests.", "Carl digs.", "Carl rests."]
    assert "\n".join(wanted) in (await live.prompt(anna)).text
    assert "\n".join(wanted) in (await click(anna, live.turn(anna), "hand")).text
    assert " ".join(wanted) in (await ask(anna, live.games, "games")).text
    assert "Bob toils." not in live.turn(anna).text, "all are told the last turn alone"


async def test_much_news_is_told_in_eight_lines_and_the_rest_is_counted(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await begin_levy(live, anna, bob)
    await live.choose(anna, "rest")
    for step in ["toil"] * 10 + ["rest"]:
        await live.choose(bob, step)
    lines = (await live.prompt(anna)).text.splitlines()
    start = lines.index("… and 3 more, see `/log`")
    assert lines[start + 1 : start + 9] == ["Bob toils."] * 7 + ["Bob rests."]
    assert lines.count("Bob toils.") == 7


@pytest.fixture
def headlines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Digging and demanding are the headlines of Levy."""
    monkeypatch.setattr(LevyGame, "headlines", frozenset({"dug", "demanded"}))


@pytest.mark.usefixtures("headlines")
async def test_where_there_is_no_room_the_headlines_are_told_in_a_line_for_each_player(
    live: Live,
) -> None:
    anna, bob, carl = (live.guest(name) for name in ("Anna", "Bob", "Carl"))
    await begin_levy(live, anna, bob, carl)
    await live.choose(anna, "rest")
    for guest, *steps in ((bob, *["toil"] * 20, "dig", "dig", "rest"), (carl, "dig", "rest")):
        for step in steps:
            await live.choose(guest, step)
    lines = ["Bob digs. Bob digs.", "Carl digs.", "… and 22 more, see `/log`"]
    assert "\n".join(lines) in (await live.prompt(anna)).text
    assert "toils" not in (await live.prompt(anna)).text
    assert " ".join(lines) in (await ask(anna, live.games, "games")).text


@pytest.mark.usefixtures("headlines")
async def test_what_fits_is_told_whole_though_there_are_headlines(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await begin_levy(live, anna, bob)
    for guest, *steps in ((anna, "rest"), (bob, *["toil"] * 6, "dig", "rest")):
        for step in steps:
            await live.choose(guest, step)
    told = ["Bob toils."] * 6 + ["Bob digs.", "Bob rests."]
    assert "\n".join(told) in (await live.prompt(anna)).text


async def test_of_too_many_headlines_the_last_are_told(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LevyGame, "headlines", frozenset({"demanded", "pay"}))
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await begin_levy(live, anna, bob)
    await live.choose(anna, "toil")
    for _ in range(5):
        await live.choose(anna, "demand")
        await live.choose(bob, "pay")
    lines = (await live.prompt(anna)).text.splitlines()
    end = lines.index("… and 3 more, see `/log`")
    assert lines[end - 8 : end] == ["Anna demands a levy of Bob.", "Bob pays Anna."] * 4
    assert lines.count("Bob pays Anna.") == 4


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_headlines_are_events_that_have_a_text(game: str, language: str) -> None:
    tongue = words(language)
    assert [kind for kind in GAMES[game].headlines if not tongue.has(f"{game}-event-{kind}")] == []


@pytest.mark.parametrize(
    ("answer", "came"), [("shields-1", "is repelled"), ("decline", "captures")]
)
async def test_an_attacker_hears_what_came_of_the_attack(
    live: Live, answer: str, came: str
) -> None:
    found = siege(3)
    guests = await besieged(live, found, 3)
    attacker, defender = guests[found.attacker], guests[found.defenders[0]]
    for word in (f"attack-{found.castle}", "swords-1"):
        await live.choose(attacker, word)
    card = await live.prompt(attacker)
    assert came not in card.text
    await live.choose(defender, answer)
    assert came in card.text
    assert "You attacked" in card.text


@pytest.mark.parametrize("last_to_choose", ["the winner", "the loser"])
async def test_a_round_that_is_over_is_told_on_the_card_of_it(
    live: Live, last_to_choose: str
) -> None:
    anna, bob = await live.pair()
    cards = {one: await live.prompt(one) for one in (anna, bob)}
    choices = [(anna, "7"), (bob, "4")]
    await live.round(*(reversed(choices) if last_to_choose == "the winner" else choices))
    for card in cards.values():
        assert "the Prince beats the Ambassador" in card.text
    assert "You chose the Prince." in cards[anna].text
