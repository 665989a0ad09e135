"""The painter of Cherokee: the pyramid, the clans that climb it, and the cards still in hand."""

from render.cherokee.painter import CherokeePainter

__all__ = ["CherokeePainter"]
