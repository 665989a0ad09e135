"""What a viewer may know of the votes."""

from __future__ import annotations

from typing import TypedDict


class GlenCardView(TypedDict):
    """One of the five cards of the Great Glen, in the order in which they lie."""

    #: What it counts: "livestock", "square", "materials", "sets", "castles", "distilleries",
    #: "smallest", "pastures", "farthest" or "discards".
    card: str
    #: "open": no vote yet; "now": the vote goes on; "yes": it will be scored; "no": it won't.
    state: str
    #: After its vote, each seat's tokens on it: so many yes, so many no; else empty.
    votes: tuple[tuple[int, int], ...]
    #: What each seat has of it now, and the points that it would bring now.
    counts: tuple[int, ...]
    points: tuple[int, ...]


class VotesView(TypedDict):
    """The cards of the Great Glen and the vote tokens."""

    cards: tuple[GlenCardView, ...]
    #: Each seat's tokens that are left: so many yes, so many no.
    stocks: tuple[tuple[int, int], ...]
    #: While a vote goes on: the seats that have chosen their tokens; else empty.
    voted: tuple[int, ...]
    #: The viewer's own choice in it, so many yes, so many no; ``None`` for all others.
    own: tuple[int, int] | None
    #: The personal discards by seat, the oldest tile first; empty without the card that counts
    #: them. These tiles lie in the view's `discard` too.
    discards: tuple[tuple[str, ...], ...]
