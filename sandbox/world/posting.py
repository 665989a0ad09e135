"""Posting, editing and deleting messages: the changes themselves, after all checks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sandbox.world import components as parts
from sandbox.world import mentions, threads
from sandbox.world.channels import Thread
from sandbox.world.files import attach
from sandbox.world.messages import Message, MessageFlag, MessageType
from sandbox.world.seen import SeenKind

if TYPE_CHECKING:
    from sandbox.world.channels import Channel
    from sandbox.world.files import Form
    from sandbox.world.users import User

SETTABLE = (
    MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
)


def post(
    channel: Channel,
    author: User,
    form: Form,
    *,
    kind: MessageType = MessageType.DEFAULT,
    only_for: User | None = None,
    reference: Message | None = None,
    metadata: dict[str, Any] | None = None,
    loading: bool = False,
) -> Message:
    """Put a new message into a channel, and show it to all who may see it."""
    world = channel.world
    body = form.body
    flags = MessageFlag(body.get("flags") or 0) & SETTABLE
    if only_for is not None:
        flags |= MessageFlag.EPHEMERAL
    if loading:
        flags |= MessageFlag.LOADING
    message = Message(
        id=world.ids.next(),
        channel=channel,
        author=author,
        created=world.clock.utc(),
        type=kind if reference is None else MessageType.REPLY,
        content=body.get("content") or "",
        embeds=body.get("embeds") or [],
        components=parts.stored(body.get("components") or []),
        attachments=attach(world, form),
        flags=flags,
        nonce=body.get("nonce"),
        reference=reference,
        only_for=only_for,
        interaction_metadata=metadata,
    )
    mentions.settle(message, body.get("allowed_mentions"))
    channel.messages[message.id] = message
    if isinstance(channel, Thread):
        threads.touch(channel)
        if not message.ephemeral:
            for user in message.mentions:
                if channel.parent.visible_to(user):
                    threads.join(channel, user)
    _tell(message, SeenKind.MESSAGE, "MESSAGE_CREATE")
    mentions.ring(message)
    return message


def edit(message: Message, form: Form) -> None:
    """Change a message: what the form does not name stays; mentions in an edit call nobody."""
    body = form.body
    world = message.channel.world
    new_files = attach(world, form)
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = body["embeds"] or []
    if "components" in body:
        message.components = parts.stored(body["components"] or [])
    if "flags" in body:
        asked = MessageFlag(body["flags"] or 0)
        message.flags &= ~MessageFlag.SUPPRESS_EMBEDS
        message.flags |= asked & (MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2)
    if "attachments" in body:
        message.attachments = kept(message, body["attachments"] or [])
    message.attachments = message.attachments + new_files
    if message.loading:
        message.flags &= ~MessageFlag.LOADING
    else:
        message.edited = world.clock.utc()
    mentions.settle(message, body.get("allowed_mentions"))
    _tell(message, SeenKind.EDIT, "MESSAGE_UPDATE")


def kept(message: Message, listed: list[dict[str, Any]]) -> list[Any]:
    """The present attachments that an edit lists, with the alt texts it gives them."""
    entries = {str(entry.get("id")): entry for entry in listed}
    return [
        replace(file, description=entries[str(file.id)].get("description", file.description))
        for file in message.attachments
        if str(file.id) in entries
    ]


def delete(message: Message) -> None:
    """Delete a message; it stays in the record of those who saw it."""
    message.deleted = True
    channel = message.channel
    channel.messages.pop(message.id, None)
    gone = {"id": str(message.id), "channel_id": str(channel.id)}
    if channel.guild is not None:
        gone["guild_id"] = str(channel.guild.id)
    watchers = channel.audience() if message.only_for is None else [message.only_for]
    channel.world.show(SeenKind.DELETION, gone, watchers, channel=channel)
    if not message.ephemeral:
        channel.world.tell_bot("MESSAGE_DELETE", gone, channel.guild)


def dismiss(message: Message) -> None:
    """Put an ephemeral message away on its reader's screen; for the bot it is still there."""
    message.dismissed = True
    gone = {"id": str(message.id), "channel_id": str(message.channel.id)}
    watchers = [] if message.only_for is None else [message.only_for]
    message.channel.world.show(SeenKind.DELETION, gone, watchers, channel=message.channel)


def _tell(message: Message, kind: SeenKind, event: str) -> None:
    channel = message.channel
    payload = message.payload()
    watchers = channel.audience() if message.only_for is None else [message.only_for]
    if not message.dismissed:
        channel.world.show(kind, payload, watchers, channel=channel, message=message)
    if not message.ephemeral:
        told = payload
        if channel.guild is not None:
            member = channel.guild.member_payload(message.author)
            del member["user"]
            told = {**payload, "guild_id": str(channel.guild.id), "member": member}
        channel.world.tell_bot(event, told, channel.guild)
