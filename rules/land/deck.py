"""The draw pile, the discard pile, and what was seen of hands since the pile was made (LC-R21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rules.land.cards import SHIELD

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules.core.chance import Chance


class Seen(NamedTuple):
    """Something that was seen of a hand.

    - "drew": a card was drawn.
    - "played": the `card` was played.
    - "lacks": `many` of the cards in the hand were none of `cards` (LC-R25).
    - "shields": `many` shields were in the hand (LC-R26).
    """

    kind: str
    seat: int
    card: int = -1
    many: int = 1
    cards: frozenset[int] = frozenset()
    #: The seats that saw it; ``None`` for everyone.
    only: tuple[int, ...] | None = None

    def known_to(self, seat: int) -> bool:
        """Whether that seat saw it."""
        return self.only is None or seat in self.only

    def after(self, played: Seen) -> Seen:
        """What is left of it after a play, for the card may have been one of those it counts."""
        about = played.card not in self.cards if self.kind == "lacks" else played.card == SHIELD
        return self._replace(many=self.many - 1) if about and played.seat == self.seat else self


class Deck:
    """The cards that nobody holds."""

    __slots__ = ("discard", "kept", "pile", "story")

    def __init__(self, pile: list[int], seats: int) -> None:
        #: The draw pile, the next card last.
        self.pile = pile
        #: The cards played since the pile was made.
        self.discard: list[int] = []
        #: The hands when the pile was made. The pile then was a known set of cards, so what it
        #: lacked was in these hands, and a player can work out what the others held together.
        self.kept: tuple[tuple[int, ...], ...] = ((),) * seats
        #: What was seen of hands since.
        self.story: list[Seen] = []

    def copy(self) -> Deck:
        """The same piles, sharing nothing mutable."""
        twin = object.__new__(Deck)
        twin.pile = self.pile.copy()
        twin.discard = self.discard.copy()
        twin.kept = self.kept
        twin.story = self.story.copy()
        return twin

    def draw(self, seat: int) -> int:
        """The next card of the pile, which goes to that seat's hand."""
        self.story.append(_DREW[seat])
        return self.pile.pop()

    def reshuffle(self, hands: Sequence[Sequence[int]], chance: Chance) -> None:
        """Shuffle the discard into a new pile and remember the hands (LC-R21)."""
        self.pile = sorted(self.discard)
        chance.shuffle(self.pile)
        self.discard = []
        self.kept = tuple(map(tuple, hands))
        self.story = _remembered(self.story)


_DREW = tuple(Seen("drew", seat) for seat in range(6))


def _remembered(story: Iterable[Seen]) -> list[Seen]:
    """What is still known of hands, the oldest first."""
    known: list[Seen] = []
    for seen in story:
        if seen.kind == "played":
            known = [left for one in known if (left := one.after(seen)).many]
        elif seen.kind != "drew":
            known.append(seen)
    return known
