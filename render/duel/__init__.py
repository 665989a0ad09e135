"""The painter of the duel: two clans, eight rounds between them, and the cards they hold."""

from render.duel.painter import DuelPainter

PAINTER = DuelPainter()

__all__ = ["PAINTER", "DuelPainter"]
