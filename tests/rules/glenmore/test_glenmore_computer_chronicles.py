"""What the computer player makes of single chronicles: of boats on their way, of barrels."""

from __future__ import annotations

from rules.glenmore.worth import Outlook
from tests.rules.glenmore.setups import play, table
from tests.rules.glenmore.test_glenmore_boats import NEUTRAL, RING, at_sea, homebound, race, tokens
from tests.rules.glenmore.test_glenmore_casks import cellar_table, house
from tests.rules.glenmore.test_glenmore_computer import turn

#: Stacks with which there is time for many a turn.
LONG = {"C": "pitlochry " * 30}

# ---- boats ---------------------------------------------------------------------------------------


def test_movement_points_that_are_left_over_bring_a_boat_no_nearer():
    position = at_sea(2, steps=0)
    before = race(position).worth(position, 0, 8.0)
    position.steps = 3
    assert race(position).worth(position, 0, 8.0) == before


def test_it_rows_with_what_scotsmen_dont_need():
    assert "row" in turn(at_sea(2, steps=1))


def test_every_tile_on_the_way_home_is_worth_something():
    position = at_sea(2, steps=3)
    outlook = Outlook(position, 0)
    worths = [outlook.worth(position)]
    while position.steps:
        # Three tiles on there is no castle yet.
        play(position, "row")
        worths.append(outlook.worth(position))
    assert worths == sorted(set(worths))


def test_the_last_step_home_is_never_a_loss():
    for turns in (0.0, 1.0, 8.0, 20.0):
        position = homebound(2)
        tokens(position, 0)
        hoped = race(position).worth(position, 0, turns) + position.players[0].points
        play(position, "row")
        assert race(position).home == (0,)
        assert race(position).worth(position, 0, turns) + position.players[0].points > hoped


def test_a_castle_without_tokens_is_not_worth_the_way():
    position = at_sea(2)
    before = race(position).worth(position, 0, 8.0)
    tokens(position, 1)
    assert race(position).worth(position, 0, 8.0) < before


def test_opening_the_race_is_worth_a_turn_of_rowing_and_no_more():
    shut, ready = at_sea(2, opened=False), at_sea(2)
    worths = [race(one).worth(one, 0, 8.0) for one in (shut, ready)]
    assert race(ready).worth(ready, 0, 7.0) < worths[1]
    assert worths[0] < worths[1] < worths[0] + 5


def test_movement_points_of_turns_to_come_count_until_the_boat_is_home():
    position = homebound(2)
    tokens(position, 0)
    before = race(position).wakes(position, 0)["steps"]
    play(position, "row")
    assert before > race(position).wakes(position, 0)["steps"] == 0


def test_a_tile_on_the_way_is_worth_the_more_the_more_tokens_wait_there():
    position = at_sea(2)
    before = race(position).wakes(position, 0)["steps"]
    tokens(position, NEUTRAL)
    assert race(position).wakes(position, 0)["steps"] < before


def test_villages_are_worth_more_while_the_boat_is_under_way():
    gains = []
    for home in ((), (0,)):
        worths = []
        for tile in ("easdale", "plockton"):
            land = {"g4": f"{tile} scotsman"}
            position = table(RING, land, chronicles="boats", end=False, stacks=LONG)
            race(position).home = home
            worths.append(Outlook(position, 0).worth(position))
        gains.append(worths[1] - worths[0])
    assert gains[0] > gains[1] + 1


def test_a_turn_more_is_worth_more_once_boats_may_move():
    shut, ready = at_sea(2, opened=False), at_sea(2)
    assert race(shut).turn_worth(shut, 0) == 0 < race(ready).turn_worth(ready, 0)


# ---- casks ---------------------------------------------------------------------------------------


def test_a_barrel_is_worth_more_in_a_later_cell_while_it_can_be_sold():
    worths = []
    for place in (1, 2, 3):
        position = cellar_table("p0 p1 easdale sale-b", barrels=[place])
        worths.append(house(position).worth(position, 0, 5.0))
    assert worths == sorted(set(worths))


def test_a_cellar_is_worth_nothing_when_all_sale_tiles_are_behind():
    position = cellar_table("p0 p1 easdale", barrels=[1, 3])
    assert house(position).worth(position, 0, 5.0) == 0


def test_it_sells_for_good_points_at_the_last_sale_tile():
    position = cellar_table("p0 p1 sale-d easdale", barrels=[1, 2, 3])
    assert any(word.startswith(("sell-cask", "bonus-cask")) for word in turn(position))
