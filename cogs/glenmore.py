"""Glen More's own verbs: each makes one of the small moves of a turn."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from discord import app_commands

import cogs.glenmore_why  # noqa: F401 - its button registers itself
from bot.spelling import in_latin_letters
from bot.translation import text
from bot.ui.replies import busy
from cogs.acting import take_back
from cogs.boards import show_sheet
from cogs.match_lookup import find_table
from cogs.sure import act_if_sure
from cogs.verbs import legal_at, legal_moves, play_typed

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    import discord

    from bot.app import Clanmoot
    from cogs.verbs import Legal

    Interaction = discord.Interaction[Clanmoot]
    Choices = list[app_commands.Choice[str]]
    Command = app_commands.Command[Any, ..., None]

GAME = "glenmore"
#: The sheet that explains the icons.
LEGEND: Final = "legend"
#: A tile of the ring by its number, a cell by letter and number.
_PLACE: Final = re.compile(r"[a-z]?\d{1,2}")


class Verb(NamedTuple):
    """A command that makes moves of some kinds, with one option that says which."""

    name: str
    #: What names the option in the texts: verbs that ask for the same share it.
    option: str
    #: What is typed as a number or a cell is a move of the first kind.
    kinds: tuple[str, ...]


VERBS: Final = (
    Verb("take", "tile", ("take", "discard", "finish", "visit")),
    Verb("place", "cell", ("place",)),
    Verb("activate", "what", ("activate", "activate-free")),
    Verb("move", "way", ("move",)),
    Verb("age", "cask", ("age",)),
    Verb("cask", "cask", ("sell-cask", "bonus-cask", "no-sale")),
    Verb("buy", "good", ("buy", "pay-cheapest")),
    Verb("sell", "good", ("sell",)),
    Verb("clan", "clan", ("clan", "no-marker")),
    Verb("event", "card", ("event", "flip")),
    Verb("england", "england", ("take", "dismiss", "finish")),
    Verb("mountain", "toll", ("climb", "toll", "toll-coin", "gather", "leave-goods")),
    Verb(
        "haggis",
        "haggis",
        (
            *("haggis", "haggis-draw", "haggis-return", "haggis-forgo"),
            *("haggis-roll", "haggis-enough"),
        ),
    ),
    Verb("vote", "vote", ("vote", "gathering")),
    Verb(
        "gang",
        "gang",
        (
            *("penny", "release", "no-penny", "tax", "fiction", "reserve", "levy", "levy-sell"),
            *("no-levy", "post", "recruit", "recruit-from", "station", "stay", "sneak", "rob"),
            *("no-rob", "swindle", "dump", "give-penny", "no-gift", "extra-reward", "no-extra"),
            *("steal-haggis", "no-steal", "give-haggis", "reroll", "keep-roll", "cheat"),
            *("no-cheat", "claim"),
        ),
    ),
)
#: Verbs that need no option, with the move that each makes.
PLAIN_VERBS: Final = {"row": "row", "cellar": "buy-cellar"}


class GlenMoreCommands(
    app_commands.Group,
    name=text("command-glenmore"),
    description=text("command-glenmore-about"),
):
    """/glenmore with a verb for each kind of small move, and undo, done and icons."""

    def __init__(self) -> None:
        super().__init__()
        for verb in VERBS:
            self.add_command(_command(verb))
        for name, word in PLAIN_VERBS.items():
            self.add_command(_plain_command(name, word))

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


def _command(verb: Verb) -> Command:
    """A verb as a command; what it suggests are the legal moves of its kinds."""

    @app_commands.rename(what=text(f"option-glenmore-{verb.option}"))
    @app_commands.describe(what=text(f"option-glenmore-{verb.option}-about"))
    async def play(interaction: Interaction, what: str) -> None:
        await _play(interaction, what, verb.kinds)

    async def suggest(interaction: Interaction, typed: str) -> Choices:
        return _of_kinds(await legal_moves(interaction, GAME), verb.kinds).suggest(
            interaction, typed
        )

    command = _named(verb.name, play)
    command.autocomplete("what")(suggest)
    return command


def _plain_command(name: str, word: str) -> Command:
    async def play(interaction: Interaction) -> None:
        table = await find_table(interaction, game=GAME, moving=True)
        await play_typed(interaction, table, word)

    return _named(name, play)


def _named(name: str, play: Callable[..., Coroutine[object, object, None]]) -> Command:
    return app_commands.Command(
        name=text(f"command-glenmore-{name}"),
        description=text(f"command-glenmore-{name}-about"),
        callback=play,
    )


async def _play(interaction: Interaction, typed: str, kinds: tuple[str, ...]) -> None:
    """Make the move of these kinds that was picked or typed."""
    table = await find_table(interaction, game=GAME, moving=True)
    word = _of_kinds(await legal_at(interaction, table), kinds).meant(interaction, typed)
    if word is None:
        place = in_latin_letters(typed.strip()).casefold()
        word = f"{kinds[0]}-{place}" if _PLACE.fullmatch(place) else typed
    await play_typed(interaction, table, word)


def _of_kinds(legal: Legal, kinds: tuple[str, ...]) -> Legal:
    return legal._replace(moves=[move for move in legal.moves if move.kind in kinds])


async def setup(bot: Clanmoot) -> None:
    """Add the commands."""
    bot.tree.add_command(GlenMoreCommands())
