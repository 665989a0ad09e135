"""Limits of uploaded files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import errors
from sandbox.world.files import MAX_FILE, MAX_FILES

if TYPE_CHECKING:
    from sandbox.problems import Path, Problems
    from sandbox.world.files import Form

ALT_TEXT = 1024


def check_uploads(form: Form, problems: Problems, path: Path, *, present: int = 0) -> None:
    """Note too many files or too long alt texts; refuse files that are too large at once."""
    if any(len(upload.content) > MAX_FILE for upload in form.files):
        raise errors.too_large()
    listed = form.body.get("attachments")
    uploads = {str(upload.key) for upload in form.files}
    total = len(form.files) + present
    if total > MAX_FILES:
        problems.add(
            (*path, "attachments"), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length."
        )
    for index, entry in enumerate(listed or ()):
        here = (*path, "attachments", index)
        if entry.get("id") is None:
            problems.add((*here, "id"), "BASE_TYPE_REQUIRED", "This field is required")
        if description := entry.get("description"):
            problems.length((*here, "description"), description, 0, ALT_TEXT)
        # Small numbers name files of this request, snowflakes name attachments that are there.
        named = str(entry.get("id", ""))
        if named.isdigit() and int(named) < MAX_FILES and named not in uploads:
            problems.add((*here, "id"), "ATTACHMENT_NOT_FOUND", "No such file was uploaded.")
