"""Keeping other websites out: a browser on this machine would let them reach loopback."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aiohttp import web
from yarl import URL

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

OWN_HOSTS = frozenset({"127.0.0.1", "localhost", "::1"})


@web.middleware
async def own_hosts_only(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Refuse requests that name a foreign host, or that a foreign page makes.

    The first is a name that was made to point here (DNS rebinding), the second a page that posts
    to this address across origins.
    """
    origin = request.headers.get("Origin")
    if origin is not None and not _own(origin, same_port_as=request):
        return web.json_response({"error": f"the origin {origin} may not do this"}, status=403)
    if not _own(f"http://{request.headers.get('Host', '')}"):
        return web.json_response({"error": "this host is not served here"}, status=403)
    return await handler(request)


def _own(address: str, same_port_as: web.Request | None = None) -> bool:
    try:
        url = URL(address)
    except ValueError:
        return False
    if url.host not in OWN_HOSTS:
        return False
    return same_port_as is None or url.authority == same_port_as.headers.get("Host")
