"""Storage: matches, their logs and what must still be told, in one SQLite file."""

from bot.store.rows import Match, NewNotice, Notice, NoticeKind, Person, Sitter, State
from bot.store.schema import StoreRefused
from bot.store.settings import Calls, Settings
from bot.store.store import Store

__all__ = [
    "Calls",
    "Match",
    "NewNotice",
    "Notice",
    "NoticeKind",
    "Person",
    "Settings",
    "Sitter",
    "State",
    "Store",
    "StoreRefused",
]
