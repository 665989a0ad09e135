"""Each limit of forms, at its edge."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox.limits.modals import check_modal
from tests.sandbox.pieces import Json, button, container, menu, problems_of, row, text


def label(**component: Any) -> Json:
    field = {"type": 4, "custom_id": "f", "style": 1} | component
    return {"type": 18, "label": "L", "component": field}


def form(*components: Json, **fields: Any) -> Json:
    return {"title": "T", "custom_id": "c", "components": list(components)} | fields


@pytest.mark.parametrize(
    ("modal", "reason"),
    [
        (form(*(label(custom_id=str(n)) for n in range(5)), title="x" * 45), None),
        (form(*(label(custom_id=str(n)) for n in range(6))), "data.components: "),
        (form(), "data.components: "),
        (form(label(), title="x" * 46), "data.title: "),
        (form(label(), custom_id=""), "data.custom_id: "),
        (form(label(), label()), "data.components.1.component.custom_id: "),
        (form(label() | {"label": "x" * 46}), "data.components.0.label: "),
        (form(label() | {"description": "x" * 101}), "data.components.0.description: "),
        (form(label(placeholder="x" * 101)), "data.components.0.component.placeholder: "),
        (form(label(value="x" * 4001)), "data.components.0.component.value: "),
        (form(label(style=3)), "data.components.0.component.style: "),
        (form(label(max_length=4001)), "data.components.0.component.max_length: "),
        (form(label(type=2)), "data.components.0.component.type: "),
        (form(row(button())), "data.components.0.components: "),
        (form(row({"type": 4, "custom_id": "f", "style": 1, "label": "L"})), None),
        (form(text("read this"), label()), None),
        (form(container(text("x"))), "data.components.0.type: "),
        (
            form({"type": 18, "label": "L", "component": menu(26)}),
            "data.components.0.component.opt",
        ),
        (
            form(
                {
                    "type": 18,
                    "label": "L",
                    "component": {"type": 21, "custom_id": "r", "options": []},
                }
            ),
            "data.components.0.component.options: ",
        ),
    ],
)
def test_forms_have_limits(modal, reason):
    found = problems_of(check_modal, modal)
    assert found == [] if reason is None else any(line.startswith(reason) for line in found), found
