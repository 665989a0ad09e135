"""The final count: a line per player, with the feathers of each row and their sum."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.cherokee.strips import player_name
from render.cherokee.tiles import clan_tile
from render.cherokee.wording import winners
from render.kit.backdrop import MARGIN, WIDTH
from render.kit.colour import BONE, PAPER2, PEAT, PLAYERS, mix
from render.kit.furniture import strip
from render.kit.names import fit_rows
from render.kit.pieces import coin, token
from render.kit.type import Face, line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.kit.canvas import Canvas
    from render.kit.type import Line
    from render.painter import Words
    from rules.cherokee.view import CherokeeView, ScoreView

#: Four lines fit below the pyramid; fewer are taller.
_ROOM, _TALLEST, _GAP = 234, 76, 11
_CLOTH = 62
_TOKEN, _TILE = 54, 56
#: Around the pieces on a strip.
_PAD = 8
_TILE_LEFT = MARGIN + _CLOTH + 3 + _PAD
#: From one line of a name to the next, and the least height of a strip that has two.
_LINE, _TWO_LINES = 34, 70
#: From the feathers of one row to those of the next; long names leave less room.
_PITCHES = (84, 76, 70, 64)
#: The middles of the last row's feathers, of the sign and of the sum.
_LAST, _EQUALS, _SUM = (WIDTH - MARGIN - inset for inset in (126, 78, 38))
_COIN = 48
_NOBODY = "–"


def _strip_height(seats: int) -> int:
    return min(_TALLEST, (_ROOM + _GAP) // seats - _GAP)


def count_height(seats: int) -> int:
    """The height of the lines of that many players."""
    return seats * (_strip_height(seats) + _GAP) - _GAP


def draw_count(
    canvas: Canvas,
    view: CherokeeView,
    scoring: Sequence[ScoreView],
    top: int,
    names: Sequence[str],
    words: Words,
) -> None:
    """Draw the count, best player first, with brass around who won."""
    shown = [player_name(names, seat, words) for seat in range(view["seats"])]
    count = _Count(canvas, view, scoring, shown)
    outcome = view["outcome"]
    places = outcome["ranking"] if outcome is not None else ()
    for place, seat in enumerate(seat for seats in places for seat in seats):
        count.draw(seat, top + place * (_strip_height(view["seats"]) + _GAP))


class _Count:
    """Draws the strips of a count, all with the same columns."""

    def __init__(
        self,
        canvas: Canvas,
        view: CherokeeView,
        scoring: Sequence[ScoreView],
        names: Sequence[str],
    ) -> None:
        self._canvas = canvas
        self._view = view
        self._scoring = scoring
        self._height = _strip_height(view["seats"])
        self._tile = min(_TILE, self._height - 10)
        self._name_left = _TILE_LEFT + self._tile + _PAD + 4
        # Rows in which nobody has feathers would take room from the names.
        self._rows = [
            row
            for row, each in enumerate(view["feathers"])
            if each and any(score["heads"][row] for score in scoring)
        ]
        for pitch in _PITCHES:
            self._pitch = pitch
            self._names = [self._fitted(name) for name in names]
            if not any(rows[-1].cut for rows in self._names):
                break

    def _fitted(self, name: str) -> tuple[Line, ...]:
        """A name, on two lines if it is long and the strips are high enough."""
        sums = round((len(self._rows) - 0.5) * self._pitch)
        room = _LAST - sums - _PAD - self._name_left
        lines = 2 if self._height >= _TWO_LINES else 1
        return fit_rows(name, Face.SERIF_BOLD, 38, (room,) * lines)

    def draw(self, seat: int, top: int) -> None:
        """Draw the strip of a player with its upper edge at `top`."""
        player, middle = PLAYERS[seat], top + self._height / 2
        won = seat in winners(self._view)
        width = WIDTH - 2 * MARGIN
        body = strip(player, width, height=self._height, cloth=_CLOTH, awaited=won)
        self._canvas.put(body, MARGIN, top)
        side = min(_TOKEN, self._height - 10)
        self._canvas.centre(token(player, side), MARGIN + _CLOTH / 2, middle)
        tile = clan_tile(self._scoring[seat]["clan"], self._tile)
        self._canvas.put(tile, _TILE_LEFT, middle - self._tile / 2)
        rows = self._names[seat]
        y = middle - (len(rows) - 1) * _LINE / 2
        for row in rows:
            self._canvas.write(row, self._name_left, y, BONE)
            y += _LINE
        self._draw_sum(self._scoring[seat], middle)

    def _draw_sum(self, score: ScoreView, middle: float) -> None:
        """Draw members times feathers for each row that counts, and the total in a coin."""
        faint = mix(PAPER2, PEAT, 0.5)
        for place, row in enumerate(reversed(self._rows)):
            heads, each = score["heads"][row], self._view["feathers"][row]
            text = line(f"{heads}×{each}" if heads else _NOBODY, Face.SERIF_BOLD, 34)
            x = _LAST - place * self._pitch
            self._canvas.write(text, x, middle, BONE if heads else faint, "middle")
        self._canvas.write(line("=", Face.SERIF_BOLD, 36), _EQUALS, middle, PAPER2, "middle")
        self._canvas.centre(coin(str(score["total"]), _COIN), _SUM, middle)
