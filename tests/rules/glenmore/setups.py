"""Positions of Glen More for tests, set up in a few words."""

from __future__ import annotations

from rules.glenmore import GlenMore

GAME = GlenMore()
BOX = GAME.box
