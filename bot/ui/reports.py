"""Reports: what happened in a turn and is told in a message of its own, with its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ui import ActionRow

from bot.telling import tell_title
from bot.ui.bounds import NEWS, summarised
from bot.ui.look import card, galleries
from bot.ui.news import sentences
from bot.ui.press import Layout, Press, button
from rules import GAMES
from rules.core.report import reports_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord

    from bot.languages import Words
    from bot.scene import Scene


def report_message(
    scene: Scene, words: Words, pictures: Sequence[discord.File], *, last: int
) -> Layout:
    """The last few reports of a spectator's scene."""
    found = reports_in(GAMES[scene.match.game].reports, scene.events)[-last:]
    events = [scene.events[place] for _, places in found for place in places]
    row: ActionRow[Layout] = ActionRow()
    row.add_item(button(report_mark(scene), words("boards")))
    return card(
        scene.match.game,
        None if scene.match.in_thread else tell_title(words, scene.match.game, scene.match.id),
        summarised(words, sentences(scene, words, events), NEWS),
        *galleries(pictures),
        row,
    )


def report_mark(scene: Scene) -> Press:
    """The button by which the report of a turn is recognised."""
    return Press("board", scene.match.id, scene.turn)
