"""A move: one small decision of one seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.core.facts import Facts


class Move:
    """One small decision, equal to every other move with the same notation.

    `notation` is one word and is what records store; ``str(move)`` gives it. `kind` and `facts`
    say what the move means, for the texts that present it.
    """

    __slots__ = ("facts", "kind", "notation")

    def __init__(self, notation: str, kind: str, facts: Facts) -> None:
        self.notation = notation
        self.kind = kind
        self.facts = facts

    def with_facts(self, facts: Facts) -> Move:
        """The same move with these facts."""
        return self if facts is self.facts else Move(self.notation, self.kind, facts)

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<{self.kind} {self.notation}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and self.notation == other.notation)

    def __hash__(self) -> int:
        return hash(self.notation)
