"""The world of the sandbox: users, guilds, channels, messages, and who sees what of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox.snowflakes import Snowflakes
from sandbox.world.channels import Channel, DirectChannel, Thread
from sandbox.world.guilds import Guild
from sandbox.world.seen import Seen, SeenKind
from sandbox.world.users import User

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sandbox.clock import Clock
    from sandbox.world.messages import Attachment, Message

    Dispatch = Callable[[str, dict[str, Any], Guild | None], None]


class World:
    """Everything that exists, and its two outlets: events for the bot, and what people see."""

    def __init__(self, clock: Clock, bot_name: str) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.base_url = ""
        self.bot = User(self.ids.next(), bot_name, bot=True)
        self.users: dict[int, User] = {self.bot.id: self.bot}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.directs: dict[int, DirectChannel] = {}
        self.files: dict[int, Attachment] = {}
        self.old_edits_per_hour = 5
        #: Called whenever something has changed that somebody could see or that must be saved.
        self.watchers: list[Callable[[], None]] = []
        self._dispatch: Dispatch | None = None

    def connect(self, dispatch: Dispatch) -> None:
        """Let the gateway carry what the bot is told."""
        self._dispatch = dispatch

    def tell_bot(self, event: str, data: dict[str, Any], guild: Guild | None = None) -> None:
        """Send the bot a gateway event, if it is in that guild and asked for such events."""
        if self._dispatch is None:
            return
        if guild is None or self.bot.id in guild.members:
            self._dispatch(event, data, guild)

    def show(
        self,
        kind: SeenKind,
        payload: dict[str, Any],
        users: Iterable[User],
        *,
        channel: Channel | None = None,
        message: Message | None = None,
    ) -> None:
        """Show one thing to these users."""
        files = tuple(message.attachments) if message is not None else ()
        channel_id = channel.id if channel is not None else None
        seen = Seen(self.clock.now(), kind, payload, channel_id, message, files)
        for user in users:
            if not user.bot:
                user.witness(seen)
        self.notice()

    def notice(self) -> None:
        """Tell those who watch the whole world that it has changed."""
        for watcher in tuple(self.watchers):
            watcher()

    def announce(self, channel: Channel) -> None:
        """Show a new or renamed channel or thread to all who can see it."""
        kind = SeenKind.THREAD if isinstance(channel, Thread) else SeenKind.CHANNEL
        self.show(kind, channel.payload(), channel.audience(), channel=channel)

    def reveal(self, channel: Channel, user: User) -> None:
        """Show a user all that is in a channel they could not see until now."""
        kind = SeenKind.THREAD if isinstance(channel, Thread) else SeenKind.CHANNEL
        self.show(kind, channel.payload(), [user], channel=channel)
        for message in channel.messages_for(user):
            self.show(SeenKind.MESSAGE, message.payload(), [user], channel=channel, message=message)
        for thread in self.channels.values():
            if isinstance(thread, Thread) and thread.parent is channel and thread.visible_to(user):
                self.reveal(thread, user)

    def direct(self, person: User) -> DirectChannel:
        """The direct messages between the bot and a person, opened if they were not."""
        if person.id not in self.directs:
            channel = DirectChannel(self, self.ids.next(), person)
            self.directs[person.id] = channel
            self.channels[channel.id] = channel
            self.show(SeenKind.CHANNEL, channel.payload(), [person], channel=channel)
        return self.directs[person.id]

    def share_guild(self, person: User) -> bool:
        """Whether the bot and the person are together in some guild."""
        return any(
            person.id in guild.members and self.bot.id in guild.members
            for guild in self.guilds.values()
        )

    def guild(self, name: str, locale: str) -> Guild:
        """Found a guild without members."""
        guild = Guild(self, self.ids.next(), name, locale)
        self.guilds[guild.id] = guild
        return guild
