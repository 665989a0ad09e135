"""The messages of a game that is being played: turn, prompt, settled prompt, end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ButtonStyle
from discord.ui import ActionRow, File

from bot.telling import (
    join_names,
    tell_all_made,
    tell_ask,
    tell_chosen,
    tell_group,
    tell_path,
    tell_stage,
    tell_title,
)
from bot.telling_results import tell_own_result, tell_result
from bot.ui.bounds import ASKED, MADE, PATH, ROW, chunks, shortened, summarised
from bot.ui.controls import group_at, move_controls, order_menu
from bot.ui.extras import extra_button
from bot.ui.look import above_question, card, galleries, table_link
from bot.ui.news import happened, news, results
from bot.ui.paging import TOP
from bot.ui.plan_card import plan_button, plan_line
from bot.ui.press import Layout, Press, button
from bot.ui.safe import safe, safe_names
from bot.ui.sheets import has_other_sheets
from bot.ui.timing import tell_deadlines, tell_own_deadline, tell_player

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord
    from discord.ui import Button

    from bot.languages import Words
    from bot.scene import Scene
    from bot.ui.paging import Spot
    from rules.core.game import Group


def turn_message(
    scene: Scene,
    words: Words,
    pictures: Sequence[discord.File],
    record: discord.File | None = None,
    called: Sequence[int] = (),
) -> Layout:
    """What all see of a turn, with its buttons; at the end with the result and the record.

    The result comes first then, and `called` are the users who would not hear of it otherwise.
    """
    state = _state(scene, words, called)
    first, last = (state, None) if scene.over else (None, state)
    return card(
        scene.match.game,
        _title(scene, words),
        first,
        happened(scene, words),
        *(galleries(pictures) if scene.over else above_question(pictures)),
        last,
        None if record is None else File(record),
        _turn_buttons(scene, words),
    )


def past_turn(scene: Scene, words: Words, pictures: Sequence[discord.File]) -> Layout:
    """A turn that is over: what happened and how it looked, with nothing to press."""
    stage = tell_stage(words, scene.view, safe_names(scene.names))
    told = happened(scene, words)
    return card(
        scene.match.game, _title(scene, words), told, *above_question(pictures), f"-# {stage}"
    )


def _title(scene: Scene, words: Words) -> str | None:
    """Which match it is; left out in a thread, whose name says so."""
    return None if scene.match.in_thread else _name(scene, words)


def _name(scene: Scene, words: Words) -> str:
    return tell_title(words, scene.match.game, scene.match.id)


def _state(scene: Scene, words: Words, called: Sequence[int]) -> str:
    if scene.abandoned:
        return f"**{tell_ended(scene, words)}**"
    return _result(scene, words, called) if scene.over else _awaited(scene, words)


def _awaited(scene: Scene, words: Words) -> str:
    """The state of the game and who is awaited; people by mention."""
    lines = [f"**{tell_stage(words, scene.view, safe_names(scene.names))}**"]
    lines += [words("has-answered", name=safe(scene.names[seat])) for seat in scene.answered]
    awaited = [
        tell_player(scene, words, seat, mention(scene, seat)) for seat in scene.view["to_act"]
    ]
    lines.append(words("awaited", names=join_names(words, awaited)))
    lines += tell_deadlines(scene, words)
    return "\n".join(lines)


def tell_ended(scene: Scene, words: Words) -> str:
    """Says why a game without a result is over."""
    return words("ended" if scene.match.ended else "abandoned")


def farewell(scene: Scene, words: Words, seat: int, name: str) -> str:
    """Says that a player has left a seat, and who takes it over, if anybody."""
    key = "has-left-all" if scene.abandoned else "has-left"
    return words(key, name=safe(name), computer=safe(scene.names[seat]))


def mention(scene: Scene, seat: int) -> str:
    """A person's mention, a computer's name."""
    player = scene.match.players[seat]
    return safe(player.name) if player.user_id is None else f"<@{player.user_id}>"


def _result(scene: Scene, words: Words, called: Sequence[int]) -> str:
    lines = [tell_result(words, scene.view, scene.names)]
    lines += filter(None, [tell_check(scene, words)])
    if called:
        lines.append(f"-# {' '.join(f'<@{user_id}>' for user_id in called)}")
    return "\n".join(lines)


def tell_check(scene: Scene, words: Words) -> str | None:
    """With what the shuffle can be checked, once the seed may be known."""
    if scene.seed is None:
        return None
    return f"-# {words('shuffle-check', hash=scene.match.hash, seed=scene.seed)}"


def _turn_buttons(scene: Scene, words: Words) -> ActionRow[Layout]:
    # They keep their custom ids for the whole turn, so that an edit of the message never takes away
    # a button just as somebody presses it.
    number, turn = scene.match.id, scene.turn
    row: ActionRow[Layout] = ActionRow()
    if scene.over:
        row.add_item(button(Press("rematch", number, turn), words("rematch"), ButtonStyle.primary))
        row.add_item(button(Press("verify", number, turn), words("verify")))
    elif not scene.abandoned:
        row.add_item(button(Press("hand", number, turn), words("play"), ButtonStyle.primary))
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
    spot: Spot = TOP,
) -> Layout:
    """What a seat is asked, with its pictures and the controls to answer right there.

    If direct messages are `closed`, a button offers to try them again. `spot` is the reader's place
    in the controls.
    """
    return card(
        scene.match.game,
        _name(scene, words),
        note or news(scene, words),
        *above_question(pictures),
        _asked(scene, words, group_at(scene, words, spot)),
        tell_own_deadline(scene, words),
        f"-# {words('note', note=safe(scene.note))}" if scene.note else None,
        plan_line(scene, words),
        *move_controls(scene, words, spot),
        order_menu(scene, words),
        *_private_buttons(scene, words, closed=closed, extra=extra_button(scene, words)),
    )


def _asked(scene: Scene, words: Words, group: Group | None) -> str:
    """What a seat is asked, and how that came about; or what it waits for.

    Once it has chosen a group of its moves, that is part of how it came about, unless the question
    names it anyway.
    """
    if scene.view["ask"] is None:
        if scene.over:
            return own_result(scene, words)
        return _waiting(scene, words) if scene.made is None else _done(scene, words)
    names = safe_names(scene.names)
    path, ask = tell_path(words, scene.view, names), tell_ask(words, scene.view, names)
    if group is not None:
        sides = scene.view["sides"]
        chosen = tell_group(words, scene.match.game, group, names, sides)
        ask = tell_chosen(words, scene.match.game, group, names, sides) or ask
        if chosen not in ask:
            path = words("path-joint").join(filter(None, (path, chosen)))
    lines = [f"-# {shortened(path, PATH)}"] if path else []
    return "\n".join([*lines, f"**{shortened(ask, ASKED)}**"])


def own_result(scene: Scene, words: Words) -> str:
    """How the game ended, first for the scene's own seat and then for all."""
    lines = [tell_result(words, scene.view, scene.names)]
    if scene.seat is not None:
        own = tell_own_result(words, scene.view, safe_names(scene.names), scene.seat)
        lines.insert(0, f"**{own}**")
    return "\n".join(lines)


def end_message(scene: Scene, words: Words, record: discord.File | None = None) -> Layout:
    """How the game has ended, for a player who wasn't present: the result first of all.

    With the record and the seed, if they could not be posted where the game was played.
    """
    return card(
        scene.match.game,
        own_result(scene, words),
        f"-# {_name(scene, words)}",
        *([] if record is None else [tell_check(scene, words), File(record)]),
        _end_buttons(scene, words, lost=record is not None),
    )


def settled(scene: Scene, words: Words, *, brief: bool = False) -> Layout:
    """A prompt that was answered: what the seat did, what came of it, and who is awaited now.

    At the end of the game, the result; if `brief`, only where that is told.
    """
    if scene.over:
        text = words("result-below") if brief else own_result(scene, words)
    else:
        text = _done(scene, words, results(scene, words)) or words("question-over")
    buttons = _private_buttons(scene, words)
    if scene.over and not brief:
        buttons = [_end_buttons(scene, words)]
    plan = None if scene.over else plan_line(scene, words)
    return card(scene.match.game, _name(scene, words), text, plan, *buttons)


def _done(scene: Scene, words: Words, came: str = "") -> str:
    """What a seat did in its last turn, the results if wanted, and who is awaited.

    Results come on lines of their own.
    """
    names, sides = safe_names(scene.names), scene.view["sides"]
    done = tell_all_made(words, scene.match.game, scene.done, names, sides)
    made, waiting = summarised(words, done, MADE, " "), _waiting(scene, words)
    if scene.replaced:
        made = words("moved-for-you", made=made)
    return ("\n" if came else " ").join(filter(None, (made, came, waiting)))


def _waiting(scene: Scene, words: Words) -> str:
    """For a seat that is asked nothing: who is awaited, or that the game was ended."""
    if scene.match.ended:
        return tell_ended(scene, words)
    names = [safe(scene.names[seat]) for seat in scene.view["to_act"] if seat != scene.seat]
    if scene.moves or not names:
        return ""
    return words("waiting-for", names=join_names(words, names))


def _end_buttons(scene: Scene, words: Words, *, lost: bool = False) -> ActionRow[Layout]:
    """What a player can do with a game that is over; if its place is `lost`, not go there."""
    row: ActionRow[Layout] = ActionRow()
    number, turn = scene.match.id, scene.turn
    row.add_item(button(Press("rematch", number, turn), words("rematch"), ButtonStyle.primary))
    row.add_item(button(Press("verify", number, turn), words("verify")))
    row.add_item(button(Press("log", number), words("log")))
    if lost:
        row.add_item(button(Press("record", number, turn), words("record")))
    else:
        row.add_item(table_link(scene, words))
    return row


def _private_buttons(
    scene: Scene,
    words: Words,
    *,
    closed: bool = False,
    extra: Button[Layout] | None = None,
) -> list[ActionRow[Layout]]:
    """What a seat can do beside answering, the same under each of its messages."""
    number = scene.match.id
    found: list[Button[Layout]] = []
    if scene.undo:
        label = words("change") if not scene.moves else words("undo")
        found.append(button(Press("undo", number, scene.moment), label))
    plan = plan_button(scene, words)
    found += [one for one in (extra, plan) if one is not None]
    if closed:
        found.append(button(Press("retry", number, scene.moment), words("direct-retry")))
    found += [button(Press(verb, number), words(verb)) for verb in ("rules", "log")]
    found.append(button(Press("more", number, scene.turn), words("more")))
    found.append(table_link(scene, words))
    rows: list[ActionRow[Layout]] = []
    for some in chunks(found, ROW):
        rows.append(ActionRow())
        for one in some:
            rows[-1].add_item(one)
    return rows
