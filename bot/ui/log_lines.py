"""The log of a match in lines: what happened in each turn, and when the turn was over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.telling import tell_event
from bot.ui.safe import safe_names
from rules.core.event import seen_by

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.languages import Words
    from bot.table import Table


def log_lines(
    table: Table, seat: int | None, words: Words, times: Sequence[float] = ()
) -> list[str]:
    """Everything that a seat, or a spectator, may know, under the numbers of the turns.

    What a computer did in a player's place is marked. A turn that is not over has no time yet, and
    without the `times` of the log's entries none has.
    """
    course, game = table.course, table.match.game
    names, sides = safe_names(table.match.names), course.position.view(None)["sides"]
    lines: list[str] = []
    for turn, milestone in enumerate(course.turns):
        over = course.turns[turn + 1] if turn + 1 < len(course.turns) else None
        told = [
            words("log-computer", line=line) if one.computer else line
            for one in course.played[milestone.played : None if over is None else over.played]
            for event in seen_by(one.events, seat)
            if (line := tell_event(words, game, event, names, sides))
        ]
        if told:
            at = None if over is None or over.version > len(times) else times[over.version - 1]
            lines += [_heading(words, turn + 1, at), *told]
    return lines


def _heading(words: Words, turn: int, at: float | None) -> str:
    if at is None:
        return f"-# {words('log-turn', turn=turn)}"
    return f"-# {words('log-turn-at', turn=turn, time=f'<t:{int(at)}:f>')}"
