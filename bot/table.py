"""A table: a match that was started, and its course."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bot.spelling import in_latin_letters
from bot.store import StandIn, State
from rules import Course, Entry, IllegalMove, Record
from rules.core.record import PLAYER, UNDO

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store import Match, Sitter
    from rules import Game, Move, View

#: For how many of the last turns the course is kept as it stood when they began.
_KEPT: Final = 4


@dataclass(slots=True, weakref_slot=True)
class Table:
    """A match that was started, and its course, as they are on the disk.

    You may keep a table: while anybody holds it, there is no other one of that match. Decisions are
    made on a draft, so a course that was seen here never changes; another one takes its place.
    """

    match: Match
    course: Course
    #: Whether a change may have reached the disk although it was reported to have failed.
    doubtful: bool = False
    #: The courses as they stood when the last turns began, by the lengths of their logs, so that
    #: telling these turns needs no folding.
    begun: dict[int, Course] = field(default_factory=dict)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.course.game

    def humans(self) -> list[Sitter]:
        """The sitters that are people."""
        return [sitter for sitter in self.match.sitters if sitter.user_id is not None]

    def draft(self) -> Table:
        """A copy, to decide something on."""
        return Table(self.match.copy(), self.course.copy(), begun=self.begun.copy())

    def enter(self, entries: Sequence[Entry]) -> None:
        """Fold entries into the course of a draft; with a new turn all waiting times start over.

        The caller has checked that moves may be taken back.
        """
        turns = len(self.course.turns)
        for entry in entries:
            if self.course.turns[-1].version == len(self.course.record.entries):
                self._keep(self.course.copy())
            self.course.enter(entry, checked=True)
        if len(self.course.turns) > turns:
            for sitter in self.match.sitters:
                sitter.since = None

    def relieve(self, turns: int) -> list[Entry]:
        """Give seats back for which a computer was to decide only in a turn that is over.

        `turns` is how many there were before the last entries. Returns the entries that say so.
        """
        course, entries = self.course, []
        for sitter in self.match.sitters:
            over = sitter.seat not in course.awaited or len(course.turns) > turns
            if sitter.clock.stand_in is StandIn.ONCE and over:
                sitter.clock = sitter.clock.but(stand_in=None, stood_in=None)
                if course.outcome is None:
                    entries.append(Entry(sitter.seat, PLAYER))
        self.enter(entries)
        return entries

    def note_awaited(self, now: float) -> None:
        """Note when each seat began to be awaited, and whether a computer is."""
        awaited = self.course.awaited if self.match.state is State.PLAYING else ()
        for sitter in self.match.sitters:
            if sitter.seat not in awaited:
                sitter.since = None
            elif sitter.since is None:
                sitter.since = now
        self.match.thinking = self.computer_to_move() is not None

    def computer_to_move(self) -> int | None:
        """A seat whose decision a computer makes now; ``None`` if there is none.

        While computers stand in for all people, they rest: the game goes on when somebody is back.
        """
        sitters = self.match.sitters
        gone = all(one.clock.stand_in is StandIn.UNTIL_BACK for one in self.humans())
        if self.match.state is not State.PLAYING or gone:
            return None
        return next((seat for seat in self.course.awaited if sitters[seat].is_computer), None)

    def take_over(self, draft: Table) -> None:
        """Adopt what was decided on a draft, which is on the disk by now.

        Where messages were posted stays as it is: the delivery may have noted it meanwhile.
        """
        match, decided = self.match, draft.match
        match.state, match.length, match.ended = decided.state, decided.length, decided.ended
        match.thinking, match.moved = decided.thinking, decided.moved
        for sitter, other in zip(match.sitters, decided.sitters, strict=True):
            sitter.user_id, sitter.name = other.user_id, other.name
            sitter.since, sitter.orders, sitter.clock = other.since, other.orders, other.clock
            sitter.note, sitter.plan = other.note, other.plan
        self.course, self.begun, self.doubtful = draft.course, draft.begun, False

    async def course_at(self, version: int) -> Course:
        """The course when the log had that length."""
        entries = self.course.record.entries
        if version >= len(entries):
            return self.course
        course = self.begun.get(version)
        if course is None:
            nearest = max((length for length in self.begun if length < version), default=-1)
            # A long log takes milliseconds to fold: not on the event loop.
            course = await asyncio.to_thread(
                _fold_on, self.match, self.begun.get(nearest), entries[:version]
            )
            self._keep(course)
        return course

    def _keep(self, course: Course) -> None:
        """Keep the course of an earlier moment, and only the latest few of them."""
        self.begun[len(course.record.entries)] = course
        for length in sorted(self.begun)[:-_KEPT]:
            del self.begun[length]

    def options(self, seat: int, *moves: str) -> tuple[tuple[Move, ...], View]:
        """The moves a seat can make after these, by changing its mind if it has already moved.

        They come with all facts that texts need, and with the seat's view at that point. No moves
        if these can't be made.
        """
        course = self.course
        if course.outcome is None and (moves or not course.moves(seat)):
            course = course.copy()
            try:
                if not course.moves(seat):
                    course.enter(Entry(seat, UNDO))
                for move in moves:
                    course.enter(Entry(seat, in_latin_letters(move)))
            except IllegalMove:
                return (), course.position.view(seat)
        return course.explained(seat), course.position.view(seat)


def fold(match: Match, entries: list[Entry]) -> Course:
    """The course of a match."""
    seats = len(match.sitters)
    return Course(
        Record(match.game, seats, match.options, match.seed, match.version, entries, match.edition)
    )


def _fold_on(match: Match, begun: Course | None, entries: list[Entry]) -> Course:
    """The course of a match, folded on from a copy of `begun`."""
    if begun is None:
        return fold(match, entries)
    course = begun.copy()
    for entry in entries[len(begun.record.entries) :]:
        course.enter(entry, checked=True)
    return course
