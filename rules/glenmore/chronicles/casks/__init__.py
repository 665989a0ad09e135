"""Chronicle 3, Single Cask Whisky: barrels age in cellars and are sold on the ring."""

from rules.glenmore.chronicles.casks.casks import Casks

__all__ = ["Casks"]
