"""Variants 2, 4 and 5: the traitor, the mixed clans and the dark night make other decks."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import Chance, IllegalMove, OutOfTurn
from tests.rules.duel.setups import (
    draft,
    fight,
    hand,
    lowest,
    moves,
    seeded,
    seen,
    start,
)

SEEDS = [str(number) for number in range(200)]
OWN = Counter(range(8))
BOTH = Counter(dict.fromkeys(range(8), 2))


def decks(position) -> tuple[Counter, Counter]:
    return Counter(hand(position, 0)), Counter(hand(position, 1))


def packet(position, viewer: int | None):
    return position.view(viewer)["packet"]


# ---- traitor -------------------------------------------------------------------------------------


def test_br_r21_the_traitors_change_sides_and_sixteen_cards_stay_sixteen():
    for seed in SEEDS:
        position = start("traitor", seed=seed)
        first, second = decks(position)
        gave, got = position.view(0)["exchange"]
        assert first == OWN - Counter([gave]) + Counter([got])
        assert second == OWN - Counter([got]) + Counter([gave])
        assert first.total() == second.total() == 8
        assert first + second == BOTH


def test_br_r21_each_player_knows_what_went_and_what_came():
    for seed in SEEDS[:20]:
        position = start("traitor", seed=seed)
        assert position.view(0)["exchange"] == tuple(reversed(position.view(1)["exchange"]))


def test_br_r21_spectators_know_nothing_of_the_traitors():
    views = [start("traitor", seed=seed).view(None) for seed in SEEDS]
    assert views[0]["exchange"] is None
    assert views[0]["hands"] == (None, None)
    assert all(view == views[0] for view in views)


def test_br_r21_every_card_can_be_the_traitor_even_equal_ones():
    exchanges = {start("traitor", seed=seed).view(0)["exchange"] for seed in SEEDS}
    assert {gave for gave, _ in exchanges} == {got for _, got in exchanges} == set(range(8))
    assert any(gave == got for gave, got in exchanges)


def test_br_r21_a_view_of_the_start_tells_nothing_but_the_exchange():
    views = {}
    for seed in SEEDS:
        for seat in (0, 1):
            view = start("traitor", seed=seed).view(seat)
            assert views.setdefault((seat, view["exchange"]), view) == view


def test_br_r21_both_players_can_tell_the_others_deck():
    for seed in SEEDS[:20]:
        position = start("traitor", seed=seed)
        for viewer in (0, 1):
            assert position.view(viewer)["hands"] == (hand(position, 0), hand(position, 1))


def test_br_r21_a_traitor_is_played_like_an_own_card_and_twins_one_after_the_other():
    position = seeded("traitor", where=lambda game: game.view(0)["exchange"] == (0, 7))
    assert hand(position, 0) == (1, 2, 3, 4, 5, 6, 7, 7)
    assert moves(position, 0) == "1 2 3 4 5 6 7"
    fight(position, "7-6")
    assert moves(position, 0) == "1 2 3 4 5 6 7"
    fight(position, "7-0")
    assert moves(position, 0) == "1 2 3 4 5 6"
    with pytest.raises(IllegalMove) as refused:
        position.play(0, "7")
    assert refused.value.rule == "BR-R18"


def test_br_r21_a_card_given_away_is_not_held():
    position = seeded("traitor", where=lambda game: game.view(0)["exchange"] == (0, 7))
    with pytest.raises(IllegalMove) as refused:
        position.play(0, "0")
    assert refused.value.rule == "BR-R18"


# ---- mixed clans ---------------------------------------------------------------------------------


def test_br_r23_packets_of_four_go_round_opener_other_opener_and_the_last_goes_by_itself():
    position = start("mixed_clans")
    picks = []
    while position.view(None)["stage"] == "draft":
        (seat,) = position.to_act
        shown = packet(position, None)
        picks.append(f"{shown['number']}:{shown['opener']}:{shown['size']}:{seat}")
        position.play(seat, lowest(position, seat))
    assert picks == [
        *("1:0:4:0", "1:0:3:1", "1:0:2:0"),
        *("2:1:4:1", "2:1:3:0", "2:1:2:1"),
        *("3:0:4:0", "3:0:3:1", "3:0:2:0"),
        *("4:1:4:1", "4:1:3:0", "4:1:2:1"),
    ]
    assert position.to_act == (0, 1)
    assert packet(position, None) is packet(position, 0) is None


def test_br_r23_only_the_one_who_picks_sees_the_packet():
    position = start("mixed_clans")
    for _ in range(12):
        (seat,) = position.to_act
        assert len(packet(position, seat)["cards"]) == packet(position, None)["size"]
        assert packet(position, 1 - seat)["cards"] is None
        assert packet(position, None)["cards"] is None
        assert position.view(seat)["ask"] == "pick"
        assert position.view(1 - seat)["ask"] is position.view(None)["ask"] is None
        position.play(seat, lowest(position, seat))


def test_br_r23_a_pick_is_one_of_the_packets_cards_and_joins_the_deck():
    position = start("mixed_clans")
    for _ in range(12):
        (seat,) = position.to_act
        cards = packet(position, seat)["cards"]
        assert moves(position, seat).split() == sorted({str(card) for card in cards})
        before = Counter(hand(position, seat))
        card = max(cards)
        position.play(seat, str(card))
        assert Counter(hand(position, seat)) - before >= Counter([card])


def test_br_r23_what_is_passed_on_is_the_packet_without_the_pick():
    position = start("mixed_clans")
    cards = Counter(packet(position, 0)["cards"])
    for seat, other in ((0, 1), (1, 0)):
        card = lowest(position, seat)
        position.play(seat, card)
        cards -= Counter([int(card)])
        assert Counter(packet(position, other)["cards"]) == cards
    rest = cards - Counter([int(lowest(position, 0))])
    got = Counter(hand(position, 1))
    position.play(0, lowest(position, 0))
    assert Counter(hand(position, 1)) - got == rest
    assert position.view(None)["hand_sizes"] == (2, 2)


def test_br_r23_all_sixteen_cards_are_shared_out_eight_and_eight():
    for seed in SEEDS[:40]:
        first, second = decks(draft(start("mixed_clans", seed=seed), lowest))
        assert first.total() == second.total() == 8
        assert first + second == BOTH


def test_br_r23_a_card_that_is_not_in_the_packet_cannot_be_picked():
    position = seeded("mixed_clans", where=lambda game: 7 not in packet(game, 0)["cards"])
    with pytest.raises(IllegalMove) as refused:
        position.play(0, "7")
    assert (refused.value.rule, refused.value.reason) == ("BR-R23", "not-in-packet")
    assert dict(refused.value.facts) == {"card": 7}


def test_br_r23_nobody_picks_out_of_turn():
    position = start("mixed_clans")
    with pytest.raises(OutOfTurn) as refused:
        position.play(1, lowest(position, 0))
    assert refused.value.rule == "BR-R23"


def test_br_r23_before_the_first_pick_only_the_opener_knows_anything():
    views = [start("mixed_clans", seed=seed) for seed in SEEDS]
    assert all(game.view(1) == views[0].view(1) for game in views)
    assert all(game.view(None) == views[0].view(None) for game in views)
    shown = {tuple(sorted(packet(game, 0)["cards"])) for game in views}
    assert len(shown) > 50


def test_br_r23_spectators_follow_the_draft_without_seeing_a_card():
    courses = []
    for seed in SEEDS[:10]:
        position = start("mixed_clans", seed=seed)
        seen_here = []
        while position.view(None)["stage"] == "draft":
            (seat,) = position.to_act
            events = position.play(seat, lowest(position, seat))
            seen_here.append((position.view(None), seen(events, None)))
        courses.append(seen_here)
    assert all(course == courses[0] for course in courses)


def test_br_r23_the_other_does_not_learn_what_the_opener_kept():
    """Two games whose openers keep different cards and pass on the same three."""
    passed: dict[tuple[int, ...], dict[int, str]] = {}
    for seed in SEEDS:
        cards = packet(start("mixed_clans", seed=seed), 0)["cards"]
        for kept in set(cards):
            rest = Counter(cards) - Counter([kept])
            passed.setdefault(tuple(sorted(rest.elements())), {})[kept] = seed
    pairs = [list(kept.items())[:2] for kept in passed.values() if len(kept) > 1]
    assert pairs
    for pair in pairs[:20]:
        looks = []
        for kept, seed in pair:
            position = start("mixed_clans", seed=seed)
            events = position.play(0, str(kept))
            looks.append((position.view(1), seen(events, 1)))
        assert looks[0] == looks[1]
        assert looks[0][0]["hands"][0] is None


def test_br_r23_a_seat_thinks_every_unseen_card_possible():
    position = start("mixed_clans")
    position.play(0, lowest(position, 0))
    found = {hand(position.imagine(1, Chance(str(number))), 0) for number in range(200)}
    unseen = BOTH - Counter(packet(position, 1)["cards"])
    assert found == {(card,) for card in unseen}


def test_br_r23_the_clans_colours_do_not_matter():
    position = draft(start("mixed_clans"), lowest)
    assert moves(position, 0).split() == sorted({str(card) for card in hand(position, 0)})
    fight(position, f"{hand(position, 0)[0]}-{hand(position, 1)[-1]}")
    assert len(position.view(None)["rounds"]) == 1


# ---- dark night ----------------------------------------------------------------------------------


def test_br_r24_the_dark_night_deals_all_sixteen_cards_eight_and_eight():
    for seed in SEEDS:
        first, second = decks(start("dark_night", seed=seed))
        assert first.total() == second.total() == 8
        assert first + second == BOTH


def test_br_r24_the_deal_depends_on_the_seed():
    deals = {hand(start("dark_night", seed=seed), 0) for seed in SEEDS}
    assert len(deals) > 100
    assert any(len(set(deal)) < 8 for deal in deals)


def test_br_r24_spectators_do_not_know_the_deal():
    views = [start("dark_night", seed=seed).view(None) for seed in SEEDS]
    assert views[0]["hands"] == (None, None)
    assert all(view == views[0] for view in views)


def test_br_r24_each_player_can_count_the_others_cards():
    for seed in SEEDS[:20]:
        position = start("dark_night", seed=seed)
        for viewer in (0, 1):
            assert position.view(viewer)["hands"] == (hand(position, 0), hand(position, 1))


def test_br_r24_after_the_deal_it_is_an_ordinary_game():
    position = start("dark_night")
    assert position.to_act == (0, 1)
    assert position.view(None)["stage"] == "choose"
    drawn = position.chance.drawn
    fight(position, f"{hand(position, 0)[0]}-{hand(position, 1)[0]}")
    assert position.chance.drawn == drawn
