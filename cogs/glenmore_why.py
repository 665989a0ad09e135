"""Why not? In Glen More: why each tile ahead that can't be taken now can't."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bot.refused import Refused
from bot.scene import scene
from bot.telling import named, tell_title
from bot.ui.bounds import CARD_TEXT, bounded
from bot.ui.extras import extra
from bot.ui.look import card
from bot.ui.press import Press, on
from bot.ui.replies import reader, show

if TYPE_CHECKING:
    from collections.abc import Iterator

    import discord

    from bot.app import Clanmoot
    from bot.languages import Words
    from bot.scene import Scene
    from rules.glenmore.view import GlenMoreView

    Interaction = discord.Interaction[Clanmoot]

GAME = "glenmore"


@extra(GAME, "why")
def has_reasons(shown: Scene) -> bool:
    """Whether a tile must be taken, and there are some that can't be."""
    asked = shown.seat is None or shown.view["ask"] == "take"
    return asked and not shown.over and any(_reasons(cast("GlenMoreView", shown.public)))


@on("why")
async def why_not(interaction: Interaction, press: Press) -> None:
    """Tell only the user, tile by tile."""
    table = await interaction.client.matches.table(press.match_id)
    if table.match.game != GAME:
        raise Refused("match-unknown")
    now, tongue = scene(table, None), reader(interaction)
    lines = list(_told(cast("GlenMoreView", now.public), tongue))
    if not lines or now.over:
        raise Refused("glenmore-why-none")
    title = tell_title(tongue, GAME, now.match.id)
    room = CARD_TEXT - len(title) - len(tongue("glenmore-why-title"))
    told = bounded(tongue, lines, room // 2)
    await show(interaction, card(GAME, title, tongue("glenmore-why-title"), told))


def _reasons(view: GlenMoreView) -> Iterator[tuple[int, str, str, str]]:
    """The number and the name of each tile that the mover can't take, the reason and its rule."""
    for space in view["ring"]:
        number, tile, reason, rule = (
            space["number"],
            space["tile"],
            space["reason"],
            space["rule"],
        )
        if number is not None and tile is not None and reason is not None and rule is not None:
            yield number, tile, reason, rule


def _told(view: GlenMoreView, tongue: Words) -> Iterator[str]:
    for number, tile, reason, rule in _reasons(view):
        facts = named(tongue, GAME, {"tile": tile, "number": number})
        why = tongue(f"{GAME}-refusal-{reason}", **facts).removesuffix(".")
        yield f"**{number}** {tongue('refusal', text=why, rule=rule)}"
