"""Mentions: whom a message names, and who gets a notification."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from sandbox.permissions import Permission
from sandbox.world import components as parts
from sandbox.world.channels import DirectChannel
from sandbox.world.messages import MessageFlag
from sandbox.world.seen import Ping, PingKind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sandbox.world.messages import Message
    from sandbox.world.users import User

USER_MENTION = re.compile(r"<@!?(\d+)>")
EVERYONE_MENTION = re.compile(r"@(everyone|here)\b")


def settle(message: Message, allowed: dict[str, Any] | None) -> None:
    """Work out whom the message mentions, as far as its `allowed_mentions` lets it.

    Without `allowed_mentions` everything in the text counts; with it, only what it lists. Text in
    embeds never mentions anybody.
    """
    world = message.channel.world
    text = "\n".join([message.content, *parts.texts(message.components)])
    named = [world.users[int(key)] for key in USER_MENTION.findall(text) if int(key) in world.users]
    if allowed is None:
        everyone = True
        users = named
    else:
        parse = allowed.get("parse") or ()
        everyone = "everyone" in parse
        listed = {str(key) for key in allowed.get("users") or ()}
        users = [user for user in named if "users" in parse or str(user.id) in listed]
    may_call_all = Permission.MENTION_EVERYONE in message.channel.permissions(message.author)
    message.mentions_everyone = (
        everyone and may_call_all and EVERYONE_MENTION.search(text) is not None
    )
    if message.reference is not None and _pings_author(allowed):
        users = [*users, message.reference.author]
    message.mentions = list(dict.fromkeys(users))


def ring(message: Message) -> None:
    """Notify those whom a new message calls: each at most once, its author never."""
    if message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS or message.ephemeral:
        return
    called: dict[User, PingKind] = {}
    for user, kind in _called(message):
        called.setdefault(user, kind)
    for user, kind in called.items():
        if user is not message.author and message.channel.visible_to(user):
            user.pings.append(Ping(message.channel.world.clock.now(), kind, message))


def _called(message: Message) -> Iterator[tuple[User, PingKind]]:
    channel = message.channel
    for user in message.mentions:
        replied = message.reference is not None and user is message.reference.author
        yield user, PingKind.REPLY if replied else PingKind.MENTION
    if message.mentions_everyone:
        for user in channel.audience():
            yield user, PingKind.EVERYONE
    # No notification for answers to one's own command or click: one is looking at them.
    if isinstance(channel, DirectChannel) and message.interaction_metadata is None:
        yield channel.person, PingKind.DIRECT


def _pings_author(allowed: dict[str, Any] | None) -> bool:
    return True if allowed is None else bool(allowed.get("replied_user", False))
