"""Interactions: what a person did, on its way to the bot, and the deadlines for answering."""

from __future__ import annotations

import secrets
from collections import deque
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from sandbox.interactions.reply import Reply
from sandbox.world.files import MAX_FILE
from sandbox.world.seen import SeenKind

if TYPE_CHECKING:
    from sandbox.clock import Timer
    from sandbox.faults import Faults
    from sandbox.world import World
    from sandbox.world.channels import Channel
    from sandbox.world.messages import Message
    from sandbox.world.users import User

ANSWER_WITHIN = 3.0
TOKEN_LIVES = 15 * 60.0
GUILD_CONTEXT, BOT_DM_CONTEXT = 0, 1


class InteractionType(IntEnum):
    """What a person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Interaction:
    """One thing a person did, and how far the bot has answered it."""

    def __init__(
        self,
        interaction_id: int,
        kind: InteractionType,
        user: User,
        channel: Channel,
        data: dict[str, Any],
        message: Message | None,
    ) -> None:
        self.id = interaction_id
        self.token = secrets.token_urlsafe(48)
        self.kind = kind
        self.user = user
        self.channel = channel
        self.data = data
        self.message = message
        self.sent_at = channel.world.clock.now()
        self.reply = Reply(user, interaction_id)
        self.original: Message | None = None
        self.followups: dict[int, Message] = {}
        self.deadline: Timer | None = None

    @property
    def expired(self) -> bool:
        """Whether the three seconds passed without an answer."""
        return self.reply.failed

    @property
    def metadata(self) -> dict[str, Any]:
        """How a message tells which interaction it answers."""
        owners = {"0": str(self.channel.guild.id)} if self.channel.guild else {"0": "0"}
        body: dict[str, Any] = {
            "id": str(self.id),
            "type": int(self.kind),
            "user": self.user.payload(),
            "authorizing_integration_owners": owners,
        }
        if self.kind is InteractionType.COMMAND:
            body["name"] = _line(self.data)
        if self.message is not None and self.kind is InteractionType.COMPONENT:
            body["interacted_message_id"] = str(self.message.id)
        return body

    def acknowledge(self) -> None:
        """Note that the bot gave its first answer in time."""
        if self.deadline is not None:
            self.deadline.cancel()
        elapsed = self.channel.world.clock.now() - self.sent_at
        self.reply.change(acknowledged=True, elapsed=elapsed)

    def payload(self) -> dict[str, Any]:
        """The interaction object of Discord's API."""
        channel, guild = self.channel, self.channel.guild
        bot = channel.world.bot
        body: dict[str, Any] = {
            "id": str(self.id),
            "application_id": str(bot.id),
            "type": int(self.kind),
            "data": self.data,
            "token": self.token,
            "version": 1,
            "locale": self.user.locale,
            "channel": {
                **channel.payload(),
                "permissions": str(int(channel.permissions(self.user))),
            },
            "channel_id": str(channel.id),
            "app_permissions": str(int(channel.permissions(bot))),
            "entitlements": [],
            "attachment_size_limit": MAX_FILE,
        }
        if guild is None:
            body["user"] = self.user.payload()
            body["context"] = BOT_DM_CONTEXT
            body["authorizing_integration_owners"] = {"0": "0"}
        else:
            permissions = str(int(channel.permissions(self.user)))
            body["member"] = {**guild.member_payload(self.user), "permissions": permissions}
            body["guild_id"] = str(guild.id)
            body["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
            body["guild_locale"] = guild.locale
            body["context"] = GUILD_CONTEXT
            body["authorizing_integration_owners"] = {"0": str(guild.id)}
        if self.message is not None:
            body["message"] = self.message.payload()
        return body


def _line(data: dict[str, Any]) -> str:
    """The name of a command with those of its sub-commands."""
    words = [str(data["name"])]
    options = data.get("options") or ()
    while options and "options" in options[0]:
        words.append(str(options[0]["name"]))
        options = options[0]["options"]
    return " ".join(words)


class Interactions:
    """All interactions whose token still lives."""

    def __init__(self, world: World, faults: Faults) -> None:
        self._world = world
        self._faults = faults
        self._oldest_first: deque[Interaction] = deque()
        self._by_token: dict[str, Interaction] = {}

    def send(
        self,
        kind: InteractionType,
        user: User,
        channel: Channel,
        data: dict[str, Any],
        message: Message | None = None,
    ) -> Interaction:
        """Tell the bot what a person did, and start the three seconds."""
        self._sweep()
        interaction = Interaction(self._world.ids.next(), kind, user, channel, data, message)
        self._oldest_first.append(interaction)
        self._by_token[interaction.token] = interaction
        interaction.deadline = self._world.clock.after(
            ANSWER_WITHIN, lambda: self._fail(interaction)
        )
        payload = interaction.payload()
        for _ in range(self._faults.deliveries()):
            self._world.tell_bot("INTERACTION_CREATE", payload, channel.guild)
        return interaction

    def by_id(self, interaction_id: int, token: str) -> Interaction | None:
        """The interaction with this id, if the token is its own."""
        interaction = self._by_token.get(token)
        return interaction if interaction is not None and interaction.id == interaction_id else None

    def by_token(self, token: str) -> Interaction | None:
        """The interaction whose token this is, as long as the token lives."""
        self._sweep()
        return self._by_token.get(token)

    def _sweep(self) -> None:
        oldest_alive = self._world.clock.now() - TOKEN_LIVES
        while self._oldest_first and self._oldest_first[0].sent_at < oldest_alive:
            del self._by_token[self._oldest_first.popleft().token]

    def _fail(self, interaction: Interaction) -> None:
        note = {"interaction_id": str(interaction.id), "content": "The application did not respond"}
        interaction.reply.change(failed=True)
        self._world.show(SeenKind.FAILURE, note, [interaction.user], channel=interaction.channel)
