"""Asking by command, for tests of what only the asker sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandbox import Channel, Message, Person, Reply


async def ask(guest: Person, place: Channel, command: str, **options: object) -> Reply:
    """Use a command; its answer must be for this guest alone."""
    reply = await (await guest.slash(place, command, **options)).answered()
    assert reply.ephemeral, (command, reply)
    assert len(reply.messages) == 1
    return reply


def shown(reply: Reply) -> Message:
    assert reply.message is not None
    return reply.message
