"""The easel: sheets painted off the event loop, a few at a time, each only once."""

from __future__ import annotations

import asyncio
import io
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar

import discord

from bot.heap import give_back
from bot.pending_replies import PendingReplies
from bot.ui.safe import seen
from render import PAINTERS, sign
from render.kit.cache import Memory
from rules import GAMES
from rules.core.report import reports_in

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.languages import Words
    from bot.scene import Scene
    from render import Painter, Picture, Sheet
    from rules import Move

_log = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")

#: Two pictures at once leave the event loop room to answer. Painting has its own threads, because
#: each thread that paints keeps a heap of its own.
BRUSHES: Final = 2
#: How many bytes of finished pictures are kept: the same one is posted, edited and shown again.
KEPT: Final = 12 << 20
#: Stands for the next piece where there is none.
_NO_MORE: Final = object()


class Easel:
    """Paints what a scene shows."""

    def __init__(self) -> None:
        self._brushes = ThreadPoolExecutor(BRUSHES, "brush")
        self._wanted = PendingReplies()
        self._dry = Memory(KEPT)
        self._signs: dict[str, bytes] = {}
        self._loaded: set[str] = set()
        self._expected: set[str] = set()
        self._warming: set[asyncio.Task[None]] = set()
        self._one_by_one = asyncio.Lock()

    def expect(self, *games: str) -> None:
        """Get ready in the background for games that are played, or soon will be."""
        new = [game for game in games if game in PAINTERS and game not in self._expected]
        self._expected.update(new)
        if new:
            task = asyncio.create_task(self.warm(*new))
            self._warming.add(task)
            task.add_done_callback(self._warming.discard)

    def close(self) -> None:
        """Stop warming up; only the piece being painted is finished."""
        for task in self._warming:
            task.cancel()

    async def warm(self, *games: str) -> None:
        """Fill the painters' memories, so that the first picture is as quick as the others.

        One small piece at a time: pictures that somebody waits for go first.
        """
        async with self._one_by_one:
            for game in games:
                try:
                    await self._warm(game)
                except Exception:
                    _log.exception("warming the painter of %s failed", game)

    async def _warm(self, game: str) -> None:
        await self.brush_aside(self._paint_sign, game)
        painter = await self.painter(game)
        pieces, piece = painter.warm(), None
        while piece is not _NO_MORE:
            piece = await self.brush_aside(next, pieces, _NO_MORE)
        await self.brush_aside(give_back)

    async def brush_aside(self, work: Callable[..., R], *about: object) -> R:
        """Do it with a brush, once nobody waits for a picture."""
        await self._wanted.drained(patience=None)
        return await self._brush(work, *about)

    async def _brush(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do it as soon as a brush is free."""
        work_now = partial(work, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self._brushes, work_now)

    async def painter(self, game: str) -> Painter:
        """The painter of a game, loaded in a thread when it's first wanted."""
        if game not in self._loaded:
            await self._brush(PAINTERS.__getitem__, game)
            self._loaded.add(game)
        return PAINTERS[game]

    async def sign(self, game: str) -> discord.File | None:
        """The sign of a game; ``None`` if painting fails: the card then comes without it.

        A finished one is returned at once, without a thread: somebody waits for the answer, and all
        threads may be busy. A game whose sign is shown will soon be played, so it is warmed up.
        """
        self.expect(game)
        if game not in self._signs:
            await asyncio.to_thread(self._paint_sign, game)
        png = self._signs.get(game)
        return None if png is None else discord.File(io.BytesIO(png), filename="sign.png")

    def _paint_sign(self, game: str) -> None:
        try:
            self._signs[game] = sign(game)
        except Exception:
            _log.exception("painting the sign of %s failed", game)

    async def sheets(self, scene: Scene) -> list[Sheet]:
        """Every sheet that the scene's viewer may see: the public ones, then their own."""
        painter = await self.painter(scene.match.game)
        own = () if scene.seat is None else painter.sheets(scene.view)
        return [*painter.sheets(scene.public), *own]

    async def turn(self, scene: Scene, words: Words) -> list[discord.File]:
        """The pictures of a turn message."""
        painter = await self.painter(scene.match.game)
        return await self._paint_all(painter.turn_sheets(scene.public), scene, words)

    async def report(self, scene: Scene, words: Words) -> list[discord.File]:
        """The pictures that show the reports of the last turn."""
        painter = await self.painter(scene.match.game)
        known = reports_in(GAMES[scene.match.game].reports, scene.events)
        kinds = {report.sheet for report, _ in known}
        sheets = [sheet for sheet in painter.sheets(scene.public) if sheet.kind in kinds]
        return await self._paint_all(sheets, scene, words)

    async def prompt(
        self, scene: Scene, words: Words, narrowed: Sequence[Move] = ()
    ) -> list[discord.File]:
        """The pictures of a question to the scene's seat, which may have narrowed its choice."""
        painter = await self.painter(scene.match.game)
        if narrowed:
            scene = replace(scene, view=painter.narrowed(scene.view, narrowed))
        return await self._paint_all(painter.prompt_sheets(scene.view), scene, words)

    async def sheet(self, sheet: Sheet, scene: Scene, words: Words) -> list[discord.File]:
        """A single sheet; none if painting it failed."""
        return await self._paint_all([sheet], scene, words)

    async def _paint_all(
        self, sheets: Sequence[Sheet], scene: Scene, words: Words
    ) -> list[discord.File]:
        """Files to be sent; one that can't be painted is left out, so that the game goes on."""
        painted = await asyncio.gather(*(self._paint(sheet, scene, words) for sheet in sheets))
        return [_file(picture) for picture in painted if picture is not None]

    async def aside(self, sheet: Sheet, scene: Scene, words: Words) -> Picture | None:
        """A sheet that can wait: painted once nobody waits for a picture, and not kept.

        ``None`` if painting it failed.
        """
        painter = await self.painter(scene.match.game)
        return await self._finished(self.brush_aside, painter, sheet, scene, words)

    async def _finished(
        self,
        brush: Callable[..., Awaitable[Picture]],
        painter: Painter,
        sheet: Sheet,
        scene: Scene,
        words: Words,
    ) -> Picture | None:
        """A sheet that is painted now; if that fails, the log says so."""
        names = [seen(name) for name in scene.names]
        view = scene.view if sheet.private else scene.public
        try:
            picture = await brush(painter.paint, sheet, view, names, words)
        except Exception:
            _log.exception("painting the %s of match %d failed", sheet.name, scene.match.id)
            return None
        # A canvas takes megabytes. This takes one or two milliseconds, and nobody waits for it.
        self._brushes.submit(give_back)
        return picture

    async def _paint(self, sheet: Sheet, scene: Scene, words: Words) -> Picture | None:
        game, view = scene.match.game, scene.view if sheet.private else scene.public
        painter = await self.painter(game)
        # Kept by what it shows: viewers share a picture only if they may see the same.
        shown = repr(painter.shown(sheet, view))
        key = (game, sheet, shown, words.language, *scene.names)
        kept: Picture | None = self._dry.recall(key)
        if kept is not None:
            return kept
        with self._wanted.pending():
            picture = await self._finished(self._brush, painter, sheet, scene, words)
        if picture is None:
            return None
        return self._dry.keep(key, picture, len(picture.png) + len(picture.alt) + len(shown))


def _file(picture: Picture) -> discord.File:
    return discord.File(io.BytesIO(picture.png), filename=picture.name, description=picture.alt)


def attached(*files: discord.File | None) -> list[discord.File]:
    """The files of a message: those that could be made."""
    return [file for file in files if file is not None]
