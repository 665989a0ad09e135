"""Guilds, which people call servers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox.permissions import EVERYTHING, USUAL, Permission
from sandbox.world.channels import ChannelType, TextChannel, Thread

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sandbox.world import World
    from sandbox.world.channels import Channel
    from sandbox.world.users import User


class Guild:
    """A server with its members and channels."""

    def __init__(self, world: World, guild_id: int, name: str, locale: str) -> None:
        self.world = world
        self.id = guild_id
        self.name = name
        self.locale = locale
        self.joined = world.clock.utc()
        self.members: dict[int, User] = {}
        self.admins: set[int] = set()
        self.channels: dict[int, Channel] = {}

    def __repr__(self) -> str:
        return f"<Guild {self.name} {self.id}>"

    def text(
        self,
        name: str,
        *,
        hidden_from: Iterable[User] = (),
        only_for: Iterable[User] | None = None,
        kind: ChannelType = ChannelType.TEXT,
    ) -> TextChannel:
        """Add a text channel, if wanted invisible to some or visible to a few.

        `kind` says if it is one for voices, stages, posts, media or announcements instead.
        """
        channel = TextChannel(self.world, self.world.ids.next(), name, self, kind)
        self.channels[channel.id] = self.world.channels[channel.id] = channel
        if only_for is not None:
            channel.overwrite(self.id, denied=["view_channel"])
            for user in (self.world.bot, *only_for):
                channel.overwrite(user.id, allowed=["view_channel"])
        for user in hidden_from:
            channel.overwrite(user.id, denied=["view_channel"])
        self.world.tell_bot("CHANNEL_CREATE", channel.payload(), self)
        self.world.announce(channel)
        return channel

    def add(self, *users: User) -> None:
        """Let users join; they see at once what is there."""
        for user in users:
            if user.id in self.members:
                continue
            self.members[user.id] = user
            if user is self.world.bot:
                # By the missing field a client tells a guild it has joined from one it was in.
                joined = self.create_payload()
                del joined["unavailable"]
                self.world.tell_bot("GUILD_CREATE", joined, self)
            for channel in tuple(self.channels.values()):
                if isinstance(channel, TextChannel) and channel.visible_to(user):
                    self.world.reveal(channel, user)

    def remove(self, *users: User) -> None:
        """Remove users; what they saw stays in their record."""
        for user in users:
            if user is self.world.bot and user.id in self.members:
                self.world.tell_bot("GUILD_DELETE", {"id": str(self.id)}, self)
            self.members.pop(user.id, None)
            self.admins.discard(user.id)

    def promote(self, *users: User) -> None:
        """Make members administrators."""
        self.admins.update(user.id for user in users)

    def permissions(self, user: User) -> Permission:
        """What the user may do in the guild at large."""
        if user.id not in self.members:
            return Permission(0)
        return EVERYTHING if user.id in self.admins else USUAL

    @property
    def threads(self) -> list[Thread]:
        """The threads that are not archived."""
        return [c for c in self.channels.values() if isinstance(c, Thread) and not c.archived]

    def member_payload(self, user: User) -> dict[str, Any]:
        """The member object of Discord's API."""
        return {
            "user": user.payload(),
            "nick": None,
            "avatar": None,
            "banner": None,
            "roles": [],
            "joined_at": self.joined.isoformat(),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
            "communication_disabled_until": None,
        }

    def payload(self) -> dict[str, Any]:
        """The guild object of Discord's API."""
        return {
            "id": str(self.id),
            "name": self.name,
            "icon": None,
            "home_header": None,
            "splash": None,
            "discovery_splash": None,
            # An owner may do everything, so no player is one.
            "owner_id": str(self.id),
            "region": "deprecated",
            "widget_enabled": False,
            "widget_channel_id": None,
            "max_presences": None,
            "max_members": 500_000,
            "max_video_channel_users": 25,
            "max_stage_video_channel_users": 50,
            "afk_channel_id": None,
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "roles": [self.everyone()],
            "emojis": [],
            "stickers": [],
            "features": [],
            "mfa_level": 0,
            "application_id": None,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "vanity_url_code": None,
            "description": None,
            "banner": None,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "incidents_data": None,
            "premium_progress_bar_enabled": False,
            "preferred_locale": self.locale,
            "nsfw_level": 0,
            "nsfw": False,
            "safety_alerts_channel_id": None,
        }

    def create_payload(self) -> dict[str, Any]:
        """What the gateway tells of the guild when the bot connects or joins."""
        channels = [c for c in self.channels.values() if not isinstance(c, Thread)]
        return {
            **self.payload(),
            "joined_at": self.joined.isoformat(),
            "large": False,
            "unavailable": False,
            "member_count": len(self.members),
            "members": [self.member_payload(self.world.bot)],
            "channels": [channel.payload() for channel in channels],
            "threads": [thread.payload() for thread in self.threads],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def everyone(self) -> dict[str, Any]:
        """The role object of the role that all members have."""
        return {
            "id": str(self.id),
            "name": "@everyone",
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "icon": None,
            "unicode_emoji": None,
            "position": 0,
            "permissions": str(int(USUAL)),
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }
