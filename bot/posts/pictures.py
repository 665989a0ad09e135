"""The pictures that turn messages show, so that a message can be edited and keep its own."""

from __future__ import annotations

import io
from collections import OrderedDict
from typing import Final

import discord

#: Of so many turn messages the pictures are remembered.
_KEPT: Final = 512


class TurnPictures:
    """By message its picture: name and alt text, without the bytes, which Discord has."""

    def __init__(self) -> None:
        self._of: OrderedDict[int, discord.File | None] = OrderedDict()

    def note(self, message_id: int, picture: discord.File | None) -> None:
        """That message shows this picture now, or none."""
        self._of[message_id] = None if picture is None else _without_bytes(picture)
        self._of.move_to_end(message_id)
        while len(self._of) > _KEPT:
            self._of.popitem(last=False)

    def forget(self, message_id: int) -> None:
        """That message will not be edited again."""
        self._of.pop(message_id, None)

    def __contains__(self, message_id: int) -> bool:
        return message_id in self._of

    def __getitem__(self, message_id: int) -> discord.File | None:
        return self._of[message_id]


def _without_bytes(picture: discord.File) -> discord.File:
    """What stands for a picture that a message has already."""
    return discord.File(io.BytesIO(), filename=picture.filename, description=picture.description)
