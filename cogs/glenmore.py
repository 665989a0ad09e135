"""Glen More's own verbs: each makes one of the small moves of a turn."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from discord import app_commands
from discord.ext import commands

import cogs.glenmore_why  # noqa: F401 - its button registers itself
from bot.spelling import in_latin_letters
from bot.translation import text
from bot.ui.acting import take_back
from bot.ui.replies import busy
from bot.ui.sure import act_if_sure
from cogs.boards import show_sheet
from cogs.match_lookup import find_table
from cogs.verbs import legal_at, legal_moves, play_typed

if TYPE_CHECKING:
    import discord

    from bot.app import Clanmoot
    from cogs.verbs import Legal

    Interaction = discord.Interaction[Clanmoot]
    Choices = list[app_commands.Choice[str]]

GAME = "glenmore"
#: The sheet that explains the icons.
LEGEND: Final = "legend"
#: The kinds of moves that a verb makes; what is typed as a number or a cell is one of the first.
TAKE: Final = ("take", "discard", "finish", "visit")
PLACE: Final = ("place",)
ACTIVATE: Final = ("activate", "activate-free")
MOVE: Final = ("move",)
BUY: Final = ("buy", "pay-cheapest")
SELL: Final = ("sell",)
AGE: Final = ("age",)
CASK: Final = ("sell-cask", "bonus-cask", "no-sale")
CLAN: Final = ("clan", "no-marker")
EVENT: Final = ("event", "flip")
ENGLAND: Final = ("take", "dismiss", "finish")
MOUNTAIN: Final = ("climb", "toll", "toll-coin", "gather", "leave-goods")
HAGGIS: Final = (
    *("haggis", "haggis-draw", "haggis-return", "haggis-forgo"),
    *("haggis-roll", "haggis-enough"),
)
VOTE: Final = ("vote", "gathering")
GANG: Final = (
    *("penny", "release", "no-penny", "tax", "fiction", "reserve", "levy", "levy-sell", "no-levy"),
    *("post", "recruit", "recruit-from", "station", "stay", "sneak", "rob", "no-rob", "swindle"),
    *("dump", "give-penny", "no-gift", "extra-reward", "no-extra", "steal-haggis", "no-steal"),
    *("give-haggis", "reroll", "keep-roll", "cheat", "no-cheat", "claim"),
)

#: A tile of the ring by its number, a cell by letter and number.
_PLACE: Final = re.compile(r"[a-z]?\d{1,2}")


class GlenMoreCog(
    commands.GroupCog,
    name="GlenMore",
    group_name=text("command-glenmore"),
    group_description=text("command-glenmore-about"),
):
    """/glenmore with a verb for each kind of small move, and undo, done and icons."""

    @app_commands.command(
        name=text("command-glenmore-take"), description=text("command-glenmore-take-about")
    )
    @app_commands.rename(tile=text("option-glenmore-tile"))
    @app_commands.describe(tile=text("option-glenmore-tile-about"))
    async def take(self, interaction: Interaction, tile: str) -> None:
        """Go to a tile on the ring and take it."""
        await _play(interaction, tile, TAKE)

    @take.autocomplete("tile")
    async def _tiles(self, interaction: Interaction, typed: str) -> Choices:
        return await _suggest(interaction, typed, TAKE)

    @app_commands.command(
        name=text("command-glenmore-place"), description=text("command-glenmore-place-about")
    )
    @app_commands.rename(cell=text("option-glenmore-cell"))
    @app_commands.describe(cell=text("option-glenmore-cell-about"))
    async def place(self, interaction: Interaction, cell: str) -> None:
        """Place the tile that was taken."""
        await _play(interaction, cell, PLACE)

    @place.autocomplete("cell")
    async def _cells(self, interaction: Interaction, typed: str) -> Choices:
        return await _suggest(interaction, typed, PLACE)

    @app_commands.command(
        name=text("command-glenmore-activate"),
        description=text("command-glenmore-activate-about"),
    )
    @app_commands.rename(tile=text("option-glenmore-what"))
    @app_commands.describe(tile=text("option-glenmore-what-about"))
    async def activate(self, interaction: Interaction, tile: str) -> None:
        """Activate a tile, or all that is free."""
        await _play(interaction, tile, ACTIVATE)

    @activate.autocomplete("tile")
    async def _active(self, interaction: Interaction, typed: str) -> Choices:
        return await _suggest(interaction, typed, ACTIVATE)

    @app_commands.command(
        name=text("command-glenmore-move"), description=text("command-glenmore-move-about")
    )
    @app_commands.rename(way=text("option-glenmore-way"))
    @app_commands.describe(way=text("option-glenmore-way-about"))
    async def move(self, interaction: Interaction, way: str) -> None:
        """Move a Scotsman to a tile around."""
        await _play(interaction, way, MOVE)

    @move.autocomplete("way")
    async def _ways(self, interaction: Interaction, typed: str) -> Choices:
        return await _suggest(interaction, typed, MOVE)

    @app_commands.command(
        name=text("command-glenmore-row"), description=text("command-glenmore-row-about")
    )
    async def row(self, interaction: Interaction) -> None:
        """Row the own boat one tile ahead."""
        table = await find_table(interaction, game=GAME, moving=True)
        await play_typed(interaction, table, "row")

    @app_commands.command(
        name=text("command-glenmore-age"), description=text("command-glenmore-age-about")
    )
    @app_commands.rename(cask=text("option-glenmore-cask"))
    @app_commands.describe(cask=text("option-glenmore-cask-about"))
    async def age(self, interaction: Interaction, cask: str) -> None:
        """Let a barrel age."""
        await _play(interaction, cask, AGE)

    @age.autocomplete("cask")
    async def _ageing(self, interaction: Interaction, typed: str) -> Choices:
        return await _suggest(interaction, typed, AGE)

    @app_commands.command(
        name=text("command-glenmore-cask"), description=text("command-glenmore-cask-about")
    )
    @app_commands.rename(cask=text("option-glenmore-cask"))
    @app_commands.describe(cask=text("option-glenmore-cask-about"))
    async def cask(self, interaction: Interaction, cask: str) -> None:
        """Sell a barrel at a whisky sale, or none."""
        await _play(interaction, cask, CASK)

    @cask.autocomplete("cask")
    async def _casks(self, interaction: Interaction, typed: str) -> Choices:
        return await _suggest(interaction, typed, CASK)

    @app_commands.command(
        name=text("command-glenmore-cellar"), description=text("command-glenmore-cellar-about")
    )
    async def cellar(self, interaction: Interaction) -> None:
        """Buy the next cellar."""
        table = await find_table(interaction, game=GAME, moving=True)
        await play_typed(interaction, table, "buy-cellar")

    @app_commands.command(
        name=text("command-glenmore-buy"), description=text("command-glenmore-buy-about")
    )
    @app_commands.rename(good=text("option-glenmore-good"))
    @app_commands.describe(good=text("option-glenmore-good-about"))
    async def buy(self, interaction: Interaction, good: str) -> None:
        """Pay with something that is bought."""
        await _play(interaction, good, BUY)

    @buy.autocomplete("good")
    async def _bought(self, interaction: Interaction, typed: str) -> Choices:
        return await _suggest(interaction, typed, BUY)

    @app_commands.command(
        name=text("command-glenmore-sell"), description=text("command-glenmore-sell-about")
    )
    @app_commands.rename(good=text("option-glenmore-good"))
    @app_commands.describe(good=text("option-glenmore-good-about"))
    async def sell(self, interaction: Interaction, good: str) -> None:
        """Sell something from one of the own tiles."""
        await _play(interaction, good, SELL)

    @sell.autocomplete("good")
    async def _sold(self, interaction: Interaction, typed: str) -> Choices:
        return await _suggest(interaction, typed, SELL)

    @app_commands.command(
        name=text("command-glenmore-clan"), description=text("command-glenmore-clan-about")
    )
    @app_commands.rename(clan=text("option-glenmore-clan"))
    @app_commands.describe(clan=text("option-glenmore-clan-about"))
    async def clan(self, interaction: Interaction, clan: str) -> None:
        """Place a clan marker, or none."""
        await _play(interaction, clan, CLAN)

    @clan.autocomplete("clan")
    async def _clans(self, interaction: Interaction, typed: str) -> Choices:
        return await _suggest(interaction, typed, CLAN)

    @app_commands.command(
        name=text("command-glenmore-event"), description=text("command-glenmore-event-about")
    )
    @app_commands.rename(card=text("option-glenmore-card"))
    @app_commands.describe(card=text("option-glenmore-card-about"))
    async def event(self, interaction: Interaction, card: str) -> None:
        """Play the event of a card, or just turn it over."""
        await _play(interaction, card, EVENT)

    @event.autocomplete("card")
    async def _events(self, interaction: Interaction, typed: str) -> Choices:
        return await _suggest(interaction, typed, EVENT)

    @app_commands.command(
        name=text("command-glenmore-england"), description=text("command-glenmore-england-about")
    )
    @app_commands.rename(tile=text("option-glenmore-england"))
    @app_commands.describe(tile=text("option-glenmore-england-about"))
    async def england(self, interaction: Interaction, tile: str) -> None:
        """Take a tile with the Englishman, or throw one away."""
        await _play(interaction, tile, ENGLAND)

    @england.autocomplete("tile")
    async def _english(self, interaction: Interaction, typed: str) -> Choices:
        return await _suggest(interaction, typed, ENGLAND)

    @app_commands.command(
        name=text("command-glenmore-mountain"),
        description=text("command-glenmore-mountain-about"),
    )
    @app_commands.rename(what=text("option-glenmore-toll"))
    @app_commands.describe(what=text("option-glenmore-toll-about"))
    async def mountain(self, interaction: Interaction, what: str) -> None:
        """Go onto the mountain, past it or off it."""
        await _play(interaction, what, MOUNTAIN)

    @mountain.autocomplete("what")
    async def _on_mountain(self, interaction: Interaction, typed: str) -> Choices:
        return await _suggest(interaction, typed, MOUNTAIN)

    @app_commands.command(
        name=text("command-glenmore-haggis"), description=text("command-glenmore-haggis-about")
    )
    @app_commands.rename(what=text("option-glenmore-haggis"))
    @app_commands.describe(what=text("option-glenmore-haggis-about"))
    async def haggis(self, interaction: Interaction, what: str) -> None:
        """Take or return a haggis token, or roll for whisky."""
        await _play(interaction, what, HAGGIS)

    @haggis.autocomplete("what")
    async def _haggis(self, interaction: Interaction, typed: str) -> Choices:
        return await _suggest(interaction, typed, HAGGIS)

    @app_commands.command(
        name=text("command-glenmore-vote"), description=text("command-glenmore-vote-about")
    )
    @app_commands.rename(what=text("option-glenmore-vote"))
    @app_commands.describe(what=text("option-glenmore-vote-about"))
    async def vote(self, interaction: Interaction, what: str) -> None:
        """Vote, or choose the card that is voted on."""
        await _play(interaction, what, VOTE)

    @vote.autocomplete("what")
    async def _votes(self, interaction: Interaction, typed: str) -> Choices:
        return await _suggest(interaction, typed, VOTE)

    @app_commands.command(
        name=text("command-glenmore-gang"), description=text("command-glenmore-gang-about")
    )
    @app_commands.rename(what=text("option-glenmore-gang"))
    @app_commands.describe(what=text("option-glenmore-gang-about"))
    async def gang(self, interaction: Interaction, what: str) -> None:
        """Lay a penny, take a gang member, or use one."""
        await _play(interaction, what, GANG)

    @gang.autocomplete("what")
    async def _gangs(self, interaction: Interaction, typed: str) -> Choices:
        return await _suggest(interaction, typed, GANG)

    @app_commands.command(
        name=text("command-glenmore-undo"), description=text("command-glenmore-undo-about")
    )
    @app_commands.rename(whole=text("option-whole"))
    @app_commands.describe(whole=text("option-whole-about"))
    async def undo(self, interaction: Interaction, whole: bool = False) -> None:
        """Take back the last move, or the whole unfinished turn."""
        table = await find_table(interaction, game=GAME)
        await take_back(interaction, table.match.id, whole=whole)

    @app_commands.command(
        name=text("command-glenmore-done"), description=text("command-glenmore-done-about")
    )
    async def done(self, interaction: Interaction) -> None:
        """End the turn, after a question if something is left unused."""
        table = await find_table(interaction, game=GAME, moving=True)
        await act_if_sure(interaction, table.match.id, "done")

    @app_commands.command(
        name=text("command-glenmore-icons"), description=text("command-glenmore-icons-about")
    )
    async def icons(self, interaction: Interaction) -> None:
        """What the icons mean."""
        table = await find_table(interaction, game=GAME, watching=True)
        await busy(interaction)
        await show_sheet(interaction, table, LEGEND)


async def _play(interaction: Interaction, typed: str, kinds: tuple[str, ...]) -> None:
    """Make the move of these kinds that was picked or typed."""
    table = await find_table(interaction, game=GAME, moving=True)
    word = _of_kinds(await legal_at(interaction, table), kinds).meant(interaction, typed)
    if word is None:
        place = in_latin_letters(typed.strip()).casefold()
        word = f"{kinds[0]}-{place}" if _PLACE.fullmatch(place) else typed
    await play_typed(interaction, table, word)


async def _suggest(interaction: Interaction, typed: str, kinds: tuple[str, ...]) -> Choices:
    """The legal moves of these kinds."""
    legal = await legal_moves(interaction, GAME)
    return _of_kinds(legal, kinds).suggest(interaction, typed)


def _of_kinds(legal: Legal, kinds: tuple[str, ...]) -> Legal:
    return legal._replace(moves=[move for move in legal.moves if move.kind in kinds])


async def setup(bot: Clanmoot) -> None:
    """Add the cog."""
    await bot.add_cog(GlenMoreCog())
