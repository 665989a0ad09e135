"""The sandbox's own HTTP interface, for its web page and for scripts.

Everything lies under `/sandbox/api` and speaks JSON; ids are strings. Errors come with a 4xx
status and `{"error": "a sentence"}`.

    GET    /world                                     all guilds, channels and users
    POST   /users {name, locale?}                     PATCH /users/{user} {dms_open?, locale?}
    POST   /guilds {name, locale?}                    POST /guilds/{guild}/channels {name}
    PUT    /guilds/{guild}/members/{user}             DELETE likewise; PUT …/admins/{user}
    PATCH  /channels/{channel} {allow?, deny?, user?} permissions, of the bot if no user is named
    POST   /clock {advance}                           PATCH /weather {delay} of every request
    GET    /violations   GET /traffic
    POST   /faults {kind, …}                          DELETE /faults

and for one user, under `/users/{user}`:

    GET    /channels      /channels/{channel}/messages      /channels/{channel}/commands
                                            ?limit=n&before=message
    GET    /seen?after=n  /stream?after=n (server-sent events)  /pings  /replies/{interaction}
    GET    /live          a websocket: the user's screen whenever it changes, and the stream
    POST   /slash {channel, command, options?} or {channel, line}
    POST   /autocomplete {channel, command, option, typed?, options?}
    POST   /click {message, button}        /select {message, menu, values}
    POST   /submit {interaction, values}   /say {channel, text}   /dm   /read {channel}
    DELETE /messages/{message}             puts an ephemeral message away

A file, in an option or a form, is `{filename, base64}`. Actions return when there is something to
see; with `until: "acknowledged"` as soon as the bot has reacted at all, with `wait: false` at once.
Clicks and selects take `forge: true`; one that meets a message that has just been changed or
deleted, so that what was there to press is gone, has the state `failed`, and `error` says why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.control import acting, changing, live, looking
from sandbox.control.context import ControlContext, Problem, endpoint
from sandbox.control.page import add_page

if TYPE_CHECKING:
    from aiohttp import web

    from sandbox.sandbox import Sandbox

PREFIX = "/sandbox/api"


def add_control(app: web.Application, sandbox: Sandbox) -> None:
    """Let the application serve the control interface and the page."""
    context = ControlContext(sandbox)
    app.on_shutdown.append(context.close)
    for method, path, handler in (*changing.ROUTES, *looking.ROUTES, *acting.ROUTES):
        app.router.add_route(method, PREFIX + path, endpoint(context, handler))
    app.router.add_get(PREFIX + "/users/{user}/stream", endpoint(context, looking.stream))
    app.router.add_get(PREFIX + "/users/{user}/live", endpoint(context, live.live))
    app.router.add_route("*", PREFIX + "/{tail:.*}", endpoint(context, _nothing))
    add_page(app)


async def _nothing(_context: ControlContext, request: web.Request) -> web.Response:
    raise Problem(404, f"nothing answers to {request.method} {request.path}")
