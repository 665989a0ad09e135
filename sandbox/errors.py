"""Discord's errors: HTTP status, JSON error code and message, worded as by the real API."""

from __future__ import annotations

from typing import Any


class ApiError(Exception):
    """A request of the bot that is answered with an error."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        errors: dict[str, Any] | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(f"{status} (error code: {code}): {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.retry_after = retry_after

    def payload(self) -> dict[str, Any]:
        """The JSON body of the answer."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return body


class Refused(Exception):
    """A person tried something that Discord's own client would not let them do.

    What a person can come to on the page has a `reason` and facts too, so that the page can say it
    in its own language.
    """

    def __init__(self, sentence: str, reason: str | None = None, **facts: str) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.facts = facts


class Gone(Refused):
    """A person used what was on their screen a moment ago: on Discord the interaction fails."""


def unauthorized() -> ApiError:
    """The token is not the bot's."""
    return ApiError(401, 0, "401: Unauthorized")


def not_found() -> ApiError:
    """No such route."""
    return ApiError(404, 0, "404: Not Found")


def unknown_channel() -> ApiError:
    """The channel does not exist."""
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    """The guild does not exist or the bot is not in it."""
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    """The user is not a member of the guild."""
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    """The message does not exist, or is ephemeral and asked for without its token."""
    return ApiError(404, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    """The user does not exist."""
    return ApiError(404, 10013, "Unknown User")


def unknown_webhook() -> ApiError:
    """The interaction behind this token has not been answered yet, or never existed."""
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    """The interaction does not exist, or its three seconds are over."""
    return ApiError(404, 10062, "Unknown interaction")


def unknown_command() -> ApiError:
    """The application command does not exist."""
    return ApiError(404, 10063, "Unknown application command")


def too_many_old_edits() -> ApiError:
    """The ration of edits of messages older than an hour is used up.

    Discord answers 429 with a short wait, so that a client tries a few times before it gives up.
    """
    return ApiError(
        429,
        30046,
        "Maximum number of edits to messages older than 1 hour reached. Try again later",
        retry_after=0.05,
    )


def too_large() -> ApiError:
    """A file is larger than the guild allows."""
    return ApiError(413, 40005, "Request entity too large")


def already_acknowledged() -> ApiError:
    """The interaction had its first response already."""
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> ApiError:
    """The bot cannot see the channel."""
    return ApiError(403, 50001, "Missing Access")


def not_the_author() -> ApiError:
    """Only the author may edit a message."""
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> ApiError:
    """The message would have nothing in it."""
    return ApiError(400, 50006, "Cannot send an empty message")


def closed_dms() -> ApiError:
    """The user takes no direct messages."""
    return ApiError(403, 50007, "Cannot send messages to this user")


def no_messages_here() -> ApiError:
    """The channel holds no messages, only posts."""
    return ApiError(400, 50008, "Cannot send messages in a non-text channel")


def missing_permissions() -> ApiError:
    """The bot sees the channel but may not do this in it."""
    return ApiError(403, 50013, "Missing Permissions")


def wrong_channel_type() -> ApiError:
    """Not possible in a channel of this type."""
    return ApiError(400, 50024, "Cannot execute action on this channel type")


def invalid_token() -> ApiError:
    """The interaction token is older than fifteen minutes."""
    return ApiError(401, 50027, "Invalid Webhook Token")


def invalid_form(errors: dict[str, Any]) -> ApiError:
    """Something in the request breaks a limit; `errors` tells where."""
    return ApiError(400, 50035, "Invalid Form Body", errors)


def thread_archived() -> ApiError:
    """The thread must be unarchived first."""
    return ApiError(400, 50083, "Thread is archived")


def invalid_json() -> ApiError:
    """The body is not JSON."""
    return ApiError(400, 50109, "The request body contains invalid JSON.")


def no_mutual_guild() -> ApiError:
    """The bot and the user share no guild."""
    return ApiError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")


def thread_exists() -> ApiError:
    """The message has a thread already."""
    return ApiError(400, 160004, "A thread has already been created for this message")


def thread_locked() -> ApiError:
    """Only those who manage threads may write here."""
    return ApiError(400, 160005, "Thread is locked")


def wrong_response(kind: str) -> ApiError:
    """A response type that this kind of interaction cannot take."""
    message = f"This response type is not valid for {kind}."
    error = {"code": "INTERACTION_RESPONSE_TYPE_INVALID", "message": message}
    return invalid_form({"type": {"_errors": [error]}})
