"""Cherokee's own verbs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.spelling import in_latin_letters
from bot.translation import filled, text
from cogs.match_lookup import find_table
from cogs.verbs import legal_at, legal_moves, play_typed

if TYPE_CHECKING:
    import discord

    from bot.app import Clanmoot
    from cogs.verbs import Legal

    Interaction = discord.Interaction[Clanmoot]


class CherokeeCog(
    commands.GroupCog,
    name="Cherokee",
    group_name=text("command-cherokee"),
    group_description=text("command-cherokee-about"),
):
    """/cherokee attack, /cherokee place."""

    @app_commands.command(
        name=text("command-cherokee-attack"), description=text("command-cherokee-attack-about")
    )
    @app_commands.rename(
        target=text("option-cherokee-target"), attackers=text("option-cherokee-attackers")
    )
    @app_commands.describe(
        target=text("option-cherokee-target-about"),
        attackers=text("option-cherokee-attackers-about"),
    )
    async def attack(
        self, interaction: Interaction, target: str, attackers: str | None = None
    ) -> None:
        """Chase a token; without attackers the player is asked for them, if there is a choice."""
        table = await find_table(interaction, game="cherokee", moving=True)
        moves = [target]
        if attackers is not None:
            legal = (await legal_at(interaction, table)).fitting("target")
            target = legal.meant(interaction, target) or target
            after = await legal_at(interaction, table, target)
            attackers = after.fitting("attackers").meant(interaction, attackers) or attackers
            moves = _attack(after, _cells(target), _cells(attackers))
        await play_typed(interaction, table, *moves)

    @attack.autocomplete("target")
    async def _targets(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        legal = (await legal_moves(interaction, "cherokee")).fitting("target")
        return legal.suggest(interaction, typed)

    @attack.autocomplete("attackers")
    async def _attackers(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        target = filled(interaction, "option-cherokee-target")
        legal = (await legal_moves(interaction, "cherokee", target or "")).fitting("attackers")
        return legal.suggest(interaction, typed)

    @app_commands.command(
        name=text("command-cherokee-place"), description=text("command-cherokee-place-about")
    )
    @app_commands.rename(card=text("option-cherokee-card"))
    @app_commands.describe(card=text("option-cherokee-card-about"))
    async def place(self, interaction: Interaction, card: str) -> None:
        """Lay a card into the gap of the base, or throw it away where no attack is possible."""
        table = await find_table(interaction, game="cherokee", moving=True)
        cards = _cards_to_lay(await legal_at(interaction, table))
        await play_typed(interaction, table, cards.meant(interaction, card) or card)

    @place.autocomplete("card")
    async def _cards(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        cards = _cards_to_lay(await legal_moves(interaction, "cherokee"))
        return cards.suggest(interaction, typed)


def _cards_to_lay(legal: Legal) -> Legal:
    """The cards that can be laid into the gap; if none can, those that can be thrown away."""
    return legal.fitting("place") if legal.fitting("place").moves else legal.fitting("drop")


def _cells(typed: str) -> str:
    """Cells in the notation's letters, whatever keyboard they were typed on."""
    return in_latin_letters(typed).upper()


def _attack(after: Legal, target: str, attackers: str) -> list[str]:
    """The moves that make this attack; `after` holds the moves once the target is chosen.

    Attackers may be named in any order. If the target leaves no choice of attackers, choosing it is
    the whole attack. The rules refuse attackers that can't win.
    """
    wanted = sorted(attackers.partition("X")[0].split("+"))
    attack = f"{'+'.join(wanted)}x{target}"
    if attack in map(str, after.fitting("attackers").moves):
        return [target, attack]
    last = after.view and after.view.get("last")
    if isinstance(last, dict) and (sorted(last["attackers"]), last["target"]) == (wanted, target):
        return [target]
    return [attack]


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(CherokeeCog())
