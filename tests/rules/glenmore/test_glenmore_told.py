"""What everybody is told, and what a refusal says, where it is easily forgotten."""

from __future__ import annotations

import pytest

from rules import GAMES, BadOptions
from rules.core.shelf import game_of
from tests.rules.glenmore.gang_setups import mob
from tests.rules.glenmore.setups import play, refused, told
from tests.rules.glenmore.test_glenmore_mountain import mountain


def test_c8_r33_everybody_is_told_where_a_member_stands():
    position = mob(land={"g5": "scotsman", "h5": "scotsman"}, owners={"kenneth": 0})
    (event,) = told(play(position, "post-kenneth recruit station-2-h5"), "stationed")
    assert event.facts == {"seat": 0, "member": "kenneth", "other": 2, "cell": "h5"}
    assert event.known_to(None)


def test_c2_r5_what_is_not_on_a_tile_can_not_be_laid_on_the_mountain():
    position = mountain(land={"g4": "rothiemurchus wood", "h4": "glen-lyon sheep"}, coins=1)
    play(position, "take-2")
    for word in ("toll-sheep-g4", "toll-wood-h4", "toll-wood-g6", "toll-cow-g6"):
        assert refused(position, word) == ("C2-R5", "good-not-there"), word


def test_a_chronicle_that_an_older_edition_lacks_is_refused_by_name():
    oldest = game_of("glenmore", 1, GAMES["glenmore"].first_edition)
    with pytest.raises(BadOptions) as error:
        oldest.start(2, {"chronicles": ["boats"]}, "seed")
    assert (error.value.name, error.value.reason) == ("chronicles", "unknown-value")
    assert error.value.facts["value"] == "boats"
    assert "boats" not in error.value.facts["known"]
