"""Messages and their attachments."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from sandbox.world import components as parts

if TYPE_CHECKING:
    from datetime import datetime

    from sandbox.world.channels import Channel
    from sandbox.world.components import Button, Component, Menu
    from sandbox.world.users import User

URL_LIFETIME = 24 * 60 * 60
ATTACHMENT_SCHEME = "attachment://"
EMBED_PICTURES = ("image", "thumbnail")


class MessageType(IntEnum):
    """The kinds of messages that occur here."""

    DEFAULT = 0
    THREAD_CREATED = 18
    REPLY = 19
    COMMAND_ANSWER = 20
    THREAD_STARTER = 21


class MessageFlag(IntFlag):
    """The message flags that matter here."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


@dataclass(frozen=True, slots=True, eq=False)
class Attachment:
    """An uploaded file; `description` is the alt text."""

    id: int
    filename: str
    content: bytes = field(repr=False)
    content_type: str
    description: str | None = None
    size_px: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture in a message, as shown: its bytes and the alt text a screen reader speaks."""

    filename: str
    content: bytes = field(repr=False)
    alt: str


@dataclass(slots=True, eq=False)
class Message:
    """A message as it is now; `User.seen` keeps what it was before."""

    id: int
    channel: Channel
    author: User
    created: datetime
    type: MessageType = MessageType.DEFAULT
    content: str = ""
    embeds: list[dict[str, Any]] = field(default_factory=list)
    components: list[Component] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: MessageFlag = field(default_factory=lambda: MessageFlag(0))
    mentions: list[User] = field(default_factory=list)
    mentions_everyone: bool = False
    edited: datetime | None = None
    nonce: str | int | None = None
    reference: Message | None = None
    only_for: User | None = None
    deleted: bool = False
    #: An ephemeral message that its reader has put away; the bot does not learn of it.
    dismissed: bool = False
    interaction_metadata: dict[str, Any] | None = None

    def __repr__(self) -> str:
        return f"<Message {self.id} by {self.author.name}: {self.text[:60]!r}>"

    @property
    def ephemeral(self) -> bool:
        """Whether only one user sees it."""
        return self.only_for is not None

    @property
    def loading(self) -> bool:
        """Whether it still shows that the bot is thinking."""
        return bool(self.flags & MessageFlag.LOADING)

    @property
    def v2(self) -> bool:
        """Whether it is laid out with components V2."""
        return bool(self.flags & MessageFlag.COMPONENTS_V2)

    @property
    def text(self) -> str:
        """All running text: content, text displays and embeds, a line break between them."""
        pieces = [self.content, *parts.texts(self.components)]
        for embed in self.embeds:
            pieces += [embed.get("title", ""), embed.get("description", "")]
            for line in embed.get("fields", ()):
                pieces += [line["name"], line["value"]]
            pieces.append(embed.get("footer", {}).get("text", ""))
        return "\n".join(piece for piece in pieces if piece)

    @property
    def buttons(self) -> list[Button]:
        """The buttons, top to bottom."""
        return parts.buttons(self.components)

    @property
    def menus(self) -> list[Menu]:
        """The select menus, top to bottom."""
        return parts.menus(self.components)

    @property
    def images(self) -> list[Picture]:
        """The pictures that are shown; one that a V2 layout does not mention is not shown."""
        if not self.v2:
            return [
                Picture(file.filename, file.content, file.description or "")
                for file in self.attachments
                if file.content_type.startswith("image/")
            ]
        shown = []
        for component in parts.each(self.components):
            for holder in parts.media_of(component):
                file = self.referenced(holder[parts.media_key(holder)]["url"])
                if file is not None and file.content_type.startswith("image/"):
                    alt = holder.get("description") or file.description or ""
                    shown.append(Picture(file.filename, file.content, alt))
        return shown

    def referenced(self, url: str) -> Attachment | None:
        """The attachment of this message that a media item points to, if it is one."""
        for file in self.attachments:
            own_path = f"/attachments/{self.channel.id}/{file.id}/"
            if url == ATTACHMENT_SCHEME + file.filename or own_path in url:
                return file
        return None

    def url_of(self, file: Attachment) -> str:
        """Where the file can be read for the next day, as Discord's signed links are."""
        expiry = int(self.channel.world.clock.utc().timestamp()) + URL_LIFETIME
        base = self.channel.world.base_url
        name = quote(file.filename)
        return f"{base}/attachments/{self.channel.id}/{file.id}/{name}?ex={expiry:x}"

    def payload(self) -> dict[str, Any]:
        """The message object of Discord's API."""
        body: dict[str, Any] = {
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "type": int(self.type),
            "author": self.author.payload(),
            "content": self.content,
            "timestamp": self.created.isoformat(),
            "edited_timestamp": self.edited and self.edited.isoformat(),
            "tts": False,
            "pinned": False,
            "mention_everyone": self.mentions_everyone,
            "mentions": [user.payload() for user in self.mentions],
            "mention_roles": [],
            # Discord leaves the list empty for V2 layouts: their media items carry the files.
            "attachments": [] if self.v2 else [self._attachment(file) for file in self.attachments],
            "embeds": [self._embed(embed) for embed in self.embeds],
            "components": self._components(),
            "flags": int(self.flags),
        }
        if self.nonce is not None:
            body["nonce"] = self.nonce
        if self.interaction_metadata is not None:
            body["interaction_metadata"] = self.interaction_metadata
            body["application_id"] = body["webhook_id"] = str(self.author.id)
        if self.reference is not None:
            body["message_reference"] = {
                "type": 0,
                "message_id": str(self.reference.id),
                "channel_id": str(self.reference.channel.id),
            }
        return body

    def _attachment(self, file: Attachment) -> dict[str, Any]:
        url = self.url_of(file)
        body: dict[str, Any] = {
            "id": str(file.id),
            "filename": file.filename,
            "size": len(file.content),
            "url": url,
            "proxy_url": url,
            "content_type": file.content_type,
        }
        if file.description:
            body["description"] = file.description
        if file.size_px:
            body["width"], body["height"] = file.size_px
        if self.ephemeral:
            body["ephemeral"] = True
        return body

    def _embed(self, embed: dict[str, Any]) -> dict[str, Any]:
        """The embed with `attachment://` replaced by where the file really is."""
        resolved = dict(embed)
        for part in EMBED_PICTURES:
            file = self.referenced((embed.get(part) or {}).get("url") or "")
            if file is not None:
                url = self.url_of(file)
                resolved[part] = {**embed[part], "url": url, "proxy_url": url}
        return resolved

    def _components(self) -> list[Component]:
        if not self.v2 or not self.attachments:
            return self.components
        return [self._resolved(component) for component in self.components]

    def _resolved(self, component: Component) -> Component:
        """The component with `attachment://` replaced by where the file really is."""
        copy = dict(component)
        if "components" in copy:
            copy["components"] = [self._resolved(child) for child in copy["components"]]
        if "accessory" in copy:
            copy["accessory"] = self._resolved(copy["accessory"])
        if "items" in copy:
            copy["items"] = [self._with_url(item) for item in copy["items"]]
        elif parts.media_of(copy):
            copy = self._with_url(copy)
        return copy

    def _with_url(self, holder: dict[str, Any]) -> dict[str, Any]:
        key = parts.media_key(holder)
        file = self.referenced(holder[key]["url"])
        if file is None:
            return holder
        url = self.url_of(file)
        media: dict[str, Any] = {
            "id": str(file.id),
            "url": url,
            "proxy_url": url,
            "attachment_id": str(file.id),
            "content_type": file.content_type,
        }
        if file.size_px:
            media["width"], media["height"] = file.size_px
        resolved = {**holder, key: media}
        if key == "file":
            resolved |= {"name": file.filename, "size": len(file.content)}
        return resolved
