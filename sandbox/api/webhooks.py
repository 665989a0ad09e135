"""Later answers to an interaction: the original, and followups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import errors
from sandbox.api.context import answer, nothing, number
from sandbox.api.forms import read_form
from sandbox.limits.messages import check_message
from sandbox.problems import Problems
from sandbox.world import posting
from sandbox.world.messages import MessageFlag

if TYPE_CHECKING:
    from aiohttp import web

    from sandbox.api.context import Api, Route
    from sandbox.interactions import Interaction
    from sandbox.world.files import Form
    from sandbox.world.messages import Message


def _interaction(api: Api, request: web.Request) -> Interaction:
    """The answered interaction behind a token that still lives."""
    if request.match_info["application_id"] != str(api.world.bot.id):
        raise errors.unknown_webhook()
    interaction = api.interactions.by_token(request.match_info["token"])
    if interaction is None:
        raise errors.invalid_token()
    if not interaction.reply.acknowledged:
        raise errors.unknown_webhook()
    return interaction


def _message(api: Api, request: web.Request) -> tuple[Interaction, Message]:
    interaction = _interaction(api, request)
    message = interaction.original
    if request.match_info.get("message_id") is not None:
        wanted = number(request, "message_id")
        if message is None or message.id != wanted:
            message = interaction.followups.get(wanted)
    if message is None or message.deleted:
        raise errors.unknown_message()
    return interaction, message


async def follow_up(api: Api, request: web.Request) -> web.Response:
    """Send one more message. The first one after a deferral fills the deferred message."""
    form = await read_form(request)
    interaction = _interaction(api, request)
    original = interaction.original
    if original is not None and original.loading and not original.deleted:
        _edit(interaction, original, form)
        return answer(original.payload())
    problems = Problems()
    check_message(form, problems)
    problems.refuse()
    private = bool((form.body.get("flags") or 0) & MessageFlag.EPHEMERAL)
    message = posting.post(
        interaction.channel,
        api.world.bot,
        form,
        only_for=interaction.user if private else None,
        metadata=interaction.metadata,
    )
    interaction.followups[message.id] = message
    interaction.reply.change(followups=[*interaction.reply.followups, message])
    return answer(message.payload())


async def read(api: Api, request: web.Request) -> web.Response:
    """The original answer, or a followup."""
    return answer(_message(api, request)[1].payload())


async def edit(api: Api, request: web.Request) -> web.Response:
    """Edit the original answer, or a followup."""
    form = await read_form(request)
    interaction, message = _message(api, request)
    _edit(interaction, message, form)
    return answer(message.payload())


def _edit(interaction: Interaction, message: Message, form: Form) -> None:
    problems = Problems()
    check_message(form, problems, editing=message)
    problems.refuse()
    posting.edit(message, form)
    if message is interaction.message:
        interaction.reply.updated = message
    interaction.reply.change()


async def delete(api: Api, request: web.Request) -> web.Response:
    """Delete the original answer, or a followup."""
    interaction, message = _message(api, request)
    posting.delete(message)
    interaction.reply.change()
    return nothing()


BASE = "/webhooks/{application_id}/{token}"
ROUTES: list[Route] = [
    ("POST", BASE, follow_up),
    *(
        (method, BASE + tail, handler)
        for tail in ("/messages/@original", "/messages/{message_id}")
        for method, handler in (("GET", read), ("PATCH", edit), ("DELETE", delete))
    ),
]
