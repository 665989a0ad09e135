"""Rows of fate for the tests, and how the second referee tells of them."""

from __future__ import annotations

from tests.rules.duel.referee import Referee

#: Seat 0's Spy opens; the game is over before seat 1's Spy comes.
SPY_FIRST = "20345671/17306245"
#: Two rows in which no Spy ever works.
QUIET = "02345671/12306745"


def told_by_the_referee(rows: str, **rules: bool) -> str:
    """The rounds of two rows in order, as `story` tells them."""
    referee, lines = Referee(**rules), []
    for pair in zip(*rows.split("/"), strict=True):
        if referee.over:
            break
        who, points, reason = referee.judge((int(pair[0]), int(pair[1])))
        result = "held" if who is None else f"seat {who} +{points}"
        lines.append(f"{'-'.join(pair)} {result} {reason}")
    return ", ".join(lines)


def answer(position, word: str) -> None:
    """Let the Spy's owner answer: `keep`, or a whole new row of which the last needs no move."""
    (seat,) = position.to_act
    for step in [word] if word == "keep" else word[:-1]:
        position.play(seat, step)
