"""Private notes of players, and spectators who follow a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.languages import words
from tests.bot.asking import ask, shown
from tests.bot.live import click

if TYPE_CHECKING:
    from sandbox import Person
    from tests.bot.live import Live

EN = words("en")
NOTED = "beware of the wizard"


async def give_up(live: Live, guest: Person) -> None:
    await click(guest, shown(await ask(guest, live.thread, "resign")), "resigned")
    await live.settle()


async def test_a_note_is_shown_with_ones_hand_and_to_nobody_else(live: Live) -> None:
    anna, bob = await live.pair()
    carl = live.guest("Carl")
    assert EN("note-none") in (await ask(anna, live.thread, "note")).text
    reply = await ask(anna, live.thread, "note", note=NOTED)
    assert reply.text.endswith(f"📝 {NOTED}")
    assert NOTED in (await ask(anna, live.thread, "hand")).text
    await live.round((anna, "6"), (bob, "4"))
    assert NOTED in (await live.prompt(anna)).text
    for guest in (bob, carl):
        await ask(guest, live.thread, "log")
        assert not guest.saw(NOTED)
    assert (await ask(carl, live.thread, "note")).text == EN("bystander")


async def test_a_note_survives_a_restart_and_can_be_deleted(live: Live) -> None:
    anna, _ = await live.pair()
    await ask(anna, live.thread, "note", note=NOTED)
    await live.restart()
    card = shown(await ask(anna, live.thread, "note"))
    assert NOTED in card.text
    await click(anna, card, "notegone")
    assert EN("note-none") in card.text
    assert NOTED not in (await ask(anna, live.thread, "hand")).text


async def test_a_note_does_not_go_with_the_seat(live: Live) -> None:
    anna, _ = await live.pair()
    dora = live.guest("Dora")
    await ask(anna, live.thread, "note", note=NOTED)
    await ask(anna, live.thread, "substitute", member=dora)
    await live.settle()
    await click(dora, live.told(dora)[-1], "takeseat")
    await live.settle()
    await ask(dora, live.thread, "hand")
    assert not dora.saw(NOTED)


async def test_who_watches_is_called_at_the_end(live: Live) -> None:
    anna, bob = await live.pair()
    carl, dora = live.guest("Carl"), live.guest("Dora")
    title = "Scottish Duel #1"
    assert (await ask(carl, live.thread, "watch")).text == EN("watch-noted", title=title)
    await ask(dora, live.thread, "watch")
    assert (await ask(dora, live.thread, "watch")).text == EN("watch-no-more", title=title)
    assert (await ask(bob, live.thread, "watch")).text == EN("watch-player")
    await live.round((anna, "6"), (bob, "4"))
    assert not carl.pings
    await give_up(live, anna)
    assert [ping.message for ping in carl.pings] == [live.turn(carl)]
    assert not dora.pings
    assert (await ask(dora, live.thread, "watch")).text == EN("already-over")
