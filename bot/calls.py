"""How players are called: as they have chosen, as far as it works, and not at night."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clocks.nights import night_at
from bot.store.settings import Calls

if TYPE_CHECKING:
    from bot.app import Clanmoot
    from bot.store import Match, Person


def called_by(bot: Clanmoot, match: Match, person: Person) -> Calls:
    """How a player of a match is called; where direct messages don't work, by mention."""
    wished = person.settings.calls
    direct = bot.config.server(match.guild_id).direct_messages and not person.closed
    return Calls.MENTION if wished is Calls.DIRECT and not direct else wished


def sleeps(bot: Clanmoot, person: Person) -> bool:
    """Whether it is night where a person is, so that nothing may ping them."""
    return night_at(person.settings, bot.clock()) is not None
