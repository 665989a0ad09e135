"""What a refusal says beside its reason."""

from __future__ import annotations

import pytest

from rules import IllegalMove
from tests.rules.glory.setups import drawn
from tests.rules.glory.test_glory_placement import RED_FIVE


def test_cg_r11_who_tries_a_taken_cell_is_told_which_card_lies_there():
    position = drawn(RED_FIVE, "R3 / ")
    with pytest.raises(IllegalMove) as refused:
        position.play(0, "R3@2.T1")
    facts = refused.value.facts
    assert (facts["card"], facts["cell"], facts["lies"]) == ("R3", "2.T1", "R5")
