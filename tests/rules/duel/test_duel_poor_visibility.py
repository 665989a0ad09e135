"""Variant 3, poor visibility: three cards in hand and the rest in a deck."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import Chance, IllegalMove
from tests.rules.duel.setups import end, hand, moves, seen, start, story

SEEDS = [str(number) for number in range(200)]
FOGGY = ("poor_visibility", "bitter_end")


def play_lowest(position):
    """One round, both with their lowest card."""
    number = len(position.view(None)["rounds"])
    while len(position.view(None)["rounds"]) == number:
        seat = position.to_act[0]
        position.play(seat, str(hand(position, seat)[0]))
    return position


def test_br_r22_hands_have_three_cards_for_six_rounds_then_two_then_one():
    position = start(*FOGGY)
    sizes, left = [], []
    while position.outcome is None:
        view = position.view(None)
        assert view["hand_sizes"] == (len(hand(position, 0)), len(hand(position, 1)))
        assert view["hand_sizes"][0] == view["hand_sizes"][1]
        sizes.append(view["hand_sizes"][0])
        left.append(view["decks"])
        play_lowest(position)
    assert sizes == [3, 3, 3, 3, 3, 3, 2, 1]
    assert left == [(5, 5), (4, 4), (3, 3), (2, 2), (1, 1), (0, 0), (0, 0), (0, 0)]


def test_br_r22_a_round_costs_one_card_and_brings_one():
    position = start(*FOGGY)
    for _ in range(5):
        before = [Counter(hand(position, seat)) for seat in (0, 1)]
        played = [hand(position, seat)[0] for seat in (0, 1)]
        play_lowest(position)
        for seat in (0, 1):
            kept = before[seat] - Counter([played[seat]])
            drawn = Counter(hand(position, seat)) - kept
            assert drawn.total() == 1
            assert kept <= Counter(hand(position, seat))


def test_br_r22_the_whole_own_deck_is_played_in_the_end():
    position = start(*FOGGY)
    while position.outcome is None:
        play_lowest(position)
    for seat in (0, 1):
        cards = [fought["cards"][seat] for fought in position.view(None)["rounds"]]
        assert sorted(cards) == list(range(8))


def test_br_r22_only_a_card_in_hand_can_be_played():
    position = start("poor_visibility")
    assert moves(position, 0) == " ".join(map(str, hand(position, 0)))
    card = next(card for card in range(8) if card not in hand(position, 0))
    with pytest.raises(IllegalMove) as refused:
        position.play(0, str(card))
    assert refused.value.rule == "BR-R18"


@pytest.mark.parametrize("seat", [0, 1])
def test_br_r22_hands_are_shuffled_by_the_seed(seat):
    hands = {hand(start("poor_visibility", seed=seed), seat) for seed in SEEDS}
    assert len(hands) > 40
    assert all(hand(start("poor_visibility", seed=seed), seat) in hands for seed in SEEDS[:3])


def test_br_r22_each_deck_is_shuffled_by_itself():
    starts = [start("poor_visibility", seed=seed) for seed in SEEDS]
    assert any(hand(game, 0) != hand(game, 1) for game in starts)


def test_br_r22_the_others_hand_is_hidden_from_everybody_else():
    foggy = [start("poor_visibility", seed=seed) for seed in SEEDS]
    assert all(game.view(None) == foggy[0].view(None) for game in foggy)
    assert foggy[0].view(None)["hands"] == (None, None)
    for seat in (0, 1):
        looks = {}
        for game in foggy:
            view = game.view(seat)
            assert view["hands"][1 - seat] is None
            assert looks.setdefault(hand(game, seat), view) == view


def test_br_r22_a_drawn_card_is_told_to_nobody_else():
    """The same round in two games that a spectator can't tell apart, with other cards drawn."""
    drawn_cards = set()
    for number in range(40):
        position = start("poor_visibility")
        twin = position.imagine(1, Chance(f"twin {number}"))
        common = set(hand(position, 0)) & set(hand(twin, 0))
        if not common:
            continue
        card, answer = str(min(common)), str(hand(position, 1)[0])
        told = []
        for game in (position, twin):
            game.play(1, answer)
            events = game.play(0, card)
            told.append((seen(events, None), game.view(None)))
            private = [event for event in events if event.only is not None]
            assert all(len(event.only) == 1 for event in private)
            assert game.view(1)["hands"][0] is None
        assert told[0] == told[1]
        drawn_cards.add(hand(twin, 0))
    assert len(drawn_cards) > 5


def test_br_r22_until_the_deck_is_empty_the_hand_cannot_be_known():
    position = start(*FOGGY)
    for _ in range(5):
        for viewer in (0, 1):
            assert position.view(viewer)["hands"][1 - viewer] is None
        assert position.view(None)["hands"] == (None, None)
        play_lowest(position)


def test_br_r22_once_the_deck_is_empty_everybody_can_count_the_hands():
    """Eight cards less five played are the three in hand, as in the plain game."""
    position = start(*FOGGY)
    for _ in range(5):
        play_lowest(position)
    for _ in range(3):
        assert position.view(None)["decks"] == (0, 0)
        truth = (hand(position, 0), hand(position, 1))
        for viewer in (0, 1, None):
            assert position.view(viewer)["hands"] == truth
        play_lowest(position)


def test_br_r22_a_seat_thinks_every_hand_possible():
    position = start("poor_visibility")
    found = {hand(position.imagine(1, Chance(str(number))), 0) for number in range(600)}
    assert len(found) == 56
    orders = {hand(position.imagine(1, Chance(str(number))), 1) for number in range(50)}
    assert orders == {hand(position, 1)}


def test_br_r22_the_own_deck_is_unknown_too():
    """What seat 0 will draw is redrawn when seat 0 imagines."""
    position = start("poor_visibility")
    drawn = set()
    for number in range(100):
        twin = position.imagine(0, Chance(str(number)))
        drawn |= set(hand(play_lowest(twin), 0)) - set(hand(position, 0))
    assert drawn == set(range(8)) - set(hand(position, 0))


def test_br_r22_with_a_draft_or_a_deal_the_own_eight_cards_become_the_deck():
    for variant in ("traitor", "dark_night"):
        position = start(variant, *FOGGY)
        assert position.view(None)["decks"] == (5, 5)
        while position.outcome is None:
            play_lowest(position)
        cards = Counter(
            card for fought in position.view(None)["rounds"] for card in fought["cards"]
        )
        assert cards == Counter(dict.fromkeys(range(8), 2))
        assert len(story(position).split(", ")) == 8
        assert end(position).endswith("bitter_end")
