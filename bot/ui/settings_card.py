"""The card of `/settings`: everything that applies to one person, each with a menu to change it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import discord
from discord.ui import ActionRow

from bot.clocks.nights import time_zone
from bot.languages import LANGUAGES
from bot.store.settings import PingBy, Settings
from bot.ui.look import card
from bot.ui.press import Layout, Press, menu

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.languages import Words
    from bot.store import Person

#: Menus have room for 25 lines; all other time zones can be typed in the command.
ZONES: Final = (
    *("Pacific/Honolulu", "America/Los_Angeles", "America/Denver", "America/Chicago"),
    *("America/New_York", "America/Sao_Paulo", "UTC", "Europe/London", "Europe/Berlin"),
    *("Europe/Warsaw", "Europe/Kyiv", "Europe/Chisinau", "Europe/Istanbul", "Europe/Moscow"),
    *("Asia/Tbilisi", "Asia/Yekaterinburg", "Asia/Almaty", "Asia/Kolkata", "Asia/Novosibirsk"),
    *("Asia/Shanghai", "Asia/Tokyo", "Asia/Vladivostok", "Australia/Sydney", "Pacific/Auckland"),
)
#: Nights that most people have; others can be typed in the command.
NIGHTS: Final = (
    *((20, 7), (21, 6), (21, 7), (21, 8), (22, 6), (22, 7), (22, 8), (22, 9), (23, 6), (23, 7)),
    *((23, 8), (23, 9), (0, 7), (0, 8), (0, 9), (0, 10), (1, 8), (1, 9), (1, 10), (2, 10)),
)
#: What can be switched on and off, in one menu.
SWITCHES: Final = ("reminders", "nudges", "endings", "invitations")
#: Stands in menus for a choice that is left to the program.
OWN: Final = "own"


def settings_card(person: Person, words: Words, now: float, note: str | None = None) -> Layout:
    """Everything that a person has set, with menus to change it."""
    settings = person.settings
    calls = [(one, words(f"settings-calls-{one}"), one is settings.calls) for one in PingBy]
    switches = [
        (one, words(f"settings-switch-{one}"), getattr(settings, one) is True) for one in SWITCHES
    ]
    languages = [
        (one, words(f"settings-language-{one}"), one == (settings.language or OWN))
        for one in (OWN, *LANGUAGES)
    ]
    confirms = [
        (one, words(f"settings-confirm-{one}"), person.confirms is (one == "yes"))
        for one in ("yes", "no")
    ]
    return card(
        None,
        f"### {words('settings-title')}",
        note,
        f"**{words('settings-calls')}**",
        _menu("calls", words, calls),
        f"**{words('settings-messages')}**\n-# {words('settings-messages-about')}",
        _menu("messages", words, switches, several=True),
        f"**{words('settings-zone')}**\n-# {_zone_about(settings, words, now)}",
        _menu("zone", words, _zones(settings, words, now)),
        f"**{words('settings-quiet')}**\n-# {words('settings-quiet-about')}",
        _menu("quiet", words, _nights(settings, words)),
        f"**{words('settings-confirm')}**\n-# {words('settings-confirm-about')}",
        _menu("confirm", words, confirms),
        f"**{words('settings-language')}**",
        _menu("language", words, languages),
    )


def tell_zone(words: Words, name: str, now: float) -> str:
    """The name of a time zone with its distance from UTC now."""
    zone = time_zone(name) or UTC
    offset = datetime.fromtimestamp(now, zone).strftime("%z")
    place = name.replace("_", " ").replace("/", ": ")
    key = f"zone-{name.lower().replace('/', '-').replace('_', '-')}"
    if words.has(key):
        place = words(key)
    return words("settings-zone-name", place=place, offset=f"{offset[:3]}:{offset[3:5]}")


def tell_night(words: Words, night: tuple[int, int]) -> str:
    """From when to when a night lasts."""
    begin, end = (f"{hour:02}:00" for hour in night)
    return words("settings-night", begin=begin, end=end)


def _zone_about(settings: Settings, words: Words, now: float) -> str:
    zone = None if settings.zone is None else time_zone(settings.zone)
    if zone is None:
        return words("settings-zone-none")
    return words("settings-zone-now", time=datetime.fromtimestamp(now, zone).strftime("%H:%M"))


def _zones(settings: Settings, words: Words, now: float) -> list[tuple[str, str, bool]]:
    names = [name for name in ZONES if time_zone(name) is not None]
    if settings.zone is not None and settings.zone not in names:
        names.insert(0, settings.zone)
    return [(name, tell_zone(words, name, now), name == settings.zone) for name in names]


def _nights(settings: Settings, words: Words) -> list[tuple[str, str, bool]]:
    nights = list(NIGHTS)
    if settings.quiet is not None and settings.quiet not in nights:
        nights.insert(0, settings.quiet)
    none = (OWN, words("settings-night-none"), settings.quiet is None)
    return [
        none,
        *(
            (f"{begin}-{end}", tell_night(words, (begin, end)), (begin, end) == settings.quiet)
            for begin, end in nights
        ),
    ]


def _menu(
    word: str, words: Words, lines: Iterable[tuple[str, str, bool]], *, several: bool = False
) -> ActionRow[Layout]:
    """A menu of values, each with its name and whether it is chosen."""
    options: Sequence[discord.SelectOption] = [
        discord.SelectOption(label=label, value=value, default=chosen)
        for value, label, chosen in lines
    ]
    row: ActionRow[Layout] = ActionRow()
    row.add_item(
        menu(
            Press("setting", 0, 0, word),
            words("menu-move"),
            options,
            least=0 if several else 1,
            most=len(options) if several else 1,
        )
    )
    return row
