"""Samples: moments of a game to look at, to learn a palette from and to test with."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from render.kit.canvas import Canvas
    from render.painter import Painter, Sheet, SheetPainter, Words
    from rules.core.view import View

V = TypeVar("V", bound="View")


@dataclass(frozen=True)
class Sample:
    """A moment worth a picture."""

    name: str
    #: The name of the sheet that shows it.
    sheet: str
    view: View
    names: tuple[str, ...]

    def shown_by(self, painter: Painter) -> Sheet:
        """The sheet that shows it."""
        return next(sheet for sheet in painter.sheets(self.view) if sheet.name == self.sheet)

    def draw(self, painter: SheetPainter[Any], words: Words) -> Canvas:
        """The sample's picture, not yet encoded."""
        return painter.draw(self.shown_by(painter), self.view, self.names, words)


def samples_of(key: str) -> tuple[Sample, ...]:
    """The samples of a game."""
    found: tuple[Sample, ...] = import_module(f"render.{key}.samples").SAMPLES
    return found


def wordless(key: str, /, **facts: int | str) -> str:
    """Stands in for a language where it doesn't matter which letters a text has."""
    return key.rpartition("-")[2]


def given_up(view: V, seat: int) -> V:
    """The view after that seat has given up: the game is over, though its position isn't."""
    others = tuple(other for other in range(view["seats"]) if other != seat)
    scores = tuple(int(other != seat) for other in range(view["seats"]))
    view["outcome"] = {"ranking": (others, (seat,)), "scores": scores, "reason": "resign"}
    view["to_act"], view["ask"] = (), None
    return view
