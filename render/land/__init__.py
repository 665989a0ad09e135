"""The painter of Land of Clans: the cross of land, what stands on it, and the cards in hand."""

from render.land.painter import LandPainter

PAINTER = LandPainter()

__all__ = ["PAINTER", "LandPainter"]
