"""Scoring haggis: rolls for all, more for whisky, then points (C5-R12 to C5-R19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.asking import Question, Step
from rules.glenmore.chronicles.haggis.guesses import counts_of
from rules.glenmore.chronicles.haggis.odds import AT_THE_END, ON_THE_WAY, Rolls, expected
from rules.glenmore.chronicles.haggis.pantry import Pantry, points
from rules.glenmore.doors import gain_points, pay_whisky
from rules.glenmore.moves import deed

if TYPE_CHECKING:
    from rules.core.move import Move
    from rules.glenmore.asking import Why
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


def begin_haggis(position: GlenMorePosition) -> None:
    """Score haggis next; with nothing on any table nothing is rolled, as everybody can see."""
    pantry = Pantry.of(position)
    if any(pantry.tables):
        position.push(Serve())
        for seat in reversed(_from_the_rear(position)):
            position.push(Stake(seat))
        for _ in range(pantry.rolls):
            position.push(Roll())
        position.push(Begin())


def _from_the_rear(position: GlenMorePosition) -> list[int]:
    """The seats, the rearmost figure first (Q5-4)."""
    ring = position.ring
    return sorted(range(len(position.players)), key=lambda seat: ring.offset(ring.at[seat]))


class Begin(Step):
    """Haggis is about to be scored (Q8-18)."""

    __slots__ = ()

    def run(self, position: GlenMorePosition) -> None:
        """Say so; others may have something to do before the first roll."""
        pantry = Pantry.of(position)
        pantry.scoring, pantry.rolled = True, ()
        pantry.extra = [()] * len(pantry.tables)
        position.tell("haggis-scoring")
        for chronicle in reversed(position.chronicles):
            chronicle.haggis_begins(position)


class Roll(Step):
    """The die is rolled for everybody (C5-R13)."""

    __slots__ = ()

    def run(self, position: GlenMorePosition) -> None:
        """What was rolled may still be rolled again before anybody turns a token (Q8-18)."""
        rolled = position.chance.pick(position.box.die)
        position.revealed += 1
        Pantry.of(position).rolled += (rolled,)
        position.tell("haggis-rolled", number=rolled)
        position.push(TurnUp(rolled))
        for chronicle in reversed(position.chronicles):
            chronicle.haggis_rolled(position, rolled)


class TurnUp(Step):
    """Everybody who can turns a token of the value that was rolled (C5-R14)."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        super().__init__()
        self.value = value

    def run(self, position: GlenMorePosition) -> None:
        """All at once; which of several alike makes no difference."""
        pantry = Pantry.of(position)
        for seat in range(len(position.players)):
            pantry.turn_up(position, seat, self.value)


class Stake(Question):
    """Whisky for a roll that counts for one player alone, as often as one likes (C5-R16)."""

    __slots__ = ()

    ask = "haggis-roll"
    rule = "C5-R16"
    free = False
    kinds = ("haggis-roll", "haggis-enough")

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Roll, or not; without whisky, or with enough tokens up, there is nothing to roll for.

        That no token is left face down everybody can see as well.
        """
        pantry = Pantry.of(position)
        if (
            position.players[self.seat].whisky
            and pantry.tables[self.seat]
            and len(pantry.up[self.seat]) < pantry.most_up
        ):
            return [deed("haggis-roll"), deed("haggis-enough")]
        return [deed("haggis-enough")]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """A barrel is given, then the die is rolled; the question comes again."""
        position.pop()
        if move.kind == "haggis-roll":
            position.push(Stake(self.seat))
            position.push(RollAlone(self.seat))
            pay_whisky(position, self.seat, 1)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """There is nothing to roll for, or with."""
        return "C5-R16", "haggis-no-roll", {}

    def advise(self, position: GlenMorePosition, seat: int) -> Move:
        """Roll if that brings more on average than a barrel does in the scorings to come."""
        pantry = Pantry.of(position)
        down = counts_of(pantry.tables[self.seat], len(pantry.values))
        up = tuple(sorted(pantry.up[self.seat]))
        left = AT_THE_END if position.scorings[-1].after == "end" else ON_THE_WAY
        barrels = position.players[self.seat].whisky
        rolling, stopping = (
            expected(down, Rolls(0, alone), left, position.box.die, pantry.most_up, up)
            for alone in (barrels, 0)
        )
        return deed("haggis-roll" if rolling > stopping else "haggis-enough")


class RollAlone(Step):
    """The die is rolled for one player, for whisky (C5-R16)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, position: GlenMorePosition) -> None:
        """That player turns a token of the value, if there is one."""
        pantry = Pantry.of(position)
        rolled = position.chance.pick(position.box.die)
        position.revealed += 1
        position.tell("haggis-rolled-alone", seat=self.seat, number=rolled)
        pantry.extra[self.seat] += (rolled,)
        pantry.turn_up(position, self.seat, rolled)


class Serve(Step):
    """Points for what was turned up (C5-R17)."""

    __slots__ = ()

    def run(self, position: GlenMorePosition) -> None:
        """Tokens turned up go back to the supply; those face down stay (C5-R18, C5-R19)."""
        pantry = Pantry.of(position)
        served = pantry.up
        pantry.scoring, pantry.served = False, tuple(served)
        pantry.hidden = (*pantry.hidden, *(value for up in served for value in up))
        pantry.up = [()] * len(served)
        *before, scoring = position.scorings
        counts = tuple(map(len, served))
        won = tuple(map(points, served))
        position.scorings = (
            *before,
            scoring._replace(
                counts={**scoring.counts, "haggis": counts},
                points={**scoring.points, "haggis": won},
            ),
        )
        for seat, earned in enumerate(won):
            gain_points(position, seat, earned, "haggis")
        pantry.turn_open(position)
