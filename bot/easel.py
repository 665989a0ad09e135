"""The easel: sheets painted off the event loop, a few at a time, each only once."""

from __future__ import annotations

import asyncio
import io
import logging
import math
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple, ParamSpec, TypeVar

import discord

from bot.studio import (
    Paint,
    ProcessBrush,
    Studio,
    ThreadBrush,
    Unwanted,
    Urgency,
    Warm,
)
from bot.ui.safe import seen
from render import PAINTERS, sign
from render.kit.cache import Memory
from rules import GAMES
from rules.core.report import reports_in

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.languages import Words
    from bot.scene import Scene
    from bot.studio import Brush, Order
    from render import Painter, Picture, Sheet
    from rules import Move

_log = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")

#: How many bytes of finished pictures are kept: the same one is posted, edited and shown again.
KEPT: Final = 12 << 20


class _Key(NamedTuple):
    """What a picture depends on: viewers share it only if they may see the same."""

    game: str
    sheet: Sheet
    shown: str
    language: str
    names: tuple[str, ...]


class NotPainted(Exception):
    """A picture is not painted yet, and its message must not wait; or nobody wants it any more."""


def _always() -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Wish:
    """How much a picture is wanted."""

    urgency: Urgency
    #: Seconds after which its message goes out without it; ``None`` to wait until it's finished.
    patience: float | None = None
    #: Tells whether it is still wanted; otherwise it isn't begun.
    wanted: Callable[[], bool] = _always


#: What somebody has asked for, and waits for.
AT_ONCE: Final = Wish(Urgency.ANSWER)
#: Seconds for which a message waits for its pictures; then it goes out, and they follow.
PATIENCE: Final = 1.0
#: What can wait until nobody waits for anything.
ASIDE: Final = Wish(Urgency.ASIDE)


def hurried(urgency: Urgency) -> Wish:
    """For a message that goes out without its pictures rather than late."""
    return Wish(urgency, PATIENCE)


def easel_of(processes: int) -> Easel:
    """An easel that paints in this many processes; with none, in threads of this one."""
    brushes: list[Brush] = [ProcessBrush() for _ in range(processes)]
    return Easel(*brushes)


class Easel:
    """Paints what a scene shows."""

    def __init__(self, *brushes: Brush) -> None:
        self._studio = Studio(brushes or [ThreadBrush()])
        self._kept = Memory(KEPT)
        #: What is being painted, or waits for its turn: whoever wants the same waits for it too.
        self._in_work: dict[_Key, Order[Picture]] = {}
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

    async def close(self) -> None:
        """Stop warming up and painting."""
        for task in self._warming:
            task.cancel()
        await self._studio.close()

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
        if game not in self._signs:
            await self._paint_sign(game)
        for brush in self._studio.brushes:
            more = await self._studio.aside(brush, Warm(game, first=True))
            while more:
                more = await self._studio.aside(brush, Warm(game))

    async def in_spare_time(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do it in a thread, once nobody waits for a picture."""
        await self._studio.at_rest()
        return await asyncio.to_thread(work, *args, **kwargs)

    async def painter(self, game: str) -> Painter:
        """The painter of a game, loaded in a thread when it's first wanted."""
        if game not in self._loaded:
            await asyncio.to_thread(PAINTERS.__getitem__, game)
            self._loaded.add(game)
        return PAINTERS[game]

    async def sign(self, game: str) -> discord.File | None:
        """The sign of a game; ``None`` if painting fails: the card then comes without it.

        A game whose sign is shown will soon be played, so it is warmed up.
        """
        self.expect(game)
        if game not in self._signs:
            await self._paint_sign(game)
        png = self._signs.get(game)
        return None if png is None else discord.File(io.BytesIO(png), filename="sign.png")

    async def _paint_sign(self, game: str) -> None:
        """Here, in a thread: somebody waits for the card, and another process may be starting."""
        try:
            self._signs[game] = await asyncio.to_thread(sign, game)
        except Exception:
            _log.exception("painting the sign of %s failed", game)

    async def sheets(self, scene: Scene) -> list[Sheet]:
        """Every sheet that the scene's viewer may see: the public ones, then their own."""
        painter = await self.painter(scene.match.game)
        own = () if scene.seat is None else painter.sheets(scene.view)
        return [*painter.sheets(scene.public), *own]

    async def turn(self, scene: Scene, words: Words, wish: Wish = AT_ONCE) -> list[discord.File]:
        """The pictures of a turn message."""
        painter = await self.painter(scene.match.game)
        return await self._paint_all(painter.turn_sheets(scene.public), scene, words, wish)

    async def report(self, scene: Scene, words: Words, wish: Wish = AT_ONCE) -> list[discord.File]:
        """The pictures that show the reports of the last turn."""
        painter = await self.painter(scene.match.game)
        known = reports_in(GAMES[scene.match.game].reports, scene.events)
        kinds = {report.sheet for report, _ in known}
        sheets = [sheet for sheet in painter.sheets(scene.public) if sheet.kind in kinds]
        return await self._paint_all(sheets, scene, words, wish)

    async def prompt(
        self,
        scene: Scene,
        words: Words,
        narrowed: Sequence[Move] = (),
        wish: Wish = AT_ONCE,
    ) -> list[discord.File]:
        """The pictures of a question to the scene's seat, which may have narrowed its choice."""
        painter = await self.painter(scene.match.game)
        if narrowed:
            scene = replace(scene, view=painter.narrowed(scene.view, narrowed))
        return await self._paint_all(painter.prompt_sheets(scene.view), scene, words, wish)

    async def sheet(self, sheet: Sheet, scene: Scene, words: Words) -> list[discord.File]:
        """A single sheet; none if painting it failed."""
        return await self._paint_all([sheet], scene, words, AT_ONCE)

    async def _paint_all(
        self, sheets: Sequence[Sheet], scene: Scene, words: Words, wish: Wish
    ) -> list[discord.File]:
        """Files to be sent; one that can't be painted is left out, so that the game goes on.

        Raises `NotPainted` if they were to come too late, or are no longer wanted.
        """
        painter = await self.painter(scene.match.game)
        keys = [_key(painter, sheet, scene, words) for sheet in sheets]
        painted: list[Picture | None] = [self._kept.recall(key) for key in keys]
        if None in painted:
            if self._studio.delay(wish.urgency) > (wish.patience or math.inf):
                raise NotPainted
            each = zip(keys, sheets, strict=True)
            try:
                async with asyncio.timeout(wish.patience):
                    painted = await asyncio.gather(
                        *(self._paint(key, sheet, scene, words, wish) for key, sheet in each)
                    )
            except (TimeoutError, Unwanted):
                raise NotPainted from None
        return [_file(picture) for picture in painted if picture is not None]

    async def aside(self, sheet: Sheet, scene: Scene, words: Words) -> Picture | None:
        """A sheet that can wait: painted once nobody waits for a picture, and not kept.

        ``None`` if painting it failed.
        """
        return await self._result(self._order(sheet, scene, words), ASIDE, sheet, scene)

    def _order(self, sheet: Sheet, scene: Scene, words: Words) -> Order[Picture]:
        view = scene.view if sheet.private else scene.public
        names = tuple(seen(name) for name in scene.names)
        return self._studio.order(Paint(scene.match.game, sheet, view, names, words))

    async def _result(
        self, order: Order[Picture], wish: Wish, sheet: Sheet, scene: Scene
    ) -> Picture | None:
        """A picture when it is finished; if painting it fails, the log says so."""
        try:
            return await order.result(wish.urgency, wish.wanted)
        except Unwanted:
            raise
        except Exception:
            _log.exception("painting the %s of match %d failed", sheet.name, scene.match.id)
            return None

    async def _paint(
        self, key: _Key, sheet: Sheet, scene: Scene, words: Words, wish: Wish
    ) -> Picture | None:
        """A picture when it is finished; ``None`` if painting it failed."""
        kept: Picture | None = self._kept.recall(key)
        if kept is not None:
            return kept
        order = self._in_work.get(key)
        if order is None:
            order = self._in_work[key] = self._order(sheet, scene, words)
            order.done.add_done_callback(partial(self._finish, key))
        return await self._result(order, wish, sheet, scene)

    def _finish(self, key: _Key, done: asyncio.Future[Picture]) -> None:
        """Keep a picture that is finished, also if nobody has waited until it was."""
        del self._in_work[key]
        if not done.cancelled() and done.exception() is None:
            picture = done.result()
            weight = len(picture.png) + len(picture.alt) + len(key.shown)
            self._kept.keep(key, picture, weight)


def _key(painter: Painter, sheet: Sheet, scene: Scene, words: Words) -> _Key:
    shown = painter.shown(sheet, scene.view if sheet.private else scene.public)
    return _Key(scene.match.game, sheet, repr(shown), words.language, tuple(scene.names))


def _file(picture: Picture) -> discord.File:
    return discord.File(io.BytesIO(picture.png), filename=picture.name, description=picture.alt)


def attached(*files: discord.File | None) -> list[discord.File]:
    """The files of a message: those that could be made."""
    return [file for file in files if file is not None]
