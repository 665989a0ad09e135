"""The stacks of shields in the middle of the fields."""

from __future__ import annotations

from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Final

from render.glory.pieces import laid_shield, number_plate, shield_socket
from render.kit.colour import BRASS_LIGHT, PAPER2, PAPER3, PLAYERS
from render.kit.pieces import brass_emblem, stud
from render.kit.type import Face, line, width_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.glory.long_table import Place
    from render.kit.canvas import Canvas
    from render.kit.colour import Colour
    from rules.glory.view import FieldView, GloryView, LastView

_SHIELD: Final = 56
#: The brass under the shield just laid, and under those laid since the viewer's own last turn.
_NEWEST: Final = 68
_EARLIER: Final = 63
_STUD: Final = 20
#: From one shield to the next.
_PITCH: Final = 62
_PLATE: Final = 54
#: Before and after the plate.
_INSET: Final = 8
_TYPE: Final = (Face.SERIF_BLACK, 33)
_NOTHING: Final = "–"


def draw_stack(canvas: Canvas, view: GloryView, place: Place) -> None:
    """Draw the number of a field and its shields from the oldest, each with its rank.

    Those laid of late are marked, and the place of one that is asked for is shown. At the end there
    are the points that each shield takes instead of ranks.
    """
    field, (left, right), y = place.field, place.lane, place.middle
    canvas.centre(number_plate(field["number"], _PLATE), left + _INSET + _PLATE / 2, y)
    pieces = [laid_shield(PLAYERS[seat], _SHIELD) for seat in field["stack"]]
    brass = _brass(view, field)
    if _asked(view, field):
        pieces.append(shield_socket(_SHIELD))
    below = [_below(view, field["number"], rank) for rank in range(len(pieces))]
    first = left + 2 * _INSET + _PLATE + _SHIELD / 2
    room = right - 4 - _SHIELD / 2 - first
    widths = [width_of(text, *_TYPE) for text, _ in below]
    for rank, x in enumerate(stack_places(widths, first, room)):
        if rank in brass:
            canvas.centre(brass_emblem("heater", brass[rank]), x, y - 12)
        canvas.centre(pieces[rank], x, y - 13)
        if brass.get(rank) == _EARLIER:
            canvas.centre(stud(_STUD), x - _SHIELD / 2 + 2, y - 13 - _SHIELD / 2 + 5)
        text, ink = below[rank]
        canvas.write(line(text, *_TYPE), x, y + 31, ink, "middle")


def stack_places(widths: Sequence[float], first: float, room: float) -> list[float]:
    """Where the shields of a stack stand, by the widths of the numbers below them.

    They stand evenly if there is room; otherwise they overlap, and the numbers have equal gaps.
    """
    if not widths:
        return []
    steps = [float(_PITCH)] * (len(widths) - 1)
    if sum(steps) > room:
        steps = [(one + other) / 2 for one, other in pairwise(widths)]
        gap = (room - sum(steps)) / len(steps)
        steps = [step + gap for step in steps]
    return list(accumulate(steps, initial=first))


def _brass(view: GloryView, field: FieldView) -> dict[int, int]:
    """How much brass lies under each shield that was laid of late, by its place in the stack."""
    last, stack = view["last"], field["stack"]
    if last is None or view["final"] is not None:
        return {}
    laid = {turn["seat"]: _EARLIER for turn in view["since"] if _has_shield(turn, field)}
    if _has_shield(last, field):
        laid[last["seat"]] = _NEWEST
    # A seat lays one shield in a turn: its newest.
    return {len(stack) - 1 - stack[::-1].index(seat): size for seat, size in laid.items()}


def _has_shield(turn: LastView, field: FieldView) -> bool:
    return turn["field"] == field["number"] and turn["shield"] is True


def _asked(view: GloryView, field: FieldView) -> bool:
    """Whether a shield is asked for on a field."""
    last = view["last"]
    if last is None or last["field"] != field["number"] or last["shield"] is not None:
        return False
    # Nobody is asked any more when a player has given up.
    return bool(view["to_act"])


def _below(view: GloryView, number: int, rank: int) -> tuple[str, Colour]:
    """What stands below a shield, and its colour."""
    final = view["final"]
    if final is None:
        return str(rank + 1), PAPER2
    take = final["fields"][number - 1]["takes"][rank]
    return (str(take["points"]), BRASS_LIGHT) if take["cards"] else (_NOTHING, PAPER3)
