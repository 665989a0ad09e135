"""The box: `box.toml`, read and checked."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Final


@dataclass(frozen=True, slots=True)
class Box:
    """What the game is played with."""

    #: The keys of the clans and, in the same order, their two-letter codes.
    clans: tuple[str, ...]
    codes: tuple[str, ...]
    #: The values of each clan's men and women.
    men: tuple[int, ...]
    women: tuple[int, ...]
    #: What a member counts in each row, from the top to the base.
    feathers: tuple[int, ...]
    #: How many clans are neutral in the open game.
    neutral: int


def read_box(text: str) -> Box:
    """The box that a TOML text describes. Raises `TypeError` where a value is of the wrong kind."""
    raw: dict[str, object] = tomllib.loads(text)
    clans = raw.get("clans")
    if not isinstance(clans, list):
        raise TypeError("box: clans must be a list")
    members, pyramid, opened = (_table(raw, name) for name in ("members", "pyramid", "open_game"))
    return Box(
        tuple(str(clan["key"]) for clan in clans),
        tuple(str(clan["code"]) for clan in clans),
        _numbers(members, "men"),
        _numbers(members, "women"),
        _numbers(pyramid, "feathers"),
        int(str(opened["neutral"])),
    )


def _table(raw: dict[str, object], name: str) -> dict[str, object]:
    table = raw.get(name)
    if not isinstance(table, dict):
        raise TypeError(f"box: {name} must be a table")
    return table


def _numbers(table: dict[str, object], name: str) -> tuple[int, ...]:
    numbers = table.get(name)
    if not isinstance(numbers, list) or not all(isinstance(number, int) for number in numbers):
        raise TypeError(f"box: {name} must be a list of numbers")
    return tuple(numbers)


BOX: Final = read_box((files(__package__) / "box.toml").read_text("utf-8"))
