"""Conquering land by card, and running out of tokens."""

from __future__ import annotations

from rules.core.facts import Listing
from tests.rules.land.setups import (
    LANDS,
    after,
    castles,
    fact,
    hand,
    kinds,
    land,
    moves,
    play,
    refused,
    start,
    tokens,
)

FIFTEEN = """
 1     A . A . A .
 2     . A . A . A
 3 A . A . A . A . A .
 9     A . . A . .
10     . A . . A .
"""


def test_lc_r6_a_turn_is_one_action_and_then_the_next_player_is_called():
    position = land(seats=3, hands=(LANDS,) * 2, mover=1)
    play(position, "oak d5")
    assert position.to_act == (2,)
    assert (position.view(None)["turn"], position.view(None)["mover"]) == (2, 2)


def test_lc_r6_after_the_last_seat_comes_the_first():
    position = land(seats=3, hands=("", "", LANDS), mover=2)
    play(position, "sun e5")
    assert position.to_act == (0,)


def test_lc_r6_nobody_else_can_move():
    position = land(hands=(LANDS, LANDS))
    assert refused(position, "oak", seat=1) == "LC-R6 not-awaited"


def test_lc_r6_the_first_player_is_drawn_by_lot():
    assert {start(3, seed).to_act for seed in "abcdefghij"} == {(0,), (1,), (2,)}


def test_lc_r7_a_land_card_conquers_an_empty_square_of_its_symbol():
    position = land(hands=(LANDS, ""))
    assert moves(position) == "oak sun wizard"
    assert after(position, "oak") == "b4 b6 c9 d5 e2 f9 g6 h2 i5 i7"
    events = play(position, "oak d5")
    assert tokens(position, 0) == "d5"
    assert kinds(events) == "conquered"
    assert fact(events, "conquered") == {"seat": 0, "card": "oak", "square": "d5"}


def test_lc_r7_squares_with_tokens_can_not_be_taken_by_card():
    position = land(
        """
         4 . A . . . . . . . .
         5 . . . B . . . . . .
        """,
        hands=(LANDS, ""),
    )
    assert after(position, "oak") == "b6 c9 e2 f9 g6 h2 i5 i7"
    play(position, "oak")
    for square in ("b4", "d5"):
        assert refused(position, square) == "LC-R7 square-taken"


def test_lc_r7_a_square_of_another_symbol_is_refused():
    position = land(hands=(LANDS, ""))
    play(position, "oak")
    assert refused(position, "c1") == "LC-R7 wrong-land"


def test_lc_r7_a_card_that_is_not_held_is_refused():
    position = land(hands=(LANDS, ""))
    assert refused(position, "moon") == "LC-R7 card-not-held"


def test_lc_r7_a_card_without_an_empty_square_is_refused():
    position = land(
        """
         2     . . B . . B
         4 . B . . . . . . . .
         5 . . . B . . . . B .
         6 . B . . . . B . . .
         7 . . . . . . . . B .
         9     B . . B . .
        """,
        hands=(LANDS, ""),
    )
    assert moves(position) == "sun wizard"
    assert refused(position, "oak") == "LC-R7 no-square-left"


def test_b1_with_the_exact_match_a_card_conquers_its_one_square():
    position = land(
        """
         5 . . . B . . . . . .
        """,
        hands=("oak-d5 oak-i5 sun-e5 sun-e3 moon-b5", ""),
        land_match="exact",
    )
    assert moves(position) == "moon-b5 oak-i5 sun-e3 sun-e5 wizard"
    assert after(position, "oak-i5") == "i5"
    events = play(position, "oak-i5 i5")
    assert fact(events, "conquered") == {"seat": 0, "card": "oak-i5", "square": "i5"}


def test_b1_the_exact_pack_has_a_card_for_every_land_square():
    position = land(land_match="exact")
    held = [card for cards in (*position.hands, position.deck.pile) for card in cards]
    assert len(held) == 100
    assert len(set(held)) == 80 + 2


def test_lc_r8_after_a_card_the_hand_is_drawn_back_to_five():
    position = land(hands=(LANDS, ""), top="moon")
    events = play(position, "oak d5")
    assert hand(position, 0) == "oak sun sun sun moon"
    assert fact(events, "drew") == {"seat": 0, "cards": Listing("card", ("moon",)), "count": 1}
    assert position.view(None)["discard"] == ("oak",)


def test_lc_r8_only_the_player_is_told_what_was_drawn():
    events = play(land(hands=(LANDS, "")), "oak d5")
    assert kinds(events, 0) == "conquered drew"
    assert kinds(events, 1) == kinds(events, None) == "conquered"


def test_lc_r9_without_a_token_left_one_on_the_board_is_moved():
    position = land(FIFTEEN, hands=(LANDS, ""))
    assert position.view(None)["clans"][0]["tokens"] == 0
    play(position, "oak d5")
    assert tokens(position, 0).split()[0] == "c1", "nothing has happened yet"
    assert moves(position) == " ".join(sorted(f"from-{at}" for at in tokens(position, 0).split()))
    events = play(position, "from-a3")
    assert "a3" not in tokens(position, 0)
    assert "d5" in tokens(position, 0)
    assert len(tokens(position, 0).split()) == 15
    assert fact(events, "moved") == {"seat": 0, "origin": "a3", "square": "d5"}


def test_lc_r9_only_an_own_token_can_be_moved():
    position = land(FIFTEEN, hands=(LANDS, ""))
    play(position, "oak d5")
    for word in ("from-b3", "from-d5"):
        assert refused(position, word) == "LC-R9 no-own-token"


def test_lc_r9_with_fourteen_tokens_on_the_board_none_has_to_move():
    position = land(FIFTEEN.replace("10     . A . . A .", "10     . A . . . ."), hands=(LANDS, ""))
    play(position, "oak d5")
    assert position.to_act == (1,)
    assert position.view(None)["clans"][0]["tokens"] == 0


def test_b26_a_token_that_leaves_its_shape_leaves_it_incomplete():
    drawing = FIFTEEN.replace("10     . A . . A .", "10     . . . . A .")
    drawing = drawing.replace("9     A . . A . .", "9     A A . A . .")
    position = land(drawing, prizes="I4 W5 Z5 X5", hands=("moon moon moon moon moon", ""))
    for word, built in (("from-d9", ""), ("from-a3", "0:I4-c9d9e9f9")):
        trial = position.copy()
        play(trial, f"moon e9 {word}")
        assert castles(trial) == built
