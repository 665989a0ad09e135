"""Plans as their player sees them: a line with the hand, and the card on which one is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from discord import ButtonStyle
from discord.ui import ActionRow

from bot.telling import tell_ask, tell_move, tell_path, tell_title
from bot.ui.bounds import ASKED, PATH, shortened
from bot.ui.controls import move_controls
from bot.ui.look import above_question, card
from bot.ui.press import Layout, Press, button
from bot.ui.safe import safe, safe_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord
    from discord.ui import Button

    from bot.languages import Words
    from bot.scene import Scene
    from bot.ui.paging import Spot

#: What the verbs of controls begin with that add to a plan.
PREFIX: Final = "plan"
#: The most characters that a plan takes in a message.
_PLAN: Final = 400


def plan_line(scene: Scene, words: Words) -> str | None:
    """What the seat's player has planned, and what becomes of it; ``None`` without a plan."""
    return _line(scene, words, "plan-coming" if scene.plan_has_come else "plan-noted")


def _line(scene: Scene, words: Words, key: str) -> str | None:
    if scene.plan is None:
        return None
    if scene.plan.void:
        return f"**{words('plan-void')}**"
    if not scene.planned:
        return f"-# {words('plan-unfit')}"
    return f"-# {words(key, plan=_told(scene, words))}"


def _told(scene: Scene, words: Words) -> str:
    names, sides = safe_names(scene.names), scene.view["sides"]
    moves = [tell_move(words, scene.match.game, move, names, sides) for move in scene.planned]
    return safe(shortened(words("path-joint").join(moves), _PLAN))


def plan_button(scene: Scene, words: Words) -> Button[Layout] | None:
    """The way to the plan; ``None`` where there is nothing to plan."""
    if scene.plan_has_come:
        return button(Press("unplan", scene.match.id), words("plan-drop"))
    if not scene.may_plan:
        return None
    return button(Press("plan", scene.match.id), words("plan-change" if scene.plan else "plan"))


def plan_card(
    scene: Scene, words: Words, pictures: Sequence[discord.File], spot: Spot, stamp: int
) -> Layout:
    """The card on which a plan is made: what is planned, and what could come next.

    The scene is that of the turn to come, after what is planned of it.
    """
    game, number = scene.match.game, scene.match.id
    return card(
        game,
        f"### {tell_title(words, game, number)}\n-# {words('plan-about')}",
        *above_question(pictures),
        _line(scene, words, "plan-noted"),
        _next(scene, words),
        *(move_controls(scene, words, spot, PREFIX) if scene.moves else ()),
        _buttons(scene, words, stamp),
    )


def _next(scene: Scene, words: Words) -> str | None:
    """What would be asked next, after what is planned; or that there is nothing more to plan."""
    if not scene.moves or scene.view["ask"] is None:
        return f"-# {words('plan-whole')}" if scene.planned else None
    names = safe_names(scene.names)
    path, ask = tell_path(words, scene.view, names), tell_ask(words, scene.view, names)
    lines = [f"-# {shortened(path, PATH)}"] if path else []
    return "\n".join([*lines, f"**{shortened(ask, ASKED)}**"])


def _buttons(scene: Scene, words: Words, stamp: int) -> ActionRow[Layout] | None:
    if scene.plan is None:
        return None
    row: ActionRow[Layout] = ActionRow()
    if len(scene.plan.moves) > 1:
        row.add_item(button(Press("planback", scene.match.id, stamp), words("plan-back")))
    drop = Press("unplan", scene.match.id)
    row.add_item(button(drop, words("plan-drop"), ButtonStyle.danger))
    return row
