"""Plans in advance: kept, shown to their player alone, and played as by a quick click."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest

from bot.languages import LANGUAGES, words
from rules import GAMES
from tests.bot.asking import ask, shown
from tests.bot.live import Live, answer, choose, click, live_bot, offered, verbs
from tests.bot.timed import timed
from tests.bot.watching import look_around, transcript

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sandbox import Message, Person
    from tests.bot.watching import Transcript


@pytest.fixture
def patient(live: Live) -> Iterator[None]:
    """Whatever is planned at this table waits for long."""
    assert live
    with patch("bot.planned_turns.PAUSE", (1000.0, 1000.0)):
        yield


async def planned(live: Live, guest: Person, *moves: str) -> Message:
    """The card of a plan, once these moves are planned."""
    card = shown(await ask(guest, live.thread, "plan"))
    for move in moves:
        await step(guest, card, move)
    return card


def options(card: Message) -> list[str]:
    """What can be planned next."""
    found = [
        option.value
        for menu in card.menus
        if menu.custom_id.startswith("planmoves:")
        for option in menu.options
    ]
    found += [
        one.custom_id.split(":", 3)[3]
        for one in card.buttons
        if one.custom_id is not None and one.custom_id.startswith("planmove:")
    ]
    return found


async def step(guest: Person, card: Message, move: str) -> None:
    before = card.text
    await choose(guest, card, move)
    await guest.until(lambda seen: seen is card and card.text != before)


async def plan_of(live: Live, seat: int) -> list[str]:
    plan = (await live.table()).match.sitters[seat].plan
    return [] if plan is None else [move.word for move in plan.moves]


# A plan is made


async def test_who_waits_can_plan_the_next_round_and_it_is_played_when_it_comes(
    live: Live,
) -> None:
    anna, bob = await live.pair()
    await live.choose(anna, "6")
    card = await planned(live, anna)
    assert "Nobody else learns of it" in card.text
    assert "6" not in options(card), "that card is on the table"
    await step(anna, card, "7")
    assert "Planned: 7 · Prince" in card.text
    assert "If anything is left to decide then, you are asked." in card.text
    assert not options(card)
    await live.choose(bob, "4")
    course = (await live.table()).course
    assert [str(entry) for entry in course.record.entries] == ["0:6", "1:4", "0:7"]
    assert course.awaited == (1,)
    assert await plan_of(live, 0) == []
    assert "You chose the Prince" in (await live.prompt(anna)).text
    assert "moves" not in verbs(await live.prompt(anna))


async def test_an_accepted_plan_is_stored_and_played_after_a_restart(live: Live) -> None:
    anna, bob = await live.pair()
    await live.choose(anna, "6")
    with patch("bot.planned_turns.PAUSE", (1000.0, 1000.0)):
        await planned(live, anna, "7")
        await live.restart()
        assert await plan_of(live, 0) == ["7"]
        await choose(bob, await live.prompt(bob), "4")
        await live.bot.delivery.idle()
        assert (await live.table()).course.awaited == (0, 1), "the turn has come, the plan waits"
        await live.close()
    await live.open()
    await live.settle()
    course = (await live.table()).course
    assert [str(entry) for entry in course.record.entries] == ["0:6", "1:4", "0:7"]


async def test_a_plan_is_shown_with_the_hand_and_can_be_changed_and_dropped(live: Live) -> None:
    anna, _ = await live.pair()
    await live.choose(anna, "6")
    await planned(live, anna, "7")
    hand = shown(await ask(anna, live.thread, "hand"))
    assert "Planned: 7 · Prince" in hand.text
    assert [one.label for one in hand.buttons if one.custom_id == "plan:1:0"] == ["Change plan"]
    card = shown(await click(anna, hand, "plan"))
    assert (await click(anna, card, "unplan")).text == words("en")("plan-dropped")
    assert await plan_of(live, 0) == []
    hand = shown(await ask(anna, live.thread, "hand"))
    assert "Planned" not in hand.text
    await planned(live, anna, "5")
    assert await plan_of(live, 0) == ["5"]


async def test_the_button_is_under_the_message_of_who_waits(live: Live) -> None:
    anna, _ = await live.pair()
    assert "plan" not in verbs(await live.prompt(anna)), "it is her turn"
    await live.choose(anna, "6")
    prompt = await live.prompt(anna)
    card = shown(await click(anna, prompt, "plan"))
    assert card.ephemeral
    assert "7" in options(card)


async def test_a_step_can_be_taken_back_and_a_double_click_plans_nothing_twice(live: Live) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    await live.begin("glory", anna, bob, carl)
    card = await planned(live, bob)
    (menu, *_) = [one for one in card.menus if one.custom_id.startswith("plan")]
    first = await reached(bob, card)
    assert await plan_of(live, 1) == [first]
    stale = card.menus[0].custom_id if card.menus else card.buttons[0].custom_id
    assert stale != menu.custom_id
    more = options(card)
    await step(bob, card, more[0])
    assert await plan_of(live, 1) == [first, more[0]]
    forged = stale if card.menus else f"planmove:1:{stale.split(':')[2]}:{more[0]}"
    await (await bob.click(card, forged, forge=True)).answered()
    assert await plan_of(live, 1) == [first, more[0]]
    await click(bob, card, "planback")
    assert await plan_of(live, 1) == [first]


async def reached(guest: Person, card: Message) -> str:
    """Plan the first move that can be reached, through groups if there are any."""
    if not options(card):
        (menu, *_) = [one for one in card.menus if one.custom_id.startswith("planpart:")]
        await guest.select(card, menu.custom_id, [menu.options[0].value])
        await guest.until(lambda seen: seen is card and bool(options(card)))
    move = options(card)[0]
    await step(guest, card, move)
    return move


@pytest.mark.parametrize("game", sorted(set(GAMES) - {"duel"}))
async def test_a_whole_turn_can_be_planned_in_every_game(live: Live, game: str) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.begin(game, anna, bob)
    table = await live.table()
    first = table.course.awaited[0]
    waiting = (anna, bob)[1 - first]
    card = await planned(live, waiting)
    made = [await reached(waiting, card)]
    while options(card) or any(one.custom_id.startswith("planpart:") for one in card.menus):
        made.append(await reached(waiting, card))
    assert await plan_of(live, 1 - first) == made
    plan = table.match.sitters[1 - first].plan
    assert plan is not None
    # The turn comes: whatever the others do, all of the plan is played, or the player is asked.
    for _ in range(40):
        course = (await live.table()).course
        if course.awaited != (first,):
            break
        await live.bot.matches.play(1, first, str(course.moves(first)[0]))
        await live.settle()
    table = await live.table()
    own = [entry.word for entry in table.course.record.entries if entry.seat == 1 - first]
    left = table.match.sitters[1 - first].plan
    assert (own and left is None) or (left is not None and left.void)
    assert len(own) in (0, len(made))


# A plan that is not possible


async def test_who_takes_a_move_back_plans_anew(live: Live) -> None:
    anna, _ = await live.pair()
    await live.choose(anna, "6")
    await planned(live, anna, "7")
    await click(anna, await live.prompt(anna), "undo")
    await live.settle()
    assert await plan_of(live, 0) == []
    assert "7" in offered(await live.prompt(anna)), "what was planned for the next round waits"


async def test_who_is_asked_another_question_is_asked_and_told_why(live: Live) -> None:
    anna, bob = await live.pair()
    await live.choose(anna, "6")
    await planned(live, anna, "7")
    pings = len(anna.pings)
    # A Spy: now Anna shows her card before Bob chooses.
    await live.choose(bob, "2")
    course = (await live.table()).course
    assert course.position.view(0)["ask"] == "choose_first"
    prompt = await live.prompt(anna)
    assert "What you had planned isn’t possible now." in prompt.text
    assert "7" in offered(prompt)
    assert len(anna.pings) == pings + 1, "she is called once"
    await answer(anna, prompt, "5")
    assert (await live.table()).match.sitters[0].plan is None


# Nobody can tell


async def seen_by_others(tmp: Path, *, plan: bool) -> tuple[Transcript, Transcript]:
    """What Bob and Carl see if Anna plans her second card, or clicks it quickly."""
    folder = tmp / str(plan)
    folder.mkdir()
    with patch("bot.lobbies.secrets.token_hex", return_value="e" * 32):
        async with live_bot(folder) as live:
            # The turn is told by then, as it is before anybody clicks.
            pause = patch("bot.planned_turns.PAUSE", (0.4, 0.4))
            anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
            await live.duel(anna, bob)
            await live.choose(anna, "6")
            if plan:
                await planned(live, anna, "7")
            with pause:
                await live.choose(bob, "4")
            if not plan:
                await live.choose(anna, "7")
            for guest in (bob, carl):
                await look_around(live, guest)
            await live.choose(bob, "5")
            return transcript(bob), transcript(carl)


async def test_nobody_can_tell_a_plan_from_a_quick_click(tmp_path: Path) -> None:
    assert await seen_by_others(tmp_path, plan=True) == await seen_by_others(tmp_path, plan=False)


async def test_a_planned_turn_is_told_to_its_player_without_a_sound(live: Live) -> None:
    anna, bob = await live.pair()
    await live.choose(anna, "6")
    await planned(live, anna, "7")
    pings = [ping.kind for ping in anna.pings]
    await live.choose(bob, "4")
    assert [ping.kind for ping in anna.pings if ping.kind == "direct"] == [
        kind for kind in pings if kind == "direct"
    ]


async def test_a_planned_move_is_the_players_own_and_stops_the_clock(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "24h", anna, bob)
    await live.choose(anna, "6")
    await planned(live, anna, "7")
    await live.choose(bob, "4")
    table = await live.table()
    assert not any(one.computer for one in table.course.played)
    assert table.match.sitters[0].clock.begun is None
    await live.pass_time(13)
    assert not [one for one in anna.pings if "waiting for you" in one.message.text]


@pytest.mark.usefixtures("patient")
async def test_who_is_quicker_than_the_own_plan_has_none_any_more(live: Live) -> None:
    anna, bob = await live.pair()
    await live.choose(anna, "6")
    await planned(live, anna, "7")
    await choose(bob, await live.prompt(bob), "4")
    await live.bot.delivery.idle()
    prompt = await live.prompt(anna)
    assert "Your plan is about to be played: 7 · Prince" in prompt.text
    await choose(anna, prompt, "5")
    assert await plan_of(live, 0) == []
    await live.bot.plans.carry_out(1, 0)
    assert (await live.table()).course.record.entries[-1].word == "5"


@pytest.mark.usefixtures("patient")
async def test_a_plan_waits_while_the_table_pauses(live: Live) -> None:
    anna, bob = await live.pair()
    await live.choose(anna, "6")
    await planned(live, anna, "7")
    for guest in (anna, bob):
        await ask(guest, live.thread, "pause")
    await live.bot.matches.play(1, 1, "4")
    await live.bot.plans.carry_out(1, 0)
    assert await plan_of(live, 0) == ["7"]
    assert (await live.table()).course.awaited == (0, 1)


# Whose it is


async def test_who_takes_a_seat_over_has_and_sees_no_plan(live: Live) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    await live.duel(anna, bob)
    await live.choose(anna, "6")
    await planned(live, anna, "7")
    await live.bot.seats.offer(1, 0, carl.id, anna.id)
    await live.bot.seats.take(1, 0, carl.id, "Carl")
    await live.settle()
    assert await plan_of(live, 0) == []
    assert "Planned" not in shown(await ask(carl, live.thread, "hand")).text


async def test_who_is_forgotten_leaves_no_plan(live: Live) -> None:
    anna, _ = await live.pair()
    await live.choose(anna, "6")
    await planned(live, anna, "7")
    await live.bot.matches.forget(anna.id)
    assert await plan_of(live, 0) == []
    match = await live.bot.store.matches.read(1)
    assert match is not None
    assert match.sitters[0].plan is None


async def test_others_can_not_plan_for_a_seat(live: Live) -> None:
    anna, bob = await live.pair()
    await live.choose(anna, "6")
    card = await planned(live, anna, "7")
    carl = live.guest("Carl")
    for guest in (carl, bob):
        forged = await guest.click(live.turn(guest), "unplan:1:0", forge=True)
        await forged.answered()
    assert card
    assert await plan_of(live, 0) == ["7"]


# Where nothing can be planned


async def test_who_is_asked_plays_and_does_not_plan(live: Live) -> None:
    anna, _ = await live.pair()
    reply = await ask(anna, live.thread, "plan")
    assert reply.text == words("en")("plan-your-turn")


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_where_nothing_can_be_planned_it_is_said_so(live: Live, locale: str) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob", locale)
    await live.duel(anna, bob, "fate")
    while 1 in (await live.table()).course.awaited:
        course = (await live.table()).course
        await live.bot.matches.play(1, 1, str(course.moves(1)[0]))
    reply = await ask(bob, live.thread, "plan")
    assert reply.text == words(locale)("plan-not-now")
