"""Tables of an edition of Glen More, every one of which says where its values come from."""

from __future__ import annotations

from typing import Final, Self

from rules.core.values import BadBox, Values

__all__ = ["BadBox", "Table"]

#: How a value can be known.
MARKS: Final = frozenset({"RB", "PUB", "REC", "OWN"})


class Table(Values):
    """A table of values with marks; names that nobody knows can be refused."""

    __slots__ = ()

    @classmethod
    def read(cls, text: str) -> Self:
        """The outermost table of a TOML text; all in it must say where their values come from."""
        whole = super().read(text)
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

    def flag(self, name: str) -> bool:
        """Whether something is so; what isn't mentioned is not."""
        found = self.values.get(name, False)
        if not isinstance(found, bool):
            raise BadBox(f"{self.name}: {name} must be true or false")
        return found

    def inner(self) -> dict[str, Table]:
        """All inner tables by name."""
        return {name: Table(name, one) for name, one in self.values.items()}

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


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names))
