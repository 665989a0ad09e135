"""The painter of Cherokee: the pyramid, the clans that climb it, and the cards still in hand."""

from render.cherokee.painter import CherokeePainter

PAINTER = CherokeePainter()

__all__ = ["PAINTER", "CherokeePainter"]
