"""A sandbox from the plain data that `packing` made of one."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from sandbox.permissions import Permission
from sandbox.saving.packing import VERSION
from sandbox.world import threads
from sandbox.world.channels import ChannelType, DirectChannel, TextChannel, Thread
from sandbox.world.guilds import Guild
from sandbox.world.messages import Attachment, Message, MessageFlag, MessageType
from sandbox.world.seen import Ping, PingKind

if TYPE_CHECKING:
    from sandbox.sandbox import Sandbox
    from sandbox.saving.packing import Packed
    from sandbox.world import World
    from sandbox.world.users import User


def unpack(sandbox: Sandbox, packed: Packed, contents: dict[int, bytes]) -> None:
    """Fill a new sandbox with what was saved; needs a running event loop."""
    if packed["version"] != VERSION:
        raise ValueError(f"it was written by another version ({packed['version']})")
    world = sandbox.world
    world.clock.advance(packed["pushed"])
    _people(sandbox, packed)
    for guild in packed["guilds"]:
        _guild(world, guild)
    # A thread's parent is older than the thread.
    for channel in sorted(packed["channels"], key=lambda one: "parent" in one):
        _channel(world, channel)
    for file in packed["files"]:
        _file(world, file, contents[file["id"]])
    messages: dict[int, Message] = {}
    for message in packed["messages"]:
        _message(world, message, messages)
    for user in (packed["bot"], *packed["people"]):
        world.users[user["id"]].pings += [
            Ping(at, PingKind(kind), messages[key])
            for at, kind, key in user["pings"]
            if key in messages
        ]
    sandbox.commands.scopes.update({int(key): one for key, one in packed["commands"].items()})
    world.ids.go_on_after(packed["last_id"])


def _people(sandbox: Sandbox, packed: Packed) -> None:
    world = sandbox.world
    del world.users[world.bot.id]
    _user(world.bot, packed["bot"])
    world.users[world.bot.id] = world.bot
    for entry in packed["people"]:
        person = sandbox.user(entry["name"], locale=entry["locale"], guilds=())
        del world.users[person.id]
        _user(person, entry)
        world.users[person.id] = person
        if person.id in packed["everywhere"]:
            sandbox.everywhere.append(person)


def _user(user: User, entry: Packed) -> None:
    user.id = entry["id"]
    user.name = entry["name"]
    user.dms_open = entry["dms_open"]
    user.read = dict(entry["read"])


def _guild(world: World, entry: Packed) -> None:
    guild = Guild(world, entry["id"], entry["name"], entry["locale"])
    guild.joined = datetime.fromisoformat(entry["joined"])
    guild.members = {key: world.users[key] for key in entry["members"]}
    guild.admins = set(entry["admins"])
    world.guilds[guild.id] = guild


def _channel(world: World, entry: Packed) -> None:
    match ChannelType(entry["type"]):
        case kind if "overwrites" in entry:
            guild = world.guilds[entry["guild"]]
            text = TextChannel(world, entry["id"], entry["name"], guild, kind)
            text.position = entry["position"]
            text.overwrites = {
                key: (Permission(allow), Permission(deny))
                for key, allow, deny in entry["overwrites"]
            }
            guild.channels[text.id] = world.channels[text.id] = text
        case ChannelType.DIRECT:
            direct = DirectChannel(world, entry["id"], world.users[entry["person"]])
            world.directs[direct.person.id] = world.channels[direct.id] = direct
        case kind:
            _thread(world, entry, private=kind is ChannelType.PRIVATE_THREAD)


def _thread(world: World, entry: Packed, *, private: bool) -> None:
    parent = world.channels[entry["parent"]]
    if not isinstance(parent, TextChannel):
        raise TypeError("a thread that is in no text channel")
    thread = Thread(
        parent,
        entry["id"],
        entry["name"],
        world.users[entry["owner"]],
        private=private,
        auto_archive_minutes=entry["auto_archive_minutes"],
    )
    thread.archived, thread.locked = entry["archived"], entry["locked"]
    thread.invitable = entry["invitable"]
    thread.created = datetime.fromisoformat(entry["created"])
    thread.changed = datetime.fromisoformat(entry["changed"])
    thread.members = {key: datetime.fromisoformat(joined) for key, joined in entry["members"]}
    thread.active_at = world.clock.now() - entry["silent"]
    parent.guild.channels[thread.id] = world.channels[thread.id] = thread
    if not thread.archived:
        threads.await_silence(thread)


def _file(world: World, entry: Packed, content: bytes) -> None:
    size = entry["size_px"]
    world.files[entry["id"]] = Attachment(
        id=entry["id"],
        filename=entry["filename"],
        content=content,
        content_type=entry["content_type"],
        description=entry["description"],
        size_px=size and (size[0], size[1]),
    )


def _message(world: World, entry: Packed, messages: dict[int, Message]) -> None:
    """Put a message where it was; what it refers to is older, or gone."""
    channel = world.channels[entry["channel"]]
    message = Message(
        id=entry["id"],
        channel=channel,
        author=world.users[entry["author"]],
        created=datetime.fromisoformat(entry["created"]),
        type=MessageType(entry["type"]),
        content=entry["content"],
        embeds=entry["embeds"],
        components=entry["components"],
        attachments=[
            replace(world.files[key], description=described)
            for key, described in entry["attachments"]
        ],
        flags=MessageFlag(entry["flags"]),
        mentions=[world.users[key] for key in entry["mentions"]],
        mentions_everyone=entry["mentions_everyone"],
        edited=entry["edited"] and datetime.fromisoformat(entry["edited"]),
        nonce=entry["nonce"],
        reference=messages.get(entry["reference"]),
        only_for=world.users.get(entry["only_for"]),
        dismissed=entry["dismissed"],
        interaction_metadata=entry["interaction_metadata"],
    )
    channel.messages[message.id] = messages[message.id] = message
