"""What people see, in forms that tests can compare and judge."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.bot.live import click, verbs

if TYPE_CHECKING:
    from sandbox import Message, Person, Seen
    from tests.bot.live import Live

#: A time as the bot tells it, in whole seconds.
_TIME = re.compile(r"<t:(\d+):[Rf]>")

Transcript = dict[str, list[tuple[object, ...]]]


def transcript(guest: Person) -> Transcript:
    """All that a guest saw, by place, without what differs between any two runs.

    Ids become numbers; times that the bot tells are counted from the first one that it told.
    In which order things appear in different places depends on who is quicker, not on secrets.
    """
    told: Transcript = {}
    known: dict[str, dict[str, str]] = {}
    texts = (text for seen in guest.seen for text in seen.strings())
    first = next((int(found[1]) for text in texts if (found := _TIME.search(text))), 0)
    for seen in guest.seen:
        place = _place(guest, seen)
        ids = known.setdefault(place, {})
        strings = tuple(_plain(text, ids, first) for text in seen.strings())
        files = tuple(file.content for file in seen.files)
        told.setdefault(place, []).append((seen.kind, strings, files))
    return told


def _place(guest: Person, seen: Seen) -> str:
    if seen.message is None:
        return str(seen.kind)
    channel = seen.message.channel
    alone = " (ephemeral)" if seen.message.only_for is guest else ""
    return f"{channel.type.name}{alone}"


def _plain(text: str, ids: dict[str, str], first: int) -> str:
    text = re.sub(r"[0-9a-f]{64}", "(hash)", text)
    # Whether the card already links to the thread when it first shows the status is a race.
    text = re.sub(r"https://discord\.com/channels/[\d/]+", "(link)", text)
    text = _TIME.sub(lambda found: f"<t:{int(found[1]) - first}>", text)
    text = re.sub(r"\d{15,}", lambda found: ids.setdefault(found[0], f"#{len(ids)}"), text)
    text = re.sub(r"\d{4}-\d\d-\d\dT[\d:.+]+|\?ex=\w+|:\d{4,5}/", "(…)", text)
    # Made from the seed, so that it tells nothing to who does not know that.
    return re.sub(r"^[0-9a-f]{25}$", "(nonce)", text)


async def look_around(live: Live, guest: Person) -> None:
    """Use every command that shows something of the game."""
    for command in ("board", "log", "games"):
        await (await guest.slash(live.thread, command)).answered()
    await click(guest, live.turn(guest), "more")


def only(guest: Person, seen: Seen) -> bool:
    """Whether nobody else may see it."""
    message = seen.message
    return message is not None and (message.only_for is guest or message.channel.guild is None)


def has_controls(message: Message) -> bool:
    """Whether a message has anything to press but links."""
    return bool(message.menus) or any(one.custom_id for one in message.buttons)


def asks(message: Message) -> bool:
    """Whether a message has controls with which a question can be answered."""
    return bool(message.menus) or any(verb in ("move", "part") for verb in verbs(message))


def check_language(guest: Person, public: str, names: tuple[str, ...] = ("Anna", "Bob")) -> None:
    """Those who read Russian or Ukrainian read nothing English where only they read."""
    own = guest.locale.partition("-")[0]
    for seen in guest.seen:
        if seen.message is None or (seen.message.content and not seen.message.ephemeral):
            # That direct messages don't arrive is told to one player before all eyes.
            continue
        alone = seen.message.ephemeral or seen.message.channel.guild is None
        language = own if alone else public
        told = " ".join(shown_texts(seen))
        english = set(re.findall(r"[A-Za-z]{3,}", told)) - {*names, "verify", "play"}
        if language == "en":
            assert not re.search("[А-Яа-яЄІЇєії]", told), told
        else:
            assert not english, told


def shown_texts(seen: Seen) -> list[str]:
    """What a person reads of a message: texts, labels, descriptions and alt texts."""
    found: list[str] = []
    waiting: list[object] = [seen.payload.get("content"), seen.payload.get("components")]
    while waiting:
        part = waiting.pop()
        if isinstance(part, str):
            found.append(part)
        elif isinstance(part, list):
            waiting += part
        elif isinstance(part, dict):
            readable = ("content", "label", "description", "placeholder")
            waiting += [part[key] for key in readable if key in part]
            waiting += [part[key] for key in ("components", "options", "items") if key in part]
    clean = [re.sub(r"[0-9a-f]{32,}|<[@t]:?[^>]*>", "", text) for text in found]
    return [text for text in clean if text]
