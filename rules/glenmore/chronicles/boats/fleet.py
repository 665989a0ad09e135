"""The state of the boat race: where the boats are, what lies on the castles, and who is home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from rules.core.facts import Amounts
from rules.glenmore.chronicles.boats.rewards import Hoard, read_tokens
from rules.glenmore.chronicles.boats.waters import Waters
from rules.glenmore.chronicles.chronicle import Chronicle
from rules.glenmore.effects import Effects
from rules.glenmore.tables import BadBox

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.facts import Fact
    from rules.core.options import Value
    from rules.glenmore.chronicles.boats.rewards import Token
    from rules.glenmore.chronicles.boats.waters import Berth
    from rules.glenmore.position import GlenMorePosition
    from rules.glenmore.tables import Table

#: The tile that opens the race when a figure passes it.
START: Final = "race-start"
#: What the places are called, from the first one home on.
PLACES: Final = ("first", "second", "third")


class Fleet(Chronicle):
    """Boats, castles and result cards, and what the edition says of them."""

    __slots__ = (
        "boats",
        "hoard",
        "home",
        "is_open",
        "losers",
        "results",
        "rewards_each",
        "tokens",
        "upper",
        "waters",
        "whisky",
    )

    def __init__(self, table: Table, options: Mapping[str, Value], seats: int) -> None:
        """Read its part of the edition (C1-R1)."""
        table.check_names(
            *("neutral_rivers", "rewards_each", "river", "castle", "results", "winner_whisky"),
            *("upper", "rewards", "source"),
        )
        fewest = min(self.seat_counts)
        # C1-R5
        neutral = table.numbers("neutral_rivers")[seats - fewest]
        self.waters = Waters.between(seats, neutral, table.number("river"), table.number("castle"))
        self.rewards_each = table.numbers("rewards_each")[seats - fewest]
        self.tokens = read_tokens(table)
        if len(self.tokens) < self.rewards_each * len(self.waters.seats):
            raise BadBox("there are too few reward tokens for all castles")
        #: The points of the result cards, in the order of coming home; the first brings barrels.
        self.results = table.numbers("results")
        if not seats - 1 <= len(self.results) <= len(PLACES):
            raise BadBox("there are too few result cards, or too many")
        self.whisky = table.number("winner_whisky")
        self.upper = table.number("upper")
        #: C1-R2
        self.boats = [self.waters.home(seat) for seat in range(seats)]
        self.hoard = Hoard([], [], ())
        #: Whether boats may move: from when a figure first passes the start tile (C1-R11).
        self.is_open = False
        #: Who is home, in that order, and who has a loser card (C1-R4).
        self.home: tuple[int, ...] = ()
        self.losers: frozenset[int] = frozenset()

    def copy(self) -> Self:
        """An equal one."""
        twin = object.__new__(type(self))
        twin.waters = self.waters
        twin.rewards_each = self.rewards_each
        twin.tokens = self.tokens
        twin.results = self.results
        twin.whisky = self.whisky
        twin.upper = self.upper
        twin.boats = self.boats.copy()
        twin.hoard = self.hoard.copy()
        twin.is_open = self.is_open
        twin.home = self.home
        twin.losers = self.losers
        return twin

    @property
    def is_over(self) -> bool:
        """Whether the last result card is out; then no boat moves any more (Q1-4)."""
        return bool(self.losers)

    def result(self, seat: int) -> str | None:
        """The result card that a seat has."""
        if seat in self.home:
            return PLACES[self.home.index(seat)]
        return "loser" if seat in self.losers else None

    def place(self, berth: Berth, seat: int) -> dict[str, Fact]:
        """Where a tile of the race is, for texts: in whose land, and what it is called."""
        owner = self.waters.seats[berth.river]
        where = "neutral" if owner is None else "own" if owner == seat else "other"
        castle = berth == self.waters.castle_of(berth.river)
        found: dict[str, Fact] = {
            "where": where,
            "cell": self.waters.name(berth),
            "castle": int(castle),
        }
        return found if owner is None else {**found, "other": owner}

    def window(self, position: GlenMorePosition) -> tuple[int, ...]:
        """How many tiles of its stack may lie above the start tile; empty once it is laid."""
        start = position.box.named[START]
        left, all_of_it = position.stacks[start.stack], position.box.stacks[start.stack]
        if start.number not in left:
            return ()
        drawn = len(all_of_it) - len(left)
        return tuple(range(len(all_of_it) // self.upper - drawn))

    def take(self, position: GlenMorePosition, seat: int, castle: int, token: Token) -> None:
        """Take a token from a castle and carry it out; everybody sees it (C1-R25, Q1-7)."""
        self.hoard.take(castle, token)
        position.revealed += 1
        position.tell("reward", seat=seat, gain=Amounts.some(token.gain))
        for chronicle in reversed(position.chronicles):
            chronicle.reward_taken(position, seat, castle)
        position.push(Effects(seat, (token.effect,), None, ("reward", "reward")))
