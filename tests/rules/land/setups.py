"""The table on which the rule tests play: drawn boards and words in, words out."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from rules import GAMES, IllegalMove
from rules.land.board import mask_of, squares_in
from rules.land.cards import SWORD, WIZARD
from rules.land.castles import Castle
from rules.land.turn import Action

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rules import Event
    from rules.land.position import LandPosition

#: What lies in the box with which new games are played.
BOX = GAMES["land"].box

#: Tokens of the clans 0 to 3 in a drawing, their castles, and castles that touch such a one.
TOKENS, CASTLES, MORE_CASTLES = "ABCD", "abcd", "wxyz"

#: All ways to sit at the table: players, and whether they play in teams.
TABLES = ((2, False), (3, False), (4, False), (4, True), (6, True))

#: A hand that can do nothing but conquer the squares of two symbols.
LANDS = "oak oak sun sun sun"

#: Clan 0 stands twice beside a castle of clan 1.
SIEGE = """
 4 . . b . . . . . . .
 5 . A b b A . . . . .
"""

#: Clan 0 has three castles, and tokens that lack one, on f5, for a fourth.
THREE_CASTLES = """
 1     a a a . . .
 3 . . . . . . . . a a
 4 . . . . . . . . . a
 5 . . A A A . . . . .
 9     a a a . . .
10     . a . . . .
"""


def land(
    drawing: str = "",
    *,
    seats: int = 2,
    prizes: str = "I3 V3 L4 T4",
    hands: tuple[str, ...] = (),
    wizards: tuple[int, ...] = (),
    top: str = "",
    discard: str = "",
    bag: str | None = None,
    mover: int = 0,
    **options: bool | str,
) -> LandPosition:
    """A position, as drawn.

    A line of a drawing is the number of a row and its squares, ``.`` for an empty one; rows left
    out are empty. `top` is what will be drawn next; hands left out or empty are dealt from what is
    left.
    """
    position = GAMES["land"].start(seats, options, "table")
    position.mover = mover
    position.put(Action(mover))
    setup = position.setup
    position.wizards = list(wizards or [setup.wizards_each] * seats)
    hidden = setup.wizards_each * seats - sum(position.wizards)
    left = Counter([*setup.cards.pack(setup.land_match), *[WIZARD] * hidden])
    position.deck.discard = _take(left, discard)
    coming = _take(left, top)
    position.hands = [_take(left, hand) for hand in (*hands, *[""] * seats)[:seats]]
    rest = sorted(left.elements())
    for held in position.hands:
        if not held:
            # From all over the pack, so that such a hand has many kinds of cards.
            held += [rest.pop(len(rest) * place // 5) for place in range(5)]
    position.deck.pile = rest + coming[::-1]
    _draw(position, drawing)
    shapes = setup.sites.names
    shown = [-1 if name == "-" else shapes.index(name) for name in prizes.split()]
    used = {*shown, *(castle.site.shape for castle in position.castles)}
    free = [shape for shape in range(len(shapes)) if shape not in used]
    position.corners = shown
    position.bag = free if bag is None else [shapes.index(name) for name in bag.split()][::-1]
    return position


def start(seats: int = 2, seed: str = "table", **options: bool | str) -> LandPosition:
    """A fresh game."""
    return GAMES["land"].start(seats, options, seed)


def play(position: LandPosition, words: str) -> list[Event]:
    """Play a chain, each word by whoever is asked; what was told on the way."""
    told: list[Event] = []
    for word in words.split():
        (seat,) = position.to_act
        told += position.play(seat, word)
    return told


def moves(position: LandPosition) -> str:
    """The legal moves of who is asked, sorted; each is listed once."""
    (seat,) = position.to_act
    words = [str(move) for move in position.moves(seat)]
    assert len(words) == len(set(words)), f"a move is listed twice: {words}"
    return " ".join(sorted(words))


def after(position: LandPosition, words: str) -> str:
    """The legal moves after a chain, which is tried on a copy."""
    trial = position.copy()
    play(trial, words)
    return moves(trial)


def refused(position: LandPosition, word: str, seat: int | None = None) -> str:
    """Why that word is refused to who is asked: rule and reason. Nothing changes by trying."""
    if seat is None:
        (seat,) = position.to_act
    before = everything(position)
    with pytest.raises(IllegalMove) as illegal:
        position.play(seat, word)
    assert everything(position) == before
    assert illegal.value.notation == word
    return f"{illegal.value.rule} {illegal.value.reason}"


def everything(position: LandPosition) -> tuple[object, ...]:
    """All that can be seen of a position from outside, and what will be drawn."""
    viewers = (None, *range(position.setup.seats))
    return (
        [position.view(viewer) for viewer in viewers],
        [str(move) for seat in position.to_act for move in position.moves(seat)],
        (position.deck.pile.copy(), position.bag.copy(), position.chance.drawn),
        (position.plan, position.attack, [sorted(held) for held in position.hands]),
    )


def tokens(position: LandPosition, clan: int) -> str:
    """The squares with tokens of a clan."""
    squares = position.view(None)["squares"]
    return " ".join(square["name"] for square in squares if square["token"] == clan)


def castles(position: LandPosition) -> str:
    """All castles in the order in which they were built: ``"0:V3-c4d4c5"``."""
    return " ".join(
        f"{one['clan']}:{one['shape']}-{''.join(one['squares'])}"
        for one in position.view(None)["castles"]
    )


def prizes(position: LandPosition) -> str:
    """The displayed prizes by corner."""
    shown = position.view(None)["prizes"]
    return " ".join("-" if one is None else one["shape"] for one in shown)


def hand(position: LandPosition, seat: int) -> str:
    """A seat's hand as that seat sees it."""
    return " ".join(position.view(seat)["hand"])


def points(position: LandPosition) -> str:
    """The points of the clans: ``"3:0"``."""
    return ":".join(str(clan["points"]) for clan in position.view(None)["clans"])


def kinds(events: Iterable[Event], viewer: int | None = None) -> str:
    """What happened, as far as a viewer may know."""
    return " ".join(event.kind for event in events if event.known_to(viewer))


def fact(events: Iterable[Event], kind: str) -> dict[str, int | str]:
    """The facts of the one event of that kind."""
    (found,) = [event.facts for event in events if event.kind == kind]
    return dict(found)


def all_cards(position: LandPosition) -> Counter[int]:
    """Every card of the game, wherever it is, Wizards on the table included."""
    cards = Counter([*position.deck.pile, *position.deck.discard])
    for held in position.hands:
        cards.update(held)
    if position.attack is not None:
        cards[SWORD] += sum(position.attack.swords)
    cards[WIZARD] += sum(position.wizards)
    return +cards


def _take(left: Counter[int], cards: str) -> list[int]:
    """Take cards, given by name, out of what is left."""
    found = [BOX.cards.names.index(name) for name in cards.split()]
    left.subtract(found)
    assert min(left.values(), default=0) >= 0, f"there are not so many cards: {cards}"
    return found


def _draw(position: LandPosition, drawing: str) -> None:
    """Put tokens and castles on the board as they are drawn."""
    marks: dict[int, str] = {}
    for line in drawing.strip().splitlines():
        number, *cells = line.split()
        row = [square for square, (at, _) in enumerate(BOX.board.places) if at == int(number) - 1]
        assert len(cells) == len(row), f"row {number} has {len(row)} squares, not {len(cells)}"
        marks.update(zip(row, cells, strict=True))
    position.tokens = [
        mask_of(square for square, mark in marks.items() if mark == TOKENS[clan])
        for clan in range(len(position.setup.clans))
    ]
    for letters in (CASTLES, MORE_CASTLES):
        for clan, letter in enumerate(letters):
            mask = mask_of(square for square, mark in marks.items() if mark == letter)
            for group in _groups(mask):
                every = (site for shape in position.setup.sites.all for site in shape)
                site = next(site for site in every if site.mask == group)
                position.castles.append(Castle(site, clan))
                position.built |= group


def _groups(mask: int) -> Iterator[int]:
    while mask:
        group = BOX.board.group(mask, next(squares_in(mask)))
        yield group
        mask &= ~group
