"""The game stands on the shelf before any of its tests is collected."""

from __future__ import annotations

from rules import GAMES
from rules.cherokee import Cherokee

GAMES.setdefault("cherokee", Cherokee())
