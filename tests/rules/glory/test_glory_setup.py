"""Preparation: deck, removed cards, fields, start cards, hands, shields and the order of turns."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import GAMES, BadOptions, IllegalMove, OutOfTurn
from rules.glory.options import CROSSES
from tests.rules.glory.setups import BOX, CARD_NAMES, hand, legal, names, play, seen, start

SEEDS = [str(number) for number in range(20)]


def lying(position) -> list[str]:
    """The cards on the table, by cell."""
    return [
        f"{cell['card']['name']}@{cell['name']}"
        for field in position.view(None)["fields"]
        for cell in field["cells"]
        if cell["card"]
    ]


def everything_visible(position) -> list[str]:
    """All cards that somebody sees: on the table and in the hands."""
    cards = [word.split("@")[0] for word in lying(position)]
    for seat in range(position.view(None)["seats"]):
        cards += hand(position, seat).split()
    return cards


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6])
def test_cg_r1_two_to_four_play(seats):
    with pytest.raises(BadOptions) as refused:
        GAMES["glory"].start(seats)
    assert refused.value.reason == "wrong-number"
    assert refused.value.facts["known"] == "2, 3, 4"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cg_r1_each_number_of_players_has_its_own_table(seats):
    view = start(seats).view(None)
    assert view["seats"] == seats
    assert len(view["fields"]) == seats + 2


def test_cg_r2_the_deck_has_a_card_of_each_strength_in_each_colour():
    names_in_deck = [CARD_NAMES[card] for card in BOX.deck(frozenset())]
    assert len(names_in_deck) == 42
    assert set(names_in_deck) == {colour + value for colour in "ROYGBVS" for value in "345678"}


def test_cg_r2_with_four_players_every_card_can_come_up():
    seen_cards = {card for seed in SEEDS for card in everything_visible(start(4, seed=seed))}
    assert len(seen_cards) == 42


@pytest.mark.parametrize(
    ("seats", "strongest", "size"), [(2, 6, 28), (3, 7, 35), (4, 8, 42)], ids=str
)
def test_cg_r3_the_strongest_stay_in_the_box_when_few_play(seats, strongest, size):
    position = start(seats)
    assert len(position.setup.deck) == size
    seen_cards = {card for seed in SEEDS for card in everything_visible(start(seats, seed=seed))}
    assert {int(card[1]) for card in seen_cards} == set(range(3, strongest + 1))


@pytest.mark.parametrize(("seats", "removed"), [(2, 3), (3, 4), (4, 5)])
def test_cg_r4_some_cards_are_removed_unseen(seats, removed):
    position = start(seats)
    visible = everything_visible(position)
    assert len(set(visible)) == len(visible) == len(position.setup.deck) - removed
    assert position.view(None)["removed"] == removed


def test_cg_r4_other_seeds_remove_other_cards():
    removed = {frozenset(start(2, seed=seed).removed) for seed in SEEDS}
    assert len(removed) > 15


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cg_r5_the_first_and_the_last_field_of_the_line_have_a_bonfire(seats):
    fields = start(seats).view(None)["fields"]
    assert [field["number"] for field in fields] == list(range(1, seats + 3))
    assert [field["bonfire"] for field in fields] == [True, *[False] * seats, True]
    assert [len(field["cells"]) for field in fields] == [7, *[6] * seats, 7]


@pytest.mark.parametrize(("seats", "cell"), [(2, "2.H"), (2, "5.T1"), (3, "4.H"), (4, "5.H")])
def test_cg_r5_there_are_no_cells_beyond_the_table(seats, cell):
    position = start(seats)
    card = hand(position, 0).split()[0]
    with pytest.raises(IllegalMove) as refused:
        position.play(0, f"{card}@{cell}")
    assert (refused.value.rule, refused.value.reason) == ("CG-R5", "no-such-cell")


def test_cg_r6_two_start_cards_lie_on_every_field_when_two_play():
    places = [word.split("@")[1] for word in lying(start(2))]
    assert places == ["1.T0", "1.B2", "2.T0", "2.B2", "3.T0", "3.B2", "4.T0", "4.B2"]


@pytest.mark.parametrize("seats", [3, 4])
def test_cg_r6_one_start_card_lies_on_every_field_when_more_play(seats):
    places = [word.split("@")[1] for word in lying(start(seats))]
    assert places == [f"{number}.T1" for number in range(1, seats + 3)]


def test_cg_r6_start_cards_are_drawn_by_lot():
    assert len({seen(start(2, seed=seed)) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize(("seats", "sizes"), [(2, (9, 8)), (3, (9, 9, 8)), (4, (8, 8, 8, 7))])
def test_cg_r7_the_whole_stock_is_dealt_in_the_order_of_turns(seats, sizes):
    position = start(seats)
    view = position.view(None)
    assert view["hand_sizes"] == sizes
    assert tuple(len(hand(position, seat).split()) for seat in range(seats)) == sizes
    on_table = len(lying(position))
    assert on_table + sum(sizes) + view["removed"] == len(position.setup.deck)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cg_r7_hands_are_sorted_by_colour_then_strength(seats):
    for seat in range(seats):
        view = start(seats).view(seat)
        order = ["red", "orange", "yellow", "green", "blue", "violet", "grey"]
        keys = [(order.index(card["colour"]), card["strength"]) for card in view["hand"]]
        assert keys == sorted(keys)
        assert names(view["hand"]) == hand(start(seats), seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cg_r8_everybody_starts_with_five_shields(seats):
    assert start(seats).view(None)["shields"] == (5,) * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cg_r9_turns_go_round_and_who_has_fewest_cards_is_last(seats):
    position = start(seats)
    sizes = position.view(None)["hand_sizes"]
    assert min(sizes) == sizes[-1] < min(sizes[:-1])
    order = []
    for _ in range(2 * seats):
        order.append(position.to_act)
        play(position, f"{legal(position).split()[0]} pass")
    assert order == [(seat,) for seat in range(seats)] * 2


def test_cg_r9_nobody_moves_out_of_turn():
    position = start(3)
    for seat in (1, 2):
        with pytest.raises(OutOfTurn) as refused:
            position.play(seat, "pass")
        assert refused.value.rule == "CG-R9"
        assert position.moves(seat) == ()


def test_the_colours_of_a_card_are_told_by_unique_letters():
    start_hands = [start(4, seed=seed).view(seat)["hand"] for seed in SEEDS for seat in range(4)]
    letters = {(card["name"][0], card["colour"]) for cards in start_hands for card in cards}
    assert letters == {
        ("R", "red"),
        ("O", "orange"),
        ("Y", "yellow"),
        ("G", "green"),
        ("B", "blue"),
        ("V", "violet"),
        ("S", "grey"),
    }


def test_every_card_is_equally_likely_to_be_anywhere():
    counts = Counter(card for number in range(300) for card in start(2, seed=f"x{number}").hands[0])
    # Each of 28 cards is expected 300 * 9 / 28 = 96 times, with a spread of about 8.
    assert len(counts) == 28
    assert all(60 < count < 135 for count in counts.values())


def test_the_option_is_on_unless_it_is_turned_off():
    assert GAMES["glory"].start(2).view(None)[CROSSES] is True
    assert start(2, crosses=False).view(None)[CROSSES] is False
    with pytest.raises(BadOptions):
        GAMES["glory"].start(2, {CROSSES: "yes"})
