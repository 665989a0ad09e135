"""Threads: opening, joining, archiving."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox.world.channels import POSTS_ONLY, Thread
from sandbox.world.messages import Message, MessageFlag, MessageType
from sandbox.world.seen import SeenKind

if TYPE_CHECKING:
    from sandbox.world.channels import TextChannel
    from sandbox.world.users import User


def open_thread(
    parent: TextChannel,
    name: str,
    owner: User,
    *,
    under: Message | None = None,
    private: bool = False,
    auto_archive_minutes: int = 4320,
) -> Thread:
    """Open a thread under a message, or by itself; its owner is its first member."""
    world = parent.world
    thread = Thread(
        parent,
        under.id if under is not None else world.ids.next(),
        name,
        owner,
        private=private,
        auto_archive_minutes=auto_archive_minutes,
    )
    thread.members[owner.id] = thread.created
    parent.guild.channels[thread.id] = world.channels[thread.id] = thread
    world.tell_bot("THREAD_CREATE", {**thread.payload(), "newly_created": True}, parent.guild)
    world.announce(thread)
    if under is not None:
        under.flags |= MessageFlag.HAS_THREAD
        _note(thread, owner, MessageType.THREAD_STARTER, reference=under)
    elif not private and parent.type not in POSTS_ONLY:
        _note(parent, owner, MessageType.THREAD_CREATED, text=name)
    await_silence(thread)
    return thread


def _note(
    channel: Thread | TextChannel,
    author: User,
    kind: MessageType,
    *,
    text: str = "",
    reference: Message | None = None,
) -> None:
    """Post one of the lines that Discord itself writes."""
    world = channel.world
    message = Message(
        world.ids.next(),
        channel,
        author,
        world.clock.utc(),
        kind,
        content=text,
        reference=reference,
    )
    channel.messages[message.id] = message
    world.show(
        SeenKind.MESSAGE, message.payload(), channel.audience(), channel=channel, message=message
    )


def join(thread: Thread, user: User) -> None:
    """Make the user a member; a private thread then becomes visible to them."""
    if user.id in thread.members:
        return
    could_see = thread.visible_to(user)
    thread.members[user.id] = thread.world.clock.utc()
    _members_changed(thread, {"added_members": [thread.member_payload(user.id)]}, user)
    if not could_see and thread.visible_to(user):
        thread.world.reveal(thread, user)


def leave(thread: Thread, user: User) -> None:
    """End a membership."""
    if thread.members.pop(user.id, None) is not None:
        _members_changed(thread, {"removed_member_ids": [str(user.id)]}, user)


def _members_changed(thread: Thread, change: dict[str, Any], user: User) -> None:
    # Without the privileged members intent a bot hears of its own membership only.
    if user is thread.world.bot:
        data = {
            "id": str(thread.id),
            "guild_id": str(thread.guild.id),
            "member_count": len(thread.members),
            **change,
        }
        thread.world.tell_bot("THREAD_MEMBERS_UPDATE", data, thread.guild)


def change(thread: Thread, **changes: Any) -> None:
    """Set fields of a thread (`name`, `archived`, `locked`, …) and tell all who see it."""
    for key, value in changes.items():
        setattr(thread, key, value)
    thread.changed = thread.world.clock.utc()
    if changes.get("archived") is False:
        touch(thread)
    thread.world.tell_bot("THREAD_UPDATE", thread.payload(), thread.guild)
    thread.world.announce(thread)


def remove(thread: Thread) -> None:
    """Delete a thread with everything in it; it stays in the record of those who saw it."""
    if thread.archiving is not None:
        thread.archiving.cancel()
    gone = {
        "id": str(thread.id),
        "guild_id": str(thread.guild.id),
        "parent_id": str(thread.parent.id),
        "type": int(thread.type),
    }
    _remove(thread, "THREAD_DELETE", gone)


def remove_channel(channel: TextChannel) -> None:
    """Delete a text channel with its threads and everything in them."""
    for one in tuple(channel.guild.channels.values()):
        if isinstance(one, Thread) and one.parent is channel:
            remove(one)
    _remove(channel, "CHANNEL_DELETE", channel.payload())


def _remove(channel: TextChannel | Thread, event: str, gone: dict[str, Any]) -> None:
    world, guild = channel.world, channel.guild
    watchers = channel.audience()
    del guild.channels[channel.id], world.channels[channel.id]
    world.tell_bot(event, gone, guild)
    world.show(SeenKind.DELETION, gone, watchers, channel=channel)


def touch(thread: Thread) -> None:
    """Note that something happened in the thread, which postpones its archiving."""
    thread.active_at = thread.world.clock.now()
    if thread.archived:
        change(thread, archived=False)
    if thread.archiving is None:
        await_silence(thread)


def await_silence(thread: Thread) -> None:
    """Archive the thread after a time without activity; uses one timer, however much happens."""
    clock = thread.world.clock
    span = thread.auto_archive_minutes * 60

    def check() -> None:
        thread.archiving = None
        if thread.archived:
            return
        if clock.now() >= thread.active_at + span:
            change(thread, archived=True)
        else:
            await_silence(thread)

    thread.archiving = clock.after(thread.active_at + span - clock.now(), check)
