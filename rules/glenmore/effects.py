"""Effects: what tiles bring once, and cards and clans when they are taken (GM-R140 to GM-R151).

Each kind of effect is a function in a registry, so that tiles, cards and clans are data alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.asking import Question, Step
from rules.glenmore.components import GOODS
from rules.glenmore.doors import (
    gain_card,
    gain_coins,
    gain_lasting,
    gain_person,
    gain_points,
    gain_scotsman,
    gain_steps,
    gain_whisky,
    put_goods,
)
from rules.glenmore.moves import deed
from rules.glenmore.tallies import TALLIES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules.core.move import Move
    from rules.core.view import Crumb
    from rules.glenmore.components import Effect, Tile
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition

    #: Carries out an effect for a seat; the frame knows the cell and where it comes from.
    CarryOut = Callable[[GlenMorePosition, int, Effect, "Effects"], None]

#: How each kind of effect is carried out.
EFFECTS: dict[str, CarryOut] = {}


def effect(kind: str) -> Callable[[CarryOut], CarryOut]:
    """Enter a function as the one that carries out a kind of effect."""

    def enter(carry_out: CarryOut) -> CarryOut:
        EFFECTS[kind] = carry_out
        return carry_out

    return enter


class Effects(Step):
    """Effects that are carried out one after the other, in their printed order (GM-R258, G6)."""

    __slots__ = ("cell", "left", "seat", "source")

    def __init__(
        self, seat: int, left: tuple[Effect, ...], cell: int | None, source: tuple[str, str]
    ) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        #: Where the tile lies that brings them, if one does.
        self.cell = cell
        #: "tile", "card" or "clan", and its name.
        self.source = source

    def run(self, position: GlenMorePosition) -> None:
        """Carry out the next one; the rest comes when all that it leads to is done (H12)."""
        if self.left:
            now, *later = self.left
            if later or now.kind != "landmark":
                # It stays as a step of the path; a landmark's card is named instead of its tile.
                position.push(Effects(self.seat, tuple(later), self.cell, self.source))
            EFFECTS[now.kind](position, self.seat, now, self)

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """The tile, the card or the clan whose effects are carried out."""
        kind, name = self.source
        return {"kind": kind, "facts": {kind: name}}


class OneTime(Question):
    """The one-time effects of a tile just placed, in the order that its owner likes (GM-R142)."""

    __slots__ = ("cell", "left", "tile")

    ask = "effect"
    rule = "GM-R142"
    kinds = ("effect",)

    def __init__(self, seat: int, tile: Tile, cell: int, left: tuple[Effect, ...]) -> None:
        super().__init__(seat)
        self.tile = tile
        self.cell = cell
        self.left = left

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Which comes next."""
        return [deed("effect", one.kind) for one in self.left]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Carry it out before the others."""
        now = next(one for one in self.left if one.kind == move.word)
        later = tuple(one for one in self.left if one is not now)
        position.pop()
        position.push(OneTime(self.seat, self.tile, self.cell, later))
        position.push(Effects(self.seat, (now,), self.cell, ("tile", self.tile.name)))

    def proceed(self, position: GlenMorePosition) -> bool:
        """Where the order doesn't matter it is the printed one."""
        if len(self.left) > 1 and any(_is_delicate(position, one) for one in self.left):
            return super().proceed(position)
        position.pop()
        position.push(Effects(self.seat, self.left, self.cell, ("tile", self.tile.name)))
        return True


def _is_delicate(position: GlenMorePosition, one: Effect) -> bool:
    """Whether what comes before an effect can change what it brings: that of a clan may."""
    if one.kind == "landmark" and one.value in position.cards:
        return any(inner.kind == "marker" for inner in position.box.cards[str(one.value)].effects)
    return one.kind == "marker"


# ---- plain gains ---------------------------------------------------------------------------------


@effect("landmark")
def _landmark(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """Take the card and do what it says, unless somebody has it already (GM-R13, GM-R143)."""
    name = str(given.value)
    if name in position.cards:
        gain_card(position, seat, name)
        effects = position.box.cards[name].effects
        position.push(Effects(seat, effects, frame.cell, ("card", name)))


@effect("scotsman")
def _scotsman(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """A Scotsman on the tile; if the tile is gone meanwhile he lapses (GM-R145, GM-R282, H5)."""
    if frame.cell is not None:
        gain_scotsman(position, seat, frame.cell)


@effect("coins")
def _coins(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """Coins from the supply (GM-R150, GM-R235, GM-R261)."""
    gain_coins(position, seat, number(given))


@effect("whisky")
def _whisky(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """Barrels from the supply (GM-R149)."""
    gain_whisky(position, seat, number(given))


@effect("points")
def _points(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """Points, as printed (GM-R151, GM-R214)."""
    gain_points(position, seat, number(given), frame.source[1])


@effect("steps")
def _steps(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """Movement points (GM-R218)."""
    gain_steps(position, seat, number(given))


@effect("lasting")
def _lasting(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """Something that holds for the rest of the game (GM-R208)."""
    gain_lasting(position, seat, str(given.value))


@effect("hume")
def _hume(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """David Hume, who brings no marker (GM-R230, GM-R232)."""
    gain_person(position, seat, position.box.hume)


@effect("goods")
def _goods(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """Resources on the tile, as far as there is room (GM-R262)."""
    if frame.cell is not None and frame.cell in position.players[seat].land.tiles:
        put_goods(position, seat, frame.cell, goods(given))


@effect("tally")
def _tally(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """Points for having enough of something (GM-R210, GM-R213, GM-R240, GM-R246, GM-R249)."""
    counted = TALLIES[given.of](position, seat)
    points = 0
    for step in given.value if isinstance(given.value, tuple) else ():
        if isinstance(step, tuple) and counted >= step[0]:
            points = step[1]
    gain_points(position, seat, points, frame.source[1])


def number(given: Effect) -> int:
    """How much an effect brings."""
    if not isinstance(given.value, int):
        raise TypeError(f"{given} has no number")
    return given.value


def goods(given: Effect) -> Sequence[int]:
    """The resources that an effect brings."""
    return [GOODS.index(str(name)) for name in words(given)]


def words(given: Effect) -> tuple[str, ...]:
    """The names that an effect is given."""
    return tuple(map(str, given.value)) if isinstance(given.value, tuple) else ()
