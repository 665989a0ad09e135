"""The moves of Glen More and their notation.

A turn is a chain of words: ``take-4 pay-wood-f4 place-g6 activate-g6 move-g5-g6 sell-cow-e3 done``.
A tile on the ring is called by its number, counted from the rearmost figure; a cell by letter and
number; goods, clans and tiles of the discard by their names.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from rules.core.errors import UnknownMove
from rules.core.move import Move
from rules.glenmore.cells import cell_at, cell_name
from rules.glenmore.components import GOODS

if TYPE_CHECKING:
    from rules.glenmore.components import Box

#: What stands in a move after its word, by the word.
SHAPES: Final[dict[str, tuple[str, ...]]] = {
    "take": ("number",),
    "finish": (),
    "discard": ("number",),
    "comfort": ("comfort",),
    "pay": ("good", "cell"),
    "spend": ("cell",),
    "buy": ("good",),
    "pay-coin": (),
    "pay-cheapest": (),
    "sell": ("good", "cell"),
    "place": ("cell",),
    "effect": ("effect",),
    "activate": ("cell",),
    "activate-free": (),
    "trade": ("number",),
    "barrel-points": (),
    "move": ("cell", "to"),
    "clan": ("clan",),
    "no-marker": (),
    "gain": ("good",),
    "keep": ("good",),
    "put": ("good", "cell"),
    "settle": ("cell",),
    "remove": ("cell",),
    "salvage": ("tile",),
    "done": (),
    "haggis": ("number",),
    "haggis-draw": (),
    "haggis-return": ("number",),
    "haggis-forgo": (),
    "haggis-roll": (),
    "haggis-enough": (),
    "row": (),
    "reward": ("reward",),
    "no-reward": (),
    "gathering": ("glen",),
    "vote": ("ballot",),
}
#: What who is blocked may get (GM-R91).
COMFORTS: Final = ("coin", "step")
#: One-time effects of a tile that are told apart when their order is chosen (GM-R142).
EFFECTS: Final = ("landmark", "scotsman", "any", "marker", "whisky", "coins", "points", "haggis")
#: The cards of the Great Glen, and the tokens that can be laid in one vote.
GLEN_CARDS: Final = (
    *("livestock", "square", "materials", "sets", "castles"),
    *("distilleries", "smallest", "pastures", "farthest", "discards"),
)
BALLOTS: Final = ("yes", "no", "yeses", "noes", "both")
#: The words that some parts can be.
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "comfort": COMFORTS,
    "effect": EFFECTS,
    "glen": GLEN_CARDS,
    "ballot": BALLOTS,
}
#: Reward tokens of the boat race: what they bring, and how much.
_REWARD: Final = re.compile(r"(?:points|coins|any|scotsman|whisky|marker)[1-9]")
#: The places of barrels, from the area that is worth nothing on.
_PLACES: Final = frozenset(map(str, range(30)))
#: Numbers go so far: a ring has fewer tiles, and nothing takes more goods.
_NUMBERS: Final = frozenset(map(str, range(1, 31)))
_SEATS: Final = frozenset("0123")


class Deed(Move):
    """A move: its kind is its word, `parts` what stands after it, as numbers where there are."""

    __slots__ = ("parts",)

    def __init__(self, kind: str, parts: tuple[int | str, ...]) -> None:
        told = [_told(shape, part) for shape, part in zip(SHAPES[kind], parts, strict=True)]
        super().__init__(
            "-".join([kind, *map(str, told)]), kind, dict(zip(SHAPES[kind], told, strict=True))
        )
        self.parts = parts

    @property
    def number(self) -> int:
        """The first part, where it is a number: of a tile, a good or a cell."""
        part = self.parts[0]
        if not isinstance(part, int):
            raise TypeError(f"{self} has no number")
        return part

    @property
    def cell(self) -> int:
        """The last part, where it is a cell."""
        part = self.parts[-1]
        if not isinstance(part, int):
            raise TypeError(f"{self} has no cell")
        return part

    @property
    def amount(self) -> int:
        """The last part, where it is a number."""
        return self.cell

    @property
    def word(self) -> str:
        """The first part, where it is a word."""
        return str(self.parts[0])


def _told(shape: str, part: int | str) -> int | str:
    if isinstance(part, str):
        return part
    match shape:
        case "good":
            return GOODS[part]
        case "cell" | "to":
            return cell_name(part)
        case _:
            return part


@cache
def deed(kind: str, *parts: int | str) -> Deed:
    """The move of that kind with these parts; the same object each time."""
    return Deed(kind, parts)


def parse(box: Box, text: str) -> Deed:
    """The move with that notation. Raises `UnknownMove` if there is none."""
    words = text.split("-")
    for length in (2, 1):
        kind = "-".join(words[:length])
        if kind in SHAPES and len(words) >= length:
            parts = _parts(box, SHAPES[kind], words[length:])
            if parts is not None:
                move = deed(kind, *parts)
                if move.notation == text:
                    return move
    raise UnknownMove("GM-R64", text, "no-such-move")


def _parts(box: Box, shapes: tuple[str, ...], words: list[str]) -> list[int | str] | None:
    """The parts that these words stand for; ``None`` if they stand for none."""
    if {"tile", "card", "clan"} & set(shapes):
        # Such names have hyphens of their own.
        rest = len(words) - len(shapes) + 1
        if rest < 1:
            return None
        words = ["-".join(words[:rest]), *words[rest:]]
    if len(words) != len(shapes):
        return None
    parts = [_part(box, shape, word) for shape, word in zip(shapes, words, strict=True)]
    return None if None in parts else [part for part in parts if part is not None]


def _part(box: Box, shape: str, word: str) -> int | str | None:
    match shape:
        case "number" | "coins":
            return int(word) if word in _NUMBERS else None
        case "seat" | "other":
            return int(word) if word in _SEATS else None
        case "good":
            return GOODS.index(word) if word in GOODS else None
        case "cell" | "to":
            return cell_at(word)
        case _ if shape in WORDS:
            return word if word in WORDS[shape] else None
        case "reward":
            return word if _REWARD.fullmatch(word) else None
        case "cask":
            return int(word) if word in _PLACES else None
        case "clan":
            return word if word in box.clans else None
        case _:
            return word if word in box.names else None


DONE: Final = deed("done")
