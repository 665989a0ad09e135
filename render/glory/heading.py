"""The table with a heading in which names stand: if need be, they are shortened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.kit.backdrop import (
    MARGIN,
    SUBTITLE_TYPE,
    TITLE_AT,
    TITLE_TYPE,
    WIDTH,
    lay_table,
)
from render.kit.colour import LIVERIES
from render.kit.names import fit_names

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from render.kit.canvas import Canvas
    from render.kit.colour import Player


def lay_headed(
    height: int,
    names: Sequence[str],
    title: Callable[[Sequence[str]], str],
    subtitle: Callable[[Sequence[str]], str],
    *,
    crest: Player | None = None,
) -> Canvas:
    """A fresh canvas with the game's table; title and subtitle are made from the names.

    The brooch shows the flame, or the ordinary of a player.
    """
    room = WIDTH - MARGIN - TITLE_AT[0]
    return lay_table(
        LIVERIES["glory"],
        height,
        fit_names(title, names, *TITLE_TYPE, room),
        fit_names(subtitle, names, *SUBTITLE_TYPE, room),
        crest=None if crest is None else (crest.emblem, crest.colour),
    )
