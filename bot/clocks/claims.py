"""Claims: when the others may decide what becomes of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import Overtime

if TYPE_CHECKING:
    from bot.store import Sitter


def may_claim(sitter: Sitter, overtime: Overtime) -> bool:
    """Whether the others may decide what becomes of a seat: its time was over once already."""
    late = overtime is Overtime.CLAIM and sitter.clock.misses > 0
    return late and sitter.since is not None and not sitter.is_computer
