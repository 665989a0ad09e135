"""Drawing, reshuffling, and turns in which no card can conquer."""

from __future__ import annotations

from collections import Counter

from tests.rules.land.setups import (
    LANDS,
    SIEGE,
    all_cards,
    fact,
    hand,
    kinds,
    land,
    moves,
    play,
    refused,
)

WEAPONS = "sword sword shield shield shield"


def drawn_empty(position):
    """Move the whole draw pile to the discard."""
    position.deck.discard += position.deck.pile
    position.deck.pile = []
    return position


def test_lc_r21_an_empty_pile_is_made_anew_of_the_discard():
    position = drawn_empty(land(hands=(LANDS, LANDS)))
    before = all_cards(position)
    assert position.view(None)["pile"] == 0
    events = play(position, "oak d5")
    view = position.view(None)
    # Ninety lay in the discard, one was played, one was drawn.
    assert (view["pile"], view["discard"]) == (90, ())
    assert kinds(events) == "conquered reshuffled"
    assert fact(events, "reshuffled") == {"cards": 91}
    assert all_cards(position) == before


def test_lc_r21_the_pile_is_not_touched_before_a_card_is_needed():
    position = land(hands=(LANDS, LANDS), top="moon")
    position.deck.discard = position.deck.pile[:-1]
    position.deck.pile = position.deck.pile[-1:]
    events = play(position, "oak d5")
    assert hand(position, 0) == "oak sun sun sun moon"
    assert "reshuffled" not in kinds(events)
    assert position.view(None)["pile"] == 0


def test_lc_r21_the_new_pile_is_shuffled_by_the_seed():
    piles = []
    for seed in ("a", "b", "a"):
        position = drawn_empty(land(hands=(LANDS, LANDS)))
        position.chance.text = seed
        play(position, "oak d5")
        piles.append(position.deck.pile)
    assert piles[0] == piles[2] != piles[1]


def test_lc_r21_cards_of_an_attack_can_be_drawn_again_at_once():
    position = land(SIEGE, hands=("oak oak oak oak sword", LANDS))
    position.hands[1] += position.deck.pile
    position.deck.pile = []
    events = play(position, "attack-c4 swords-1 decline")
    assert fact(events, "reshuffled") == {"cards": 1}
    assert hand(position, 0) == "oak oak oak oak sword"


def test_lc_r25_with_no_conquest_a_card_is_discarded_and_one_drawn():
    position = land(wizards=(0, 0), hands=(WEAPONS, ""), top="moon wizard wizard wizard wizard")
    assert moves(position) == "discard"
    play(position, "discard")
    assert moves(position) == "shield sword"
    assert refused(position, "oak") == "LC-R25 card-not-held"
    events = play(position, "shield")
    assert hand(position, 0) == "moon sword sword shield shield"
    assert position.to_act == (1,)
    assert kinds(events, 0) == "discarded drew"
    assert fact(events, "discarded") == {"seat": 0, "card": "shield"}
    assert position.view(None)["last"]["kind"] == "discarded"


def test_lc_r25_who_can_conquer_may_not_discard():
    position = land(hands=(LANDS, ""))
    assert refused(position, "discard") == "LC-R25 cards-can-conquer"


def test_b22_any_card_may_be_discarded_even_a_wizard():
    hands = ("sword sword shield shield wizard", "")
    position = land(wizards=(1, 2), hands=hands)
    play(position, "discard")
    assert moves(position) == "hidden-wizard shield sword"
    play(position, "hidden-wizard")
    assert position.view(None)["discard"] == ("wizard",)


def test_b23_nobody_is_forced_to_play_a_wizard_or_to_attack():
    position = land(SIEGE, hands=(WEAPONS, ""))
    assert moves(position) == "attack-c4 discard wizard"


def test_b23_nobody_passes_who_can_conquer():
    assert "discard" not in moves(land(SIEGE, hands=("sword sword shield shield oak", "")))


def test_lc_r25a_after_an_attack_hands_are_refilled_clockwise_from_the_attacker():
    position = land(
        SIEGE.replace("b", "a").replace("A", "C"),
        seats=3,
        hands=("moon moon shield shield shield", LANDS, "oak oak sword sword sword"),
        mover=2,
        top="sun fish stones crag",
    )
    play(position, "attack-c4 swords-2 shields-2")
    assert hand(position, 2) == "oak oak sun fish sword"
    assert hand(position, 0) == "crag moon moon stones shield"


def test_lc_r25a_who_played_nothing_draws_nothing():
    position = land(SIEGE, hands=("oak oak sword sword sword", ""), top="sun fish")
    before = Counter(hand(position, 1).split())
    events = play(position, "attack-c4 swords-2 decline")
    assert Counter(hand(position, 1).split()) == before
    assert kinds(events, 1) == "attacked captured"
