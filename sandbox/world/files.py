"""Uploads: what arrives with a request, and what it becomes as an attachment."""

from __future__ import annotations

import mimetypes
import re
import struct
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sandbox.world.messages import Attachment

if TYPE_CHECKING:
    from sandbox.world import World

PNG = b"\x89PNG\r\n\x1a\n"
GIF = (b"GIF87a", b"GIF89a")
#: A WebP that says how large it is, as animated ones do.
WEBP = b"WEBPVP8X"
MAX_FILE = 10 * 1024 * 1024
MAX_FILES = 10


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a multipart request; `key` is the n of `files[n]`."""

    key: int
    filename: str
    content: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Form:
    """The body of a request: its JSON, and the files that came along."""

    body: dict[str, Any] = field(default_factory=dict)
    files: tuple[Upload, ...] = ()

    def inner(self, key: str) -> Form:
        """The form whose JSON lies under `key`, with the same files."""
        return Form(self.body.get(key) or {}, self.files)


def described(form: Form) -> list[tuple[Upload, str, str | None]]:
    """Each upload with the name and alt text it will have; `attachments` may give both."""
    entries = {str(entry.get("id")): entry for entry in form.body.get("attachments") or ()}
    found = []
    for upload in form.files:
        entry = entries.get(str(upload.key), {})
        name = _safe(entry.get("filename") or upload.filename)
        found.append((upload, name, entry.get("description") or None))
    return found


def attach(world: World, form: Form) -> list[Attachment]:
    """Keep the uploaded files under new ids."""
    attached = []
    for upload, name, description in described(form):
        attachment = Attachment(
            id=world.ids.next(),
            filename=name,
            content=upload.content,
            content_type=mimetypes.guess_type(name, strict=False)[0] or "application/octet-stream",
            description=description,
            size_px=_size(upload.content),
        )
        world.files[attachment.id] = attachment
        attached.append(attachment)
    return attached


def _safe(filename: str) -> str:
    """Discord keeps letters, digits and a little punctuation of a name, and joins the rest."""
    return re.sub(r"[^\w.\-]+", "_", filename) or "unknown"


def _size(content: bytes) -> tuple[int, int] | None:
    if content.startswith(PNG) and len(content) >= 24:
        width, height = struct.unpack(">II", content[16:24])
        return width, height
    if content.startswith(GIF) and len(content) >= 10:
        width, height = struct.unpack("<HH", content[6:10])
        return width, height
    if content[:4] == b"RIFF" and content[8:16] == WEBP and len(content) >= 30:
        width, height = (int.from_bytes(content[at : at + 3], "little") for at in (24, 27))
        return width + 1, height + 1
    return None
