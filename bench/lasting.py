"""A move late in a game, from click to acknowledgement, against one when it has just begun.

Once in a game of Land of Clans with a very long log, in which everything that can be taken back is
taken back once and done again. And in the last turn of Glen More, the largest game, without and
with all of its chronicles, against a bare echo. The click makes a small move, which is taken back
afterwards.
"""

from __future__ import annotations

import asyncio
from statistics import median
from typing import TYPE_CHECKING

from bench.clicking import STILL, against_echo, time_echoes, timed, warm_bot
from bench.measure import Finding
from bot.store import NewNotice, NoticeKind, Sitter, State
from bot.ui.press import Press
from rules import GAMES, Chance, Course, Record
from rules.core.record import UNDO
from sandbox import Sandbox

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bot.app import Clanmoot
    from rules import Entry
    from sandbox import Channel, Person

    Options = Mapping[str, object]

SEED = "a long game"
NAMES = ("Anna", "Bob", "Carl", "Dora")
SHORT, LONG = 10, 1000
MOST = 1.5
#: At most this many times as long as an echo.
LATE = 3.0
CHRONICLES = ("boats", "mountain", "casks", "england", "haggis", "events", "votes", "gangs")
PHASES = 3
CLICKS = 15


def findings() -> Iterator[Finding]:
    """One for a long log, two for large games."""
    yield asyncio.run(_long_game())
    yield asyncio.run(_large_game("Glen More", {}))
    yield asyncio.run(_large_game("Glen More with all chronicles", {"chronicles": CHRONICLES}))


async def _long_game() -> Finding:
    """Measure early and late moves in turns: several phases of each."""
    log = _long_log()
    times: dict[int, list[float]] = {SHORT: [], LONG: []}
    async with Sandbox() as sandbox:
        guild = sandbox.guild("Live")
        channel = guild.text("games")
        guests = [sandbox.user(name) for name in NAMES]
        async with warm_bot(sandbox, "land") as bot:
            for _ in range(PHASES):
                for length, found in times.items():
                    found += await _clicks(bot, (guild.id, channel), guests, "land", log[:length])
    short, long = median(times[SHORT]), median(times[LONG])
    return Finding(
        f"a move after {LONG:,} entries, from click to acknowledgement",
        f"{long * 1000:.2f} ms",
        f"{short * 1000:.2f} ms (after {SHORT})",
        long / short,
        most=MOST,
    )


async def _large_game(name: str, options: Options) -> Finding:
    """Measure moves and echoes in turns: several phases of each."""
    log = _last_turn(options)
    moves: list[float] = []
    bare: list[float] = []
    async with Sandbox() as sandbox:
        guild = sandbox.guild("Live")
        channel = guild.text("games")
        guests = [sandbox.user(name) for name in NAMES[:3]]
        for _ in range(PHASES):
            bare += await time_echoes(sandbox, channel, guests[:1], STILL)
            async with warm_bot(sandbox, "glenmore") as bot:
                place = guild.id, channel
                moves += await _clicks(bot, place, guests, "glenmore", log, options)
    what = f"a move in the last turn of {name}, from click to acknowledgement"
    return against_echo(what, moves, bare, LATE)


def _long_log() -> list[Entry]:
    """A random game until its log is long enough; at its chosen moments a card may be chosen."""
    for number in range(1000):
        course = Course(_record("land", 4))
        chance = Chance(str(number))
        moments = set()
        while course.outcome is None and len(course.record.entries) < LONG:
            moments.add(len(course.record.entries) if _choices(course) else -1)
            seat = course.awaited[0]
            move = chance.pick(course.moves(seat))
            course.play(seat, move)
            if course.takebacks(seat, most=1):
                course.play(seat, UNDO)
                course.play(seat, move)
        moments.add(len(course.record.entries) if _choices(course) else -1)
        if moments >= {SHORT, LONG}:
            return course.record.entries
    raise RuntimeError("no game is long enough")


def _last_turn(options: Options) -> list[Entry]:
    """A game of Glen More that computers play, until the last move that can be taken back."""
    course, chance = Course(_record("glenmore", 3, options=options)), Chance(SEED)
    late: list[Entry] = []
    while course.outcome is None:
        seat = course.awaited[0]
        if len(course.awaited) == 1 and _choices(course):
            late = course.record.entries.copy()
        imagined = course.position.imagine(seat, chance.fork("imagined"))
        course.play(seat, course.game.advise(imagined, seat, chance))
    return late


def _record(
    game: str, seats: int, entries: Sequence[Entry] = (), options: Options | None = None
) -> Record:
    return Record(game, seats, GAMES[game].options.read(options), SEED, entries=list(entries))


def _choices(course: Course) -> list[str]:
    """The moves that can be taken back right after."""
    found = []
    for seat in course.awaited:
        for move in course.moves(seat):
            trial = course.copy()
            trial.play(seat, move)
            if trial.takebacks(seat, most=1):
                found.append(str(move))
    return found


async def _clicks(
    bot: Clanmoot,
    place: tuple[int, Channel],
    guests: list[Person],
    game: str,
    log: list[Entry],
    options: Options | None = None,
) -> list[float]:
    """Seconds for each click in a match with that log."""
    host, channel = (guests[0].id, guests[0].name), (place[0], place[1].id)
    match = bot.lobbies.prepare(game, options or {}, channel, host, "en")
    match.seed, match.state = SEED, State.PLAYING
    match.sitters = [Sitter(seat, one.id, one.name) for seat, one in enumerate(guests)]
    await bot.store.matches.add(match)
    course = Course(_record(game, len(guests), log, options))
    (seat,), match.length = course.awaited, len(log)
    await bot.store.matches.append(
        match, log, [NewNotice(NoticeKind.TURN), NewNotice(NoticeKind.PROMPT, seat)]
    )
    bot.delivery.wake(match.id)
    await bot.delivery.idle()
    prompt = (await guests[seat].dm()).messages_for(guests[seat])[-1]
    word = _choices(course)[0]
    times = []
    for _ in range(CLICKS):
        table = await bot.matches.table(match.id)
        # Forged, because there may be a menu instead of buttons; both take the same path.
        press = Press("move", match.id, table.course.questions[seat], word)
        click = guests[seat].click(prompt, press.custom_id, forge=True, wait=False)
        times.append(await timed(click, STILL))
        await bot.delivery.idle()
        await bot.matches.undo(match.id, seat)
        await bot.delivery.idle()
    return times[3:]
