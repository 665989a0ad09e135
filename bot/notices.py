"""Which notices moves cause, and for whom.

No notice hints at a secret: there is one for everybody if a spectator's view has changed, and one
for a player if the question to that player has.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.orders import present
from bot.store import NewNotice, NoticeKind
from rules.core.event import seen_by
from rules.core.report import reports_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.store import Sitter
    from bot.table import Table
    from rules import Course, Entry
#: What all are told: that something has happened which everybody saw.
FOR_ALL: Final = frozenset({NoticeKind.TURN, NoticeKind.PROGRESS})
#: The word of a prompt whose question may be there already: it is looked for before it is put.
AGAIN: Final = "again"


@dataclass(frozen=True, slots=True)
class Entered:
    """Moves that have been entered: whose they are, and who is present."""

    #: Whose moves they are.
    mover: int
    #: The seat that is present: the mover, unless a standing order made the moves.
    actor: int
    #: The message in which the actor gets the answer.
    answered: int | None
    #: The move that a standing order makes next.
    reply: Entry | None
    #: Whether a computer or a plan made the actor's move, so that its player is not present.
    replaced: bool = False


def notices_to_begin(table: Table) -> list[NewNotice]:
    """What must be told when a match begins."""
    awaited = table.course.awaited
    prompts = [
        NewNotice(NoticeKind.PROMPT, one.seat) for one in table.humans() if one.seat in awaited
    ]
    return [
        NewNotice(NoticeKind.OPEN),
        NewNotice(NoticeKind.TURN),
        NewNotice(NoticeKind.STATUS),
        *prompts,
    ]


def notices_to_leave(sitter: Sitter) -> list[NewNotice]:
    """What must be told when a player leaves and a computer takes the seat."""
    left = NewNotice(NoticeKind.LEFT, sitter.seat, user_id=sitter.user_id, name=sitter.name)
    return [left, NewNotice(NoticeKind.PROGRESS), NewNotice(NoticeKind.STATUS)]


def notices_of(entered: Entered, before: Course, table: Table) -> list[NewNotice]:
    """What must be told about moves that were entered on this draft.

    `before` is the course without them.
    """
    version = len(table.course.record.entries)
    kinds = _kinds_for_all(before, table.course)
    notices = [NewNotice(kind, version=version) for kind in kinds]
    notices = [*_notices_of_reports(before, table.course), *notices]
    return [
        *notices,
        *_notices_to_players(entered, before, table),
        *_notices_of_end(entered, table),
    ]


def _kinds_for_all(before: Course, course: Course) -> list[NoticeKind]:
    if len(course.turns) > len(before.turns):
        return [NoticeKind.TURN, NoticeKind.STATUS]
    if not _all_saw(before, course):
        return []
    return (
        [NoticeKind.PROGRESS]
        if course.awaited == before.awaited
        else [NoticeKind.PROGRESS, NoticeKind.STATUS]
    )


def _all_saw(before: Course, course: Course) -> bool:
    """Whether everybody saw something happen, or something looks different to everybody."""
    new = course.played[len(before.played) :]
    # Looked at first, because events are at hand: to make views takes longer than to move.
    told = any(event.known_to(None) for one in new for event in one.events)
    return told or course.public != before.public


def _notices_of_reports(before: Course, course: Course) -> Iterator[NewNotice]:
    """What has happened that deserves a message of its own, and how much of it.

    What comes with the end of the game is told with the result.
    """
    if course.outcome is not None:
        return
    new = course.played[len(before.played) :]
    events = seen_by([event for one in new for event in one.events], None)
    found = reports_in(course.game.reports, events)
    if found:
        version = len(course.record.entries)
        yield NewNotice(NoticeKind.REPORT, version=version, word=str(len(found)))


def _notices_of_end(entered: Entered, table: Table) -> Iterator[NewNotice]:
    """Who must hear that the game has ended: all who didn't see it happen."""
    if table.course.outcome is None:
        return
    there = present(table.match, table.course)
    for sitter in table.humans():
        if sitter.seat != there or (entered.replaced and sitter.seat == entered.actor):
            yield NewNotice(NoticeKind.END, sitter.seat)


def _notices_to_players(entered: Entered, before: Course, table: Table) -> Iterator[NewNotice]:
    course, mover = table.course, entered.mover
    new_turn = len(course.turns) > len(before.turns)
    present = {mover, entered.actor}
    if entered.replaced:
        present.discard(entered.actor)
    # A player who also has the next turn is present already, and need not be called.
    goes_on = mover in present and entered.actor == mover
    goes_on = goes_on and before.awaited == course.awaited == (mover,)
    for sitter in table.humans():
        seat = sitter.seat
        # While a computer stands in, the player is asked nothing.
        awaited = seat in course.awaited and not sitter.is_computer
        if entered.reply is not None and entered.reply.seat == seat:
            # Its standing order answers, so there is nothing to ask.
            continue
        # Players who take a move back, or whose question an order answered at once, need no call
        # either: they are asked again where they are.
        called = (new_turn and not goes_on) or (seat not in before.awaited and seat not in present)
        if awaited and called:
            yield NewNotice(NoticeKind.PROMPT, seat)
        elif new_turn or course.asked[seat] != before.asked[seat]:
            ask = awaited and seat not in present
            if sitter.dm_message_id != entered.answered:
                yield NewNotice(NoticeKind.PROMPT if ask else NoticeKind.SETTLE, seat)
            elif sitter.dm_message_id is not None:
                yield NewNotice(NoticeKind.ANSWER, seat)
