"""Ways on: several things that a user may have meant, each one press away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from discord.ui import ActionRow

from bot.refused import Refused
from bot.ui.bounds import OPTIONS, ROW, chunks
from bot.ui.look import card
from bot.ui.press import Layout, Press, button, menu, on, option, understand

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord

    from bot.app import Clanmoot
    from bot.languages import Words
    from bot.refused import Unclear

    Interaction = discord.Interaction[Clanmoot]

#: How many menus a message has room for.
_MENUS: Final = 5


def which_card(unclear: Unclear, words: Words) -> Layout:
    """Asks which one is meant: with buttons for a few, menus for many."""
    ways = unclear.ways
    rows = _buttons(ways) if len(ways) <= ROW else _menus(ways, words)
    return card(None, words(unclear.key), *rows)


def _buttons(ways: Sequence[tuple[str, Press]]) -> list[ActionRow[Layout]]:
    row: ActionRow[Layout] = ActionRow()
    for label, press in ways:
        row.add_item(button(press, label))
    return [row]


def _menus(ways: Sequence[tuple[str, Press]], words: Words) -> list[ActionRow[Layout]]:
    rows = []
    for number, some in enumerate(chunks(ways[: _MENUS * OPTIONS], OPTIONS)):
        row: ActionRow[Layout] = ActionRow()
        options = [option(label, press.custom_id) for label, press in some]
        row.add_item(menu(Press("way", 0, number), words("menu-move"), options))
        rows.append(row)
    return rows


@on("way")
async def way_chosen(interaction: Interaction, press: Press) -> None:
    """Go on with what was chosen in a menu, as if it had been a button."""
    asked = understand(press.value)
    if asked is None:
        raise Refused("button-of-old")
    handler, chosen = asked
    await handler(interaction, chosen)
