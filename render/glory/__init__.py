"""Clans and Glory in pictures."""

from render.glory.painter import GloryPainter

PAINTER = GloryPainter()

__all__ = ["PAINTER", "GloryPainter"]
