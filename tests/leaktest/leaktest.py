"""Plays random games, and compares what each viewer receives with what a twin would show it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import cycle
from typing import TYPE_CHECKING

from bot.easel import Easel
from bot.languages import LANGUAGES, words
from bot.store import Sitter
from rules import Chance, Course, Entry, IllegalMove, Record
from rules.core.plans import Plan
from rules.core.record import UNDO
from tests.bot.made_table import made_table
from tests.leaktest.aftermath import aftermaths
from tests.leaktest.received import received
from tests.leaktest.twins import twin_of
from tests.rules.walk import walk

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules import Move
    from tests.leaktest.received import Received
    from tests.rules.cases import Case

#: How many moves, of any moment of the game, a seat tries each time.
TRIED = 3
#: How many characters before a difference are shown with it, and how many from there on.
BEFORE, FROM = 60, 100


@dataclass
class Verdict:
    """What was compared, and what differed."""

    pairs: int = 0
    #: Those that were compared with their pictures.
    painted: int = 0
    #: Those in which another player sees something else; what nobody sees differs always.
    unlike: int = 0
    differing: int = 0
    #: Each with the case, the moment and the viewer.
    differences: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.pairs} pairs, {self.unlike} with other hands, {self.painted} painted, "
            f"{self.differing} with differences"
        )


async def leaktest(
    cases: Sequence[Case], pairs: int, seed: str, *, every: int | None = None
) -> Verdict:
    """Compare at least so many pairs of these cases; of each `every` pairs one is painted too."""
    verdict, chance = Verdict(), Chance(f"leaktest {seed}")
    shuffled, share = list(cases), -(-pairs // len(cases))
    chance.shuffle(shuffled)
    for number, case in enumerate(cycle(shuffled)):
        if verdict.pairs >= pairs:
            break
        for course, tried in _moments(case, f"{seed} {number}", share, chance):
            for viewer in (None, *range(case.seats)):
                painted = every is not None and verdict.pairs % every == 0
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
            if chance.below(2):
                course = _changed_mind(course, seat, move)
            legal = [str(one) for one in course.moves(seat)]
            yield course, [chance.pick(legal), *(str(chance.pick(steps)[1]) for _ in range(TRIED))]
        course.enter(Entry(seat, str(move)))


def _changed_mind(course: Course, seat: int, move: Move) -> Course:
    """The course after a move was made and taken back; as it was if it can't be taken back."""
    trial = course.copy()
    trial.play(seat, move)
    try:
        trial.enter(Entry(seat, UNDO))
    except IllegalMove:
        return course
    return trial


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
    language = chance.pick(LANGUAGES)
    twin = twin_of(course, viewer, chance.fork("twin"))
    told: list[Received] = []
    for one, secret in ((course, "of the one"), (twin, "of the other")):
        table = made_table(one, _sitters(course, viewer, secret))
        # Each has an easel of its own, so that no picture of the one is shown for the other.
        easel = Easel() if painted else None
        told.append(await received(table, viewer, words(language), tried, easel))
    later = aftermaths(course, twin, viewer, _sitters(course, viewer, ""), chance)
    told = [now | after for now, after in zip(told, later, strict=True)]
    verdict.pairs += 1
    verdict.painted += painted
    seats = range(case.seats)
    verdict.unlike += any(course.position.view(i) != twin.position.view(i) for i in seats)
    found = list(differences(*told))
    verdict.differing += bool(found)
    moment = len(course.record.entries)
    whose = "a spectator" if viewer is None else f"seat {viewer}"
    verdict.differences += [
        f"{case}, seed {course.record.seed!r}, after {moment} moves, {whose}, {language}: {one}"
        for one in found
    ]


def _sitters(course: Course, viewer: int | None, secret: str) -> list[Sitter]:
    """Players with these secrets, all but the viewer."""
    sitters = []
    for seat in range(course.record.seats):
        since = 0.0 if seat in course.awaited else None
        sitter = Sitter(seat, 100 + seat, f"guest {seat}", since)
        if seat != viewer:
            sitter = replace(
                sitter, orders={"ask": secret}, note=f"a note {secret}", plan=Plan(secret, ())
            )
        sitters.append(sitter)
    return sitters


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
