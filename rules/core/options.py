"""The options of a game, described once: checks, menus and texts all read this."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from rules.core.errors import BadOptions
from rules.core.terms import Condition, Forced, MattersWith, Term

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
class Several:
    """An option with any number of its values."""

    name: str
    values: tuple[str, ...]
    default: tuple[str, ...] = ()

    def read(self, raw: object) -> tuple[str, ...]:
        """The chosen values in the order of `values`, checked."""
        if isinstance(raw, str | Mapping) or not isinstance(raw, Collection):
            raise BadOptions(self.name, "not-a-list", {"value": str(raw)})
        for value in raw:
            if value not in self.values:
                facts = {"value": str(value), "known": ", ".join(self.values)}
                raise BadOptions(self.name, "unknown-value", facts)
        return tuple(value for value in self.values if value in raw)


Option = Flag | Pick | Several


@dataclass(frozen=True, slots=True)
class Preset:
    """A named choice of all options; those not given are at their defaults.

    Its texts are ``game-preset-name`` and, with an explanation, ``game-preset-name-about``.
    """

    name: str
    values: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Section:
    """Options that belong together in the lobby; their heading is ``game-section-name``."""

    name: str
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OptionSet:
    """All options of a game."""

    options: tuple[Option, ...] = ()
    #: What goes together, and with how many players.
    terms: tuple[Term, ...] = ()
    #: At most 25, as one menu of Discord's holds.
    presets: tuple[Preset, ...] = ()
    #: None at all, or one for each option; at most 25.
    sections: tuple[Section, ...] = ()
    #: The `Several` whose values may be drawn by lot.
    by_lot: str | None = None

    def __getitem__(self, name: str) -> Option:
        """The option with that name."""
        return next(option for option in self.options if option.name == name)

    def read(self, raw: Mapping[str, object] | None) -> dict[str, Value]:
        """Every option with its value: the given one, checked, or the default.

        Raises `BadOptions` for an unknown name, a wrong value or settings that don't go together.
        """
        given = dict(raw or {})
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                facts = {"known": ", ".join(known) or "-"}
                raise BadOptions(str(name), "unknown-option", facts)
        chosen: dict[str, Value] = {
            name: option.read(given[name]) if name in given else option.default
            for name, option in known.items()
        }
        for misfit in self.misfits(chosen):
            raise misfit
        return chosen

    def misfits(self, options: Mapping[str, Value], seats: int | None = None) -> list[BadOptions]:
        """What doesn't go together, with that number of players if it is given."""
        if not self.terms:
            return []
        played = self.played(options, seats)
        broken = [term.broken(played, seats) for term in self.terms if isinstance(term, Condition)]
        return [misfit for misfit in broken if misfit is not None]

    def played(self, options: Mapping[str, Value], seats: int | None = None) -> dict[str, Value]:
        """The options as they are played.

        Settings that the number of players forces are set; those that don't matter get their
        default.
        """
        played = dict(options)
        for forced in self.forced(seats):
            name = forced.setting.option
            played[name] = self[name].read(forced.setting.onto(played[name]))
        for term in self.terms:
            if isinstance(term, MattersWith) and not term.setting.holds(played):
                played[term.option] = self[term.option].default
        return played

    def forced(self, seats: int | None) -> list[Forced]:
        """What that number of players forces."""
        return [term for term in self.terms if isinstance(term, Forced) and seats in term.seats]

    def preset_of(self, options: Mapping[str, Value]) -> Preset | None:
        """The preset that has these options, if any."""
        played = self.played(options)
        for preset in self.presets:
            if self.played(self.read(preset.values)) == played:
                return preset
        return None
