"""Limits of application commands and of what autocomplete suggests."""

from __future__ import annotations

import unicodedata
from collections import Counter
from typing import TYPE_CHECKING, Any

from sandbox.limits.shape import check_shape

if TYPE_CHECKING:
    from sandbox.problems import Path, Problems

CHAT_INPUT = 1
COMMANDS = {CHAT_INPUT: 100, 2: 15, 3: 15}
NAME = 32
DESCRIPTION = 100
OPTIONS = 25
CHOICES = 25
CHOICE_TEXT = 100
ALL_TEXT = 8000
#: Where a command can be used: servers, direct messages with the bot, other private channels.
CONTEXTS = (0, 1, 2)
#: How an application can be installed: on a server, by a user.
INSTALLS = (0, 1)
SUB_COMMAND, SUB_COMMAND_GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
# fmt: off
LOCALES = frozenset({
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi",
    "th", "zh-CN", "ja", "zh-TW", "ko",
})
# fmt: on


def check_commands(commands: list[dict[str, Any]], problems: Problems) -> None:
    """Note everything that is wrong with a whole set of commands."""
    check_shape({"options": commands}, problems, ())
    if problems:
        return
    kinds = Counter(command.get("type", CHAT_INPUT) for command in commands)
    for kind, amount in kinds.items():
        if amount > COMMANDS.get(kind, 0):
            problems.add(
                (),
                "APPLICATION_COMMANDS_MAX_EXCEEDED",
                f"Maximum number of application commands reached ({COMMANDS.get(kind, 0)}).",
            )
    taken = set()
    for index, command in enumerate(commands):
        key = (command.get("type", CHAT_INPUT), command.get("name"))
        if key in taken:
            problems.add(
                (index, "name"),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
        taken.add(key)
        check_command(command, problems, (index,))


def check_command(command: dict[str, Any], problems: Problems, path: Path = ()) -> None:
    """Note everything that is wrong with one command."""
    if command.get("type", CHAT_INPUT) != CHAT_INPUT:
        problems.length((*path, "name"), command.get("name") or "", 1, NAME)
        return
    _check_named(command, problems, path)
    _check_options(command.get("options") or [], problems, (*path, "options"), depth=0)
    for key, known in (("contexts", CONTEXTS), ("integration_types", INSTALLS)):
        for index, value in enumerate(command.get(key) or ()):
            if value not in known:
                problems.add(
                    (*path, key, index), "BASE_TYPE_CHOICES", f"Value must be one of {known}."
                )
    size = text_size(command)
    if size > ALL_TEXT:
        problems.add(
            path,
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({size} > {ALL_TEXT}).",
        )


def check_choices(choices: list[dict[str, Any]], problems: Problems, path: Path) -> None:
    """Note what is wrong with choices, of an option or of an autocomplete."""
    problems.count(path, len(choices), 0, CHOICES)
    for index, choice in enumerate(choices):
        here = (*path, index)
        problems.length((*here, "name"), choice.get("name") or "", 1, CHOICE_TEXT)
        for locale, name in (choice.get("name_localizations") or {}).items():
            problems.length((*here, "name_localizations", locale), name, 1, CHOICE_TEXT)
        value = choice.get("value")
        if isinstance(value, str):
            problems.length((*here, "value"), value, 1, CHOICE_TEXT)
        elif value is None:
            problems.add((*here, "value"), "BASE_TYPE_REQUIRED", "This field is required")


def text_size(command: dict[str, Any]) -> int:
    """Discord's measure of a command: names, descriptions and values, longest language first."""
    size = sum(_longest(command, key) for key in ("name", "description"))
    for option in command.get("options") or ():
        size += text_size(option)
    for choice in command.get("choices") or ():
        size += _longest(choice, "name") + len(str(choice.get("value", "")))
    return size


def _longest(thing: dict[str, Any], key: str) -> int:
    translations = (thing.get(f"{key}_localizations") or {}).values()
    return max(len(text) for text in (thing.get(key) or "", *translations))


def _check_named(thing: dict[str, Any], problems: Problems, path: Path) -> None:
    _check_name((*path, "name"), thing.get("name"), problems)
    problems.length((*path, "description"), thing.get("description") or "", 1, DESCRIPTION)
    for locale, name in (thing.get("name_localizations") or {}).items():
        _check_locale((*path, "name_localizations", locale), locale, problems)
        _check_name((*path, "name_localizations", locale), name, problems)
    for locale, text in (thing.get("description_localizations") or {}).items():
        _check_locale((*path, "description_localizations", locale), locale, problems)
        problems.length((*path, "description_localizations", locale), text, 1, DESCRIPTION)


def _check_locale(path: Path, locale: str, problems: Problems) -> None:
    if locale not in LOCALES:
        problems.add(path, "BASE_TYPE_CHOICES", f"{locale} is not a locale of Discord.")


def _check_name(path: Path, name: object, problems: Problems) -> None:
    if not isinstance(name, str) or not is_name(name):
        problems.add(
            path,
            "APPLICATION_COMMAND_INVALID_NAME",
            "Command name is invalid: 1 to 32 lower-case letters, digits, - and _",
        )


def is_name(name: str) -> bool:
    """Whether a command or option may have that name."""
    return (
        1 <= len(name) <= NAME
        and name == name.lower()
        # Letters with their marks apart look the same and are refused.
        and name == unicodedata.normalize("NFC", name)
        and all(c in "-_'" or unicodedata.category(c)[0] in "LNM" for c in name)
    )


def _check_options(
    options: list[dict[str, Any]], problems: Problems, path: Path, *, depth: int
) -> None:
    problems.count(path, len(options), 0, OPTIONS)
    names: set[str] = set()
    translated: set[tuple[str, str]] = set()
    optional_came = False
    nesting = [o.get("type") in (SUB_COMMAND, SUB_COMMAND_GROUP) for o in options]
    if any(nesting) and not all(nesting):
        problems.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands stand alone.")
    for index, option in enumerate(options):
        here = (*path, index)
        _check_named(option, problems, here)
        if option.get("name") in names:
            problems.add(
                (*here, "name"),
                "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
                "Option name already exists",
            )
        names.add(str(option.get("name")))
        for locale, name in (option.get("name_localizations") or {}).items():
            if (locale, name) in translated:
                problems.add(
                    (*here, "name_localizations", locale),
                    "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
                    "Option name already exists",
                )
            translated.add((locale, name))
        if option.get("required") and optional_came:
            problems.add(
                here,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_came = optional_came or not option.get("required")
        _check_option(option, problems, here, depth)


def _check_option(option: dict[str, Any], problems: Problems, here: Path, depth: int) -> None:
    kind = option.get("type")
    if kind in (SUB_COMMAND, SUB_COMMAND_GROUP):
        if depth > 1 or (depth == 1 and kind == SUB_COMMAND_GROUP):
            problems.add(here, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deeply.")
        _check_options(option.get("options") or [], problems, (*here, "options"), depth=depth + 1)
        return
    if kind not in range(STRING, 12):
        problems.add((*here, "type"), "BASE_TYPE_CHOICES", "Not an option type.")
    choices = option.get("choices")
    if choices:
        check_choices(choices, problems, (*here, "choices"))
    if option.get("autocomplete") and (choices or kind not in (STRING, INTEGER, NUMBER)):
        problems.add(
            (*here, "autocomplete"),
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
            "Autocomplete needs a string, integer or number option without choices",
        )
