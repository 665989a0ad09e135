"""Forms that pop up: what a person sees of them, and what submitting one sends."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sandbox.errors import Refused
from sandbox.world import components as parts
from sandbox.world.components import Kind

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sandbox.world.channels import Channel
    from sandbox.world.components import Component
    from sandbox.world.messages import Message

INPUTS = parts.SELECTS | {
    Kind.TEXT_INPUT,
    Kind.FILE_UPLOAD,
    Kind.RADIO_GROUP,
    Kind.CHECKBOX_GROUP,
    Kind.CHECKBOX,
}
ONE_VALUE = frozenset({Kind.TEXT_INPUT, Kind.RADIO_GROUP, Kind.CHECKBOX})
CHOSEN = frozenset({Kind.STRING_SELECT, Kind.RADIO_GROUP, Kind.CHECKBOX_GROUP})
FIELD_MAX = 4000


@dataclass(frozen=True, slots=True, eq=False)
class Modal:
    """A form on one person's screen, and where it came from."""

    interaction_id: int
    custom_id: str
    title: str
    components: list[Component] = field(repr=False)
    channel: Channel
    message: Message | None

    @property
    def fields(self) -> list[Component]:
        """The inputs, top to bottom."""
        return [c for c in parts.each(self.components) if c["type"] in INPUTS]

    def filled(self, values: Mapping[str, Any], name: Callable[[Any], str]) -> list[Component]:
        """What Discord's client sends when the form is submitted with these values.

        Fields that are left out keep what they were prefilled with. `name` turns a chosen user
        or channel into its id.
        """
        known = {each["custom_id"] for each in self.fields}
        if unknown := set(values) - known:
            raise Refused(f"the form {self.title!r} has no field {min(unknown)!r}")
        sent = []
        for row in self.components:
            if row["type"] == Kind.TEXT_DISPLAY:
                sent.append({"type": row["type"], "id": row["id"]})
            elif row["type"] == Kind.LABEL:
                inner = _answer(row["component"], values, name)
                sent.append({"type": row["type"], "id": row["id"], "component": inner})
            else:
                inners = [_answer(inner, values, name) for inner in row["components"]]
                sent.append({"type": row["type"], "id": row["id"], "components": inners})
        return sent


def _answer(
    asked: Component, values: Mapping[str, Any], name: Callable[[Any], str]
) -> dict[str, Any]:
    key, kind = asked["custom_id"], Kind(asked["type"])
    answer: dict[str, Any] = {"type": int(kind), "id": asked["id"], "custom_id": key}
    if kind is Kind.TEXT_INPUT:
        return answer | {"value": _text(asked, str(values.get(key, asked.get("value") or "")))}
    if kind is Kind.CHECKBOX:
        return answer | {"value": bool(values.get(key, asked.get("default", False)))}
    preset = [o["value"] for o in asked.get("options", ()) if o.get("default")]
    given = values.get(key, preset)
    if not isinstance(given, str | list | tuple):
        raise Refused(f"{key!r} takes a list of values, not {given!r}")
    chosen = [given] if isinstance(given, str) else list(given)
    chosen = [one if isinstance(one, str) else name(one) for one in chosen]
    if kind in CHOSEN:
        offered = {option["value"] for option in asked["options"]}
        for one in chosen:
            if one not in offered:
                raise Refused(f"{one!r} is not offered by {key!r}")
    least, most = parts.bounds(asked)
    if not asked.get("required", True):
        least = 0
    if not least <= len(chosen) <= most:
        raise Refused(f"{key!r} takes {least} to {most} values, not {len(chosen)}")
    if kind in ONE_VALUE:
        return answer | {"value": chosen[0] if chosen else None}
    return answer | {"values": chosen}


def _text(asked: Component, text: str) -> str:
    if asked.get("required", True) and not text:
        raise Refused(f"the field {asked['custom_id']!r} must be filled in")
    low, high = asked.get("min_length") or 0, asked.get("max_length") or FIELD_MAX
    if text and not low <= len(text) <= high:
        raise Refused(f"{asked['custom_id']!r} takes {low} to {high} characters, not {len(text)}")
    return text
