"""Castles and prizes, the end of the game, and what is public."""

from __future__ import annotations

import pytest

from tests.rules.land.setups import (
    LANDS,
    SIEGE,
    THREE_CASTLES,
    castles,
    hand,
    kinds,
    land,
    play,
    points,
    prizes,
    refused,
    start,
)

FREE = "I4 X5 W5 Z5"


def test_lc_r20_castles_and_prizes_of_a_clan_are_the_same():
    position = land(THREE_CASTLES, prizes=FREE, hands=(LANDS, ""))
    for clan in position.view(None)["clans"]:
        assert len(clan["prizes"]) == 4 - clan["castles"]
    owned = [one["shape"] for one in position.view(None)["castles"]]
    assert [prize["shape"] for prize in position.view(None)["clans"][0]["prizes"]] == owned


def test_lc_r20_a_captured_castle_takes_its_prize_along():
    position = land(SIEGE, hands=("oak oak oak oak sword", ""))
    play(position, "attack-c4 swords-1 decline")
    assert [len(clan["prizes"]) for clan in position.view(None)["clans"]] == [1, 0]


def test_lc_r22_the_fourth_castle_ends_the_game_at_once():
    position = land(THREE_CASTLES, prizes=FREE, hands=("toadstool oak oak oak oak", ""))
    events = play(position, "toadstool f5")
    assert kinds(events, 0) == "conquered built ended", "no prize and no card is drawn any more"
    assert position.outcome is not None
    assert position.outcome.reason == "prizes"
    assert (position.to_act, position.view(0)["stage"]) == ((), "over")
    assert prizes(position) == "- X5 W5 Z5"
    assert len(hand(position, 0).split()) == 4


def test_lc_r22_so_does_the_fourth_prize_by_capture():
    position = land(
        THREE_CASTLES.replace("5 . . A A A . . . . .", "5 . . b b b b A . . ."),
        prizes="L4 X5 W5 Z5",
        hands=("oak oak oak oak sword", ""),
    )
    events = play(position, "attack-c5 swords-1 decline")
    assert kinds(events, 0) == "attacked captured ended"
    assert position.outcome is not None
    assert position.view(None)["attack"] is None


def test_lc_r22_after_the_end_nobody_moves():
    position = land(THREE_CASTLES, prizes=FREE, hands=("toadstool oak oak oak oak", ""))
    play(position, "toadstool f5")
    assert [position.moves(seat) for seat in (0, 1)] == [(), ()]
    assert refused(position, "oak", seat=1) == "LC-R6 game-over"


def test_lc_r22_a_repelled_attack_ends_nothing():
    position = land(
        THREE_CASTLES.replace("5 . . A A A . . . . .", "5 . . b b b b A . . ."),
        prizes="L4 X5 W5 Z5",
        hands=("oak oak oak oak sword", "shield oak oak oak oak"),
    )
    play(position, "attack-c5 swords-1 shields-1")
    assert position.outcome is None


def test_lc_r23_most_points_win():
    position = land(THREE_CASTLES, prizes=FREE, hands=("toadstool oak oak oak oak", ""))
    play(position, "toadstool f5")
    assert position.outcome.ranking == ((0,), (1,))
    assert position.outcome.scores == (3 + 3 + 5 + 5, 0)


#: The same, against three castles of five squares.
RICH = """
 1     a a a . . .
 3 b b b b b . . . a a
 4 . . . . . . . . . a
 5 . . A A A . . . . .
 6 b b b b . . . . . .
 7 b . . . . . b b b b
 8 . . . . . . . b . .
 9     a a a . . .
10     . a . . . .
"""


def test_lc_r23_who_ends_the_game_need_not_win_it():
    position = land(RICH, prizes=FREE, hands=("toadstool oak oak oak oak", ""))
    assert points(position) == "11:21"
    play(position, "toadstool f5")
    assert position.outcome.scores == (16, 21)
    assert position.outcome.ranking == ((1,), (0,))


def test_b24_equal_points_share_the_victory():
    drawing = RICH.replace("7 b . . . . . b b b b", "7 b . . . . . . b b .")
    drawing = drawing.replace("8 . . . . . . . b . .", "8 . . . . . . . b b .")
    position = land(drawing, prizes=FREE, hands=("toadstool oak oak oak oak", ""), points="squares")
    play(position, "toadstool f5")
    assert position.outcome.scores == (14, 14)
    assert position.outcome.ranking == ((0, 1),)
    assert position.outcome.winners == (0, 1)


def test_lc_r24_hands_and_the_bag_are_hidden():
    position = start(3)
    for viewer in (None, 0, 1, 2):
        view = position.view(viewer)
        assert view["bag"] == 15
        assert (view["hand"] is None) == (viewer is None)
        assert all(set(player) == {"clan", "hand", "wizards"} for player in view["players"])


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_lc_r24_all_but_the_own_hand_and_the_own_turn_is_the_same_for_everybody(viewer):
    position = land(
        """
         4 . . b . . . . . . .
         5 . A b b A . C . . .
        """,
        seats=3,
        hands=("oak oak oak oak sword", "", ""),
    )
    seen, public = position.view(viewer), position.view(None)
    own = {"seat", "hand"}
    assert {key for key in seen if seen[key] != public[key]} <= own


def test_lc_r24_the_player_sees_what_could_be_completed():
    position = land(
        """
         4 . . A . A . . . . .
         5 . . . . A B . . . .
        """,
        prizes="I3 V3 X5 T5",
        hands=(LANDS, ""),
    )
    found = {one["square"]: (one["shapes"], one["taken"]) for one in position.view(0)["completing"]}
    assert found == {
        "e3": (("I3",), False),
        "d4": (("I3", "V3"), False),
        "f4": (("V3",), False),
        "d5": (("V3",), False),
        "f5": (("V3",), True),
        "e6": (("I3",), False),
    }
    assert position.view(1)["completing"] == position.view(None)["completing"] == ()


def test_b27_any_seat_may_begin():
    assert {start(4, str(seed)).to_act[0] for seed in range(30)} == {0, 1, 2, 3}


def test_the_view_tells_what_happened_last():
    position = land(hands=(LANDS, ""))
    assert position.view(None)["last"] is None
    play(position, "oak d5")
    assert position.view(None)["last"] == {
        "kind": "conquered",
        "seat": 0,
        "card": "oak",
        "square": "d5",
        "origin": None,
        "castle": None,
    }
    assert castles(position) == ""
