"""An event: something that happened, with who may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.facts import Facts


class Event:
    """Something that happened.

    `only` names the seats that may know it; ``None`` means everyone, spectators included. Facts
    called ``seat``, ``other``, ``winner`` or ``loser`` hold seats, and texts show their names.
    """

    __slots__ = ("facts", "kind", "only")

    def __init__(self, kind: str, facts: Facts, only: tuple[int, ...] | None = None) -> None:
        self.kind = kind
        self.facts = facts
        self.only = only

    def known_to(self, seat: int | None) -> bool:
        """Whether that seat, or a spectator (``None``), may know of it."""
        return self.only is None or seat in self.only

    def __repr__(self) -> str:
        return f"<{self.kind} {dict(self.facts)} only={self.only}>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.only == other.only
            and dict(self.facts) == dict(other.facts)
        )


def seen_by(events: Sequence[Event], seat: int | None) -> list[Event]:
    """The events that a seat, or a spectator, may know of."""
    return [event for event in events if event.known_to(seat)]
