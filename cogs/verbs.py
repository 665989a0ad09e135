"""What the verbs of all games share: options that narrow each other, all from the legal moves.

A verb such as ``/glory place`` has an option for each fact of a move. What is suggested for one are
the values that occur in legal moves which fit what is filled in already, so that nothing can be
put together that is not legal, and nothing legal is missing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from discord import app_commands

from bot.letters import as_it_looks
from bot.refused import Refused
from bot.telling import tell_fact, tell_move
from bot.ui.acting import seat_of
from bot.ui.replies import reader
from cogs.which import which

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import discord

    from bot.app import Clanmoot
    from rules import Move, View

    Interaction = discord.Interaction[Clanmoot]

#: Discord takes so many suggestions.
SUGGESTIONS = 25


class Legal(NamedTuple):
    """The legal moves of who is typing, in one game, and the view that shows them."""

    game: str
    moves: Sequence[Move]
    #: ``None`` if there is no table or no seat, and so no move.
    view: View | None = None

    def fitting(self, kind: str, **filled: int | str | None) -> Legal:
        """Only the moves of a kind that have the facts filled in; ``None`` fits all."""
        wanted = {
            fact: as_it_looks(str(value)) for fact, value in filled.items() if value is not None
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
        if self.view is None:
            return []
        tongue, view = reader(interaction), self.view
        return _choices({str(move): tell_move(tongue, view, move) for move in self.moves}, typed)


async def legal_moves(
    interaction: Interaction,
    game: str | None = None,
    *before: str,
    match: str | None = None,
) -> Legal:
    """The user's legal moves after `before`; none if there is no table, no seat or no turn."""
    try:
        table = await which(interaction, match, game)
        seat = seat_of(interaction, table)
    except Refused:
        return Legal(game or "", ())
    moves, view = await interaction.client.matches.options_of(table, seat, *before)
    return Legal(table.match.game, moves, view)


def _choices(labels: Mapping[str, str], typed: str) -> list[app_commands.Choice[str]]:
    wanted = as_it_looks(typed).casefold()
    found = [
        app_commands.Choice(name=label[:100], value=value)
        for value, label in labels.items()
        if wanted in as_it_looks(label).casefold() or wanted == value.casefold()
    ]
    return found[:SUGGESTIONS]
