"""Wizards: those that lie open, and those that come back with the cards."""

from __future__ import annotations

from rules.land.cards import WIZARD
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
    tokens,
)

MEETING = """
 4 . . a a . . . . . .
 5 . . a B A . . . . .
"""


def test_lc_r14_a_wizard_goes_to_any_empty_square_of_any_symbol():
    position = land(hands=(LANDS, ""))
    assert after(position, "wizard") == "a b c d e f g h i j"
    assert after(position, "wizard a") == "a3 a4 a5 a6 a7 a8"
    assert after(position, "wizard d") == "d1 d10 d2 d3 d5 d6 d8 d9"
    play(position, "wizard a a7")
    assert tokens(position, 0) == "a7"


def test_lc_r14_a_wizard_replaces_a_token_of_another_clan():
    position = land(MEETING, hands=(LANDS, ""))
    events = play(position, "wizard d d5")
    assert (tokens(position, 0), tokens(position, 1)) == ("d5 e5", "")
    assert kinds(events) == "conquered replaced"
    assert fact(events, "replaced") == {"seat": 0, "other": 1, "square": "d5"}


def test_lc_r14_a_wizard_does_not_go_to_castles_or_own_tokens():
    position = land(MEETING, hands=(LANDS, ""))
    play(position, "wizard c")
    assert refused(position, "c4") == "LC-R12 castle-there"
    other = land(MEETING, hands=(LANDS, ""))
    play(other, "wizard e")
    assert refused(other, "e5") == "LC-R14 own-token"
    assert refused(other, "d5") == "LC-R14 other-column"


def test_lc_r14_a_wizard_can_complete_a_castle():
    position = land(
        """
         5 . . . B A A . . . .
        """,
        hands=(LANDS, ""),
    )
    play(position, "wizard d d5")
    assert castles(position) == "0:I3-d5e5f5"


def test_lc_r14_who_has_no_wizard_can_not_play_one():
    position = land(wizards=(0, 2), hands=(LANDS, ""), top="wizard wizard")
    assert moves(position) == "oak sun"
    assert refused(position, "wizard") == "LC-R14 no-wizard"
    assert refused(position, "hidden-wizard") == "LC-R7 card-not-held"


def test_lc_r14_a_column_without_a_square_is_not_offered():
    column = "".join(f"\n{row} A . . . . . . . . ." for row in range(3, 9))
    position = land(column, prizes="X5 W5 Z5 F5", hands=(LANDS, ""))
    assert after(position, "wizard") == "b c d e f g h i j"
    play(position, "wizard")
    assert refused(position, "a") == "LC-R14 column-closed"


def test_lc_r15_an_open_wizard_goes_to_the_discard_and_nothing_is_drawn():
    position = land(hands=(LANDS, ""), top="moon")
    events = play(position, "wizard a a7")
    assert position.view(None)["players"][0]["wizards"] == 1
    assert position.view(None)["discard"] == ("wizard",)
    assert hand(position, 0) == LANDS
    assert kinds(events, 0) == "conquered"


def test_lc_r15_a_wizard_of_the_hand_is_replaced_by_a_card():
    position = land(wizards=(1, 2), hands=("oak oak sun sun wizard", ""), top="moon")
    assert moves(position) == "hidden-wizard oak sun wizard"
    play(position, "hidden-wizard a a7")
    assert hand(position, 0) == "oak oak sun sun moon"
    assert position.view(None)["players"][0]["wizards"] == 1


def test_b7_a_wizard_is_the_whole_turn():
    position = land(hands=(LANDS, ""))
    play(position, "wizard a a7")
    assert position.to_act == (1,)


def test_b7_with_the_option_a_wizard_comes_before_the_action():
    position = land(hands=(LANDS, ""), wizard_replaces_card_play=False)
    play(position, "wizard a a7")
    assert position.to_act == (0,)
    assert moves(position) == "oak sun"
    assert refused(position, "wizard") == "LC-R14 one-wizard-a-turn"
    play(position, "oak d5")
    assert (position.to_act, tokens(position, 0)) == ((1,), "d5 a7")
    assert position.view(None)["turn"] == 2


def test_b7_with_the_option_there_is_a_wizard_again_in_the_next_turn():
    position = land(hands=(LANDS, LANDS), wizard_replaces_card_play=False)
    play(position, "wizard a a7 oak d5 oak e2")
    assert "wizard" in moves(position).split()


def test_b7_with_the_option_a_wizard_of_the_hand_is_replaced_at_once():
    position = land(
        wizards=(1, 2),
        hands=("oak oak sun sun wizard", ""),
        top="moon",
        wizard_replaces_card_play=False,
    )
    play(position, "hidden-wizard a a7")
    assert hand(position, 0) == "oak oak sun sun moon"
    assert position.to_act == (0,)


def test_b8_neither_castle_squares_nor_own_tokens_are_on_a_wizards_list():
    position = land(MEETING, hands=(LANDS, ""))
    assert "c4" not in after(position, "wizard c").split()
    assert "e5" not in after(position, "wizard e").split()


def test_b9_a_replaced_token_goes_back_to_its_owner():
    position = land(MEETING, hands=(LANDS, ""))
    assert position.view(None)["clans"][1]["tokens"] == 14
    play(position, "wizard d d5")
    assert position.view(None)["clans"][1]["tokens"] == 15


def test_b10_a_played_wizard_comes_back_with_the_new_pile():
    position = land(hands=(LANDS, LANDS))
    play(position, "wizard a a7")
    position.deck.discard += position.deck.pile
    position.deck.pile = []
    play(position, "oak d5")
    cards = [*position.hands[1], *position.deck.pile]
    assert cards.count(WIZARD) == 1


def test_b10a_a_wizard_in_a_hand_is_hidden():
    position = land(wizards=(1, 2), hands=("oak oak sun sun wizard", ""))
    assert hand(position, 0) == "oak oak sun sun wizard"
    assert position.view(1)["players"] == position.view(None)["players"]
    assert position.view(1)["players"][0] == {"clan": 0, "hand": 5, "wizards": 1}
