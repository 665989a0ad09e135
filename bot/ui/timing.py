"""Time in messages: until when somebody is awaited, who is away, how long everybody has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ButtonStyle
from discord.ui import ActionRow

from bot.clocks.pace import tell_pace
from bot.ui.look import card
from bot.ui.press import Layout, Press, button
from bot.ui.safe import safe

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.languages import Words
    from bot.public_match import PublicMatch
    from bot.scene import Scene


def tell_time_limit(match: PublicMatch, words: Words) -> str:
    """How much time players have, and what happens when it is over."""
    pace = words("time-limit", pace=tell_pace(words, match.pace))
    if match.pace is None:
        return pace
    return f"{pace} {words(f'overtime-{match.overtime}-told')}"


def tell_deadlines(scene: Scene, words: Words) -> list[str]:
    """Until when those have time who are awaited; nothing for those whose time isn't running."""
    if scene.match.paused:
        return [words("paused")]
    players = [scene.match.players[seat] for seat in scene.view["to_act"]]
    timed = [(one.name, one.deadline) for one in players if one.deadline is not None]
    if len(players) == 1:
        return [words("deadline", time=when(deadline)) for _, deadline in timed]
    return [words("deadline-of", name=safe(name), time=when(deadline)) for name, deadline in timed]


def tell_own_deadline(scene: Scene, words: Words) -> str:
    """Until when the scene's own seat has time; empty if its time isn't running."""
    deadline = None if scene.seat is None else scene.match.players[scene.seat].deadline
    return "" if deadline is None else f"-# {words('deadline', time=when(deadline))}"


def when(moment: float) -> str:
    """A moment as Discord shows it to each reader, and how far off it is."""
    return f"<t:{int(moment)}:f> (<t:{int(moment)}:R>)"


def tell_player(scene: Scene, words: Words, seat: int, name: str) -> str:
    """A player's name or mention, with a mark if they are away or a computer stands in."""
    player = scene.match.players[seat]
    if player.replaced:
        return words("player-replaced", name=safe(player.name))
    return words("player-away", name=name) if player.away else name


def tell_seat(scene: Scene, words: Words, seat: int, word: str) -> str:
    """Says what became of a seat."""
    return words(f"seat-{word}", name=safe(scene.match.players[seat].name))


def seat_card(scene: Scene, words: Words, seat: int, word: str) -> Layout | None:
    """Says what became of a seat, with buttons for the others; ``None`` if they have no choice."""
    match word:
        case "late-claim" if scene.match.players[seat].claimable:
            verbs = {"claim": ButtonStyle.primary, "claimend": ButtonStyle.danger}
        case "pause-asked" if not scene.match.paused:
            verbs = {"pause": ButtonStyle.primary, "resume": ButtonStyle.secondary}
        case "paused" if scene.match.paused:
            verbs = {"resume": ButtonStyle.primary}
        case _:
            return None
    told = tell_seat(scene, words, seat, word)
    return card(scene.match.game, told, _buttons(scene, words, seat, verbs))


def offer_card(scene: Scene, words: Words, seat: int, mention: str) -> Layout:
    """Asks somebody whether they want a seat."""
    verbs = {"takeseat": ButtonStyle.primary, "leaveseat": ButtonStyle.secondary}
    name = safe(scene.match.players[seat].name)
    told = words("seat-offered", name=name, user=mention)
    return card(scene.match.game, told, _buttons(scene, words, seat, verbs))


def _buttons(
    scene: Scene, words: Words, seat: int, verbs: Mapping[str, ButtonStyle]
) -> ActionRow[Layout]:
    row: ActionRow[Layout] = ActionRow()
    for verb, style in verbs.items():
        row.add_item(button(Press(verb, scene.match.id, seat), words(f"seat-{verb}"), style))
    return row


def reminder(
    scene: Scene, words: Words, title: str, name: str = "", nudger: str | None = None
) -> str:
    """Says that a match waits for a player, until when, and who asks them to hurry."""
    deadline = None if scene.seat is None else scene.match.players[scene.seat].deadline
    called = f"{name}, " if name else ""
    if nudger is not None:
        called += f"{words('nudged', name=safe(nudger))} "
    if deadline is None:
        return called + words("remind", title=title)
    return called + words("remind-until", title=title, time=when(deadline))
