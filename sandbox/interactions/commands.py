"""The commands a bot has registered, and which of them a person is offered in a channel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox.errors import Refused
from sandbox.interactions import BOT_DM_CONTEXT, GUILD_CONTEXT
from sandbox.permissions import Permission
from sandbox.world.channels import POSTS_ONLY, Thread

if TYPE_CHECKING:
    from sandbox.world import World
    from sandbox.world.channels import Channel
    from sandbox.world.users import User

CHAT_INPUT = 1
SUB_COMMAND, SUB_COMMAND_GROUP = 1, 2
Command = dict[str, Any]
GLOBAL = 0


class Commands:
    """Registered commands by scope: global, or the id of a guild."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.scopes: dict[int, dict[str, Command]] = {}

    def overwrite(self, scope: int, wanted: list[Command]) -> list[Command]:
        """Replace all commands of a scope; one that keeps name and type keeps its id."""
        before = self.scopes.get(scope, {})
        self.scopes[scope] = {}
        for command in wanted:
            key = f"{command.get('type', CHAT_INPUT)}/{command['name']}"
            known = before.get(key)
            self.scopes[scope][key] = self._complete(scope, command, known)
        return self.all(scope)

    def upsert(self, scope: int, wanted: Command) -> Command:
        """Add one command, or replace the one of the same name and type."""
        key = f"{wanted.get('type', CHAT_INPUT)}/{wanted['name']}"
        scope_commands = self.scopes.setdefault(scope, {})
        known = scope_commands.get(key)
        scope_commands[key] = self._complete(scope, wanted, known)
        return scope_commands[key]

    def delete(self, scope: int, command_id: str) -> bool:
        """Remove one command; False if it is not there."""
        for key, command in self.scopes.get(scope, {}).items():
            if command["id"] == command_id:
                del self.scopes[scope][key]
                return True
        return False

    def all(self, scope: int) -> list[Command]:
        """The commands of one scope."""
        return list(self.scopes.get(scope, {}).values())

    def offered(self, user: User, channel: Channel) -> list[Command]:
        """The slash commands that Discord's client offers this person in this channel."""
        allowed = channel.permissions(user)
        if Permission.USE_APPLICATION_COMMANDS not in allowed or channel.type in POSTS_ONLY:
            return []
        # A thread that is only archived takes commands, and wakes by their answers.
        locked = isinstance(channel, Thread) and channel.locked
        if locked and Permission.MANAGE_THREADS not in allowed:
            return []
        if channel.guild is not None and self._world.bot.id not in channel.guild.members:
            return []
        scopes = (GLOBAL,) if channel.guild is None else (channel.guild.id, GLOBAL)
        context = BOT_DM_CONTEXT if channel.guild is None else GUILD_CONTEXT
        found: dict[str, Command] = {}
        for scope in scopes:
            for command in self.all(scope):
                if command["type"] != CHAT_INPUT or context not in _contexts(command):
                    continue
                needed = command["default_member_permissions"]
                if channel.guild is not None and needed is not None and not _holds(allowed, needed):
                    continue
                found.setdefault(command["name"], command)
        return list(found.values())

    def find(self, user: User, channel: Channel, line: str) -> tuple[Command, list[Command]]:
        """The command a line like `duel play` names, and the way down to it: the last one runs.

        Names count in English and in the person's language.
        """
        words = line.removeprefix("/").split()
        if not words:
            raise Refused("no command was named")
        offered = self.offered(user, channel)
        command = _named(offered, words[0], user.locale)
        if command is None:
            known = ", ".join(sorted(each["name"] for each in offered)) or "none"
            sentence = f"no command /{words[0]} is offered here; there are: {known}"
            raise Refused(sentence, "command", command=words[0])
        way = [command]
        for word in words[1:]:
            inner = _named(subcommands(way[-1]), word, user.locale)
            if inner is None:
                sentence = f"/{' '.join(words)} does not exist: no {word!r}"
                raise Refused(sentence, "command", command=" ".join(words))
            way.append(inner)
        if inner_ones := subcommands(way[-1]):
            names = ", ".join(localized(each, "name", user.locale) for each in inner_ones)
            sentence = f"/{' '.join(words)} needs one more word: {names}"
            raise Refused(sentence, "more-words", command=" ".join(words), names=names)
        return command, way

    def _complete(self, scope: int, command: Command, known: Command | None) -> Command:
        guild = {} if scope == GLOBAL else {"guild_id": str(scope)}
        dm_allowed = command.get("dm_permission", True)
        return {
            "type": CHAT_INPUT,
            "description": "",
            "name_localizations": None,
            "description_localizations": None,
            "default_member_permissions": None,
            "nsfw": False,
            "contexts": None if dm_allowed else [GUILD_CONTEXT],
            "integration_types": [0],
            "options": [],
            **{key: value for key, value in command.items() if value is not None},
            **guild,
            "id": known["id"] if known else str(self._world.ids.next()),
            "application_id": str(self._world.bot.id),
            "version": str(self._world.ids.next()),
            "dm_permission": dm_allowed,
        }


def subcommands(command: Command) -> list[Command]:
    """The sub-commands and groups of a command."""
    options = command.get("options") or ()
    return [each for each in options if each["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP)]


def localized(thing: Command, key: str, locale: str) -> str:
    """A name or description in a language, in English if it has none for it."""
    translations = thing.get(f"{key}_localizations") or {}
    return str(translations.get(locale) or thing.get(key, ""))


def _named(commands: list[Command], word: str, locale: str) -> Command | None:
    for command in commands:
        if word in (command["name"], localized(command, "name", locale)):
            return command
    return None


def _contexts(command: Command) -> list[int]:
    contexts = command.get("contexts")
    return [GUILD_CONTEXT, BOT_DM_CONTEXT] if contexts is None else contexts


def _holds(allowed: Permission, needed: str) -> bool:
    """Whether a member has the permissions a command requires; "0" means administrators only."""
    if Permission.ADMINISTRATOR in allowed:
        return True
    return int(needed) != 0 and allowed & int(needed) == int(needed)
