"""The gateway: the websocket that sends a bot its events."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

import orjson
from aiohttp import WSMsgType, web

from sandbox.gateway.compression import compressor
from sandbox.gateway.intents import PRIVILEGED, trimmed, wanted
from sandbox.gateway.session import Link, Session
from sandbox.gateway.starts import SessionStarts

if TYPE_CHECKING:
    from sandbox.api.rates import Rates
    from sandbox.world import World
    from sandbox.world.guilds import Guild

HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 1, 2, 6, 7, 9, 10, 11
HEARTBEAT_MS = 41_250
CLEAN_CLOSES = (1000, 1001)
UNKNOWN_ERROR, DECODE_ERROR, NOT_AUTHENTICATED, BAD_TOKEN = 4000, 4002, 4003, 4004
DISALLOWED_INTENTS = 4014


class Gateway:
    """Keeps the bot's sessions and tells each what its shard and intents call for.

    `shards` is the number of shards that a bot is advised to use; `token` is what it logs in with,
    until it begins more sessions than `starts` allows: then it needs the new one.
    """

    def __init__(self, world: World, token: str, rates: Rates) -> None:
        self._world = world
        self._rates = rates
        self.token = token
        self.starts = SessionStarts(world.clock)
        self.shards = 1
        self._sessions: dict[str, Session] = {}
        self._open: set[Link] = set()
        self._ready = asyncio.Event()

    async def ready(self) -> None:
        """Return when a bot is connected and was told of its guilds."""
        await self._ready.wait()

    @property
    def connected(self) -> bool:
        """Whether a bot is connected now."""
        return any(session.link is not None for session in self._sessions.values())

    def dispatch(self, event: str, data: dict[str, Any], guild: Guild | None = None) -> None:
        """Tell an event to every session that should hear it."""
        guild_id = None if guild is None else guild.id
        for session in self._sessions.values():
            if session.serves(guild_id) and wanted(session.intents, event, guild):
                told = trimmed(session.intents, event, data, guild, self._world.bot)
                session.dispatch(event, told)

    async def drop(self, *, code: int = UNKNOWN_ERROR, forget: bool = False) -> None:
        """Cut all connections; the sessions can be resumed unless they are forgotten."""
        links = self._links()
        if forget:
            self._sessions.clear()
        for link in links:
            await link.close(code)

    def ask_reconnect(self) -> None:
        """Ask the bot to reconnect and resume, as Discord does before it moves a gateway."""
        for link in self._links():
            link.send_op(RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Declare all sessions invalid; the bot resumes, or begins anew if it cannot."""
        links = self._links()
        if not resumable:
            self._sessions.clear()
            self._ready.clear()
        for link in links:
            link.send_op(INVALID, resumable)

    async def close(self) -> None:
        """Close all connections for good, also those that have no session."""
        self._sessions.clear()
        for link in tuple(self._open):
            await link.close(1001)

    def _links(self) -> list[Link]:
        return [session.link for session in self._sessions.values() if session.link is not None]

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Speak with one connection until it closes."""
        socket = web.WebSocketResponse(max_msg_size=0, compress=False)
        await socket.prepare(request)
        link = Link(socket, compressor(request.query.get("compress")))
        self._open.add(link)
        link.send_op(HELLO, {"heartbeat_interval": HEARTBEAT_MS, "_trace": []})
        session: Session | None = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    await link.close(DECODE_ERROR)
                    break
                session = await self._hear(link, session, orjson.loads(message.data))
        except orjson.JSONDecodeError:
            await link.close(DECODE_ERROR)
        finally:
            self._open.discard(link)
            await link.finish()
            if session is not None and session.link is link:
                session.link = None
                # A client that is cut off echoes a clean close, but will want to resume.
                if socket.close_code in CLEAN_CLOSES and not link.cut:
                    self._sessions.pop(session.id, None)
            if not self.connected:
                self._ready.clear()
            self._world.notice()
        return socket

    async def _hear(self, link: Link, session: Session | None, message: object) -> Session | None:
        if not isinstance(message, dict):
            await link.close(DECODE_ERROR)
            return session
        op, data = message.get("op"), message.get("d")
        if op == HEARTBEAT:
            link.send_op(ACK)
        elif op in (IDENTIFY, RESUME):
            if not isinstance(data, dict) or data.get("token") != self.token:
                await link.close(BAD_TOKEN)
                return session
            return await self._identify(link, data) if op == IDENTIFY else self._resume(link, data)
        elif session is None:
            await link.close(NOT_AUTHENTICATED)
        return session

    async def _identify(self, link: Link, data: dict[str, Any]) -> Session | None:
        if not self.starts.take():
            await self._take_token_away(link)
        elif int(data.get("intents") or 0) & PRIVILEGED:
            await link.close(DISALLOWED_INTENTS)
        elif not self._rates.take_session():
            link.send_op(INVALID, False)
        else:
            return self._begin(link, data)
        return None

    async def _take_token_away(self, link: Link) -> None:
        """End all sessions, as Discord does with a bot that begins too many."""
        self.token = secrets.token_hex(16)
        await self.drop(code=BAD_TOKEN, forget=True)
        await link.close(BAD_TOKEN)

    def _begin(self, link: Link, data: dict[str, Any]) -> Session:
        shard_id, shard_count = data.get("shard") or (0, 1)
        shard = (int(shard_id), int(shard_count))
        # The bot replaced its lost session instead of resuming it, so drop the old one.
        for old in [s for s in self._sessions.values() if s.shard == shard and s.link is None]:
            del self._sessions[old.id]
        session = Session(secrets.token_hex(16), shard, int(data.get("intents") or 0), link)
        self._sessions[session.id] = session
        world = self._world
        guilds = [
            guild
            for guild in world.guilds.values()
            if world.bot.id in guild.members and session.serves(guild.id)
        ]
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": {**world.bot.payload(), "verified": True, "mfa_enabled": False},
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": self.url,
                "shard": list(shard),
                "application": {"id": str(world.bot.id), "flags": 0},
                "private_channels": [],
            },
        )
        for guild in guilds:
            if wanted(session.intents, "GUILD_CREATE", guild):
                session.dispatch("GUILD_CREATE", guild.create_payload())
        self._ready.set()
        self._world.notice()
        return session

    def _resume(self, link: Link, data: dict[str, Any]) -> Session | None:
        session = self._sessions.get(str(data.get("session_id")))
        if session is None or not session.resumable_from(int(data.get("seq") or 0)):
            link.send_op(INVALID, False)
            return None
        session.replay(link, int(data.get("seq") or 0))
        self._ready.set()
        self._world.notice()
        return session

    @property
    def url(self) -> str:
        """Where bots connect."""
        return self._world.base_url.replace("http", "ws", 1) + "/gateway/"
