"""What must hold whenever the bot is at rest, however often it was killed before."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bot.restraint import INVALID
from bot.store import State
from bot.table import fold
from rules import BadRecord, read_record
from tests.torture.company import asking, direct_messages

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.store import Match
    from rules import Course, Entry
    from sandbox import Person, Sandbox
    from tests.torture.company import Company
    from tests.torture.stored import Stored


#: So many requests that Discord refuses are no accident: the bot does the same again and again.
_LOOPS: Final = 100


@dataclass(slots=True)
class Verdict:
    """What has happened, and what must not have."""

    kills: int = 0
    moves: int = 0
    posts: int = 0
    games: int = 0
    #: How often each place was mined.
    mines: Counter[str] = field(default_factory=Counter)
    #: How often Discord misbehaved in each way.
    mischief: Counter[str] = field(default_factory=Counter)
    #: How many requests of the bot Discord has refused so that it counts them.
    refused: int = 0
    violations: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.moves} moves, {self.posts} posts, "
            f"{self.games} games ended, {self.refused} invalid requests, "
            f"{len(self.violations)} violations"
        )

    def check(self, sandbox: Sandbox, companies: list[Company], stored: Stored) -> None:
        """Look at everything. The bot must be at rest."""
        found: list[str] = []
        for company in companies:
            for match in stored.matches.values():
                if match.channel_id == company.channel.id:
                    log = stored.logs[match.id]
                    found += [
                        f"match {match.id} ({match.game}): {one}"
                        for one in _violations(company, match, log)
                    ]
            company.settle()
            present = company.present(stored)
            company.is_playing = present is not None and present.state is State.PLAYING
        refused = sum(one.status in INVALID for one in sandbox.traffic.exchanges)
        if refused - self.refused > _LOOPS:
            found.append(f"{refused - self.refused} invalid requests were made in one step")
        self.refused = refused
        self.violations += [one for one in found if one not in self.violations]
        ended = [match for match in stored.matches.values() if match.state is State.OVER]
        self.games = len(ended)
        self.moves = sum(len(log) for log in stored.logs.values())
        bot = sandbox.world.bot.id
        channels = sandbox.world.channels.values()
        self.posts = sum(
            one.author.id == bot for each in channels for one in each.messages.values()
        )


def _violations(company: Company, match: Match, log: list[Entry]) -> Iterator[str]:
    watcher = company.guests[0]
    if match.state is State.CANCELLED:
        return
    cards = _posted(watcher, "join")
    if cards[str(match.id)] != 1:
        yield f"its card was posted {cards[str(match.id)]} times"
    if match.state is State.LOBBY:
        return
    try:
        course = fold(match, log)
    except BadRecord as error:
        yield f"its log does not fold: {error}"
        return
    for guest in company.guests:
        seat = match.seat_of(guest.id)
        if seat is not None:
            yield from _wrong_log(company, match, seat, log)
            yield from wrong_question(company, guest, match, course, seat)
    yield from wrong_turns(company, match, course)


def _wrong_log(company: Company, match: Match, seat: int, log: list[Entry]) -> Iterator[str]:
    """Everything acknowledged is in the log once, and nothing that nobody did."""
    known = company.known.setdefault((match.id, seat), [])
    found = [entry.word for entry in log if entry.seat == seat]
    click = company.click
    mine = click is not None and (click.match_id, click.seat) == (match.id, seat)
    if click is None or not mine or click.word is None:
        if found != known:
            yield f"seat {seat} has {found[-3:]} in the log without having moved"
    elif click.is_answered_for_good and found != [*known, click.word]:
        yield f"seat {seat}'s acknowledged {click.word} is not in the log: {found[-3:]}"
    elif found not in (known, [*known, click.word]):
        yield f"seat {seat} has {found[-3:]} in the log after {click.word}"
    company.known[match.id, seat] = found


def wrong_question(
    company: Company, guest: Person, match: Match, course: Course, seat: int
) -> Iterator[str]:
    """Who must act is asked in exactly one message, others in none; none was posted twice.

    Who could not be reached for a while may have to ask for it, and may have kept an old question:
    Discord refused to edit it, and a click on it shows the present one.
    """
    asked = [found for one in direct_messages(guest) if (found := asking(one, match.id))]
    awaited = match.state is State.PLAYING and seat in course.awaited
    wanted = course.questions[seat]
    present = [found for found in asked if all(one.moment == wanted for one in found)]
    if company.has_lost:
        if len(present) > awaited:
            yield f"seat {seat} is asked in {len(present)} messages, awaited: {awaited}"
        return
    if len(asked) != awaited:
        yield f"seat {seat} is asked in {len(asked)} messages, awaited: {awaited}"
    if present != asked:
        yield f"seat {seat} is asked an old question"
    for mark, times in _posted(guest, "moves?|part", directly=True).items():
        if times > 1:
            yield f"seat {seat} was asked {mark} in {times} messages"


def wrong_turns(company: Company, match: Match, course: Course) -> Iterator[str]:
    """Every turn has its message, once; the last one of a game that is over holds its record.

    Where something was lost, some turns may be missing.
    """
    watcher, number = company.guests[0], f"{match.id}:"
    every = _posted(watcher, "more|rematch")
    turns = {mark: times for mark, times in every.items() if mark.startswith(number)}
    doubled = [mark for mark, times in turns.items() if times > 1]
    if doubled:
        yield f"turns {doubled} were posted twice"
    if company.has_lost:
        return
    if len(turns) != len(course.turns):
        yield f"{len(turns)} of {len(course.turns)} turns were posted"
    if match.state is not State.OVER or course.outcome is None:
        return
    last = next(m for m in watcher.messages() if m.id == match.turn_id)
    records = [file for file in last.attachments if file.filename.endswith(".jsonl")]
    if len(records) != 1:
        yield "its record was not posted"
    elif read_record(records[0].content.decode()).record.entries != course.record.entries:
        yield "its record is another game's"


def _posted(guest: Person, verbs: str, *, directly: bool = False) -> Counter[str]:
    """How many messages were first posted with a button or menu of this kind."""
    mark = re.compile(rf"(?:{verbs}):(?P<match>\d+(?::\d+)?)(?::.*)?")
    first: dict[int, str] = {}
    for seen in guest.seen:
        if seen.message is None or seen.message.ephemeral:
            continue
        if directly is not (seen.message.channel.guild is None):
            continue
        if seen.message.id not in first:
            found = [one for text in seen.strings() if (one := mark.fullmatch(text))]
            first[seen.message.id] = found[0]["match"] if found else ""
    if verbs == "join":
        return Counter(one.partition(":")[0] for one in first.values() if one)
    return Counter(one for one in first.values() if one)
