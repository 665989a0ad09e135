"""The chapters of Glen More's rules: the base game's, and one for each chronicle."""

from __future__ import annotations

from typing import Final

from rules.core.chapters import Chapter, chapter
from rules.core.terms import settings
from rules.glenmore.chronicles import CHRONICLES, GENERAL_RULES

CHAPTERS: Final = (
    chapter("box", "GM", 1, 15),
    chapter("start", "GM", 16, 41),
    chapter("order", "GM", 42, 50),
    chapter("die", "GM", 51, 63),
    chapter("turn", "GM", 64, 78, "take"),
    chapter("paying", "GM", 79, 95, "pay", "comfort"),
    chapter("market", "GM", 96, 113),
    chapter("placing", "GM", 114, 124, "place"),
    chapter("rebuilding", "GM", 125, 139),
    chapter("effects", "GM", 140, 151, "effect", "gain"),
    chapter("activating", "GM", 152, 179, "activate", "produce", "trade"),
    chapter("moving", "GM", 180, 189),
    chapter("board", "GM", 190, 209, "clan"),
    chapter("clans", "GM", 210, 254, "put", "salvage", "settle", "wake"),
    chapter("landmarks", "GM", 255, 282, "remove", "keep"),
    chapter("scorings", "GM", 283, 291),
    chapter("end", "GM", 292, 307),
    chapter("details", "GM", 308, 320),
    Chapter("chapter-chronicles", GENERAL_RULES, settings=settings("chronicles", *CHRONICLES)),
    *(
        Chapter(f"chronicles-{key}", one.rules, one.asks, settings("chronicles", key))
        for key, one in CHRONICLES.items()
    ),
)
