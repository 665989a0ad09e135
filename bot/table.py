"""A table: a match that was started, and its course."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.store import State
from rules import Course, Record

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store import Match, Sitter
    from rules import Entry, Game


@dataclass(slots=True, weakref_slot=True)
class Table:
    """A match that was started, and its course, as they are on the disk.

    Whoever has it may keep it: as long as anybody does, there is no other table of that match. What
    is decided at it is decided on a draft. So no course that was seen here ever changes; another
    one takes its place.
    """

    match: Match
    course: Course
    #: Whether a change may have reached the disk though it was said to have failed.
    doubtful: bool = False

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.course.game

    def humans(self) -> list[Sitter]:
        """The sitters that are people."""
        return [sitter for sitter in self.match.sitters if sitter.user_id is not None]

    def draft(self) -> Table:
        """A copy, to decide something on."""
        sitters = [replace(sitter) for sitter in self.match.sitters]
        return Table(replace(self.match, sitters=sitters), self.course.copy())

    def enter(self, entries: Sequence[Entry]) -> None:
        """Fold entries into the course of a draft; a new turn awaits everybody anew.

        Who takes moves back must have asked whether that may be.
        """
        turns = len(self.course.turns)
        for entry in entries:
            self.course.enter(entry, checked=True)
        if len(self.course.turns) > turns:
            for sitter in self.match.sitters:
                sitter.since = None

    def note_awaited(self) -> None:
        """Keep since when each seat is awaited, and whether a computer is."""
        awaited = self.course.awaited if self.match.state is State.PLAYING else ()
        for sitter in self.match.sitters:
            if sitter.seat not in awaited:
                sitter.since = None
            elif sitter.since is None:
                sitter.since = self.match.moved
        self.match.thinking = any(self.match.sitters[seat].user_id is None for seat in awaited)

    def take_over(self, draft: Table) -> None:
        """Let everything be as it was decided on a draft, which is on the disk.

        Where messages were posted is no part of that: the delivery may have noted it meanwhile.
        """
        match, decided = self.match, draft.match
        match.state, match.length = decided.state, decided.length
        match.thinking, match.moved = decided.thinking, decided.moved
        for sitter, other in zip(match.sitters, decided.sitters, strict=True):
            sitter.user_id, sitter.name = other.user_id, other.name
            sitter.since, sitter.order = other.since, other.order
        self.course, self.doubtful = draft.course, False


def fold(match: Match, entries: list[Entry]) -> Course:
    """The course of a match."""
    seats = len(match.sitters)
    return Course(
        Record(match.game, seats, match.options, match.seed, match.version, entries, match.edition)
    )
