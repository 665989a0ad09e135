"""Servers: what their managers have chosen in /admin, above what the configuration says."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from bot import config_values
from bot.config import Server
from bot.config_values import Wrong
from bot.refused import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bot.app import Clanmoot

#: What can be chosen, each with the check of the configuration's key of that name.
CHOICES: Final[Mapping[str, Callable[[object], object]]] = {
    "language": config_values.language,
    "channels": config_values.channels,
    "pace": config_values.pace,
    "games": config_values.games,
    "tables": config_values.tables,
}


class Servers:
    """Keeps `Clanmoot.config` up to date: the file's values, overridden by the managers'."""

    def __init__(self, bot: Clanmoot) -> None:
        self._bot = bot
        self._store = bot.store.servers
        #: As the file has them.
        self._written = bot.config.servers
        #: By server what was chosen, as the store keeps it.
        self._chosen: dict[int, dict[str, object]] = {}

    async def load(self) -> None:
        """Apply everything that was ever chosen."""
        self._chosen = await self._store.all()
        self._apply()

    def chosen(self, guild_id: int) -> Mapping[str, object]:
        """What the managers of a server have chosen."""
        return self._chosen.get(guild_id, {})

    async def choose(self, guild_id: int, key: str, value: object | None) -> None:
        """Choose something for a server; ``None`` leaves it to the configuration.

        Raises `Refused` for what can't be chosen.
        """
        try:
            if value is not None:
                CHOICES[key](value)
        except (KeyError, Wrong):
            raise Refused("button-of-old") from None
        others = {name: one for name, one in self.chosen(guild_id).items() if name != key}
        chosen = others if value is None else {**others, key: value}
        await self._store.save(guild_id, chosen)
        self._chosen[guild_id] = chosen
        self._apply()

    def _apply(self) -> None:
        servers = {**self._written}
        for guild_id, chosen in self._chosen.items():
            servers[guild_id] = replace(servers.get(guild_id, Server()), **_checked(chosen))
        self._bot.config = replace(self._bot.config, servers=MappingProxyType(servers))


def _checked(chosen: Mapping[str, object]) -> dict[str, Any]:
    """What was chosen and still is possible: a game may be gone."""
    values: dict[str, Any] = {}
    for key, value in chosen.items():
        try:
            values[key] = CHOICES[key](value)
        except (KeyError, Wrong):
            continue
    return values
