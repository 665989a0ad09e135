"""Which variants go together: 48 sets can be played, the others are refused with a reason."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from itertools import combinations as choose

import pytest

from rules import GAMES, BadOptions, Chance, Course, Record, read_record, write_record
from tests.rules.duel.setups import VARIANTS, combinations, end, start

PLAYABLE = combinations()
EVERY_SET = list(chain.from_iterable(choose(VARIANTS, count) for count in range(8)))
DECK_MAKERS = {"traitor", "mixed_clans", "dark_night"}
ROW_OR_DRAW = {"poor_visibility", "fate"}


def refusals(variants: tuple[str, ...]) -> set[str]:
    """The reasons that speak against a set."""
    found = set()
    if len(DECK_MAKERS & set(variants)) > 1:
        found.add("decks-made-twice")
    if set(variants) >= ROW_OR_DRAW:
        found.add("row-or-draw")
    return found


def test_br_r20_to_r26_forty_eight_of_the_hundred_and_twenty_eight_sets_can_be_played():
    assert len(PLAYABLE) == len(set(PLAYABLE)) == 48
    assert len(EVERY_SET) == 128
    assert {each for each in EVERY_SET if not refusals(each)} == set(PLAYABLE)


@pytest.mark.parametrize("variants", PLAYABLE, ids="+".join)
def test_br_r20_to_r26_a_playable_set_is_played_to_its_end(variants):
    for seed in ("one", "two", "three"):
        record = Record("duel", 2, {"variants": variants}, seed)
        course = Course(record)
        assert course.position.view(None)["variants"] == variants
        whim = Chance(f"{seed} {variants}")
        for _ in range(200):
            if course.outcome is not None:
                break
            seat = whim.pick(course.awaited)
            course.play(seat, whim.pick(course.moves(seat)))
        assert end(course.position) != "goes on"
        _check_the_end(course.position.view(None), variants)
        assert read_record(write_record(course)).outcome == course.outcome


def _check_the_end(view, variants) -> None:
    reason = view["outcome"]["reason"]
    if "bitter_end" in variants:
        assert reason == "bitter_end"
        assert len(view["rounds"]) == 8
        cards = Counter(card for fought in view["rounds"] for card in fought["cards"])
        assert cards == Counter(dict.fromkeys(range(8), 2))
    elif "sandbox" in variants:
        assert reason in {"goal", "cards"}
    else:
        assert reason in {"goal", "cards", "princess"}
    assert view["stage"] == "over"
    assert view["round"] == len(view["rounds"])


@pytest.mark.parametrize("variants", [each for each in EVERY_SET if refusals(each)], ids="+".join)
def test_br_r20_to_r26_a_set_that_clashes_is_refused_with_the_reason(variants):
    with pytest.raises(BadOptions) as refused:
        start(*variants)
    assert refused.value.name == "variants"
    assert refused.value.reason in refusals(variants)


@pytest.mark.parametrize("variants", list(choose(sorted(DECK_MAKERS), 2)), ids="+".join)
def test_br_r21_r23_r24_only_one_variant_makes_the_decks(variants):
    with pytest.raises(BadOptions) as refused:
        start(*variants)
    assert refused.value.reason == "decks-made-twice"


def test_br_r22_r25_a_row_is_laid_or_cards_are_drawn_but_not_both():
    with pytest.raises(BadOptions) as refused:
        start("fate", "poor_visibility")
    assert refused.value.reason == "row-or-draw"


def test_br_r20_to_r26_the_order_of_the_variants_does_not_matter():
    one = start("bitter_end", "fate", "traitor", seed="same")
    two = start("traitor", "fate", "bitter_end", seed="same")
    assert one.view(0) == two.view(0)
    assert one.view(None)["variants"] == ("traitor", "fate", "bitter_end")


def test_br_r20_to_r26_an_unknown_variant_is_refused():
    with pytest.raises(BadOptions) as refused:
        start("lucky_draw")
    assert refused.value.reason == "unknown-value"


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"variant": []}, "unknown-option"),
        ({"variants": "traitor"}, "not-a-list"),
        ({"musician_cancels_delayed": "yes"}, "not-a-flag"),
    ],
)
def test_br_r1_other_options_do_not_exist(options, reason):
    with pytest.raises(BadOptions) as refused:
        GAMES["duel"].start(seats=2, options=options)
    assert refused.value.reason == reason


def test_br_r1_without_options_the_plain_game_is_played():
    plain = GAMES["duel"].start(seats=2, seed="table")
    assert plain.view(0) == start().view(0)
    assert plain.view(0)["variants"] == ()


@pytest.mark.parametrize("variants", [each for each in PLAYABLE if "mixed_clans" in each])
def test_br_r23_a_draft_comes_before_everything_else(variants):
    position = start(*variants)
    for _ in range(12):
        assert position.view(None)["stage"] == "draft"
        (seat,) = position.to_act
        position.play(seat, position.moves(seat)[-1])
    view = position.view(None)
    assert view["stage"] == ("lay" if "fate" in variants else "choose")
    assert position.to_act == (0, 1)
    if "poor_visibility" in variants:
        assert (view["hand_sizes"], view["decks"]) == ((3, 3), (5, 5))
