"""The table on which the rule tests play: pyramids drawn in text, moves and results in notation.

A pyramid is drawn row by row from the top; a dot is any member that the test doesn't care for, and
rows left out below are all dots::

    lay('''
            .
          .    .
        .  DE6m  .
    ''')
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules import GAMES, Chance, IllegalMove
from rules.cherokee.drawing import drawn

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rules import Position
    from rules.cherokee.position import CherokeePosition

GAME = GAMES["cherokee"]
BOX = GAME.box
#: How every member is written.
CODES = tuple(card["card"] for card in BOX.cards)
ROWS = "ABCDEFGH"
#: A pyramid in which nobody can be chased: neighbours in a row are of one clan or of one value,
#: and whoever stands below somebody of another clan has less.
STUCK = """
                      BI3w
                   BI4m  BI4w
                BI5m  BI5w  BI9m
             BI6m  BI8m  BI8w  BL8m
          BI7m  BI7w  WP7m  DE7m  WO7m
       WP6m  DE6m  WO6m  LH6m  BL6m  WP6w
    WO5m  LH5m  BL5m  WP5m  DE5m  WO5w  LH5w
 BL4m  WP4m  DE4m  WO4m  LH4m  BL4w  WP4w  DE4w
"""
CELLS = tuple(f"{row}{column}" for size, row in enumerate(ROWS, 1) for column in range(1, size + 1))
#: All ways to play: 2, 3 or 4 players, the secret game or the open one, and all its readings.
WAYS = [
    (
        seats,
        {"open": opened, "woman_wins_attack_tie": ties, "no_attack": stuck, "unused_clans": out},
    )
    for seats in (2, 3, 4)
    for opened, out in ((False, "stay"), (True, "stay"), (True, "leave"))
    for ties in (False, True)
    for stuck in ("discard", "pass")
]


def start(seats: int = 2, seed: str = "table", **options: object) -> Position:
    """A fresh game."""
    return GAMES["cherokee"].start(seats=seats, options=options, seed=seed)


def lay(
    drawing: str,
    *,
    hands: tuple[str, ...] | None = None,
    clans: str = "birds blue",
    neutral: str = "",
    first: int = 0,
    dots: str = "BI BL WP DE WO LH",
    **options: object,
) -> CherokeePosition:
    """A game that begins with the drawn pyramid; `dots` are the clans that its dots are taken from.

    `clans` are those of the seats, so many play. Without `hands` the cards left are dealt evenly;
    with them each holds exactly what is written and the rest lies in the discard.
    """
    words = (drawing.split() + ["."] * len(CELLS))[: len(CELLS)]
    wanted = [word for word in words if word != "."]
    held = " ".join(hands or ()).split()
    assert len({*wanted, *held}) == len(wanted) + len(held), "a member is there twice"
    left = [code for code in CODES if code not in wanted and code not in held]
    left.sort(key=lambda code: code[:2] not in dots)
    pyramid = " ".join(word if word != "." else left.pop(0) for word in words)
    seats = len(clans.split())
    dealt = hands or [" ".join(left[at::seats]) for at in range(seats)]
    position = drawn(GAME, pyramid, dealt, clans, neutral=neutral, first=first, options=options)
    if hands:
        position.discard += [CODES.index(code) for code in left]
    return position


def play(position: Position, words: str) -> Position:
    """Make these moves, each by the seat that is asked."""
    for word in words.split():
        position.play(position.to_act[0], word)
    return position


def at(position: Position, cells: str) -> str:
    """Who stands on these cells: ``at(position, "D2 E2")`` is ``"DE5m WO7w"``; a gap is a dash."""
    pyramid = position.view(None)["pyramid"]
    return " ".join(
        "-" if pyramid[cell] is None else pyramid[cell]["card"] for cell in cells.split()
    )


def everybody(position: Position) -> list[str]:
    """The whole pyramid, from the top to the base."""
    return at(position, " ".join(CELLS)).split()


def moves(position: Position) -> str:
    """What the seat that is asked may do, in the order of the list; each is listed once."""
    words = [str(move) for move in position.moves(position.to_act[0])]
    assert len(words) == len(set(words)), f"a move is listed twice: {words}"
    return " ".join(words)


def sets(position: Position, target: str) -> str:
    """The sets of attackers that can chase a target, smallest first: ``"D1 E2 D1+E2"``."""
    if target not in moves(position).split():
        return ""
    trial = play(position.copy(), target)
    attacks = trial.view(None)["attacks"]
    if not attacks:
        return "+".join(trial.view(None)["last"]["attackers"])
    words = ["+".join(attack["attackers"]) for attack in attacks]
    return " ".join(sorted(words, key=lambda word: (len(word), word)))


def steps(position: Position) -> str:
    """Who moved where in the last turn: ``"E2-D2 F2-E2"``."""
    return " ".join("-".join(step) for step in position.view(None)["last"]["steps"])


def ask(position: Position) -> str:
    """Who is asked what: ``"0 target"``; ``"over"`` at the end."""
    if not position.to_act:
        return position.view(None)["stage"]
    (seat,) = position.to_act
    return f"{seat} {position.view(seat)['ask']}"


def hand(position: Position, seat: int) -> str:
    """A seat's hand as that seat sees it."""
    return cards(position.view(seat)["hand"])


def discard(position: Position) -> str:
    """The discard, in order."""
    return cards(position.view(None)["discard"])


def cards(members: Iterable) -> str:
    """Members of a view in notation."""
    return " ".join(member["card"] for member in members)


def finish(position: Position, seed: str = "finish") -> Position:
    """Play on by lot to the end."""
    for _ in walk(position, seed):
        pass
    return position


def walk(position: Position, seed: str = "walk") -> Iterator[Position]:
    """Play on by lot, one small move after the other, and show the position after each."""
    chance = Chance(seed)
    while position.outcome is None:
        (seat,) = position.to_act
        position.play(seat, chance.pick(position.moves(seat)))
        yield position


def refused(position, words: str) -> str:
    """The rule and the reason with which the last of these moves is refused."""
    *before, last = words.split()
    play(position, " ".join(before))
    with pytest.raises(IllegalMove) as error:
        play(position, last)
    return f"{error.value.rule} {error.value.reason}"


def ring(target: str, left: str, right: str, below: str, besides: str, **options):
    """A game with a target at D2 and its four neighbours D1, D3, E2 and E3."""
    return lay(
        f"""
                 .
               .   .
             .   .   .
        {left} {target} {right} .
           . {below} {besides} . .
        """,
        **options,
    )
