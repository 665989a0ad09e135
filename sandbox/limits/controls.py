"""Limits of buttons and select menus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.world.components import LINK_STYLE, Kind, bounds

if TYPE_CHECKING:
    from sandbox.problems import Path, Problems
    from sandbox.world.components import Component

CUSTOM_ID = 100
BUTTON_LABEL = 80
PLACEHOLDER = 150
OPTIONS = 25
OPTION_TEXT = 100
PREMIUM_STYLE = 6


def check_custom_id(component: Component, problems: Problems, here: Path) -> None:
    """Note a custom id that is missing or too long."""
    problems.length((*here, "custom_id"), component.get("custom_id") or "", 1, CUSTOM_ID)


def check_button(button: Component, problems: Problems, here: Path) -> None:
    """Note what is wrong with a button."""
    style = button.get("style")
    if style not in range(1, 7):
        problems.add((*here, "style"), "BASE_TYPE_CHOICES", "Must be one of (1, 2, 3, 4, 5, 6).")
    elif style == LINK_STYLE:
        problems.length((*here, "url"), button.get("url") or "", 1, 512)
        if button.get("custom_id"):
            problems.add(
                (*here, "custom_id"),
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )
    elif style != PREMIUM_STYLE:
        check_custom_id(button, problems, here)
        if button.get("url"):
            problems.add(
                (*here, "url"),
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )
    problems.length((*here, "label"), button.get("label") or "", 0, BUTTON_LABEL)
    if not button.get("label") and not button.get("emoji") and style != PREMIUM_STYLE:
        problems.add(
            here,
            "BUTTON_COMPONENT_INVALID_EMOJI_OR_LABEL",
            "A button must have a label or an emoji",
        )


def check_select(menu: Component, problems: Problems, here: Path) -> None:
    """Note what is wrong with a select menu."""
    check_custom_id(menu, problems, here)
    problems.length((*here, "placeholder"), menu.get("placeholder") or "", 0, PLACEHOLDER)
    low, high = bounds(menu)
    problems.count((*here, "min_values"), low, 0, OPTIONS)
    problems.count((*here, "max_values"), high, 1, OPTIONS)
    if low > high:
        problems.add((*here, "min_values"), "NUMBER_TYPE_MAX", "Must not exceed max_values.")
    if menu.get("type") == Kind.STRING_SELECT:
        check_options(menu, problems, here, 1, OPTIONS)
        if high > len(menu.get("options") or ()):
            problems.add(
                (*here, "max_values"),
                "SELECT_COMPONENT_MAX_VALUES_GREATER_THAN_OPTIONS",
                "The max values cannot be greater than the number of options",
            )


def check_options(menu: Component, problems: Problems, here: Path, low: int, high: int) -> None:
    """Note what is wrong with the lines of a menu or group."""
    options = menu.get("options") or []
    problems.count((*here, "options"), len(options), low, high)
    values = set()
    for index, option in enumerate(options):
        spot = (*here, "options", index)
        problems.length((*spot, "label"), option.get("label") or "", 1, OPTION_TEXT)
        problems.length((*spot, "value"), option.get("value") or "", 1, OPTION_TEXT)
        problems.length((*spot, "description"), option.get("description") or "", 0, OPTION_TEXT)
        if option.get("value") in values:
            problems.add(
                (*spot, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        values.add(option.get("value"))
    preset = sum(bool(option.get("default")) for option in options)
    if preset > bounds(menu)[1]:
        problems.add(
            (*here, "options"),
            "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
            "More options are preset than may be chosen",
        )
