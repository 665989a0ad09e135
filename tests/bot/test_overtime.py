"""When somebody's time is over: the game goes on, the seat is kept, and the record tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.languages import LANGUAGES, words
from bot.store import Settings, StandIn, State
from rules import read_record, write_record
from tests.bot.asking import ask, shown
from tests.bot.live import answer, click, offered, verbs
from tests.bot.timed import deadlines, timed

if TYPE_CHECKING:
    from sandbox import Message, Person
    from tests.bot.live import Live


def told(live: Live, guest: Person) -> list[str]:
    return [message.text for message in live.thread.messages_for(guest)]


async def log(live: Live) -> str:
    return " ".join(map(str, (await live.table()).course.record.entries))


async def three(live: Live, overtime: str | None = None, pace: str = "24h") -> list[Person]:
    guests = [live.guest(name) for name in ("Anna", "Bob", "Carl")]
    await timed(live, pace, *guests, game="cherokee", overtime=overtime)
    return guests


async def awaited(live: Live, guests: list[Person]) -> Person:
    """The guest whose turn it is."""
    (seat,) = (await live.table()).course.awaited
    return guests[seat]


async def asked(guest: Person) -> Message | None:
    """The direct message that asks a guest something, if there is one."""
    direct = (await guest.dm()).messages_for(guest)
    return next((one for one in reversed(direct) if offered(one)), None)


async def move(live: Live, guest: Person) -> None:
    """Let a guest make the first move that is offered."""
    prompt = await asked(guest)
    assert prompt is not None
    await answer(guest, prompt, offered(prompt)[0])
    await live.settle()


# A computer makes this one move


async def test_a_computer_makes_one_move_and_the_player_stays(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "24h", anna, bob)
    await live.choose(bob, "4")
    await live.pass_time(25)
    assert words("en")("seat-late-once", name="Anna") in told(live, bob)
    words_of_log = (await log(live)).split()
    assert words_of_log[:2] == ["1:4", "0:computer"]
    assert words_of_log[3] == "0:player", "a computer's move is logged as such"
    table = await live.table()
    assert table.match.sitters[0].user_id == anna.id
    assert table.match.sitters[0].clock.stand_in is None
    assert table.course.turn == 1, "the next round"
    assert (await asked(anna) is not None) == (0 in table.course.awaited)


async def test_the_record_of_a_late_player_can_be_verified(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "24h", anna, bob)
    await live.choose(bob, "4")
    await live.pass_time(25)
    course = (await live.table()).course
    again = read_record(write_record(course))
    assert [one.computer for one in again.played] == [False, True]
    assert again.position.view(None) == course.position.view(None)


async def test_the_late_player_reads_that_a_computer_moved(live: Live) -> None:
    guests = await three(live)
    late = await awaited(live, guests)
    prompt = await live.prompt(late)
    await live.pass_time(24.1)
    assert "Your time was over, so a computer moved for you: You" in prompt.text
    assert not offered(prompt)


async def test_a_player_who_answers_in_between_starts_over(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "24h", anna, bob)
    await live.choose(bob, "4")
    await live.pass_time(25)
    assert (await live.table()).match.sitters[0].clock.misses == 1
    if (await live.table()).course.awaited == (1,):
        # The computer has played the Spy: Bob shows his card first.
        await move(live, bob)
    await move(live, anna)
    assert (await live.table()).match.sitters[0].clock.misses == 0


async def test_a_choice_that_a_computer_made_can_be_changed_in_time(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "24h", anna, bob)
    await live.bot.settle_in(bob.id, Settings())
    await live.pass_time(1)
    await ask(bob, live.games, "away", until="2")
    await live.pass_time(24)
    assert (await live.table()).course.awaited == (1,)
    assert shown(await ask(anna, live.thread, "undo")).menus
    assert (await live.table()).course.awaited == (0, 1)


# Twice in a row


async def test_in_a_game_of_two_who_misses_twice_has_resigned(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "24h", anna, bob)
    await live.choose(bob, "4")
    await live.pass_time(25)
    await move(live, bob)
    await live.pass_time(24.5)
    assert words("en")("seat-late-resigned", name="Anna") in told(live, bob)
    assert (await log(live)).endswith("0:resign")
    assert (await live.table()).match.state is State.OVER
    assert "Bob wins: Anna resigned!" in live.turn(bob).text


async def test_of_two_who_both_vanish_the_first_who_misses_twice_resigns(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    # With other cards the first round could be the last.
    monkeypatch.setattr("bot.computers.secrets.token_hex", lambda _: "alike")
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "24h", anna, bob)
    await live.pass_time(60)
    assert (await log(live)).count("resign") == 1
    assert (await live.table()).match.state is State.OVER


async def test_among_several_a_computer_plays_on_after_two_misses(live: Live) -> None:
    guests = await three(live)
    vanished = await awaited(live, guests)
    seat = guests.index(vanished)
    for _ in range(2):
        while (await awaited(live, guests)) is not vanished:
            guest = await awaited(live, guests)
            await move(live, guest)
        heard = len(vanished.pings)
        await live.pass_time(25)
    assert words("en")("seat-late-until-back", name=vanished.name) in told(live, guests[0])
    table = await live.table()
    assert table.match.sitters[seat].clock.stand_in is StandIn.UNTIL_BACK
    assert table.match.sitters[seat].user_id == vanished.id, "the seat is kept"
    for _ in range(4):
        guest = await awaited(live, guests)
        assert guest is not vanished, "the computer moves at once"
        await move(live, guest)
    assert len(vanished.pings) <= heard + 1, "who vanished is left in peace"


# Coming back


async def vanished(live: Live) -> tuple[list[Person], Person]:
    """Three guests, one of them replaced by a computer until they are back."""
    guests = await three(live, "computer")
    late = await awaited(live, guests)
    await live.pass_time(24.5)
    assert words("en")("seat-late-until-back", name=late.name) in told(live, late)
    return guests, late


async def test_with_that_setting_a_computer_plays_on_at_once(live: Live) -> None:
    guests, late = await vanished(live)
    seat = guests.index(late)
    assert (await live.table()).match.sitters[seat].clock.stand_in is StandIn.UNTIL_BACK
    assert (await log(live)).startswith(f"{seat}:computer")


@pytest.mark.parametrize("way", ["click", "return", "move"])
async def test_any_click_or_return_takes_the_seat_back_at_once(live: Live, way: str) -> None:
    guests, late = await vanished(live)
    seat = guests.index(late)
    if way == "click":
        await click(late, live.turn(late), "more")
    elif way == "move":
        await (await late.slash(live.thread, "move", move="nonsense")).answered()
    else:
        reply = await ask(late, live.games, "return")
        assert reply.text == words("en")("return-done", count=1)
    await live.settle()
    assert words("en")("seat-back", name=late.name) in told(live, late)
    table = await live.table()
    assert table.match.sitters[seat].clock.stand_in is None
    assert table.match.sitters[seat].clock.misses == 0
    assert (await log(live)).endswith(f"{seat}:player")
    while (await awaited(live, guests)) is not late:
        guest = await awaited(live, guests)
        await move(live, guest)
    assert await asked(late) is not None, "and is asked again"


async def test_others_clicks_give_nothing_back(live: Live) -> None:
    guests, late = await vanished(live)
    other = next(guest for guest in guests if guest is not late)
    await click(other, live.turn(other), "more")
    await click(live.guest("Dora"), live.turn(other), "more")
    sitter = (await live.table()).match.sitters[guests.index(late)]
    assert sitter.clock.stand_in is StandIn.UNTIL_BACK


async def test_while_all_have_vanished_the_computers_rest(live: Live) -> None:
    guests = await three(live, "computer")
    await live.pass_time(100)
    table = await live.table()
    assert {one.clock.stand_in for one in table.match.sitters} == {StandIn.UNTIL_BACK}
    assert table.match.state is State.PLAYING
    assert not table.match.thinking
    length = table.match.length
    await live.pass_time(100)
    assert (await live.table()).match.length == length
    await ask(guests[0], live.games, "return")
    await live.settle()
    table = await live.table()
    assert table.course.awaited == (0,), "the computers have moved until it is Anna's turn"


async def test_a_stand_in_survives_a_restart(live: Live) -> None:
    guests, late = await vanished(live)
    await live.restart()
    guest = await awaited(live, guests)
    assert guest is not late
    sitter = (await live.table()).match.sitters[guests.index(late)]
    assert sitter.clock.stand_in is StandIn.UNTIL_BACK
    await click(late, live.turn(late), "more")
    await live.settle()
    assert words("en")("seat-back", name=late.name) in told(live, late)


async def test_the_status_says_that_a_computer_plays_for_now(live: Live) -> None:
    guests = await three(live, "computer")
    await live.pass_time(100)
    card = live.games.messages_for(guests[0])[0]
    assert "(computer for now)" in card.text
    assert "(computer for now)" in live.turn(guests[0]).text


# Claims


async def claimable(live: Live) -> tuple[list[Person], Person, Person]:
    """Three guests, the one who is late, and another one."""
    guests = await three(live, "claim")
    late = await awaited(live, guests)
    await live.pass_time(24.1)
    return guests, late, next(guest for guest in guests if guest is not late)


async def test_the_others_may_hand_a_seat_to_a_computer(live: Live) -> None:
    guests, late, other = await claimable(live)
    offer = live.told(other)[-1]
    assert offer.text == words("en")("seat-late-claim", name=late.name)
    assert verbs(offer) == ["claim", "claimend"]
    reply = await click(late, offer, "claim")
    assert reply.text == words("en")("claim-not-yours")
    reply = await click(live.guest("Dora"), offer, "claim")
    assert reply.text == words("en")("claim-not-yours")
    await click(other, offer, "claim")
    await live.settle()
    sitter = (await live.table()).match.sitters[guests.index(late)]
    assert sitter.clock.stand_in is StandIn.UNTIL_BACK
    assert words("en")("seat-late-claimed", name=late.name) in told(live, other)
    reply = await click(other, offer, "claim")
    assert reply.text == words("en")("claim-not-late")


async def test_the_others_may_end_the_game(live: Live) -> None:
    guests, late, other = await claimable(live)
    reply = await click(other, live.told(other)[-1], "claimend")
    assert "Really end this game" in reply.text
    await click(other, shown(reply), "claimended")
    await live.settle()
    table = await live.table()
    assert table.match.state is State.OVER
    assert words("en")("ended") in live.games.messages_for(other)[0].text
    assert words("en")("ended") in live.turn(other).text
    assert not {"choose", "hand", "undo"} & set(verbs(live.turn(other)))
    await live.restart()
    assert words("en")("ended") in (await ask(late, live.thread, "log")).text
    assert len(guests) == 3


async def test_a_late_player_who_answers_after_all_keeps_the_seat(live: Live) -> None:
    _, late, other = await claimable(live)
    offer = live.told(other)[-1]
    await move(live, late)
    reply = await click(other, offer, "claim")
    assert reply.text == words("en")("claim-not-late")


async def test_a_seat_that_nobody_claims_goes_to_a_computer_the_second_time(live: Live) -> None:
    guests, late, _ = await claimable(live)
    assert deadlines(live.turn(late))[0] > live.now()
    await live.pass_time(24)
    sitter = (await live.table()).match.sitters[guests.index(late)]
    assert sitter.clock.stand_in is StandIn.UNTIL_BACK


async def test_of_two_players_a_claim_ends_the_game_as_a_win(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "24h", anna, bob, overtime="claim")
    await live.choose(bob, "4")
    await live.pass_time(24.1)
    reply = await click(bob, live.told(bob)[-1], "claimend")
    await click(bob, shown(reply), "claimended")
    await live.settle()
    assert "Bob wins" in live.turn(bob).text


# A bank of time


async def test_a_bank_that_is_used_up_leaves_the_increment_for_each_turn(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "1d+2h", anna, bob)
    await live.choose(bob, "4")
    await live.pass_time(24.1)
    clock = (await live.table()).match.sitters[0].clock
    assert (clock.misses, clock.left) == (1, 2 * 3600)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_becomes_of_a_seat_is_told_in_every_language(language: str) -> None:
    tongue = words(language)
    for word in ("once", "until-back", "resigned", "claim", "claimed", "ended"):
        assert "Anna" in tongue(f"seat-late-{word}", name="Anna")
