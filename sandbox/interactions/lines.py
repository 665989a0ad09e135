"""Slash commands as one types them: `/duel play card:7 times:2`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from sandbox.errors import Refused
from sandbox.interactions.commands import localized, subcommands
from sandbox.interactions.options import OptionType

if TYPE_CHECKING:
    from sandbox.interactions.commands import Command

MENTION = re.compile(r"<[@#]!?(\d+)>")
TRUE = frozenset({"true", "yes", "1"})
FALSE = frozenset({"false", "no", "0"})


def read_line(line: str, offered: list[Command], locale: str) -> tuple[str, dict[str, Any]]:
    """The command a line names, and its options with their types.

    A value reaches to the next option's name; users and channels are given by mention or id.
    """
    words = line.strip().removeprefix("/").split(" ")
    taken: list[str] = []
    level, command = offered, None
    while words and (found := _named(level, words[0], locale)) is not None:
        taken.append(words.pop(0))
        command, level = found, subcommands(found)
    if command is None:
        return line.strip(), {}
    options = {
        name: option
        for option in command.get("options") or ()
        for name in (option["name"], localized(option, "name", locale))
    }
    rest = " ".join(words).strip()
    names = "|".join(re.escape(name) for name in sorted(options, key=len, reverse=True))
    pieces = re.split(rf"(?:^|\s)({names}):", rest) if names else [rest]
    if pieces[0].strip():
        typed = pieces[0].strip()
        sentence = f"what is {typed!r}? options are written name:value"
        raise Refused(sentence, "stray", typed=typed)
    given = {}
    for name, text in zip(pieces[1::2], pieces[2::2], strict=True):
        option = options[name]
        given[option["name"]] = _typed(option, text.strip())
    return " ".join(taken), given


def _named(commands: list[Command], word: str, locale: str) -> Command | None:
    for command in commands:
        if word in (command["name"], localized(command, "name", locale)):
            return command
    return None


def _typed(option: Command, text: str) -> Any:
    kind = option["type"]
    for choice in option.get("choices") or ():
        if text == choice["name"]:
            return choice["value"]
    try:
        if kind == OptionType.INTEGER:
            return int(text)
        if kind == OptionType.NUMBER:
            return float(text)
    except ValueError:
        sentence = f"the option {option['name']!r} takes a number, not {text!r}"
        raise Refused(sentence, "number", option=option["name"], typed=text) from None
    if kind == OptionType.BOOLEAN and text.lower() in TRUE | FALSE:
        return text.lower() in TRUE
    mention = MENTION.fullmatch(text)
    return mention[1] if mention and kind != OptionType.STRING else text
