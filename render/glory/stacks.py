"""The stacks of shields in the middle of the fields."""

from __future__ import annotations

from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Final

from render.glory.pieces import laid_shield, number_plate, shield_socket
from render.kit.colour import BRASS_LIGHT, PAPER2, PAPER3, PLAYERS
from render.kit.pieces import brass_emblem
from render.kit.type import Face, line, width_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.glory.long_table import Place
    from render.kit.canvas import Canvas
    from render.kit.colour import Colour
    from rules.glory.view import FieldView, GloryView

_SHIELD: Final = 56
#: The brass under the shield just laid.
_NEWEST: Final = 68
#: From one shield to the next.
_PITCH: Final = 62
_PLATE: Final = 54
#: Before and after the plate.
_INSET: Final = 8
_TYPE: Final = (Face.SERIF_BLACK, 33)
_NOTHING: Final = "–"


def draw_stack(canvas: Canvas, view: GloryView, place: Place) -> None:
    """Draw the number of a field and its shields from the oldest, each with its rank.

    The last one is marked if it was just laid, and the place of one that is asked for is shown. At
    the end there are the points that each shield takes instead of ranks.
    """
    field, (left, right), y = place.field, place.lane, place.middle
    canvas.centre(number_plate(field["number"], _PLATE), left + _INSET + _PLATE / 2, y)
    pieces = [laid_shield(PLAYERS[seat], _SHIELD) for seat in field["stack"]]
    step = _last_step(view, field)
    newest = len(pieces) - 1 if step == "laid" else -1
    if step == "asked":
        pieces.append(shield_socket(_SHIELD))
    below = [_below(view, field["number"], rank) for rank in range(len(pieces))]
    first = left + 2 * _INSET + _PLATE + _SHIELD / 2
    room = right - 4 - _SHIELD / 2 - first
    widths = [width_of(text, *_TYPE) for text, _ in below]
    for rank, x in enumerate(stack_places(widths, first, room)):
        if rank == newest:
            canvas.centre(brass_emblem("heater", _NEWEST), x, y - 12)
        canvas.centre(pieces[rank], x, y - 13)
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


def _last_step(view: GloryView, field: FieldView) -> str | None:
    """Whether a shield was just ``laid`` on a field, or is ``asked`` for."""
    last = view["last"]
    if last is None or last["field"] != field["number"] or view["final"] is not None:
        return None
    if last["shield"] is None:
        # Nobody is asked any more when a player has given up.
        return "asked" if view["to_act"] else None
    return "laid" if last["shield"] else None


def _below(view: GloryView, number: int, rank: int) -> tuple[str, Colour]:
    """What stands below a shield, and its colour."""
    final = view["final"]
    if final is None:
        return str(rank + 1), PAPER2
    take = final["fields"][number - 1]["takes"][rank]
    return (str(take["points"]), BRASS_LIGHT) if take["cards"] else (_NOTHING, PAPER3)
