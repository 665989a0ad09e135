"""`clanmoot replay`: records in words, move by move, and any moment of one as a picture."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from bot.commands.complaint import Complaint
from bot.commands.record_texts import (
    final_view,
    plain,
    players,
    tell_bad_record,
    tell_result,
    title,
)
from bot.commands.records import read_lines
from bot.languages import words
from bot.telling import tell_event, tell_move
from bot.telling_options import tell_options
from rules import BadRecord, Course, read_record
from rules.core.record import COMPUTER, PLAYER, UNDO

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator, Sequence

    from bot.commands.records import Line
    from bot.languages import Words
    from rules import Entry, Move, Record


def replay(arguments: Namespace) -> int:
    """Tell the records of a file, or paint one moment of one."""
    lines = _chosen(read_lines(arguments.file), arguments.file, arguments.line)
    language = words(arguments.language)
    if arguments.picture is not None:
        if len(lines) > 1:
            raise Complaint(f"{arguments.file} holds {len(lines)} records; choose one with --line")
        number, picture = arguments.picture
        _paint(_read(lines[0], arguments.file, language), number, picture, language)
        return 0
    for place, line in enumerate(lines):
        if place:
            print()
        for told in _tell(_read(line, arguments.file, language), language):
            print(told, flush=True)
    return 0


def _chosen(lines: list[Line], file: str, number: int | None) -> list[Line]:
    if number is None:
        return lines
    chosen = [line for line in lines if line.number == number]
    if not chosen:
        last = lines[-1].number
        raise Complaint(f"{file}: line {number} holds no record; the last one is in line {last}")
    return chosen


def _read(line: Line, file: str, language: Words) -> Course:
    try:
        return read_record(line.text)
    except BadRecord as error:
        raise Complaint(tell_bad_record(language, file, line, error), status=1) from None


def _tell(whole: Course, language: Words) -> Iterator[str]:
    """The lines of one game. The game lies open: everybody's events are told."""
    record = whole.record
    names = players(language, record)
    options = tell_options(language, whole.game, record.options, record.seats)
    yield plain(language("replay-title", game=title(language, record), options=options))
    yield language("replay-shuffle", hash=record.hash)
    yield language("replay-edition", version=str(record.version), edition=record.edition)
    course = _at(record, 0)
    sides = course.position.view(None)["sides"]
    for number, entry in enumerate(record.entries, 1):
        legal = course.explained(entry.seat)
        events = course.enter(entry, checked=True)
        yield f"{number:4}. {plain(_tell_entry(course, legal, entry, language, names))}"
        told = (tell_event(language, record.game, event, names, sides) for event in events)
        yield from (f"      {line}" for text in told for line in plain(text).splitlines())
    yield tell_result(language, course)


def _tell_entry(
    course: Course, legal: Sequence[Move], entry: Entry, language: Words, names: Sequence[str]
) -> str:
    """What was just entered: one of the legal moves, an undo, a resignation, or who decides."""
    name = names[entry.seat]
    if entry.word == UNDO:
        return language("replay-undo", name=name)
    if entry.word in (COMPUTER, PLAYER):
        return language(f"replay-{'computer' if entry.word == COMPUTER else 'person'}", name=name)
    if course.resigned is not None:
        return language("replay-resign", name=name)
    made = legal[legal.index(course.played[-1].move)]
    return f"{name}: {tell_move(language, course.record.game, made)}"


def _paint(whole: Course, number: str, file: str, language: Words) -> None:
    """Write a picture of the table as a spectator saw it after that many entries of the log."""
    from render import PAINTERS

    record = whole.record
    if not (number.isascii() and number.isdecimal() and len(number) < len("1000000")):
        raise Complaint(f"--picture: {number!r} is not a number of moves")
    if int(number) > len(record.entries):
        most = len(record.entries)
        raise Complaint(f"--picture: {number} is too many; choose a number from 0 to {most}")
    view = final_view(_at(record, int(number)))
    painter = PAINTERS[record.game]
    board = painter.turn_sheets(view)[0]
    picture = painter.paint(board, view, players(language, record), language)
    try:
        Path(file).write_bytes(picture.png)
    except OSError as error:
        raise Complaint(f"{file}: {error.strerror or 'not writable'}") from None
    print(picture.alt)


def _at(record: Record, number: int) -> Course:
    """The course as it was after the first entries of the log."""
    return Course(replace(record, entries=record.entries[:number]))
