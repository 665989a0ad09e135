"""A week at five tables: people sleep, travel, vanish and come back, and the bot itself is down.

At the end every ping that anybody got is accounted for: none is double, none comes at night, none
to who is away or wants none, and no time was counted in which nobody could play.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import pairwise
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

import pytest

from bot.clocks.pace import DAY, HOUR
from bot.store import PingBy, Settings, StandIn
from rules import Chance, read_record, write_record
from tests.bot.asking import ask, shown
from tests.bot.live import click

if TYPE_CHECKING:
    from sandbox import Person, Thread
    from tests.bot.live import Live

KYIV = Settings(zone="Europe/Kyiv", quiet=(23, 8))
NEW_YORK = Settings(zone="America/New_York", quiet=(22, 7), calls=PingBy.MENTION)
#: Who they are, and how often in an hour of their day they look whether it is their turn.
PEOPLE = {
    "Anna": (KYIV, 3),
    "Bob": (NEW_YORK, 3),
    "Carl": (Settings(), 4),
    "Dora": (Settings(zone="Asia/Tokyo", quiet=(0, 8)), 4),
    "Ewan": (Settings(calls=PingBy.NEITHER, endings=False), 5),
    "Fiona": (Settings(zone="UTC", quiet=(22, 6), reminders=False), 6),
}
TABLES = (
    ("duel", ("Anna", "Bob"), "24h", "move"),
    ("land", ("Anna", "Carl", "Dora"), "2d", "move"),
    ("cherokee", ("Bob", "Dora", "Ewan"), "8h", "computer"),
    ("glory", ("Anna", "Fiona"), "1d+2h", "claim"),
    ("glenmore", ("Carl", "Ewan", "Fiona"), "24h", "move"),
)


@dataclass(frozen=True)
class Heard:
    """A ping: when, of which table, and what for."""

    at: datetime
    table: str
    what: str


class Week:
    """Six people at five tables, and an hour hand."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.chance = Chance("a week")
        self.people = {name: live.guest(name) for name in PEOPLE}
        self.gone: set[str] = set()

    def now(self) -> datetime:
        return datetime.fromtimestamp(self.live.now(), UTC)

    async def begin(self) -> None:
        """On a Monday at eight: everybody has chosen their settings, and all tables begin."""
        start = self.now()
        to_monday = (7 - start.weekday()) * DAY - start.hour * HOUR - start.minute * 60
        self.live.sandbox.clock.advance(to_monday - start.second + 8 * HOUR)
        for name, guest in self.people.items():
            await self.live.bot.store.people.save_confirms(guest.id, confirms=False)
            await self.live.bot.settle_in(guest.id, PEOPLE[name][0])
        for number, (game, names, pace, overtime) in enumerate(TABLES, 1):
            host, *others = (self.people[name] for name in names)
            card = await self.live.lobby_of(host, *others, game=game)
            panel = shown(await click(host, card, "time"))
            await (await host.select(panel, f"pace:{number}:0", [pace])).answered()
            await (await host.select(panel, f"overtime:{number}:0", [overtime])).answered()
            await click(host, card, "start")
            await self.live.settle()

    def thread(self, number: int) -> Thread:
        return next(one for one in self.live.guild.threads if f"#{number} " in one.name)

    async def hours(self, count: int) -> None:
        """Let hours pass, in which everybody who is up looks at their games now and then."""
        for _ in range(count):
            await self.live.pass_time(1)
            for name, guest in self.people.items():
                if name not in self.gone and self.is_up(name) and not self.lot(PEOPLE[name][1]):
                    for number, (_, names, _, _) in enumerate(TABLES, 1):
                        if name in names:
                            await self.play(guest, number)

    def lot(self, of: int) -> int:
        return self.chance.below(of)

    def is_up(self, name: str, at: datetime | None = None) -> bool:
        settings = PEOPLE[name][0]
        if settings.quiet is None or settings.zone is None:
            return True
        hour = (at or self.now()).astimezone(ZoneInfo(settings.zone)).hour
        begin, end = settings.quiet
        return not (begin <= hour < end if begin < end else hour >= begin or hour < end)

    async def play(self, guest: Person, number: int) -> None:
        """Make moves at a table for as long as it is a guest's turn."""
        for _ in range(40):
            table = await self.live.table(number)
            seat = table.match.seat_of(guest.id)
            if seat not in table.course.awaited or table.course.outcome is not None:
                return
            found = await guest.autocomplete(self.thread(number), "move", "move")
            choice = self.chance.pick(tuple(found.choices or []))
            await (await guest.slash(self.thread(number), "move", move=choice.value)).answered()
            await self.live.settle()

    def heard(self, name: str) -> list[Heard]:
        """Every ping that somebody got, in order."""
        epoch = self.live.now() - self.live.sandbox.clock.now()
        found = []
        for ping in self.people[name].pings:
            at, text = datetime.fromtimestamp(epoch + ping.at, UTC), ping.message.text
            what = "remind" if "is waiting for you" in text else "call"
            found.append(Heard(at, self._table(ping.message.channel.name, text), what))
        return found

    def _table(self, place: str, text: str) -> str:
        for number in range(1, len(TABLES) + 1):
            if f"#{number} " in f"{place} {text} ".replace("\n", " "):
                return f"#{number}"
        return place


@pytest.mark.usefixtures("hurry")
async def test_a_week_at_five_tables(live: Live) -> None:
    # Only this test lets time pass.
    await live.bot.alarms.close()
    week = Week(live)
    await week.begin()
    await week.hours(20)
    await live.restart()
    # Carl vanishes on Tuesday, without a word.
    week.gone.add("Carl")
    await week.hours(24)
    # Dora travels from Wednesday on, and says so.
    week.gone.add("Dora")
    left = week.now()
    await ask(week.people["Dora"], live.games, "away", until="2")
    await live.settle()
    assert "🌙" in " ".join(m.text for m in live.games.messages_for(week.people["Anna"]))
    await week.hours(30)
    back = week.now()
    await ask(week.people["Dora"], live.games, "return")
    week.gone.discard("Dora")
    await week.hours(12)
    # A day without the bot.
    misses = await seats(live, "misses")
    await live.close()
    live.sandbox.clock.advance(DAY)
    await live.open()
    await live.pass_time(0.1)
    assert await seats(live, "misses") == misses, "nobody's time ran out while nobody could play"
    await week.hours(12)
    # Carl comes back on Saturday, and clicks anything at all.
    assert StandIn.UNTIL_BACK in (await seats(live, "stand_in")).values()
    await ask(week.people["Carl"], live.games, "return")
    week.gone.discard("Carl")
    assert not [
        key for key, value in (await seats(live, "stand_in")).items() if value and key[1] == "Carl"
    ]
    await live.restart()
    await week.hours(30)

    for name in PEOPLE:
        heard = week.heard(name)
        assert all(week.is_up(name, one.at) for one in heard), f"{name} was woken"
        for number in range(1, len(TABLES) + 1):
            of_table = [one for one in heard if one.table == f"#{number}"]
            reminders = [one.at for one in of_table if one.what == "remind"]
            gaps = [(later - sooner).total_seconds() for sooner, later in pairwise(reminders)]
            assert all(gap >= DAY / 2 for gap in gaps), (name, number, reminders)
        doubled = Counter(ping.message.id for ping in week.people[name].pings)
        assert not [one for one, count in doubled.items() if count > 1], name
    assert not week.heard("Ewan"), "who wants no calls gets none"
    assert not [one for one in week.heard("Fiona") if one.what == "remind"]
    called = [one for one in week.heard("Dora") if left < one.at < back]
    assert not called, "who is away is not called"
    assert [one for one in week.heard("Carl") if one.what == "remind"], "who forgets is reminded"
    for number in range(1, len(TABLES) + 1):
        course = (await live.table(number)).course
        again = read_record(write_record(course))
        assert [one.computer for one in again.played] == [one.computer for one in course.played]
    print_pings(week)


async def seats(live: Live, what: str) -> dict[tuple[int, str], object]:
    """Something of the clocks of all seats."""
    tables = [await live.table(number) for number in range(1, len(TABLES) + 1)]
    return {
        (table.match.id, one.name): getattr(one.clock, what)
        for table in tables
        for one in table.match.sitters
    }


def print_pings(week: Week) -> None:
    """List who was called when; `pytest -s` shows it."""
    for name, (settings, _) in PEOPLE.items():
        zone = ZoneInfo(settings.zone or "UTC")
        print(f"\n{name} ({settings.zone or 'UTC'}):")
        for one in week.heard(name):
            print(f"  {one.at.astimezone(zone):%a %H:%M} {one.table} {one.what}")
