"""What happened last on the board, for the picture; everybody saw it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from rules.land.shapes import Site


class LastAction(NamedTuple):
    """The last thing done to the board."""

    #: "conquered", "built", "discarded", "repelled" or "captured".
    kind: str
    #: Who did it; the attacker of a castle that was held.
    seat: int
    #: The card that was played for it; -1 for none.
    card: int = -1
    #: The square that was conquered, and the one its token came from; -1 for none.
    square: int = -1
    origin: int = -1
    #: The castle that was built, attacked or captured.
    site: Site | None = None
