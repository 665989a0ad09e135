"""The options panel: every value of every option, a page at a time, within Discord's limits."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import discord
from discord.ui import ActionRow

from bot.telling_options import (
    tell_effect,
    tell_misfits,
    tell_preset,
    tell_preset_more,
    tell_setting_whole,
)
from bot.ui.bounds import bounded, shortened
from bot.ui.look import card
from bot.ui.option_choice import Part, stamp
from bot.ui.press import Layout, Press, button, menu
from rules import GAMES
from rules.core.options import Flag, Several
from rules.core.terms import Setting

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bot.languages import Words
    from bot.public_match import PublicMatch
    from rules import Game
    from rules.core.options import Option, Value

#: The most menus on a page: with headings and the rest they stay far below 40 components.
MENUS: Final = 6
#: The most lines in a menu, and characters in the description of one.
LINES: Final = 25
DESCRIPTION: Final = 100
#: The most characters in the headings and explanations of a page; a message has 4,000 in all.
TEXT: Final = 2600
#: The most characters on what is wrong with the options.
WRONG: Final = 800
_ANSWERS: Final = ("yes", "no")


@dataclass(frozen=True, slots=True)
class Page:
    """Menus that are shown together, and the section that they belong to."""

    section: str | None
    parts: tuple[Part, ...]


def preset_menu(match: PublicMatch, words: Words) -> ActionRow[Layout] | None:
    """All presets of a game, if it has any."""
    game = GAMES[match.game]
    if not game.options.presets:
        return None
    present = game.options.preset_of(match.options)
    lines = [
        discord.SelectOption(
            label=shortened(words(f"{game.key}-preset-{preset.name}"), DESCRIPTION),
            value=preset.name,
            description=shortened(tell_preset_more(words, game, preset), DESCRIPTION) or None,
            default=preset == present,
        )
        for preset in game.options.presets
    ]
    return _row(menu(Press("preset", match.id, stamp(match.options)), words("preset-menu"), lines))


def options_panel(
    match: PublicMatch, words: Words, page: int = 0, note: str | None = None
) -> Layout:
    """A page of the options as they are, with a note on the last change."""
    game = GAMES[match.game]
    pages = pages_of(game, words)
    page = min(page, len(pages) - 1)
    shown = pages[page]
    wrong = tell_misfits(words, game, match.options, len(match.players))
    parts: list[discord.ui.Item[Any] | str | None] = [
        _title(match, words, pages, page),
        shortened(note, WRONG) if note else None,
        bounded(words, [f"-# {line}" for line in wrong], WRONG),
    ]
    for part in shown.parts:
        heading = _heading(game, words, part, match.options)
        parts += [heading, _row(_menu(match, words, part, page))]
        if part.option == game.options.by_lot and part.start == 0:
            parts.append(_row(_lot(match, words, page)))
    if len(pages) > 1:
        parts += [_sections(match, words, pages, page), _turning(match, words, page, len(pages))]
    return card(match.game, *parts)


@lru_cache
def pages_of(game: Game, words: Words) -> tuple[Page, ...]:
    """All options of a game on as few pages as possible.

    Sections begin a page of their own, unless one page holds everything.
    """
    names = [option.name for option in game.options.options]
    whole = _packed(game, words, None, names)
    if len(whole) == 1 or not game.options.sections:
        return tuple(whole)
    return tuple(
        page
        for section in game.options.sections
        for page in _packed(game, words, section.name, section.options)
    )


def _packed(game: Game, words: Words, section: str | None, names: Sequence[str]) -> list[Page]:
    pages: list[Page] = []
    parts: list[Part] = []
    room = TEXT
    for part in [part for name in names for part in _parts(game, words, game.options[name])]:
        need = len(_heading(game, words, part))
        if parts and (need > room or len(parts) == MENUS):
            pages.append(Page(section, tuple(parts)))
            parts, room = [], TEXT
        parts.append(part)
        room -= need
    return [*pages, Page(section, tuple(parts))]


def _parts(game: Game, words: Words, option: Option) -> Iterator[Part]:
    """An option's values in parts that a menu, and a page with their explanations, can hold."""
    values = _ANSWERS if isinstance(option, Flag) else option.values
    start = 0
    while start < len(values):
        end = start + 1
        while end < min(len(values), start + LINES):
            if len(_heading(game, words, Part(option.name, start, end + 1))) > TEXT:
                break
            end += 1
        yield Part(option.name, start, end)
        start = end


def _shown(option: Option, part: Part) -> list[Setting]:
    """The settings that a menu offers."""
    if isinstance(option, Flag):
        return [Setting(option.name, one == "yes") for one in _ANSWERS]
    return [Setting(option.name, one) for one in option.values[part.start : part.end]]


def _heading(
    game: Game, words: Words, part: Part, options: Mapping[str, Value] | None = None
) -> str:
    """The question, what there is to know, and the explanations that are too long for a menu.

    Without the options that are chosen it is the longest that there can be.
    """
    option = game.options[part.option]
    title = words(f"{game.key}-options-{part.option}")
    if not isinstance(option, Flag) and (part.start, part.end) != (0, len(option.values)):
        shown = f"{part.start + 1}–{part.end}"
        title = words("options-part", title=title, part=shown, parts=len(option.values))
    effect = tell_effect(words, game, part.option, options)
    lines = [f"**{title}**", *(f"-# {line}" for line in effect)]
    for setting in _shown(option, part):
        about = tell_setting_whole(words, game, setting)
        if len(about) > DESCRIPTION:
            name = _label(game, words, setting)
            lines.append(f"-# {words('variant-meaning', name=name, about=about)}")
    return "\n".join(lines)


def _label(game: Game, words: Words, setting: Setting) -> str:
    if isinstance(setting.value, bool):
        return words(setting.word)
    return words(f"{game.key}-{setting.option}-{setting.value}")


def _menu(match: PublicMatch, words: Words, part: Part, page: int) -> discord.ui.Select[Layout]:
    game = GAMES[match.game]
    option, value = game.options[part.option], match.options[part.option]
    lines = [
        discord.SelectOption(
            label=shortened(_label(game, words, setting), DESCRIPTION),
            value=setting.word,
            description=shortened(tell_setting_whole(words, game, setting), DESCRIPTION) or None,
            default=setting.holds(match.options),
        )
        for setting in _shown(option, part)
    ]
    several = isinstance(option, Several)
    usual = several and option.default == ()
    return menu(
        Press("option", match.id, stamp(value), part.word(page)),
        words("options-none" if usual else "menu-move"),
        lines,
        least=0 if several else 1,
        most=len(lines) if several else 1,
    )


def _lot(match: PublicMatch, words: Words, page: int) -> discord.ui.Select[Layout]:
    """How many values the lot should choose."""
    game = GAMES[match.game]
    option = game.options[game.options.by_lot or ""]
    most = len(option.values) if isinstance(option, Several) else 0
    lines = [
        discord.SelectOption(label=words("lot-count", count=count), value=str(count))
        for count in range(1, min(most, LINES) + 1)
    ]
    return menu(Press("lot", match.id, page), words("lot-menu"), lines)


def _title(match: PublicMatch, words: Words, pages: Sequence[Page], page: int) -> str:
    lines = [words("options-title", game=words(match.game))]
    preset = tell_preset(words, GAMES[match.game], match.options)
    lines += [] if preset is None else [preset]
    if len(pages) > 1:
        section = pages[page].section
        where = words("options-page", page=page + 1, pages=len(pages))
        named = [] if section is None else [words(f"{match.game}-section-{section}")]
        lines.append(f"-# {' · '.join([*named, where])}")
    return "\n".join(lines)


def _sections(
    match: PublicMatch, words: Words, pages: Sequence[Page], page: int
) -> ActionRow[Layout] | None:
    """A menu that leads to the first page of each section, if there are any."""
    first = {one.section: place for place, one in reversed(list(enumerate(pages)))}
    sections = GAMES[match.game].options.sections
    if not sections or pages[0].section is None:
        return None
    lines = [
        discord.SelectOption(
            label=shortened(words(f"{match.game}-section-{section.name}"), DESCRIPTION),
            value=str(first[section.name]),
            default=section.name == pages[page].section,
        )
        for section in sections
    ]
    return _row(menu(Press("optionpage", match.id, 0, "section"), words("options-section"), lines))


def _turning(match: PublicMatch, words: Words, page: int, pages: int) -> ActionRow[Layout]:
    """Buttons to the pages before and after."""
    row: ActionRow[Layout] = ActionRow()
    if page > 0:
        before = Press("optionpage", match.id, page - 1)
        row.add_item(button(before, words("options-before", page=page)))
    if page + 1 < pages:
        after = Press("optionpage", match.id, page + 1)
        row.add_item(button(after, words("options-after", page=page + 2)))
    return row


def _row(item: discord.ui.Select[Layout]) -> ActionRow[Layout]:
    row: ActionRow[Layout] = ActionRow()
    row.add_item(item)
    return row
