"""Intruders: people who send whatever they like, as Discord's client never would.

All commands and all verbs of buttons are found where the bot registers them, so none is forgotten.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from discord import AppCommandOptionType, app_commands

from bot.app import COGS
from bot.ui.press import _HANDLERS
from sandbox.interactions import InteractionType
from sandbox.world import posting
from sandbox.world.files import Form
from sandbox.world.messages import MessageFlag

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from discord.app_commands.transformers import CommandParameter

    from sandbox import Channel, Message, Person, Reply
    from tests.bot.live import Live

    Command = app_commands.Command[Any, Any, Any]

#: Truncated, oversized, of the wrong kind, meant for a database, in foreign digits.
FORGED: Final = ("", "-1", "1; DROP TABLE match", "\u0663", "#999", "zzz", "9" * 400)
#: What stands at the end of a custom id.
WORDS: Final = (":", ":-1", ":999999999999", ":7:7:7", ":\u0663", ":" + "9" * 80, "", ":x")
#: What was chosen in a menu.
VALUES: Final = ((), ("-1",), ("9" * 100,), ("1",) * 25, ("zzz",))

for _cog in COGS:
    import_module(_cog)
#: All that buttons and menus can stand for.
VERBS: Final = tuple(sorted(_HANDLERS))


@dataclass
class Intruder:
    """Somebody who tries everything in one place, and what came of it."""

    live: Live
    person: Person
    channel: Channel
    #: What they tried, with each text that came of it.
    got: list[tuple[str, str]] = field(default_factory=list)
    tried: int = 0
    wrong: list[str] = field(default_factory=list)

    async def command(self, command: Command, values: dict[str, object]) -> Reply:
        """Use a command, also where it is not offered and with values that can't be."""
        data = self._data(command, values)
        return await self._send(InteractionType.COMMAND, data, f"/{command.qualified_name}")

    async def type(self, command: Command, option: str, typed: str) -> Reply:
        """Ask for suggestions."""
        data = self._data(command, {option: typed}, focused=option)
        about = f"/{command.qualified_name} {option}:"
        return await self._send(InteractionType.AUTOCOMPLETE, data, about)

    async def press(self, message: Message, custom_id: str, values: tuple[str, ...] = ()) -> Reply:
        """Press a button, or choose in a menu, that the message may not have."""
        kind = {"component_type": 3, "values": list(values)} if values else {"component_type": 2}
        data = {"custom_id": custom_id[:100], **kind}
        return await self._send(InteractionType.COMPONENT, data, custom_id, message)

    async def message(self) -> Message:
        """A message of the bot's in this place, which can be pressed."""
        text = {"type": 10, "content": "An old message of mine."}
        form = Form({"flags": int(MessageFlag.COMPONENTS_V2), "components": [text]})
        return posting.post(self.channel, self.live.sandbox.bot, form)

    def _data(
        self, command: Command, values: dict[str, object], focused: str | None = None
    ) -> dict[str, Any]:
        known = {one.name: one for one in command.parameters}
        options: list[dict[str, Any]] = [
            {"name": name, "type": int(known[name].type.value), "value": value}
            | ({"focused": True} if name == focused else {})
            for name, value in values.items()
        ]
        root: app_commands.Group | Command = command
        while root.parent is not None:
            options = [{"name": root.name, "type": 1, "options": options}]
            root = root.parent
        registered = self.live.sandbox.commands.scopes[0][f"1/{root.name}"]
        return {"id": registered["id"], "name": root.name, "type": 1, "options": options}

    async def _send(
        self,
        kind: InteractionType,
        data: dict[str, Any],
        about: str,
        message: Message | None = None,
    ) -> Reply:
        person = self.person
        sent = person._interactions.send(kind, person, self.channel, data, message)
        reply = await sent.reply.answered()
        self.tried += 1
        self.wrong += [f"{one}: {about} {data}" for one in self._wrong(reply)]
        self.got += [(about, one) for one in _texts(reply)]
        return reply

    def _wrong(self, reply: Reply) -> Iterator[str]:
        """What must not be: no answer, a public one, or one that something went wrong with us."""
        if reply.failed:
            yield "no answer"
        if "on our side" in reply.text:
            yield "our fault"
        public = self.channel.guild is not None
        if public and reply.updated is not None and not reply.updated.ephemeral:
            yield "a message of all was changed"
        if public and not all(one.ephemeral for one in reply.messages):
            yield "answered before all eyes"


def _texts(reply: Reply) -> Iterator[str]:
    """All that can be read in an answer, in its controls and files too."""
    yield from (f"{one.name} {one.value}" for one in reply.choices or ())
    for message in (*reply.messages, *([reply.updated] if reply.updated else [])):
        yield message.text
        yield from (str(control) for control in (*message.buttons, *message.menus))
        yield from (f"{file.filename} {file.content!r}" for file in message.attachments)


def all_commands(live: Live) -> list[Command]:
    """Every command that can be used, sub-commands too."""
    every = live.bot.tree.walk_commands()
    return [one for one in every if isinstance(one, app_commands.Command)]


def forgeries(command: Command, *, few: bool = False) -> Iterator[dict[str, object]]:
    """Options as nobody could choose them: one of them forged, the rest such that it counts."""
    filled = {one.name: plausible(one) for one in command.parameters if one.required}
    takes_match = command.get_parameter("match") is not None
    for match in ("1", "2", "3") if takes_match else ():
        yield filled | {"match": match}
    if not command.parameters:
        yield {}
    for option in command.parameters:
        if option.type is AppCommandOptionType.string:
            for value in FORGED[-2:] if few else FORGED:
                yield filled | {option.name: value}


def plausible(option: CommandParameter) -> object:
    """A value that passes for one of this option's; of no use where a move is made."""
    if option.choices:
        return option.choices[0].value
    return {AppCommandOptionType.boolean: True, AppCommandOptionType.user: "1"}.get(
        option.type, "zzz"
    )


def stored(path: Path, *spared: int) -> dict[str, list[tuple[object, ...]]]:
    """All that the database holds, but what these people have chosen for themselves."""
    connection = sqlite3.connect(path)
    found: dict[str, list[tuple[object, ...]]] = {}
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    for (table,) in tables:
        columns = [one[1] for one in connection.execute(f"PRAGMA table_info({table})")]
        rows = connection.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608
        if table in {"person", "seat", "watcher", "absence"}:
            place = columns.index("user_id")
            rows = [row for row in rows if row[place] not in spared]
        found[table] = sorted(rows, key=repr)
    connection.close()
    return found
