"""The shape of a message's JSON: what must be a list, an object, a number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sandbox.problems import Path, Problems

COMPONENTS = frozenset({"component", "accessory"})
OBJECTS = COMPONENTS | {"allowed_mentions", "message_reference", "media", "file", "emoji"}
NUMBERS = frozenset(
    {"flags", "min_values", "max_values", "min_length", "max_length", "accent_color"}
)
LISTS = frozenset({"components", "embeds", "attachments", "items", "options", "fields", "choices"})


def check_shape(value: dict[str, Any], problems: Problems, path: Path) -> None:
    """Note every value of a wrong JSON type, so that later checks can rely on the types."""
    for key, inside in value.items():
        if inside is None:
            continue
        if key in LISTS:
            _check_list(inside, problems, (*path, key), typed=key == "components")
        elif key in OBJECTS:
            _check_object(inside, problems, (*path, key), typed=key in COMPONENTS)
        elif key in NUMBERS and (not isinstance(inside, int) or isinstance(inside, bool)):
            problems.add((*path, key), "NUMBER_TYPE_COERCE", f'Value "{inside}" is not int.')


def _check_list(value: object, problems: Problems, path: Path, *, typed: bool) -> None:
    if not isinstance(value, list):
        problems.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used.")
        return
    for index, inner in enumerate(value):
        _check_object(inner, problems, (*path, index), typed=typed)


def _check_object(value: object, problems: Problems, path: Path, *, typed: bool) -> None:
    if isinstance(value, dict):
        if typed and not isinstance(value.get("type"), int):
            problems.add((*path, "type"), "BASE_TYPE_REQUIRED", "This field is required")
        check_shape(value, problems, path)
    else:
        problems.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used.")
