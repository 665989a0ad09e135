"""The first answer to an interaction."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from sandbox import errors
from sandbox.api.context import answer, nothing, number
from sandbox.api.forms import read_form
from sandbox.interactions import InteractionType
from sandbox.interactions.modals import Modal
from sandbox.interactions.reply import Choice
from sandbox.limits.commands import check_choices
from sandbox.limits.messages import check_message
from sandbox.limits.modals import check_modal
from sandbox.problems import Problems
from sandbox.world import posting
from sandbox.world.components import stored
from sandbox.world.files import Form
from sandbox.world.messages import MessageFlag, MessageType
from sandbox.world.seen import SeenKind

if TYPE_CHECKING:
    from aiohttp import web

    from sandbox.api.context import Api, Route
    from sandbox.interactions import Interaction
    from sandbox.world.messages import Message


class Callback(IntEnum):
    """The kinds of first answers."""

    MESSAGE = 4
    DEFER_MESSAGE = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


ALLOWED = {
    InteractionType.COMMAND: {Callback.MESSAGE, Callback.DEFER_MESSAGE, Callback.MODAL},
    InteractionType.COMPONENT: set(Callback) - {Callback.CHOICES},
    InteractionType.AUTOCOMPLETE: {Callback.CHOICES},
    InteractionType.MODAL: set(Callback) - {Callback.CHOICES, Callback.MODAL},
}


async def callback(api: Api, request: web.Request) -> web.Response:
    """Answer an interaction for the first time, within three seconds and once."""
    form = await read_form(request)
    token = request.match_info["token"]
    interaction = api.interactions.by_id(number(request, "interaction_id"), token)
    if interaction is None or interaction.expired:
        raise errors.unknown_interaction()
    if interaction.reply.acknowledged:
        raise errors.already_acknowledged()
    kind = _kind(interaction, form.body.get("type"))
    message = ANSWERS[kind](interaction, form.inner("data"))
    if request.query.get("with_response", "").lower() not in ("1", "true"):
        return nothing()
    return answer(_response(interaction, kind, message))


def _kind(interaction: Interaction, asked: object) -> Callback:
    allowed = ALLOWED[interaction.kind]
    if interaction.message is None:
        allowed = allowed - {Callback.UPDATE, Callback.DEFER_UPDATE}
    if not isinstance(asked, int) or asked not in allowed:
        raise errors.wrong_response(interaction.kind.name.lower())
    return Callback(asked)


def _message(interaction: Interaction, data: Form) -> Message:
    problems = Problems()
    check_message(data, problems, ("data",))
    problems.refuse()
    return _post(interaction, data)


def _defer_message(interaction: Interaction, data: Form) -> Message:
    flags = MessageFlag(data.body.get("flags") or 0) & MessageFlag.EPHEMERAL
    message = _post(interaction, Form({"flags": int(flags)}), loading=True)
    interaction.reply.change(deferred=True)
    return message


def _post(interaction: Interaction, data: Form, *, loading: bool = False) -> Message:
    private = bool((data.body.get("flags") or 0) & MessageFlag.EPHEMERAL)
    command = interaction.kind is InteractionType.COMMAND
    message = posting.post(
        interaction.channel,
        interaction.channel.world.bot,
        data,
        kind=MessageType.COMMAND_ANSWER if command else MessageType.DEFAULT,
        only_for=interaction.user if private else None,
        metadata=interaction.metadata,
        loading=loading,
    )
    interaction.original = message
    interaction.reply.message = message
    interaction.acknowledge()
    return message


def _defer_update(interaction: Interaction, _data: Form) -> Message | None:
    interaction.original = interaction.message
    interaction.acknowledge()
    return interaction.message


def _update(interaction: Interaction, data: Form) -> Message | None:
    message = interaction.message
    if message is None or message.deleted:
        raise errors.unknown_message()
    problems = Problems()
    check_message(data, problems, ("data",), editing=message)
    problems.refuse()
    posting.edit(message, data)
    interaction.original = interaction.reply.updated = message
    interaction.acknowledge()
    return message


def _choices(interaction: Interaction, data: Form) -> None:
    choices: list[dict[str, Any]] = data.body.get("choices") or []
    problems = Problems()
    check_choices(choices, problems, ("data", "choices"))
    problems.refuse()
    locale = interaction.user.locale
    interaction.reply.choices = [
        Choice(
            (choice.get("name_localizations") or {}).get(locale) or choice["name"], choice["value"]
        )
        for choice in choices
    ]
    _show(interaction, SeenKind.CHOICES, {"choices": choices})
    interaction.acknowledge()


def _modal(interaction: Interaction, data: Form) -> None:
    problems = Problems()
    check_modal(data.body, problems)
    problems.refuse()
    interaction.reply.modal = Modal(
        interaction_id=interaction.id,
        custom_id=data.body["custom_id"],
        title=data.body["title"],
        components=stored(data.body["components"]),
        channel=interaction.channel,
        message=interaction.message,
    )
    _show(interaction, SeenKind.MODAL, data.body)
    interaction.acknowledge()


def _show(interaction: Interaction, kind: SeenKind, payload: dict[str, Any]) -> None:
    channel = interaction.channel
    shown = {**payload, "interaction_id": str(interaction.id)}
    channel.world.show(kind, shown, [interaction.user], channel=channel)


ANSWERS = {
    Callback.MESSAGE: _message,
    Callback.DEFER_MESSAGE: _defer_message,
    Callback.DEFER_UPDATE: _defer_update,
    Callback.UPDATE: _update,
    Callback.CHOICES: _choices,
    Callback.MODAL: _modal,
}


def _response(interaction: Interaction, kind: Callback, message: Message | None) -> dict[str, Any]:
    told: dict[str, Any] = {"id": str(interaction.id), "type": int(interaction.kind)}
    body: dict[str, Any] = {"interaction": told}
    if message is not None:
        told["response_message_id"] = str(message.id)
        told["response_message_loading"] = message.loading
        told["response_message_ephemeral"] = message.ephemeral
        if kind in (Callback.MESSAGE, Callback.UPDATE):
            body["resource"] = {"type": int(kind), "message": message.payload()}
    return body


ROUTES: list[Route] = [("POST", "/interactions/{interaction_id}/{token}/callback", callback)]
