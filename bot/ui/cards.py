"""The card in the channel: a lobby first, then the live status of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import ButtonStyle
from discord.ui import ActionRow, Button, Section, Separator, Thumbnail

from bot.telling import (
    join_names,
    sides_of,
    tell_options,
    tell_options_more,
    tell_outcome,
    tell_stage,
    tell_title,
)
from bot.ui.look import card, table_link
from bot.ui.press import Layout, Press, knob
from bot.ui.safe import safe, safe_names
from rules import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord

    from bot.languages import Words
    from bot.playbill import Playbill
    from bot.scene import Scene


def lobby_card(
    bill: Playbill, words: Words, sign: discord.File | None, called: Sequence[int] = ()
) -> Layout:
    """The card of a match that has not begun, or was called off; `sign` goes with it.

    `called` are the users who are seated without having asked for it, and are to hear of it.
    """
    buttons = () if bill.cancelled else _lobby_buttons(bill, words)
    pitch = f"## {tell_title(words, bill.game, bill.id)}\n{words(f'{bill.game}-pitch')}"
    return card(
        bill.game,
        _beside(sign, words(bill.game), pitch),
        Separator(),
        _players(bill, words),
        _call(called, words) if called else None,
        _options(bill, words),
        words("lobby-cancelled") if bill.cancelled else _fixed(bill, words),
        *buttons,
    )


def _beside(sign: discord.File | None, alt: str, text: str) -> discord.ui.Item[Any] | str:
    """A text with a sign beside it, if there is one."""
    if sign is None:
        return text
    return Section(text, accessory=Thumbnail(sign, description=alt))


def _call(users: Sequence[int], words: Words) -> str:
    mentions = [f"<@{user_id}>" for user_id in users]
    return words("lobby-called", names=join_names(words, mentions))


def _players(bill: Playbill, words: Words) -> str:
    counts = GAMES[bill.game].seats_for(bill.options)
    most = max(counts)
    lines = [words("players", count=len(bill.players), most=most)]
    for number, player in enumerate(bill.players, 1):
        name = safe(player.name)
        if player.user_id is None:
            name = words("computer-seat", name=name)
        elif player.user_id == bill.host_id:
            name = words("host-seat", name=name)
        lines.append(f"{number}. {name}")
    if len(counts) > 1 and len(bill.players) not in counts:
        fitting = [str(count) for count in counts]
        known = words("or", first=", ".join(fitting[:-1]), last=fitting[-1])
        lines.append(f"-# {words('players-needed', known=known)}")
    return "\n".join(lines)


def _options(bill: Playbill, words: Words) -> str:
    """The options in words, and what they mean: not everybody who comes by knows them."""
    game = GAMES[bill.game]
    more = [f"-# {line}" for line in tell_options_more(words, game, bill.options)]
    return "\n".join([tell_options(words, game, bill.options), *more])


def _fixed(bill: Playbill, words: Words) -> str:
    return f"-# {words('shuffle-fixed', hash=bill.hash)}"


def _lobby_buttons(bill: Playbill, words: Words) -> tuple[ActionRow[Layout], ...]:
    counts = GAMES[bill.game].seats_for(bill.options)
    full = len(bill.players) >= max(counts)
    ready = len(bill.players) in counts
    has_options = bool(GAMES[bill.game].options.options)

    def own(
        verb: str, style: ButtonStyle = ButtonStyle.secondary, *, off: bool = False
    ) -> Button[Layout]:
        return knob(Press(verb, bill.id), words(verb), style, disabled=off)

    people: ActionRow[Layout] = ActionRow()
    people.add_item(own("join", ButtonStyle.primary, off=full))
    people.add_item(own("leave"))
    people.add_item(own("options", off=not has_options))
    people.add_item(own("rules"))
    host: ActionRow[Layout] = ActionRow()
    host.add_item(own("computer", off=full))
    if any(player.user_id is None for player in bill.players):
        host.add_item(own("dismiss"))
    host.add_item(own("start", ButtonStyle.success, off=not ready))
    host.add_item(own("cancel", ButtonStyle.danger))
    return people, host


def status_card(scene: Scene, words: Words, sign: discord.File | None) -> Layout:
    """The card of a match that is being played or has ended; takes a spectator's scene."""
    bill, names = scene.bill, safe_names(scene.names)
    title = tell_title(words, bill.game, bill.id)
    link: ActionRow[Layout] = ActionRow()
    link.add_item(table_link(scene, words))
    return card(
        bill.game,
        _beside(sign, words(bill.game), f"## {title}\n{_sides(scene, words, names)}"),
        tell_options(words, GAMES[bill.game], bill.options),
        Separator(),
        _state(scene, words, names),
        # Whoever wants to check the seed at the end must find here what was fixed before the game.
        _fixed(bill, words),
        link,
    )


def _sides(scene: Scene, words: Words, names: list[str]) -> str:
    """All players, those together who play together."""
    sides = sides_of(scene.view) or [(seat,) for seat in range(len(names))]
    return " · ".join(join_names(words, [names[seat] for seat in side]) for side in sides)


def _state(scene: Scene, words: Words, names: list[str]) -> str:
    if scene.over:
        return f"**{tell_outcome(words, scene.view, names)}**"
    if scene.abandoned:
        return words("abandoned")
    awaited = [names[seat] for seat in scene.view["to_act"]]
    stage = tell_stage(words, scene.view, names)
    when = f"<t:{int(scene.bill.since or 0)}:R>"
    told = words("waiting-since", names=join_names(words, awaited), time=when)
    return f"**{stage}**\n{told}"
