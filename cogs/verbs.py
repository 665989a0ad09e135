"""What the verbs of all games share: options that narrow each other, all from the legal moves.

A verb such as ``/glory place`` has an option for each fact of a move. It suggests the values that
occur in legal moves and fit what is already filled in. So nothing illegal can be put together, and
nothing legal is missing.

What is typed instead of picked is looked up by name: see `called`.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from discord import app_commands

from bot.languages import FALLBACK, words
from bot.refused import Refused
from bot.spelling import in_latin_letters, search_key
from bot.table import fold
from bot.telling import tell_fact, tell_move
from bot.ui.bounds import OPTION_TEXT, shortened
from bot.ui.replies import reader
from bot.ui.safe import plain
from cogs.acting import act, seat_of
from cogs.match_lookup import find_table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import discord

    from bot.app import Clanmoot
    from bot.languages import Words
    from bot.store import Match
    from bot.table import Table
    from rules import Move, View

    Interaction = discord.Interaction[Clanmoot]

#: The most suggestions that Discord takes.
SUGGESTIONS = 25
#: Stands between the parts of a name.
_DOT = " · "


class Legal(NamedTuple):
    """The legal moves of the user who is typing, in one game, and their view of it."""

    game: str
    #: Each with all facts that texts need.
    moves: Sequence[Move]
    #: ``None`` if there is no table or no seat, and so no move.
    view: View | None = None
    #: The players' names by seat, as menus show them.
    names: Sequence[str] = ()

    def fitting(self, kind: str, **filled: int | str | None) -> Legal:
        """Only the moves of a kind that have the facts filled in; ``None`` fits all."""
        wanted = {
            fact: in_latin_letters(str(value))
            for fact, value in filled.items()
            if value is not None
        }
        return self._replace(
            moves=[
                move
                for move in self.moves
                if move.kind == kind
                and all(str(move.facts.get(fact)) == value for fact, value in wanted.items())
            ]
        )

    def suggest_fact(
        self, interaction: Interaction, fact: str, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The values that a fact has in these moves, named in the user's language."""
        tongue = reader(interaction)
        labels = {
            str(move.facts[fact]): tell_fact(tongue, self.game, fact, move.facts[fact], move.facts)
            for move in self.moves
        }
        return _choices(labels, typed)

    def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The moves themselves."""
        tongue = reader(interaction)
        return _choices({str(move): self._told(tongue, move) for move in self.moves}, typed)

    def meant(self, interaction: Interaction, typed: str) -> str | None:
        """The notation of the one move that a text names; ``None`` if it names none or several."""
        tongues = understood(interaction)
        return called(
            {str(move): [self._told(one, move) for one in tongues] for move in self.moves}, typed
        )

    def _told(self, tongue: Words, move: Move) -> str:
        sides = () if self.view is None else self.view["sides"]
        return tell_move(tongue, self.game, move, self.names, sides)

    def meant_fact(self, interaction: Interaction, fact: str, typed: str) -> str:
        """The value of a fact that the text names in these moves; else the text itself."""
        tongues = understood(interaction)
        names = {
            str(move.facts[fact]): [
                tell_fact(one, self.game, fact, move.facts[fact], move.facts) for one in tongues
            ]
            for move in self.moves
            if fact in move.facts
        }
        return called(names, typed) or typed


def understood(interaction: Interaction) -> tuple[Words, ...]:
    """The languages in which the user may name things."""
    return reader(interaction), words(FALLBACK)


def called(names: Mapping[str, Sequence[str]], typed: str) -> str | None:
    """The thing that a text names: by itself, by its whole name, or by a part of that.

    Case and space around it don't matter. Parts of a name are separated by dots: ``7 · Prince``.
    ``None`` if the text names nothing, or several things.
    """
    wanted = search_key(typed)
    whole = {thing: {search_key(name) for name in names[thing]} for thing in names}
    parts = {
        thing: {search_key(part) for name in names[thing] for part in name.split(_DOT)}
        for thing in names
    }
    for known in ({thing: {search_key(thing)} for thing in names}, whole, parts):
        found = [thing for thing in known if wanted in known[thing]]
        if len(found) == 1:
            return found[0]
    return None


async def play_typed(interaction: Interaction, table: Table, *typed: str) -> None:
    """Make moves that were picked or typed, by notation or name, all or none; and answer."""
    await act(interaction, table.match.id, *await _as_meant(interaction, table, typed))


async def _as_meant(interaction: Interaction, table: Table, typed: Sequence[str]) -> list[str]:
    """The notations of moves in a row; what names no move stays as typed."""
    seat, meant = seat_of(interaction, table), list[str]()
    for text in typed:
        legal = _options(table, seat, meant)
        known = legal.meant(interaction, text)
        if known is None:
            # Setting up a game may take milliseconds: not on the event loop.
            first = await asyncio.to_thread(_first_moves, table.match, seat, legal)
            known = first.meant(interaction, text)
        meant.append(known or text)
    return meant


def _first_moves(match: Match, seat: int, legal: Legal) -> Legal:
    """What a seat could do at the beginning of the game but can't any more.

    Looked up by name too, so that the refusal can say why: the card is no longer held.
    """
    start, now = fold(match, []), set(map(str, legal.moves))
    moves = [move for move in start.explained(seat) if str(move) not in now]
    return Legal(match.game, moves, start.position.view(seat), legal.names)


async def legal_at(interaction: Interaction, table: Table, *before: str) -> Legal:
    """The user's legal moves at a table after `before`; raises `Refused` for a bystander."""
    seat = seat_of(interaction, table)
    legal = _options(table, seat, before)
    if before and not legal.moves:
        # It may have been typed rather than picked.
        legal = _options(table, seat, await _as_meant(interaction, table, before))
    return legal


def _options(table: Table, seat: int, before: Sequence[str]) -> Legal:
    moves, view = table.options(seat, *before)
    return Legal(table.match.game, moves, view, [plain(name) for name in table.match.names])


async def legal_moves(
    interaction: Interaction,
    game: str | None = None,
    *before: str,
    match: str | None = None,
) -> Legal:
    """The user's legal moves after `before`; none if there is no table, no seat or no turn."""
    try:
        table = await find_table(interaction, match, game, moving=True)
        return await legal_at(interaction, table, *before)
    except Refused:
        return Legal(game or "", ())


def _choices(labels: Mapping[str, str], typed: str) -> list[app_commands.Choice[str]]:
    wanted = search_key(typed)
    found = [
        app_commands.Choice(name=shortened(label, OPTION_TEXT), value=value)
        for value, label in labels.items()
        if wanted in search_key(label) or wanted == search_key(value)
    ]
    return found[:SUGGESTIONS]
