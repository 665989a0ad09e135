"""The rulebook: the rules of every game, in short, by chapters, by number and by search.

From a match only the chapters in play are shown, and first those that the reader's question is
about.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import ActionRow

from bot.refused import Refused
from bot.scene import scene
from bot.spelling import search_key
from bot.translation import filled, text
from bot.ui.look import card
from bot.ui.press import Layout, Press, button, menu, on
from bot.ui.replies import is_private, reader, show
from cogs.lobby import PLAYABLE
from rules import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.app import Clanmoot
    from bot.languages import Words
    from rules.core.chapters import Chapter

    Interaction = discord.Interaction[Clanmoot]

_CARD_LIMIT: Final = 3900
#: The most lines in a menu.
_MENU: Final = 25


class Rulebook(commands.Cog):
    """Looking up rules."""

    @app_commands.command(name=text("command-rules"), description=text("command-rules-about"))
    @app_commands.rename(game=text("option-game"), rule=text("option-rule"))
    @app_commands.describe(game=text("option-rules-game-about"), rule=text("option-rule-about"))
    @app_commands.choices(game=[app_commands.Choice(name=text(key), value=key) for key in PLAYABLE])
    async def rules(self, interaction: Interaction, game: str, rule: str | None = None) -> None:
        """A rule by its number, the rules that contain a word, or the game in short."""
        book = Book(game)
        if rule is None:
            await show(interaction, summary(reader(interaction), book))
            return
        found = _matching(reader(interaction), game, rule)
        if not found:
            raise Refused("rule-unknown")
        await show(interaction, some_rules(reader(interaction), book, found))

    @rules.autocomplete("rule")
    async def _rules(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        game = filled(interaction, "option-game")
        if game not in PLAYABLE:
            return []
        tongue = reader(interaction)
        return [
            app_commands.Choice(name=_label(tongue, game, number), value=number)
            for number in _matching(tongue, game, typed)
        ][:_MENU]


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of a game, or those that are played in one match."""

    game: str
    #: 0 without a match.
    match_id: int = 0
    #: The chapters that are left out, by their places.
    unplayed: frozenset[int] = frozenset()

    @property
    def chapters(self) -> list[tuple[int, Chapter]]:
        """The chapters, with their places among all of the game's."""
        every = enumerate(GAMES[self.game].chapters)
        return [(place, chapter) for place, chapter in every if place not in self.unplayed]


# ---- cards ---------------------------------------------------------------------------------------


def summary(tongue: Words, book: Book) -> Layout:
    """The game in short, for newcomers, and its chapters to choose from."""
    lines = f"{tongue(f'{book.game}-rules-brief')}\n-# {tongue('rules-below')}"
    return card(book.game, _title(tongue, book), lines, *_chapter_menus(tongue, book))


def one_chapter(tongue: Words, book: Book, place: int) -> Layout:
    """A chapter: as many of its rules as a card holds, and all of them to choose from."""
    chapter = GAMES[book.game].chapters[place]
    heading = f"**{tongue(f'{book.game}-{chapter.title}')}**"
    return card(
        book.game,
        _title(tongue, book),
        f"{heading}\n{_told(tongue, book, chapter.rules, len(heading))}",
        *_rule_menus(tongue, book, place),
        _back(tongue, book),
    )


def some_rules(tongue: Words, book: Book, numbers: Sequence[str]) -> Layout:
    """Rules that were found or chosen, with the rest of their chapter if it is one."""
    places = {place for place, one in book.chapters for number in numbers if number in one.rules}
    menus = _rule_menus(tongue, book, places.pop()) if len(places) == 1 else []
    return card(
        book.game, _title(tongue, book), _told(tongue, book, numbers), *menus, _back(tongue, book)
    )


def _title(tongue: Words, book: Book) -> str:
    return f"### {tongue('rules-title', game=tongue(book.game))}"


def _told(tongue: Words, book: Book, numbers: Sequence[str], used: int = 0) -> str:
    """Rules with their titles; what a card can't hold is left out."""
    lines = [
        f"**{number} · {title(tongue, book.game, number)}**\n{_text(tongue, book.game, number)}"
        for number in numbers
    ]
    while sum(len(line) + 1 for line in lines) > _CARD_LIMIT - used - len(_title(tongue, book)):
        # An ellipsis replaces the last line.
        lines[-2:] = ["…"]
    return "\n".join(lines)


def _chapter_menus(tongue: Words, book: Book) -> list[ActionRow[Layout]]:
    """All chapters to choose from; several menus say from where to where each goes."""
    lines = [
        discord.SelectOption(
            label=tongue(f"{book.game}-{chapter.title}"),
            description=f"{chapter.rules[0]} – {chapter.rules[-1]}",
            value=str(place),
        )
        for place, chapter in book.chapters
    ]
    return [
        _row(
            menu(
                Press("chapter", book.match_id, start, book.game),
                tongue("rules-chapters") if len(lines) <= _MENU else _range(tongue, some),
                some,
            )
        )
        for start in range(0, len(lines), _MENU)
        if (some := lines[start : start + _MENU])
    ]


def _range(tongue: Words, lines: Sequence[discord.SelectOption]) -> str:
    """A menu's name: its first and its last line."""
    return tongue("menu-move-part", first=lines[0].label, last=lines[-1].label)


def _rule_menus(tongue: Words, book: Book, place: int) -> list[ActionRow[Layout]]:
    """All rules of a chapter to choose from."""
    chapter = GAMES[book.game].chapters[place]
    heading = tongue(f"{book.game}-{chapter.title}")
    lines = [
        discord.SelectOption(label=_label(tongue, book.game, number), value=number)
        for number in chapter.rules
    ]
    return [
        _row(
            menu(
                Press("rule", book.match_id, start, book.game),
                heading if len(lines) <= _MENU else f"{heading}: {some[0].value} …",
                some,
            )
        )
        for start in range(0, len(lines), _MENU)
        if (some := lines[start : start + _MENU])
    ]


def _back(tongue: Words, book: Book) -> ActionRow[Layout]:
    """The way back to the summary."""
    row: ActionRow[Layout] = ActionRow()
    row.add_item(button(Press("rulebook", book.match_id, 0, book.game), tongue("rules-back")))
    return row


def _row(item: discord.ui.Select[Layout]) -> ActionRow[Layout]:
    row: ActionRow[Layout] = ActionRow()
    row.add_item(item)
    return row


# ---- texts ---------------------------------------------------------------------------------------


def title(tongue: Words, game: str, number: str) -> str:
    """A rule's title."""
    return tongue(f"{game}-rule-{number.lower()}-title")


def _text(tongue: Words, game: str, number: str) -> str:
    return tongue(f"{game}-rule-{number.lower()}")


def _label(tongue: Words, game: str, number: str) -> str:
    return f"{title(tongue, game, number)} · {number}"[:100]


def _matching(tongue: Words, game: str, typed: str) -> list[str]:
    """The rules whose number, title or text has what was typed; all if nothing was."""
    wanted, numbers = search_key(typed), GAMES[game].rules
    exact = [number for number in numbers if search_key(number) == wanted]
    return exact or [one for one in numbers if wanted in search_key(_all_of(tongue, game, one))]


def _all_of(tongue: Words, game: str, number: str) -> str:
    return f"{number} {title(tongue, game, number)} {_text(tongue, game, number)}"


# ---- presses -------------------------------------------------------------------------------------


async def _book(interaction: Interaction, match_id: int) -> Book:
    """The rules that are played in a match."""
    match = await interaction.client.store.matches.read(match_id)
    if match is None:
        raise Refused("match-unknown")
    chapters = enumerate(GAMES[match.game].chapters)
    unplayed = {place for place, one in chapters if not one.is_played(match.options)}
    return Book(match.game, match_id, frozenset(unplayed))


async def _opened(interaction: Interaction, press: Press) -> Book:
    """The book that a card of rules was made from."""
    if press.word not in PLAYABLE:
        raise Refused("rule-unknown")
    return await _book(interaction, press.match_id) if press.match_id else Book(press.word)


async def _turn_to(interaction: Interaction, page: Layout) -> None:
    """Show another page in place of the one that was pressed on."""
    if is_private(interaction):
        await interaction.response.edit_message(view=page)
    else:
        await show(interaction, page)


@on("book")
async def book_chosen(interaction: Interaction, press: Press) -> None:
    """The rules of the game that was chosen in a menu."""
    if press.value not in PLAYABLE:
        raise Refused("button-of-old")
    await show(interaction, summary(reader(interaction), Book(press.value)))


@on("rules")
async def rules_button(interaction: Interaction, press: Press) -> None:
    """What the reader's present question is about, else the game in short."""
    book, tongue = await _book(interaction, press.match_id), reader(interaction)
    asked = await _asked(interaction, press.match_id)
    for place, chapter in book.chapters:
        if asked in chapter.asks:
            await show(interaction, one_chapter(tongue, book, place))
            return
    await show(interaction, summary(tongue, book))


async def _asked(interaction: Interaction, match_id: int) -> str | None:
    """What the reader is asked in a match, if it is being played and they are awaited."""
    match = await interaction.client.store.matches.read(match_id)
    seat = None if match is None else match.seat_of(interaction.user.id)
    if match is None or seat is None or match.sitters[seat].since is None:
        return None
    return scene(await interaction.client.matches.table(match_id), seat).view["ask"]


@on("rulebook")
async def back_to_summary(interaction: Interaction, press: Press) -> None:
    """The game in short again."""
    await _turn_to(interaction, summary(reader(interaction), await _opened(interaction, press)))


@on("chapter")
async def chapter_chosen(interaction: Interaction, press: Press) -> None:
    """A chapter that was chosen in a menu."""
    book = await _opened(interaction, press)
    places = {str(place): place for place, _ in book.chapters}
    if press.value not in places:
        raise Refused("rule-unknown")
    await _turn_to(interaction, one_chapter(reader(interaction), book, places[press.value]))


@on("rule")
async def rule_chosen(interaction: Interaction, press: Press) -> None:
    """A rule that was chosen in a menu."""
    book = await _opened(interaction, press)
    if press.value not in GAMES[book.game].rules:
        raise Refused("rule-unknown")
    await _turn_to(interaction, some_rules(reader(interaction), book, [press.value]))


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(Rulebook())
