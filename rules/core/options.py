"""The options of a game, described once: checks, menus and texts all read this."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from rules.core.errors import BadOptions

Value = bool | str | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Flag:
    """An option that is on or off."""

    name: str
    default: bool = False

    def read(self, raw: object) -> bool:
        """The value, checked."""
        if not isinstance(raw, bool):
            raise BadOptions(self.name, "not-a-flag", {"value": str(raw)})
        return raw


@dataclass(frozen=True, slots=True)
class Pick:
    """An option with one of several values."""

    name: str
    values: tuple[str, ...]
    default: str

    def read(self, raw: object) -> str:
        """The value, checked."""
        if not isinstance(raw, str) or raw not in self.values:
            facts = {"value": str(raw), "known": ", ".join(self.values)}
            raise BadOptions(self.name, "unknown-value", facts)
        return raw


@dataclass(frozen=True, slots=True)
class Clash:
    """Values of one option of which at most one can be chosen, and the text that says why."""

    values: frozenset[str]
    reason: str


@dataclass(frozen=True, slots=True)
class Several:
    """An option with any number of values, but for those that clash."""

    name: str
    values: tuple[str, ...]
    clashes: tuple[Clash, ...] = ()
    default: tuple[str, ...] = ()

    def read(self, raw: object) -> tuple[str, ...]:
        """The chosen values in the order of `values`, checked."""
        if isinstance(raw, str | Mapping) or not isinstance(raw, Collection):
            raise BadOptions(self.name, "not-a-list", {"value": str(raw)})
        for value in raw:
            if value not in self.values:
                facts = {"value": str(value), "known": ", ".join(self.values)}
                raise BadOptions(self.name, "unknown-value", facts)
        chosen = tuple(value for value in self.values if value in raw)
        for clash in self.clashes:
            both = [value for value in chosen if value in clash.values]
            if len(both) > 1:
                raise BadOptions(self.name, clash.reason, {"first": both[0], "second": both[1]})
        return chosen


Option = Flag | Pick | Several


@dataclass(frozen=True, slots=True)
class OptionSet:
    """All options of a game."""

    options: tuple[Option, ...] = ()

    def read(self, raw: Mapping[str, object] | None) -> dict[str, Value]:
        """Every option with its value: the given one, checked, or the default.

        Raises `BadOptions` for an unknown name, a wrong value or values that clash.
        """
        given = dict(raw or {})
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                facts = {"known": ", ".join(known) or "-"}
                raise BadOptions(str(name), "unknown-option", facts)
        return {
            name: option.read(given[name]) if name in given else option.default
            for name, option in known.items()
        }
