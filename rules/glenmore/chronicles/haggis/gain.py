"""Gaining a haggis token: at once from a tile, or for a sheep (C5-R4 to C5-R11)."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING

from rules.glenmore.asking import Question, Step
from rules.glenmore.chronicles.haggis.odds import table_worth
from rules.glenmore.chronicles.haggis.pantry import Pantry, without
from rules.glenmore.effects import effect
from rules.glenmore.exchange import WANTED, Wanted
from rules.glenmore.moves import deed

if TYPE_CHECKING:
    from rules.core.move import Move
    from rules.glenmore.asking import Why
    from rules.glenmore.components import Effect
    from rules.glenmore.effects import Effects
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


class TakeToken(Question):
    """Take an open token, or draw one that lies face down (C5-R4)."""

    __slots__ = ()

    ask = "haggis"
    rule = "C5-R4"
    kinds = ("haggis", "haggis-draw")

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Each open value once, and a draw if any lie face down (Q5-2)."""
        haggis = Pantry.of(position)
        found: list[Move] = [deed("haggis", value) for value in sorted(set(haggis.shown))]
        return [*found, deed("haggis-draw")] if haggis.hidden else found

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """It lies face down on the own table; then the supply is turned up again (C5-R9)."""
        haggis, seat = Pantry.of(position), self.seat
        position.pop()
        if move.kind == "haggis":
            haggis.take_open(seat, move.number)
            position.tell("haggis-taken", seat=seat, value=move.number)
        else:
            value = haggis.draw(position)
            position.revealed += 1
            haggis.take_drawn(seat, value)
            position.tell("haggis-drawn", seat=seat)
            position.tell_only((seat,), "haggis-looked", seat=seat, value=value)
        haggis.turn_open(position)

    def proceed(self, position: GlenMorePosition) -> bool:
        """With no token left there is none to gain (Q5-2)."""
        if not Pantry.of(position).has_any():
            position.pop()
            return True
        return super().proceed(position)

    def advise(self, position: GlenMorePosition, seat: int) -> Move:
        """The open token that brings most, unless a drawn one brings more on average."""
        moves = _prospects(position, seat, Pantry.of(position).tables[seat])
        return max(moves, key=moves.__getitem__)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Why that token can't be had."""
        if move.kind == "haggis":
            return "C5-R4", "haggis-not-open", {"value": move.number}
        return "C5-R4", "haggis-none-hidden", {}


def _prospects(position: GlenMorePosition, seat: int, own: tuple[int, ...]) -> dict[Move, float]:
    """What a table with these tokens is worth after each way to gain one more."""
    pantry = Pantry.of(position)
    brings = {
        value: table_worth(pantry, position, seat, (*own, value))
        for value in {*pantry.shown, *pantry.hidden}
    }
    moves: dict[Move, float] = {
        deed("haggis", value): brings[value] for value in sorted(set(pantry.shown))
    }
    if pantry.hidden:
        moves[deed("haggis-draw")] = fmean(brings[value] for value in pantry.hidden)
    return moves


class MakeRoom(Question):
    """The table is full: return a token, or forgo the new one (C5-R7, Q5-1).

    It lies right above what brings the token, which goes with it if the token is forgone.
    """

    __slots__ = ()

    ask = "haggis-room"
    rule = "C5-R7"
    free = False
    kinds = ("haggis-return", "haggis-forgo")

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Each value on the table once."""
        values = set(Pantry.of(position).tables[self.seat])
        return [*(deed("haggis-return", value) for value in sorted(values)), deed("haggis-forgo")]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """The token goes back before a new one is taken, and nobody else sees it (C5-R8)."""
        position.pop()
        if move.kind == "haggis-forgo":
            position.pop()
            position.tell("haggis-forgone", seat=self.seat)
        else:
            Pantry.of(position).give_back(self.seat, move.number)
            position.tell("haggis-returned", seat=self.seat)

    def advise(self, position: GlenMorePosition, seat: int) -> Move:
        """Return the token that the new one replaces best, if that is better than to forgo it."""
        pantry = Pantry.of(position)
        own = pantry.tables[seat]
        moves = {deed("haggis-forgo"): table_worth(pantry, position, seat, own)}
        for value in sorted(set(own)):
            kept = without(own, value)
            moves[deed("haggis-return", value)] = max(_prospects(position, seat, kept).values())
        return max(moves, key=moves.__getitem__)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """There is no such token on the table."""
        return "C5-R7", "haggis-not-held", {"value": move.number}


def make_room(position: GlenMorePosition, seat: int) -> None:
    """Ask what goes, if the table is full; what lies on the stack now is what brings the token."""
    if Pantry.of(position).is_full(seat):
        position.push(MakeRoom(seat))


class Gain(Step):
    """A token comes, and there is room for it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, position: GlenMorePosition) -> None:
        """Ask which."""
        position.push(TakeToken(self.seat))


def can_gain(position: GlenMorePosition, seat: int) -> bool:
    """Whether a token could come to a seat (Q5-2)."""
    return Pantry.of(position).has_any()


@effect("haggis")
def _haggis(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """A token at once (C5-R11); for a sheep there is room already (C5-R10)."""
    if can_gain(position, seat):
        position.push(Gain(seat))
        make_room(position, seat)


WANTED["haggis"] = Wanted(can_gain, make_room)
