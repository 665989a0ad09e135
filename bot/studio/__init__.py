"""The studio: where pictures are painted, off the event loop, the most wanted ones first."""

from bot.studio.brush import Brush, ProcessBrush, ThreadBrush
from bot.studio.jobs import Paint, Warm
from bot.studio.studio import Order, Studio, Unwanted, Urgency

__all__ = [
    "Brush",
    "Order",
    "Paint",
    "ProcessBrush",
    "Studio",
    "ThreadBrush",
    "Unwanted",
    "Urgency",
    "Warm",
]
