"""Sections of a data file: each value is checked as it is read, and named if it is wrong."""

from __future__ import annotations


class Section:
    """One table of a TOML text. What is wrong with a value is a `ValueError` of one sentence."""

    __slots__ = ("_values", "name")

    def __init__(self, name: str, values: object) -> None:
        if not isinstance(values, dict):
            raise _wrong(f"{name} must be a table.")
        self.name = name
        self._values: dict[str, object] = values

    def keys(self) -> tuple[str, ...]:
        """The names of all its values."""
        return tuple(self._values)

    def number(self, key: str) -> int:
        """A whole number from 0 on."""
        return self._number(key, self._value(key))

    def numbers(self, key: str) -> tuple[int, ...]:
        """A list of such numbers."""
        return tuple(self._number(key, one) for one in self._list(key))

    def word(self, key: str) -> str:
        """A text."""
        return self._word(key, self._value(key))

    def words(self, key: str) -> tuple[str, ...]:
        """A list of texts."""
        return tuple(self._word(key, one) for one in self._list(key))

    def section(self, key: str) -> Section:
        """A table within this one."""
        return Section(f"{key} of {self.name}", self._value(key))

    def sections(self, key: str) -> tuple[Section, ...]:
        """A list of tables."""
        return tuple(
            Section(f"{key} {number} of {self.name}", one)
            for number, one in enumerate(self._list(key), 1)
        )

    def _value(self, key: str) -> object:
        if key not in self._values:
            raise _wrong(f"{self.name} must have a value {key!r}.")
        return self._values[key]

    def _list(self, key: str) -> list[object]:
        value = self._value(key)
        if not isinstance(value, list):
            raise _wrong(f"{key!r} of {self.name} must be a list.")
        return value

    def _number(self, key: str, value: object) -> int:
        # A flag counts as a number in Python, but not in a data file.
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise _wrong(f"{key!r} of {self.name} must be whole numbers from 0, not {value!r}.")
        return value

    def _word(self, key: str, value: object) -> str:
        if not isinstance(value, str):
            raise _wrong(f"{key!r} of {self.name} must be text, not {value!r}.")
        return value


def _wrong(sentence: str) -> ValueError:
    """One kind of error for all that can be wrong with data, types included."""
    return ValueError(sentence)
