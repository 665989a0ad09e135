"""Channels and threads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox import errors
from sandbox.api.context import answer, nothing, number
from sandbox.api.forms import read_form
from sandbox.limits.messages import check_message
from sandbox.permissions import Permission
from sandbox.problems import Problems
from sandbox.world import posting, threads
from sandbox.world.channels import POSTS_ONLY, SPOKEN, ChannelType, TextChannel, Thread
from sandbox.world.files import Form

if TYPE_CHECKING:
    from aiohttp import web

    from sandbox.api.context import Api, Route
    from sandbox.world.channels import Channel
    from sandbox.world.users import User

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
NAME = 100


async def read(api: Api, request: web.Request) -> web.Response:
    """A channel or thread."""
    return answer(api.channel(request).payload())


async def open_under_message(api: Api, request: web.Request) -> web.Response:
    """Open a public thread under a message."""
    form = await read_form(request)
    message = api.message(request)
    parent = _parent(message.channel)
    api.need(parent, Permission.CREATE_PUBLIC_THREADS)
    _check(form.body)
    if message.id in api.world.channels:
        raise errors.thread_exists()
    thread = threads.open_thread(
        parent, form.body["name"], api.world.bot, under=message, **_span(form.body)
    )
    return answer(thread.payload(), 201)


async def open_alone(api: Api, request: web.Request) -> web.Response:
    """Open a thread that no message starts; private unless the type says public.

    In a forum it is a post, with its first message.
    """
    form = await read_form(request)
    parent = _parent(api.channel(request))
    if parent.type in POSTS_ONLY:
        return await _post(api, parent, form)
    kind = form.body.get("type", ChannelType.PRIVATE_THREAD)
    private = kind == ChannelType.PRIVATE_THREAD
    announced = kind == ChannelType.ANNOUNCEMENT_THREAD
    if announced is not (parent.type is ChannelType.ANNOUNCEMENT):
        raise errors.wrong_channel_type()
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    api.need(parent, needed)
    _check(form.body)
    thread = threads.open_thread(
        parent, form.body["name"], api.world.bot, private=private, **_span(form.body)
    )
    return answer(thread.payload(), 201)


async def _post(api: Api, forum: TextChannel, form: Form) -> web.Response:
    api.need(forum, Permission.SEND_MESSAGES)
    _check(form.body)
    problems = Problems()
    first = Form(form.body.get("message") or {}, form.files)
    if first.body:
        check_message(first, problems, ("message",))
    else:
        problems.add(("message",), "BASE_TYPE_REQUIRED", "This field is required")
    problems.refuse()
    thread = threads.open_thread(forum, form.body["name"], api.world.bot, **_span(form.body))
    message = posting.post(thread, api.world.bot, first)
    return answer({**thread.payload(), "message": message.payload()}, 201)


def _parent(channel: Channel) -> TextChannel:
    """A channel that can hold threads."""
    if not isinstance(channel, TextChannel) or channel.type in SPOKEN:
        raise errors.wrong_channel_type()
    return channel


async def edit(api: Api, request: web.Request) -> web.Response:
    """Rename, archive or lock a thread; bots can't change other channels here."""
    form = await read_form(request)
    thread = api.channel(request)
    if not isinstance(thread, Thread):
        raise errors.missing_permissions()
    body = form.body
    if thread.owner is not api.world.bot or thread.locked or "locked" in body:
        # The owner may rename and archive; locks are for those who manage threads.
        api.need(thread, Permission.MANAGE_THREADS)
    if thread.archived and body.get("archived") is not False:
        raise errors.thread_archived()
    _check(body, editing=True)
    known = ("name", "archived", "locked", "invitable")
    changes = {key: body[key] for key in known if body.get(key) is not None}
    threads.change(thread, **changes, **_span(body))
    return answer(thread.payload())


async def delete(api: Api, request: web.Request) -> web.Response:
    """Delete a thread."""
    thread = api.channel(request)
    if not isinstance(thread, Thread):
        raise errors.missing_permissions()
    api.need(thread, Permission.MANAGE_THREADS)
    threads.remove(thread)
    return answer(thread.payload())


def _check(body: dict[str, Any], *, editing: bool = False) -> None:
    problems = Problems()
    if not editing or "name" in body:
        problems.length(("name",), body.get("name") or "", 1, NAME)
    span = body.get("auto_archive_duration")
    if span is not None and span not in ARCHIVE_MINUTES:
        problems.add(
            ("auto_archive_duration",),
            "BASE_TYPE_CHOICES",
            f"Value must be one of {ARCHIVE_MINUTES}.",
        )
    problems.refuse()


def _span(body: dict[str, Any]) -> dict[str, Any]:
    span = body.get("auto_archive_duration")
    return {} if span is None else {"auto_archive_minutes": span}


def _member(api: Api, request: web.Request) -> tuple[Thread, User]:
    thread = api.channel(request)
    if not isinstance(thread, Thread):
        raise errors.wrong_channel_type()
    if request.match_info["user_id"] == "@me":
        return thread, api.world.bot
    user = thread.guild.members.get(number(request, "user_id"))
    if user is None:
        raise errors.unknown_member()
    return thread, user


async def add_member(api: Api, request: web.Request) -> web.Response:
    """Add somebody who can see the parent channel to a thread."""
    thread, user = _member(api, request)
    api.need(thread, Permission.SEND_MESSAGES_IN_THREADS)
    if thread.archived:
        raise errors.thread_archived()
    if not thread.parent.visible_to(user):
        raise errors.missing_access()
    threads.join(thread, user)
    return nothing()


async def remove_member(api: Api, request: web.Request) -> web.Response:
    """Remove somebody from a thread."""
    thread, user = _member(api, request)
    if user is not api.world.bot:
        api.need(thread, Permission.MANAGE_THREADS)
    threads.leave(thread, user)
    return nothing()


async def members(api: Api, request: web.Request) -> web.Response:
    """The members of a thread."""
    thread = api.channel(request)
    if not isinstance(thread, Thread):
        raise errors.wrong_channel_type()
    return answer([thread.member_payload(user_id) for user_id in thread.members])


ROUTES: list[Route] = [
    ("GET", "/channels/{channel_id}", read),
    ("PATCH", "/channels/{channel_id}", edit),
    ("DELETE", "/channels/{channel_id}", delete),
    ("POST", "/channels/{channel_id}/messages/{message_id}/threads", open_under_message),
    ("POST", "/channels/{channel_id}/threads", open_alone),
    ("GET", "/channels/{channel_id}/thread-members", members),
    ("PUT", "/channels/{channel_id}/thread-members/{user_id}", add_member),
    ("DELETE", "/channels/{channel_id}/thread-members/{user_id}", remove_member),
]
