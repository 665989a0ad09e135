"""The draft of the mixed clans: four packets of four cards, shared out one by one (BR-R23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.core.chance import Chance
    from rules.duel.view import PacketView

PACKET = 4


class Draft:
    """A draft in progress.

    Of each packet the opener picks one, the other one, the opener one, and the last card is the
    other's. Openers alternate, seat 0 first.
    """

    __slots__ = ("coming", "kept", "left", "number", "unseen")

    def __init__(self, pack: list[int]) -> None:
        """Begin with the shuffled pack of sixteen."""
        #: Packets that nobody has looked at.
        self.coming = [pack[at : at + PACKET] for at in range(0, len(pack), PACKET)]
        #: The cards of the open packet still to be picked.
        self.left = self.coming.pop(0)
        #: The place of the open packet, from 0.
        self.number = 0
        #: What each seat has kept so far.
        self.kept: tuple[list[int], list[int]] = ([], [])
        #: The places in `kept` of cards that the other seat has never seen.
        self.unseen: tuple[list[int], list[int]] = ([], [])

    def copy(self) -> Draft:
        """The same draft, sharing nothing mutable."""
        twin = object.__new__(Draft)
        twin.coming = [list(packet) for packet in self.coming]
        twin.left = list(self.left)
        twin.number = self.number
        twin.kept = (list(self.kept[0]), list(self.kept[1]))
        twin.unseen = (list(self.unseen[0]), list(self.unseen[1]))
        return twin

    @property
    def opener(self) -> int:
        """Who picks first from the open packet."""
        return self.number % 2

    @property
    def picker(self) -> int:
        """Whose pick it is."""
        return (self.opener + PACKET - len(self.left)) % 2

    @property
    def done(self) -> bool:
        """Whether all cards have been shared out."""
        return not self.left

    def pick(self, card: int) -> None:
        """The picker keeps a card of the open packet; a last card goes to the other at once."""
        seat = self.picker
        if len(self.left) == PACKET:
            self.unseen[seat].append(len(self.kept[seat]))
        self.left.remove(card)
        self.kept[seat].append(card)
        if len(self.left) == 1:
            self.kept[1 - seat].append(self.left.pop())
            if self.coming:
                self.left = self.coming.pop(0)
                self.number += 1

    def packet_for(self, seat: int | None) -> PacketView:
        """The open packet; only the picker sees its cards."""
        return {
            "number": self.number + 1,
            "opener": self.opener,
            "size": len(self.left),
            "cards": tuple(sorted(self.left)) if seat == self.picker else None,
        }

    def redraw(self, seat: int, chance: Chance) -> None:
        """Shuffle the cards that `seat` hasn't seen among their places."""
        other = 1 - seat
        hidden = [self.kept[other][place] for place in self.unseen[other]]
        fresh = len(self.left) == PACKET and self.picker != seat
        packets = ([self.left] if fresh else []) + self.coming
        pool = hidden + [card for packet in packets for card in packet]
        chance.shuffle(pool)
        for place in self.unseen[other]:
            self.kept[other][place] = pool.pop()
        for packet in packets:
            packet[:] = [pool.pop() for _ in packet]
