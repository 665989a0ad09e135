"""Mischief: Discord misbehaves while the bot is killed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from rules import Chance
    from sandbox import Sandbox

_MESSAGES: Final = "/channels/*/messages"
_CALLBACK: Final = "/interactions/*/callback"
#: Real seconds for which Discord does not answer.
_LONG: Final = 0.3
#: Seconds after which an interaction can't be answered any more.
_TOO_LATE: Final = 5.0


async def _fails(sandbox: Sandbox) -> None:
    """The next posts fail on Discord's side."""
    sandbox.faults.answer(500, times=2, method="POST", path=_MESSAGES)
    sandbox.faults.answer(502, method="PATCH")
    sandbox.faults.answer(504, method="POST", path=_CALLBACK)


async def _limits(sandbox: Sandbox) -> None:
    """There were too many requests; for how long that lasts is not always said."""
    sandbox.faults.answer(429, method="POST", path=_MESSAGES, retry_after=0.02)
    sandbox.faults.answer(429, method="PATCH", path=f"{_MESSAGES}/*", retry_after=None)
    sandbox.faults.answer(429, method="POST", path=_MESSAGES, retry_after=None)
    sandbox.faults.answer(429, method="POST", retry_after=0.02, whole_bot=True)


async def _refuses(sandbox: Sandbox) -> None:
    """What stands before Discord refuses for a moment, without a reason."""
    sandbox.faults.answer(403, times=2, method="POST", path=_MESSAGES)
    sandbox.faults.answer(401, times=2, method="PATCH")


async def _is_slow(sandbox: Sandbox) -> None:
    """Posts take long, and edits too."""
    loop = asyncio.get_running_loop()
    for method in ("POST", "PATCH"):
        held = sandbox.faults.hold(method=method, path=f"{_MESSAGES}*")
        loop.call_later(_LONG, held.release)


async def _is_late(sandbox: Sandbox) -> None:
    """What was clicked just now reaches the bot when it is too late to be answered."""
    sandbox.clock.advance(_TOO_LATE)


async def _loses_posts(sandbox: Sandbox) -> None:
    """What was posted is there, but the answer is lost."""
    sandbox.faults.lose(path=_MESSAGES, times=2)


async def _loses_answers(sandbox: Sandbox) -> None:
    """The acknowledgement has arrived, but the bot does not learn so."""
    sandbox.faults.lose(path=_CALLBACK)


async def _repeats(sandbox: Sandbox) -> None:
    """Clicks are delivered twice."""
    sandbox.faults.twice(3)


async def _hangs_up(sandbox: Sandbox) -> None:
    """The gateway is cut; the session goes on."""
    await sandbox.faults.drop_gateway(resumable=True)


async def _forgets(sandbox: Sandbox) -> None:
    """The gateway is cut, and the session lost."""
    await sandbox.faults.drop_gateway(resumable=False)


async def _invalidates(sandbox: Sandbox) -> None:
    """The gateway declares the session invalid."""
    sandbox.faults.invalidate_session()


async def _asks_back(sandbox: Sandbox) -> None:
    """The gateway asks the bot to connect again."""
    sandbox.faults.ask_reconnect()


#: What `misbehave` calls it if clicks may be lost, with the session, or answers to them.
FORGETS: Final = frozenset({"forgets", "invalidates", "loses_answers"})
MISCHIEF: Final[tuple[Callable[[Sandbox], Awaitable[None]], ...]] = (
    _fails,
    _limits,
    _refuses,
    _is_slow,
    _is_late,
    _loses_posts,
    _loses_answers,
    _repeats,
    _hangs_up,
    _forgets,
    _invalidates,
    _asks_back,
)


async def misbehave(sandbox: Sandbox, chance: Chance) -> str:
    """Let something go wrong that is left to chance; returns what."""
    chosen = chance.pick(MISCHIEF)
    await chosen(sandbox)
    return chosen.__name__.removeprefix("_")
