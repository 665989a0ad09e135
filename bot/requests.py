"""All requests of the bot: whether Discord carries them out, and whether more may be made now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import aiohttp

from bot.restraint import Restraint

if TYPE_CHECKING:
    from types import SimpleNamespace

#: The paths of requests: the gateway's connections are watched elsewhere.
_API: Final = "/api/"
#: What the paths have in them by which somebody is answered.
_ANSWERS: Final = ("/interactions/", "/webhooks/")
_BROKEN: Final = 500


class Requests:
    """Watches how requests begin and end. The gateway may be up while they all fail."""

    def __init__(self) -> None:
        #: Whether the last request failed, by Discord's fault or the network's.
        self.failing = False
        #: Whether any request has ended since somebody set this to ``False``.
        self.heard = False
        self._restraint = Restraint()
        #: What an HTTP client must be given, for all its requests to be watched.
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._begun)
        self.trace.on_request_end.append(self._answered)
        self.trace.on_request_exception.append(self._lost)

    async def _begun(
        self,
        _: aiohttp.ClientSession,
        about: SimpleNamespace,
        request: aiohttp.TraceRequestStartParams,
    ) -> None:
        path = request.url.path
        if path.startswith(_API):
            answer = any(part in path for part in _ANSWERS)
            about.has_turn = await self._restraint.take_turn(answer=answer)

    async def _answered(
        self,
        _: aiohttp.ClientSession,
        about: SimpleNamespace,
        request: aiohttp.TraceRequestEndParams,
    ) -> None:
        response = request.response
        if request.url.path.startswith(_API):
            self._restraint.note(response.status, response.headers)
            self.failing, self.heard = response.status >= _BROKEN, True
        self._end(about)

    async def _lost(
        self,
        _: aiohttp.ClientSession,
        about: SimpleNamespace,
        request: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        # A request that we gave up ourselves tells nothing.
        if request.url.path.startswith(_API) and isinstance(request.exception, Exception):
            self.failing, self.heard = True, True
        self._end(about)

    def _end(self, about: SimpleNamespace) -> None:
        if getattr(about, "has_turn", False):
            about.has_turn = False
            self._restraint.end_turn()
