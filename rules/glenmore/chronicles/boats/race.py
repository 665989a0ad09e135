"""Chronicle 1, the Highland Boat Race: C1-R1 to C1-R31."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.facts import Amounts
from rules.glenmore.cells import cell_name
from rules.glenmore.chronicles.boats.castles import Reward
from rules.glenmore.chronicles.boats.fleet import PLACES, START, Fleet
from rules.glenmore.chronicles.boats.odds import race_worth, step_worth, turn_worth
from rules.glenmore.chronicles.boats.rewards import Hoard
from rules.glenmore.chronicles.boats.view import race_view
from rules.glenmore.doors import gain_points, gain_whisky
from rules.glenmore.moves import deed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules.core.chance import Chance
    from rules.core.facts import Facts
    from rules.core.move import Move
    from rules.glenmore.asking import Question, Why
    from rules.glenmore.chronicles.boats.view import RaceView
    from rules.glenmore.components import Box
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


class Boats(Fleet):
    """What happens in the race, and when."""

    __slots__ = ()

    key = "boats"
    headlines = frozenset(("race-opened", "reward", "boat-home", "race-lost"))
    rules = tuple(f"C1-R{number}" for number in range(1, 32))
    asks = ("reward",)
    free_kinds = frozenset({"row"})

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

    # ---- removal and the end ---------------------------------------------------------------------

    def forbids_removal(self, position: GlenMorePosition, seat: int, cell: int) -> Why | None:
        """A tile on which any boat lies stays, also after the race (C1-R31, Q1-4)."""
        for river, berth in self.boats:
            if self.waters.seats[river] == seat and berth == cell:
                return "C1-R31", "boat-lies-there", {"cell": cell_name(cell)}
        return None

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

    def worth(self, position: GlenMorePosition, seat: int, turns: float) -> float:
        """What the race is worth to a seat."""
        return race_worth(self, position, seat, turns)

    def wakes(self, position: GlenMorePosition, seat: int) -> Mapping[str, float]:
        """What a movement point brings the boat."""
        return {"steps": step_worth(self, position, seat)}

    def turn_worth(self, position: GlenMorePosition, seat: int) -> float:
        """How far a boat gets in a turn, and what that is worth."""
        return turn_worth(self, position, seat)

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
