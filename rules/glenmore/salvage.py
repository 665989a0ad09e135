"""Munro: a tile of the discard comes back (GM-R241 to GM-R245)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.arrival import Receive
from rules.glenmore.asking import Question
from rules.glenmore.effects import effect
from rules.glenmore.moves import deed
from rules.glenmore.placement import places

if TYPE_CHECKING:
    from rules.core.move import Move
    from rules.core.view import Crumb
    from rules.glenmore.asking import Why
    from rules.glenmore.components import Effect
    from rules.glenmore.effects import Effects
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


class Salvage(Question):
    """Munro: place a tile of the discard without its cost, if one can be placed (GM-R241)."""

    __slots__ = ()

    ask = "salvage"
    rule = "GM-R241"
    kinds = ("salvage",)

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """The tiles that find a place, and persons (GM-R242, GM-R244, H14)."""
        box, player = position.box, position.players[self.seat]
        return [
            deed("salvage", tile.name)
            for tile in (box.tiles[number] for number in position.discard)
            if tile.kind == "person" or (tile.kind != "ring" and places(box, player, tile))
        ]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """It is placed like a tile that was taken (GM-R243)."""
        tile = position.box.named[move.word]
        position.pop()
        position.discard.remove(tile.number)
        position.tell("salvaged", seat=self.seat, tile=tile.name)
        position.push(Receive(self.seat, tile, nested=True))

    def proceed(self, position: GlenMorePosition) -> bool:
        """If nothing can be placed, nothing happens (GM-R245)."""
        if not self.choices(position):
            position.pop()
            return True
        return super().proceed(position)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Why that tile doesn't come back."""
        # Any tile of the box can be named, also one that is not in play.
        if move.word not in {position.box.tiles[number].name for number in position.discard}:
            return "GM-R241", "not-discarded", {"tile": move.word}
        return "GM-R242", "no-place", {"tile": move.word}

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """That a tile comes back from the discard."""
        return {"kind": "salvage", "facts": {}}


@effect("salvage")
def _salvage(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """Munro (GM-R241)."""
    position.push(Salvage(seat))
