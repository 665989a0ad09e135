"""`clanmoot verify`: whether records are what they claim to be."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from bot.commands.record_texts import tell_bad_record, tell_result, title
from bot.commands.records import read_lines
from bot.languages import FALLBACK, words
from rules import BadRecord, read_record

if TYPE_CHECKING:
    from argparse import Namespace

    from bot.commands.records import Line
    from bot.languages import Words
    from rules import Course


def verify(arguments: Namespace) -> int:
    """Check every line: the seed against its hash, each move, and the stated result."""
    bad = 0
    language = words(FALLBACK)
    for line in read_lines(arguments.file):
        try:
            course = read_record(line.text)
        except BadRecord as error:
            bad += 1
            told = tell_bad_record(language, arguments.file, line, error)
            print(f"clanmoot: {told}", file=sys.stderr)
        else:
            print(_tell_good(language, line, course))
    return 1 if bad else 0


def _tell_good(language: Words, line: Line, course: Course) -> str:
    record = course.record
    return language(
        "verify-good",
        line=str(line.number),
        game=title(language, record),
        count=len(course.played),
        result=tell_result(language, course),
        hash=record.hash,
        version=str(record.version),
        edition=record.edition,
    )
