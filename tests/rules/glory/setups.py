"""The table on which the rule tests play: positions drawn in text, moves and results in notation.

A drawing has three lines: the upper side, the two heads, the lower side; ``|`` parts the fields.

    .  R5 .  | .  .  .  | .  .  .  | .  .  .
  .                                            .
    .  .  .  | .  G3 .  | .  .  .  | .  .  .

``.`` is an empty cell, ``R5`` a card, ``1?R5`` a card that seat 1 laid face down; in a drawing of
what somebody sees, ``1??`` is one that this viewer can't know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules import GAMES, Chance
from rules.glory.long_table import LongTable
from rules.glory.options import CROSSES, setup_for
from rules.glory.position import GloryPosition
from rules.glory.turn_steps import CARD_STEPS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules import Event, Position
    from rules.glory.view import CellView

#: The box that comes with the game, and what is in it.
BOX = GAMES["glory"].box
TEXT = GAMES["glory"].editions[0].text
CARDS, STRENGTHS = BOX.cards, BOX.strengths
CARD_NAMES = tuple(card.name for card in CARDS)
CELLS, CELL_NAMES = BOX.cells.numbers, BOX.cells.names
SEATS_OF = {4: 2, 5: 3, 6: 4}
#: An empty table for two.
EMPTY = """
    .  .  .  | .  .  .  | .  .  .  | .  .  .
  .                                            .
    .  .  .  | .  .  .  | .  .  .  | .  .  .
"""


def changed(old: str, new: str) -> str:
    """The data of the box with one place changed."""
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def start(seats: int, *, crosses: bool = True, seed: str = "table") -> Position:
    """A fresh game."""
    return GAMES["glory"].start(seats, {CROSSES: crosses}, seed)


def table_of(fields: int, crosses: bool = True) -> LongTable:
    """The table with so many fields."""
    return LongTable(BOX.cells, fields, crosses=crosses)


def drawn(
    drawing: str = EMPTY,
    hands: str = "",
    *,
    stacks: str = "",
    turn: int = 0,
    crosses: bool = True,
) -> GloryPosition:
    """The drawn position: ``drawn(EMPTY, "R5 G3 / B4", stacks="1:010 3:1", turn=1)``.

    Hands are parted by ``/``; a seat without one holds as many other cards as it is dealt. A stack
    names a field and the seats of its shields, the oldest first. `turn` turns have been finished.
    """
    upper, heads, lower = _lines(drawing)
    seats = SEATS_OF[len(upper)]
    setup = setup_for(BOX, seats, {CROSSES: crosses})
    position = GloryPosition(GAMES["glory"], setup, Chance("drawn"))
    for letter, side in (("T", upper), ("B", lower)):
        for number, field in enumerate(side, 1):
            for at, mark in enumerate(field):
                _lay(position, f"{number}.{letter}{at}", mark)
    for number, mark in zip((1, len(upper)), heads, strict=True):
        _lay(position, f"{number}.H", mark)
    for seat, cards in enumerate(hands.split("/")):
        position.hands[seat] = sorted(map(CARD_NAMES.index, cards.split()))
    _deal_the_rest(position)
    for stack in stacks.split():
        number, _, owners = stack.partition(":")
        for owner in owners:
            position.shields.lay(int(owner), int(number) - 1)
    position.turn = turn
    position.put(CARD_STEPS[turn % seats])
    return position


def _lines(drawing: str) -> tuple[list[list[str]], list[str], list[list[str]]]:
    upper, heads, lower = drawing.strip("\n").split("\n")[:3]
    return (
        [field.split() for field in upper.split("|")],
        heads.split(),
        [field.split() for field in lower.split("|")],
    )


def _lay(position: GloryPosition, cell: str, mark: str) -> None:
    owner, down, name = mark.rpartition("?")
    if down:
        position.spread.cover(CARD_NAMES.index(name), CELLS[cell], int(owner))
    elif mark != ".":
        position.spread.lay(CARD_NAMES.index(name), CELLS[cell])


def _deal_the_rest(position: GloryPosition) -> None:
    """Fill the hands that were not given with cards drawn nowhere; all others are removed."""
    spread, hands = position.spread, position.hands
    used = [card for card in spread.cards if card >= 0]
    used += [one.card for one in spread.hidden.values()] + [card for hand in hands for card in hand]
    assert len(set(used)) == len(used), "a card is drawn twice"
    rest = [card for card in position.setup.deck if card not in used]
    for cards, size in zip(hands, position.setup.preparation.hands, strict=True):
        if not cards:
            cards += sorted(rest.pop() for _ in range(size))
    position.removed = rest


def play(position: Position, moves: str) -> list[Event]:
    """Play moves one after the other, each by who is asked; what the last one told."""
    told: list[Event] = []
    for word in moves.split():
        (seat,) = position.to_act
        told = position.play(seat, word)
    return told


def legal(position: Position, seat: int | None = None) -> str:
    """The legal moves of a seat, or of who is asked: ``"G5@1.T0 G5@1.T2"``, each once."""
    asked = position.to_act[0] if seat is None else seat
    words = [str(move) for move in position.moves(asked)]
    assert len(words) == len(set(words)), f"a move is listed twice: {words}"
    return " ".join(sorted(words))


def cells_for(position: Position, card: str) -> str:
    """Where who is asked may lay a card face up: ``"1.T0 1.T2"``."""
    words = [word.split("@") for word in legal(position).split()]
    return " ".join(sorted(cell for name, cell in words if name == card))


def seen(position: Position, viewer: int | None = None) -> str:
    """The cards on the table, drawn as that viewer, or a spectator, sees them."""
    fields = position.view(viewer)["fields"]
    marks = [{cell["place"]: _mark(cell) for cell in field["cells"]} for field in fields]
    upper, lower = (
        " | ".join(
            " ".join(mark for place, mark in field.items() if place[0] == letter) for field in marks
        )
        for letter in "TB"
    )
    return f"{upper}\n{marks[0]['H']} {marks[-1]['H']}\n{lower}"


def same(drawing: str) -> str:
    """A drawing as `seen` would put it, for comparing."""
    upper, heads, lower = _lines(drawing)
    sides = [" | ".join(" ".join(field) for field in side) for side in (upper, lower)]
    return f"{sides[0]}\n{' '.join(heads)}\n{sides[1]}"


def _mark(cell: CellView) -> str:
    name = cell["card"] and cell["card"]["name"]
    if cell["covered_by"] is not None:
        return f"{cell['covered_by']}?{name or '?'}"
    return name or "."


def stacks(position: Position) -> str:
    """The shields on the fields: ``"1:010 3:1"``."""
    fields = position.view(None)["fields"]
    return " ".join(
        f"{field['number']}:{''.join(map(str, field['stack']))}"
        for field in fields
        if field["stack"]
    )


def hand(position: Position, seat: int) -> str:
    """A seat's cards as that seat sees them: ``"R5 G3"``."""
    return names(position.view(seat)["hand"])


def shared(position: Position, number: int) -> str:
    """How a field is shared out: ``"0 takes R3 G3; 1 takes nothing; nobody takes R6"``."""
    view = position.view(None)
    share = (view["final"] or view["preview"])["fields"][number - 1]
    assert share["field"] == number
    parts = [f"{one['seat']} takes {names(one['cards']) or 'nothing'}" for one in share["takes"]]
    if share["unclaimed"]:
        parts.append(f"nobody takes {names(share['unclaimed'])}")
    return "; ".join(parts)


def points(position: Position) -> str:
    """What each seat has, or would have now: ``"12:8"``."""
    view = position.view(None)
    return ":".join(map(str, (view["final"] or view["preview"])["points"]))


def names(cards: Iterable[dict[str, int | str]]) -> str:
    """Cards of a view in notation."""
    return " ".join(str(card["name"]) for card in cards)


def told(events: Iterable[Event], kind: str) -> list[dict[str, int | str]]:
    """The facts of all events of one kind."""
    return [dict(event.facts) for event in events if event.kind == kind]


def by_lot(seats: int, seed: str, *, crosses: bool = True, turns: int | None = None) -> Position:
    """A game played at random, to its end or for so many turns."""
    position, chance = start(seats, crosses=crosses, seed=seed), Chance(f"lot {seed}")
    while position.outcome is None and (turns is None or position.view(None)["turn"] <= turns):
        (seat,) = position.to_act
        position.play(seat, chance.pick(position.moves(seat)))
    return position
