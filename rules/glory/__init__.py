"""Clans and Glory: one long table, villagers around it, and shields that choose among them."""

from rules.glory.game import Glory

__all__ = ["Glory"]
