"""Components of messages and modals: walking the tree, and what a person sees of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sandbox.problems import Path

Component = dict[str, Any]


class Kind(IntEnum):
    """Discord's component types."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset(
    {
        Kind.STRING_SELECT,
        Kind.USER_SELECT,
        Kind.ROLE_SELECT,
        Kind.MENTIONABLE_SELECT,
        Kind.CHANNEL_SELECT,
    }
)
V2_ONLY = frozenset(
    {
        Kind.SECTION,
        Kind.TEXT_DISPLAY,
        Kind.THUMBNAIL,
        Kind.MEDIA_GALLERY,
        Kind.FILE,
        Kind.SEPARATOR,
        Kind.CONTAINER,
    }
)
LINK_STYLE = 5
#: Where a component holds a single other one.
SLOTS = ("accessory", "component")
MEDIA_DEFAULTS: dict[str, Any] = {"description": None, "spoiler": False}
DEFAULTS: dict[int, dict[str, Any]] = {
    Kind.CONTAINER: {"accent_color": None, "spoiler": False},
    Kind.SEPARATOR: {"spacing": 1, "divider": True},
    Kind.THUMBNAIL: MEDIA_DEFAULTS,
    Kind.FILE: {"spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}


@dataclass(frozen=True, slots=True)
class Button:
    """A button as a person sees it; link buttons have a `url` and no `custom_id`."""

    label: str
    custom_id: str | None
    disabled: bool
    style: int
    emoji: str | None
    url: str | None


@dataclass(frozen=True, slots=True)
class Option:
    """One line of a menu."""

    label: str
    value: str
    description: str
    default: bool


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu as a person sees it."""

    custom_id: str
    kind: Kind
    placeholder: str
    options: tuple[Option, ...]
    min_values: int
    max_values: int
    disabled: bool


def walk(components: list[Component], path: Path = ("components",)) -> list[tuple[Path, Component]]:
    """Every component with its place in the body, parents before children, top to bottom."""
    found: list[tuple[Path, Component]] = []

    def visit(here: Path, component: Component) -> None:
        found.append((here, component))
        children = component.get("components")
        if isinstance(children, list):
            for index, child in enumerate(children):
                visit((*here, "components", index), child)
        for slot in SLOTS:
            inner = component.get(slot)
            if isinstance(inner, dict):
                visit((*here, slot), inner)

    for index, component in enumerate(components):
        visit((*path, index), component)
    return found


def each(components: list[Component]) -> Iterator[Component]:
    """Every component, parents before children, top to bottom."""
    coming = components[::-1]
    while coming:
        component = coming.pop()
        yield component
        for slot in reversed(SLOTS):
            if inner := component.get(slot):
                coming.append(inner)
        coming += (component.get("components") or [])[::-1]


def media_of(component: Component) -> list[dict[str, Any]]:
    """The holders of pictures or files in one component: each has a media item and an alt text."""
    kind = component.get("type")
    if kind == Kind.MEDIA_GALLERY:
        return list(component.get("items", ()))
    if kind in (Kind.THUMBNAIL, Kind.FILE):
        return [component]
    return []


def media_key(holder: dict[str, Any]) -> str:
    """Under which key a holder keeps its media item."""
    return "file" if holder.get("type") == Kind.FILE else "media"


def buttons(components: list[Component]) -> list[Button]:
    """All buttons, top to bottom."""
    return [
        Button(
            label=component.get("label") or "",
            custom_id=component.get("custom_id"),
            disabled=bool(component.get("disabled", False)),
            style=component["style"],
            emoji=(component.get("emoji") or {}).get("name"),
            url=component.get("url"),
        )
        for component in each(components)
        if component["type"] == Kind.BUTTON
    ]


def menus(components: list[Component]) -> list[Menu]:
    """All select menus, top to bottom."""
    return [
        Menu(
            custom_id=component["custom_id"],
            kind=Kind(component["type"]),
            placeholder=component.get("placeholder") or "",
            options=tuple(map(_option, component.get("options", ()))),
            min_values=bounds(component)[0],
            max_values=bounds(component)[1],
            disabled=bool(component.get("disabled", False)),
        )
        for component in each(components)
        if component["type"] in SELECTS
    ]


def texts(components: list[Component]) -> list[str]:
    """The texts of all text displays, top to bottom."""
    return [
        component["content"]
        for component in each(components)
        if component["type"] == Kind.TEXT_DISPLAY
    ]


def _option(option: dict[str, Any]) -> Option:
    return Option(
        label=option["label"],
        value=option["value"],
        description=option.get("description") or "",
        default=bool(option.get("default", False)),
    )


def bounds(component: Component) -> tuple[int, int]:
    """How few and how many values a menu, a group of boxes or an upload takes.

    What the bot leaves out or sends as null has Discord's default: of boxes all can be checked,
    of everything else one is chosen.
    """
    boxes = component.get("type") == Kind.CHECKBOX_GROUP
    every = len(component.get("options") or ()) if boxes else 1
    low, high = component.get("min_values"), component.get("max_values")
    return 1 if low is None else low, every if high is None else high


def stored(components: list[Component]) -> list[Component]:
    """A deep copy in which every component has an id and its defaults, as Discord fills them in."""
    taken = {component["id"] for component in each(components) if component.get("id")}
    free = iter(number for number in range(1, 10_000) if number not in taken)

    def copy(value: object) -> Any:
        if isinstance(value, list):
            return [copy(inner) for inner in value]
        if not isinstance(value, dict):
            return value
        kind = value.get("type")
        if not isinstance(kind, int):
            defaults = MEDIA_DEFAULTS if "media" in value else {}
        else:
            defaults = DEFAULTS.get(kind, {})
            if not value.get("id"):
                value = {**value, "id": next(free)}
        return {**defaults, **{key: copy(inner) for key, inner in value.items()}}

    copied: list[Component] = copy(components)
    return copied
