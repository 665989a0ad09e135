"""What was done of late, to be marked on the board: the newest deed most, earlier ones less."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from render.land.clans import colours_of
from render.land.pieces import EARLIER_RING, LEFT_EARLIER, RING, TOKEN

if TYPE_CHECKING:
    from render.kit.colour import Player
    from render.land.castle import Mark
    from rules.land.view import DeedView, LandView

#: The badge on a castle that was attacked: it fell, or it held.
_FOUGHT: Final = {"captured": "swords", "repelled": "targe"}
BADGE: Final = 62
_EARLIER_BADGE: Final = 46


@dataclass(frozen=True, slots=True)
class Marks:
    """What is marked, by the names of squares; castles go by their first one."""

    #: How wide the ring is around each token that was laid.
    rings: dict[str, int] = field(default_factory=dict)
    #: Whose token left a square, and how wide its trace is.
    left: dict[str, tuple[Player, int]] = field(default_factory=dict)
    castles: dict[str, Mark] = field(default_factory=dict)
    #: The emblem of how an attack ended, and how wide its badge is.
    fights: dict[str, tuple[str, int]] = field(default_factory=dict)


def marks_of(view: LandView) -> Marks:
    """What to mark of the last deed, and of those before it since the viewer's own last turn.

    Later ones cover earlier ones. During an attack none of them matters any more.
    """
    marks, last = Marks(), view["last"]
    if last is None or view["attack"] is not None:
        return marks
    for deed in view["since"][:-1]:
        _mark(marks, view, deed, newest=False)
    _mark(marks, view, last, newest=True)
    return marks


def _mark(marks: Marks, view: LandView, deed: DeedView, *, newest: bool) -> None:
    square, origin, castle = deed["square"], deed["origin"], deed["castle"]
    if square is not None:
        marks.rings[square] = RING if newest else EARLIER_RING
        marks.left.pop(square, None)
    if origin is not None:
        marks.left[origin] = colours_of(view, deed["seat"]), TOKEN if newest else LEFT_EARLIER
    if castle is not None:
        marks.castles[castle] = "last" if newest else "earlier"
        if deed["kind"] in _FOUGHT:
            badge = BADGE if newest else _EARLIER_BADGE
            marks.fights[castle] = _FOUGHT[deed["kind"]], badge
