"""The messages of a game that is being played: turn, prompt, settled prompt, end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ButtonStyle
from discord.ui import ActionRow, File

from bot.telling import (
    join_names,
    sides_of,
    tell_all_made,
    tell_ask,
    tell_event,
    tell_outcome,
    tell_stage,
    tell_title,
)
from bot.ui.controls import move_controls, order_menu
from bot.ui.extras import extra_button
from bot.ui.look import card, gallery, table_link
from bot.ui.press import Layout, Press, button
from bot.ui.safe import safe, safe_names
from bot.ui.sheets import has_other_sheets

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord
    from discord.ui import Button

    from bot.languages import Words
    from bot.scene import Scene


def turn_message(
    scene: Scene,
    words: Words,
    pictures: Sequence[discord.File],
    record: discord.File | None = None,
) -> Layout:
    """What all see of a turn, with its buttons; at the end with the result and the record."""
    return card(
        scene.match.game,
        _title(scene, words),
        happened(scene, words),
        gallery(pictures),
        _state(scene, words),
        None if record is None else File(record),
        _turn_buttons(scene, words),
    )


def past_turn(scene: Scene, words: Words, pictures: Sequence[discord.File]) -> Layout:
    """A turn that is over: what happened and how it looked, with nothing to press."""
    stage = tell_stage(words, scene.view, safe_names(scene.names))
    told = happened(scene, words)
    return card(scene.match.game, _title(scene, words), told, gallery(pictures), f"-# {stage}")


def _title(scene: Scene, words: Words) -> str | None:
    """Which match it is; a thread says so itself."""
    return None if scene.match.in_thread else _name(scene, words)


def _name(scene: Scene, words: Words) -> str:
    return tell_title(words, scene.match.game, scene.match.id)


def happened(scene: Scene, words: Words) -> str:
    """What happened, in sentences."""
    names, sides = safe_names(scene.names), sides_of(scene.view)
    told = (tell_event(words, scene.match.game, event, names, sides) for event in scene.events)
    return "\n".join(line for line in told if line)


def _state(scene: Scene, words: Words) -> str:
    if scene.abandoned:
        return f"**{words('abandoned')}**"
    return _result(scene, words) if scene.over else _awaited(scene, words)


def _awaited(scene: Scene, words: Words) -> str:
    """What the game is at and who is awaited; people by mention."""
    lines = [f"**{tell_stage(words, scene.view, safe_names(scene.names))}**"]
    lines += [words("has-answered", name=safe(scene.names[seat])) for seat in scene.answered]
    awaited = [mention(scene, seat) for seat in scene.view["to_act"]]
    lines.append(words("awaited", names=join_names(words, awaited), count=len(awaited)))
    return "\n".join(lines)


def farewell(scene: Scene, words: Words, seat: int, name: str) -> str:
    """That somebody of that name has left a seat, and who goes on in it, if anybody does."""
    key = "has-left-all" if scene.abandoned else "has-left"
    return words(key, name=safe(name), computer=safe(scene.names[seat]))


def mention(scene: Scene, seat: int) -> str:
    """A person's mention, a computer's name."""
    player = scene.match.players[seat]
    return safe(player.name) if player.user_id is None else f"<@{player.user_id}>"


def _result(scene: Scene, words: Words) -> str:
    lines = [f"**{tell_outcome(words, scene.view, safe_names(scene.names))}**"]
    if scene.seed is not None:
        check = words("shuffle-check", hash=scene.match.hash, seed=scene.seed)
        lines.append(f"-# {check}")
    if scene.absent:
        lines.append(f"-# {' '.join(f'<@{user_id}>' for user_id in scene.absent)}")
    return "\n".join(lines)


def _turn_buttons(scene: Scene, words: Words) -> ActionRow[Layout]:
    # They keep their custom ids all turn long, so that an edit of the message takes no button away
    # from under a finger.
    number, turn = scene.match.id, scene.turn
    row: ActionRow[Layout] = ActionRow()
    if scene.over:
        row.add_item(button(Press("rematch", number, turn), words("rematch"), ButtonStyle.primary))
    elif not scene.abandoned:
        row.add_item(button(Press("choose", number, turn), words("choose"), ButtonStyle.primary))
        row.add_item(button(Press("hand", number, turn), words("hand")))
        row.add_item(button(Press("undo", number, turn), words("undo")))
    if has_other_sheets(scene):
        row.add_item(button(Press("board", number), words("boards")))
    row.add_item(button(Press("more", number, turn), words("more")))
    return row


def prompt(
    scene: Scene,
    words: Words,
    pictures: Sequence[discord.File],
    *,
    note: str | None = None,
    closed: bool = False,
    part: str | None = None,
    undo: bool = False,
) -> Layout:
    """What a seat is asked, with its pictures and the controls to answer right there.

    A person whose direct messages are `closed` is offered to have them tried again. `part` is what
    was chosen first where an answer takes two steps. `undo` offers to take the last move back.
    """
    asked = _waiting(scene, words) if scene.made is None else _done(scene, words)
    if scene.view["ask"] is not None:
        asked = f"**{tell_ask(words, scene.view, safe_names(scene.names))}**"
    return card(
        scene.match.game,
        _name(scene, words),
        note or happened(scene, words),
        gallery(pictures),
        asked,
        *move_controls(scene, words, part),
        order_menu(scene, words),
        _private_buttons(scene, words, undo=undo, closed=closed, extra=extra_button(scene, words)),
    )


def settled(scene: Scene, words: Words) -> Layout:
    """A prompt that was answered: what the seat did in its turn, and who is awaited now."""
    text = _done(scene, words) or words("question-over")
    title = _name(scene, words)
    # Who has answered and waits for others has, as a rule, told nobody anything yet.
    undo = scene.made is not None and not scene.over
    return card(scene.match.game, title, text, _private_buttons(scene, words, undo=undo))


def _done(scene: Scene, words: Words) -> str:
    """What a seat did in its last turn, and who is awaited now."""
    told = (tell_all_made(words, scene.match.game, scene.done), _waiting(scene, words))
    return " ".join(filter(None, told))


def _waiting(scene: Scene, words: Words) -> str:
    """For a seat that is asked nothing: who is, or how the game ended."""
    if scene.over:
        return tell_outcome(words, scene.view, safe_names(scene.names))
    names = [safe(scene.names[seat]) for seat in scene.view["to_act"] if seat != scene.seat]
    if scene.moves or not names:
        return ""
    return words("waiting-for", names=join_names(words, names))


def _private_buttons(
    scene: Scene,
    words: Words,
    *,
    undo: bool,
    closed: bool = False,
    extra: Button[Layout] | None = None,
) -> ActionRow[Layout]:
    row: ActionRow[Layout] = ActionRow()
    number = scene.match.id
    if undo:
        label = words("change") if not scene.moves else words("undo")
        row.add_item(button(Press("undo", number, scene.moment), label))
    if extra is not None:
        row.add_item(extra)
    if closed:
        row.add_item(button(Press("retry", number, scene.moment), words("direct-retry")))
    row.add_item(table_link(scene, words))
    return row
