"""Spies: they change what is received so that it tells a secret."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any
from zlib import crc32

import discord
from discord.ui import ActionRow, TextDisplay

from bot.easel import Easel
from bot.notices import notices_of
from bot.scene import scene
from bot.ui.press import Press, button
from tests.leaktest import aftermath, received

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

    from bot.scene import Scene
    from bot.store import NewNotice
    from bot.table import Table


class Spy:
    """Changes what is received so that it tells a secret: all that any player sees."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.patch = monkeypatch.setattr
        self.secret = 0
        self.show(lambda now, _: now)

    def show(self, change: Callable[[Scene, Table], Scene]) -> None:
        """Make something else of every scene."""

        def look(table: Table, seat: int | None) -> Scene:
            self.learn(table)
            return change(scene(table, seat), table)

        self.patch(received, "scene", look)

    def learn(self, table: Table) -> None:
        """Find out the secret of a table."""
        views = [*map(table.course.position.view, range(table.course.record.seats))]
        self.secret = crc32(repr(views).encode())

    def wrap(self, name: str, change: Callable[[Any], object]) -> None:
        """Make something else of what a function returns."""
        function = getattr(received, name)
        self.patch(received, name, lambda *about, **more: change(function(*about, **more)))

    def tell(self, change: Callable[[list[NewNotice]], list[NewNotice]]) -> None:
        """Make something else of what must be told after a move."""

        def changed(entered: Any, before: Any, table: Table) -> list[NewNotice]:
            self.learn(table)
            return change(notices_of(entered, before, table))

        self.patch(aftermath, "notices_of", changed)

    def paint(self, method: str, change: Callable[[discord.File, bytes], discord.File]) -> None:
        """Make other files of those that a method of the easel paints."""
        paint = getattr(Easel, method)

        async def changed(*about: object) -> list[discord.File]:
            # Most games have no reports.
            files = await paint(*about) or [file("none.png", b"", None)]
            return [change(one, one.fp.read()) for one in files]

        self.patch(Easel, method, changed)

    def text(self, layout: discord.ui.LayoutView) -> discord.ui.LayoutView:
        """A layout that says the secret."""
        return layout.add_item(TextDisplay(f"a hand worth {self.secret}"))

    def word(self, told: object) -> str:
        """A text that ends with the secret."""
        return f"{told} {self.secret}"

    def buttons(self, layout: discord.ui.LayoutView) -> discord.ui.LayoutView:
        """A layout with as many buttons more as the secret says."""
        for number in range(self.secret % 3):
            layout.add_item(ActionRow(button(Press("more", 7, number), "More")))
        return layout


def file(name: str, content: bytes, alt: str | None) -> discord.File:
    return discord.File(io.BytesIO(content), filename=name, description=alt)
