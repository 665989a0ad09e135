"""Limits of the forms that pop up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox.limits.components import check_unique
from sandbox.limits.controls import check_custom_id, check_options, check_select
from sandbox.limits.shape import check_shape
from sandbox.world.components import SELECTS, Kind, walk

if TYPE_CHECKING:
    from sandbox.problems import Path, Problems
    from sandbox.world.components import Component

TITLE = 45
COMPONENTS = 5
LABEL = 45
DESCRIPTION = 100
TEXT = 4000
PLACEHOLDER = 100


def check_modal(data: dict[str, Any], problems: Problems, path: Path = ("data",)) -> None:
    """Note everything that is wrong with a form."""
    check_shape(data, problems, path)
    if problems:
        return
    problems.length((*path, "title"), data.get("title") or "", 1, TITLE)
    check_custom_id(data, problems, path)
    rows = data.get("components") or []
    spot = (*path, "components")
    problems.count(spot, len(rows), 1, COMPONENTS)
    for index, row in enumerate(rows):
        _check_row((*spot, index), row, problems)
    check_unique(walk(rows, spot), problems)


def _check_row(here: Path, row: Component, problems: Problems) -> None:
    kind = row.get("type")
    if kind == Kind.LABEL:
        problems.length((*here, "label"), row.get("label") or "", 1, LABEL)
        problems.length((*here, "description"), row.get("description") or "", 0, DESCRIPTION)
        _check_input((*here, "component"), row.get("component") or {}, problems)
    elif kind == Kind.ACTION_ROW:
        inside = row.get("components") or []
        problems.count((*here, "components"), len(inside), 1, 1)
        for inner in inside:
            if inner.get("type") != Kind.TEXT_INPUT:
                problems.add((*here, "components"), "UNION_TYPE_CHOICES", "Must be a text input.")
            problems.length((*here, "components", 0, "label"), inner.get("label") or "", 1, LABEL)
            _check_input((*here, "components", 0), inner, problems)
    elif kind == Kind.TEXT_DISPLAY:
        problems.length((*here, "content"), row.get("content") or "", 1, TEXT)
    else:
        problems.add((*here, "type"), "UNION_TYPE_CHOICES", "Not a component of forms.")


def _check_input(here: Path, asked: Component, problems: Problems) -> None:
    kind = asked.get("type")
    if kind in SELECTS:
        check_select(asked, problems, here)
        return
    check_custom_id(asked, problems, here)
    if kind == Kind.TEXT_INPUT:
        problems.length((*here, "value"), asked.get("value") or "", 0, TEXT)
        problems.length((*here, "placeholder"), asked.get("placeholder") or "", 0, PLACEHOLDER)
        problems.count((*here, "min_length"), asked.get("min_length") or 0, 0, TEXT)
        problems.count((*here, "max_length"), asked.get("max_length") or TEXT, 1, TEXT)
        if asked.get("style") not in (1, 2):
            problems.add((*here, "style"), "BASE_TYPE_CHOICES", "Must be one of (1, 2).")
    elif kind == Kind.RADIO_GROUP:
        check_options(asked, problems, here, 2, 10)
    elif kind == Kind.CHECKBOX_GROUP:
        check_options(asked, problems, here, 1, 10)
    elif kind not in (Kind.FILE_UPLOAD, Kind.CHECKBOX):
        problems.add((*here, "type"), "UNION_TYPE_CHOICES", "Not an input of forms.")
