"""The fields: boards of the table and the cards around them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.glory.dyes import DYES
from render.glory.long_table import LANE, STUB, LongTable
from render.glory.pieces import (
    EARLIER_RIM,
    LAST_RIM,
    board,
    bonfire,
    covered,
    empty_cell,
    lies_across,
    open_cell,
    villager,
)
from render.glory.stacks import draw_stack
from render.glory.wording import open_cells
from render.kit.colour import PLAYERS
from render.kit.pieces import stud, token
from render.kit.sprite import STRAIGHT, Pose

if TYPE_CHECKING:
    from render.glory.long_table import Place
    from render.kit.canvas import Canvas
    from render.kit.sprite import Sprite
    from rules.glory.view import CellView, GloryView

#: Villagers whom nobody takes step back.
UNCLAIMED: Final = Pose(dim=0.55)

_FIRE: Final = 92
_TAKER: Final = 46
_STUD: Final = 24


class Fields:
    """The long table of a view, ready to be drawn."""

    def __init__(self, view: GloryView, card_height: int) -> None:
        self._view = view
        joined = view["adjacency_crosses_fields"]
        self._table = LongTable(view["fields"], card_height, joined=joined)
        self.height = self._table.height
        #: Cells where any card of the viewer's may be laid.
        self._open = {cell for cells in open_cells(view).values() for cell in cells}
        #: Who takes each card; those that nobody takes are not in it.
        self._takers = _takers(view)
        #: The brass around cards that were laid since the viewer's own last turn.
        self._rims = _rims(view)

    def corner(self, top: int) -> tuple[int, int, int, int]:
        """What stays free beside the last field: left end, top, width and height."""
        return self._table.corner(top)

    def draw(self, canvas: Canvas, top: int) -> None:
        """Draw all of it below a line."""
        for left, y, height in self._table.breaks(top):
            groove = _groove(0, STUB, height)
            canvas.put(board((STUB, height), _SQUARE, groove), left, y)
        for place in self._table.places(top):
            self._draw_field(canvas, place)

    def _draw_field(self, canvas: Canvas, place: Place) -> None:
        field = place.field
        left, right = place.ends
        last = self._view["last"] if self._view["ask"] == "shield" else None
        chosen = last is not None and last["field"] == field["number"]
        start, end = (x - place.left for x in place.lane)
        groove = _groove(start, end, place.size[1])
        wood = board(place.size, (left, right, right, left), groove, rim=chosen)
        canvas.put(wood, place.left, place.top)
        if field["bonfire"]:
            x, _ = place.cells[f"{field['number']}.H"]
            canvas.centre(bonfire(_FIRE), x, place.top + _FIRE / 2 + 12)
        for cell in field["cells"]:
            x, y = place.cells[cell["name"]]
            canvas.centre(self._piece(cell, place), x, y)
            if self._rims.get(cell["name"]) == EARLIER_RIM:
                canvas.centre(stud(_STUD), x - place.card[0] / 2 + 4, y - place.card[1] / 2 + 4)
        self._draw_takers(canvas, place)
        draw_stack(canvas, self._view, place)

    def _piece(self, cell: CellView, place: Place) -> Sprite:
        """What lies on a cell."""
        card, rim = cell["card"], self._rims.get(cell["name"], 0)
        if cell["covered_by"] is not None:
            return covered(PLAYERS[cell["covered_by"]], place.card, rim=rim)
        if card is not None:
            lost = self._view["final"] is not None and cell["name"] not in self._takers
            pose = UNCLAIMED if lost else STRAIGHT
            dye = DYES[card["colour"]]
            return villager(dye, card["strength"], place.card, pose=pose, rim=rim)
        return (open_cell if cell["name"] in self._open else empty_cell)(cell["name"], place.card)

    def _draw_takers(self, canvas: Canvas, place: Place) -> None:
        """Once the game is over, mark each card with the token of the player who takes it."""
        width, height = place.card
        # Over a corner of the cloth, never over the number.
        side = -1 if lies_across(place.card) else 1
        for name, (x, y) in place.cells.items():
            if name in self._takers:
                owner = PLAYERS[self._takers[name]]
                right = x + side * (width / 2 - 15)
                canvas.centre(token(owner, _TAKER), right, y - height / 2 + 13)


_SQUARE: Final = (False, False, False, False)


def _groove(left: int, right: int, height: int) -> tuple[int, int, int, int]:
    """The box of the groove in a board: between its sides, in the middle of its height."""
    top = (height - LANE) // 2
    return left, top, right, top + LANE


def _rims(view: GloryView) -> dict[str, int]:
    """How wide a rim each card has that was laid of late, or is about to be laid on an open cell.

    None once the game is over.
    """
    chosen = {cell: LAST_RIM for cells in open_cells(view).values() for cell in cells}
    if view["last"] is None or view["final"] is not None:
        return chosen
    rims = {turn["cell"]: EARLIER_RIM for turn in view["since"]}
    return {**rims, view["last"]["cell"]: LAST_RIM, **chosen}


def _takers(view: GloryView) -> dict[str, int]:
    """Who takes the card on each cell; nobody before the end."""
    final = view["final"]
    if final is None:
        return {}
    found: dict[str, int] = {}
    for field, share in zip(view["fields"], final["fields"], strict=True):
        lying = [(cell, cell["card"]) for cell in field["cells"] if cell["covered_by"] is None]
        for take in share["takes"]:
            for cell, card in lying:
                if card in take["cards"]:
                    found[cell["name"]] = take["seat"]
    return found
