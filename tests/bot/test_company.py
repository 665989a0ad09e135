"""At the table: pausing by agreement, nudging, and handing a seat to somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.clocks.pace import HOUR
from bot.languages import LANGUAGES, words
from bot.store import PingBy, Settings
from tests.bot.asking import ask, shown
from tests.bot.live import choose, click, offered, verbs
from tests.bot.test_overtime import asked, awaited, three, told
from tests.bot.timed import deadlines, timed
from tests.bot.watching import has_controls

if TYPE_CHECKING:
    from sandbox import Message, Person
    from tests.bot.live import Live

EN = words("en")


async def pair(live: Live, pace: str = "24h") -> tuple[Person, Person]:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, pace, anna, bob)
    return anna, bob


# Pausing


async def test_a_pause_begins_when_everybody_agrees(live: Live) -> None:
    anna, bob = await pair(live)
    await live.pass_time(4)
    assert (await ask(anna, live.thread, "pause")).text == EN("pause-noted")
    await live.settle()
    offer = live.told(bob)[-1]
    assert offer.text == EN("seat-pause-asked", name="Anna")
    assert deadlines(live.turn(bob)), "not yet"
    assert (await ask(anna, live.thread, "pause")).text == EN("pause-asked-already")
    await click(bob, offer, "pause")
    await live.settle()
    assert EN("paused") in live.turn(bob).text
    assert EN("paused") in live.games.messages_for(bob)[0].text
    assert not deadlines(live.turn(bob))
    assert not deadlines(await live.prompt(anna))
    heard = len(anna.pings), len(bob.pings)
    await live.pass_time(100, step=10)
    assert (len(anna.pings), len(bob.pings)) == heard, "nobody is reminded in a pause"
    assert (await ask(anna, live.thread, "pause")).text == EN("pause-already")
    await click(anna, live.told(anna)[-1], "resume")
    await live.settle()
    assert EN("seat-resumed", name="Anna") in told(live, bob)
    assert deadlines(live.turn(bob)) == [int(live.now() + 20 * HOUR)] * 2


async def test_who_does_not_want_a_pause_plays_on(live: Live) -> None:
    anna, bob = await pair(live)
    await ask(anna, live.thread, "pause")
    await live.settle()
    await click(bob, live.told(bob)[-1], "resume")
    await live.settle()
    assert not (await live.table()).match.paused
    assert (await ask(bob, live.thread, "resume")).text == EN("pause-none")


async def test_a_pause_survives_a_restart_and_moves_can_still_be_made(live: Live) -> None:
    anna, bob = await pair(live)
    for guest in (anna, bob):
        await ask(guest, live.thread, "pause")
    await live.settle()
    await live.restart()
    await live.pass_time(48, step=12)
    await live.choose(anna, "6")
    await live.choose(bob, "4")
    assert (await live.table()).course.turn == 1
    assert (await live.table()).match.paused


async def test_one_person_among_computers_pauses_alone(live: Live) -> None:
    anna = live.guest("Anna")
    await live.begin("cherokee", anna, computers=2)
    assert (await ask(anna, live.thread, "pause")).text == EN("paused")


async def test_bystanders_neither_pause_nor_nudge(live: Live) -> None:
    await pair(live)
    dora = live.guest("Dora")
    for command in ("pause", "resume", "nudge"):
        assert (await ask(dora, live.thread, command)).text == EN("bystander")


# Nudging


async def test_a_nudge_reminds_politely_and_once_a_day(live: Live) -> None:
    anna, bob = await pair(live, "7d")
    await live.choose(anna, "6")
    assert (await ask(anna, live.thread, "nudge")).text == EN("nudge-done", names="Bob")
    await live.settle()
    nudge = await live.prompt(bob)
    assert nudge.text.startswith("Anna asks you politely to move: Scottish Duel #1 is waiting")
    assert [ping.kind for ping in bob.pings] == ["direct", "direct"]
    assert (await ask(anna, live.thread, "nudge")).text == EN("nudge-not-now")
    await live.pass_time(25, step=5)
    assert (await ask(anna, live.thread, "nudge")).text == EN("nudge-done", names="Bob")
    assert (await ask(bob, live.thread, "nudge")).text == EN("nudge-nobody")


@pytest.mark.parametrize(
    "settings",
    [Settings(nudges=False), Settings(calls=PingBy.NEITHER), Settings(zone="UTC", quiet=(0, 0))],
)
async def test_nobody_is_nudged_who_does_not_want_it_or_sleeps(
    live: Live, settings: Settings
) -> None:
    anna, bob = await pair(live, "7d")
    await live.choose(anna, "6")
    if settings.quiet is not None:
        hour = int(live.now() // 3600 % 24)
        settings = Settings(zone="UTC", quiet=((hour - 1) % 24, (hour + 2) % 24))
    await live.bot.settle_in(bob.id, settings)
    heard = len(bob.pings)
    assert (await ask(anna, live.thread, "nudge")).text == EN("nudge-not-now")
    await live.settle()
    assert len(bob.pings) == heard


async def test_who_wants_mentions_is_nudged_in_the_thread(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.bot.settle_in(bob.id, Settings(calls=PingBy.MENTION))
    await timed(live, "7d", anna, bob)
    await live.choose(anna, "6")
    await ask(anna, live.thread, "nudge")
    await live.settle()
    assert live.told(bob)[-1].text.startswith(f"<@{bob.id}>, Anna asks you politely to move:")


# Handing a seat over


async def offer(live: Live, by: Person, to: Person, **options: object) -> Message:
    """The offer of a seat, as it is posted in the thread."""
    await ask(by, live.thread, "substitute", member=to, **options)
    await live.settle()
    return live.told(to)[-1]


async def test_a_player_hands_the_seat_to_another_member_who_accepts(live: Live) -> None:
    anna, bob = await pair(live)
    dora = live.guest("Dora")
    old = await live.prompt(anna)
    hand = offered(old)
    card = await offer(live, anna, dora)
    assert f"<@{dora.id}>, do you want to take over for Anna?" in card.text
    assert [ping.message for ping in dora.pings] == [card]
    assert (await click(bob, card, "takeseat")).text == EN("seat-not-offered")
    await click(dora, card, "takeseat")
    await live.settle()
    assert EN("seat-handed", old="Anna", new="Dora") in told(live, bob)
    assert not has_controls(card)
    assert (await live.table()).match.seat_of(dora.id) == 0
    assert dora.id in live.thread.members
    assert not has_controls(old)
    assert not old.images
    assert old.text.endswith(EN("seat-handed-on", name="Dora"))
    assert offered(await live.prompt(dora)) == hand
    seen = len(anna.seen)
    await live.choose(dora, hand[0])
    own = [one for one in anna.seen[seen:] if one.message and one.message.channel.guild is None]
    assert not own, "the former player is told nothing more"
    reply = await anna.click(old, f"move:1:0:{hand[1]}", forge=True)
    assert (await reply.answered()).text == EN("bystander")
    assert (await ask(anna, live.thread, "hand")).text == EN("bystander")


async def test_standing_wishes_do_not_go_with_the_seat(live: Live) -> None:
    anna, _ = await pair(live)
    dora = live.guest("Dora")
    await ask(anna, live.thread, "pause")
    await live.pass_time(3)
    await click(dora, await offer(live, anna, dora), "takeseat")
    await live.settle()
    sitter = (await live.table()).match.sitters[0]
    assert not sitter.clock.pause
    assert sitter.clock.deadline == live.now() + 24 * HOUR


async def test_an_offer_can_be_declined_and_survives_a_restart(live: Live) -> None:
    anna, _ = await pair(live)
    dora = live.guest("Dora")
    card = await offer(live, anna, dora)
    await live.restart()
    await click(dora, card, "leaveseat")
    assert card.text == EN("seat-declined", name="Dora")
    reply = await dora.click(card, "takeseat:1:0", forge=True)
    assert (await reply.answered()).text == EN("seat-not-offered")


async def test_who_plays_already_and_bots_get_no_seat(live: Live) -> None:
    anna, bob = await pair(live)
    reply = await ask(anna, live.thread, "substitute", member=bob)
    assert reply.text == EN("seat-sits-already")
    reply = await ask(anna, live.thread, "substitute", member=live.sandbox.world.bot)
    assert reply.text == EN("seat-for-people")
    reply = await ask(anna, live.thread, "substitute", member=live.guest("Dora"), seat="9")
    assert reply.text == EN("seat-unknown")


async def test_others_seats_are_not_ones_to_offer(live: Live) -> None:
    anna, bob = await pair(live)
    dora = live.guest("Dora")
    for guest, seat in ((anna, "1"), (dora, "0")):
        reply = await ask(guest, live.thread, "substitute", member=live.guest("Ewan"), seat=seat)
        assert reply.text == EN("seat-not-yours")
    names = (await anna.autocomplete(live.thread, "substitute", "seat", "b")).choices
    assert [(choice.name, choice.value) for choice in names or []] == [("Bob", "1")]
    assert bob


async def test_a_spectator_is_invited_into_a_computers_seat(live: Live) -> None:
    anna, dora = live.guest("Anna"), live.guest("Dora")
    await live.begin("cherokee", anna, computers=2)
    await click(dora, await offer(live, anna, dora, seat="1"), "takeseat")
    await live.settle()
    assert (await live.table()).match.seat_of(dora.id) == 1
    guests = [anna, dora, anna]
    for _ in range(4):
        guest = await awaited(live, guests)
        prompt = await asked(guest)
        assert prompt is not None
        await choose(guest, prompt, offered(prompt)[0])
        await live.settle()


async def test_a_seat_whose_player_is_gone_for_a_week_can_be_offered_by_the_others(
    live: Live,
) -> None:
    guests = await three(live, "computer")
    late = await awaited(live, guests)
    seat, dora = guests.index(late), live.guest("Dora")
    other = next(guest for guest in guests if guest is not late)
    await live.bot.settle_in(other.id, Settings())
    await live.pass_time(24.5)
    await ask(other, live.games, "away", until="20")
    reply = await ask(other, live.thread, "substitute", member=dora, seat=str(seat))
    assert reply.text == EN("seat-not-yours")
    await live.pass_time(24 * 7, step=24)
    # By now nobody has written in the thread for so long that it has left the list.
    await ask(other, live.games, "substitute", member=dora, seat=str(seat))
    await live.settle()
    await click(dora, live.told(dora)[-1], "takeseat")
    await live.settle()
    table = await live.table()
    assert table.match.sitters[seat].user_id == dora.id
    assert table.match.sitters[seat].clock.stand_in is None
    assert f"{seat}:player" in map(str, table.course.record.entries)


async def test_who_manages_the_server_can_replace_anybody(live: Live) -> None:
    anna, bob = await pair(live)
    admin, dora = live.guest("Ewan"), live.guest("Dora")
    live.guild.promote(admin)
    card = await offer(live, admin, dora, seat="1")
    await click(dora, card, "takeseat")
    await live.settle()
    assert (await live.table()).match.seat_of(dora.id) == 1
    assert not has_controls(await live.prompt(bob))
    assert anna


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_at_a_table_is_told_in_every_language(language: str) -> None:
    tongue = words(language)
    for key in ("seat-pause-asked", "seat-paused", "seat-resumed", "seat-taken", "nudged"):
        assert "Anna" in tongue(key, name="Anna")
    for verb in ("pause", "resume", "takeseat", "leaveseat", "claim", "claimend"):
        assert 0 < len(tongue(f"seat-{verb}")) <= 24


async def test_the_buttons_of_a_pause_are_for_the_table(live: Live) -> None:
    anna, _ = await pair(live)
    await ask(anna, live.thread, "pause")
    await live.settle()
    card = live.told(anna)[-1]
    assert verbs(card) == ["pause", "resume"]
    assert (await click(live.guest("Dora"), card, "pause")).text == EN("bystander")
    assert shown(await click(anna, live.turn(anna), "more"))
