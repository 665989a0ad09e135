"""Values of an edition, checked when they are taken out."""

from __future__ import annotations

import tomllib
from typing import Self


class BadBox(ValueError):
    """An edition that can't be played with; the message says why."""


class Values:
    """One table of an edition. What is missing or of another type raises `BadBox`.

    The message names the table: by its value ``name`` if it has one, else by its place.
    """

    __slots__ = ("_path", "name", "values")

    def __init__(self, path: str, values: object) -> None:
        if not isinstance(values, dict):
            raise BadBox(f"{path} must be a table")
        name = values.get("name")
        self._path = path
        self.name = name if isinstance(name, str) else path
        self.values: dict[str, object] = values

    @classmethod
    def read(cls, text: str) -> Self:
        """The outermost table of a TOML text."""
        return cls("", tomllib.loads(text))

    def number(self, name: str, default: int | None = None) -> int:
        """A whole number from 0 up."""
        if default is not None and name not in self.values:
            return default
        return self._number(name, self._value(name))

    def numbers(self, name: str) -> tuple[int, ...]:
        """A list of such numbers."""
        return tuple(self._number(name, one) for one in self._list(name))

    def word(self, name: str) -> str:
        """A text that is not empty."""
        return self._word(name, self._value(name))

    def words(self, name: str) -> tuple[str, ...]:
        """A list of such texts."""
        return tuple(self._word(name, one) for one in self._list(name))

    def table(self, name: str) -> Self:
        """An inner table."""
        path = f"{self._path}.{name}" if self._path else name
        return type(self)(path, self._value(name))

    def tables(self, name: str) -> list[Self]:
        """A list of tables; none if it isn't mentioned."""
        found = self._list(name) if name in self.values else []
        return [type(self)(f"{name} {number}", one) for number, one in enumerate(found, 1)]

    def _value(self, name: str) -> object:
        if name not in self.values:
            raise self._wrong(f"{name} is missing")
        return self.values[name]

    def _list(self, name: str) -> list[object]:
        found = self._value(name)
        if not isinstance(found, list):
            raise self._wrong(f"{name} must be a list")
        return found

    def _number(self, name: str, found: object) -> int:
        # True and false are numbers in Python, but not in an edition.
        if type(found) is not int or found < 0:
            raise self._wrong(f"{name} must be whole numbers from 0 up, not {found!r}")
        return found

    def _word(self, name: str, found: object) -> str:
        if not isinstance(found, str) or not found:
            raise self._wrong(f"{name} must be text, not {found!r}")
        return found

    def _wrong(self, what: str) -> BadBox:
        return BadBox(f"{self.name}: {what}" if self.name else what)
