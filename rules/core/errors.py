"""What can be wrong with a move, with options and with a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.facts import Facts


class IllegalMove(ValueError):
    """A move that the rules forbid; nothing has changed.

    `rule` is the number of the rule it breaks, `notation` what was tried, `reason` the key of the
    text that explains it, and `facts` what that text needs.
    """

    def __init__(
        self,
        rule: str,
        notation: str,
        reason: str,
        facts: Facts | None = None,
    ) -> None:
        super().__init__(f"{notation}: {reason} ({rule})")
        self.rule = rule
        self.notation = notation
        self.reason = reason
        self.facts = dict(facts or {})


class UnknownMove(IllegalMove):
    """A text that is no move's notation in this game."""


class OutOfTurn(IllegalMove):
    """A move of a seat whose decision is not awaited, or after the end of the game."""


class BadOptions(ValueError):
    """Options that a game doesn't have, or that don't go together.

    `name` is the option, or ``seats`` for the number of players; `reason` the key of the text that
    explains, `facts` what it needs. Settings among the facts are ``first`` and ``second``, each
    with its option (``first_option``) where that is not `name`. If it takes several refusals to
    explain it, they are in `because`.
    """

    def __init__(
        self,
        name: str,
        reason: str,
        facts: Facts | None = None,
        because: Sequence[BadOptions] = (),
    ) -> None:
        self.name = name
        self.reason = reason
        self.facts = dict(facts or {})
        self.because = tuple(because)
        shown = "".join(f", {key} {value}" for key, value in self.facts.items())
        super().__init__(f"option {name}: {reason}{shown}")


class BadRecord(ValueError):
    """A record that can't be read or doesn't replay; the message says where and why, for experts.

    `reason` is the key of the text that explains it to others, `facts` what that text needs.
    """

    def __init__(self, message: str, reason: str, **facts: int | str) -> None:
        super().__init__(message)
        self.reason = reason
        self.facts = facts
