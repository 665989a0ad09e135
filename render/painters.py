"""The painters of all games. One that nobody asks for is never loaded, nor what it draws with."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from importlib import import_module

from render.painter import Painter


class Painters(MutableMapping[str, Painter]):
    """By game its painter: ``render.<game>.PAINTER``, imported when it's first asked for."""

    def __init__(self, *games: str) -> None:
        self._painters: dict[str, Painter | None] = dict.fromkeys(games)

    def __getitem__(self, game: str) -> Painter:
        painter = self._painters[game]
        if painter is None:
            painter = self._painters[game] = import_module(f"render.{game}").PAINTER
        return painter

    def __setitem__(self, game: str, painter: Painter) -> None:
        self._painters[game] = painter

    def __delitem__(self, game: str) -> None:
        del self._painters[game]

    def __contains__(self, game: object) -> bool:
        return game in self._painters

    def __iter__(self) -> Iterator[str]:
        return iter(self._painters)

    def __len__(self) -> int:
        return len(self._painters)
