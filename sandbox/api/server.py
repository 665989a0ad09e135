"""One request of the bot from its arrival to its answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aiohttp import web

from sandbox import errors
from sandbox.api import callbacks, channels, commands, messages, users, webhooks
from sandbox.api.context import answer
from sandbox.api.forms import has_files
from sandbox.api.traffic import Exchange, Violation
from sandbox.errors import ApiError
from sandbox.faults import FaultKind
from sandbox.problems import lines

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sandbox.api.context import Api, Handler, Route
    from sandbox.api.rates import Verdict
    from sandbox.faults import Fault

PREFIX = "/api/v10"
INVALID_FORM = 50035
TOO_MANY = 429
OPEN_ROUTES: list[Route] = [*callbacks.ROUTES, *webhooks.ROUTES]
"""Routes with a token in the path: they need no other, and don't count for the bot's limit."""
BOT_ROUTES: list[Route] = [
    *users.ROUTES,
    *channels.ROUTES,
    *messages.ROUTES,
    *commands.ROUTES,
]
PLACES = ("channel_id", "guild_id", "token")


def add_routes(app: web.Application, api: Api) -> None:
    """Let the application answer everything a bot may ask."""
    for routes, is_open in ((BOT_ROUTES, False), (OPEN_ROUTES, True)):
        for method, template, handler in routes:
            endpoint = _endpoint(api, template, handler, is_open=is_open)
            app.router.add_route(method, PREFIX + template, endpoint)
    app.router.add_route("*", PREFIX + "/{tail:.*}", _endpoint(api, "", _unknown, is_open=False))


async def _unknown(_api: Api, _request: web.Request) -> web.Response:
    raise errors.not_found()


def _endpoint(
    api: Api, template: str, handler: Handler, *, is_open: bool
) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def endpoint(request: web.Request) -> web.Response:
        path = request.path.removeprefix(PREFIX)
        place = next((request.match_info[p] for p in PLACES if p in request.match_info), "")
        verdict = api.rates.take(request.method, template, place, exempt=is_open)
        lost = bare = False
        code = 0
        try:
            if not is_open and request.headers.get("Authorization") != f"Bot {api.gateway.token}":
                raise errors.unauthorized()
            response = _limited(verdict)
            if response is None:
                if api.faults.delay:
                    await api.world.clock.sleep(api.faults.delay)
                for fault in api.faults.take(request.method, path, files=has_files(request)):
                    response = response or await _suffer(api, fault)
                    lost = lost or fault.kind is FaultKind.LOSE
                    bare = bare or fault.retry_after is None
            if response is None:
                if api.document is not None:
                    await api.document.check(request, template)
                response = await handler(api, request)
        except ApiError as error:
            code = error.code
            response = answer(error.payload(), error.status)
            if error.code == INVALID_FORM:
                reasons = tuple(lines(error.errors or {}))
                api.traffic.violations.append(Violation(request.method, path, reasons))
        response.headers.update(verdict.headers)
        if not bare:
            response.headers["Via"] = "1.1 sandbox"
        api.traffic.note(Exchange(request.method, path, response.status, code))
        if lost and request.transport is not None:
            request.transport.abort()
        return response

    return endpoint


def _limited(verdict: Verdict) -> web.Response | None:
    if verdict.retry_after is None:
        return None
    return _too_many(verdict.retry_after, whole_bot=verdict.whole_bot)


def _too_many(retry_after: float, *, whole_bot: bool) -> web.Response:
    body = {
        "message": "You are being rate limited.",
        "retry_after": retry_after,
        "global": whole_bot,
    }
    response = answer(body, TOO_MANY)
    response.headers["Retry-After"] = str(max(1, round(retry_after)))
    return response


async def _suffer(api: Api, fault: Fault) -> web.Response | None:
    """Let a fault happen; if it returns an answer, nothing else happens."""
    fault.arrived.set()
    if fault.kind is FaultKind.SLOW:
        await api.world.clock.sleep(fault.seconds)
    elif fault.kind is FaultKind.HOLD:
        await fault.released.wait()
    elif fault.kind is FaultKind.REJECT_FILES:
        raise errors.too_large()
    elif fault.kind is FaultKind.ANSWER:
        if fault.retry_after is None:
            return web.Response(text="error code: 1015", status=fault.status)
        if fault.status == TOO_MANY:
            return _too_many(fault.retry_after, whole_bot=fault.whole_bot)
        return answer({"message": f"{fault.status}: Fault", "code": fault.code}, fault.status)
    return None
