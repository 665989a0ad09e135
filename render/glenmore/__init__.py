"""The painter of Glen More II: ring and market, territories, clan board, scores and legend."""

from render.glenmore.painter import GlenMorePainter

PAINTER = GlenMorePainter()

__all__ = ["PAINTER", "GlenMorePainter"]
