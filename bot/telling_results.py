"""How a game ended, in words: as a small table for everybody, and as each player reads it."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.telling import join_names, tell_outcome
from bot.ui.bounds import shortened
from bot.ui.safe import plain, safe_names
from rules.core.record import RESIGN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.languages import Words
    from rules import View
    from rules.core.view import OutcomeView

#: Longer names are cut, so that a line of the table fits a phone.
_NAME: Final = 20
#: Marks, which take no column of their own, and wide letters, which take two.
_NARROW, _WIDE = ("Mn", "Me", "Cf"), ("W", "F")


class Standing(NamedTuple):
    """How one seat has ended."""

    place: int
    seat: int
    points: int


def standings(outcome: OutcomeView) -> list[Standing]:
    """All seats, the best first; those who are equal share a place, and the next ones are free."""
    found: list[Standing] = []
    for together in outcome["ranking"]:
        place = len(found) + 1
        found += [Standing(place, seat, outcome["scores"][seat]) for seat in together]
    return found


def tell_result(words: Words, view: View, names: Sequence[str]) -> str:
    """Who won and why, and the table of all players. The names are as on Discord, not escaped."""
    told = f"**{tell_outcome(words, view, safe_names(names))}**"
    return "\n".join(filter(None, (told, score_table(view, names))))


def score_table(view: View, names: Sequence[str]) -> str:
    """Place, name and points of every player, in columns; empty if nobody has counted points.

    Each player has a line, which doesn't break on a phone.
    """
    outcome = _outcome(view)
    if outcome["reason"] == RESIGN:
        return ""
    rows = standings(outcome)
    called = [_in_code(names[row.seat]) for row in rows]
    wide = max(map(_columns, called))
    points = [str(row.points).replace("-", "−") for row in rows]
    digits = max(map(len, points))
    lines = [
        f"{row.place}  {name}{' ' * (wide - _columns(name))}  {told:>{digits}}"
        for row, name, told in zip(rows, called, points, strict=True)
    ]
    return "\n".join(("```", *lines, "```"))


def tell_scores(view: View, names: Sequence[str]) -> str:
    """The points of every player in one line, for a terminal; empty as in `score_table`."""
    outcome = _outcome(view)
    if outcome["reason"] == RESIGN:
        return ""
    return " · ".join(f"{names[row.seat]}: {row.points}" for row in standings(outcome))


def tell_own_result(words: Words, view: View, names: Sequence[str], seat: int) -> str:
    """How the game ended, told to one of its players. The names are escaped."""
    outcome = _outcome(view)
    best, (own,) = (
        outcome["ranking"][0],
        [row for row in standings(outcome) if row.seat == seat],
    )
    if len(best) == view["seats"]:
        standing = "drawn"
    elif seat in best:
        standing = "won" if len(best) == 1 else "together"
    else:
        standing = "lost"
    others = join_names(words, [names[one] for one in best if one != seat])
    return words("result-own", standing=standing, others=others, place=own.place)


def _outcome(view: View) -> OutcomeView:
    if view["outcome"] is None:
        raise ValueError("the game goes on")
    return view["outcome"]


def _in_code(name: str) -> str:
    """A name for a block of code, in which only its own mark has a meaning."""
    return shortened(plain(name).replace("`", "ʼ"), _NAME)


def _columns(name: str) -> int:
    """About how many columns a name takes in a monospaced face."""
    return sum(
        2 if unicodedata.east_asian_width(letter) in _WIDE else 1
        for letter in name
        if unicodedata.category(letter) not in _NARROW
    )
