"""The options of Glen More, and what goes together."""

from __future__ import annotations

from typing import Final

from rules.core.options import Flag, OptionSet, Pick, Preset, Several
from rules.core.terms import Forced, MattersWith, OnlyFor, Setting
from rules.glenmore.chronicles import CHRONICLES

#: The numbers of players that there are (GM-R1).
SEAT_COUNTS: Final = (2, 3, 4)

#: The chronicles that the rulebook calls simple, and with them those of medium difficulty.
SIMPLE: Final = ("boats", "mountain", "haggis")
MEDIUM: Final = (*SIMPLE, "casks", "votes")

#: The die shortens a game of three or four (GM-R28). The end tile lies in the middle of the last
#: stack, or for a short game on top of it (GM-R31, GM-R32).
OPTIONS: Final = OptionSet(
    (
        Flag("die"),
        Pick("end", ("middle", "top"), "middle"),
        Several("chronicles", tuple(CHRONICLES)),
        # The mountain takes up two spaces, or one in the harder variant (C2-R16).
        Pick("mountain", ("two", "one"), "two"),
        # When two players may lay two tokens in one vote (Q7-1).
        Pick("two_votes", ("any", "once"), "any"),
    ),
    terms=(
        # With two players the die is always there (GM-R27).
        Forced(Setting("die"), (2,), "die-with-two"),
        MattersWith("two_votes", Setting("chronicles", "votes"), "with-votes"),
        *(
            OnlyFor(Setting("chronicles", key), chronicle.seat_counts, "chronicle-seats")
            for key, chronicle in CHRONICLES.items()
            if chronicle.seat_counts != SEAT_COUNTS
        ),
        MattersWith("mountain", Setting("chronicles", "mountain"), "with-mountain"),
    ),
    presets=(
        Preset("base"),
        Preset("short", {"end": "top"}),
        Preset("simple", {"chronicles": SIMPLE}),
        Preset("medium", {"chronicles": MEDIUM}),
        # Two can't play with the Englishman (C4-R1).
        Preset("seven", {"chronicles": [key for key in CHRONICLES if key != "england"]}),
        Preset("everything", {"chronicles": list(CHRONICLES)}),
    ),
    by_lot="chronicles",
)
