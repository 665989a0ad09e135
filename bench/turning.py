"""Whole turns, from the click to the posted picture: of one match, and of fifty at once.

Everybody answers as soon as they are asked, at random: pictures that were painted before would cost
nothing. The yardstick is a bare echo command, used by as many
people at the same time as there are matches.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING

from bench.clicking import against_echo, time_echoes, timed, warm_bot
from bench.crowding import begin
from bench.measure import Finding, p95
from rules import Chance
from sandbox import Sandbox
from sandbox.world.channels import Thread

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator, Sequence

    from bot.app import Clanmoot
    from bot.table import Table
    from sandbox import Channel, Message, Person

    Pair = tuple[Person, Person]
    Pictures = defaultdict[int, asyncio.Queue[float]]

MATCHES = 50
SECONDS = 15.0
#: With fifty matches, 95 of 100 pictures are there after at most this many seconds.
LATEST = 2.0


def findings() -> Iterator[Finding]:
    """Alone and in a crowd."""
    for matches, how in ((1, "alone"), (MATCHES, f"{MATCHES} matches at once")):
        echoes, found = asyncio.run(_measure(matches))
        what = f"a move, from click to acknowledgement, {how}"
        yield against_echo(what, found.clicks, echoes, None)
        yield against_echo(f"a turn, from click to picture, {how}", found.turns, echoes, None)
        rate = len(found.turns) / found.seconds
        yield Finding(f"turns in a second, {how}", f"{rate:.1f}", "–", rate, unit=" a second")
        if matches > 1:
            latest = p95(found.turns)
            said = f"{latest:.2f} s"
            what = f"95 of 100 pictures, {how}"
            yield Finding(what, said, "–", latest, most=LATEST, unit=" s")


@dataclass(slots=True)
class _Found:
    """Seconds of acknowledgements and of whole turns, and for how long was played."""

    clicks: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    seconds: float = 0.0


async def _measure(matches: int) -> tuple[list[float], _Found]:
    """Echoes, then matches, by as many people as there are matches, or twice as many."""
    found = _Found()
    async with Sandbox() as sandbox:
        guild = sandbox.guild("Live")
        places = [guild.text(f"games-{number}") for number in range(matches)]
        pairs = [
            (sandbox.user(f"Anna {number}"), sandbox.user(f"Bob {number}"))
            for number in range(matches)
        ]
        echoes = await time_echoes(sandbox, places[0], [pair[0] for pair in pairs], 0.0)
        spectator = sandbox.user("Carl")
        async with warm_bot(sandbox, "duel") as bot, _pictures(spectator) as pictures:
            for guest in (guest for pair in pairs for guest in pair):
                await bot.store.people.save_confirms(guest.id, confirms=False)
            while found.seconds < SECONDS:
                await _play_all(bot, places, pairs, pictures, found)
    return echoes, found


@asynccontextmanager
async def _pictures(spectator: Person) -> AsyncIterator[Pictures]:
    """For each channel, when pictures were posted in its threads."""
    posted: Pictures = defaultdict(asyncio.Queue)
    known: set[int] = set()

    def is_new(message: Message) -> bool:
        in_thread = isinstance(message.channel, Thread)
        return in_thread and message.id not in known and bool(message.images)

    async def watch() -> None:
        while True:
            message = await spectator.until(is_new, timeout=600.0)
            known.add(message.id)
            if isinstance(message.channel, Thread):
                posted[message.channel.parent.id].put_nowait(perf_counter())

    watching = asyncio.create_task(watch())
    try:
        yield posted
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)


async def _play_all(
    bot: Clanmoot,
    places: Sequence[Channel],
    pairs: Sequence[Pair],
    pictures: Pictures,
    found: _Found,
) -> None:
    """Play a duel in each place, all at the same time, for as long as there is time."""
    tables = []
    for place, pair in zip(places, pairs, strict=True):
        await begin(place, pair)
        await pictures[place.id].get()
        tables.append(await _table(bot, pair[0]))
    await bot.delivery.idle()
    begun = perf_counter()
    until = begun + SECONDS - found.seconds
    await asyncio.gather(
        *(
            _play(table, pair, pictures[place.id], until, found)
            for table, pair, place in zip(tables, pairs, places, strict=True)
        )
    )
    found.seconds += perf_counter() - begun
    await bot.delivery.idle()


async def _play(
    table: Table, pair: Pair, pictures: asyncio.Queue[float], until: float, found: _Found
) -> None:
    """Play a duel to its end, or until the time is over."""
    chance = Chance(f"{pair[0].name} {table.match.id}")
    while table.course.outcome is None and perf_counter() < until:
        turn = table.course.turn
        clicked = await _answer_all(table, pair, chance, found)
        if table.course.turn > turn:
            found.turns.append(await pictures.get() - clicked)


async def _table(bot: Clanmoot, guest: Person) -> Table:
    """The table that a person has sat down at last."""
    return await bot.matches.table((await bot.store.matches.of(guest.id))[0].id)


async def _answer_all(table: Table, pair: Pair, chance: Chance, found: _Found) -> float:
    """Let all who are awaited answer, as soon as they are asked; tells when the last one did."""
    course, clicked = table.course, 0.0
    for seat in course.awaited:
        (guest,) = (one for one in pair if one.id == table.match.sitters[seat].user_id)
        asking = f"moves:{table.match.id}:{course.questions[seat]}"

        def asks(message: Message, asking: str = asking) -> bool:
            return any(menu.custom_id.startswith(asking) for menu in message.menus)

        prompt = await guest.until(asks, timeout=60.0)
        menu = prompt.menus[0]
        card = chance.pick(menu.options).value
        choice = guest.select(prompt, menu.custom_id, [card], wait=False)
        clicked = perf_counter()
        found.clicks.append(await timed(choice, 0.0))
    return clicked
