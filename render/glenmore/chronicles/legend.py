"""The legend of the chronicles in play: every icon that they add, with a word or two."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.glenmore.chronicles.common import TOP, WIDE, board
from render.glenmore.chronicles.haggis import haggis_token
from render.glenmore.chronicles.race import boat_piece
from render.glenmore.chronicles.votes import vote
from render.glenmore.guests import climbing_mark, englishman
from render.glenmore.metal import money, penny, socket
from render.glenmore.pieces import penalty, points, sign, tab
from render.kit.backdrop import MARGIN, lay_table
from render.kit.colour import BONE, LIVERIES, PAPER2
from render.kit.type import Face, fit

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from render.kit.canvas import Canvas
    from render.kit.sprite import Sprite
    from render.painter import Words
    from rules.glenmore.view import GlenMoreView

_ROW: Final = 64
_HEAD: Final = 60
_HALF: Final = (WIDE - 12) // 2
#: By chronicle: its icons, by the keys of their words.
_ICONS: Final[dict[str, dict[str, Callable[[], Sprite]]]] = {
    "boats": {
        "boat": lambda: boat_piece(0, 62),
        "reward": lambda: sign("reward", 56),
        "castle": lambda: sign("tower", 54),
    },
    "mountain": {
        "climb": lambda: climbing_mark(now=True),
        "climb-not": lambda: climbing_mark(now=False),
    },
    "casks": {
        "age": lambda: sign("ageing", 58),
        "cellar": lambda: sign("cellar", 56),
        "cask-cell": lambda: socket("2", 62, ready=True),
        "sale": lambda: points("+2", 60),
    },
    "england": {
        "englishman": lambda: englishman(62),
        "england-row": lambda: money("1", 60),
    },
    "haggis": {
        "haggis": lambda: sign("haggis", 58),
        "haggis-up": lambda: haggis_token("2", up=True, side=64),
        "haggis-down": lambda: haggis_token("", up=False, side=64),
    },
    "events": {
        "event": lambda: sign("chapter", 58),
    },
    "votes": {
        "yes": lambda: vote("yes", 60),
        "no": lambda: vote("no", 60),
        "ballot": lambda: sign("ballot", 56),
    },
    "gangs": {
        "jail": lambda: sign("jail", 56),
        "penny": lambda: penny("−", 60),
        "penny-won": lambda: penny("+", 60),
        "penalty": lambda: penalty("−3", 62),
        "mask": lambda: sign("mask", 56),
    },
}


def chronicles_of(view: GlenMoreView) -> list[str]:
    """The chronicles in play, in their order."""
    return [key for key in _ICONS if key in view["chronicles"]]


def _boards(view: GlenMoreView) -> list[tuple[str, dict[str, Callable[[], Sprite]]]]:
    special = {"special": lambda: tab("special", 58)}
    return [("all", special), *((key, _ICONS[key]) for key in chronicles_of(view))]


def draw_chronicle_legend(view: GlenMoreView, names: Sequence[str], words: Words) -> Canvas:
    """A board for each chronicle, in two columns, each as high as it needs."""
    placed: list[tuple[str, dict[str, Callable[[], Sprite]], int, int, int]] = []
    ends = [TOP, TOP]
    # The longest first, so that both columns come out nearly the same.
    for key, icons in sorted(_boards(view), key=lambda board_: -len(board_[1])):
        column = 0 if ends[0] <= ends[1] else 1
        high = _HEAD + _ROW * len(icons) + 12
        placed.append((key, icons, MARGIN + column * (_HALF + 12), ends[column], high))
        ends[column] += high + 12
    canvas = lay_table(
        LIVERIES["glenmore"],
        max(780, max(ends) + 12),
        words("glenmore-legend-chronicles"),
        words("glenmore-legend-chronicles-about"),
    )
    for key, icons, x, y, high in placed:
        canvas.put(board(_HALF, high), x, y)
        heading = fit(words(f"glenmore-legend-chronicle-{key}"), Face.SERIF_BOLD, 40, _HALF - 40)
        canvas.write(heading, x + 24, y + 36, PAPER2)
        for place, (icon, draw) in enumerate(icons.items()):
            middle = y + _HEAD + _ROW * (place + 0.5)
            canvas.centre(draw(), x + 58, middle)
            text = fit(words(f"glenmore-legend-{icon}"), Face.SANS_SEMIBOLD, 36, _HALF - 126)
            canvas.write(text, x + 108, middle, BONE)
    return canvas


def tell_chronicle_legend(view: GlenMoreView, names: Sequence[str], words: Words) -> list[str]:
    """The same in words."""
    return [
        words("glenmore-legend-chronicles"),
        *(
            f"{words(f'glenmore-legend-chronicle-{key}')}: "
            + ", ".join(words(f"glenmore-legend-{icon}") for icon in icons)
            for key, icons in _boards(view)
        ),
    ]
