"""Saving a sandbox in a file, so that it outlives its process.

The file holds everything people could still see: users and what they have read, servers, channels,
threads, messages with their files, pings and commands. Interactions under way, and the record of
all that was ever seen, end with the process.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import orjson

from sandbox.saving.file import BadSaveFile, SaveFile
from sandbox.saving.packing import pack
from sandbox.saving.unpacking import unpack

if TYPE_CHECKING:
    from pathlib import Path

    from sandbox.sandbox import Sandbox

__all__ = ["BadSaveFile", "Saver"]

SOON = 0.5
"""Real seconds from a change until it is saved."""


class Saver:
    """Fills a sandbox from a file, and saves it there whenever something has changed."""

    def __init__(self, sandbox: Sandbox, path: Path) -> None:
        self._sandbox = sandbox
        self._file = SaveFile(path)
        self._waiting: asyncio.TimerHandle | None = None
        self._saving: asyncio.Task[None] | None = None
        try:
            found = self._file.load()
            if found is not None:
                unpack(sandbox, *found)
        except (KeyError, TypeError, ValueError) as error:
            self._file.close()
            raise BadSaveFile(f"{path} can't be read: {error!r}") from None
        sandbox.world.watchers.append(self._changed)

    async def close(self) -> None:
        """Save the last state and release the file."""
        self._sandbox.world.watchers.remove(self._changed)
        if self._waiting is not None:
            self._waiting.cancel()
        if self._saving is not None:
            await self._saving
        await self._save()
        self._file.close()

    def _changed(self) -> None:
        if self._waiting is None:
            self._waiting = asyncio.get_running_loop().call_later(SOON, self._begin)

    def _begin(self) -> None:
        self._waiting = None
        if self._saving is not None and not self._saving.done():
            self._changed()
            return
        self._saving = asyncio.create_task(self._save())

    async def _save(self) -> None:
        world = orjson.dumps(pack(self._sandbox))
        files = {key: file.content for key, file in self._sandbox.world.files.items()}
        await asyncio.to_thread(self._file.store, world, files)
