"""The shelf on which all games stand, by their keys; `rules` puts them there."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.core.game import Game

GAMES: dict[str, Game] = {}
