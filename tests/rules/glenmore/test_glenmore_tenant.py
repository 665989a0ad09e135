"""The tenant's duty when her tile can't be paid at the beginning of the turn (C8-R28, C8-R30)."""

from __future__ import annotations

import pytest

from rules.glenmore.chronicles.gangs import Gangs
from rules.glenmore.chronicles.mountain import Mountain
from tests.rules.glenmore.gang_setups import end_turn, mob
from tests.rules.glenmore.setups import asked, begin, moves, number, play, refused

#: It costs two coins.
DEAR = "kyle-of-lochalsh"


def poor(ring: str = f"p0 p1 p2 {DEAR} lochridge inshriach", chronicles: str = "gangs", **owners):
    """The first seat has reserved a tile and no coin to pay for it; its next turn begins."""
    position = mob(ring, owners={"tenant": 0, **owners}, chronicles=chronicles)
    Gangs.of(position).reserved = (number(DEAR, position.box), 2)
    for chronicle in position.chronicles:
        if isinstance(chronicle, Mountain):
            chronicle.coins = 4
    begin(position)
    return position


def has_it(position) -> bool:
    """Whether the first seat has taken the tile, and the tenant's card lies as it lay."""
    gangs = Gangs.of(position)
    gone = number(DEAR, position.box) not in position.ring.floor
    return gone and gangs.reserved is None and not gangs.ruined


@pytest.mark.parametrize(
    ("ring", "words"),
    [
        ("p0 p1 p2 robert-the-bruce lochridge", "take-1 no-marker"),
        ("p0 p1 p2 easdale mountain mountain lochridge", "climb"),
    ],
)
def test_c8_r26_a_tile_is_reserved_after_any_way_that_the_figure_went(ring, words):
    position = mob(ring, owners={"tenant": 0}, chronicles="mountain gangs")
    assert moves(position, "reserve") == []
    play(position, words)
    lochridge = position.ring.number(position.ring.floor.index(number("lochridge", position.box)))
    assert f"reserve-{lochridge}-3" in moves(position)


def test_c8_r31_another_who_takes_the_tile_leaves_her_the_other_tokens():
    position = mob(owners={"tenant": 1}, coins=3)
    Gangs.of(position).reserved = (number("lochridge"), 2)
    Gangs.of(position).tokens = {"tenant": (1, 3)}
    position.changed()
    play(position, "take-1")
    gangs = Gangs.of(position)
    assert (gangs.reserved, gangs.ruined) == (None, False)
    assert gangs.tokens["tenant"] == (1, 3)
    assert [player.coins for player in position.players] == [1, 2, 0]


def test_c8_r30_what_lies_on_the_mountain_may_pay_for_it():
    position = poor(
        f"p0+mountain mountain p1 p2 {DEAR} lochridge inshriach", chronicles="mountain gangs"
    )
    assert asked(position) == "descend"
    assert not Gangs.of(position).ruined
    play(position, "gather")
    # There is no other tile to take, so nothing was asked.
    assert has_it(position)


def test_c8_r30_joes_coins_may_pay_for_it():
    position = poor(joe=0)
    assert len(moves(position, "take")) > 1
    play(position, "fiction-wood fiction-stone")
    assert moves(position, "take") == ["take-1"]
    play(position, "take-1")
    assert has_it(position)


def test_c8_r28_the_duty_is_why_nothing_else_is_possible():
    position = poor(
        f"p0 p1 p2 {DEAR} lochridge mountain mountain clachaig-inn world-end",
        chronicles="mountain gangs",
        joe=0,
    )
    play(position, "fiction-wood fiction-stone")
    assert moves(position, "take") == ["take-1"]
    for word in ("take-2", "take-3", "discard-2", "finish", "climb"):
        assert refused(position, word) == ("C8-R28", "reserved-first")
    assert refused(position, "take-9") == ("GM-R65", "no-tile-there")
    view = position.view(0)
    ways = {space["tile"]: space["open"] for space in view["ring"] if space["tile"]}
    assert [tile for tile, is_open in ways.items() if is_open] == [DEAR]
    assert view["chronicles"]["mountain"]["open"] is False


def test_c8_r30_who_has_not_taken_it_at_the_end_of_the_turn_loses_her():
    position = poor()
    end_turn(position)
    gangs = Gangs.of(position)
    assert gangs.ruined
    assert (gangs.reserved, gangs.tokens["tenant"]) == (None, ())
