"""Chronicle 1, the Highland Boat Race: C1-R1 to C1-R31."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from rules.core.facts import Amounts
from rules.glenmore.asking import Question
from rules.glenmore.chronicles.boats.odds import race_worth
from rules.glenmore.chronicles.boats.rewards import Hoard, read_tokens
from rules.glenmore.chronicles.boats.view import race_view
from rules.glenmore.chronicles.boats.waters import Waters
from rules.glenmore.chronicles.chronicle import Chronicle
from rules.glenmore.doors import gain_points, gain_whisky
from rules.glenmore.effects import Effects
from rules.glenmore.moves import deed
from rules.glenmore.tables import BadBox

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules.core.chance import Chance
    from rules.core.facts import Fact, Facts
    from rules.core.move import Move
    from rules.core.options import Value
    from rules.core.view import Crumb
    from rules.glenmore.asking import Why
    from rules.glenmore.chronicles.boats.rewards import Token
    from rules.glenmore.chronicles.boats.view import RaceView
    from rules.glenmore.chronicles.boats.waters import Berth
    from rules.glenmore.components import Box
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition
    from rules.glenmore.tables import Table

#: The tile that opens the race when a figure passes it.
START: Final = "race-start"
#: What the places are called, from the first one home on.
PLACES: Final = ("first", "second", "third")


class Boats(Chronicle):
    """The race: where the boats are, what lies on the castles, and who is home."""

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

    key = "boats"
    rules = tuple(f"C1-R{number}" for number in range(1, 32))
    asks = ("reward",)
    free_kinds = frozenset({"row"})

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

    # ---- set-up ----------------------------------------------------------------------------------

    def shuffled(self, box: Box, stacks: dict[str, list[int]], chance: Chance) -> None:
        """Put the start tile into the upper part of its stack (C1-R3, Q1-1).

        The shipbuilders are shuffled into theirs like any tile (C1-R9).
        """
        start = box.named[START]
        tiles = stacks[start.stack]
        _bury(tiles, start.number, chance.below(len(tiles) // self.upper))

    def deal(self, position: GlenMorePosition) -> None:
        """Put tokens on every castle (C1-R7)."""
        self.hoard = Hoard.dealt(
            self.tokens, len(self.waters.seats), self.rewards_each, position.chance
        )

    # ---- the race --------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the last result card is out; then no boat moves any more (Q1-4)."""
        return bool(self.losers)

    def passes(self, position: GlenMorePosition, mover: int, space: int) -> None:
        """The first figure of a player over the start tile opens the race for all.

        C1-R10, C1-R12. Neither the die nor an Englishman does (Q1-6).
        """
        number = position.ring.floor[space]
        if (
            not self.is_open
            and mover < len(self.boats)
            and position.box.named[START].number == number
        ):
            self.is_open = True
            position.tell("race-opened", seat=mover)

    def cost(self, position: GlenMorePosition, seat: int) -> int:
        """What the next tile costs: a movement point, unless a chronicle says less (Q1-2)."""
        berth = self.waters.ahead(position, self.boats[seat])
        cost = 1
        for chronicle in position.chronicles:
            cost = chronicle.boat_step_cost(position, seat, berth, cost)
        return cost

    def free_moves(
        self, position: GlenMorePosition, seat: int, question: Question
    ) -> Sequence[Move]:
        """A movement point moves the own boat instead of a Scotsman (C1-R13)."""
        return () if self.why_not_rowed(position, seat) else (deed("row"),)

    def why_not_rowed(self, position: GlenMorePosition, seat: int) -> Why | None:
        """Why a seat's boat doesn't move now."""
        if not self.is_open:
            return "C1-R11", "race-not-open", {}
        if seat in self.home:
            return "C1-R19", "boat-is-home", {}
        if self.is_over:
            return "C1-R20", "race-is-over", {}
        if self.cost(position, seat) > position.steps:
            return "C1-R13", "no-steps", {}
        return None

    def why_not_free(self, position: GlenMorePosition, seat: int, move: Deed) -> Why:
        """The same; rowing is the only move of its own."""
        return self.why_not_rowed(position, seat) or ("C1-R13", "not-possible", {})

    def play_free(self, position: GlenMorePosition, seat: int, move: Deed) -> None:
        """Row on by one tile (C1-R14, C1-R15)."""
        before = self.boats[seat]
        position.steps -= self.cost(position, seat)
        now = self.boats[seat] = self.waters.ahead(position, before)
        position.tell("rowed", seat=seat, **self.place(now, seat))
        if now == self.waters.castle_of(now.river):
            self._reach_castle(position, seat, now.river)
        if now == self.waters.home(seat):
            self._come_home(position, seat)
        for other, berth in enumerate(self.boats):
            if other != seat and berth == before:
                # Who leaves a tile on which another boat lies passes it (Q8-16).
                for chronicle in reversed(position.chronicles):
                    chronicle.boat_passed(position, seat, other)

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

    def _reach_castle(self, position: GlenMorePosition, seat: int, castle: int) -> None:
        """Look at the tokens there, and take one: also at home, but not when setting out.

        C1-R24 to C1-R29. That none is left everybody knows.
        """
        if self.hoard.castles[castle]:
            if self.hoard.look(castle, seat):
                position.revealed += 1
            position.push(Reward(seat, castle))

    def _come_home(self, position: GlenMorePosition, seat: int) -> None:
        """The boat is home: its result card comes before the token there (C1-R16 to C1-R20)."""
        place = len(self.home)
        self.home += (seat,)
        position.tell("boat-home", seat=seat, place=PLACES[place])
        gain_points(position, seat, self.results[place], "race")
        if place == 0:
            gain_whisky(position, seat, self.whisky)
        left = [other for other in range(len(self.boats)) if other not in self.home]
        if len(left) == 1:
            self._lose(position, left)

    def _lose(self, position: GlenMorePosition, seats: Sequence[int]) -> None:
        for seat in seats:
            self.losers |= {seat}
            position.tell("race-lost", seat=seat)

    def take(self, position: GlenMorePosition, seat: int, castle: int, token: Token) -> None:
        """Take a token from a castle and carry it out; everybody sees it (C1-R25, Q1-7)."""
        self.hoard.take(castle, token)
        position.revealed += 1
        position.tell("reward", seat=seat, gain=Amounts.some(token.gain))
        for chronicle in reversed(position.chronicles):
            chronicle.reward_taken(position, seat, castle)
        position.push(Effects(seat, (token.effect,), None, ("reward", "reward")))

    # ---- removal and the end ---------------------------------------------------------------------

    def may_remove(self, position: GlenMorePosition, seat: int, cell: int) -> bool:
        """A tile on which any boat lies stays, also after the race (C1-R31, Q1-4)."""
        return all(
            self.waters.seats[berth.river] != seat or berth.cell != cell for berth in self.boats
        )

    def before_final(self, position: GlenMorePosition) -> None:
        """Whose boat is not home has lost, also several (C1-R23)."""
        seats = range(len(self.boats))
        self._lose(position, [one for one in seats if one not in self.home and not self.is_over])

    def coins_counted(self, position: GlenMorePosition, seat: int, coins: int) -> int:
        """A loser's coins are worth nothing, but Armadale Castle's are (C1-R21, C1-R22, Q1-8)."""
        if seat in self.home:
            return coins
        twice = "coins-twice" in position.players[seat].lasting
        return min(coins, position.box.coins_twice) if twice else 0

    # ---- knowledge -------------------------------------------------------------------------------

    def view(self, position: GlenMorePosition, seat: int | None) -> RaceView:
        """What that seat, or a spectator, may know of the race."""
        return race_view(self, position, seat)

    def redraw(self, position: GlenMorePosition, seat: int, chance: Chance) -> None:
        """Deal unknown tokens anew, and put the start tile where it may lie."""
        self.hoard.redraw(seat, chance)
        window = self.window(position)
        if window:
            start = position.box.named[START]
            _bury(position.stacks[start.stack], start.number, chance.pick(window))

    def window(self, position: GlenMorePosition) -> tuple[int, ...]:
        """How many tiles of its stack may lie above the start tile; empty once it is laid."""
        start = position.box.named[START]
        left, all_of_it = position.stacks[start.stack], position.box.stacks[start.stack]
        if start.number not in left:
            return ()
        drawn = len(all_of_it) - len(left)
        return tuple(range(len(all_of_it) // self.upper - drawn))

    def worth(self, position: GlenMorePosition, seat: int, turns: float) -> float:
        """What the race is worth to a seat."""
        return race_worth(self, position, seat, turns)

    def result(self, seat: int) -> str | None:
        """The result card that a seat has."""
        if seat in self.home:
            return PLACES[self.home.index(seat)]
        return "loser" if seat in self.losers else None

    def explain(self, position: GlenMorePosition, seat: int, move: Deed) -> Facts:
        """Where rowing leads and how far home is then; what a token brings."""
        if move.kind == "row":
            berth = self.waters.ahead(position, self.boats[seat])
            left = self.waters.left(position, seat, self.boats[seat]) - 1
            return {**self.place(berth, seat), "left": left, "steps": position.steps}
        if move.kind == "reward":
            token = next(one for one in self.tokens if one.name == move.word)
            return {"gain": Amounts.some(token.gain)}
        return {}


def _bury(tiles: list[int], number: int, above: int) -> None:
    """Put a tile of a stack, the next one last, below so many others."""
    tiles.remove(number)
    tiles.insert(len(tiles) - above, number)


class Reward(Question):
    """Take one of the tokens of a castle, or none (C1-R24, C1-R25)."""

    __slots__ = ("castle",)

    ask = "reward"
    rule = "C1-R24"
    free = False
    kinds = ("reward", "no-reward")

    def __init__(self, seat: int, castle: int) -> None:
        super().__init__(seat)
        #: The river whose castle it is.
        self.castle = castle

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Each kind of token that lies there; none need be taken."""
        tokens = dict.fromkeys(Boats.of(position).hoard.castles[self.castle])
        return [*(deed("reward", token.name) for token in tokens), deed("no-reward")]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Take it; the others stay there, face down."""
        position.pop()
        if move.kind == "no-reward":
            position.tell("no-reward", seat=self.seat)
            return
        race = Boats.of(position)
        token = next(one for one in race.hoard.castles[self.castle] if one.name == move.word)
        race.take(position, self.seat, self.castle, token)

    def is_deliberate(self, position: GlenMorePosition) -> bool:
        """What lies there is a secret, so it is asked in any case."""
        return True

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Only what lies there can be taken."""
        return "C1-R25", "no-such-reward", {}

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """That a reward is chosen."""
        return {"kind": "reward", "facts": {"reward": "reward"}}
