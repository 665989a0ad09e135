"""What comes back to a person who used a command, a button, a menu or a form."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sandbox.signals import Signal

if TYPE_CHECKING:
    from collections.abc import Callable

    from sandbox.interactions.modals import Modal
    from sandbox.world.messages import Message
    from sandbox.world.users import User

PATIENCE = 10.0
"""Real seconds after which waiting raises TimeoutError."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One suggestion of an autocomplete, named in the person's language."""

    name: str
    value: str | int | float


class Reply:
    """The answer to one interaction, which grows while the bot goes on answering.

    `message` is the first answer if it was a message, `updated` the message that was changed by
    it, `modal` and `choices` are the other kinds of answers; `followups` came later. `failed`
    tells that nothing came in time ("The application did not respond").
    """

    def __init__(self, user: User, interaction_id: int) -> None:
        self.user = user
        self.interaction_id = interaction_id
        self.acknowledged = False
        self.deferred = False
        self.failed = False
        self.elapsed: float | None = None
        self.message: Message | None = None
        self.updated: Message | None = None
        self.followups: list[Message] = []
        self.modal: Modal | None = None
        self.choices: list[Choice] | None = None
        self._changed = Signal()

    def __repr__(self) -> str:
        return f"<Reply {self.state} {self.text[:60]!r}>"

    @property
    def state(self) -> str:
        """`failed`, `waiting`, `thinking` or `answered`."""
        if self.failed:
            return "failed"
        if not self.acknowledged:
            return "waiting"
        shown = self.message
        thinking = shown is not None and shown.loading and not shown.deleted
        return "thinking" if thinking else "answered"

    @property
    def messages(self) -> list[Message]:
        """All messages of the answer, the first one first."""
        return ([self.message] if self.message else []) + self.followups

    @property
    def text(self) -> str:
        """The text of the message that answered or was updated; empty if there is none."""
        shown = self.message or self.updated
        return shown.text if shown is not None else ""

    @property
    def ephemeral(self) -> bool:
        """Whether the first answer is visible to this person only."""
        return self.message is not None and self.message.ephemeral

    def change(self, **fields: Any) -> None:
        """Take in what the bot has just done."""
        for name, value in fields.items():
            setattr(self, name, value)
        self._changed.fire()

    async def until(
        self,
        holds: Callable[[Reply], object],
        timeout: float = PATIENCE,
    ) -> Reply:
        """Return when `holds` is true of this reply; TimeoutError if it never is."""
        await self._changed.until(
            lambda: True if holds(self) else None, timeout, f"a reply, which is now {self!r}"
        )
        return self

    async def answered(self, timeout: float = PATIENCE) -> Reply:
        """Return when there is something to see (a deferral is not yet that), or it failed."""
        return await self.until(lambda reply: reply.state in ("failed", "answered"), timeout)
