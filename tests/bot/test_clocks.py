"""Clocks at the table: paces, deadlines, reminders, and that nothing is lost or doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.clocks.pace import DAY, HOUR
from bot.config import Server
from bot.languages import words
from bot.store import Overtime, PingBy, Settings
from tests.bot.asking import ask, shown
from tests.bot.live import choose, click, live_bot, press, verbs
from tests.bot.timed import deadlines, reminders, timed

if TYPE_CHECKING:
    from pathlib import Path

    from tests.bot.live import Live


# The pace of a match


async def test_a_lobby_has_no_limit_unless_the_host_chooses_one(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    card = await live.lobby_of(anna, bob)
    assert "⏱ No time limit." in card.text
    reply = await click(bob, card, "time")
    assert reply.text == words("en")("lobby-host-only")
    panel = shown(await click(anna, card, "time"))
    await (await anna.select(panel, "pace:1:0", ["7d+12h"])).answered()
    await (await anna.select(panel, "overtime:1:0", ["claim"])).answered()
    told = (
        "⏱ 7 days for the whole game, plus 12 hours per turn, at most 14 days. "
        "When it’s over, the others decide."
    )
    await anna.until(lambda seen: seen is card and told in card.text)
    await (await anna.select(panel, "pace:1:0", ["none"])).answered()
    await anna.until(lambda seen: seen is card and "⏱ No time limit." in card.text)


@pytest.mark.parametrize(("menu", "value"), [("pace", "1s"), ("overtime", "explode")])
async def test_a_forged_pace_changes_nothing(live: Live, menu: str, value: str) -> None:
    anna = live.guest("Anna")
    card = await live.lobby_of(anna)
    panel = shown(await click(anna, card, "time"))
    reply = await anna.select(panel, f"{menu}:1:0", [value], forge=True)
    assert (await reply.answered()).text == words("en")("button-of-old")
    match = await live.bot.store.matches.read(1)
    assert match is not None
    assert (match.pace, match.overtime) == (None, Overtime.MOVE)


async def test_a_servers_configuration_sets_the_usual_pace(tmp_path: Path) -> None:
    async with live_bot(tmp_path, Server(pace="3d")) as live:
        card = await press(live.guest("Anna"), "play", live, game="duel")
        assert "⏱ 3 days for each turn." in card.text


async def test_a_rematch_keeps_the_pace(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "24h", anna, bob, overtime="computer")
    await click(anna, shown(await ask(anna, live.thread, "resign")), "resigned")
    await live.settle()
    await click(bob, live.turn(bob), "rematch")
    await live.settle()
    match = await live.bot.store.matches.read(2)
    assert match is not None
    assert (match.pace, match.overtime) == ("24h", Overtime.COMPUTER)


# Deadlines


async def test_everybody_sees_until_when_an_answer_is_awaited(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "24h", anna, bob)
    end = int(live.now() + DAY)
    card = live.games.messages_for(anna)[0]
    assert deadlines(live.turn(anna)) == [end, end]
    assert deadlines(card) == [end, end]
    assert deadlines(await live.prompt(anna)) == [end]
    assert deadlines(shown(await ask(anna, live.games, "games"))) == [end]
    assert "⏱ 24 hours for each turn." in card.text


async def test_time_counts_only_while_a_seat_is_awaited(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "24h", anna, bob)
    await live.pass_time(3)
    await live.choose(anna, "6")
    assert len(deadlines(live.turn(bob))) == 1, "Anna has answered"
    await live.pass_time(5)
    await click(anna, await live.prompt(anna), "undo")
    await live.settle()
    sitters = (await live.table()).match.sitters
    assert [one.clock.left for one in sitters] == [21 * HOUR, DAY], "of Anna's time 3 h are used"
    await live.choose(anna, "6")
    await live.choose(bob, "4")
    end = int(live.now() + DAY)
    assert deadlines(live.turn(bob)) == [end, end], "a new round, and all the time again"


async def test_a_bank_shrinks_and_every_turn_adds_to_it(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "1d+2h", anna, bob)
    await live.pass_time(6)
    await live.choose(anna, "6")
    await live.pass_time(4)
    await live.choose(bob, "4")
    sitters = (await live.table()).match.sitters
    assert [one.clock.left for one in sitters] == [20 * HOUR, 16 * HOUR]


async def test_small_moves_of_one_turn_share_one_clock(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "24h", anna, bob, game="glory")
    begun = live.now()
    await live.pass_time(2)
    prompt = await live.prompt(anna)
    part = next((menu for menu in prompt.menus if menu.custom_id.startswith("part:")), None)
    if part is not None:
        await (await anna.select(prompt, part.custom_id, [part.options[0].value])).answered()
    moves = (await anna.autocomplete(live.thread, "move", "move")).choices or []
    await (await anna.slash(live.thread, "move", move=moves[0].value)).answered()
    await live.settle()
    table = await live.table()
    assert table.course.awaited == (0,), "the turn goes on"
    assert table.match.sitters[0].clock.deadline == begun + DAY


async def test_a_match_without_a_limit_shows_no_deadline_and_sets_no_alarm(live: Live) -> None:
    anna, _ = await live.pair()
    assert not deadlines(live.turn(anna))
    assert all(one.clock.alarm is None for one in (await live.table()).match.sitters)
    await live.pass_time(24 * 400, step=24 * 100)
    assert not reminders(anna)


# Nights and absences


async def test_the_deadline_of_a_sleeper_is_moved_out_of_the_night(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    now = int((live.now() // 3600) % 24)
    await live.bot.settle_in(anna.id, Settings(zone="UTC", quiet=((now + 4) % 24, (now + 12) % 24)))
    await timed(live, "8h", anna, bob)
    hour = live.now() // HOUR * HOUR
    first, second = deadlines(live.turn(anna))
    assert first == int(hour + 14 * HOUR), "two hours after getting up"
    assert second == int(live.now() + 8 * HOUR)


async def test_who_sets_quiet_hours_now_gets_a_new_deadline_at_once(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "8h", anna, bob)
    before = deadlines(live.turn(anna))
    now = int((live.now() // 3600) % 24)
    night = ((now + 4) % 24, (now + 12) % 24)
    await ask(anna, live.games, "settings", time_zone="UTC", quiet_hours=f"{night[0]}-{night[1]}")
    await live.settle()
    after = deadlines(live.turn(anna))
    assert after[0] > before[0]
    assert after[1] == before[1]
    assert deadlines(await live.prompt(anna)) == after[:1]
    assert deadlines(live.games.messages_for(anna)[0]) == after


async def test_away_stops_the_clocks_and_shows_a_moon(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "24h", anna, bob)
    await live.choose(bob, "4")
    await live.pass_time(4)
    reply = await ask(anna, live.games, "away", until="3")
    assert "You are away until" in reply.text
    await live.settle()
    card = live.games.messages_for(bob)[0]
    assert f"🌙 <@{anna.id}>" in live.turn(bob).text
    assert "🌙 Anna" in card.text
    end = deadlines(live.turn(bob))[0]
    absence = (await live.bot.store.time.absences(anna.id))[0]
    assert end == int(absence.end + 20 * HOUR)
    heard = len(anna.pings)
    await live.pass_time(72)
    assert len(anna.pings) == heard
    reply = await ask(anna, live.games, "return")
    assert reply.text.startswith("Welcome back.")
    await live.settle()
    assert "🌙" not in live.turn(bob).text
    assert deadlines(live.turn(bob))[0] == int(live.now() + 20 * HOUR)


async def test_the_moon_goes_when_the_absence_is_over(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "7d", anna, bob)
    await ask(anna, live.games, "away", until="1")
    await live.settle()
    assert "🌙" in live.turn(bob).text
    await live.pass_time(49)
    assert "🌙" not in live.turn(bob).text


async def test_nobody_is_away_for_more_than_some_days_a_year(live: Live) -> None:
    anna = live.guest("Anna")
    reply = await ask(anna, live.games, "away", until="40")
    assert reply.text == words("en")("away-too-long", most=30, count=30)
    for wrong, key in (("soon", "away-unreadable"), ("2001-01-01", "away-past")):
        assert (await ask(anna, live.games, "away", until=wrong)).text == words("en")(key)
    assert "Days left this year" in (await ask(anna, live.games, "away", until="2")).text
    choices = (await anna.autocomplete(live.games, "away", "until", "20")).choices
    assert len(choices or []) == 10


async def test_who_is_neither_away_nor_replaced_has_nothing_to_return_from(live: Live) -> None:
    anna = live.guest("Anna")
    assert (await ask(anna, live.games, "return")).text == words("en")("return-nothing")


# Reminders


async def test_a_reminder_comes_at_half_and_near_the_end(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "3d", anna, bob)
    end = int(live.now() + 3 * DAY)
    await live.choose(bob, "4")
    await live.pass_time(35.5)
    assert not reminders(anna)
    await live.pass_time(1)
    assert len(reminders(anna)) == 1
    assert reminders(anna)[0].startswith("Scottish Duel #1 is waiting for you until <t:")
    assert str(end) in reminders(anna)[0]
    await live.pass_time(29)
    assert len(reminders(anna)) == 1
    await live.pass_time(1)
    assert len(reminders(anna)) == 2
    await live.pass_time(5)
    assert len(reminders(anna)) == 2
    assert not reminders(bob)
    assert [ping.kind for ping in anna.pings] == ["direct"] * 3


async def test_reminders_of_a_match_are_half_a_day_apart(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "24h", anna, bob)
    await live.choose(bob, "4")
    await live.pass_time(23.9, step=0.5)
    assert len(reminders(anna)) == 1, "the second would come 8 hours after the first"


async def test_quick_games_need_no_reminders(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "15m", anna, bob)
    await live.pass_time(0.24, step=0.02)
    assert not reminders(anna)


async def test_a_reminder_waits_for_the_morning(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    now = int((live.now() // 3600) % 24)
    night = ((now + 10) % 24, (now + 18) % 24)
    await live.bot.settle_in(anna.id, Settings(zone="UTC", quiet=night))
    await timed(live, "24h", anna, bob)
    await live.choose(bob, "4")
    await live.pass_time(17)
    assert not reminders(anna)
    await live.pass_time(1.01)
    assert len(reminders(anna)) == 1


async def test_who_was_called_at_night_hears_of_it_in_the_morning(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    now = int((live.now() // 3600) % 24)
    night = ((now - 2) % 24, (now + 3) % 24)
    await live.bot.settle_in(anna.id, Settings(zone="UTC", quiet=night, calls=PingBy.MENTION))
    await live.duel(anna, bob)
    assert not anna.pings
    await live.pass_time(3)
    assert [ping.kind for ping in anna.pings] == ["mention"]
    assert live.told(anna)[-1].text == f"<@{anna.id}>, Scottish Duel #1 is waiting for you."
    await live.pass_time(48)
    assert len(anna.pings) == 1


@pytest.mark.parametrize(
    ("settings", "kinds"),
    [
        (Settings(reminders=False), ["direct"]),
        (Settings(calls=PingBy.NEITHER), []),
        (Settings(calls=PingBy.MENTION), ["mention", "mention"]),
    ],
)
async def test_reminders_come_as_each_person_wants(
    live: Live, settings: Settings, kinds: list[str]
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.bot.settle_in(anna.id, settings)
    await timed(live, "24h", anna, bob)
    await live.choose(bob, "4")
    await live.pass_time(20)
    assert [ping.kind for ping in anna.pings] == kinds


async def test_who_takes_no_direct_messages_is_reminded_in_the_thread(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "24h", anna, bob)
    anna.close_dms()
    await live.pass_time(13)
    assert [ping.kind for ping in anna.pings] == ["direct", "mention"]


async def test_the_present_question_can_still_be_answered_after_a_reminder(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await timed(live, "24h", anna, bob)
    await live.pass_time(13)
    first = (await anna.dm()).messages_for(anna)[0]
    assert "moves" not in verbs(await live.prompt(anna))
    await choose(anna, first, "6")
    await live.settle()
    assert (await live.table()).course.awaited == (1,)
