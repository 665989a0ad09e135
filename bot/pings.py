"""How players are called: as they have chosen, as far as it works, and not when they sleep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.settings import PingBy

if TYPE_CHECKING:
    from bot.app import Clanmoot
    from bot.store import Match, Person


def called_by(bot: Clanmoot, match: Match, person: Person) -> PingBy:
    """How a player of a match is called; where direct messages don't work, by mention."""
    wished = person.settings.calls
    direct = bot.config.server(match.guild_id).direct_messages and not person.closed
    return PingBy.MENTION if wished is PingBy.DIRECT and not direct else wished


async def rests(bot: Clanmoot, person: Person) -> bool:
    """Whether a person is asleep or away, so that nothing may ping them."""
    life, now = await bot.matches.timekeeper.life(person.user_id), bot.clock()
    return life.reachable(now) > now
