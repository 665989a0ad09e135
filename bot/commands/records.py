"""Files of records: one game per line."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from bot.commands.complaint import Complaint

STANDARD_INPUT = "-"


class Line(NamedTuple):
    """A line that holds a record, or should."""

    number: int
    text: str


def read_lines(file: str) -> list[Line]:
    """The lines of a file, or of the standard input, that aren't blank.

    Raises `Complaint` if it can't be read or holds none.
    """
    try:
        data = sys.stdin.buffer.read() if file == STANDARD_INPUT else Path(file).read_bytes()
        # Some editors begin a text with a byte order mark.
        text = data.decode("utf-8-sig")
    except OSError as error:
        raise Complaint(f"{file}: {error.strerror or 'not readable'}") from None
    except UnicodeDecodeError:
        raise Complaint(f"{file}: not a text in UTF-8, so no file of records") from None
    # Only line feeds separate records: texts inside a record may hold other breaks.
    lines = [Line(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        raise Complaint(f"{file}: holds no record")
    return lines
