"""Fraser and Una at the haggis (C8-R60 to C8-R62)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.asking import Question
from rules.glenmore.chronicles.gangs.mob import Mob
from rules.glenmore.chronicles.haggis.gain import MakeRoom
from rules.glenmore.chronicles.haggis.pantry import Pantry
from rules.glenmore.chronicles.haggis.scoring import TurnUp
from rules.glenmore.moves import deed

if TYPE_CHECKING:
    from rules.core.move import Move
    from rules.core.view import Crumb
    from rules.glenmore.asking import Why
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


class StealHaggis(Question):
    """Fraser may steal a haggis token before the rolls, once in the game (C8-R60)."""

    __slots__ = ()

    ask = "steal-haggis"
    rule = "C8-R60"
    free = False
    kinds = ("steal-haggis", "no-steal")

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Of anybody who has one."""
        tables = Pantry.of(position).tables
        found: list[Move] = [
            deed("steal-haggis", other)
            for other, table in enumerate(tables)
            if table and other != self.seat
        ]
        return [*found, deed("no-steal")]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """With a full table one of the own must go first (C8-R61)."""
        position.pop()
        if move.kind == "steal-haggis":
            position.push(GiveHaggis(move.number, self.seat))
            if Pantry.of(position).is_full(self.seat):
                position.push(MakeRoom(self.seat))

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """There is none to steal."""
        return "C8-R60", "no-haggis-there", {"seat": move.number}

    def advise(self, position: GlenMorePosition, seat: int) -> Move:
        """From the fullest table, if there is room."""
        pantry = Pantry.of(position)
        moves = self.choices(position)
        if pantry.is_full(seat) or len(moves) == 1:
            return deed("no-steal")
        others = [other for other in range(len(pantry.tables)) if other != seat]
        return deed("steal-haggis", max(others, key=lambda other: len(pantry.tables[other])))

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """Who it is."""
        return {"kind": "member", "facts": {"member": "fraser"}}


class GiveHaggis(Question):
    """Whom Fraser robs chooses the token; both of them know it (C8-R60)."""

    __slots__ = ("thief",)

    ask = "give-haggis"
    rule = "C8-R60"
    free = False
    kinds = ("give-haggis",)

    def __init__(self, seat: int, thief: int) -> None:
        super().__init__(seat)
        self.thief = thief

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Each value once."""
        values = set(Pantry.of(position).tables[self.seat])
        return [deed("give-haggis", value) for value in sorted(values)]

    def proceed(self, position: GlenMorePosition) -> bool:
        """It is asked even if all tokens are equal: to skip it would tell the table so."""
        return False

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """It lies face down on the thief's table (C8-R61)."""
        pantry, value = Pantry.of(position), move.number
        position.pop()
        pantry.hand_over(self.seat, self.thief, value)
        Mob.of(position).spend("fraser")
        position.revealed += 1
        position.tell("haggis-stolen", seat=self.thief, other=self.seat)
        position.tell_only(
            (self.thief,), "haggis-stolen-value", seat=self.thief, other=self.seat, value=value
        )
        if pantry.opened_after_theft:
            # A token that was returned for it may be the only one to be turned up (C5-R9).
            pantry.turn_open(position)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """There is no such token on the table."""
        return "C8-R60", "haggis-not-held", {"value": move.number}

    def advise(self, position: GlenMorePosition, seat: int) -> Move:
        """What is most easily missed: the value that the die shows least often."""
        return self.choices(position)[-1]

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """Who it is."""
        return {"kind": "member", "facts": {"member": "fraser"}}


class Reroll(Question):
    """Una may have a roll for all rolled again, once in each scoring (C8-R62, A4)."""

    __slots__ = ("rolled",)

    ask = "reroll"
    rule = "C8-R62"
    free = False
    kinds = ("reroll", "keep-roll")

    def __init__(self, seat: int, rolled: int) -> None:
        super().__init__(seat)
        self.rolled = rolled

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Again, or not."""
        return [deed("reroll"), deed("keep-roll")]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """The new roll counts for all."""
        position.pop()
        if move.kind == "reroll":
            pantry = Pantry.of(position)
            Mob.of(position).rerolled = True
            rolled = position.chance.pick(position.box.die)
            position.revealed += 1
            pantry.rolled = (*pantry.rolled[:-1], rolled)
            position.pop()
            position.push(TurnUp(rolled))
            position.tell("haggis-rerolled", seat=self.seat, number=rolled)

    def advise(self, position: GlenMorePosition, seat: int) -> Move:
        """Again, if it is of no use for the own table."""
        pantry = Pantry.of(position)
        useful = self.rolled in pantry.tables[seat]
        full = len(pantry.up[seat]) >= pantry.most_up or not pantry.tables[seat]
        return deed("keep-roll" if useful or full else "reroll")

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """What was rolled."""
        return {"kind": "reroll", "facts": {"number": self.rolled}}
