"""Hand cards in one or two rows, as large as their number allows."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from render.duel.emblems import CARD_EMBLEMS
from render.duel.wording import card_name, power, powers_count
from render.kit.backdrop import WIDTH
from render.kit.card import (
    BROAD,
    BROAD_PLAIN,
    GRAND,
    LOW,
    NARROW,
    PLAIN,
    WIDE,
    HandCard,
    hand_card,
)

if TYPE_CHECKING:
    from render.duel.clans import Clan
    from render.kit.canvas import Canvas
    from render.kit.sprite import Sprite
    from render.painter import Words
    from rules.duel.view import DuelView

_GAP = 16
_ROW_GAP = 22
#: How many cards lie side by side at most, without words and with them.
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
        most = _FOUR if self._brief else _FIVE
        rows = 1 if count <= most else 2
        #: Cards in the upper row; the lower one may have one less.
        self._wide = -(-count // rows)
        self._form = self._form_of(roomy=roomy and rows == 1)
        self.height = rows * self._form.height + (rows - 1) * _ROW_GAP

    def _form_of(self, *, roomy: bool) -> HandCard:
        """The largest form in which that many cards fit side by side."""
        if self._wide == _FIVE:
            return NARROW
        if self._wide == _FOUR:
            return PLAIN if self._brief else WIDE if roomy else LOW
        return BROAD_PLAIN if self._brief else GRAND if roomy else BROAD

    def draw(self, canvas: Canvas, top: int, chosen: int | None) -> None:
        """Draw all cards, with brass around the chosen one."""
        left = iter(self._values)
        while row := list(islice(left, self._wide)):
            pitch = self._form.width + _GAP
            x = (WIDTH - len(row) * pitch + _GAP) / 2
            for value in row:
                canvas.put(self._sprite(value, chosen == value), x, top)
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
