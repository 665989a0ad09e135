"""Chronicle 1, the Highland Boat Race: boats sail through everybody's river and home again."""

from rules.glenmore.chronicles.boats.race import Boats

__all__ = ["Boats"]
