"""What everybody is told, and what a refusal says, where it is easily forgotten."""

from __future__ import annotations

import pytest

from rules import GAMES, BadOptions, IllegalMove
from rules.core.shelf import game_of
from tests.rules.glenmore.gang_setups import mob
from tests.rules.glenmore.setups import play, refused, told
from tests.rules.glenmore.test_glenmore_boats import MINE, NEUTRAL, THEIRS, at_sea, put
from tests.rules.glenmore.test_glenmore_cards import morar
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


@pytest.mark.parametrize(
    ("river", "at", "where", "cell"),
    [
        (MINE, "g5", "neutral", "1"),
        (NEUTRAL, 1, "neutral", "2"),
        (NEUTRAL, 5, "other", "h5"),
        (THEIRS, "h5", "other", "g5"),
    ],
)
def test_c1_r6_everybody_is_told_in_whose_water_a_boat_is(river, at, where, cell):
    position = at_sea(steps=6)
    put(position, 0, river, at)
    (event,) = told(play(position, "row"), "rowed")
    assert (event.facts["where"], event.facts["cell"]) == (where, cell)


@pytest.mark.parametrize(
    ("cell", "reason"), [("g4", "would-break"), ("g5", "home-stays"), ("a1", "no-own-tile")]
)
def test_gm_r273_who_may_not_remove_a_tile_is_told_which(cell, reason):
    position = morar({"g4": "inshriach", "g3": "easdale"})
    with pytest.raises(IllegalMove) as error:
        position.play(position.to_act[0], f"remove-{cell}")
    assert (error.value.reason, error.value.facts["cell"]) == (reason, cell)


def test_a_chronicle_that_an_older_edition_lacks_is_refused_by_name():
    oldest = game_of("glenmore", 1, GAMES["glenmore"].first_edition)
    with pytest.raises(BadOptions) as error:
        oldest.start(2, {"chronicles": ["boats"]}, "seed")
    assert (error.value.name, error.value.reason) == ("chronicles", "unknown-value")
    assert error.value.facts["value"] == "boats"
    assert "boats" not in error.value.facts["known"]
