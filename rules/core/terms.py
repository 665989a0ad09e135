"""Terms: which settings go together, and with how many players.

A game declares its terms as data, each with the key of the text that gives the reason
(``game-reason-key``). Checks, menus and the lobby all read them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.core.errors import BadOptions

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.options import Value


@dataclass(frozen=True, slots=True)
class Setting:
    """An option at one of its values; for a `Several`, that value being among the chosen ones."""

    option: str
    value: bool | str = True

    @property
    def word(self) -> str:
        """The value as a fact: a flag's is ``yes`` or ``no``."""
        if isinstance(self.value, bool):
            return "yes" if self.value else "no"
        return self.value

    def holds(self, options: Mapping[str, Value]) -> bool:
        """Whether these options have it."""
        value = options[self.option]
        return self.value in value if isinstance(value, tuple) else self.value == value

    def onto(self, value: Value) -> Value:
        """The option's value with this setting in place of, or beside, what was chosen."""
        return (*value, str(self.value)) if isinstance(value, tuple) else self.value


def settings(option: str, *values: str) -> tuple[Setting, ...]:
    """Several values of one option."""
    return tuple(Setting(option, value) for value in values)


@dataclass(frozen=True, slots=True)
class Excludes:
    """Of these settings, at most one."""

    settings: tuple[Setting, ...]
    reason: str

    def broken(self, options: Mapping[str, Value], seats: int | None) -> BadOptions | None:
        """The refusal, if options that are played so don't keep to it."""
        held = [one for one in self.settings if one.holds(options)]
        return _bad_pair(held[0], held[1], self.reason) if len(held) > 1 else None


@dataclass(frozen=True, slots=True)
class Needs:
    """The setting needs another one."""

    setting: Setting
    needed: Setting
    reason: str

    def broken(self, options: Mapping[str, Value], seats: int | None) -> BadOptions | None:
        """The refusal, if options that are played so don't keep to it."""
        if not self.setting.holds(options) or self.needed.holds(options):
            return None
        return _bad_pair(self.setting, self.needed, self.reason)


@dataclass(frozen=True, slots=True)
class OnlyFor:
    """The setting is for these numbers of players only."""

    setting: Setting
    seats: tuple[int, ...]
    reason: str

    def broken(self, options: Mapping[str, Value], seats: int | None) -> BadOptions | None:
        """The refusal, if a number of players is given for which the setting isn't."""
        if seats is None or seats in self.seats or not self.setting.holds(options):
            return None
        facts = {"first": self.setting.word, "first_option": self.setting.option}
        known = ", ".join(map(str, self.seats))
        return BadOptions("seats", self.reason, {"value": seats, "known": known, **facts})


@dataclass(frozen=True, slots=True)
class Forced:
    """With these numbers of players the setting is played, whatever is chosen."""

    setting: Setting
    seats: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class MattersWith:
    """The option changes nothing without that setting, but may be set."""

    option: str
    setting: Setting
    reason: str


#: Terms that can be broken; the others only say what is played.
Condition = Excludes | Needs | OnlyFor
Term = Condition | Forced | MattersWith


def _bad_pair(first: Setting, second: Setting, reason: str) -> BadOptions:
    """A refusal that names both settings, and the second one's option if it is another."""
    facts = {"first": first.word, "second": second.word}
    if second.option != first.option:
        facts["second_option"] = second.option
    return BadOptions(first.option, reason, facts)
