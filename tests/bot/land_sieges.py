"""Games of Land that computers have played up to some moment, where a test begins.

A game is a shuffle and a log. The log is written into a match that has just begun, except for the
last word, which is played: so everybody gets that moment's messages as usual.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from rules import GAMES, Chance, Course, Entry, Record
from rules.land.cards import SHIELD, SWORD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.land.position import LandPosition
    from sandbox import Person
    from tests.bot.live import Live

#: No game of computers is longer.
LONGEST = 1500
NAMES = ("Anna", "Bob", "Carl", "Dora", "Ewan", "Fiona")


@dataclass(frozen=True)
class Siege:
    """A moment in which `attacker` can attack `castle`."""

    seed: str
    log: tuple[Entry, ...]
    attacker: int
    castle: str
    #: The seats of the castle's clan, in the order in which they are asked, and their shields.
    defenders: tuple[int, ...]
    shields: tuple[int, ...]
    #: The attacker's partner, if there is one.
    partner: int | None


@cache
def siege(
    seats: int,
    *,
    teams: bool = False,
    shields: tuple[int, ...] = (1,),
    swords: tuple[int, ...] = (1,),
) -> Siege:
    """A moment with so many swords on the attacking side and so many shields on the other."""
    for course in _courses(seats, teams=teams):
        for position in _turns(course):
            for found, held in _sieges(position, course):
                if (found.shields, held) == (shields, swords):
                    return found
    raise LookupError("no such moment was found")


@cache
def game(
    seats: int, *, teams: bool = False, told: str = "ended", wise: bool = True
) -> tuple[str, tuple[Entry, ...]]:
    """A shuffle and a log that ends with an event of that kind."""
    for course in _courses(seats, teams=teams):
        for _ in _turns(course, wise=wise):
            if course.played and told in _kinds(course):
                break
        if told in _kinds(course):
            return course.record.seed, tuple(course.record.entries)
    raise LookupError("no such game was found")


def _kinds(course: Course) -> set[str]:
    """What happened by the last move."""
    return {event.kind for event in course.played[-1].events}


def _courses(seats: int, *, teams: bool) -> Iterator[Course]:
    options = GAMES["land"].options.read({"teams": teams})
    return (Course(Record("land", seats, options, f"{number:032x}")) for number in range(200))


def _turns(course: Course, *, wise: bool = True) -> Iterator[LandPosition]:
    """The position at the beginning of each turn of a game that computers play on the course.

    Unless they are `wise` they move at random, which takes longer.
    """
    chance = Chance(course.record.seed)
    while course.outcome is None and len(course.record.entries) < LONGEST:
        position = course.position
        if position.decision.ask == "action":
            yield position
        (seat,) = course.awaited
        if wise:
            course.play(seat, course.game.advise(position.copy(), seat, chance))
        else:
            course.play(seat, chance.pick(course.moves(seat)))


def _sieges(position: LandPosition, course: Course) -> Iterator[tuple[Siege, tuple[int, ...]]]:
    """Every attack that is possible, with the swords on its side."""
    seat, setup, hands = position.mover, position.setup, position.hands
    order = [(seat + step) % setup.seats for step in range(setup.seats)]
    side = [one for one in order if setup.clan_of[one] == setup.clan_of[seat]]
    for target in position.view(seat)["targets"] if SWORD in hands[seat] else ():
        defenders = tuple(one for one in order if setup.clan_of[one] == target["clan"])
        found = Siege(
            course.record.seed,
            tuple(course.record.entries),
            seat,
            target["castle"],
            defenders,
            tuple(hands[one].count(SHIELD) for one in defenders),
            side[1] if len(side) > 1 else None,
        )
        yield found, tuple(hands[one].count(SWORD) for one in side)


async def seated(
    live: Live,
    seed: str,
    log: tuple[Entry, ...],
    seats: int,
    *,
    teams: bool = False,
    **locales: str,
) -> list[Person]:
    """People at a match that has come as far as the log says."""
    guests = [live.guest(name, locales.get(name, "en-US")) for name in NAMES[:seats]]
    options = {"variant": "teams=changed"} if teams else {}
    with patch("bot.lobbies.secrets.token_hex", return_value=seed):
        table = await live.begin("land", *guests, **options)
    matches, match = live.bot.matches, table.match
    for entry in log[:-1]:
        table.course.enter(entry)
    match.length = len(table.course.record.entries)
    await matches.store.matches.append(match, log[:-1], [])
    for sitter in match.sitters:
        # Nobody was asked anything since the first question.
        sitter.since = None
    await matches.play(match.id, log[-1].seat, log[-1].word)
    await live.settle()
    return guests


async def besieged(live: Live, found: Siege, seats: int, **how: Any) -> list[Person]:
    """People at a match in which the attack is possible."""
    return await seated(live, found.seed, found.log, seats, **how)
