"""Building castles."""

from __future__ import annotations

from itertools import combinations

import pytest

from rules import Chance
from rules.core.facts import Listing
from rules.land.board import squares_in
from rules.land.castles import completed
from tests.rules.land.setups import (
    BOX,
    LANDS,
    after,
    castles,
    fact,
    hand,
    kinds,
    land,
    moves,
    play,
    points,
    prizes,
    refused,
    start,
    tokens,
)
from tests.rules.land.test_land_components import CELLS

CORNER = """
 4 . . A . . . . . . .
 5 . . A . . . . . . .
"""


def test_lc_r10_a_completed_shape_becomes_a_castle():
    position = land(CORNER, prizes="X5 V3 I5 T4", bag="W5 Z5", hands=(LANDS, ""), top="fish")
    events = play(position, "oak d5")
    assert tokens(position, 0) == ""
    assert castles(position) == "0:V3-c4c5d5"
    assert prizes(position) == "X5 W5 I5 T4"
    assert points(position) == "3:0"
    clan = position.view(None)["clans"][0]
    assert (clan["tokens"], clan["castles"]) == (15, 3)
    assert [prize["shape"] for prize in clan["prizes"]] == ["V3"]
    assert kinds(events, 0) == "conquered built prize drew"
    assert fact(events, "built") == {
        "seat": 0,
        "castle": "c4",
        "shape": "V3",
        "squares": Listing("square", ("c4", "c5", "d5")),
        "points": 3,
    }
    assert fact(events, "prize") == {"corner": 1, "shape": "W5", "points": 7}
    assert hand(position, 0) == "oak sun sun sun fish"


def test_lc_r10_a_shape_that_is_not_displayed_is_no_castle():
    position = land(CORNER, prizes="X5 I3 I5 T4", hands=(LANDS, ""))
    play(position, "oak d5")
    assert castles(position) == ""
    assert tokens(position, 0) == "c4 c5 d5"


#: A shape that differs from its mirror image, upright and turned, and the mirror image; all
#: completed on d5.
AS_DRAWN = """
 5 . . A . . . . . . .
 6 . . . A A . . . . .
"""
TURNED = """
 4 . . . . A . . . . .
 5 . . . . A . . . . .
 6 . . . A . . . . . .
"""
MIRRORED = """
 5 . . . . A . . . . .
 6 . . A A . . . . . .
"""


@pytest.mark.parametrize("drawing", [AS_DRAWN, TURNED, MIRRORED])
def test_lc_r10_shapes_count_in_every_rotation_and_mirror_image(drawing):
    position = land(drawing, prizes="S4 I5 X5 L5", hands=(LANDS, ""))
    play(position, "oak d5")
    assert castles(position).startswith("0:S4-")


def test_lc_r10_the_tokens_of_others_do_not_help():
    drawing = CORNER.replace("5 . . A", "5 . . B")
    position = land(drawing, prizes="X5 V3 I5 T4", hands=(LANDS, ""))
    play(position, "oak d5")
    assert castles(position) == ""


def test_lc_r11_building_is_not_a_choice():
    position = land(CORNER, prizes="X5 V3 I5 T4", hands=(LANDS, ""))
    play(position, "oak d5")
    assert position.to_act == (1,), "no question in between"


def test_lc_r11_the_player_picks_shape_and_place_if_several_fit():
    position = land(
        """
         4 . . A . . . . . . .
         5 . . A . A . . . . .
         6 . . . . . . . . . .
        """,
        prizes="I3 V3 S4 T4",
        hands=(LANDS, ""),
    )
    play(position, "oak d5")
    assert position.view(0)["ask"] == "castle"
    assert moves(position) == "I3-c5d5e5 V3-c4c5d5"
    assert position.view(0)["buildable"] == (
        {"shape": "I3", "squares": ("c5", "d5", "e5"), "points": 3},
        {"shape": "V3", "squares": ("c4", "c5", "d5"), "points": 3},
    )
    assert position.view(1)["buildable"] == position.view(None)["buildable"] == ()
    events = play(position, "I3-c5d5e5")
    assert castles(position) == "0:I3-c5d5e5"
    assert tokens(position, 0) == "c4", "what is not part of the castle stays"
    assert kinds(events) == "conquered built prize"


def test_lc_r11_the_list_has_what_each_castle_is_worth():
    position = land(
        """
         4 . . A . . . . . . .
         5 . . A . A . . . . .
        """,
        prizes="I3 V3 L4 T4",
        hands=(LANDS, ""),
    )
    play(position, "oak d5")
    assert moves(position) == "I3-c5d5e5 L4-c4c5d5e5 V3-c4c5d5"
    facts = {str(move): move.facts["points"] for move in position.moves(0)}
    assert facts == {"I3-c5d5e5": 3, "L4-c4c5d5e5": 5, "V3-c4c5d5": 3}


def test_lc_r11_only_a_completed_castle_can_be_picked():
    position = land(
        """
         4 . . A . . . . . . .
         5 . . A . A . . . . .
        """,
        hands=(LANDS, ""),
    )
    play(position, "oak d5")
    assert refused(position, "V3-c1d1c2") == "LC-R11 castle-not-complete"
    assert refused(position, "S4-c4c5d5d6") == "LC-R10 shape-not-displayed"


def test_lc_r11_a_picked_castle_counts_by_the_options_of_the_game():
    position = land(
        """
         4 . . A . . . . . . .
         5 . . A . A . . . . .
        """,
        hands=(LANDS, ""),
        points="squares",
    )
    play(position, "oak d5 L4-c4c5d5e5")
    assert points(position) == "4:0"


def test_lc_r12_a_square_under_a_castle_can_not_be_conquered():
    position = land(
        """
         4 . . b . . . . . . .
         5 . . b b . . . . . .
        """,
        hands=(LANDS, ""),
    )
    assert "d5" not in after(position, "oak").split()
    assert "d4" not in after(position, "wizard d").split()
    play(position, "oak")
    assert refused(position, "d5") == "LC-R12 castle-there"


@pytest.mark.parametrize(("drawing", "built"), [(AS_DRAWN, 1), (TURNED, 1), (MIRRORED, 0)])
def test_b2_without_mirror_images_only_rotations_count(drawing, built):
    position = land(drawing, prizes="S4 I5 X5 L5", hands=(LANDS, ""), mirror_allowed=False)
    play(position, "oak d5")
    assert len(castles(position).split()) == built


def test_b3_own_tokens_beside_the_shape_do_no_harm_and_stay():
    position = land(
        """
         4 . . A . A . . . . .
         5 . . A . A . . . . .
         6 . . A . . . . . . .
        """,
        prizes="I5 V3 X5 T5",
        hands=(LANDS, ""),
    )
    play(position, "oak d5 V3-c4c5d5")
    assert tokens(position, 0) == "e4 e5 c6"


def test_b4_squares_of_a_castle_are_no_part_of_another():
    position = land(
        """
         4 . . a . . . . . . .
         5 . . a . A . . . . .
         6 . . a . . . . . . .
        """,
        prizes="V3 L4 T4 I5",
        hands=(LANDS, ""),
    )
    play(position, "oak d5")
    assert castles(position) == "0:I3-c4c5c6"


def test_b5_a_prize_that_comes_too_late_waits_for_a_token_of_its_shape():
    drawing = """
     4 . . A . . . . . . .
     5 . . A A . . . . . .
    """
    position = land(drawing, prizes="V3 L4 T4 I5", hands=(LANDS, ""))
    play(position, "sun g10")
    assert castles(position) == ""


def test_b5_with_the_option_any_own_token_lets_it_be_claimed():
    drawing = """
     4 . . A . . . . . . .
     5 . . A A . . . . . .
    """
    position = land(
        drawing, prizes="V3 L4 T4 I5", hands=(LANDS, ""), shape_must_contain_new_token=False
    )
    play(position, "sun g10")
    assert castles(position) == "0:V3-c4c5d5"
    assert tokens(position, 0) == "g10"


def test_b5_with_the_option_old_and_new_castles_are_all_offered():
    position = land(
        """
         1     . . A A . .
         4 . . A . . . . . . .
         5 . . A A . . . . . .
        """,
        prizes="V3 I3 T4 I5",
        hands=(LANDS, ""),
        shape_must_contain_new_token=False,
    )
    play(position, "sun d1")
    assert moves(position) == "I3-d1e1f1 V3-c4c5d5"


def test_b5_with_the_option_a_square_completes_only_what_it_is_part_of():
    position = land(
        """
         1     . . A A . .
         4 . . A . . . . . . .
         5 . . A A . . . . . .
        """,
        prizes="V3 I4 X5 I5",
        hands=(LANDS, ""),
        shape_must_contain_new_token=False,
    )
    found = {one["square"] for one in position.view(0)["completing"]}
    assert found == {"e2", "f2", "b4", "d4", "b5", "c6", "d6"}


def test_b6_one_castle_is_built_in_a_turn():
    position = land(
        """
         4 . . A . A . . . . .
         5 . . A . A . . . . .
        """,
        prizes="V3 I4 X5 I5",
        bag="P5",
        hands=(LANDS, ""),
    )
    assert after(position, "oak d5") == "V3-c4c5d5 V3-e4d5e5"
    play(position, "oak d5 V3-e4d5e5")
    assert castles(position) == "0:V3-e4d5e5"
    assert tokens(position, 0) == "c4 c5"
    assert position.to_act == (1,)


def test_b25_from_an_empty_bag_the_corner_stays_empty():
    position = land(CORNER, prizes="X5 V3 I5 T4", bag="", hands=(LANDS, ""))
    events = play(position, "oak d5")
    assert prizes(position) == "X5 - I5 T4"
    assert fact(events, "bag_empty") == {"corner": 1}
    play(position, "wizard j j3")
    assert prizes(position) == "X5 - I5 T4"


# ---- against brute force -------------------------------------------------------------------------


def brute(own, square, shown):
    """All castles by trying every set of own tokens, each held against the shape in all ways."""
    found = set()
    for shape in shown:
        cells, _ = CELLS[list(CELLS)[shape]]
        others = [one for one in squares_in(own) if one != square]
        for some in combinations(others, len(cells) - 1):
            places = [BOX.board.places[one] for one in (*some, square)]
            if same_shape(places, cells):
                found.add((shape, frozenset((*some, square))))
    return found


def same_shape(places, cells):
    wanted = moved_home(cells)
    for flip in (False, True):
        turned = [(row, -column) if flip else (row, column) for row, column in places]
        for _ in range(4):
            turned = [(column, -row) for row, column in turned]
            if moved_home(turned) == wanted:
                return True
    return False


def moved_home(places):
    top, left = min(row for row, _ in places), min(column for _, column in places)
    return sorted((row - top, column - left) for row, column in places)


@pytest.mark.parametrize("seed", range(12))
def test_lc_r10_castles_are_those_that_brute_force_finds(seed):
    chance, setup = Chance(f"brute {seed}"), start().setup
    for _ in range(3):
        # Tokens in a clump, for lonely ones complete nothing.
        square = chance.below(len(BOX.board.names))
        own = 1 << square
        while own.bit_count() < 9:
            own |= 1 << chance.pick(list(squares_in(BOX.board.around(own))))
        shown = list(range(19))
        chance.shuffle(shown)
        sites = completed(setup, shown[:4], own, square)
        found = {(site.shape, frozenset(site.squares)) for site in sites}
        assert len(found) == len(sites)
        assert found == brute(own, square, shown[:4])
