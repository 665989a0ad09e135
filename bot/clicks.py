"""The last click in each message: nothing older may take the place of its answer."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import discord

#: Of how many messages it is remembered.
REMEMBERED: Final = 4096


class Clicks:
    """Knows the last click in each message, for as long as that may matter."""

    def __init__(self) -> None:
        self._last: OrderedDict[int, int] = OrderedDict()

    def note(self, interaction: discord.Interaction[Any]) -> None:
        """Somebody has clicked in a message."""
        if interaction.message is None:
            return
        self._last[interaction.message.id] = interaction.id
        self._last.move_to_end(interaction.message.id)
        while len(self._last) > REMEMBERED:
            self._last.popitem(last=False)

    def any_since(self, message_id: int, interaction_id: int | None = None) -> bool:
        """Whether anybody has clicked in a message, since this interaction or at all."""
        return self._last.get(message_id, interaction_id) != interaction_id
