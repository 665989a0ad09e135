"""Messages in channels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import errors
from sandbox.api.context import answer, asked, nothing
from sandbox.api.forms import read_form
from sandbox.limits.messages import check_message
from sandbox.permissions import Permission
from sandbox.problems import Problems
from sandbox.world import posting
from sandbox.world.channels import POSTS_ONLY, DirectChannel, Thread
from sandbox.world.files import Form
from sandbox.world.seen import SeenKind

if TYPE_CHECKING:
    from aiohttp import web

    from sandbox.api.context import Api, Route
    from sandbox.world.channels import Channel
    from sandbox.world.messages import Message

NONCE_LIVES = 5 * 60.0
OLD = 60 * 60.0
LIST_DEFAULT, LIST_MOST = 50, 100


async def create(api: Api, request: web.Request) -> web.Response:
    """Send a message. An enforced nonce that was used a moment ago returns that message."""
    form = await read_form(request)
    channel = api.channel(request)
    _may_send(api, channel, form)
    problems = Problems()
    check_message(form, problems)
    reference = _reference(channel, form, problems)
    problems.refuse()
    if (known := _repeated(api, channel, form)) is not None:
        return answer(known.payload())
    message = posting.post(channel, api.world.bot, form, reference=reference)
    if message.nonce is not None:
        api.nonces[channel.id, str(message.nonce)] = (api.world.clock.now(), message)
    return answer(message.payload())


def _may_send(api: Api, channel: Channel, form: Form) -> None:
    if isinstance(channel, DirectChannel):
        if not api.world.share_guild(channel.person):
            raise errors.no_mutual_guild()
        if not channel.person.dms_open:
            raise errors.closed_dms()
        return
    if isinstance(channel, Thread):
        api.need(channel, Permission.SEND_MESSAGES_IN_THREADS)
        manages = Permission.MANAGE_THREADS in channel.permissions(api.world.bot)
        if channel.locked and not manages:
            raise errors.thread_archived() if channel.archived else errors.thread_locked()
    else:
        if channel.type in POSTS_ONLY:
            raise errors.no_messages_here()
        api.need(channel, Permission.SEND_MESSAGES)
    if form.files:
        api.need(channel, Permission.ATTACH_FILES)


def _reference(channel: Channel, form: Form, problems: Problems) -> Message | None:
    reference = form.body.get("message_reference")
    if not reference:
        return None
    wanted = str(reference.get("message_id", ""))
    message = channel.messages.get(int(wanted)) if wanted.isdigit() else None
    if message is None and reference.get("fail_if_not_exists", True):
        problems.add(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
    return message


def _repeated(api: Api, channel: Channel, form: Form) -> Message | None:
    if not form.body.get("enforce_nonce"):
        return None
    at, message = api.nonces.get((channel.id, str(form.body.get("nonce"))), (0.0, None))
    fresh = message is not None and api.world.clock.now() - at < NONCE_LIVES
    return message if fresh else None


async def read(api: Api, request: web.Request) -> web.Response:
    """One message."""
    api.need(api.channel(request), Permission.READ_MESSAGE_HISTORY)
    return answer(api.message(request).payload())


async def read_many(api: Api, request: web.Request) -> web.Response:
    """The newest messages, or those before, after or around one."""
    channel = api.channel(request)
    if Permission.READ_MESSAGE_HISTORY not in channel.permissions(api.world.bot):
        return answer([])
    limit = asked(request, "limit", LIST_DEFAULT)
    problems = Problems()
    problems.count(("limit",), limit, 1, LIST_MOST)
    problems.refuse()
    found = [m for m in channel.messages.values() if not m.ephemeral]
    found.sort(key=lambda message: message.id)
    if "before" in request.query:
        found = [m for m in found if m.id < asked(request, "before")][-limit:]
    elif "after" in request.query:
        found = [m for m in found if m.id > asked(request, "after")][:limit]
    elif "around" in request.query:
        middle = asked(request, "around")
        older = [m for m in found if m.id < middle][-(limit // 2) :]
        found = older + [m for m in found if m.id >= middle][: limit - len(older)]
    else:
        found = found[-limit:]
    return answer([message.payload() for message in reversed(found)])


async def edit(api: Api, request: web.Request) -> web.Response:
    """Edit one of the bot's own messages."""
    form = await read_form(request)
    message = api.message(request)
    if message.author is not api.world.bot:
        raise errors.not_the_author()
    channel = message.channel
    if isinstance(channel, Thread) and channel.archived:
        raise errors.thread_archived()
    if form.files and not isinstance(channel, DirectChannel):
        api.need(channel, Permission.ATTACH_FILES)
    problems = Problems()
    check_message(form, problems, editing=message)
    problems.refuse()
    _ration(api, message)
    posting.edit(message, form)
    return answer(message.payload())


def _ration(api: Api, message: Message) -> None:
    """Limit the edits of messages older than an hour, per channel and hour."""
    clock = api.world.clock
    if (clock.utc() - message.created).total_seconds() < OLD:
        return
    channel = message.channel
    channel.old_edits = [at for at in channel.old_edits if clock.now() - at < OLD]
    if len(channel.old_edits) >= api.world.old_edits_per_hour:
        raise errors.too_many_old_edits()
    channel.old_edits.append(clock.now())


async def delete(api: Api, request: web.Request) -> web.Response:
    """Delete a message: one's own, or with the permission anybody's."""
    message = api.message(request)
    if message.author is not api.world.bot:
        api.need(message.channel, Permission.MANAGE_MESSAGES)
    posting.delete(message)
    return nothing()


async def typing(api: Api, request: web.Request) -> web.Response:
    """Show that the bot is about to write."""
    channel = api.channel(request)
    _may_send(api, channel, Form())
    note = {"channel_id": str(channel.id), "user_id": str(api.world.bot.id)}
    api.world.show(SeenKind.TYPING, note, channel.audience(), channel=channel)
    return nothing()


ROUTES: list[Route] = [
    ("POST", "/channels/{channel_id}/messages", create),
    ("GET", "/channels/{channel_id}/messages", read_many),
    ("GET", "/channels/{channel_id}/messages/{message_id}", read),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}", edit),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}", delete),
    ("POST", "/channels/{channel_id}/typing", typing),
]
