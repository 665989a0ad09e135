"""Jobs for a brush: each holds all that it needs, so any thread or process can do it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from render import PAINTERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.languages import Words
    from render import Picture, Sheet
    from rules import View

Done = TypeVar("Done", covariant=True)

#: By game, what this process has still to warm up.
_cold: Final[dict[str, Iterator[None]]] = {}
#: Stands for the next piece where there is none.
_NO_MORE: Final = object()


class Job(Protocol[Done]):
    """Something to be painted."""

    def do(self) -> Done:
        """Paint it, in whatever thread or process this is."""
        ...


@dataclass(frozen=True, slots=True)
class Paint:
    """A sheet, painted from a view that shows it."""

    game: str
    sheet: Sheet
    view: View
    names: tuple[str, ...]
    words: Words

    def do(self) -> Picture:
        """The picture."""
        return PAINTERS[self.game].paint(self.sheet, self.view, self.names, self.words)


@dataclass(frozen=True, slots=True)
class Warm:
    """The next small piece of filling a painter's memory; `first` begins at the beginning."""

    game: str
    first: bool = False

    def do(self) -> bool:
        """Paint a piece; whether there are more. A process that never began has none."""
        if self.first:
            _cold[self.game] = PAINTERS[self.game].warm()
        pieces = _cold.get(self.game, iter(()))
        if next(pieces, _NO_MORE) is _NO_MORE:
            _cold.pop(self.game, None)
            return False
        return True
