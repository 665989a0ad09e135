"""Tables of an edition, whose values are checked when they are taken out."""

from __future__ import annotations

import tomllib
from typing import Final

#: How a value can be known.
MARKS: Final = frozenset({"RB", "PUB", "REC", "OWN"})


class BadBox(ValueError):
    """An edition that can't be played with; the message says why."""


class Table:
    """A table with a name for messages. Whatever is missing or of another type is refused."""

    __slots__ = ("name", "values")

    def __init__(self, name: str, values: object) -> None:
        if not isinstance(values, dict):
            raise BadBox(f"{name} must be a table")
        self.name = str(values.get("name", name))
        self.values: dict[str, object] = values

    @classmethod
    def read(cls, text: str) -> Table:
        """The whole of a text; every table in it must say where its values come from."""
        whole = cls("box", tomllib.loads(text))
        tables = dict(whole.values)
        # Each chronicle has a table of its own.
        chronicles = cls("chronicles", tables.pop("chronicles", {}))
        for name, value in (tables | chronicles.values).items():
            for one in value if isinstance(value, list) else [value]:
                cls(name, one).check_source()
        return whole

    def check_source(self) -> None:
        """Refuse values that don't say where they come from."""
        source = self.values.get("source")
        marks = source.values() if isinstance(source, dict) else [source]
        if not marks or not MARKS.issuperset(marks):
            raise BadBox(f"{self.name} does not say where its values come from")
        if isinstance(source, dict) and "rest" not in source:
            unmarked = self.values.keys() - {"source"} - source.keys()
            if unmarked:
                raise BadBox(f"{self.name} has values without a mark: {_listed(unmarked)}")

    def check_names(self, *known: str) -> None:
        """Refuse values that nobody knows."""
        unknown = self.values.keys() - set(known)
        if unknown:
            raise BadBox(f"{self.name} has unknown values: {_listed(unknown)}")

    def number(self, name: str, default: int | None = None) -> int:
        """A number that is not negative."""
        found = self.values.get(name, default)
        if type(found) is not int or found < 0:
            raise BadBox(f"{self.name}: {name} must be a number, not less than nothing")
        return found

    def numbers(self, name: str) -> tuple[int, ...]:
        """A list of such numbers."""
        return tuple(Table(name, {"one": one}).number("one") for one in self._list(name))

    def word(self, name: str) -> str:
        """A word."""
        found = self.values.get(name)
        if not isinstance(found, str):
            raise BadBox(f"{self.name}: {name} must be a word")
        return found

    def words(self, name: str) -> tuple[str, ...]:
        """A list of words."""
        return tuple(Table(name, {"one": one}).word("one") for one in self._list(name))

    def flag(self, name: str) -> bool:
        """Whether something is so; what isn't mentioned is not."""
        found = self.values.get(name, False)
        if not isinstance(found, bool):
            raise BadBox(f"{self.name}: {name} must be true or false")
        return found

    def table(self, name: str) -> Table:
        """An inner table."""
        return Table(name, self.values.get(name))

    def inner(self) -> dict[str, Table]:
        """All inner tables by name."""
        return {name: Table(name, one) for name, one in self.values.items()}

    def tables(self, name: str) -> list[Table]:
        """A list of tables; none if it isn't mentioned."""
        return [Table(name, one) for one in self._list(name)] if name in self.values else []

    def pairs(self, name: str) -> tuple[tuple[int, int], ...]:
        """A list of pairs of numbers."""
        found = []
        for one in self._list(name):
            pair = Table(name, {"pair": one}).numbers("pair")
            if len(pair) != 2:
                raise BadBox(f"{self.name}: {name} must be pairs of numbers")
            found.append(pair)
        return tuple((first, second) for first, second in found)

    def only(self) -> str:
        """The name of its single value."""
        if len(self.values) != 1:
            raise BadBox(f"{self.name} must have one value")
        return next(iter(self.values))

    def _list(self, name: str) -> list[object]:
        found = self.values.get(name)
        if not isinstance(found, list):
            raise BadBox(f"{self.name}: {name} must be a list")
        return found


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names))
