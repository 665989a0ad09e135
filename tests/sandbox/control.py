"""A client of the sandbox's HTTP interface."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orjson

if TYPE_CHECKING:
    import aiohttp


class Control:
    """Asks the interface and reads its answers."""

    def __init__(self, session: aiohttp.ClientSession, url: str) -> None:
        self.session = session
        self.url = url

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        """The answer to a request, which must have that status."""
        url = f"{self.url}/sandbox/api{path}"
        data = None if body is None else orjson.dumps(body)
        async with self.session.request(method, url, data=data) as response:
            answer = orjson.loads(await response.read())
            assert response.status == status, answer
            return answer
