"""Discord's limits, and how texts and lists are kept within them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.languages import Words

T = TypeVar("T")

#: The most characters in all texts of a card together, and in a message without one.
CARD_TEXT: Final = 4000
PLAIN_TEXT: Final = 2000
#: The most characters in parts of a card: what happened, what a seat did, how a question came
#: about, and the question.
NEWS: Final = 2000
MADE: Final = 1000
PATH: Final = 400
ASKED: Final = 800
ALT_TEXT: Final = 1024
BUTTON_LABEL: Final = 80
PLACEHOLDER: Final = 150
#: The most characters in an option's label and description.
OPTION_TEXT: Final = 100
#: The most options in a menu, and the most buttons in a row.
OPTIONS: Final = 25
ROW: Final = 5

_BOLD: Final = "**"


def shortened(text: str, most: int) -> str:
    """A text of at most `most` characters; an ellipsis shows where it was cut."""
    if len(text) <= most:
        return text
    kept = text[: most - 1].rstrip()
    # A trailing backslash would escape the ellipsis.
    if (len(kept) - len(kept.rstrip("\\"))) % 2:
        kept = kept[:-1]
    return f"{kept}…"


def shortened_markdown(text: str, most: int) -> str:
    """The same for a text with markdown: bold that is open at the cut is closed."""
    kept = shortened(text, most)
    if kept is text or kept.count(_BOLD) % 2 == 0:
        return kept
    kept = shortened(text, most - len(_BOLD))
    return f"{kept}{_BOLD}" if kept.count(_BOLD) % 2 else kept


def summarised(words: Words, told: Sequence[str], most: int, joint: str = "\n") -> str:
    """Sentences in a row, in at most `most` characters.

    If they are too long, the first and as many of the last as fit are kept, with a count of those
    left out: the log has them all.
    """
    whole = joint.join(told)
    if len(whole) <= most:
        return whole
    first, *rest = (shortened_markdown(one, most // 3) for one in told)
    room = most - len(first) - len(_left_out(words, len(told))) - 2 * len(joint)
    last: list[str] = []
    for one in reversed(rest):
        room -= len(one) + len(joint)
        if room < 0:
            break
        last.insert(0, one)
    between = len(rest) - len(last)
    return joint.join([first, *([_left_out(words, between)] if between else ()), *last])


def _left_out(words: Words, count: int) -> str:
    return words("more-in-log", count=count)


def bounded(words: Words, lines: Sequence[str], most: int) -> str:
    """Lines of at most `most` characters together; those that are left out are counted."""
    kept: list[str] = []
    for line in lines:
        if sum(map(len, kept)) + len(kept) + len(line) > most:
            return "\n".join([*kept, f"-# {words('and-more', count=len(lines) - len(kept))}"])
        kept.append(line)
    return "\n".join(kept)


def paged(lines: Sequence[str], most: int) -> list[list[str]]:
    """The lines on pages of at most `most` characters; at least one page, perhaps empty.

    Lines that are added later change no page but the last.
    """
    pages: list[list[str]] = [[]]
    room = most
    for line in (shortened_markdown(line, most) for line in lines):
        if room < len(line):
            pages.append([])
            room = most
        pages[-1].append(line)
        room -= len(line) + 1
    return pages


def chunks(items: Sequence[T], most: int) -> list[Sequence[T]]:
    """The items in as few groups of at most `most` as possible, about equally long."""
    groups = -(-len(items) // most)
    size = -(-len(items) // groups) if groups else 1
    return [items[at : at + size] for at in range(0, len(items), size)]
