"""Who may know what: hands, removed cards, face-down cards, and what players imagine."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from rules import Chance
from rules.core.event import seen_by
from tests.rules.glory.setups import CARD_NAMES, by_lot, drawn, hand, legal, play, same, seen, start
from tests.rules.walk import sight

all_tables = pytest.mark.parametrize("seats", [2, 3, 4])

NOTHING_FITS = """
    R5 .  .  | .  .  .  | .  .  .  | .  .  .
  .                                            .
    .  .  .  | .  .  .  | .  .  .  | .  .  .
"""


def secrets(position, viewer: int | None) -> set[str]:
    """The names of all cards that this viewer may not know the place of."""
    cards = list(position.removed)
    for seat in range(position.setup.seats):
        if seat != viewer:
            cards += position.hands[seat] + position.discards[seat]
            cards += [one.card for one in position.spread.hidden.values() if one.seat == seat]
    return {CARD_NAMES[card] for card in cards}


def named(data: object) -> set[str]:
    """All cards that some data names."""
    text = json.dumps(data)
    return {name for name in CARD_NAMES if f'"{name}"' in text or f"{name}@" in text}


def games(seats: int):
    """Games of this size, of which some have face-down cards."""
    for number in range(12):
        yield start(seats, crosses=number % 2 == 0, seed=f"secret {number}")


@all_tables
def test_cg_r28_no_view_and_no_event_names_a_hidden_card(seats):
    covered = 0
    for position in games(seats):
        chance = Chance("secret")
        while position.outcome is None:
            (seat,) = position.to_act
            for viewer in (None, *range(seats)):
                if position.turn % 5 == 0:
                    assert not named(position.view(viewer)) & secrets(position, viewer)
            events = position.play(seat, chance.pick(position.moves(seat)))
            for viewer in (None, *range(seats)):
                facts = [dict(event.facts) for event in seen_by(events, viewer)]
                assert not named(facts) & secrets(position, viewer)
        for viewer in (None, *range(seats)):
            assert not named(position.view(viewer)) & secrets(position, viewer)
        covered += bool(position.spread.hidden)
    assert covered, "some of these games must have face-down cards"


@all_tables
def test_cg_r28_opponents_see_how_many_cards_a_hand_has(seats):
    position = by_lot(seats, "sizes", turns=2)
    view = position.view(seats - 1)
    assert view["hand_sizes"] == tuple(len(hand(position, seat).split()) for seat in range(seats))
    assert position.view(None)["hand"] is None


@all_tables
def test_cg_r4_nobody_can_ask_for_the_removed_cards_not_even_at_the_end(seats):
    for turns in (0, 7, None):
        position = by_lot(seats, "removed", turns=turns)
        removed = {CARD_NAMES[card] for card in position.removed}
        for viewer in (None, *range(seats)):
            assert not named(position.view(viewer)) & removed


def test_ruling_a6_a_face_down_card_is_known_only_to_who_laid_it():
    position = drawn(NOTHING_FITS, "G4 B3 / ")
    events = play(position, "?G4@2.B1")
    shown = """
        R5 .  .  | .  .  .  | .  .  .  | .  .  .
      .                                            .
        .  .  .  | .  0?{} . | .  .  .  | .  .  .
    """
    assert seen(position, 0) == same(shown.format("G4"))
    assert seen(position, 1) == seen(position, None) == same(shown.format("?"))
    assert position.view(0)["last"]["card"]["name"] == "G4"
    assert position.view(1)["last"]["card"] is None
    assert position.view(1)["last"]["face_down"] is True
    public = [(event.kind, dict(event.facts)) for event in seen_by(events, 1)]
    assert public == [("covered", {"seat": 0, "field": 2, "cell": "2.B1"})]
    own = [event for event in seen_by(events, 0) if event.only == (0,)]
    assert [(event.kind, event.facts["card"]) for event in own] == [("covered_own", "G4")]


def test_ruling_a6_two_face_down_choices_look_the_same_to_the_others():
    first, second = drawn(NOTHING_FITS, "G4 B3 / "), drawn(NOTHING_FITS, "G4 B3 / ")
    told = [play(first, "?G4@2.B1"), play(second, "?B3@2.B1")]
    for viewer in (1, None):
        assert first.view(viewer) == second.view(viewer)
        assert seen_by(told[0], viewer) == seen_by(told[1], viewer)
    assert first.view(0) != second.view(0)


def test_ruling_a6_a_face_down_card_stays_secret_after_the_end():
    position = drawn(NOTHING_FITS, "Y6 / G4", turn=15)
    play(position, "?G4@2.B1 shield")
    assert position.outcome is not None
    assert position.view(0)["fields"][1]["cells"][4]["card"] is None
    assert position.view(1)["fields"][1]["cells"][4]["card"]["name"] == "G4"


@all_tables
def test_a_discarded_card_is_known_only_to_who_held_it(seats):
    position = by_lot(seats, "discarded")
    held = [CARD_NAMES[card] for cards in position.discards for card in cards]
    assert len(held) == seats - 1
    for seat in range(seats):
        others = set(held) - ({held[seat]} if seat < seats - 1 else set())
        assert not named(position.view(seat)) & others


# ---- imagined positions --------------------------------------------------------------------------


@all_tables
@pytest.mark.parametrize("crosses", [True, False])
def test_an_imagined_position_looks_the_same_and_keeps_the_deck(seats, crosses):
    for turns in (0, 3, 9, 13, None):
        position = by_lot(seats, f"imagine {turns}", crosses=crosses, turns=turns)
        for middle in (False, True):
            if middle and position.outcome is None:
                position.play(position.to_act[0], position.moves(position.to_act[0])[0])
            before = sight(position)
            for seat in range(seats):
                twin = position.imagine(seat, Chance(f"{seats} {turns}"))
                assert twin.view(seat) == position.view(seat)
                assert twin.view(None) == position.view(None)
                assert list(twin.moves(seat)) == list(position.moves(seat))
                assert twin.to_act == position.to_act
                assert pile(twin) == pile(position)
            assert sight(position) == before


def pile(position) -> Counter[int]:
    cards = [*position.removed, *(card for card in position.spread.cards if card >= 0)]
    cards += [card for cards_of in (*position.hands, *position.discards) for card in cards_of]
    return Counter(cards + [one.card for one in position.spread.hidden.values()])


@all_tables
def test_what_a_seat_imagines_depends_on_nothing_it_can_not_know(seats):
    """Two positions that a seat can't tell apart lead it to the very same thoughts."""
    for turns in (0, 6, 12, None):
        position = by_lot(seats, "thoughts", turns=turns)
        for seat in range(seats):
            other = position.imagine(seat, Chance("somewhere else"))
            assert turns is None or sight(other) != sight(position)
            thoughts = [one.imagine(seat, Chance("thought")) for one in (position, other)]
            assert sight(thoughts[0]) == sight(thoughts[1])


def test_everything_hidden_is_redrawn_and_everything_known_stays():
    position = drawn(
        """
        R5 .  .  | .  0?G3 . | .  .  .  | .  .  .
      .                                            .
        .  .  .  | .  .  1?G4 | .  .  .  | .  .  .
        """,
        "B3 B4 / Y3 Y4",
    )
    laid, hands, removed = set(), set(), set()
    for number in range(60):
        twin = position.imagine(0, Chance(str(number)))
        assert hand(twin, 0) == "B3 B4"
        assert twin.view(0)["fields"][1]["cells"][1]["card"]["name"] == "G3"
        laid.add(twin.view(1)["fields"][1]["cells"][5]["card"]["name"])
        hands.add(hand(twin, 1))
        removed.add(frozenset(twin.removed))
    assert len(laid) > 15
    assert len(hands) > 45
    assert len(removed) > 45
    assert "G4" in laid


def test_cg_r15_who_laid_a_card_face_down_is_imagined_with_nothing_that_fitted():
    position = drawn(NOTHING_FITS, "G4 B3 V6 / Y4 Y6")
    play(position, "?G4@2.B1 pass")
    for number in range(40):
        twin = position.imagine(1, Chance(str(number)))
        laid = twin.view(0)["fields"][1]["cells"][4]["card"]["name"]
        for card in (laid, *hand(twin, 0).split()):
            assert "R" not in card, "a red card would have fitted beside the red 5"
            assert "5" not in card, "a 5 would have fitted beside the red 5"


def test_cg_r15_what_came_to_fit_only_later_may_still_be_imagined():
    position = drawn(NOTHING_FITS, "G4 B3 V6 / R6 Y6")
    play(position, "?G4@2.B1 pass R6@1.T1 pass")
    twins = [position.imagine(1, Chance(str(number))) for number in range(40)]
    assert any("6" in hand(twin, 0) for twin in twins)
    assert not any("5" in hand(twin, 0) for twin in twins)


@pytest.mark.parametrize(("seats", "seed"), [(2, "f257"), (3, "f11"), (4, "f87")])
def test_cg_r15_every_face_down_card_of_a_game_agrees_with_what_is_imagined(seats, seed):
    """In these games three or four cards are laid face down, by two to four players."""
    position, chance = start(seats, crosses=False, seed=seed), Chance(f"lot {seed}")
    #: For each such moment who laid the card, what would have fitted, and what lay so before.
    moments: list[tuple[int, set[int], set[int]]] = []
    while position.outcome is None:
        (seat,) = position.to_act
        spread, move = position.spread, chance.pick(position.moves(seat))
        if move.kind == "cover":
            fitting = {card for card in range(len(CARD_NAMES)) if spread.fits(card)}
            moments.append((seat, fitting, set(spread.hidden)))
        position.play(seat, move)
        for viewer in range(seats):
            twin = position.imagine(viewer, Chance(str(position.turn)))
            for who, fitting, before in moments:
                held = {*twin.hands[who], *twin.discards[who]}
                hidden = twin.spread.hidden.items()
                held |= {one.card for at, one in hidden if one.seat == who and at not in before}
                assert not held & fitting
    assert len(moments) >= 3


def test_what_the_others_discarded_is_redrawn_too():
    position = by_lot(3, "over")
    discards = {
        position.imagine(0, Chance(str(number))).view(1)["discard"]["name"] for number in range(30)
    }
    assert len(discards) > 3
    own = position.view(0)["discard"]
    assert own == position.imagine(0, Chance("own")).view(0)["discard"]


def test_a_hidden_card_is_equally_likely_in_every_hidden_place():
    position = start(2, seed="likely")
    card = position.removed[0]
    places = Counter(
        "removed" if card in position.imagine(0, Chance(f"likely {number}")).removed else "hand"
        for number in range(400)
    )
    # 3 removed cards and 8 in the other hand: 400 * 3 / 11 = 109 are expected, with a spread of 9.
    assert 75 < places["removed"] < 145


def test_a_seat_that_is_not_asked_imagines_other_moves_of_who_is():
    position = start(2, seed="other moves")
    assert {legal(position.imagine(1, Chance(str(number))), 0) for number in range(5)} != {
        legal(position, 0)
    }


def test_an_imagined_position_has_a_chance_of_its_own():
    position = start(3, seed="sealed")
    twin = position.imagine(1, Chance("any"))
    assert "sealed" not in twin.chance.text
