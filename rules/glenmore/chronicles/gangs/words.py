"""The moves of the Penny Mobs."""

from __future__ import annotations

from typing import Final

from rules.glenmore.asking import GROUPS
from rules.glenmore.components import GOODS
from rules.glenmore.moves import SHAPES, WORDS

#: The members of the gangs, in the order of the rulebook.
MEMBERS: Final = (
    *("collector", "joe", "bruce", "tenant", "kenneth", "fergus", "sybil", "derek"),
    *("mike", "calum", "billy", "fraser", "una", "elspeth", "erin", "john"),
)
#: Those who are a Scotsman in another's territory, in the order in which they give way.
POSTED: Final = ("fergus", "mike", "kenneth")

SHAPES.update(
    {
        "penny": ("member",),
        "release": ("member",),
        "no-penny": (),
        "tax": ("clan", "coins"),
        "fiction": ("stall",),
        "reserve": ("number", "coins"),
        "levy": ("good", "cell"),
        "levy-sell": ("good",),
        "no-levy": (),
        "post": ("member",),
        "recruit": (),
        "recruit-from": ("cell",),
        "station": ("seat", "cell"),
        "stay": (),
        "sneak": ("cell",),
        "rob": ("good",),
        "no-rob": (),
        "swindle": ("seat", "cell"),
        "dump": ("seat", "cell"),
        "give-penny": (),
        "no-gift": (),
        "extra-reward": (),
        "no-extra": (),
        "steal-haggis": ("seat",),
        "no-steal": (),
        "give-haggis": ("number",),
        "reroll": (),
        "keep-roll": (),
        "cheat": ("thing", "good"),
        "no-cheat": (),
        "claim": ("tile",),
    }
)
WORDS.update({"member": MEMBERS, "stall": (*GOODS, "england"), "thing": (*GOODS, "coin")})
GROUPS.update(
    {
        "no-penny": "end",
        "levy-sell": "levy",
        "no-levy": "levy",
        "recruit-from": "recruit",
        "stay": "station",
        "no-rob": "rob",
        "no-gift": "give-penny",
        "no-extra": "extra-reward",
        "no-steal": "steal-haggis",
        "keep-roll": "reroll",
        "no-cheat": "cheat",
    }
)
