"""What texts need to present the moves of the gangs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.chronicles.gangs.mob import Mob
from rules.glenmore.components import GOODS

if TYPE_CHECKING:
    from rules.core.facts import Fact
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition


def explain_gang(position: GlenMorePosition, seat: int, move: Deed) -> dict[str, Fact]:
    """The facts of a move of the gangs beside its own; none of any other move."""
    mob = Mob.of(position)
    match move.kind:
        case "penny" | "release":
            card = mob.cards[move.word]
            return {"count": mob.stakes.get(move.word, 0), "penalty": card.penalty}
        case "reserve":
            return {"tile": position.box.tiles[position.ring.ahead()[move.number - 1][1]].name}
        case "fiction":
            if move.word in GOODS:
                return {"count": position.market.offer(GOODS.index(move.word))}
            return {"count": max(one.stall(position) for one in position.chronicles)}
        case "levy-sell":
            return {"count": position.market.offer(move.number)}
        case "levy" | "recruit-from":
            return {"tile": _tile(position, seat, move.cell)}
        case "station" | "swindle":
            return {"tile": _tile(position, move.number, move.cell)}
        case "sneak":
            return {"tile": _tile(position, mob.posts["kenneth"][0], move.cell)}
        case _:
            return {}


def _tile(position: GlenMorePosition, seat: int, cell: int) -> str:
    return position.box.tiles[position.players[seat].land.tiles[cell]].name
