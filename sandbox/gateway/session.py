"""A bot's session on the gateway: numbered events, and the connection that carries them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

import orjson
from aiohttp import ClientConnectionError

if TYPE_CHECKING:
    from aiohttp import web

    from sandbox.gateway.compression import Compressor

REPLAYED_AT_MOST = 10_000


class Link:
    """One websocket connection. Frames leave in the order in which they were given."""

    def __init__(self, socket: web.WebSocketResponse, compress: Compressor | None) -> None:
        self.socket = socket
        self.cut = False
        self._compress = compress
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, frame: bytes) -> None:
        """Send a frame as soon as the event loop turns."""
        self._waiting.put_nowait(frame)

    def send_op(self, op: int, data: Any = None) -> None:
        """Send a frame that is not a numbered event."""
        self.send(orjson.dumps({"op": op, "d": data, "s": None, "t": None}))

    async def close(self, code: int) -> None:
        """Send what is waiting, then close."""
        self.cut = True
        self._waiting.put_nowait(None)
        await self._writer
        await self.socket.close(code=code)

    async def finish(self) -> None:
        """Stop writing: the other side is gone."""
        self._waiting.put_nowait(None)
        await self._writer

    async def _write(self) -> None:
        while (frame := await self._waiting.get()) is not None:
            try:
                if self._compress is None:
                    await self.socket.send_str(frame.decode())
                else:
                    await self.socket.send_bytes(self._compress(frame))
            except (ClientConnectionError, ConnectionError, RuntimeError):
                # The session keeps its events; a resumed connection gets them again.
                return


class Session:
    """What one shard of a bot was told, in order, so that a lost connection can catch up."""

    def __init__(self, session_id: str, shard: tuple[int, int], intents: int, link: Link) -> None:
        self.id = session_id
        self.shard = shard
        self.intents = intents
        self.link: Link | None = link
        self.sequence = 0
        self._told: deque[tuple[int, bytes]] = deque(maxlen=REPLAYED_AT_MOST)

    def dispatch(self, event: str, data: dict[str, Any]) -> None:
        """Tell the bot an event, now or when it resumes."""
        self.sequence += 1
        frame = orjson.dumps({"op": 0, "t": event, "s": self.sequence, "d": data})
        self._told.append((self.sequence, frame))
        if self.link is not None:
            self.link.send(frame)

    def resumable_from(self, sequence: int) -> bool:
        """Whether everything after this event is still known."""
        oldest = self._told[0][0] if self._told else self.sequence + 1
        return oldest - 1 <= sequence <= self.sequence

    def replay(self, link: Link, after: int) -> None:
        """Go on over a new connection, beginning with what the old one missed."""
        self.link = link
        for sequence, frame in self._told:
            if sequence > after:
                link.send(frame)
        self.dispatch("RESUMED", {})

    def serves(self, guild_id: int | None) -> bool:
        """Whether events of this guild, or of direct messages, go to this shard."""
        shard, of = self.shard
        return (0 if guild_id is None else (guild_id >> 22) % of) == shard
