"""Limits of messages as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox import errors
from sandbox.limits.components import check_components
from sandbox.limits.embeds import check_embeds
from sandbox.limits.shape import check_shape
from sandbox.limits.uploads import check_uploads
from sandbox.world.files import described
from sandbox.world.messages import MessageFlag
from sandbox.world.posting import kept

if TYPE_CHECKING:
    from sandbox.problems import Path, Problems
    from sandbox.world.files import Form
    from sandbox.world.messages import Message

CONTENT = 2000
NONCE = 25
LEGACY = ("content", "embeds", "poll", "sticker_ids")
MENTION_KINDS = ("users", "roles", "everyone")


def check_message(
    form: Form, problems: Problems, path: Path = (), *, editing: Message | None = None
) -> None:
    """Note everything that is wrong with a new message, or with an edit of one.

    Raises at once for files that are too large; and, when nothing else is wrong, for a message
    with nothing in it.
    """
    body = form.body
    check_shape(body, problems, path)
    if problems:
        return
    present = [] if editing is None else editing.attachments
    if editing is not None and "attachments" in body:
        present = kept(editing, body["attachments"] or [])
    check_uploads(form, problems, path, present=len(present))
    v2 = bool((body.get("flags") or 0) & MessageFlag.COMPONENTS_V2) or (
        editing is not None and editing.v2
    )
    content = body.get("content")
    if content is not None:
        problems.length((*path, "content"), content, 0, CONTENT)
    check_embeds(body.get("embeds") or [], problems, (*path, "embeds"))
    if v2:
        _check_no_legacy(body, problems, path, editing)
    components = body.get("components")
    if components is not None or (v2 and editing is None):
        names = {name for _, name, _ in described(form)} | {file.filename for file in present}
        spot = (*path, "components")
        check_components(components or [], problems, spot, v2=v2, files=names)
    _check_mentions(body.get("allowed_mentions"), problems, (*path, "allowed_mentions"))
    nonce = body.get("nonce")
    if isinstance(nonce, str):
        problems.length((*path, "nonce"), nonce, 0, NONCE)
    if not problems and not _has_anything(form, editing, len(present)):
        raise errors.empty_message()


def _check_no_legacy(
    body: dict[str, Any], problems: Problems, path: Path, editing: Message | None
) -> None:
    """A V2 layout has no content and no embeds; turning a message into one must clear them."""
    for key in LEGACY:
        standing = getattr(editing, key, None) if editing is not None else None
        if body.get(key, standing):
            problems.add(
                (*path, key),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _check_mentions(allowed: dict[str, Any] | None, problems: Problems, path: Path) -> None:
    if not allowed:
        return
    parse = allowed.get("parse") or ()
    for kind in ("users", "roles"):
        listed = allowed.get(kind) or ()
        problems.count((*path, kind), len(listed), 0, 100)
        if listed and kind in parse:
            problems.add(
                path,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )
    if any(kind not in MENTION_KINDS for kind in parse):
        problems.add((*path, "parse"), "BASE_TYPE_CHOICES", f"Must be one of {MENTION_KINDS}.")


def _has_anything(form: Form, editing: Message | None, present: int) -> bool:
    body = form.body
    if form.files or present:
        return True
    for key in ("content", "embeds", "components"):
        standing = getattr(editing, key) if editing is not None else None
        if body.get(key, standing):
            return True
    return bool(body.get("sticker_ids") or body.get("poll"))
