"""Hand cards in one or two rows, as large as their number allows."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from render.duel.emblems import CARD_EMBLEMS
from render.duel.wording import card_name, power, powers_count
from render.kit.card import LOW, NARROW, PLAIN, WIDE, hand_card
from render.kit.pieces import badge
from render.kit.table import WIDTH

if TYPE_CHECKING:
    from render.duel.clans import Clan
    from render.kit.canvas import Canvas
    from render.kit.sprite import Sprite
    from render.painter import Words
    from rules.duel.view import DuelView

_GAP = 16
_ROW_GAP = 22
#: How many wide cards lie side by side, and how many narrow ones.
_FOUR, _FIVE = 4, 5


class HandRows:
    """The cards of a hand, set out for the picture."""

    def __init__(
        self,
        view: DuelView,
        values: tuple[int, ...],
        clan: Clan,
        words: Words,
        *,
        roomy: bool,
        brief: bool,
    ) -> None:
        """Set them out; `roomy` cards are taller, `brief` ones don't say what they do."""
        self._view = view
        self._values = values
        self._clan = clan
        self._words = words
        count = len(values)
        self._brief = brief or not powers_count(view)
        if self._brief:
            self._form = PLAIN
        elif count == _FIVE:
            self._form = NARROW
        else:
            self._form = WIDE if count <= _FOUR and roomy else LOW
        rows = 1 if count <= (_FIVE if self._form is NARROW else _FOUR) else 2
        #: Cards in the upper row; the lower one may have one less.
        self._wide = -(-count // rows)
        self.height = rows * self._form.height + (rows - 1) * _ROW_GAP

    def draw(self, canvas: Canvas, top: int, chosen: int | None, first_round: int | None) -> None:
        """Draw all cards, with brass around the chosen one.

        Cards that lie in a row carry the number of the round that each is for.
        """
        number = first_round
        left = iter(self._values)
        while row := list(islice(left, self._wide)):
            pitch = self._form.width + _GAP
            x = (WIDTH - len(row) * pitch + _GAP) / 2
            for value in row:
                canvas.put(self._sprite(value, chosen == value), x, top)
                if number is not None:
                    mark = badge(str(number), self._clan.player.dark)
                    canvas.centre(mark, x + self._form.width - 22, top + 10)
                    number += 1
                x += pitch
                if chosen == value:
                    # Of two equal cards only one is chosen.
                    chosen = None
            top += self._form.height + _ROW_GAP

    def _sprite(self, value: int, chosen: bool) -> Sprite:
        return hand_card(
            self._clan.player,
            str(value),
            CARD_EMBLEMS[value],
            card_name(value, self._words),
            "" if self._brief else power(self._view, value, self._words),
            self._form,
            chosen=chosen,
        )
