"""The card of a replay: a turn as it was, with the ways to the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from discord import ButtonStyle
from discord.ui import ActionRow

from bot.telling import tell_stage, tell_title
from bot.telling_results import tell_result
from bot.ui.look import card, galleries
from bot.ui.news import happened
from bot.ui.press import Layout, Press, button
from bot.ui.safe import safe_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord

    from bot.languages import Words
    from bot.replays import Replay
    from bot.scene import Scene

#: What the words of buttons end with that stay among the reader's own turns.
OWN: Final = "own"


def replay_card(
    scene: Scene, words: Words, pictures: Sequence[discord.File], replay: Replay, turn: int
) -> Layout:
    """A turn of a match, as a spectator saw it when it began."""
    title = tell_title(words, scene.match.game, scene.match.id)
    when = f"<t:{int(replay.began(turn))}:f>"
    where = words("replay-turn", turn=turn, turns=replay.last, time=when)
    names = safe_names(scene.names)
    state = (
        tell_result(words, scene.view, scene.names)
        if scene.over
        else f"**{tell_stage(words, scene.view, names)}**"
    )
    return card(
        scene.match.game,
        f"### {title}\n-# {where}",
        happened(scene, words),
        *galleries(pictures),
        state,
        _buttons(scene, words, replay, turn),
        _animate_button(scene, words),
    )


def animation_card(
    scene: Scene, words: Words, about: str, animation: discord.File | None = None
) -> Layout:
    """An animation of a match, or what there is to say of it until it is made."""
    title = tell_title(words, scene.match.game, scene.match.id)
    shown = () if animation is None else galleries([animation])
    return card(scene.match.game, f"### {title}\n-# {about}", *shown)


def _animate_button(scene: Scene, words: Words) -> ActionRow[Layout]:
    row: ActionRow[Layout] = ActionRow()
    row.add_item(button(Press("animate", scene.match.id), words("replay-animate")))
    return row


def _buttons(scene: Scene, words: Words, replay: Replay, turn: int) -> ActionRow[Layout]:
    row: ActionRow[Layout] = ActionRow()
    first, last = replay.steps[0], replay.steps[-1]
    ways = {
        "first": first,
        "back": replay.before(turn),
        "forward": replay.after(turn),
        "last": last,
    }
    for way, target in ways.items():
        # Two buttons may lead to the same turn, and need custom ids of their own all the same.
        word = f"{way}-{OWN}" if replay.own else way
        press = Press("replay", scene.match.id, target, word)
        row.add_item(button(press, words(f"replay-{way}"), disabled=target == turn))
    if replay.has_own:
        press = Press("replay", scene.match.id, turn, "every" if replay.own else OWN)
        style = ButtonStyle.primary if replay.own else ButtonStyle.secondary
        row.add_item(button(press, words("replay-mine"), style))
    return row
