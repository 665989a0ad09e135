"""The members of the six clans.

A clan is a number from 0, a member too: 12 × clan + rank. The rank orders a clan's members by value
and puts the woman before the man of the same value, so "the higher one, women win ties" is the
greater rank, and two members of different clans have the same rank exactly if nothing decides
between them.
"""

from __future__ import annotations

from typing import Final

from rules.cherokee.box import BOX

CLANS: Final = BOX.clans

#: Value and sex of each rank; in a tie of values the woman ranks higher.
_RANKS: Final = sorted(
    [(value, False) for value in BOX.men] + [(value, True) for value in BOX.women]
)
PER_CLAN: Final = len(_RANKS)

#: All members.
MEMBERS: Final = range(len(CLANS) * PER_CLAN)
#: What lies in a gap. It has a place in the tables below, so that they can be asked about any cell.
NOBODY: Final = len(MEMBERS)

CLAN: Final = tuple(member // PER_CLAN for member in MEMBERS)
RANK: Final = (*(member % PER_CLAN for member in MEMBERS), -1)
VALUE: Final = (*(_RANKS[member % PER_CLAN][0] for member in MEMBERS), 0)
WOMAN: Final = (*(_RANKS[member % PER_CLAN][1] for member in MEMBERS), False)

#: How each member is written: ``WO5w`` is the woman of value 5 of the Wolf clan.
CODES: Final = tuple(
    f"{BOX.codes[CLAN[member]]}{VALUE[member]}{'w' if WOMAN[member] else 'm'}" for member in MEMBERS
)
#: What texts need to name each member.
FACTS: Final[tuple[dict[str, int | str], ...]] = tuple(
    {
        "clan": CLANS[CLAN[member]],
        "value": VALUE[member],
        "sex": "woman" if WOMAN[member] else "man",
    }
    for member in MEMBERS
)
