"""Clans and Glory's own verbs: laying a card, and looking at how the fields would score."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discord import app_commands
from discord.ext import commands

from bot.refused import Refused
from bot.scene import scene
from bot.telling import tell_title
from bot.translation import filled, text
from bot.ui.extras import extra
from bot.ui.look import card as a_card
from bot.ui.press import Press, on
from bot.ui.replies import reader, show
from bot.ui.safe import safe_names
from cogs.acting import act, seat_of
from cogs.match_lookup import find_table, suggest_matches
from cogs.verbs import Legal, legal_at, legal_moves

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import discord

    from bot.app import Clanmoot
    from bot.languages import Words
    from bot.scene import Scene
    from bot.table import Table
    from rules.glory.view import GloryView, ScoringView, ShareView

    Interaction = discord.Interaction[Clanmoot]

GAME = "glory"
#: The two kinds of placement; at any moment only one of them is possible.
KINDS = ("place", "cover")


class GloryCog(
    commands.GroupCog,
    name="Glory",
    group_name=text("command-glory"),
    group_description=text("command-glory-about"),
):
    """/glory place, /glory preview."""

    @app_commands.command(
        name=text("command-glory-place"), description=text("command-glory-place-about")
    )
    @app_commands.rename(
        card=text("option-glory-card"),
        cell=text("option-glory-cell"),
        shield=text("option-glory-shield"),
    )
    @app_commands.describe(
        card=text("option-glory-card-about"),
        cell=text("option-glory-cell-about"),
        shield=text("option-glory-shield-about"),
    )
    async def place(
        self, interaction: Interaction, card: str, cell: str, shield: bool | None = None
    ) -> None:
        """Lay a card with a shield or none; if that is left out, the player is asked."""
        table = await find_table(interaction, game=GAME, moving=True)
        every = await legal_at(interaction, table)
        card = every.meant_fact(interaction, "card", card)
        cell = every.meant_fact(interaction, "cell", cell)
        legal = _placements(every, card, cell)
        placement = str(legal.moves[0]) if legal.moves else f"{card}@{cell}"
        step = await _shield_step(interaction, table, placement, shield)
        await act(interaction, table.match.id, placement, *step)

    @place.autocomplete("card")
    async def _cards(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        every = await legal_moves(interaction, GAME)
        legal = _placements(every, None, _filled(interaction, every, "cell"))
        return legal.suggest_fact(interaction, "card", typed)

    @place.autocomplete("cell")
    async def _cells(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        every = await legal_moves(interaction, GAME)
        legal = _placements(every, _filled(interaction, every, "card"), None)
        return legal.suggest_fact(interaction, "cell", typed)

    @app_commands.command(
        name=text("command-glory-preview"), description=text("command-glory-preview-about")
    )
    @app_commands.rename(match=text("option-match"))
    @app_commands.describe(match=text("option-match-about"))
    async def preview(self, interaction: Interaction, match: str | None = None) -> None:
        """How the fields would be shared out if the game ended now."""
        table = await find_table(interaction, match, GAME, watching=True)
        await _show_preview(interaction, table)

    @preview.autocomplete("match")
    async def _matches(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await suggest_matches(interaction, typed, GAME, watching=True)


def _placements(legal: Legal, card: str | None, cell: str | None) -> Legal:
    """The placements with what is filled in already."""
    fitting = (legal.fitting(kind, card=card, cell=cell) for kind in KINDS)
    return next((found for found in fitting if found.moves), legal._replace(moves=()))


def _filled(interaction: Interaction, legal: Legal, fact: str) -> str | None:
    """The value of a fact filled in for another option, if any."""
    found = filled(interaction, f"option-glory-{fact}")
    return legal.meant_fact(interaction, fact, found) if found else None


async def _shield_step(
    interaction: Interaction, table: Table, placement: str, shield: bool | None
) -> tuple[str, ...]:
    """The second move of a turn, if there is one after that placement.

    A shield that nobody has raises `Refused`; the rules refuse an impossible placement.
    """
    if shield is None:
        return ()
    wanted = "shield" if shield else "pass"
    after = await legal_at(interaction, table, placement)
    if wanted in map(str, after.moves):
        return (wanted,)
    seat = seat_of(interaction, table)
    view = cast("GloryView", scene(table, seat).view)
    if shield and not view["shields"][seat]:
        raise Refused("glory-no-shields")
    return ()


@extra(GAME, "preview")
def has_preview(shown: Scene) -> bool:
    """Whether the game can say how it would be scored now."""
    return cast("GloryView", shown.view)["preview"] is not None and not shown.over


@on("preview")
async def preview_button(interaction: Interaction, press: Press) -> None:
    """The preview, from a button."""
    table = await interaction.client.matches.table(press.match_id)
    if table.match.game != GAME:
        raise Refused("match-unknown")
    await _show_preview(interaction, table)


async def _show_preview(interaction: Interaction, table: Table) -> None:
    """Tell only the user what each shield would take now."""
    now, tongue = scene(table, None), reader(interaction)
    scoring = cast("GloryView", now.view)["preview"]
    if scoring is None or now.over:
        raise Refused("already-over")
    lines = "\n".join(_preview(scoring, safe_names(now.names), tongue))
    await show(interaction, a_card(GAME, tell_title(tongue, GAME, now.match.id), lines))


def _preview(scoring: ScoringView, names: Sequence[str], tongue: Words) -> Iterator[str]:
    """The preview line by line: the fields, then the players."""
    yield tongue("glory-preview-title")
    for share in scoring["fields"]:
        told = "; ".join(_shared(share, names, tongue))
        yield tongue("glory-preview-field", field=share["field"], told=told)
    for name, points, cards in zip(names, scoring["points"], scoring["cards"], strict=True):
        yield "- " + tongue("glory-preview-total", name=name, points=points, cards=cards)


def _shared(share: ShareView, names: Sequence[str], tongue: Words) -> Iterator[str]:
    """What each shield of a field would take, from the oldest, and what nobody would."""
    for take in share["takes"]:
        name, won = names[take["seat"]], take["cards"]
        if won:
            facts = {"count": len(won), "strength": won[0]["strength"], "points": take["points"]}
            yield tongue("glory-preview-take", name=name, **facts)
        else:
            yield tongue("glory-preview-miss", name=name)
    if share["unclaimed"]:
        lost = ", ".join(str(card["strength"]) for card in share["unclaimed"])
        yield tongue("glory-preview-unclaimed", cards=lost)


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(GloryCog())
