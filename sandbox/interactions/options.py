"""Options of slash commands, checked and sent as Discord's client does it."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from sandbox.errors import Refused
from sandbox.interactions.commands import localized
from sandbox.world.channels import Channel
from sandbox.world.files import Form, Upload, attach
from sandbox.world.users import User

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sandbox.interactions.commands import Command
    from sandbox.world import World
    from sandbox.world.guilds import Guild


class OptionType(IntEnum):
    """Discord's option types, sub-commands left out."""

    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


NAMED = frozenset(
    {
        OptionType.USER,
        OptionType.CHANNEL,
        OptionType.ROLE,
        OptionType.MENTIONABLE,
        OptionType.ATTACHMENT,
    }
)
EXPECTED: dict[OptionType, type | tuple[type, ...]] = {
    OptionType.STRING: str,
    OptionType.INTEGER: int,
    OptionType.BOOLEAN: bool,
    OptionType.NUMBER: (int, float),
}


class Resolved:
    """The objects behind the ids that an interaction mentions."""

    def __init__(self, world: World, place: Channel) -> None:
        self._world = world
        self._place = place
        self._guild = place.guild
        self.payload: dict[str, dict[str, Any]] = {}

    def user(self, user: User) -> str:
        """Mention a user."""
        self._put("users", user.id, user.payload())
        if self._guild is not None and user.id in self._guild.members:
            member = self._guild.member_payload(user)
            del member["user"]
            allowed = self._place.permissions(user)
            self._put("members", user.id, {**member, "permissions": str(int(allowed))})
        return str(user.id)

    def channel(self, channel: Channel) -> str:
        """Mention a channel."""
        self._put("channels", channel.id, {**channel.payload(), "permissions": "0"})
        return str(channel.id)

    def everyone(self, guild: Guild) -> str:
        """Mention the one role that a guild has here, which is that of all."""
        self._put("roles", guild.id, guild.everyone())
        return str(guild.id)

    def file(self, filename: str, content: bytes) -> str:
        """Upload a file."""
        file = attach(self._world, Form({}, (Upload(0, filename, content),)))[0]
        url = f"{self._world.base_url}/attachments/0/{file.id}/{file.filename}"
        body = {
            "id": str(file.id),
            "filename": file.filename,
            "size": len(content),
            "url": url,
            "proxy_url": url,
            "content_type": file.content_type,
            "ephemeral": True,
        }
        self._put("attachments", file.id, body)
        return str(file.id)

    def name(self, thing: object) -> str:
        """Mention whatever it is: a user, a channel, the role of all, the id of one, a file.

        A file is given as (name, bytes).
        """
        if self._guild is not None and thing == str(self._guild.id):
            return self.everyone(self._guild)
        if isinstance(thing, str) and thing.isdigit():
            known = self._world.users.get(int(thing)) or self._world.channels.get(int(thing))
            thing = known or thing
        if isinstance(thing, User):
            return self.user(thing)
        if isinstance(thing, Channel):
            return self.channel(thing)
        if isinstance(thing, tuple) and len(thing) == 2:
            return self.file(*thing)
        sentence = f"{thing!r} is neither a user nor a channel nor a file"
        raise Refused(sentence, "thing", typed=str(thing))

    def _put(self, kind: str, key: int, body: dict[str, Any]) -> None:
        self.payload.setdefault(kind, {})[str(key)] = body


def fill(
    command: Command, given: Mapping[str, Any], resolved: Resolved, *, partly: bool = False
) -> list[dict[str, Any]]:
    """The options in the order in which the command lists them.

    Refuses unknown options, missing required ones (unless `partly`, as while typing), wrong
    types, values outside the limits and values that are not among the choices.
    """
    options = {option["name"]: option for option in command.get("options") or ()}
    for name in given:
        if name not in options:
            known = ", ".join(options) or "none"
            sentence = f"/{command['name']} has no option {name!r}; there are: {known}"
            raise Refused(sentence, "option", command=command["name"], option=name)
    filled = []
    for name, option in options.items():
        if given.get(name) is not None:
            value = _value(option, given[name], resolved)
            filled.append({"name": name, "type": option["type"], "value": value})
        elif option.get("required") and not partly:
            sentence = f"/{command['name']} needs the option {name!r}"
            raise Refused(sentence, "needed", command=command["name"], option=name)
    return filled


def option_named(command: Command, name: str, locale: str) -> Command:
    """The option of that name, in English or in a person's language."""
    for option in command.get("options") or ():
        if name in (option["name"], localized(option, "name", locale)):
            found: Command = option
            return found
    sentence = f"/{command['name']} has no option {name!r}"
    raise Refused(sentence, "option", command=command["name"], option=name)


def nested(way: list[Command], filled: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The options wrapped in the sub-commands that lead to them."""
    for step in reversed(way[1:]):
        filled = [{"name": step["name"], "type": step["type"], "options": filled}]
    return filled


def _value(option: Command, value: object, resolved: Resolved) -> Any:
    name, kind = option["name"], OptionType(option["type"])
    if kind in NAMED:
        return resolved.name(value)
    is_bool = isinstance(value, bool)
    if not isinstance(value, EXPECTED[kind]) or is_bool != (kind is OptionType.BOOLEAN):
        sentence = f"the option {name!r} takes {_article(kind)}, not {value!r}"
        raise Refused(sentence, "value", option=name, typed=str(value))
    if choices := option.get("choices"):
        if value not in [choice["value"] for choice in choices]:
            names = ", ".join(str(choice["value"]) for choice in choices)
            sentence = f"the option {name!r} takes one of {names}, not {value!r}"
            raise Refused(sentence, "value", option=name, typed=str(value))
    elif isinstance(value, str):
        _within(name, len(value), option.get("min_length"), option.get("max_length", 6000))
    elif isinstance(value, int | float):
        _within(name, value, option.get("min_value"), option.get("max_value"))
    return value


def _article(kind: OptionType) -> str:
    word = kind.name.lower()
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"


def _within(name: str, amount: float, low: float | None, high: float | None) -> None:
    if (low is not None and amount < low) or (high is not None and amount > high):
        sentence = f"the option {name!r} is out of bounds: {amount}"
        raise Refused(sentence, "bounds", option=name, amount=f"{amount:g}")
