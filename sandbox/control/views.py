"""The world as JSON, for the page and for scripts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox.interactions.commands import localized, subcommands
from sandbox.world import reading
from sandbox.world.channels import DirectChannel, Thread

if TYPE_CHECKING:
    from sandbox.interactions.commands import Command
    from sandbox.interactions.modals import Modal
    from sandbox.interactions.reply import Reply
    from sandbox.people import Person
    from sandbox.sandbox import Sandbox
    from sandbox.world.channels import Channel
    from sandbox.world.guilds import Guild
    from sandbox.world.messages import Message
    from sandbox.world.seen import Seen
    from sandbox.world.users import User

Json = dict[str, Any]


def user_view(user: User) -> Json:
    """An account."""
    return {
        "id": str(user.id),
        "name": user.name,
        "locale": user.locale,
        "bot": user.bot,
        "dms_open": user.dms_open,
    }


def channel_view(channel: Channel) -> Json:
    """A channel, thread or direct conversation."""
    view: Json = {
        "id": str(channel.id),
        "type": int(channel.type),
        "name": channel.name,
        "guild": None if channel.guild is None else str(channel.guild.id),
        "parent": None,
        "archived": False,
    }
    if isinstance(channel, DirectChannel):
        view["name"] = channel.world.bot.name
    if isinstance(channel, Thread):
        view |= {"parent": str(channel.parent.id), "archived": channel.archived}
    return view


def screen_view(sandbox: Sandbox, person: Person) -> Json:
    """Everything around the messages that one user's screen shows."""
    every = sandbox.world.channels.values()
    return {
        **world_view(sandbox),
        "now": sandbox.clock.utc().timestamp(),
        "delay": sandbox.faults.delay,
        "channels": [own_channel_view(c, person) for c in every if c.visible_to(person)],
    }


def world_view(sandbox: Sandbox) -> Json:
    """All guilds, channels and users."""
    return {
        "bot": user_view(sandbox.bot),
        "connected": sandbox.gateway.connected,
        "users": [
            {**user_view(user), "mentions": reading.all_mentions(user)}
            for user in sandbox.world.users.values()
            if not user.bot
        ],
        "guilds": [guild_view(guild) for guild in sandbox.world.guilds.values()],
    }


def own_channel_view(channel: Channel, person: Person) -> Json:
    """A channel, with what is new in it for one user."""
    unread = reading.first_unread(person, channel)
    return {
        **channel_view(channel),
        "unread": None if unread is None else str(unread),
        "mentions": reading.mentions(person, channel),
    }


def guild_view(guild: Guild) -> Json:
    """A guild with its members and channels."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "locale": guild.locale,
        "members": [str(user_id) for user_id in guild.members],
        "admins": [str(user_id) for user_id in guild.admins],
        "channels": [channel_view(channel) for channel in guild.channels.values()],
    }


def message_view(message: Message) -> Json:
    """A message: Discord's object, and what a screen shows of it."""
    return {
        **message.payload(),
        "text": message.text,
        "ephemeral": message.ephemeral,
        "loading": message.loading,
    }


def modal_view(modal: Modal | None) -> Json | None:
    """A form."""
    if modal is None:
        return None
    return {
        "interaction_id": str(modal.interaction_id),
        "custom_id": modal.custom_id,
        "title": modal.title,
        "components": modal.components,
    }


def reply_view(reply: Reply) -> Json:
    """The answer to an interaction, as far as it has come."""
    choices = reply.choices
    return {
        "interaction_id": str(reply.interaction_id),
        "state": reply.state,
        "elapsed": reply.elapsed,
        "message": reply.message and message_view(reply.message),
        "updated": reply.updated and message_view(reply.updated),
        "followups": [message_view(message) for message in reply.followups],
        "modal": modal_view(reply.modal),
        "choices": choices and [{"name": c.name, "value": c.value} for c in choices],
    }


def seen_view(index: int, seen: Seen) -> Json:
    """One thing a user saw."""
    return {
        "index": index,
        "at": seen.at,
        "kind": seen.kind,
        "channel_id": None if seen.channel_id is None else str(seen.channel_id),
        "payload": seen.payload,
        "files": [
            {"id": str(f.id), "filename": f.filename, "description": f.description}
            for f in seen.files
        ],
    }


def command_view(
    command: Command, person: Person, path: str = "", local_path: str = ""
) -> list[Json]:
    """The commands a person can run: one for each sub-command, in the person's language."""
    line = f"{path} {command['name']}".strip()
    local_line = f"{local_path} {localized(command, 'name', person.locale)}".strip()
    inner = subcommands(command)
    if inner:
        return [view for each in inner for view in command_view(each, person, line, local_line)]
    return [
        {
            "command": line,
            "local_command": local_line,
            "name": localized(command, "name", person.locale),
            "description": localized(command, "description", person.locale),
            "options": [_option_view(each, person) for each in command.get("options") or ()],
        }
    ]


def _option_view(option: Command, person: Person) -> Json:
    view = {
        **option,
        "local_name": localized(option, "name", person.locale),
        "local_description": localized(option, "description", person.locale),
    }
    if option.get("choices"):
        view["choices"] = [
            {**choice, "local_name": localized(choice, "name", person.locale)}
            for choice in option["choices"]
        ]
    return view
