"""Reward tokens of the boat race: hidden on castles, looked at by whom a boat brings there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from rules.glenmore.components import Effect
from rules.glenmore.tables import BadBox

if TYPE_CHECKING:
    from rules.core.chance import Chance
    from rules.glenmore.tables import Table
    from rules.glenmore.view import Counts

#: What a token can bring, and the effect that carries it out.
_EFFECTS: Final = {
    "points": "points",
    "coins": "coins",
    "any": "any-gift",
    "scotsman": "settlers",
    "whisky": "whisky",
    "marker": "marker",
}


class Token(NamedTuple):
    """A reward token: what it brings, and how much of it."""

    kind: str
    amount: int

    @property
    def name(self) -> str:
        """What it is called in moves, such as points5."""
        return f"{self.kind}{self.amount}"

    @property
    def gain(self) -> Counts:
        """What it brings."""
        return {self.kind: self.amount}

    @property
    def effect(self) -> Effect:
        """What carrying it out is."""
        return Effect(_EFFECTS[self.kind], self.amount)


def read_tokens(table: Table) -> tuple[Token, ...]:
    """All tokens of the box (C1-R1)."""
    found: list[Token] = []
    for one in table.tables("rewards"):
        one.check_names("count", *_EFFECTS)
        kinds = [kind for kind in _EFFECTS if kind in one.values]
        if len(kinds) != 1:
            raise BadBox("a reward token must bring one thing")
        found += [Token(kinds[0], one.number(kinds[0]))] * one.number("count")
    return tuple(found)


class Hoard:
    """Which tokens lie on which castle, and who has looked at them.

    What is taken is public, so who has looked at a castle knows for good what lies there (Q1-7).
    """

    __slots__ = ("box", "castles", "looked")

    def __init__(
        self,
        castles: list[tuple[Token, ...]],
        looked: list[frozenset[int]],
        box: tuple[Token, ...],
    ) -> None:
        #: The tokens on the castle of each river.
        self.castles = castles
        #: The seats that have looked at them.
        self.looked = looked
        #: Those that are not used, which nobody has seen (C1-R8).
        self.box = box

    @classmethod
    def dealt(cls, tokens: tuple[Token, ...], castles: int, each: int, chance: Chance) -> Hoard:
        """Random tokens face down on every castle (C1-R7)."""
        mixed = list(tokens)
        chance.shuffle(mixed)
        piles = [_sorted(mixed[each * place : each * (place + 1)]) for place in range(castles)]
        return cls(piles, [frozenset()] * castles, _sorted(mixed[each * castles :]))

    def copy(self) -> Hoard:
        """An equal one."""
        return Hoard(self.castles.copy(), self.looked.copy(), self.box)

    def look(self, castle: int, seat: int) -> bool:
        """Let a seat see the tokens of a castle; whether it learns anything."""
        knew = seat in self.looked[castle]
        self.looked[castle] |= {seat}
        return not knew

    def take(self, castle: int, token: Token) -> None:
        """Take a token away; the others stay face down."""
        left = list(self.castles[castle])
        left.remove(token)
        self.castles[castle] = tuple(left)

    def redraw(self, seat: int, chance: Chance) -> None:
        """Deal anew all tokens that a seat has not seen."""
        unseen = [place for place, seen in enumerate(self.looked) if seat not in seen]
        pool = [*self.box, *(token for place in unseen for token in self.castles[place])]
        # Sorted first: what comes out may depend on nothing but what the seat knows.
        pool = list(_sorted(pool))
        chance.shuffle(pool)
        for place in unseen:
            count = len(self.castles[place])
            self.castles[place] = _sorted(pool[:count])
            del pool[:count]
        self.box = _sorted(pool)


def _sorted(tokens: list[Token]) -> tuple[Token, ...]:
    return tuple(sorted(tokens))
