"""Faults on demand: what can go wrong between a bot and Discord, when a test wants it to."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from enum import StrEnum
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandbox.gateway import Gateway


class FaultKind(StrEnum):
    """What happens to a request."""

    ANSWER = "answer"
    SLOW = "slow"
    HOLD = "hold"
    LOSE = "lose"
    REJECT_FILES = "reject_files"


@dataclass(slots=True, eq=False)
class Fault:
    """A fault that waits for its next `times` matching requests.

    `path` is a pattern like `/channels/*/messages`, matched against the path after `/api/v10`.
    `arrived` is set when the first such request comes.
    """

    kind: FaultKind
    times: int
    method: str = "*"
    path: str = "*"
    status: int = 500
    code: int = 0
    retry_after: float | None = 0.0
    whole_bot: bool = False
    seconds: float = 0.0
    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    released: asyncio.Event = field(default_factory=asyncio.Event)

    def release(self) -> None:
        """Let requests go on that a `hold` stopped."""
        self.released.set()

    def matches(self, method: str, path: str) -> bool:
        """Whether this fault hits that request."""
        return self.times > 0 and self.method in ("*", method) and fnmatchcase(path, self.path)


class Faults:
    """The faults to come. Each is used up by the requests it was made for."""

    def __init__(self) -> None:
        #: Seconds of the sandbox's clock that every request takes, until this is set to 0 again.
        self.delay = 0.0
        self._faults: list[Fault] = []
        self._holds: list[Fault] = []
        self._doubled = 0
        self._gateway: Gateway | None = None

    def connect(self, gateway: Gateway) -> None:
        """Name the gateway whose connections can be cut."""
        self._gateway = gateway

    def answer(
        self,
        status: int,
        *,
        times: int = 1,
        method: str = "*",
        path: str = "*",
        code: int = 0,
        retry_after: float | None = 0.0,
        whole_bot: bool = False,
    ) -> Fault:
        """Answer with this status instead of doing it: 500, 502, or 429 with `retry_after`.

        Discord's own refusals have a `code`; what stands before it gives bare statuses, and a 429
        that doesn't say for how long (``None``).
        """
        return self._add(
            Fault(
                FaultKind.ANSWER,
                times,
                method,
                path,
                status=status,
                code=code,
                retry_after=retry_after,
                whole_bot=whole_bot,
            )
        )

    def slow(self, seconds: float, *, times: int = 1, method: str = "*", path: str = "*") -> Fault:
        """Take so long, in seconds of the sandbox's clock, before doing it."""
        return self._add(Fault(FaultKind.SLOW, times, method, path, seconds=seconds))

    def hold(self, *, times: int = 1, method: str = "*", path: str = "*") -> Fault:
        """Stop requests before they are carried out, until `release`; see `arrived`."""
        fault = self._add(Fault(FaultKind.HOLD, times, method, path))
        self._holds.append(fault)
        return fault

    def lose(self, *, times: int = 1, method: str = "POST", path: str = "*") -> Fault:
        """Do it, but cut the connection instead of answering."""
        return self._add(Fault(FaultKind.LOSE, times, method, path))

    def reject_files(self, *, times: int = 1, path: str = "*") -> Fault:
        """Refuse uploads as too large (413, error 40005)."""
        return self._add(Fault(FaultKind.REJECT_FILES, times, "*", path))

    def twice(self, times: int = 1) -> None:
        """Deliver the next interactions to the bot twice each, with the same id and token."""
        self._doubled += times

    def clear(self) -> None:
        """Forget all faults to come, and release what is held."""
        for fault in self._holds:
            fault.release()
        self._holds.clear()
        self._faults.clear()
        self._doubled = 0
        self.delay = 0.0

    async def drop_gateway(self, *, resumable: bool = True) -> None:
        """Cut the bot's websocket; it comes back, with its session or without."""
        if self._gateway is not None:
            await self._gateway.drop(forget=not resumable)

    def ask_reconnect(self) -> None:
        """Ask the bot to reconnect (op 7)."""
        if self._gateway is not None:
            self._gateway.ask_reconnect()

    def invalidate_session(self, *, resumable: bool = False) -> None:
        """Declare the bot's session invalid (op 9)."""
        if self._gateway is not None:
            self._gateway.invalidate(resumable=resumable)

    def take(self, method: str, path: str, *, files: bool) -> list[Fault]:
        """The faults that hit this request; each is counted as used once."""
        hit = []
        for fault in self._faults:
            if fault.matches(method, path) and (files or fault.kind is not FaultKind.REJECT_FILES):
                fault.times -= 1
                hit.append(fault)
        if hit:
            self._faults = [fault for fault in self._faults if fault.times > 0]
        return hit

    def deliveries(self) -> int:
        """How often the next interaction is delivered."""
        if self._doubled:
            self._doubled -= 1
            return 2
        return 1

    def _add(self, fault: Fault) -> Fault:
        self._faults.append(fault)
        return fault
