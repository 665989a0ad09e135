"""What a person can press and choose on a message."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from sandbox.errors import Gone, Refused
from sandbox.world.components import Kind, each

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from sandbox.world.messages import Message
    from sandbox.world.seen import Seen

Found = TypeVar("Found")


def on_screen(message: Message, before: Iterable[Seen], find: Callable[[Message], Found]) -> Found:
    """What `find` finds on a message; raises `Gone` if it was there only `before`."""
    try:
        return find(_present(message))
    except Refused as refusal:
        if any(_found(seen, message, find) for seen in before):
            raise Gone(str(refusal)) from None
        raise


def _present(message: Message) -> Message:
    if message.deleted:
        raise Refused("the message was deleted")
    return message


def _found(seen: Seen, message: Message, find: Callable[[Message], object]) -> bool:
    if seen.message is not message:
        return False
    try:
        find(replace(message, components=seen.payload["components"]))
    except Refused:
        return False
    return True


def place_of(message: Message, custom_id: str) -> dict[str, Any]:
    """The number of the component on its message, if it is there."""
    for component in each(message.components):
        if component.get("custom_id") == custom_id:
            return {"id": component["id"]}
    return {}


def pressable(message: Message, name: str) -> str:
    """The custom id of the button of that name, if it can be pressed."""
    found = [b for b in message.buttons if b.custom_id == name] or [
        b for b in message.buttons if b.label == name
    ]
    if not found:
        there = ", ".join(repr(button.label) for button in message.buttons) or "none"
        raise Refused(f"no button {name!r} on this message; there are: {there}")
    if len(found) > 1:
        raise Refused(f"{len(found)} buttons are called {name!r}: name one by its custom id")
    button = found[0]
    if button.custom_id is None:
        raise Refused(f"the button {name!r} is a link")
    if button.disabled:
        raise Refused(f"the button {name!r} is disabled")
    return button.custom_id


def choosable(message: Message, name: str, values: Sequence[Any]) -> tuple[Kind, str]:
    """Kind and custom id of the menu of that name, if these values can be chosen in it."""
    found = [m for m in message.menus if name in (m.custom_id, m.placeholder)]
    if not found:
        there = ", ".join(repr(menu.custom_id) for menu in message.menus) or "none"
        raise Refused(f"no menu {name!r} on this message; there are: {there}")
    menu = found[0]
    if menu.disabled:
        raise Refused(f"the menu {name!r} is disabled")
    if not menu.min_values <= len(values) <= menu.max_values:
        raise Refused(f"{name!r} takes {menu.min_values} to {menu.max_values} values")
    if menu.kind is Kind.STRING_SELECT:
        offered = {option.value for option in menu.options}
        for value in values:
            if value not in offered:
                raise Refused(f"{value!r} is not offered by {name!r}; there are: {sorted(offered)}")
    return menu.kind, menu.custom_id
