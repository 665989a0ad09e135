"""What was chosen in a menu of options, and whether it still counts.

A menu's custom id says all it needs: the option, which of its values the menu holds, its page, and
a stamp of the options that it was made for. So it works after a restart, and a choice made without
having seen the last change undoes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from zlib import crc32

from bot.refused import OptionsChanged, Refused
from rules.core.options import Flag, Several

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.ui.press import Press
    from rules import Game
    from rules.core.options import Value

#: Custom ids have room for nine digits.
_STAMPS: Final = 10**9


@dataclass(frozen=True, slots=True)
class Part:
    """The values of an option that one menu holds: from `start` to before `end`."""

    option: str
    start: int
    end: int

    def word(self, page: int) -> str:
        """The text that carries it through Discord."""
        return f"{page}.{self.start}.{self.end}.{self.option}"

    @classmethod
    def read(cls, game: Game, word: str | None) -> tuple[Part, int]:
        """The part and the page; raises `Refused` for what is of an older version."""
        page, start, end, name = (*(word or "").split(".", 3), "", "", "", "")[:4]
        known = {option.name for option in game.options.options}
        if name not in known or not all(one.isdecimal() for one in (page, start, end)):
            raise Refused("button-of-old")
        return cls(name, int(start), int(end)), int(page)


def stamp(value: Value | Mapping[str, Value]) -> int:
    """A checksum of a value, for custom ids."""
    return crc32(repr(value).encode()) % _STAMPS


def changed(
    game: Game, options: Mapping[str, Value], press: Press, part: Part
) -> Mapping[str, object]:
    """What a choice in a menu changes; raises `OptionsChanged` if it was made for other options."""
    option, value = game.options[part.option], options[part.option]
    if press.moment != stamp(value):
        raise OptionsChanged
    if isinstance(option, Several) and isinstance(value, tuple):
        shown = option.values[part.start : part.end]
        return {option.name: [*(one for one in value if one not in shown), *press.values]}
    if len(press.values) != 1:
        raise Refused("button-of-old")
    return {option.name: press.values == ("yes",) if isinstance(option, Flag) else press.value}


def preset_values(game: Game, options: Mapping[str, Value], press: Press) -> Mapping[str, object]:
    """The options of a preset that was chosen; raises `OptionsChanged` as `changed` does."""
    if press.moment != stamp(options):
        raise OptionsChanged
    for preset in game.options.presets:
        if press.values == (preset.name,):
            return game.options.read(preset.values)
    raise Refused("button-of-old")
