"""Land of Clans' own verbs: each plays a whole chain of small moves."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from discord import app_commands
from discord.ext import commands

from bot.spelling import in_latin_letters
from bot.translation import filled, text
from cogs.acting import give_order
from cogs.match_lookup import find_table, suggest_matches
from cogs.verbs import SUGGESTIONS, legal_moves, play_typed
from rules import GAMES

if TYPE_CHECKING:
    import discord

    from bot.app import Clanmoot
    from cogs.verbs import Legal

    Interaction = discord.Interaction[Clanmoot]
    Choices = list[app_commands.Choice[str]]

GAME = "land"
#: The game's order: how to answer attacks on one's castles.
(_DEFENCE,) = GAMES[GAME].orders
OPEN_WIZARD, HIDDEN_WIZARD = "wizard", "hidden-wizard"

#: A square as the board calls it, or the beginning of its name.
_SQUARE: Final = re.compile(r"[a-j]\d{0,2}")


class LandCog(
    commands.GroupCog,
    name="Land",
    group_name=text("command-land"),
    group_description=text("command-land-about"),
):
    """/land conquer, wizard, attack, join, defend, discard, orders."""

    @app_commands.command(
        name=text("command-land-conquer"), description=text("command-land-conquer-about")
    )
    @app_commands.rename(
        card=text("option-land-card"),
        square=text("option-land-square"),
        token=text("option-land-token"),
        castle=text("option-land-build"),
    )
    @app_commands.describe(
        card=text("option-land-card-about"),
        square=text("option-land-square-about"),
        token=text("option-land-token-about"),
        castle=text("option-land-build-about"),
    )
    async def conquer(
        self,
        interaction: Interaction,
        card: str,
        square: str,
        token: str | None = None,
        castle: str | None = None,
    ) -> None:
        """Play a card; the player is asked for a token or castle that is left out."""
        await _play(interaction, card, _square(square), _origin(token), castle)

    @conquer.autocomplete("card")
    async def _cards(self, interaction: Interaction, typed: str) -> Choices:
        legal = (await legal_moves(interaction, GAME)).fitting("card")
        return _without(legal, HIDDEN_WIZARD).suggest(interaction, typed)

    @conquer.autocomplete("square")
    async def _squares(self, interaction: Interaction, typed: str) -> Choices:
        return await _after(
            interaction, "square", _square(typed), filled(interaction, "option-land-card")
        )

    @conquer.autocomplete("token")
    async def _tokens(self, interaction: Interaction, typed: str) -> Choices:
        before = (
            filled(interaction, "option-land-card"),
            _square(filled(interaction, "option-land-square") or ""),
        )
        return await _after(interaction, "token", _square(typed), *before)

    @conquer.autocomplete("castle")
    async def _castles(self, interaction: Interaction, typed: str) -> Choices:
        card, square, token = (
            filled(interaction, f"option-land-{one}") for one in ("card", "square", "token")
        )
        before = card, _square(square or ""), _origin(token or None)
        return await _after(interaction, "castle", _square(typed), *before)

    @app_commands.command(
        name=text("command-land-wizard"), description=text("command-land-wizard-about")
    )
    @app_commands.rename(square=text("option-land-square"), which_one=text("option-land-which"))
    @app_commands.describe(
        square=text("option-land-square-about"), which_one=text("option-land-which-about")
    )
    async def wizard(
        self, interaction: Interaction, square: str, which_one: str | None = None
    ) -> None:
        """Play a Wizard, the open one if there is one; the player is asked for what is left out."""
        wizard, square = which_one or await _wizard(interaction), _square(square)
        await _play(interaction, wizard, square[:1], square)

    @wizard.autocomplete("square")
    async def _wizard_squares(self, interaction: Interaction, typed: str) -> Choices:
        wizard, typed = (
            filled(interaction, "option-land-which") or await _wizard(interaction),
            _square(typed),
        )
        columns = (await legal_moves(interaction, GAME, wizard)).fitting("column")
        found: Choices = []
        for column in columns.moves:
            if len(found) < SUGGESTIONS and typed[:1].casefold() in ("", str(column)):
                found += await _after(interaction, "square", typed, wizard, str(column))
        return found[:SUGGESTIONS]

    @wizard.autocomplete("which_one")
    async def _which(self, interaction: Interaction, typed: str) -> Choices:
        legal = await legal_moves(interaction, GAME)
        wizards = [move for move in legal.moves if str(move) in (OPEN_WIZARD, HIDDEN_WIZARD)]
        return legal._replace(moves=wizards).suggest(interaction, typed)

    @app_commands.command(
        name=text("command-land-attack"), description=text("command-land-attack-about")
    )
    @app_commands.rename(castle=text("option-land-castle"), swords=text("option-land-swords"))
    @app_commands.describe(
        castle=text("option-land-castle-about"), swords=text("option-land-swords-about")
    )
    async def attack(self, interaction: Interaction, castle: str, swords: str) -> None:
        """Attack a castle with some swords."""
        await _play(interaction, _target(castle), _swords_word(swords))

    @attack.autocomplete("castle")
    async def _targets(self, interaction: Interaction, typed: str) -> Choices:
        legal = (await legal_moves(interaction, GAME)).fitting("attack")
        return legal.suggest_fact(interaction, "castle", _square(typed))

    @attack.autocomplete("swords")
    async def _swords(self, interaction: Interaction, typed: str) -> Choices:
        castle = _target(filled(interaction, "option-land-castle") or "")
        legal = (await legal_moves(interaction, GAME, castle)).fitting("swords")
        return legal.suggest_fact(interaction, "swords", typed)

    @app_commands.command(
        name=text("command-land-join"), description=text("command-land-join-about")
    )
    @app_commands.rename(swords=text("option-land-swords"))
    @app_commands.describe(swords=text("option-land-swords-about"))
    async def join(self, interaction: Interaction, swords: str) -> None:
        """Add swords to a partner's attack."""
        await _play(interaction, _swords_word(swords))

    @join.autocomplete("swords")
    async def _more_swords(self, interaction: Interaction, typed: str) -> Choices:
        legal = (await legal_moves(interaction, GAME)).fitting("swords")
        return legal.suggest_fact(interaction, "swords", typed)

    @app_commands.command(
        name=text("command-land-defend"), description=text("command-land-defend-about")
    )
    @app_commands.rename(shields=text("option-land-shields"))
    @app_commands.describe(shields=text("option-land-shields-about"))
    async def defend(self, interaction: Interaction, shields: str) -> None:
        """Answer an attack with shields; with none the castle is not defended."""
        word = shields
        if shields.isdecimal():
            word = f"shields-{shields}" if shields.strip("0") else "decline"
        await _play(interaction, word)

    @defend.autocomplete("shields")
    async def _shields(self, interaction: Interaction, typed: str) -> Choices:
        legal = await legal_moves(interaction, GAME)
        answers = [*legal.fitting("defend").moves, *legal.fitting("decline").moves]
        return legal._replace(moves=answers).suggest(interaction, typed)

    @app_commands.command(
        name=text("command-land-discard"), description=text("command-land-discard-about")
    )
    @app_commands.rename(card=text("option-land-card"))
    @app_commands.describe(card=text("option-land-card-about"))
    async def discard(self, interaction: Interaction, card: str) -> None:
        """Throw a card away, when none can conquer."""
        await _play(interaction, "discard", card)

    @discard.autocomplete("card")
    async def _discards(self, interaction: Interaction, typed: str) -> Choices:
        return await _after(interaction, "throw", typed, "discard")

    @app_commands.command(
        name=text("command-land-orders"), description=text("command-land-orders-about")
    )
    @app_commands.rename(order=text("option-land-order"), match=text("option-match"))
    @app_commands.describe(order=text("option-land-order-about"), match=text("option-match-about"))
    @app_commands.choices(
        order=[
            app_commands.Choice(name=text(f"land-order-{_DEFENCE.ask}-{name}"), value=name)
            for name in _DEFENCE.names
        ]
    )
    async def orders(self, interaction: Interaction, order: str, match: str | None = None) -> None:
        """Give a standing order: how to answer attacks on one's castles in this match."""
        table = await find_table(interaction, match, GAME)
        await give_order(interaction, table.match.id, _DEFENCE.ask, order)

    @orders.autocomplete("match")
    async def _matches(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_matches(interaction, typed, GAME)


async def _play(interaction: Interaction, *chain: str | None) -> None:
    """Play a chain of moves at once; the player is asked for what is needed but left out."""
    table = await find_table(interaction, game=GAME, moving=True)
    await play_typed(interaction, table, *filter(None, chain))


async def _after(interaction: Interaction, kind: str, typed: str, *before: str | None) -> Choices:
    """The moves of a kind that are possible after what is already filled in."""
    legal = await legal_moves(interaction, GAME, *filter(None, before))
    return legal.fitting(kind).suggest(interaction, typed)


async def _wizard(interaction: Interaction) -> str:
    """The Wizard to play if none is named: the open one first."""
    moves = [str(move) for move in (await legal_moves(interaction, GAME)).moves]
    return HIDDEN_WIZARD if HIDDEN_WIZARD in moves and OPEN_WIZARD not in moves else OPEN_WIZARD


def _target(castle: str) -> str:
    """The move that attacks a castle, which may be given by its square or by that move."""
    square = _square(castle)
    return f"attack-{square}" if _SQUARE.fullmatch(square) else castle


def _swords_word(swords: str) -> str:
    """The move that plays some swords, given by their number or by that move."""
    return f"swords-{swords}" if swords.isdecimal() else swords


def _origin(token: str | None) -> str | None:
    """The move that takes a token away, which may be given by its square or by that move."""
    square = _square(token or "")
    return f"from-{square}" if _SQUARE.fullmatch(square) else token


def _square(typed: str) -> str:
    """What was typed; a square becomes its name on the board, in small Latin letters."""
    word = in_latin_letters(typed.strip()).casefold()
    return word if _SQUARE.fullmatch(word) else typed


def _without(legal: Legal, word: str) -> Legal:
    return legal._replace(moves=[move for move in legal.moves if str(move) != word])


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(LandCog())
