"""Chronicle 6, Controversial Chapters: landmark cards have an event on their other half."""

from rules.glenmore.chronicles.events import choices as _choices  # noqa: F401, found by name
from rules.glenmore.chronicles.events.chronicle import Events

__all__ = ["Events"]
