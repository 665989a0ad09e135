"""Glen More II: Chronicles, the base game."""

from rules.glenmore.game import GlenMore

__all__ = ["GlenMore"]
