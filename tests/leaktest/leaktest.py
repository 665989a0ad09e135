"""Plays random games, and compares what each viewer receives with what a twin would show it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from bot.easel import Easel
from bot.languages import LANGUAGES, words
from bot.store import Sitter
from rules import GAMES, Chance, Course, Entry, Record
from tests.bot.made_table import made_table
from tests.leaktest.received import received
from tests.leaktest.twins import twin_of
from tests.rules.cases import cases_of
from tests.rules.walk import walk

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.table import Table
    from tests.leaktest.received import Received
    from tests.rules.cases import Case

#: How many moves, of any moment of the game, a seat tries each time.
TRIED = 3
#: How many characters before a difference are shown with it, and how many from there on.
BEFORE, FROM = 60, 100


@dataclass
class Verdict:
    """What was compared, and what differed."""

    #: By game.
    pairs: Counter[str] = field(default_factory=Counter)
    painted: Counter[str] = field(default_factory=Counter)
    differing: Counter[str] = field(default_factory=Counter)
    #: The pairs in which other players see something else; stacks that nobody sees differ always.
    unlike: Counter[str] = field(default_factory=Counter)
    #: Each with game, moment and viewer.
    differences: list[str] = field(default_factory=list)

    def line(self, game: str) -> str:
        """The figures of one game."""
        return (
            f"{game}: {self.pairs[game]} pairs, {self.unlike[game]} with other hands, "
            f"{self.painted[game]} painted, {self.differing[game]} with differences"
        )


async def leaktest(
    pairs: int,
    seed: str,
    *,
    every: int | None = None,
    games: Iterable[str] = GAMES,
) -> Verdict:
    """Compare so many pairs of each game; of each `every` pairs one is painted too."""
    verdict = Verdict()
    for game in games:
        chance = Chance(f"leaktest {seed} {game}")
        cases = cases_of(GAMES[game])
        chance.shuffle(cases)
        for number in range(pairs):
            if verdict.pairs[game] >= pairs:
                break
            case, share = cases[number % len(cases)], -(-pairs // len(cases))
            for course, tried in _moments(case, f"{seed} {number}", share, chance):
                for viewer in (None, *range(case.seats)):
                    painted = every is not None and verdict.pairs[game] % every == 0
                    await _compare(verdict, case, course, viewer, tried, chance, painted=painted)
    return verdict


def _moments(
    case: Case, seed: str, pairs: int, chance: Chance
) -> Iterator[tuple[Course, list[str]]]:
    """Enough random moments of a random game for so many pairs, each with moves to try."""
    steps = walk(case, seed).steps
    places = list(range(len(steps)))
    chance.shuffle(places)
    chosen = set(places[: -(-pairs // (case.seats + 1))])
    course = Course(Record(case.game.key, case.seats, case.options, seed))
    for place, (seat, move) in enumerate(steps):
        if place in chosen:
            legal = [str(one) for one in course.moves(seat)]
            yield course, [chance.pick(legal), *(str(chance.pick(steps)[1]) for _ in range(TRIED))]
        course.enter(Entry(seat, str(move)))


async def _compare(
    verdict: Verdict,
    case: Case,
    course: Course,
    viewer: int | None,
    tried: list[str],
    chance: Chance,
    *,
    painted: bool,
) -> None:
    game, language = case.game.key, chance.pick(LANGUAGES)
    twin = twin_of(course, viewer, chance.fork("twin"))
    told: list[Received] = []
    for table in (_table(course, viewer, "of the one"), _table(twin, viewer, "of the other")):
        # Each has an easel of its own, so that no picture of the one is shown for the other.
        easel = Easel() if painted else None
        told.append(await received(table, viewer, words(language), tried, easel))
    verdict.pairs[game] += 1
    verdict.painted[game] += painted
    seats = range(case.seats)
    verdict.unlike[game] += any(course.position.view(i) != twin.position.view(i) for i in seats)
    found = list(differences(*told))
    verdict.differing[game] += bool(found)
    moment = len(course.record.entries)
    whose = "a spectator" if viewer is None else f"seat {viewer}"
    verdict.differences += [
        f"{case}, seed {course.record.seed!r}, after {moment} moves, {whose}, {language}: {one}"
        for one in found
    ]


def _table(course: Course, viewer: int | None, secret: str) -> Table:
    """A table with these secrets of all seats but the viewer's."""
    sitters = []
    for seat in range(course.record.seats):
        sitter = Sitter(seat, 100 + seat, f"guest {seat}", 0.0)
        if seat != viewer:
            sitter = replace(sitter, orders={"ask": secret}, note=f"a note {secret}")
        sitters.append(sitter)
    return made_table(course, sitters)


def differences(one: Received, other: Received) -> Iterator[str]:
    """What a viewer would receive in only one of two cases, or differently."""
    if list(one) != list(other):
        yield f"the things themselves: {sorted(one.keys() ^ other.keys())}"
    for name in one.keys() & other.keys():
        if one[name] != other[name]:
            first, second = repr(one[name]), repr(other[name])
            place = next(
                (i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a != b),
                min(len(first), len(second)),
            )
            part = slice(max(0, place - BEFORE), place + FROM)
            yield f"{name}: …{first[part]}… and …{second[part]}…"
