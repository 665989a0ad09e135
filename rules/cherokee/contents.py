"""What an edition says is in the box, read and checked."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from typing import Final

from rules.cherokee.pyramid import CELLS, ROWS

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

    Raises `ValueError` with what is wrong unless every value is there, all members differ, there
    are clans for everybody, and the smallest deck fills the pyramid and the hands.
    """
    raw: dict[str, object] = tomllib.loads(text)
    clans = raw.get("clans")
    if not isinstance(clans, list):
        raise _wrong("clans must be a list")
    contents = Contents(
        tuple(_word(clan, "key") for clan in clans),
        tuple(_word(clan, "code") for clan in clans),
        _numbers(raw, "members", "men"),
        _numbers(raw, "members", "women"),
        _numbers(raw, "pyramid", "feathers"),
        _number(_value(raw, "open_game", "neutral"), "neutral"),
    )
    _check(contents)
    return contents


def _check(box: Contents) -> None:
    for kind, words in (("key", box.clans), ("code", box.codes)):
        if len(set(words)) != len(words):
            raise _wrong(f"two clans have the same {kind}: {', '.join(words)}")
    for code in box.codes:
        if not _CODE.fullmatch(code):
            raise _wrong(f"the code {code!r} of a clan is not two capital letters")
    for sex, values in (("men", box.men), ("women", box.women)):
        if len(set(values)) != len(values) or 0 in values:
            raise _wrong(f"the {sex} of a clan must have different values from 1 up")
    if len(box.feathers) != ROWS:
        raise _wrong(f"feathers need {ROWS} numbers, one for each row, not {len(box.feathers)}")
    if SEAT_COUNTS[-1] + box.neutral > len(box.clans):
        raise _wrong(f"{len(box.clans)} clans are too few with {box.neutral} neutral ones")
    # The smallest deck is that of an open game of two without the clans out of play.
    fewest = SEAT_COUNTS[0]
    deck = (fewest + box.neutral) * (len(box.men) + len(box.women))
    if deck < len(CELLS) + fewest:
        raise _wrong(f"{fewest} players would have {deck} members for {len(CELLS)} cells and hands")


def _value(raw: dict[str, object], table: str, name: str) -> object:
    values = raw.get(table)
    if not isinstance(values, dict) or name not in values:
        raise _wrong(f"{name} is missing in [{table}]")
    return values[name]


def _word(clan: object, name: str) -> str:
    word = clan.get(name) if isinstance(clan, dict) else None
    if not isinstance(word, str) or not word:
        raise _wrong(f"each clan needs a {name}")
    return word


def _numbers(raw: dict[str, object], table: str, name: str) -> tuple[int, ...]:
    numbers = _value(raw, table, name)
    if not isinstance(numbers, list):
        raise _wrong(f"{name} must be a list of numbers")
    return tuple(_number(number, name) for number in numbers)


def _number(number: object, name: str) -> int:
    if type(number) is not int or number < 0:
        raise _wrong(f"{number!r} in {name} is not a whole number from 0 up")
    return number


def _wrong(what: str) -> ValueError:
    return ValueError(f"box of Cherokee: {what}")
