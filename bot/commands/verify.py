"""`clanmoot verify`: whether records are what they claim to be."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from bot.commands.records import read_lines
from rules import BadRecord, Course, read_record

if TYPE_CHECKING:
    from argparse import Namespace


def verify(arguments: Namespace) -> int:
    """Check every line: the seed against its hash, each move, and the stated result."""
    bad = 0
    for line in read_lines(arguments.file):
        try:
            course = read_record(line.text)
        except BadRecord as error:
            bad += 1
            print(f"clanmoot: {arguments.file}: line {line.number}: {error}", file=sys.stderr)
        else:
            print(f"line {line.number}: {_summary(course)}")
    return 1 if bad else 0


def _summary(course: Course) -> str:
    record, outcome = course.record, course.outcome
    if outcome is None:
        result = "unfinished"
    else:
        ranking = " > ".join(
            " = ".join(f"seat {one}" for one in place) for place in outcome.ranking
        )
        result = f"{ranking}, scores {' : '.join(map(str, outcome.scores))}, {outcome.reason}"
    return f"good: {record.game}, {len(course.deeds)} moves, {result}; seed matches {record.hash}"
