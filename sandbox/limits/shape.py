"""The shape of a message's JSON: what must be a list, an object, a number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sandbox.problems import Path, Problems

COMPONENTS = ("component", "accessory")
OBJECTS = ("allowed_mentions", "message_reference", "media", "file", "emoji", *COMPONENTS)
NUMBERS = ("flags", "min_values", "max_values", "min_length", "max_length", "accent_color")
LISTS = ("components", "embeds", "attachments", "items", "options", "fields", "choices")


def check_shape(value: dict[str, Any], problems: Problems, path: Path) -> None:
    """Note every value of a wrong JSON type, so that later checks can rely on the types."""
    for key in LISTS:
        inside = value.get(key)
        if inside is None:
            continue
        if not isinstance(inside, list):
            problems.add((*path, key), "LIST_TYPE_CONVERT", "Only iterables may be used.")
            continue
        for index, inner in enumerate(inside):
            _check_object(inner, problems, (*path, key, index), typed=key == "components")
    for key in OBJECTS:
        if value.get(key) is not None:
            _check_object(value[key], problems, (*path, key), typed=key in COMPONENTS)
    for key in NUMBERS:
        number = value.get(key)
        if number is not None and (not isinstance(number, int) or isinstance(number, bool)):
            problems.add((*path, key), "NUMBER_TYPE_COERCE", f'Value "{number}" is not int.')


def _check_object(value: object, problems: Problems, path: Path, *, typed: bool) -> None:
    if isinstance(value, dict):
        if typed and not isinstance(value.get("type"), int):
            problems.add((*path, "type"), "BASE_TYPE_REQUIRED", "This field is required")
        check_shape(value, problems, path)
    else:
        problems.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used.")
