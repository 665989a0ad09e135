"""What a play leaves of what was seen of a hand before (LC-R24)."""

from __future__ import annotations

from rules.land.cards import SHIELD, SWORD
from rules.land.deck import Seen

OFFERED = Seen("shields", 0, many=2)
LACKS = Seen("lacks", 0, many=3, cards=frozenset({SWORD}))


def test_lc_r24_a_shield_played_is_one_of_those_that_were_offered():
    assert OFFERED.after(Seen("played", 0, SHIELD)).many == 1


def test_lc_r24_another_card_leaves_the_offered_shields_in_the_hand():
    assert OFFERED.after(Seen("played", 0, SWORD)) == OFFERED


def test_lc_r24_a_shield_of_somebody_else_says_nothing_about_this_hand():
    assert OFFERED.after(Seen("played", 1, SHIELD)) == OFFERED


def test_lc_r24_a_card_that_was_not_lacking_is_one_less_of_those_known_to_lack():
    assert LACKS.after(Seen("played", 0, SHIELD)).many == 2
    assert LACKS.after(Seen("played", 0, SWORD)) == LACKS
    assert LACKS.after(Seen("played", 1, SHIELD)) == LACKS
