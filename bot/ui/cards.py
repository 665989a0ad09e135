"""The card in the channel: a lobby first, then the live status of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from discord import ButtonStyle
from discord.ui import ActionRow, Button, Section, Separator, Thumbnail

from bot.telling import join_names, tell_stage, tell_title
from bot.telling_options import (
    tell_counts,
    tell_misfits,
    tell_options,
    tell_options_more,
    tell_preset,
)
from bot.telling_results import tell_result
from bot.ui.bounds import bounded
from bot.ui.invitations import tell_invited
from bot.ui.look import card, table_link
from bot.ui.messages import tell_ended
from bot.ui.options import preset_menu
from bot.ui.press import Layout, Press, button
from bot.ui.safe import safe, safe_names
from bot.ui.timing import tell_deadlines, tell_player, tell_time_limit
from rules import GAMES

if TYPE_CHECKING:
    import discord

    from bot.languages import Words
    from bot.public_match import PublicMatch
    from bot.scene import Scene


#: The most characters in which a card explains the options and says what is wrong with them.
#: Together with the rest they stay below a message's 4,000.
MORE: Final = 1000
WRONG: Final = 500


def lobby_card(match: PublicMatch, words: Words, sign: discord.File | None) -> Layout:
    """The card of a match that has not begun, or was called off; `sign` goes with it.

    It names who is invited by mention, but calls nobody: invitations do.
    """
    controls = () if match.cancelled else (preset_menu(match, words), *_lobby_buttons(match, words))
    pitch = f"## {tell_title(words, match.game, match.id)}\n{words(f'{match.game}-pitch')}"
    return card(
        match.game,
        _beside(sign, words(match.game), pitch),
        Separator(),
        _players(match, words),
        None if match.cancelled else tell_invited(match, words),
        _options(match, words),
        tell_time_limit(match, words),
        _why_closed(match, words) if match.cancelled else _small_print(match, words),
        *controls,
    )


def _beside(sign: discord.File | None, alt: str, text: str) -> discord.ui.Item[Any] | str:
    """A text with a sign beside it, if there is one."""
    if sign is None:
        return text
    return Section(text, accessory=Thumbnail(sign, description=alt))


def _players(match: PublicMatch, words: Words) -> str:
    counts = GAMES[match.game].seats_for(match.options)
    most = max(counts)
    lines = [words("players", count=len(match.players), most=most)]
    for number, player in enumerate(match.players, 1):
        name = safe(player.name)
        if player.user_id is None:
            name = words("computer-seat", name=name)
        elif player.user_id == match.host_id:
            name = words("host-seat", name=name)
        lines.append(f"{number}. {name}")
    if len(counts) > 1 and len(match.players) not in counts:
        lines.append(f"-# {words('players-needed', known=tell_counts(words, counts))}")
    return "\n".join(lines)


def _options(match: PublicMatch, words: Words) -> str:
    """The options in words, what they mean, and what of them doesn't fit the players.

    Not every reader knows them.
    """
    game, seats = GAMES[match.game], len(match.players)
    preset = tell_preset(words, game, match.options)
    more = tell_options_more(words, game, match.options, seats)
    wrong = tell_misfits(words, game, match.options, seats)
    lines = [
        preset,
        tell_options(words, game, match.options, seats),
        f"-# {words('lot-drawn')}" if match.by_lot else None,
        bounded(words, [f"-# {line}" for line in wrong], WRONG),
        bounded(words, [f"-# {line}" for line in more], MORE),
    ]
    return "\n".join(filter(None, lines))


def _why_closed(match: PublicMatch, words: Words) -> str:
    return words("lobby-expired" if match.expired else "lobby-cancelled")


def _small_print(match: PublicMatch, words: Words) -> str:
    closes = words("lobby-closes", time=f"<t:{int(match.closes)}:R>")
    return f"{_fixed(match, words)}\n-# {closes}"


def _fixed(match: PublicMatch, words: Words) -> str:
    return f"-# {words('shuffle-fixed', hash=match.hash)}"


def _lobby_buttons(match: PublicMatch, words: Words) -> tuple[ActionRow[Layout], ...]:
    counts = GAMES[match.game].seats_for(match.options)
    full = len(match.players) >= max(counts)
    ready = len(match.players) in counts
    has_options = bool(GAMES[match.game].options.options)

    def own(
        verb: str, style: ButtonStyle = ButtonStyle.secondary, *, off: bool = False
    ) -> Button[Layout]:
        return button(Press(verb, match.id), words(verb), style, disabled=off)

    people: ActionRow[Layout] = ActionRow()
    people.add_item(own("join", ButtonStyle.primary, off=full))
    people.add_item(own("leave"))
    people.add_item(own("options", off=not has_options))
    people.add_item(own("time"))
    people.add_item(own("rules"))
    host: ActionRow[Layout] = ActionRow()
    host.add_item(own("computer", off=full))
    if any(player.user_id is None for player in match.players):
        host.add_item(own("dismiss"))
    host.add_item(own("invite"))
    host.add_item(own("start", ButtonStyle.success, off=not ready))
    host.add_item(own("cancel", ButtonStyle.danger))
    return people, host


def status_card(scene: Scene, words: Words, sign: discord.File | None) -> Layout:
    """The card of a match that is being played or has ended; takes a spectator's scene."""
    match, names = scene.match, safe_names(scene.names)
    title = tell_title(words, match.game, match.id)
    link: ActionRow[Layout] = ActionRow()
    link.add_item(table_link(scene, words))
    return card(
        match.game,
        _beside(sign, words(match.game), f"## {title}\n{_sides(scene, words, names)}"),
        tell_options(words, GAMES[match.game], match.options, len(names)),
        None if match.pace is None else tell_time_limit(match, words),
        Separator(),
        _state(scene, words, names),
        # To check the seed at the end, players find here the hash published before the game.
        _fixed(match, words),
        link,
    )


def _sides(scene: Scene, words: Words, names: list[str]) -> str:
    """All players, partners together, with a mark beside those who are not there."""
    sides = scene.view["sides"]
    names = [tell_player(scene, words, seat, name) for seat, name in enumerate(names)]
    return " · ".join(join_names(words, [names[seat] for seat in side]) for side in sides)


def _state(scene: Scene, words: Words, names: list[str]) -> str:
    if scene.over:
        return tell_result(words, scene.view, scene.names)
    if scene.abandoned:
        return tell_ended(scene, words)
    awaited = [tell_player(scene, words, seat, names[seat]) for seat in scene.view["to_act"]]
    stage = tell_stage(words, scene.view, names)
    when = f"<t:{int(scene.match.since or 0)}:R>"
    told = words("waiting-since", names=join_names(words, awaited), time=when)
    return "\n".join([f"**{stage}**", told, *tell_deadlines(scene, words)])
