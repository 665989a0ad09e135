"""Storage: matches, their logs and what must still be told, in one SQLite file."""

from bot.store.rows import (
    Match,
    NewNotice,
    Notice,
    NoticeKind,
    Overtime,
    Person,
    Sitter,
    State,
)
from bot.store.schema import StoreRefused
from bot.store.seat_clock import SeatClock, StandIn
from bot.store.settings import PingBy, Settings
from bot.store.store import Store

__all__ = [
    "Match",
    "NewNotice",
    "Notice",
    "NoticeKind",
    "Overtime",
    "Person",
    "PingBy",
    "SeatClock",
    "Settings",
    "Sitter",
    "StandIn",
    "State",
    "Store",
    "StoreRefused",
]
