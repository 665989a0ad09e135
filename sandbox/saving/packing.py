"""A sandbox as plain data; `unpacking` is the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox.world.channels import DirectChannel, TextChannel, Thread

if TYPE_CHECKING:
    from sandbox.sandbox import Sandbox
    from sandbox.world.channels import Channel
    from sandbox.world.guilds import Guild
    from sandbox.world.messages import Attachment, Message
    from sandbox.world.users import User

VERSION = 1
Packed = dict[str, Any]


def pack(sandbox: Sandbox) -> Packed:
    """Everything to be saved, except the contents of attachments."""
    world = sandbox.world
    return {
        "version": VERSION,
        "pushed": world.clock.pushed,
        "last_id": world.ids.last,
        "bot": _user(world.bot),
        "people": [_user(user) for user in world.users.values() if not user.bot],
        "everywhere": [person.id for person in sandbox.everywhere],
        "guilds": [_guild(guild) for guild in world.guilds.values()],
        "channels": [_channel(channel) for channel in world.channels.values()],
        "files": [_file(file) for file in world.files.values()],
        "messages": [_message(m) for c in world.channels.values() for m in c.messages.values()],
        "commands": {str(scope): found for scope, found in sandbox.commands.scopes.items()},
    }


def _user(user: User) -> Packed:
    return {
        "id": user.id,
        "name": user.name,
        "locale": user.locale,
        "dms_open": user.dms_open,
        "read": [[channel, message] for channel, message in user.read.items()],
        "pings": [
            [ping.at, ping.kind, ping.message.id] for ping in user.pings if not ping.message.deleted
        ],
    }


def _guild(guild: Guild) -> Packed:
    return {
        "id": guild.id,
        "name": guild.name,
        "locale": guild.locale,
        "joined": guild.joined.isoformat(),
        "members": list(guild.members),
        "admins": list(guild.admins),
    }


def _channel(channel: Channel) -> Packed:
    body: Packed = {"id": channel.id, "type": int(channel.type), "name": channel.name}
    match channel:
        case TextChannel():
            body |= {
                "guild": channel.guild.id,
                "position": channel.position,
                "overwrites": [[k, int(a), int(d)] for k, (a, d) in channel.overwrites.items()],
            }
        case DirectChannel():
            body |= {"person": channel.person.id}
        case Thread():
            body |= _thread(channel)
    return body


def _thread(thread: Thread) -> Packed:
    return {
        "parent": thread.parent.id,
        "owner": thread.owner.id,
        "auto_archive_minutes": thread.auto_archive_minutes,
        "archived": thread.archived,
        "locked": thread.locked,
        "invitable": thread.invitable,
        "created": thread.created.isoformat(),
        "changed": thread.changed.isoformat(),
        "members": [[key, joined.isoformat()] for key, joined in thread.members.items()],
        "silent": thread.world.clock.now() - thread.active_at,
    }


def _file(file: Attachment) -> Packed:
    return {
        "id": file.id,
        "filename": file.filename,
        "content_type": file.content_type,
        "description": file.description,
        "size_px": file.size_px,
    }


def _message(message: Message) -> Packed:
    return {
        "id": message.id,
        "channel": message.channel.id,
        "author": message.author.id,
        "created": message.created.isoformat(),
        "type": int(message.type),
        "content": message.content,
        "embeds": message.embeds,
        "components": message.components,
        "attachments": [[file.id, file.description] for file in message.attachments],
        "flags": int(message.flags),
        "mentions": [user.id for user in message.mentions],
        "mentions_everyone": message.mentions_everyone,
        "edited": message.edited and message.edited.isoformat(),
        "nonce": message.nonce,
        "reference": message.reference and message.reference.id,
        "only_for": message.only_for and message.only_for.id,
        "dismissed": message.dismissed,
        "interaction_metadata": message.interaction_metadata,
    }
