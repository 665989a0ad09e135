"""Channels: text channels of a guild, threads and direct messages."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from sandbox.permissions import EVERYTHING, Permission, named

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from sandbox.clock import Timer
    from sandbox.world import World
    from sandbox.world.guilds import Guild
    from sandbox.world.messages import Message
    from sandbox.world.users import User


class ChannelType(IntEnum):
    """Discord's channel types that occur here."""

    TEXT = 0
    DIRECT = 1
    VOICE = 2
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    STAGE = 13
    FORUM = 15
    MEDIA = 16


#: Channels to talk in, which hold messages too, but no threads.
SPOKEN = frozenset({ChannelType.VOICE, ChannelType.STAGE})
#: Channels that hold posts, which are threads, and nothing else: nobody can write in them.
POSTS_ONLY = frozenset({ChannelType.FORUM, ChannelType.MEDIA})


class Channel:
    """A place for messages; `permissions` alone decide who sees it."""

    type: ChannelType

    def __init__(self, world: World, channel_id: int, name: str) -> None:
        self.world = world
        self.id = channel_id
        self.name = name
        self.messages: dict[int, Message] = {}
        self.old_edits: list[float] = []

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name} {self.id}>"

    @property
    def guild(self) -> Guild | None:
        """The guild it belongs to; direct messages have none."""
        return None

    @property
    def last_message_id(self) -> int | None:
        """The newest message's id."""
        return next(reversed(self.messages), None)

    def permissions(self, user: User) -> Permission:
        """What the user may do here."""
        raise NotImplementedError

    def audience(self) -> list[User]:
        """All who can see the channel, the bot included."""
        raise NotImplementedError

    def visible_to(self, user: User) -> bool:
        """Whether the user can see the channel."""
        return Permission.VIEW_CHANNEL in self.permissions(user)

    def messages_for(self, user: User) -> list[Message]:
        """The messages the user can see here now, oldest first, ephemeral ones included."""
        if not self.visible_to(user):
            return []
        return [m for m in self.messages.values() if m.only_for in (None, user) and not m.dismissed]

    def payload(self) -> dict[str, Any]:
        """The channel object of Discord's API."""
        last = self.last_message_id
        return {
            "id": str(self.id),
            "type": int(self.type),
            "name": self.name,
            "flags": 0,
            "last_message_id": None if last is None else str(last),
        }


class TextChannel(Channel):
    """A channel of a guild, with per-user exceptions to what members usually may do.

    Its type says whether it is a text channel indeed, or one for voices, posts or announcements.
    """

    def __init__(
        self,
        world: World,
        channel_id: int,
        name: str,
        guild: Guild,
        kind: ChannelType = ChannelType.TEXT,
    ) -> None:
        super().__init__(world, channel_id, name)
        self.type = kind
        self._guild = guild
        self.position = len(guild.channels)
        self.overwrites: dict[int, tuple[Permission, Permission]] = {}

    @property
    def guild(self) -> Guild:
        """The guild it belongs to."""
        return self._guild

    def permissions(self, user: User) -> Permission:
        """What the user may do here: guild-wide rights, then everyone's exceptions, then theirs."""
        allowed = self._guild.permissions(user)
        if allowed is EVERYTHING:
            return EVERYTHING
        if not allowed or not self.overwrites:
            return allowed
        for key in (self._guild.id, user.id):
            allow, deny = self.overwrites.get(key, (Permission(0), Permission(0)))
            allowed = (allowed & ~deny) | allow
        return allowed

    def audience(self) -> list[User]:
        """All members who can see the channel."""
        return [user for user in self._guild.members.values() if self.visible_to(user)]

    def forbid(self, *names: str, to: User | None = None) -> None:
        """Take permissions away here, from the bot or from another: `forbid("attach_files")`."""
        self._change(to or self.world.bot, denied=names)

    def permit(self, *names: str, to: User | None = None) -> None:
        """Give permissions here to the bot, or to another user."""
        self._change(to or self.world.bot, allowed=names)

    def hide_from(self, *users: User) -> None:
        """Make the channel and its threads invisible to these users."""
        for user in users:
            self.forbid("view_channel", to=user)

    def show_to(self, *users: User) -> None:
        """Make the channel and its threads visible to these users, with all that was said."""
        for user in users:
            self.permit("view_channel", to=user)

    def overwrite(self, key: int, allowed: Iterable[str] = (), denied: Iterable[str] = ()) -> None:
        """Set permissions for a user's id, or for everyone by the guild's id, telling nobody."""
        allow, deny = self.overwrites.get(key, (Permission(0), Permission(0)))
        for name in allowed:
            allow, deny = allow | named(name), deny & ~named(name)
        for name in denied:
            allow, deny = allow & ~named(name), deny | named(name)
        self.overwrites[key] = (allow, deny)

    def _change(self, user: User, allowed: Iterable[str] = (), denied: Iterable[str] = ()) -> None:
        before = self.visible_to(user)
        self.overwrite(user.id, allowed, denied)
        self.world.tell_bot("CHANNEL_UPDATE", self.payload(), self._guild)
        if self.visible_to(user) and not before:
            self.world.reveal(self, user)

    def payload(self) -> dict[str, Any]:
        """The channel object of Discord's API."""
        spoken = {"bitrate": 64_000, "user_limit": 0} if self.type in SPOKEN else {}
        return {
            **spoken,
            **super().payload(),
            "guild_id": str(self._guild.id),
            "position": self.position,
            "parent_id": None,
            "topic": None,
            "nsfw": False,
            "rate_limit_per_user": 0,
            "permission_overwrites": [
                {
                    "id": str(key),
                    "type": 0 if key == self._guild.id else 1,
                    "allow": str(int(allow)),
                    "deny": str(int(deny)),
                }
                for key, (allow, deny) in self.overwrites.items()
            ],
        }


class DirectChannel(Channel):
    """The direct messages between the bot and one person."""

    type = ChannelType.DIRECT

    def __init__(self, world: World, channel_id: int, person: User) -> None:
        super().__init__(world, channel_id, person.name)
        self.person = person

    def permissions(self, user: User) -> Permission:
        """Everything for the two who talk here, nothing for others."""
        return EVERYTHING if user in (self.person, self.world.bot) else Permission(0)

    def audience(self) -> list[User]:
        """The two who talk here."""
        return [self.person, self.world.bot]

    def payload(self) -> dict[str, Any]:
        """The channel object of Discord's API, as the bot gets it."""
        body = super().payload()
        del body["name"]
        return {**body, "recipients": [self.person.payload()]}


class Thread(Channel):
    """A thread; a public one is seen by all who see its parent, a private one by its members."""

    def __init__(
        self,
        parent: TextChannel,
        thread_id: int,
        name: str,
        owner: User,
        *,
        private: bool = False,
        auto_archive_minutes: int = 4320,
    ) -> None:
        super().__init__(parent.world, thread_id, name)
        self.type = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
        if parent.type is ChannelType.ANNOUNCEMENT:
            self.type = ChannelType.ANNOUNCEMENT_THREAD
        self.parent = parent
        self.owner = owner
        self.auto_archive_minutes = auto_archive_minutes
        self.archived = False
        self.locked = False
        self.invitable = True
        self.created = self.changed = parent.world.clock.utc()
        self.members: dict[int, datetime] = {}
        self.active_at = parent.world.clock.now()
        self.archiving: Timer | None = None

    @property
    def guild(self) -> Guild:
        """The guild it belongs to."""
        return self.parent.guild

    @property
    def private(self) -> bool:
        """Whether only its members see it."""
        return self.type is ChannelType.PRIVATE_THREAD

    def permissions(self, user: User) -> Permission:
        """What the user may do here: what the parent channel says, membership permitting."""
        allowed = self.parent.permissions(user)
        if (
            self.private
            and user.id not in self.members
            and Permission.MANAGE_THREADS not in allowed
        ):
            return allowed & ~Permission.VIEW_CHANNEL
        return allowed

    def audience(self) -> list[User]:
        """All members of the guild who can see the thread."""
        return [user for user in self.parent.audience() if self.visible_to(user)]

    def payload(self) -> dict[str, Any]:
        """The channel object of Discord's API, as the bot gets it."""
        body = {
            **super().payload(),
            "guild_id": str(self.guild.id),
            "parent_id": str(self.parent.id),
            "owner_id": str(self.owner.id),
            "message_count": len(self.messages),
            "total_message_sent": len(self.messages),
            "member_count": min(50, len(self.members)),
            "rate_limit_per_user": 0,
            "thread_metadata": {
                "archived": self.archived,
                "locked": self.locked,
                "invitable": self.invitable,
                "auto_archive_duration": self.auto_archive_minutes,
                "archive_timestamp": self.changed.isoformat(),
                "create_timestamp": self.created.isoformat(),
            },
        }
        if self.world.bot.id in self.members:
            body["member"] = self.member_payload(self.world.bot.id)
        return body

    def member_payload(self, user_id: int) -> dict[str, Any]:
        """The thread member object of Discord's API."""
        return {
            "id": str(self.id),
            "user_id": str(user_id),
            "join_timestamp": self.members[user_id].isoformat(),
            "flags": 0,
        }
