"""People: what a person can do with Discord's client, and see in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox.errors import Refused
from sandbox.interactions import InteractionType
from sandbox.interactions.commands import CHAT_INPUT
from sandbox.interactions.lines import read_line
from sandbox.interactions.options import Resolved, fill, nested, option_named
from sandbox.interactions.reply import PATIENCE
from sandbox.permissions import Permission
from sandbox.screen import choosable, on_screen, place_of, pressable
from sandbox.signals import Signal
from sandbox.world import posting, threads
from sandbox.world.channels import POSTS_ONLY, DirectChannel, Thread
from sandbox.world.components import Kind
from sandbox.world.files import Form
from sandbox.world.users import User

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sandbox.interactions import Interactions
    from sandbox.interactions.commands import Command, Commands
    from sandbox.interactions.modals import Modal
    from sandbox.interactions.reply import Reply
    from sandbox.world import World
    from sandbox.world.channels import Channel, TextChannel
    from sandbox.world.messages import Message


class Person(User):
    """A user at a screen.

    What Discord's client would not let a person do raises `Refused`. Each action returns a
    `Reply`: with `wait` (the default) when there is an answer to see or the bot has failed to
    answer, without it at once.
    """

    def __init__(
        self,
        world: World,
        commands: Commands,
        interactions: Interactions,
        name: str,
        locale: str,
    ) -> None:
        super().__init__(world.ids.next(), name, locale=locale)
        self._world = world
        self._commands = commands
        self._interactions = interactions
        self._news = Signal()
        self._read = 0
        self.listeners.append(lambda _: self._news.fire())

    async def slash(
        self, channel: Channel, command: str, /, *, wait: bool = True, **options: Any
    ) -> Reply:
        """Use a slash command: `slash(games, "duel play", card="7")`.

        Users, channels and files (as `(name, bytes)`) may be given as option values.
        """
        return await self.use(channel, command, options, wait=wait)

    async def use(
        self, channel: Channel, command: str, options: Mapping[str, Any], *, wait: bool = True
    ) -> Reply:
        """Use a slash command with options of any name; `slash` is shorter."""
        root, way = self._find(channel, command)
        resolved = Resolved(self._world, channel)
        filled = fill(way[-1], options, resolved)
        data = self._command_data(root, way, filled, resolved)
        return await self._act(InteractionType.COMMAND, channel, data, wait=wait)

    async def enter(self, channel: Channel, line: str, *, wait: bool = True) -> Reply:
        """Use a slash command as one types it: `enter(games, "/duel play card:7 times:2")`."""
        command, options = read_line(line, self.commands(channel), self.locale)
        return await self.use(channel, command, options, wait=wait)

    async def autocomplete(
        self,
        channel: Channel,
        command: str,
        option: str,
        typed: str = "",
        /,
        *,
        wait: bool = True,
        **filled: Any,
    ) -> Reply:
        """Type into an option; the reply's `choices` are what is suggested."""
        return await self.suggest(channel, command, option, typed, filled, wait=wait)

    async def suggest(
        self,
        channel: Channel,
        command: str,
        option: str,
        typed: str,
        filled: Mapping[str, Any],
        *,
        wait: bool = True,
    ) -> Reply:
        """Type into an option with others of any name filled in; `autocomplete` is shorter."""
        root, way = self._find(channel, command)
        asked = option_named(way[-1], option, self.locale)
        if not asked.get("autocomplete"):
            raise Refused(f"the option {option!r} of /{command} suggests nothing")
        resolved = Resolved(self._world, channel)
        entry = {"name": asked["name"], "type": asked["type"], "value": typed, "focused": True}
        other = {name: value for name, value in filled.items() if name != asked["name"]}
        others = fill(way[-1], other, resolved, partly=True)
        data = self._command_data(root, way, [*others, entry], resolved)
        return await self._act(InteractionType.AUTOCOMPLETE, channel, data, wait=wait)

    async def click(
        self, message: Message, button: str, *, wait: bool = True, forge: bool = False
    ) -> Reply:
        """Press a button, named by its label or its custom id.

        `forge` sends the click whatever the screen shows: also for a custom id that is not
        there, for a disabled button, or for a message this person cannot see.
        """
        if forge:
            custom_id = button
        else:
            self._must_see(message)
            custom_id = on_screen(message, self.seen, lambda shown: pressable(shown, button))
        data = {"custom_id": custom_id, "component_type": int(Kind.BUTTON)} | place_of(
            message, custom_id
        )
        return await self._act(
            InteractionType.COMPONENT, message.channel, data, message=message, wait=wait
        )

    async def select(
        self,
        message: Message,
        menu: str,
        values: Sequence[Any],
        *,
        wait: bool = True,
        forge: bool = False,
    ) -> Reply:
        """Choose values in a select menu, named by its custom id or placeholder."""
        kind, custom_id = Kind.STRING_SELECT, menu
        if not forge:
            self._must_see(message)
            kind, custom_id = on_screen(
                message, self.seen, lambda shown: choosable(shown, menu, values)
            )
        resolved = Resolved(self._world, message.channel)
        plain = kind is Kind.STRING_SELECT
        chosen = [str(value) if plain else resolved.name(value) for value in values]
        data: dict[str, Any] = {
            "custom_id": custom_id,
            "component_type": int(kind),
            "values": chosen,
        } | place_of(message, custom_id)
        if resolved.payload:
            data["resolved"] = resolved.payload
        return await self._act(
            InteractionType.COMPONENT, message.channel, data, message=message, wait=wait
        )

    async def submit(
        self, modal: Modal, values: Mapping[str, Any] | None = None, *, wait: bool = True
    ) -> Reply:
        """Submit a form, with values by the custom ids of its fields."""
        resolved = Resolved(self._world, modal.channel)
        filled = modal.filled(values or {}, resolved.name)
        data: dict[str, Any] = {"custom_id": modal.custom_id, "components": filled}
        if resolved.payload:
            data["resolved"] = resolved.payload
        return await self._act(
            InteractionType.MODAL, modal.channel, data, message=modal.message, wait=wait
        )

    async def say(self, channel: Channel, text: str) -> Message:
        """Write a message by hand."""
        self._must_write(channel, posts=False)
        return posting.post(channel, self, Form({"content": text}))

    async def open_post(self, forum: TextChannel, name: str, text: str) -> Thread:
        """Open a post in a forum or media channel: a thread that begins with this message."""
        self._must_write(forum, posts=True)
        post = threads.open_thread(forum, name, self)
        posting.post(post, self, Form({"content": text}))
        return post

    def _must_write(self, channel: Channel, *, posts: bool) -> None:
        if not channel.visible_to(self):
            raise Refused(f"{self.name} cannot see {channel.name}", "hidden", place=channel.name)
        needed = Permission.SEND_MESSAGES
        if isinstance(channel, Thread):
            needed = Permission.SEND_MESSAGES_IN_THREADS
        if needed not in channel.permissions(self) or posts is not (channel.type in POSTS_ONLY):
            sentence = f"{self.name} may not write in {channel.name}"
            raise Refused(sentence, "mute", place=channel.name)

    async def dm(self) -> DirectChannel:
        """The direct messages with the bot, opened if they were not."""
        return self._world.direct(self)

    def close_dms(self) -> None:
        """Take no more direct messages from the bot: sending one is answered with 50007."""
        self.dms_open = False

    def open_dms(self) -> None:
        """Take direct messages again."""
        self.dms_open = True

    async def until(
        self,
        holds: Callable[[Message], object],
        timeout: float = PATIENCE,
    ) -> Message:
        """The next message this person sees, new or edited, for which `holds` is true.

        Counts what appeared since this person's last action or last `until`, so nothing that
        comes quickly is missed and nothing is found twice. TimeoutError if there is none.
        """

        def look() -> Message | None:
            for index in range(self._read, len(self.seen)):
                message = self.seen[index].message
                if message is not None and not message.deleted and holds(message):
                    self._read = index + 1
                    return message
            return None

        return await self._news.until(look, timeout, f"a message that {self.name} sees")

    def messages(self, channel: Channel | None = None) -> list[Message]:
        """The messages this person can see now, in one channel or in all, oldest first."""
        if channel is not None:
            return channel.messages_for(self)
        every = [m for place in self._world.channels.values() for m in place.messages_for(self)]
        return sorted(every, key=lambda message: message.id)

    def commands(self, channel: Channel) -> list[Command]:
        """The slash commands this person is offered in a channel."""
        return self._commands.offered(self, channel) if channel.visible_to(self) else []

    def catch_up(self) -> None:
        """Count everything seen so far as read, so that `until` waits for something newer."""
        self._read = len(self.seen)

    def _find(self, channel: Channel, line: str) -> tuple[Command, list[Command]]:
        if not channel.visible_to(self):
            raise Refused(f"{self.name} cannot see {channel.name}", "hidden", place=channel.name)
        return self._commands.find(self, channel, line)

    def _command_data(
        self, root: Command, way: list[Command], filled: list[dict[str, Any]], resolved: Resolved
    ) -> dict[str, Any]:
        data = {
            "id": root["id"],
            "name": root["name"],
            "type": CHAT_INPUT,
            "options": nested(way, filled),
        }
        if "guild_id" in root:
            data["guild_id"] = root["guild_id"]
        if resolved.payload:
            data["resolved"] = resolved.payload
        return data

    def _must_see(self, message: Message) -> None:
        if message.only_for not in (None, self) or not message.channel.visible_to(self):
            raise Refused(f"{self.name} cannot see this message")

    async def _act(
        self,
        kind: InteractionType,
        channel: Channel,
        data: dict[str, Any],
        *,
        message: Message | None = None,
        wait: bool,
    ) -> Reply:
        self.catch_up()
        reply = self._interactions.send(kind, self, channel, data, message).reply
        return await reply.answered() if wait else reply
