"""Who may know what: a choice before the reveal, and everything a viewer can't tell apart."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from rules import Chance
from tests.rules.duel.setups import combinations, duel, fight, hand, moves, seen, start

CHOOSING = [each for each in combinations() if "fate" not in each]
BOTH = Counter(dict.fromkeys(range(8), 2))


def ready(variants: tuple[str, ...], seed: str):
    """A game in which both may choose, after a draft if there is one."""
    position = start(*variants, seed=seed)
    while position.view(None)["stage"] == "draft":
        (seat,) = position.to_act
        position.play(seat, position.moves(seat)[0])
    return position


def positions(variants: tuple[str, ...], seed: str):
    """Every position of a random game, its end included."""
    position = start(*variants, seed=seed)
    whim = Chance(f"{seed} {variants}")
    while position.outcome is None:
        yield position
        seat = whim.pick(position.to_act)
        position.play(seat, whim.pick(position.moves(seat)))
    yield position


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("variants", CHOOSING, ids="+".join)
def test_br_r2_nobody_else_can_tell_which_card_was_chosen(variants, seat):
    looks = []
    position = ready(variants, "secret")
    for card in moves(position, seat).split():
        trial = position.copy()
        events = trial.play(seat, card)
        looks.append([(trial.view(who), seen(events, who)) for who in (1 - seat, None)])
        assert trial.view(seat)["choices"][seat] == int(card)
    assert len(looks) >= 2
    assert all(look == looks[0] for look in looks)


def test_br_r2_in_the_middle_of_a_game_a_choice_is_as_secret():
    looks = []
    for card in "0135":
        position = duel("6-1 2-2 7-7")
        events = position.play(0, card)
        looks.append([(position.view(who), seen(events, who)) for who in (1, None)])
    assert all(look == looks[0] for look in looks)


def test_br_r2_the_other_thinks_every_card_possible():
    position = start()
    position.play(0, "6")
    found = Counter()
    for number in range(200):
        twin = position.imagine(1, Chance(str(number)))
        assert twin.view(1) == position.view(1)
        found[twin.view(0)["choices"][0]] += 1
    assert set(found) == set(range(8))


def test_br_r8_only_the_spied_on_card_is_shown_and_the_answer_reveals_both():
    position = duel("2-1")
    events = position.play(1, "6")
    assert all(position.view(who)["choices"] == (None, 6) for who in (0, 1, None))
    assert seen(events, None) == seen(events, 0) == seen(events, 1)
    events = position.play(0, "3")
    assert seen(events, None) == events


def test_br_r8_before_the_card_is_shown_nothing_is_known_of_it():
    position = duel("2-1")
    assert position.view(0)["choices"] == (None, None)
    assert position.view(0)["chosen"] == (False, False)


@pytest.mark.parametrize("variants", combinations(), ids="+".join)
def test_br_r2_whatever_a_seat_imagines_looks_the_same_to_it(variants):
    for number, position in enumerate(positions(variants, "imagine")):
        for seat in (0, 1):
            twin = position.imagine(seat, Chance(f"imagine {number}"))
            assert twin.view(seat) == position.view(seat)
            assert twin.moves(seat) == position.moves(seat)
            assert twin.to_act == position.to_act


@pytest.mark.parametrize("variants", combinations(), ids="+".join)
def test_br_r21_to_r24_no_card_is_lost_or_made_in_any_position_or_imagination(variants):
    for position in positions(variants, "count"):
        for game in (position, position.imagine(0, Chance("count"))):
            view = game.view(None)
            if view["stage"] == "draft" or "poor_visibility" in variants:
                continue
            cards = Counter(card for fought in view["rounds"] for card in fought["cards"])
            assert cards + unplayed(game, 0) + unplayed(game, 1) == BOTH


def unplayed(position, seat: int) -> Counter:
    """All cards that lie in hand, in the row or face down before a seat, as that seat sees them."""
    view = position.view(seat)
    held, row = Counter(hand(position, seat)), Counter(view["row"] or ())
    # While a row is laid, cards go from the hand to the row; once it lies, both show the same.
    return held + row if (held + row).total() == 8 - len(view["rounds"]) else held | row


@pytest.mark.parametrize("variants", combinations(), ids="+".join)
def test_br_r2_what_a_view_shows_of_the_others_hand_is_true(variants):
    for position in positions(variants, "truth"):
        for viewer in (0, 1, None):
            shown = position.view(viewer)["hands"]
            for seat in (0, 1):
                if shown[seat] is not None and seat != viewer:
                    assert Counter(shown[seat]) == unplayed(position, seat)


@pytest.mark.parametrize(
    "variants", [each for each in combinations() if "mixed_clans" not in each], ids="+".join
)
def test_br_r21_to_r25_a_start_shows_a_seat_its_own_hand_and_exchange_and_no_more(variants):
    looks: dict[object, object] = {}
    for number in range(120):
        position = start(*variants, seed=str(number))
        assert looks.setdefault(None, position.view(None)) == position.view(None)
        for seat in (0, 1):
            view = position.view(seat)
            known = (seat, hand(position, seat), view["exchange"])
            assert looks.setdefault(known, view) == view


@pytest.mark.parametrize("variants", [each for each in CHOOSING if "poor_visibility" in each])
def test_br_r22_whatever_the_decks_the_others_hand_is_hidden(variants):
    position = ready(variants, "fog")
    for viewer in (0, 1):
        assert position.view(viewer)["hands"][1 - viewer] is None
        found = {
            hand(position.imagine(viewer, Chance(str(number))), 1 - viewer) for number in range(40)
        }
        assert len(found) > 5
    assert position.view(None)["hands"] == (None, None)


@pytest.mark.parametrize("variants", combinations(), ids="+".join)
def test_br_r2_a_view_is_plain_data_that_a_position_does_not_share(variants):
    for position in positions(variants, "plain"):
        for viewer in (0, 1, None):
            view = position.view(viewer)
            assert json.loads(json.dumps(view)) is not None
            assert view["game"] == "duel"
            assert view["seat"] == viewer
            assert view["to_act"] == position.to_act
            asked = viewer in position.to_act
            assert (view["ask"] is not None) == asked


def test_br_r2_a_copy_goes_its_own_way():
    position = duel("6-1")
    position.play(0, "4")
    twin = position.copy()
    before = [position.view(who) for who in (0, 1, None)]
    twin.play(1, "5")
    fight(twin, "7-2")
    assert [position.view(who) for who in (0, 1, None)] == before
    assert twin.view(None)["rounds"][:2] != position.view(None)["rounds"]
