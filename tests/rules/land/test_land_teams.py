"""Teams of two: one colour, shared prizes, and attacks in which partners help."""

from __future__ import annotations

import pytest

from rules import Chance
from tests.rules.land.setups import (
    LANDS,
    SIEGE,
    THREE_CASTLES,
    castles,
    fact,
    hand,
    kinds,
    land,
    moves,
    play,
    points,
    refused,
    start,
    tokens,
)

SWORD = "oak oak oak oak sword"
TWO_SWORDS = "sun sun sun sword sword"
SHIELD = "moon moon moon moon shield"
TWO_SHIELDS = "fish fish fish shield shield"


def siege(first=SWORD, second=SHIELD, third=TWO_SWORDS, fourth=TWO_SHIELDS, **options):
    """Seats 0 and 2 besiege the castle of the seats 1 and 3; seat 0 may attack."""
    hands = (first, second, third, fourth)
    return land(SIEGE, seats=4, hands=hands, teams=True, **options)


def test_lc_r26_partners_have_one_colour_and_one_supply():
    position = land(seats=4, hands=(LANDS, LANDS, "moon moon moon moon moon", ""), teams=True)
    play(position, "oak d5 oak e2 moon c1")
    assert (tokens(position, 0), tokens(position, 1)) == ("c1 d5", "e2")
    assert [clan["tokens"] for clan in position.view(None)["clans"]] == [13, 14]


def test_lc_r26_partners_build_together_and_share_the_prize():
    position = land(
        """
         4 . . A . . . . . . .
        """,
        seats=4,
        hands=("stones oak oak oak oak", "moon moon moon moon moon", LANDS, ""),
        teams=True,
    )
    play(position, "stones c5 moon c1 oak d5")
    assert castles(position) == "0:V3-c4c5d5"
    assert points(position) == "3:0"


def test_lc_r26_the_partner_is_asked_for_swords_and_then_the_defenders_clockwise():
    position = siege()
    order = []
    for word in ("attack-c4", "swords-1", "swords-1", "decline", "decline"):
        order.append((position.to_act[0], position.view(position.to_act[0])["ask"]))
        play(position, word)
    assert order == [(0, "action"), (0, "swords"), (2, "join"), (1, "shields"), (3, "shields")]
    assert position.to_act == (1,), "the turn goes on after the attacker's"


@pytest.mark.parametrize(
    ("mover", "partner", "defenders"), [(0, 3, (1, 4)), (3, 0, (4, 1)), (5, 2, (1, 4))]
)
def test_lc_r26_with_six_the_order_is_clockwise_from_the_attacker(mover, partner, defenders):
    drawing = SIEGE.replace("A", "ABC"[mover % 3])
    hands = tuple("oak sword sun moon fish" if seat == mover else "" for seat in range(6))
    position = land(drawing, seats=6, hands=hands, mover=mover, teams=True)
    play(position, "attack-c4 swords-1")
    asked = []
    while position.stage != "turn":
        asked.append(position.to_act[0])
        play(position, "swords-0" if position.stage == "swords" else "decline")
    assert tuple(asked) == (partner, *defenders)


def test_lc_r26_a_partner_may_add_swords_or_none():
    position = siege()
    play(position, "attack-c4 swords-1")
    assert moves(position) == "swords-0 swords-1 swords-2"
    assert refused(position, "swords-3") == "LC-R26 swords-not-held"
    events = play(position, "swords-2")
    assert fact(events, "joined") == {"seat": 2, "swords": 2}
    attack = position.view(None)["attack"]
    assert (attack["swords"], attack["swords_by"]) == (3, (1, 0, 2, 0))


def test_lc_r26_the_acting_partner_plays_at_least_one_sword():
    position = siege(first=LANDS)
    assert refused(position, "attack-c4") == "LC-R17 no-sword"
    position = siege()
    play(position, "attack-c4")
    assert refused(position, "swords-0") == "LC-R17 at-least-one-sword"


def test_lc_r26_shields_of_both_defenders_add_up():
    position = siege(top="crag crag crag stones stones stones")
    play(position, "attack-c4 swords-1 swords-2")
    assert moves(position) == "decline shields-1"
    events = play(position, "shields-1")
    assert kinds(events) == "answered"
    assert moves(position) == "decline shields-2"
    events = play(position, "shields-2")
    assert fact(events, "repelled") == {"seat": 3, "other": 0, "castle": "c4", "shields": 3}
    assert castles(position) == "1:V3-c4c5d5"
    # Everybody who played draws, clockwise from the attacker.
    assert [hand(position, seat).count("crag") for seat in range(4)] == [1, 1, 1, 0]
    assert [hand(position, seat).count("stones") for seat in range(4)] == [0, 0, 1, 2]


def test_lc_r26_the_first_defender_may_offer_a_part_of_what_is_needed():
    position = siege(second=TWO_SHIELDS, fourth=SHIELD)
    play(position, "attack-c4 swords-1 swords-2")
    assert moves(position) == "decline shields-1 shields-2"
    assert refused(position, "shields-3") == "LC-R18 shields-dont-fit"


def test_lc_r26_the_last_defender_gives_exactly_the_rest():
    position = siege()
    play(position, "attack-c4 swords-1 swords-1 shields-1")
    assert moves(position) == "decline shields-1"
    assert refused(position, "shields-2") == "LC-R18 shields-dont-fit"


def test_lc_r26_shields_that_are_not_enough_together_are_kept():
    position = siege()
    play(position, "attack-c4 swords-1 swords-2 shields-1")
    events = play(position, "decline")
    assert kinds(events) == "captured"
    assert (hand(position, 1), hand(position, 3)) == (SHIELD, TWO_SHIELDS)
    assert castles(position) == "0:V3-c4c5d5"
    assert position.view(None)["discard"] == ("sword", "sword", "sword")


def test_lc_r26_one_defender_alone_can_repel():
    position = siege()
    play(position, "attack-c4 swords-1 swords-1 decline")
    assert moves(position) == "decline shields-2"
    events = play(position, "shields-2")
    assert castles(position) == "1:V3-c4c5d5"
    assert fact(events, "repelled")["seat"] == 3, "who declined has not held the castle"


def test_lc_r26_if_the_first_gives_all_the_second_has_nothing_to_decide():
    position = siege()
    events = play(position, "attack-c4 swords-1 swords-0 shields-1")
    assert kinds(events) == "attacked joined repelled"
    assert position.to_act == (1,)
    assert position.stage == "turn"


def test_lc_r26_partners_alone_know_what_was_offered():
    position = siege()
    play(position, "attack-c4 swords-1 swords-2")
    events = play(position, "shields-1")
    assert [kinds(events, seat) for seat in range(4)] == [
        "answered",
        "answered offered",
        "answered",
        "answered offered",
    ]
    assert [position.view(seat)["attack"]["needed"] for seat in range(4)] == [None, 2, None, 2]
    assert position.view(None)["attack"]["answered"] == (1,)


def test_lc_r26_four_prizes_of_a_team_end_the_game():
    position = land(
        THREE_CASTLES,
        seats=4,
        prizes="I4 X5 W5 Z5",
        hands=("", "", "toadstool oak oak oak oak", ""),
        mover=2,
        teams=True,
    )
    play(position, "toadstool f5")
    assert position.outcome.ranking == ((0, 2), (1, 3))
    assert position.outcome.scores == (16, 0, 16, 0)


def test_b28_six_play_in_three_teams_of_two():
    clans = start(6, teams=True).view(None)["clans"]
    assert [clan["seats"] for clan in clans] == [(0, 3), (1, 4), (2, 5)]


def test_b29_each_team_has_two_wizards_with_six_and_four_with_four():
    for seats, each in ((4, 2), (6, 1)):
        players = start(seats, teams=True).view(None)["players"]
        assert [player["wizards"] for player in players] == [each] * seats


def test_b30_partners_sit_opposite_each_other():
    clans = start(4, teams=True).view(None)["clans"]
    assert [clan["seats"] for clan in clans] == [(0, 2), (1, 3)]


def test_b31_partners_do_not_see_each_others_hands():
    position = siege()
    view = position.view(2)
    assert view["hand"] == tuple(TWO_SWORDS.split())
    imagined = {hand(position.imagine(2, Chance(str(sample))), 0) for sample in range(10)}
    assert len(imagined) > 5
