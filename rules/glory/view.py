"""What a viewer of Clans and Glory may know."""

from __future__ import annotations

from typing import TypedDict

from rules.core.view import View


class CardView(TypedDict):
    """A villager."""

    #: Its notation, such as ``G5``.
    name: str
    #: The key of its colour, such as ``green``.
    colour: str
    strength: int


class CellView(TypedDict):
    """A cell and what lies on it."""

    #: Its notation, such as ``2.T1``.
    name: str
    #: Its place around the field: ``T0`` … upper side, ``B0`` … lower side, ``H`` head.
    place: str
    #: The card, as far as the viewer may know it; ``None`` on an empty cell, or if it lies face
    #: down and somebody else laid it.
    card: CardView | None
    #: Who laid the card that lies here face down; ``None`` if none does.
    covered_by: int | None


class FieldView(TypedDict):
    """A field with the cells around it."""

    #: Its number, from 1.
    number: int
    bonfire: bool
    #: Upper side from left to right, lower side from left to right, then the head if it has one.
    cells: tuple[CellView, ...]
    #: The seats whose shields lie here, the oldest, which is the lowest, first.
    stack: tuple[int, ...]


class LastView(TypedDict):
    """A placement, the last one or one before it."""

    seat: int
    field: int
    cell: str
    #: ``None`` if it lies face down and somebody else laid it.
    card: CardView | None
    face_down: bool
    #: Whether a shield followed; ``None`` while that is being decided.
    shield: bool | None


class OfferView(TypedDict):
    """What a shield would take if it were laid now and the game ended."""

    #: Its place in the stack, from 1.
    rank: int
    #: 0 if no cards are left for it.
    count: int
    strength: int
    points: int


class TakeView(TypedDict):
    """What one shield takes."""

    seat: int
    #: Empty if no cards are left for it.
    cards: tuple[CardView, ...]
    points: int


class ShareView(TypedDict):
    """How one field is shared out."""

    field: int
    #: One for each shield, the oldest first.
    takes: tuple[TakeView, ...]
    #: The face-up cards that nobody takes.
    unclaimed: tuple[CardView, ...]


class ScoringView(TypedDict):
    """How all fields are shared out. Points and cards are by seat."""

    fields: tuple[ShareView, ...]
    points: tuple[int, ...]
    cards: tuple[int, ...]


class GloryView(View):
    """The whole table, as far as the viewer may know it. Tuples of numbers are by seat."""

    #: Whether neighbours reach over the border between two fields.
    adjacency_crosses_fields: bool
    #: The turn being played, from 1; the last one once the game is over.
    turn: int
    turns: int
    fields: tuple[FieldView, ...]
    #: How many cards were removed unseen; which ones nobody ever knows.
    removed: int
    hand_sizes: tuple[int, ...]
    #: The viewer's own cards, by colour, then by strength; ``None`` for a spectator.
    hand: tuple[CardView, ...] | None
    #: Shields still held.
    shields: tuple[int, ...]
    #: The cells where each card of the viewer may be laid now, by the names of cards and cells;
    #: empty unless the viewer is asked for a card.
    fits: dict[str, tuple[str, ...]]
    last: LastView | None
    #: What others did since the viewer's own last turn, the oldest first; of a spectator, `last`.
    since: tuple[LastView, ...]
    #: The shield that somebody is asked for; ``None`` if nobody is.
    offer: OfferView | None
    #: How the fields would be shared out if the game ended now; ``None`` once it has ended.
    preview: ScoringView | None
    #: How the fields were shared out; ``None`` until the game has ended.
    final: ScoringView | None
    #: The card that the viewer still held at the end and discarded; ``None`` if there is none.
    discard: CardView | None
