"""Extras: what a single game offers beside its moves, on a private button of its own.

The game's cog says with `extra` when the button is there, and with `bot.ui.press.on` what it does.
Its label is the text ``game-verb``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from bot.ui.press import Press, button

if TYPE_CHECKING:
    from discord.ui import Button

    from bot.languages import Words
    from bot.scene import Scene
    from bot.ui.press import Layout

Offered = Callable[["Scene"], bool]
#: By game; the rows they go into have room for one.
_EXTRAS: Final[dict[str, tuple[str, Offered]]] = {}


def extra(game: str, verb: str) -> Callable[[Offered], Offered]:
    """Decorate the function that says whether a scene's viewer is offered that verb of a game."""

    def note(offered: Offered) -> Offered:
        if game in _EXTRAS:
            raise ValueError(f"{game!r} has {_EXTRAS[game][0]!r} already")
        _EXTRAS[game] = verb, offered
        return offered

    return note


def extra_button(scene: Scene, words: Words) -> Button[Layout] | None:
    """The button that the scene's game adds, if it offers one now."""
    game = scene.match.game
    if game not in _EXTRAS:
        return None
    verb, offered = _EXTRAS[game]
    press = Press(verb, scene.match.id, scene.moment)
    return button(press, words(f"{game}-{verb}")) if offered(scene) else None
