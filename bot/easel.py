"""The easel: pictures painted off the event loop, a few at a time, each only once."""

from __future__ import annotations

import asyncio
import io
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

import discord

from bot.pending_replies import PendingReplies
from bot.ui.safe import seen
from render import PAINTERS, sign

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.languages import Words
    from bot.scene import Scene
    from render import Picture

_log = logging.getLogger(__name__)

#: Two pictures at once leave the event loop room to answer.
BRUSHES: Final = 2
#: How many finished pictures are kept: the same one is posted, edited and shown on request.
KEPT: Final = 64
#: Stands for the next piece where there is none.
_NO_MORE: Final = object()


class Easel:
    """Paints what a scene shows."""

    def __init__(self) -> None:
        self._brushes = asyncio.Semaphore(BRUSHES)
        self._wanted = PendingReplies()
        self._dry: OrderedDict[tuple[str, ...], Picture] = OrderedDict()
        self._signs: dict[str, bytes] = {}

    async def warm(self) -> None:
        """Fill the painters' memories, so that the first picture is as quick as the others.

        One small piece at a time: pictures that somebody waits for go first, and when it is
        cancelled only the present piece is still finished.
        """
        for key, painter in PAINTERS.items():
            await self._aside(self._paint_sign, key)
            pieces, piece = painter.warm(), None
            while piece is not _NO_MORE:
                piece = await self._aside(next, pieces, _NO_MORE)

    async def _aside(self, work: Callable[..., object], *about: object) -> object:
        """Do it in a thread, once nobody waits for a picture."""
        await self._wanted.drained(patience=None)
        return await asyncio.to_thread(work, *about)

    async def sign(self, game: str) -> discord.File | None:
        """The sign of a game; ``None`` if it can't be painted, for the card must come without it.

        One that is painted comes at once, without a thread: it is asked for before somebody is
        answered, when all threads may be busy.
        """
        if game not in self._signs:
            await asyncio.to_thread(self._paint_sign, game)
        png = self._signs.get(game)
        return None if png is None else discord.File(io.BytesIO(png), filename="sign.png")

    def _paint_sign(self, game: str) -> None:
        try:
            self._signs[game] = sign(game)
        except Exception:
            _log.exception("painting the sign of %s failed", game)

    async def board(self, scene: Scene, words: Words) -> discord.File | None:
        """The table as everyone may see it."""
        return await self._paint("board", scene, words)

    async def hand(self, scene: Scene, words: Words) -> discord.File | None:
        """What the scene's own seat holds."""
        return await self._paint("hand", scene, words)

    async def _paint(self, what: str, scene: Scene, words: Words) -> discord.File | None:
        """A file to be sent; ``None`` if painting failed, for a game must go on without it."""
        # Whoever may see the same gets the same picture, and nobody else's.
        key = (what, repr(scene.view), words.language, *scene.names)
        picture = self._dry.get(key)
        if picture is None:
            painter = PAINTERS[scene.match.game]
            brush = painter.board if what == "board" else painter.hand
            names = [seen(name) for name in scene.names]
            try:
                with self._wanted.pending():
                    async with self._brushes:
                        picture = await asyncio.to_thread(brush, scene.view, names, words)
            except Exception:
                _log.exception("painting the %s of match %d failed", what, scene.match.id)
                return None
            self._dry[key] = picture
            while len(self._dry) > KEPT:
                self._dry.popitem(last=False)
        return discord.File(io.BytesIO(picture.png), filename=picture.name, description=picture.alt)


def attached(*files: discord.File | None) -> list[discord.File]:
    """The files of a message: those that could be made."""
    return [file for file in files if file is not None]
