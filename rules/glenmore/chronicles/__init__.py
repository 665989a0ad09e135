"""The eight chronicles, each a module of its own, in the order of the rulebook.

They may be combined in any way (C0-R1), and each changes the set-up on top of the base game's
(C0-R2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.glenmore.chronicles.boats import Boats
from rules.glenmore.chronicles.casks import Casks
from rules.glenmore.chronicles.england import England
from rules.glenmore.chronicles.events import Events
from rules.glenmore.chronicles.gangs import Gangs
from rules.glenmore.chronicles.haggis import Haggis
from rules.glenmore.chronicles.mountain import Mountain
from rules.glenmore.chronicles.votes import Votes

if TYPE_CHECKING:
    from rules.glenmore.chronicles.chronicle import Chronicle

#: The base rules that all of them lean on.
GENERAL_RULES: Final = tuple(f"C0-R{number}" for number in range(1, 14))
#: The chronicles that can be played, by their names among the options.
CHRONICLES: Final[dict[str, type[Chronicle]]] = {
    chronicle.key: chronicle
    for chronicle in (Boats, Mountain, Casks, England, Haggis, Events, Votes, Gangs)
}
