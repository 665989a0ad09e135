"""Whether Discord carries out requests, as far as the bot's own have shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import aiohttp

if TYPE_CHECKING:
    from types import SimpleNamespace

    from yarl import URL

#: The paths of requests: the gateway's connections are watched elsewhere.
_API: Final = "/api/"
_BROKEN: Final = 500


class Requests:
    """Watches how requests end. The gateway may be up while they all fail."""

    def __init__(self) -> None:
        #: Whether the last request failed, by Discord's fault or the network's.
        self.failing = False
        #: Whether any request has ended since somebody set this to ``False``.
        self.heard = False
        #: What an HTTP client must be given, for all its requests to be watched.
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_end.append(self._answered)
        self.trace.on_request_exception.append(self._lost)

    async def _answered(
        self,
        _: aiohttp.ClientSession,
        __: SimpleNamespace,
        request: aiohttp.TraceRequestEndParams,
    ) -> None:
        self._note(request.url, failed=request.response.status >= _BROKEN)

    async def _lost(
        self,
        _: aiohttp.ClientSession,
        __: SimpleNamespace,
        request: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        # A request that we gave up ourselves tells nothing.
        if isinstance(request.exception, Exception):
            self._note(request.url, failed=True)

    def _note(self, url: URL, *, failed: bool) -> None:
        if url.path.startswith(_API):
            self.failing, self.heard = failed, True
