"""The pictures that turn messages show, so that a message can be edited and keep its own."""

from __future__ import annotations

import io
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

import discord

if TYPE_CHECKING:
    from collections.abc import Sequence

#: How many turn messages' pictures are remembered.
_KEPT: Final = 512


class TurnPictures:
    """The pictures of each message: names and alt texts, without the bytes, which Discord has."""

    def __init__(self) -> None:
        self._of: OrderedDict[int, list[discord.File]] = OrderedDict()

    def note(self, message_id: int, pictures: Sequence[discord.File]) -> None:
        """That message shows these pictures now."""
        self._of[message_id] = [_without_bytes(picture) for picture in pictures]
        self._of.move_to_end(message_id)
        while len(self._of) > _KEPT:
            self._of.popitem(last=False)

    def forget(self, message_id: int) -> None:
        """That message will not be edited again."""
        self._of.pop(message_id, None)

    def __contains__(self, message_id: int) -> bool:
        return message_id in self._of

    def __getitem__(self, message_id: int) -> list[discord.File]:
        return self._of[message_id]


def _without_bytes(picture: discord.File) -> discord.File:
    """What represents a picture that a message already has."""
    return discord.File(io.BytesIO(), filename=picture.filename, description=picture.description)
