"""Attacks: who is strong enough, swords against shields, and what is won."""

from __future__ import annotations

import pytest

from rules.core.facts import Listing
from tests.rules.land.setups import (
    SIEGE,
    after,
    castles,
    fact,
    hand,
    kinds,
    land,
    moves,
    play,
    points,
    refused,
    tokens,
)

SWORDS = "oak oak sword sword sword"
SHIELDS = "moon moon shield shield shield"


def target(drawing, seats=2, mover=0, **kwargs):
    """The castle as the mover sees it: its strengths, and whether it can be attacked."""
    hands = tuple(SWORDS if seat == mover else "" for seat in range(mover + 1))
    position = land(drawing, seats=seats, hands=hands, mover=mover, **kwargs)
    seen = position.view(mover)["targets"]
    offered = [word for word in moves(position).split() if word.startswith("attack-")]
    assert [f"attack-{one['castle']}" for one in seen] == offered
    return {one["castle"]: (one["strength"], one["against"]) for one in seen}


def test_lc_r16_as_many_tokens_as_the_owner_has_are_enough():
    assert target(SIEGE) == {"c4": (2, 1)}
    assert target(SIEGE.replace(". A b b A", "B A b b A")) == {"c4": (2, 1)}
    held = SIEGE + " 6 . . B . . . . . . ."
    assert target(held) == {"c4": (2, 2)}


def test_lc_r16_a_weaker_clan_can_not_attack():
    position = land(
        SIEGE + " 6 . . B B . . . . . .",
        hands=(SWORDS, ""),
    )
    assert position.view(0)["targets"] == ()
    assert refused(position, "attack-c4") == "LC-R16 too-weak"


def test_lc_r16_only_a_castle_of_others_can_be_attacked():
    position = land(SIEGE.replace("b", "a"), hands=(SWORDS, ""))
    assert refused(position, "attack-c4") == "LC-R16 own-castle"
    assert refused(position, "attack-c5") == "LC-R16 no-castle"


def test_b13_an_unguarded_castle_counts_for_its_owner_so_one_token_is_needed():
    alone = "4 . . b . . . . . . .\n5 . . b b . . . . . ."
    assert target(alone) == {}
    assert target(alone.replace("5 . . b b .", "5 . . b b A")) == {"c4": (1, 1)}


def test_b14_diagonal_neighbours_do_not_count():
    assert (
        target(
            """
         3 . A . . . . . . . .
         4 . . b . . . . . . .
         5 . . b b . . . . . .
         6 . A . . A . . . . .
        """
        )
        == {}
    )


def test_b14_a_token_that_touches_two_edges_counts_once():
    assert target(
        """
         5 . . . . b b . . . .
         6 . . . . b A . . . .
        """
    ) == {"e5": (1, 1)}


def test_b15_every_neighbouring_castle_counts_one_for_its_clan():
    drawing = """
     1     . x x . . .
     2     . x . . . .
     3 . . A x A . . . . .
     4 . A b b b a . . . .
     5 . . x x . a a . . .
     6 . . x x . . . . . .
    """
    # Clan 0 has three tokens and one castle there, clan 1 the castle itself and two more.
    assert target(drawing, prizes="X5 W5 Z5 F5")["c4"] == (4, 3)
    assert "c4" not in target(drawing.replace("A", "."), prizes="X5 W5 Z5 F5")


def test_lc_r16_the_view_names_all_that_counts_beside_the_castle():
    position = land(
        """
         3 . . A . B . . . . .
         4 . A b b b a . . . .
         5 . . x x . a a . . .
         6 . . x x C . . . . .
        """,
        seats=3,
        prizes="X5 W5 Z5 F5",
        hands=(SWORDS, SHIELDS),
    )
    play(position, "attack-c4")
    attack = position.view(0)["attack"]
    assert (attack["strength"], attack["against"]) == (3, 3)
    assert attack["counted"] == ("c3", "b4", "f4", "e3", "c5"), "castles by their first squares"
    play(position, "swords-1")
    assert position.view(None)["attack"]["counted"] == attack["counted"]


def test_b16_tokens_of_third_clans_count_for_nobody():
    drawing = SIEGE + " 6 . . C C . . . . . ."
    assert target(drawing, seats=3) == {"c4": (2, 1)}


def test_lc_r17_the_attacker_chooses_how_many_swords():
    position = land(SIEGE, hands=(SWORDS, SHIELDS))
    assert after(position, "attack-c4") == "swords-1 swords-2 swords-3"
    play(position, "attack-c4")
    assert refused(position, "swords-4") == "LC-R17 swords-not-held"
    events = play(position, "swords-2")
    assert hand(position, 0) == "oak oak sword"
    assert kinds(events) == "attacked"
    assert fact(events, "attacked") == {
        "seat": 0,
        "other": 1,
        "castle": "c4",
        "swords": 2,
        "strength": 2,
        "against": 1,
    }


def test_lc_r17_without_a_sword_there_is_no_attack():
    position = land(SIEGE, hands=("oak oak oak oak shield", ""))
    assert refused(position, "attack-c4") == "LC-R17 no-sword"


def test_b17_no_attack_without_at_least_one_sword():
    position = land(SIEGE, hands=(SWORDS, SHIELDS))
    play(position, "attack-c4")
    assert refused(position, "swords-0") == "LC-R17 at-least-one-sword"


def test_lc_r18_exactly_as_many_shields_repel_the_attack():
    position = land(SIEGE, hands=(SWORDS, SHIELDS), top="sun fish stones crag")
    play(position, "attack-c4 swords-2")
    assert position.to_act == (1,)
    assert moves(position) == "decline shields-2"
    events = play(position, "shields-2")
    assert castles(position) == "1:V3-c4c5d5"
    assert position.view(None)["discard"] == ("sword", "sword", "shield", "shield")
    assert hand(position, 0) == "oak oak sun fish sword"
    assert hand(position, 1) == "crag moon moon stones shield"
    assert kinds(events) == "repelled"
    assert fact(events, "repelled") == {"seat": 1, "other": 0, "castle": "c4", "shields": 2}
    assert position.to_act == (1,)
    assert position.view(None)["turn"] == 2


def test_lc_r18_more_or_fewer_shields_are_refused():
    position = land(SIEGE, hands=(SWORDS, SHIELDS))
    play(position, "attack-c4 swords-2")
    for word in ("shields-1", "shields-3"):
        assert refused(position, word) == "LC-R18 shields-dont-fit"


def test_lc_r18_an_answer_can_be_nothing_else():
    position = land(SIEGE, hands=(SWORDS, SHIELDS))
    play(position, "attack-c4 swords-2")
    assert refused(position, "moon") == "LC-R6 not-asked"
    assert refused(position, "swords-1") == "LC-R6 not-asked"


def test_b18_who_could_defend_may_let_the_castle_fall():
    position = land(SIEGE, hands=(SWORDS, SHIELDS))
    play(position, "attack-c4 swords-2 decline")
    assert castles(position) == "0:V3-c4c5d5"
    assert hand(position, 1) == SHIELDS


@pytest.mark.parametrize("held", ["moon moon moon moon moon", "moon moon moon moon shield"])
def test_b18_who_has_too_few_shields_is_asked_all_the_same_and_keeps_them(held):
    position = land(SIEGE, hands=(SWORDS, held))
    play(position, "attack-c4 swords-2")
    assert (position.to_act, moves(position)) == ((1,), "decline")
    play(position, "decline")
    assert hand(position, 1) == held


def test_lc_r19_a_castle_that_is_not_defended_changes_its_clan():
    position = land(SIEGE, hands=(SWORDS, ""), top="sun")
    assert points(position) == "0:3"
    events = play(position, "attack-c4 swords-1 decline")
    assert castles(position) == "0:V3-c4c5d5"
    assert points(position) == "3:0"
    assert position.view(None)["discard"] == ("sword",)
    assert hand(position, 0) == "oak oak sun sword sword"
    assert kinds(events) == "attacked captured"
    assert fact(events, "captured") == {
        "seat": 0,
        "other": 1,
        "castle": "c4",
        "shape": "V3",
        "squares": Listing("square", ("c4", "c5", "d5")),
        "points": 3,
    }


def test_lc_r19_tokens_and_tile_stay_where_they_are():
    position = land(SIEGE, hands=(SWORDS, ""))
    play(position, "attack-c4 swords-1 decline")
    assert tokens(position, 0) == "b5 e5"
    assert position.view(None)["last"]["kind"] == "captured"


def test_lc_r19_the_old_owner_can_take_it_back():
    position = land(
        """
         4 . . b . . . . . . .
         5 . A b b . . . . . .
        """,
        hands=(SWORDS, "sword moon moon moon moon"),
    )
    play(position, "attack-c4 swords-1 decline wizard d d6")
    assert castles(position) == "0:V3-c4c5d5"
    play(position, "oak h2")
    assert refused(position, "attack-c4") == "LC-R16 too-weak"
    play(position, "wizard b b5")
    play(position, "oak e2 attack-c4 swords-1 decline")
    assert castles(position) == "1:V3-c4c5d5"


def test_b19_nobody_draws_while_swords_lie_on_the_table():
    position = land(SIEGE, hands=(SWORDS, SHIELDS))
    pile = position.view(None)["pile"]
    play(position, "attack-c4 swords-2")
    view = position.view(None)
    assert (view["pile"], view["discard"]) == (pile, ())
    assert [player["hand"] for player in view["players"]] == [3, 5]


def test_b20_the_prize_of_that_castle_is_the_one_that_is_lost():
    position = land(SIEGE + " 9     b b b b b .", hands=(SWORDS, ""))
    play(position, "attack-c4 swords-1 decline")
    clans = position.view(None)["clans"]
    assert [[prize["shape"] for prize in clan["prizes"]] for clan in clans] == [["V3"], ["I5"]]


def test_b21_the_wooden_castle_goes_back_to_its_owner():
    position = land(SIEGE, hands=(SWORDS, ""))
    assert [clan["castles"] for clan in position.view(None)["clans"]] == [4, 3]
    play(position, "attack-c4 swords-1 decline")
    assert [clan["castles"] for clan in position.view(None)["clans"]] == [3, 4]


def test_the_view_of_an_attack_tells_both_strengths():
    position = land(SIEGE, seats=3, hands=(SWORDS, SHIELDS))
    play(position, "attack-c4")
    planned = position.view(0)["attack"]
    assert (planned["castle"], planned["swords"], planned["needed"]) == ("c4", 0, None)
    assert position.view(1)["attack"] is position.view(None)["attack"] is None
    play(position, "swords-2")
    public = {
        "castle": "c4",
        "clan": 1,
        "seat": 0,
        "defenders": (1,),
        "strength": 2,
        "against": 1,
        "counted": ("b5", "e5"),
        "swords": 2,
        "swords_by": (2, 0, 0),
        "answered": (),
        "needed": None,
    }
    assert position.view(None)["attack"] == public
    assert position.view(0)["attack"] == position.view(2)["attack"] == public
    assert position.view(1)["attack"] == public | {"needed": 2}
    assert [position.view(seat)["ask"] for seat in range(3)] == [None, "shields", None]
    play(position, "decline")
    assert position.view(None)["attack"] is None


def test_the_move_that_attacks_says_what_its_menu_needs():
    position = land(SIEGE, hands=(SWORDS, ""))
    (move,) = [one for one in position.moves(0) if one.kind == "attack"]
    assert move.facts == {
        "castle": "c4",
        "other": 1,
        "shape": "V3",
        "points": 3,
        "strength": 2,
        "against": 1,
    }
