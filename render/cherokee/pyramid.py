"""The pyramid: who stands where, what each row is worth, and what to look at first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from render.cherokee.cards import (
    CARD,
    COORDINATE_AT,
    DIMMED,
    EARLIER_RIM,
    RIM,
    arrow,
    coordinate,
    gap,
    member_card,
    rim,
)
from render.cherokee.tiles import target_mark
from render.kit.backdrop import WIDTH
from render.kit.colour import BONE
from render.kit.pieces import brass_emblem
from render.kit.sprite import STRAIGHT
from render.kit.type import Face, line

if TYPE_CHECKING:
    from render.kit.canvas import Canvas
    from rules.cherokee.view import CherokeeView, TurnView

ROWS: Final = 8
PITCH: Final = (142, 124)
#: Where the pyramid begins: its top stands right of the title's end.
TOP: Final = 184
#: The height of all its rows, the gap below the last one not counted.
HEIGHT: Final = ROWS * PITCH[1] - (PITCH[1] - CARD[1])

_FEATHER = 74
#: How an arrow is turned that leads up to the left or right, or into a neighbour's place.
_UPWARDS, _SIDEWAYS = 30, 90
#: An arrow between rows lies a little lower than the joint, clear of the coordinate above it; one
#: between neighbours lies at their shoulders, clear of value and coordinate.
_JOINT, _SHOULDER = 4, 13
#: The arrows of the last turn, and of those before it.
_ARROW, _EARLIER_ARROW = 46, 30


#: Where the mark of a target is, from the top right corner of its card.
_AIM: Final = (10, 4)


class Arrow(NamedTuple):
    """A movement to be drawn: from a cell, or from a hand below the base, to a cell."""

    origin: str | None
    cell: str
    side: int


@dataclass(frozen=True, slots=True)
class Marks:
    """What is marked in a pyramid, by the names of cells."""

    #: Those who moved last, or whom an attack aims at.
    brass: frozenset[str] = frozenset()
    #: Those who may be chosen.
    bone: frozenset[str] = frozenset()
    #: Those who step back.
    dim: frozenset[str] = frozenset()
    #: Those who moved before, since the viewer's own last turn.
    earlier: frozenset[str] = frozenset()
    arrows: tuple[Arrow, ...] = ()
    #: Whom an attack aims at.
    aim: str | None = None


def marks_of(view: CherokeeView) -> Marks:
    """What to mark in a view's pyramid; whoever is asked also sees what can't be chosen."""
    cells, last = frozenset(view["pyramid"]), view["last"]
    asked = view["ask"] is not None
    if view["scoring"] is not None:
        counted = {score["clan"] for score in view["scoring"]}
        others = {
            cell
            for cell, member in view["pyramid"].items()
            if member and member["clan"] not in counted
        }
        return Marks(dim=frozenset(others))
    if view["aim"] is not None:
        chosen = frozenset(cell for attack in view["attacks"] for cell in attack["attackers"])
        aim = frozenset({view["aim"]})
        dim = cells - chosen - aim if asked else frozenset()
        return Marks(aim, chosen, dim, aim=view["aim"])
    newest = () if last is None else _arrows(last, _ARROW)
    before = [arrow for turn in view["since"][:-1] for arrow in _arrows(turn, _EARLIER_ARROW)]
    # Of two arrows at one place only the later one is seen.
    arrows = {frozenset({arrow.origin, arrow.cell}): arrow for arrow in (*before, *newest)}
    moved = frozenset(arrow.cell for arrow in newest)
    earlier = frozenset(arrow.cell for arrow in before)
    bone, dim = frozenset(view["successors"]), frozenset[str]()
    if asked and view["targets"]:
        dim = cells - set(view["targets"])
    elif asked and view["successors"]:
        dim = cells - bone
    return Marks(moved - bone, bone, dim, earlier - moved - bone, tuple(arrows.values()))


def _arrows(turn: TurnView, side: int) -> tuple[Arrow, ...]:
    """The movements of a turn, in order."""
    steps = (Arrow(origin, cell, side) for origin, cell in turn["steps"])
    return (*steps, *(() if turn["placed"] is None else [Arrow(None, turn["placed"], side)]))


def corner(cell: str) -> tuple[float, float]:
    """The top left corner of a cell's card."""
    row, column = ord(cell[0]) - ord("A"), int(cell[1:]) - 1
    left = WIDTH / 2 - (row + 1) * PITCH[0] / 2 + (PITCH[0] - CARD[0]) / 2
    return left + column * PITCH[0], TOP + row * PITCH[1]


def draw_pyramid(canvas: Canvas, view: CherokeeView) -> None:
    """Draw the pyramid with all its marks."""
    marks = marks_of(view)
    for cell in view["pyramid"]:
        _draw_cell(canvas, view, cell, marks)
    for row, feathers in enumerate(view["feathers"]):
        if feathers:
            _draw_feather(canvas, f"{chr(ord('A') + row)}{row + 1}", feathers)
    for each in marks.arrows:
        _draw_arrow(canvas, *each)
    if marks.aim is not None:
        x, y = corner(marks.aim)
        canvas.centre(target_mark(), x + CARD[0] - _AIM[0], y + _AIM[1])


def _draw_cell(canvas: Canvas, view: CherokeeView, cell: str, marks: Marks) -> None:
    member, (x, y) = view["pyramid"][cell], corner(cell)
    dim = cell in marks.dim
    if member is None:
        canvas.put(gap(), x, y)
        canvas.centre(coordinate(cell), x + CARD[0] / 2, y + CARD[1] / 2)
        return
    if cell in marks.brass:
        canvas.put(rim(member["sex"], "brass"), x - RIM, y - RIM)
    elif cell in marks.earlier:
        plate = rim(member["sex"], "brass", EARLIER_RIM)
        canvas.put(plate, x - EARLIER_RIM, y - EARLIER_RIM)
    elif cell in marks.bone:
        canvas.put(rim(member["sex"], "bone"), x - RIM, y - RIM)
    canvas.put(member_card(member, DIMMED if dim else STRAIGHT), x, y)
    canvas.centre(coordinate(cell, dim=dim), x + COORDINATE_AT[0], y + COORDINATE_AT[1])


def _draw_feather(canvas: Canvas, cell: str, feathers: int) -> None:
    """Draw what a row is worth, at the slope beside its last cell."""
    x, y = corner(cell)
    left, top = x + CARD[0] + 10, y + 18
    canvas.put(brass_emblem("feather", _FEATHER), left, top)
    number = line(str(feathers), Face.SERIF_BLACK, 46)
    canvas.write(number, left + _FEATHER - 6, top + _FEATHER - 12, BONE, "middle")


def _draw_arrow(canvas: Canvas, origin: str | None, cell: str, side: int) -> None:
    """Draw an arrow across the joint of two cells, or into the base from below."""
    x1, y1 = corner(cell)
    if origin is None:
        canvas.centre(arrow(0, side), x1 + CARD[0] / 2, y1 + CARD[1] + 8)
        return
    x0, y0 = corner(origin)
    middle = (x0 + x1 + CARD[0]) / 2
    way = 1 if x1 > x0 else -1
    if y0 == y1:
        canvas.centre(arrow(way * _SIDEWAYS, side), middle, y0 + _SHOULDER)
    else:
        joint = y0 - (PITCH[1] - CARD[1]) / 2
        canvas.centre(arrow(way * _UPWARDS, side), middle, joint + _JOINT)
