"""Restarts: the bot is stopped and another one goes on, between any two things that happen."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from rules import Chance
from tests.bot.live import Live, answer, arrived, button, choose, click, offered, press
from tests.bot.players import is_called, is_over, play_by_menus

if TYPE_CHECKING:
    from sandbox import Channel, Person


def turns(live: Live, guest: Person) -> Counter[str]:
    """How often each turn was posted, by the text it had when it was posted."""
    first: dict[int, str] = {}
    told = set(live.told(guest))
    for seen in guest.seen:
        if seen.message in told and seen.message.v2:
            first.setdefault(seen.message.id, seen.message.text)
    return Counter(first.values())


@pytest.mark.parametrize(
    ("variants", "every"), [((), 1), (("fate",), 4), (("mixed_clans",), 4)], ids=str
)
async def test_a_duel_goes_on_after_restarts_between_its_moves(
    live: Live, variants: tuple[str, ...], every: int
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.duel(anna, bob, *variants)
    chance, made = Chance("restarts"), []
    while not is_over(live, anna):
        guest = chance.pick([one for one in (anna, bob) if is_called(live, one)])
        prompt, seen = await live.prompt(guest), len(anna.seen)
        if len(made) % every == 0:
            await live.restart()
            await live.settle()
            assert len(anna.seen) == seen
        word = chance.pick(offered(prompt))
        await answer(guest, prompt, word)
        made.append(word)
        await live.settle()
    assert [entry.word for entry in (await live.table()).course.record.entries] == made


async def test_a_lobby_goes_on_after_a_restart_before_every_click(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    card = await press(anna, "play", live, game="duel")
    (fixed,) = re.findall(r"[0-9a-f]{64}", card.text)
    await live.restart()
    reply = await click(anna, card, "options")
    assert reply.message is not None
    await live.restart()
    await anna.select(reply.message, reply.message.menus[0].custom_id, ["traitor"])
    await anna.until(lambda message: message is card and "Traitor" in card.text)
    await live.restart()
    await click(bob, card, "join")
    await live.restart()
    await click(bob, card, "leave")
    await click(anna, card, "computer")
    assert "Players 2/2" in card.text
    await live.restart()
    await click(anna, card, "start")
    await live.settle()
    table = await live.table()
    assert table.match.hash == fixed
    assert table.course.record.options["variants"] == ("traitor",)
    assert len(live.games.messages_for(anna)) == 2
    assert "Scottish Duel #1" in card.text


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize("arrives", [False, True], ids=["lost", "arrives"])
async def test_a_lobby_whose_command_is_cut_off_has_its_card_after_the_restart_once(
    live: Live, arrives: bool
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    callback = "/interactions/*/callback"
    if arrives:
        # Discord has the card, but the bot never heard so.
        live.sandbox.faults.lose(path=callback)
    held = live.sandbox.faults.hold(
        path=f"/channels/{live.games.id}/messages" if arrives else callback
    )
    await anna.slash(live.games, "play", game="duel", wait=False)
    await arrived(held)
    await live.close()
    held.release()
    await live.open()
    await live.settle()
    (card,) = [message for message in live.games.messages_for(bob) if not message.ephemeral]
    assert "Players 1/2" in card.text
    await click(bob, card, "join")
    await click(anna, card, "start")
    await live.settle()
    assert "Round 1" in live.turn(bob).text


@pytest.mark.parametrize("where", ["thread", "anna", "bob"])
async def test_what_was_not_told_before_a_stop_is_told_after_it_once(
    live: Live, where: str
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.duel(anna, bob)
    await live.choose(anna, "7")
    place = await place_of(live, where, anna, bob)
    held = live.sandbox.faults.hold(method="POST", path=f"/channels/{place.id}/messages")
    await choose(bob, await live.prompt(bob), "4")
    await arrived(held)
    await live.close()
    held.release()
    await live.open()
    await live.settle()
    assert set(turns(live, anna).values()) == {1}
    assert len(turns(live, anna)) == 2
    for guest in (anna, bob):
        prompts = (await guest.dm()).messages_for(guest)
        assert [bool(offered(message)) for message in prompts] == [False, True]
    await live.round((anna, "6"), (bob, "5"))
    assert "Round 3" in live.turn(bob).text


@pytest.mark.parametrize("dies", [False, True], ids=["goes on", "dies"])
async def test_a_turn_that_ended_before_its_progress_was_told_gets_no_picture_of_the_next(
    live: Live, dies: bool
) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    card = await press(anna, "play", live, game="duel")
    await click(bob, card, "join")
    path = f"/channels/{(await bob.dm()).id}/messages"
    held = live.sandbox.faults.hold(method="POST", path=path)
    await click(anna, card, "start")
    await arrived(held)
    await choose(anna, await live.prompt(anna), "7")
    await (await bob.slash(live.thread, "duel play", card="4")).answered()
    if dies:
        await live.close()
    held.release()
    if dies:
        await live.open()
    await live.settle()
    first, second = (m for m in live.told(carl) if m.v2)
    assert not [
        s for s in carl.seen if s.message is first and any("Round 2" in t for t in s.strings())
    ]
    assert "Round 2" in second.text
    assert [bool(message.buttons) for message in (first, second)] == [False, True]


@pytest.mark.parametrize("dies", [False, True], ids=["goes on", "dies"])
async def test_a_question_that_is_closed_late_is_not_filled_with_the_next_one(
    live: Live, dies: bool
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.duel(anna, bob)
    first = await live.prompt(bob)
    shown = await click(bob, live.turn(bob), "hand")
    assert shown.message is not None
    path = f"/channels/{live.thread.id}/messages/*"
    held = live.sandbox.faults.hold(method="PATCH", path=path)
    await choose(bob, shown.message, "4")
    await arrived(held)
    await (await anna.slash(live.thread, "duel play", card="7")).answered()
    if dies:
        await live.close()
    held.release()
    if dies:
        await live.open()
    await live.settle()
    seen = [one for one in bob.seen if one.message is first]
    assert not [one for one in seen if any("Round 2" in text for text in one.strings())]
    assert "Round 2" in (await live.prompt(bob)).text
    assert len(bob.pings) == 2


async def place_of(live: Live, where: str, anna: Person, bob: Person) -> Channel:
    places = {"thread": live.thread, "anna": await anna.dm(), "bob": await bob.dm()}
    return places.get(where, live.games)


@pytest.mark.parametrize("later", [0, 3600], ids=["at once", "an hour later"])
@pytest.mark.parametrize("where", ["thread", "anna", "bob", "card"])
async def test_what_was_posted_but_not_noted_is_not_posted_again(
    live: Live, where: str, later: int
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.duel(anna, bob)
    if where == "card":
        await play_by_menus(live, [anna, bob], "card")
    else:
        await live.choose(anna, "7")
    place = await place_of(live, where, anna, bob)
    # Discord has the message, but its answer does not reach the bot before it dies.
    lost = live.sandbox.faults.lose(path=f"/channels/{place.id}/messages")
    if where == "card":
        await click(bob, live.turn(bob), "rematch")
    else:
        await choose(bob, await live.prompt(bob), "4")
    await arrived(lost)
    await live.close()
    live.sandbox.clock.advance(later)
    count = len(place.messages)
    await live.open()
    await live.settle()
    assert len(place.messages) == count
    if where == "card":
        lobby = live.games.messages_for(bob)[-1]
        await click(anna, lobby, "join")
        await click(bob, lobby, "start")
        await live.settle()
        assert len(live.guild.threads) == 2
    else:
        await live.round((anna, "6"), (bob, "5"))
        assert "Round 3" in live.turn(bob).text


async def test_a_thread_that_was_opened_but_not_noted_is_used(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    card = await press(anna, "play", live, game="duel")
    await click(bob, card, "join")
    lost = live.sandbox.faults.lose(path=f"/channels/{live.games.id}/messages/*/threads")
    await click(anna, card, "start")
    await arrived(lost)
    await live.restart()
    await live.settle()
    assert len(live.guild.threads) == 1
    assert "Round 1" in live.turn(anna).text
    assert str(live.thread.id) in next(b.url for b in card.buttons if b.url)


async def test_a_lobby_whose_card_was_not_noted_still_gets_its_thread(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    card = await press(anna, "play", live, game="duel")
    # As if the bot had died between posting the card and noting where it is.
    await live.bot.store._connection.execute("UPDATE match SET card_id = NULL")
    await live.restart()
    await click(bob, card, "join")
    await click(anna, card, "start")
    await live.settle()
    assert len(live.guild.threads) == 1
    assert "Round 1" in live.turn(anna).text
    await live.round((anna, "7"), (bob, "4"))
    assert "Round 2" in card.text


async def test_closed_direct_messages_are_remembered_across_a_restart(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    anna.close_dms()
    await live.duel(anna, bob)
    await live.restart()
    reply = await click(anna, live.turn(anna), "hand")
    assert reply.message is not None
    await answer(anna, reply.message, "7")
    await live.choose(bob, "4")
    tries = live.sandbox.traffic.count("POST", f"/channels/{(await anna.dm()).id}/messages")
    assert tries == 1


async def test_old_buttons_are_answered_after_a_restart(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.duel(anna, bob)
    first, old = live.turn(anna), (await live.prompt(anna)).menus[0].custom_id
    hand = button(first, "hand")
    await live.round((anna, "7"), (bob, "4"))
    await live.restart()
    reply = await (await anna.click(first, hand, forge=True)).answered()
    assert "Round 2" in reply.text
    reply = await (await anna.select(await live.prompt(anna), old, ["5"], forge=True)).answered()
    assert "The game has moved on. Round 2" in reply.text
    assert len((await live.table()).course.played) == 2
