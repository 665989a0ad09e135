"""The painter of Land of Clans: the cross of land, what stands on it, and the cards in hand."""

from render.land.painter import LandPainter

__all__ = ["LandPainter"]
