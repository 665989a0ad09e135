"""What the control interface's routes share: reading requests and answering them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import orjson
from aiohttp import WSCloseCode, web

from sandbox.errors import Gone, Refused

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Awaitable, Callable

    from sandbox.interactions.reply import Reply
    from sandbox.people import Person
    from sandbox.sandbox import Sandbox
    from sandbox.world.channels import Channel
    from sandbox.world.guilds import Guild
    from sandbox.world.messages import Message
    from sandbox.world.seen import Seen

    Handler = Callable[["ControlContext", web.Request], Awaitable[web.StreamResponse]]
    ControlRoute = tuple[str, str, Handler]

REPLIES_KEPT = 500
DIGITS = 20
Kind = TypeVar("Kind")
MISSING: Any = object()


class Problem(Exception):
    """A request that cannot be fulfilled, with the sentence that says why."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence


class ControlContext:
    """The sandbox, what was answered lately, and who is watching."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.replies: dict[int, Reply] = {}
        self.streams: set[asyncio.Queue[Seen | None]] = set()
        self.sockets: set[web.WebSocketResponse] = set()

    async def close(self, _app: web.Application) -> None:
        """End all streams, so that the server can stop at once."""
        for stream in self.streams:
            stream.put_nowait(None)
        for socket in tuple(self.sockets):
            await socket.close(code=WSCloseCode.GOING_AWAY)

    def keep(self, reply: Reply) -> None:
        """Remember a reply, so that its form can be submitted and callers can ask for it later."""
        self.replies[reply.interaction_id] = reply
        if len(self.replies) > REPLIES_KEPT:
            del self.replies[next(iter(self.replies))]

    def reply(self, interaction_id: object) -> Reply:
        """The reply to an interaction."""
        return self._find(self.replies, interaction_id, "reply to the interaction")

    def person(self, user_id: object) -> Person:
        """A person."""
        person = self.sandbox.person(_integer(user_id))
        if person is None:
            raise Problem(404, f"there is no user {user_id}")
        return person

    def guild(self, guild_id: object) -> Guild:
        """A guild."""
        return self._find(self.sandbox.world.guilds, guild_id, "guild")

    def channel(self, channel_id: object, person: Person | None = None) -> Channel:
        """A channel, and one that the person can see if one is named."""
        channel = self._find(self.sandbox.world.channels, channel_id, "channel")
        if person is not None and not channel.visible_to(person):
            raise Problem(404, f"there is no channel {channel_id} for {person.name}")
        return channel

    def message(self, message_id: object, person: Person) -> Message:
        """A message, wherever it is; also one that the person saw before it was deleted."""
        wanted = _integer(message_id)
        for channel in self.sandbox.world.channels.values():
            if wanted in channel.messages:
                return channel.messages[wanted]
        for seen in reversed(person.seen):
            if seen.message is not None and seen.message.id == wanted:
                return seen.message
        raise Problem(404, f"there is no message {message_id}")

    @staticmethod
    def _find(things: dict[int, Kind], key: object, what: str) -> Kind:
        found = things.get(_integer(key))
        if found is None:
            raise Problem(404, f"there is no {what} {key}")
        return found


class Fields:
    """A JSON object whose fields are read with their types; what is wrong becomes a 400."""

    def __init__(self, body: dict[str, Any]) -> None:
        self.body = body

    def get(self, name: str, kind: type[Kind], default: Kind = MISSING) -> Kind:
        """A field of a type, or the default if there is one and the field is left out."""
        value = self.body.get(name)
        if value is None and default is not MISSING:
            return default
        if value is None:
            raise Problem(400, f"the field {name!r} is missing")
        if kind is float and isinstance(value, int) and not isinstance(value, bool):
            value = float(value)
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise Problem(400, f"the field {name!r} must be of type {kind.__name__}")
        return value

    def number(self, name: str, low: float, high: float, default: float = MISSING) -> float:
        """A number within bounds."""
        value = self.get(name, float, default)
        if not low <= value <= high:
            raise Problem(400, f"the field {name!r} must be between {low:.10g} and {high:.10g}")
        return value

    def whole(self, name: str, low: int, high: int, default: int = MISSING) -> int:
        """A whole number within bounds."""
        value = self.get(name, int, default)
        if not low <= value <= high:
            raise Problem(400, f"the field {name!r} must be between {low} and {high}")
        return value

    def strings(self, name: str) -> list[str]:
        """A list of strings, empty if it is left out."""
        values: list[Any] = self.get(name, list, [])
        if not all(isinstance(value, str) for value in values):
            raise Problem(400, f"the field {name!r} must be a list of strings")
        return values


async def fields(request: web.Request) -> Fields:
    """The JSON object in a request's body; an empty body counts as an empty one."""
    raw = await request.read()
    try:
        body = orjson.loads(raw or b"{}")
    except orjson.JSONDecodeError:
        raise Problem(400, "the body is not JSON") from None
    if not isinstance(body, dict):
        raise Problem(400, "the body must be a JSON object")
    return Fields(body)


def whole(request: web.Request, name: str, default: int) -> int:
    """A whole number in the query."""
    return _integer(request.query.get(name, default))


def tell(data: Any, status: int = 200) -> web.Response:
    """A JSON answer."""
    return web.Response(body=orjson.dumps(data), status=status, content_type="application/json")


def endpoint(
    context: ControlContext, handler: Handler
) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """Wrap a handler, so that its refusals become clear errors."""

    async def answer(request: web.Request) -> web.StreamResponse:
        try:
            return await handler(context, request)
        except Problem as problem:
            return tell({"error": problem.sentence}, problem.status)
        except Gone as gone:
            # The request is fine: the screen had just changed.
            return tell({"state": "failed", "error": str(gone)})
        except Refused as refusal:
            why = {"reason": refusal.reason, "facts": refusal.facts} if refusal.reason else {}
            return tell({"error": str(refusal), **why}, 409)
        except ValueError as error:
            return tell({"error": str(error)}, 400)
        except TimeoutError as error:
            return tell({"error": str(error)}, 504)

    return answer


def _integer(value: object) -> int:
    text = str(value)
    if not (text.isascii() and text.isdecimal() and len(text) <= DIGITS):
        raise Problem(400, f"{text[:DIGITS]!r} is not a number")
    return int(text)
