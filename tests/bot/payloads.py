"""A message as Discord gets it: its components, whether they are valid, and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.ui.paging import TOP, Spot
from sandbox.limits.components import check_components
from sandbox.problems import Problems, lines
from sandbox.world.components import SELECTS, Kind, walk

if TYPE_CHECKING:
    from collections.abc import Callable

    from discord.ui import LayoutView

#: Files that messages may refer to.
FILES = ("board.png", "hand.png", "sign.png", "record.json")


def breaches(view: LayoutView) -> list[str]:
    """Which of Discord's limits a message would exceed."""
    problems = Problems()
    check_components(view.to_components(), problems, (), v2=True, files=FILES)
    return lines(problems.payload())


def texts(view: LayoutView) -> str:
    """All texts of a message, from the top."""
    parts = (part for _, part in walk(view.to_components(), ()))
    return "\n".join(part["content"] for part in parts if part["type"] == Kind.TEXT_DISPLAY)


def reachable(show: Callable[[Spot], LayoutView]) -> set[str]:
    """The moves that can be made by clicks, beginning with the first message.

    `show` makes the message at a spot of its controls. No message may exceed a limit.
    """
    moves, seen, open_spots = set[str](), {TOP}, [TOP]
    while open_spots:
        view = show(open_spots.pop())
        assert not breaches(view)
        for _, part in walk(view.to_components(), ()):
            moves |= _moves(part)
            new = _spots(part) - seen
            seen |= new
            open_spots += new
    return moves


def _moves(part: dict[str, Any]) -> set[str]:
    """The moves that a button or a menu makes."""
    verb, word = _pressed(part)
    if verb == "move" and word is not None:
        return {word}
    return {option["value"] for option in part["options"]} if verb == "moves" else set()


def _spots(part: dict[str, Any]) -> set[Spot]:
    """Where a button or a menu leads."""
    verb, word = _pressed(part)
    if verb != "part" or part.get("disabled"):
        return set()
    if part["type"] in SELECTS:
        return {Spot(int(option["value"])) for option in part["options"]}
    return {Spot.read(word)}


def _pressed(part: dict[str, Any]) -> tuple[str, str | None]:
    verb, *more = str(part.get("custom_id", "")).split(":", 3)
    return verb, more[2] if len(more) == 3 else None
