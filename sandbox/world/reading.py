"""What a user has read, and what is new to them: unread marks and mention badges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.world.channels import Thread

if TYPE_CHECKING:
    from sandbox.world.channels import Channel
    from sandbox.world.users import User


def mark_read(user: User, channel: Channel) -> bool:
    """Note that the user has read everything in the channel; False if nothing was new."""
    newest = max((message.id for message in channel.messages_for(user)), default=0)
    if newest <= user.read.get(channel.id, 0):
        return False
    user.read[channel.id] = newest
    return True


def first_unread(user: User, channel: Channel) -> int | None:
    """The oldest message that is new to the user; threads count for their members only."""
    if isinstance(channel, Thread) and user.id not in channel.members:
        return None
    read = user.read.get(channel.id, 0)
    for message in channel.messages_for(user):
        if message.id > read and message.author is not user:
            return message.id
    return None


def mentions(user: User, channel: Channel) -> int:
    """How many messages in the channel have called the user and are still unread."""
    read = user.read.get(channel.id, 0)
    return sum(
        ping.message.channel is channel and ping.message.id > read and not ping.message.deleted
        for ping in user.pings
    )


def all_mentions(user: User) -> int:
    """How many messages anywhere have called the user and are still unread."""
    return sum(
        ping.message.id > user.read.get(ping.message.channel.id, 0) and not ping.message.deleted
        for ping in user.pings
    )
