"""What an edition says is in the box, read and checked."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from rules.cherokee.pyramid import CELLS, ROWS
from rules.core.values import BadBox, Values

#: How many can play (CH-R1).
SEAT_COUNTS: Final = (2, 3, 4)

_CODE: Final = re.compile("[A-Z]{2}")


@dataclass(frozen=True, slots=True)
class Contents:
    """The values of an edition, as written there."""

    #: The keys of the clans and, in the same order, their two-letter codes.
    clans: tuple[str, ...]
    codes: tuple[str, ...]
    #: The values of each clan's men and women (CH-R2).
    men: tuple[int, ...]
    women: tuple[int, ...]
    #: What a member counts in each row, from the top to the base (CH-R15).
    feathers: tuple[int, ...]
    #: How many clans are neutral in the open game (CH-R18).
    neutral: int


def read_contents(text: str) -> Contents:
    """The contents that a TOML text describes.

    Raises `BadBox` with what is wrong unless every value is there, all members differ, there
    are clans for everybody, and the smallest deck fills the pyramid and the hands.
    """
    box = Values.read(text)
    clans, members = box.tables("clans"), box.table("members")
    contents = Contents(
        clans=tuple(clan.word("key") for clan in clans),
        codes=tuple(clan.word("code") for clan in clans),
        men=members.numbers("men"),
        women=members.numbers("women"),
        feathers=box.table("pyramid").numbers("feathers"),
        neutral=box.table("open_game").number("neutral"),
    )
    _check(contents)
    return contents


def _check(box: Contents) -> None:
    for kind, words in (("key", box.clans), ("code", box.codes)):
        if len(set(words)) != len(words):
            raise BadBox(f"two clans have the same {kind}: {', '.join(words)}")
    for code in box.codes:
        if not _CODE.fullmatch(code):
            raise BadBox(f"the code {code!r} of a clan is not two capital letters")
    for sex, values in (("men", box.men), ("women", box.women)):
        if len(set(values)) != len(values) or 0 in values:
            raise BadBox(f"the {sex} of a clan must have different values from 1 up")
    if len(box.feathers) != ROWS:
        raise BadBox(f"feathers need {ROWS} numbers, one for each row, not {len(box.feathers)}")
    if SEAT_COUNTS[-1] + box.neutral > len(box.clans):
        raise BadBox(f"{len(box.clans)} clans are too few with {box.neutral} neutral ones")
    # The smallest deck is that of an open game of two without the clans out of play.
    fewest = SEAT_COUNTS[0]
    deck = (fewest + box.neutral) * (len(box.men) + len(box.women))
    if deck < len(CELLS) + fewest:
        raise BadBox(f"{fewest} players would have {deck} members for {len(CELLS)} cells and hands")
