"""Limits of message components, of the old rows and of layouts V2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.limits.controls import check_button, check_select
from sandbox.world.components import SELECTS, V2_ONLY, Kind, media_key, media_of, walk
from sandbox.world.messages import ATTACHMENT_SCHEME

if TYPE_CHECKING:
    from collections.abc import Collection

    from sandbox.problems import Path, Problems
    from sandbox.world.components import Component

ROWS = 5
BUTTONS_IN_ROW = 5
V2_COMPONENTS = 40
V2_TEXT = 4000
GALLERY_ITEMS = 10
ALT_TEXT = 1024
TOP_V2 = frozenset(
    {
        Kind.ACTION_ROW,
        Kind.SECTION,
        Kind.TEXT_DISPLAY,
        Kind.MEDIA_GALLERY,
        Kind.FILE,
        Kind.SEPARATOR,
        Kind.CONTAINER,
    }
)


def check_components(
    components: list[Component], problems: Problems, path: Path, *, v2: bool, files: Collection[str]
) -> None:
    """Note everything that is wrong with the components of a message.

    `files` are the names that `attachment://` may refer to.
    """
    everything = walk(components, path)
    if v2:
        _check_layout(components, everything, problems, path)
    else:
        _check_rows(components, problems, path)
    if problems:
        return
    for here, component in everything:
        _check_one(here, component, problems, files)
    check_unique(everything, problems)


def check_unique(everything: list[tuple[Path, Component]], problems: Problems) -> None:
    """Note custom ids and component ids that occur twice among components in their places."""
    for key, code in (
        ("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
        ("id", "COMPONENT_ID_DUPLICATED"),
    ):
        taken = set()
        for here, component in everything:
            value = component.get(key)
            if value and value in taken:
                problems.add(
                    (*here, key), code, f"Component {key.replace('_', ' ')} cannot be duplicated"
                )
            taken.add(value)


def _check_rows(components: list[Component], problems: Problems, path: Path) -> None:
    problems.count(path, len(components), 0, ROWS)
    for index, component in enumerate(components):
        here = (*path, index)
        if component.get("type") in V2_ONLY:
            problems.add(
                (*here, "type"),
                "UNION_TYPE_CHOICES",
                'Value of field "type" must be one of (1,); layouts need IS_COMPONENTS_V2.',
            )
        elif component.get("type") != Kind.ACTION_ROW:
            problems.add((*here, "type"), "UNION_TYPE_CHOICES", "Must be an action row.")


def _check_layout(
    components: list[Component],
    everything: list[tuple[Path, Component]],
    problems: Problems,
    path: Path,
) -> None:
    if not components:
        problems.add(path, "BASE_TYPE_REQUIRED", "This field is required")
    if len(everything) > V2_COMPONENTS:
        problems.add(
            path,
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The total number of components cannot exceed {V2_COMPONENTS}",
        )
    text = sum(
        len(component.get("content") or "")
        for _, component in everything
        if component.get("type") == Kind.TEXT_DISPLAY
    )
    if text > V2_TEXT:
        problems.add(
            path,
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The total text of all components cannot exceed {V2_TEXT} characters",
        )
    for index, component in enumerate(components):
        if component.get("type") not in TOP_V2:
            problems.add((*path, index, "type"), "UNION_TYPE_CHOICES", "Not allowed at the top.")


def _check_one(
    here: Path, component: Component, problems: Problems, files: Collection[str]
) -> None:
    kind = component.get("type")
    if kind == Kind.ACTION_ROW:
        _check_row(here, component, problems)
    elif kind == Kind.BUTTON:
        check_button(component, problems, here)
    elif kind in SELECTS:
        check_select(component, problems, here)
    elif kind == Kind.TEXT_DISPLAY:
        problems.length((*here, "content"), component.get("content"), 1, V2_TEXT)
    elif kind == Kind.SECTION:
        _check_section(here, component, problems)
    elif kind == Kind.CONTAINER:
        _check_container(here, component, problems)
    elif kind == Kind.MEDIA_GALLERY:
        problems.count((*here, "items"), len(component.get("items") or ()), 1, GALLERY_ITEMS)
    elif kind not in (Kind.THUMBNAIL, Kind.FILE, Kind.SEPARATOR):
        problems.add((*here, "type"), "UNION_TYPE_CHOICES", "Not a component of messages.")
    for number, holder in enumerate(media_of(component)):
        spot = here if holder is component else (*here, "items", number)
        _check_media(spot, holder, problems, files)


def _check_row(here: Path, row: Component, problems: Problems) -> None:
    inside = row.get("components") or []
    problems.count((*here, "components"), len(inside), 1, BUTTONS_IN_ROW)
    kinds = [child.get("type") for child in inside]
    if any(kind in SELECTS for kind in kinds) and len(inside) > 1:
        problems.add(
            (*here, "components"),
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        )
    for index, kind in enumerate(kinds):
        if kind != Kind.BUTTON and kind not in SELECTS:
            problems.add(
                (*here, "components", index, "type"), "UNION_TYPE_CHOICES", "Not for rows."
            )


def _check_section(here: Path, section: Component, problems: Problems) -> None:
    inside = section.get("components") or []
    problems.count((*here, "components"), len(inside), 1, 3)
    if any(child.get("type") != Kind.TEXT_DISPLAY for child in inside):
        problems.add((*here, "components"), "UNION_TYPE_CHOICES", "Sections hold text displays.")
    if (section.get("accessory") or {}).get("type") not in (Kind.BUTTON, Kind.THUMBNAIL):
        problems.add((*here, "accessory"), "BASE_TYPE_REQUIRED", "This field is required")


def _check_container(here: Path, container: Component, problems: Problems) -> None:
    inside = container.get("components") or []
    problems.count((*here, "components"), len(inside), 1, V2_COMPONENTS)
    for index, child in enumerate(inside):
        if child.get("type") not in TOP_V2 - {Kind.CONTAINER}:
            problems.add(
                (*here, "components", index, "type"), "UNION_TYPE_CHOICES", "Not for containers."
            )
    colour = container.get("accent_color")
    if colour is not None and not 0 <= colour <= 0xFFFFFF:
        problems.add((*here, "accent_color"), "NUMBER_TYPE_MAX", "Must be between 0 and 16777215.")


def _check_media(here: Path, holder: Component, problems: Problems, files: Collection[str]) -> None:
    key = media_key(holder)
    url = (holder.get(key) or {}).get("url")
    spot = (*here, key, "url")
    if description := holder.get("description"):
        problems.length((*here, "description"), description, 0, ALT_TEXT)
    if not isinstance(url, str) or not url:
        problems.add(spot, "BASE_TYPE_REQUIRED", "This field is required")
    elif url.startswith(ATTACHMENT_SCHEME):
        if url.removeprefix(ATTACHMENT_SCHEME) not in files:
            problems.add(
                spot,
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                f"The referenced attachment {url} was not found in the attachments.",
            )
    elif key == "file" or not url.startswith(("http://", "https://")):
        problems.add(spot, "URL_TYPE_INVALID_SCHEME", f'Scheme of "{url}" is not supported.')
